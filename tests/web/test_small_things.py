"""Small things at a table: a double click, a slow connection, what is offered and what is not."""

from playwright.sync_api import Page, Route, WebSocketRoute, expect

from tests.web.conftest import Opener
from tests.web.pages import play_now, ply_of
from tests.web.stage import sit
from tests.web.test_boards import middle

TROUBLE = ".trouble"


class SlowWire:
    """A connection whose answers can be held back."""

    def __init__(self, page: Page) -> None:
        self.holds = False
        self.held: list[str | bytes] = []
        page.route_web_socket("**/ws/tables/*", self.connect)

    def connect(self, route: WebSocketRoute) -> None:
        """Pass everything on, unless answers are held."""
        self.route = route
        server = route.connect_to_server()
        server.on_message(lambda said: self.held.append(said) if self.holds else route.send(said))

    def release(self) -> None:
        """Pass on what was held."""
        self.holds = False
        for said in self.held:
            self.route.send(said)


def test_a_double_click_makes_one_move_and_shows_no_refusal(open_page: Opener) -> None:
    page = open_page()
    sit(page, "gipsy_king", 2)
    page.wait_for_selector(".bar.turn")
    ply = ply_of(page)
    x, y = middle(page.locator(".target.legal").first)
    page.mouse.dblclick(x, y)
    page.wait_for_selector(f"[data-ply]:not([data-ply='{ply}']):not([data-unanswered])")
    page.wait_for_selector(".bar.turn")
    expect(page.locator(TROUBLE)).to_have_count(0)
    expect(page.locator("ol .text", has_text="Ann puts")).to_have_count(1)


def test_a_move_that_is_being_sent_says_so_until_it_is_answered(open_page: Opener) -> None:
    page = open_page()
    wire = SlowWire(page)
    sit(page, "gipsy_king", 2)
    page.wait_for_selector(".bar.turn")
    wire.holds = True
    page.mouse.click(*middle(page.locator(".target.legal").first))
    expect(page.get_by_text("Sending…")).to_be_visible()
    wire.release()
    expect(page.get_by_text("Sending…")).to_have_count(0)


def test_a_table_is_drawn_from_its_socket_alone(open_page: Opener) -> None:
    """So two round trips after the page: to open the socket, and for what it tells first."""
    page = open_page()
    play_now(page, "Gipsy King")
    page.wait_for_selector(".target.legal")
    held: list[Route] = []
    page.route("**/api/**", lambda route: held.append(route))
    page.reload()
    page.wait_for_selector(".bar.turn")
    page.wait_for_selector(".target.legal")
    assert held  # the page asks for more, and does not wait for it
    page.unroute_all()


def test_the_board_is_loaded_while_a_table_is_being_opened(open_page: Opener) -> None:
    page = open_page()
    held: list[Route] = []
    page.route("**/api/players", lambda route: held.append(route))
    with (
        page.expect_response("**/assets/TablePage-*.js"),
        page.expect_response("**/assets/gipsy_king-*.js"),
    ):
        page.get_by_role("button", name="Play now: Gipsy King").click()
    (route,) = held
    route.continue_()
    page.wait_for_selector(".target.legal")


def test_a_move_made_offline_is_kept_until_the_network_is_back(open_page: Opener) -> None:
    page = open_page()
    sit(page, "gipsy_king", 2)
    page.wait_for_selector(".bar.turn")
    ply = ply_of(page)
    page.context.set_offline(True)
    expect(page.get_by_text("Connection lost.")).to_be_visible()
    page.mouse.click(*middle(page.locator(".target.legal").first))
    expect(page.locator("[data-unanswered]")).to_have_count(1)
    assert ply_of(page) == ply
    page.context.set_offline(False)
    expect(page.get_by_text("Connection lost.")).to_have_count(0)
    expect(page.locator("ol .text", has_text="Ann puts")).to_have_count(1)


def test_a_hint_is_offered_against_bots_and_not_to_who_watches(open_page: Opener) -> None:
    page = open_page()
    sit(page, "moluku", 2)
    page.wait_for_selector(".bar")
    expect(page.get_by_role("button", name="Hint")).to_be_visible()
    watcher = open_page(page.url)
    watcher.wait_for_selector("[data-ply]")
    expect(watcher.get_by_role("button", name="Hint")).to_have_count(0)
