"""What is special about Moluku's board: refused cards, and one device for two."""

from playwright.sync_api import expect

from tests.web.conftest import Opener
from tests.web.pages import LEGAL, open_table, play_now, ply_of, wait_for_ply


def test_an_illegal_card_says_why_and_opens_its_clause(open_page: Opener) -> None:
    page = open_page()
    shy = page.locator(".card.shy")
    page.goto("/")
    play_now(page)
    for _ in range(60):
        page.wait_for_selector(LEGAL)
        if shy.count():
            break
        ply = ply_of(page)
        page.locator(LEGAL).first.press("Enter")  # in a full hand the next card covers the middle
        page.wait_for_function(
            "ply => Number(document.querySelector('[data-ply]').dataset.ply) > ply", arg=ply
        )
    shy.first.press("Enter")
    expect(page.locator(".trouble")).to_contain_text("must be")
    page.get_by_role("button", name="Why? MO-2").click()
    expect(page.locator(".clause.asked")).to_contain_text("leads a card")


def test_two_people_share_one_device(open_page: Opener) -> None:
    page = open_page()
    open_table(page, ["me", "guest"])
    for _ in range(4):
        page.locator(".curtain, " + LEGAL).first.wait_for()
        if page.locator(".curtain").count():
            assert page.locator(".hand .card").count() == 0
            page.locator(".curtain button").click()
        ply = ply_of(page)
        page.locator(LEGAL).first.press("Enter")  # in a full hand the next card covers the middle
        wait_for_ply(page, ply + 1)
