"""Takes the pictures in `docs/screenshots`: `python -m tests.web.take_screenshots ADDRESS`.

ADDRESS is that of a running server. A game of Moluku is played against bots as far as each picture
needs; look at every picture before it is committed.
"""

import shutil
import sys
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from tests.web.conftest import ARGUMENTS, SIZES
from tests.web.pages import LEGAL, is_over, play_now, ply_of

FOLDER = Path(__file__).parents[2] / "docs" / "screenshots"
LOOKS: dict[str, dict[str, Any]] = {
    "desktop": SIZES["desktop"],
    "desktop-dark": SIZES["desktop"] | {"color_scheme": "dark"},
    "phone": SIZES["phone"],
    "phone-dark": SIZES["phone"] | {"color_scheme": "dark"},
}


def move(page: Page) -> None:
    """Take the last choice there is, confirming it where the page asks."""
    page.wait_for_selector(f"{LEGAL}, .end")
    if is_over(page):
        return
    ply = ply_of(page)
    page.locator(LEGAL).last.click()
    if page.locator(".bar .primary").count():
        page.locator(".bar .primary").click()
    page.wait_for_function(
        "ply => Number(document.querySelector('[data-ply]').dataset.ply) > ply", arg=ply
    )


def keep(page: Page, name: str) -> None:
    """Keep what the window shows, from its top, once everything is loaded."""
    page.evaluate("scrollTo(0, 0)")
    page.wait_for_load_state("networkidle")
    page.screenshot(path=FOLDER / f"{name}.png")


def take(browser: Browser, address: str, look: str) -> None:
    """All pictures of one look."""
    options: dict[str, Any] = {"reduced_motion": "reduce", "locale": "en-GB", **LOOKS[look]}
    page = browser.new_context(base_url=address, **options).new_page()
    page.goto("/")
    page.wait_for_selector(".game")
    keep(page, f"lobby-{look}")
    for name in ("settings", "new/moluku"):
        page.goto(f"/{name}")
        page.wait_for_selector("h1")
        keep(page, f"{name.split('/')[0]}-{look}")
    page.goto("/")
    play_now(page)
    for _ in range(15):
        move(page)
    page.wait_for_selector(LEGAL)
    keep(page, f"moluku-{look}")
    while not is_over(page):
        move(page)
    page.wait_for_selector(".end")
    keep(page, f"end-{look}")
    page.get_by_role("link", name="Replay").click()
    page.wait_for_selector("output")
    page.locator("input[type=range]").fill("40")
    page.wait_for_selector(".line:not(:has-text('set-up'))")
    keep(page, f"replay-{look}")


def main() -> None:
    """Every look there is, or those named after the address."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        found = shutil.which("chromium")
        browser = playwright.chromium.launch(executable_path=found, args=ARGUMENTS)
        for look in sys.argv[2:] or LOOKS:
            take(browser, sys.argv[1], look)
        browser.close()


if __name__ == "__main__":
    main()
