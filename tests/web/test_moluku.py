"""Whole games of Moluku through the page: two browsers, a lost connection, a spectator."""

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.web.conftest import Opener
from tests.web.pages import LEGAL, is_over, open_table, play_now, ply_of, wait_for_ply


class Wire:
    """A page's connection to its table, which can be cut."""

    def __init__(self, page: Page) -> None:
        self.is_cut = False
        self.routes: list[WebSocketRoute] = []
        page.route_web_socket("**/ws/tables/*", self.connect)

    def connect(self, route: WebSocketRoute) -> None:
        """Let a connection through unless the wire is cut."""
        if self.is_cut:
            route.close()
            return
        route.connect_to_server()
        self.routes.append(route)

    def cut(self) -> None:
        """Break the connection, and every one that follows."""
        self.is_cut = True
        self.routes[-1].close()


def take_a_turn(pages: list[Page]) -> None:
    """Whoever is asked takes the first choice; everybody sees it."""
    ply = ply_of(pages[0])
    page = next(page for page in pages if page.locator(LEGAL).count())
    page.locator(LEGAL).first.press("Enter")  # in a full hand the next card covers the middle
    for one in pages:
        wait_for_ply(one, ply + 1)


def test_two_browsers_play_a_whole_game_while_a_third_watches(open_page: Opener) -> None:
    ann = open_page()
    path = open_table(ann, ["me", "open"])
    bob = open_page("/")
    wire = Wire(bob)
    bob.goto(path)
    bob.get_by_label("Name").fill("Bob")
    bob.get_by_role("button", name="Sit down").click()
    bob.wait_for_selector("[data-ply]")
    ann.wait_for_selector("[data-ply]")
    watcher = open_page(path)
    watcher.wait_for_selector("[data-ply]")
    expect(ann.get_by_text("One person watches.")).to_be_visible()
    assert watcher.locator(".hand .card").count() == 0
    assert watcher.locator(LEGAL).count() == 0

    pages = [ann, bob]
    for _ in range(31):
        take_a_turn(pages)

    # Bob's connection breaks; Ann plays on as far as she can; Bob catches up.
    while not ann.locator(LEGAL).count():
        take_a_turn(pages)
    wire.cut()
    expect(bob.get_by_text("The connection is lost.")).to_be_visible()
    take_a_turn([ann])
    wire.is_cut = False
    wait_for_ply(bob, ply_of(ann))
    expect(bob.get_by_text("The connection is lost.")).to_have_count(0)
    numbers = [int(text) for text in bob.locator("ol .ply").all_inner_texts()]
    assert sorted(set(numbers)) == list(range(1, ply_of(ann) + 1))

    while not is_over(ann):
        take_a_turn(pages)
    for page in [ann, bob, watcher]:
        expect(page.locator(".end h2")).to_contain_text("win")
    sheets = ann.locator(".sheet")
    assert sheets.count() == 2
    for number in range(2):
        points = [int(text) for text in sheets.nth(number).locator(".points").all_inner_texts()]
        assert sum(points) == int(sheets.nth(number).locator(".total").inner_text())
    assert ann.locator("text=/Season 3/").count() >= 2

    ann.get_by_role("button", name="Rematch").click()
    expect(bob.get_by_role("link", name="To the rematch")).to_be_visible()


def test_a_game_against_bots_by_keyboard_alone(open_page: Opener) -> None:
    page = open_page()
    page.get_by_role("button", name="Play now: Moluku").focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(LEGAL)
    page.locator(LEGAL).first.focus()
    for _ in range(8):
        page.wait_for_selector(LEGAL + ":focus")
        ply = ply_of(page)
        page.keyboard.press("Enter")
        page.wait_for_function(
            "ply => Number(document.querySelector('[data-ply]').dataset.ply) > ply", arg=ply
        )
        page.wait_for_selector(LEGAL)


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
    shy.first.click()
    expect(page.locator(".trouble")).to_contain_text("must be")
    page.get_by_role("button", name="Why? MO-2").click()
    expect(page.locator(".clause.asked")).to_contain_text("leads a card")


def test_undo_hint_chat_and_faces(open_page: Opener) -> None:
    page = open_page()
    play_now(page)
    page.wait_for_selector(LEGAL)
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".hint")).to_contain_text("A bot would choose", timeout=30_000)
    assert page.locator(".hinted").count() == 1
    page.get_by_role("tab", name="Chat").click()
    page.get_by_label("Say something").fill("Good luck!")
    page.keyboard.press("Enter")
    expect(page.get_by_role("log")).to_contain_text("Good luck!")
    page.get_by_role("button", name="Applause").click()
    expect(page.locator(".players .face")).to_have_count(1)


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
