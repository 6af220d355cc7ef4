"""Fair play as people see it: what counts, what is asked before, the deal, accounts, blocks."""

from playwright.sync_api import expect

from tests.web.conftest import Opener
from tests.web.pages import PATIENCE, open_table, sit_down, tool
from tests.web.people import Person
from tests.web.test_pages import serious_issues

PASSWORD = "correct horse battery"


def test_a_rated_game_asks_before_it_becomes_casual(open_page: Opener) -> None:
    page = open_page()
    open_table(page, ["me", "casual"], counts="rated")
    expect(page.get_by_text("Rated game.")).to_be_visible()
    page.wait_for_selector(".bar.turn")
    page.get_by_role("button", name="Hint").click()
    question = page.locator(".bar .question")
    expect(question).to_contain_text("The game becomes casual then.")
    question.get_by_role("button", name="No").click()
    expect(page.get_by_text("Rated game.")).to_be_visible()
    page.get_by_role("button", name="Hint").click()
    question.get_by_role("button", name="Yes").click()
    expect(page.locator(".bar .hint")).to_contain_text("A bot would choose", timeout=2 * PATIENCE)
    expect(page.get_by_text("Casual game.")).to_be_visible()


def test_the_deal_can_be_checked_at_the_end(open_page: Opener) -> None:
    page = open_page()
    open_table(page, ["me", "casual"])
    page.wait_for_selector(".bar.turn")
    Person(page, "mouse", 1).act()
    tool(page, "Resign")
    tool(page, "Really resign?")
    expect(page.locator(".end")).to_contain_text("By resignation.")
    page.get_by_text("Check the deal").click()
    expect(page.locator(".deal")).to_contain_text("it is part of the seed")
    expect(page.locator(".deal pre")).to_contain_text("--commitment")
    assert serious_issues(page) == []


def test_a_game_without_moves_is_aborted(open_page: Opener) -> None:
    page = open_page()
    open_table(page, ["me", "casual"], counts="rated")
    page.wait_for_selector("[data-ply]")
    tool(page, "Resign")
    tool(page, "Really resign?")
    expect(page.locator(".end h2")).to_have_text("Nobody had moved: the game is aborted.")
    expect(page.locator(".end")).to_contain_text("Casual game.")


def test_sessions_the_second_factor_and_the_end_of_an_account(open_page: Opener) -> None:
    page = open_page("/settings")
    page.get_by_label("Name", exact=True).fill("Zoë")
    page.get_by_role("button", name="Begin").click()
    expect(page.get_by_role("button", name="Rename")).to_be_visible()
    page.get_by_label("Username").fill("zoe")
    page.get_by_label("Password (ten").fill(PASSWORD)
    page.get_by_role("button", name="Create an account").click()
    expect(page.get_by_text("Your account is zoe.")).to_be_visible()
    page.get_by_text("Where you are logged in").click()
    expect(page.get_by_text("this one")).to_be_visible()
    page.get_by_label("Current password").fill(PASSWORD)
    page.get_by_text("Second factor").click()
    page.get_by_role("button", name="Set it up").click()
    expect(page.get_by_role("link", name="Open in the authenticator app")).to_be_visible()
    assert serious_issues(page) == []
    page.get_by_text("Your data").click()
    expect(page.get_by_role("link", name="Save my data")).to_be_visible()
    page.get_by_role("button", name="Delete my player").click()
    page.get_by_role("button", name="Delete everything for good?").click()
    expect(page.get_by_text("Your player has been deleted.")).to_be_visible()
    page.goto("/settings")
    expect(page.get_by_role("button", name="Begin")).to_be_visible()


def test_somebody_can_be_reported_and_blocked(open_page: Opener) -> None:
    ann, bob = open_page(), open_page()
    path = open_table(ann, ["me", "open"])
    sit_down(bob, path, "Bob")
    ann.wait_for_selector("[data-ply]")
    ann.get_by_role("tab", name="Chat").click()
    ann.get_by_role("button", name="About Bob").click()
    dialog = ann.get_by_role("dialog")
    dialog.get_by_label("What happened?").fill("Rude")
    assert serious_issues(ann) == []
    dialog.get_by_role("button", name="Report to the host").click()
    expect(ann.get_by_text("The host has been told.")).to_be_visible()
    ann.get_by_role("button", name="About Bob").click()
    dialog.get_by_role("button", name="Block").click()
    expect(ann.get_by_text("Bob is blocked.")).to_be_visible()
    ann.goto("/settings")
    ann.get_by_text("Blocked players").click()
    ann.get_by_role("button", name="Unblock").click()
    expect(ann.get_by_text("Blocked players")).to_have_count(0)


def test_what_the_server_promises_is_one_page(open_page: Opener) -> None:
    page = open_page()
    page.get_by_role("link", name="What this server promises").click()
    expect(page.get_by_role("heading", name="Fair play")).to_be_visible()
    expect(page.locator("article li")).to_have_count(12)
    assert serious_issues(page) == []
