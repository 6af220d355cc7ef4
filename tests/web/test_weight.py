"""The files of the client that a browser loads: for the lobby, and for a table of each game."""

from collections.abc import Callable

from playwright.sync_api import Page, Request, expect

from atoll.core.game import Game
from tests.web.conftest import Opener
from tests.web.pages import play_now

LOBBY = 120_000  # bytes as they travel: a first visit with its pictures
MORE = 90_000  # a table of any game besides
Recorder = Callable[[str, object], None]


class Scale:
    """Weighs the files of the client that a page loads.

    Answers of the server are left out: they grow with the tables that others have opened.
    """

    def __init__(self, page: Page) -> None:
        self.page = page
        self.loaded: list[Request] = []
        page.on("requestfinished", self.add)

    def add(self, request: Request) -> None:
        """Something was loaded."""
        if "/api/" not in request.url:
            self.loaded.append(request)

    def weigh(self) -> int:
        """The bytes since it was last asked, once everything is there."""
        self.page.wait_for_load_state("networkidle")
        weight = sum(request.sizes()["responseBodySize"] for request in self.loaded)
        self.loaded.clear()
        return weight


def test_the_lobby_and_a_table_of_any_game_weigh_little(
    open_page: Opener, game: Game, record_property: Recorder
) -> None:
    """The tests end with these figures."""
    page = open_page("about:blank")
    scale = Scale(page)
    page.goto("/")
    expect(page.get_by_role("button", name=f"Play now: {game.title}")).to_be_visible()
    lobby = scale.weigh()
    play_now(page, game.title)
    page.wait_for_selector(".board .legal, .bar")
    more = scale.weigh()
    record_property("bytes of the lobby", lobby)
    record_property(f"bytes of a table of {game.title} besides", more)
    assert 20_000 < lobby <= LOBBY
    assert 20_000 < more <= MORE
