"""Takes the pictures of the rules pages: `python -m tests.web.take_pictures ADDRESS` of a server.

Each is a live picture of `/rules/<game>` in English, as the documentation shows it. Look at every
picture before it is committed, and bring it to 64 colours, which keeps it below 100 kB.
"""

import re
import shutil
import sys
from pathlib import Path

from playwright.sync_api import Page, expect, sync_playwright

from atoll import games
from atoll.messages.rules import pictures
from tests.web.conftest import ARGUMENTS

FOLDER = Path(__file__).parents[2] / "docs" / "play" / "pictures"


def take(page: Page, game: str) -> None:
    """Take the pictures of one page; each is drawn when it is scrolled into view."""
    page.goto(f"/rules/{game}")
    expect(page.locator("figure").first).to_be_visible()
    plies = re.findall(rf"{game}-(\d+)\.png", page_of(game))
    for ply, figure in zip(plies, page.locator("figure > .small").all(), strict=True):
        figure.scroll_into_view_if_needed()
        expect(figure.locator("svg").first).to_be_visible()
        page.wait_for_load_state("networkidle")
        figure.screenshot(path=FOLDER / f"{game}-{ply}.png")


def page_of(game: str) -> str:
    """Open the page in English."""
    return (FOLDER.parent / f"{game}.md").read_text(encoding="utf-8")


def main() -> int:
    """Take all pictures."""
    FOLDER.mkdir(exist_ok=True)
    with sync_playwright() as playwright:
        chromium = shutil.which("chromium")
        browser = playwright.chromium.launch(executable_path=chromium, args=ARGUMENTS)
        page = browser.new_context(
            base_url=sys.argv[1].rstrip("/"),
            viewport={"width": 1200, "height": 900},
            reduced_motion="reduce",
            locale="en-GB",
        ).new_page()
        for game in games.all_games():
            if pictures(game):
                take(page, game.name)
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
