"""A tour of all texts, for translators: a picture of each page, board and menu.

`python -m tests.web.take_screenshots ADDRESS --tour fr --to DIR` takes pictures in one language, at
the size of a small laptop and of a small phone, or at those named by `--size`. They are for
reading, and not stored with the project.
"""

import json
from collections.abc import Callable, Sequence
from pathlib import Path

from playwright.sync_api import Browser, WebSocketRoute, expect

from atoll import games
from tests.web.pages import REACH
from tests.web.stage import LOCALES, context_options, sit

WINDOWS = ("1366x768", "360x740")
PAGES = {
    "lobby": "/",
    "leaderboard": "/leaderboard",
    "settings": "/settings",
    "recover": "/recover#no-such-key",
    "nowhere": "/no/such/page",
}
OF_GAMES = {
    "new": "/new/",
    "rules": "/rules/",
    "learn": "/learn/",
    "puzzle": "/puzzle/",
    "puzzles": "/puzzles/",
}
# An action that can be parsed and is not allowed when a game begins.
REFUSED = {
    "gipsy_king": "double 1a",
    "isla_bohnita": "draw",
    "moluku": "harvest G1",
    "pelican_bay": "pass",
    "planet": "place OOOOG 0 4",
}
# Decisions besides the first one, by their verbs.
LATER = {
    "gipsy_king": ("double",),
    "isla_bohnita": ("offer", "sail", "load"),
    "moluku": ("harvest", "cover", "name"),
    "pelican_bay": ("mark", "sun", "take"),
    "planet": (),
}
TABS = ("game", "log", "chat", "rules")
NEVER = "no such verb"  # no choice has it, so the game is played to its end
TURN_TIME = 30_000


class Tour:
    """A visitor who looks at everything in one language and one window."""

    def __init__(self, browser: Browser, address: str, language: str, size: str, to: Path) -> None:
        self.page = browser.new_context(
            base_url=address,
            reduced_motion="reduce",
            locale=LOCALES[language],
            **context_options(size),
        ).new_page()
        self.page.route_web_socket("**/ws/tables/*", self.listen)
        self.language = language
        self.folder = to / f"{language}-{size}"
        self.forbidden: str | None = None  # sent instead of the request for a hint
        self.decision: int | None = None  # the latest decision of the page
        self.folder.mkdir(parents=True, exist_ok=True)

    def listen(self, route: WebSocketRoute) -> None:
        """Pass on the page's messages; a forbidden action is sent instead of a hint."""
        server = route.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            command = json.loads(message)
            if self.forbidden and command["type"] == "hint":
                command |= {"type": "act", "text": self.forbidden, "decision": self.decision}
            server.send(json.dumps(command))

        def bring(message: str | bytes) -> None:
            for sight in json.loads(message).get("sights") or ():
                self.decision = sight.get("decision", self.decision)
            route.send(message)

        route.on_message(pass_on)
        server.on_message(bring)

    def keep(self, name: str) -> None:
        """Take a picture of the window."""
        self.page.wait_for_load_state("networkidle")
        self.page.screenshot(path=self.folder / f"{name}.png")

    def try_to(self, name: str, look: Callable[..., object], *words: str) -> None:
        """Try to look at something; skip what does not exist in this game or window."""
        try:
            look(*words)
            self.keep(name)
        except Exception as error:
            print(f"{self.folder.name} {name}: {str(error).splitlines()[0]}")  # noqa: T201

    def look_at_pages(self) -> None:
        """Look at every page outside a table."""
        post = self.page.request.post
        post("/api/players", data={"name": "Émilie", "language": self.language})
        for name, path in PAGES.items():
            self.try_to(name, self.open, path)
        for game in games.names():
            for name, path in OF_GAMES.items():
                self.try_to(f"{game}-{name}", self.open, path + game)
        table = {"game": "planet", "seats": [{"kind": "me"}, {"kind": "open"}], "public": True}
        waiting = post("/api/tables", data=table).json()["id"]
        self.try_to("waiting", self.open, f"/table/{waiting}")

    def open(self, path: str) -> None:
        """Open a page and wait until it is loaded."""
        self.page.goto(path)
        expect(self.page.locator("main :is(h1, h2, p, form)").first).to_be_attached()

    def open_game(self, path: str) -> None:
        """Open a page of a finished game and wait until the game is loaded."""
        self.open(path)
        expect(self.page.locator(".wait")).to_have_count(0)

    def look_at_table(self, game: str) -> None:
        """Look at the first decision of a game and all around it, later ones and the end."""
        page = self.page
        sit(page, game, min(3, games.find(game).players[-1]), self.language)
        page.wait_for_selector(".bar.turn", timeout=TURN_TIME)
        self.keep(f"{game}-board")
        for tab in TABS:
            self.try_to(f"{game}-tab-{tab}", self.open_tab, tab)
        page.keyboard.press("Escape")
        self.try_to(f"{game}-menu", page.locator(".more summary").click)
        self.try_to(f"{game}-resign", page.locator(".menu [data-stays]").click)
        page.keyboard.press("Escape")
        if game in REFUSED:
            self.look_at_refusal(game)
        self.try_to(f"{game}-text", self.show_text)
        for verb in LATER.get(game, ()):
            self.try_to(f"{game}-{verb}", self.reach, game, verb)
        self.try_to(f"{game}-end", self.reach, game, NEVER)
        table = page.url.rsplit("/", 1)[1]
        self.try_to(f"{game}-replay", self.open_game, f"/replay/{table}/5")
        self.try_to(f"{game}-review", self.open_game, f"/review/{table}")

    def look_at_refusal(self, game: str) -> None:
        """Send a forbidden action, and look at the refusal and its clause."""
        self.forbidden = REFUSED[game]
        self.try_to(f"{game}-refusal", self.ask_for_hint)
        self.try_to(f"{game}-why", self.page.locator(".trouble .button").first.click)
        self.forbidden = None
        self.page.keyboard.press("Escape")
        self.page.locator(".trouble .cancel").click()

    def open_tab(self, tab: str) -> None:
        """Open a tab beside the board."""
        button = self.page.locator(f"#tab-{tab}")
        if button.get_attribute("aria-selected", timeout=2000) != "true":
            button.click(timeout=2000)

    def ask_for_hint(self) -> None:
        """Press the second of the tools; with an action in its place, wait for the refusal."""
        self.page.locator(".tools > .button").nth(1).click()
        expect(self.page.locator(".trouble")).to_be_visible()

    def show_text(self) -> None:
        """Show the board as text."""
        self.page.locator(".more summary").click()
        self.page.locator(".menu button[aria-pressed]").last.click()

    def reach(self, game: str, verb: str) -> None:
        """A table where such a choice is to be made, or whose game is over."""
        page = self.page
        sit(page, game, min(3, games.find(game).players[-1]), self.language)
        table = page.url.rsplit("/", 1)[1]
        page.evaluate(REACH, {"table": table, "verb": verb, "key": "", "seed": 1})
        page.goto(f"/table/{table}")
        page.wait_for_selector(".bar.turn, .end", timeout=TURN_TIME)


def take(
    browser: Browser, address: str, language: str, to: Path, sizes: Sequence[str] = WINDOWS
) -> None:
    """Take all pictures in one language."""
    for size in sizes:
        tour = Tour(browser, address, language, size, to)
        tour.look_at_pages()
        for game in games.names():
            tour.look_at_table(game)
        tour.page.context.close()
