"""Takes the pictures in `docs/screenshots`: `python -m tests.web.take_screenshots ADDRESS [look]`.

With `--tour fr --to DIR` it takes pictures of everything in a language instead (`tour.py`).
ADDRESS is that of a running server. A game of each kind is played against bots, by the hints of a
bot, as far as its picture needs. Look at every picture before it is committed, and bring it to 256
colours, which keeps it below 250 kB.
"""

import argparse
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, TimeoutError, sync_playwright

from atoll.messages import LANGUAGES
from tests.web import stage, tour
from tests.web.conftest import SIZES, launch
from tests.web.pages import is_over, play_now, ply_of, tool

FOLDER = Path(__file__).parents[2] / "docs" / "screenshots"
LOOKS: dict[str, dict[str, Any]] = {
    "desktop": SIZES["desktop"],
    "phone": SIZES["phone"],
    "desktop-dark": SIZES["desktop"] | {"color_scheme": "dark"},
    "phone-dark": SIZES["phone"] | {"color_scheme": "dark"},
}
# By game: its title and how many moves of one's own make a good picture.
GAMES = {
    "pelican_bay": ("Pelican Bay", 9),
    "moluku": ("Moluku", 15),
    "gipsy_king": ("Gipsy King", 9),
    "isla_bohnita": ("La Isla Bohnita", 24),
    "planet": ("Planet", 8),
}
DARK = ("moluku", "isla_bohnita")
AS_TEXT = "Board as text"


def turn(page: Page) -> None:
    """Wait until it is this page's turn, or the game is over."""
    page.wait_for_selector(".bar.turn, .end", timeout=60_000)


def move(page: Page) -> None:
    """Make a bot's move on the text board, confirming it if the page asks."""
    while True:
        turn(page)
        if is_over(page):
            return
        ply = ply_of(page)
        if page.locator(".trouble .cancel").count():  # somebody else moved first
            page.locator(".trouble .cancel").click()
        page.get_by_role("button", name="Hint").click()
        try:
            page.locator(".text .hinted").click(timeout=10_000)
            break
        except TimeoutError:  # while the bot thought, somebody else moved
            continue
    if page.locator(".bar .primary").count():
        page.locator(".bar .primary").click()
    page.wait_for_function(
        "ply => Number(document.querySelector('[data-ply]').dataset.ply) > ply", arg=ply
    )


def keep(page: Page, name: str) -> None:
    """Store what the window shows, from its top, once everything is loaded."""
    page.evaluate("scrollTo(0, 0)")
    page.wait_for_load_state("networkidle")
    page.locator(".scene").wait_for(state="detached")
    page.screenshot(path=FOLDER / f"{name}.png")


def play(page: Page, game: str, look: str) -> None:
    """Play a game as far as its picture needs, and take the picture."""
    title, moves = GAMES[game]
    page.goto("/")
    play_now(page, title)
    turn(page)
    tool(page, AS_TEXT)
    for _ in range(moves):
        move(page)
    turn(page)
    tool(page, AS_TEXT)
    keep(page, f"{game}-{look}")


def end(page: Page, look: str) -> None:
    """Play the game to its end, and take the score sheet and the replay."""
    tool(page, AS_TEXT)
    while not is_over(page):
        move(page)
    page.wait_for_selector(".end")
    keep(page, f"end-{look}")
    page.get_by_role("link", name="Replay").click()
    page.wait_for_selector("output")
    page.locator("input[type=range]").fill("40")
    page.wait_for_selector(".line:not(:has-text('set-up'))")
    keep(page, f"replay-{look}")


def take(browser: Browser, address: str, look: str) -> None:
    """Take all pictures of one look; in the dark only some games."""
    options: dict[str, Any] = {"reduced_motion": "reduce", "locale": "en-GB", **LOOKS[look]}
    page = browser.new_context(base_url=address, **options).new_page()
    is_dark = look.endswith("dark")
    if not is_dark:
        page.goto("/")
        page.wait_for_selector(".game")
        keep(page, f"lobby-{look}")
        page.goto("/new/planet")
        page.wait_for_selector("h1")
        keep(page, f"new-{look}")
    for game in DARK if is_dark else GAMES:
        play(page, game, look)
        if game == "moluku" and not is_dark:
            end(page, look)


def take_translating(browser: Browser, address: str) -> None:
    """Take the pictures for translators: a table and a page in German, on a phone."""
    options: dict[str, Any] = {"reduced_motion": "reduce", "locale": "de-DE", **SIZES["phone"]}
    page = browser.new_context(base_url=address, **options).new_page()
    stage.sit(page, "isla_bohnita", 3, "de")
    turn(page)
    keep(page, "translating-board")
    page.goto("/settings")
    page.wait_for_selector("h1")
    keep(page, "translating-settings")


def arguments() -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m tests.web.take_screenshots")
    parser.add_argument("address")
    parser.add_argument("looks", nargs="*", help=f"of {', '.join(LOOKS)}; all by default")
    parser.add_argument("--tour", action="append", choices=LANGUAGES, metavar="LANGUAGE")
    parser.add_argument("--size", action="append", choices=list(stage.SIZES), help="of a tour")
    parser.add_argument("--to", type=Path, default=Path("tour"), help="the folder of a tour")
    return parser.parse_args()


def main() -> None:
    """Take every look, or those named after the address, or a tour of the languages named."""
    asked = arguments()
    with sync_playwright() as playwright:
        browser = launch(playwright)
        for language in asked.tour or ():
            tour.take(browser, asked.address, language, asked.to, asked.size or tour.WINDOWS)
        if not asked.tour:
            FOLDER.mkdir(parents=True, exist_ok=True)
            for look in asked.looks or LOOKS:
                take(browser, asked.address, look)
            if not asked.looks:
                take_translating(browser, asked.address)
        browser.close()


if __name__ == "__main__":
    main()
