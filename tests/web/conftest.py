"""A seeded server and Debian's Chromium, for tests that play through the page."""

import json
import shutil
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Playwright, expect, sync_playwright

from atoll.core.rng import commitment
from atoll.server.web.client_files import CLIENT
from tests.chance import SEED
from tests.web.pages import PATIENCE, Seen, watch
from tests.web.serve import seeded_server

ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
SIZES: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": {"width": 1280, "height": 800}},
    "phone": {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True},
}
# The browser's share of the seed is always the same: it is stored from the start.
SHARES = json.dumps({commitment(SEED): "07" * 16})
SAME_SHARE = f"if (origin !== 'null') localStorage.setItem('atoll-shares', '{SHARES}')"
Opener = Callable[..., Page]
expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def address() -> Iterator[str]:
    """The address of a running server whose games are repeatable."""
    assert (CLIENT / "index.html").exists(), "the web client is not built: npm run build in web/"
    with seeded_server(SEED) as address:
        yield address


def launch(playwright: Playwright) -> Browser:
    """Debian's Chromium in headless mode."""
    found = shutil.which("chromium")
    assert found, "Chromium is missing: apt-get install chromium libatomic1 fonts-dejavu-core"
    return playwright.chromium.launch(executable_path=found, args=ARGUMENTS)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Chromium in headless mode."""
    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield browser
        browser.close()


@pytest.fixture
def open_page(browser: Browser, address: str) -> Iterator[Opener]:
    """Opens a page as a new player; the test fails on every error of the page."""
    seen: list[Seen] = []
    contexts = []

    def opens(path: str = "/", size: str = "desktop", **more: Any) -> Page:
        options: dict[str, Any] = {"reduced_motion": "reduce", "locale": "en-GB"}
        context = browser.new_context(base_url=address, **{**options, **SIZES[size], **more})
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.add_init_script(SAME_SHARE)
        seen.append(watch(page))
        page.goto(path)
        return page

    yield opens
    for context in contexts:
        context.close()
    assert [one.complaints for one in seen] == [[] for _ in seen]
