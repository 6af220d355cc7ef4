"""A server of our own and Debian's Chromium, for tests that play through the page."""

import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

from atoll.server.client_files import CLIENT
from tests.web.pages import Seen, watch

ROOT = Path(__file__).parents[2]
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
Opener = Callable[..., Page]


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a running server."""
    assert (CLIENT / "index.html").exists(), "the web client is not built: npm run build in web/"
    command = [sys.executable, "-m", "tests.web.serve", str(tmp_path_factory.mktemp("data"))]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        yield server.stdout.readline().strip()
        server.terminate()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Chromium without a window."""
    found = shutil.which("chromium")
    assert found, "Chromium is missing: apt-get install chromium libatomic1 fonts-dejavu-core"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=ARGUMENTS)
        yield browser
        browser.close()


@pytest.fixture
def open_page(browser: Browser, address: str) -> Iterator[Opener]:
    """Opens a page as a new person; the test fails on anything the page complains about."""
    seen: list[Seen] = []
    contexts = []

    def opens(path: str = "/", size: str = "desktop", **more: Any) -> Page:
        options: dict[str, Any] = {"reduced_motion": "reduce", "locale": "en-GB"}
        context = browser.new_context(base_url=address, **{**options, **SIZES[size], **more})
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(10_000)
        seen.append(watch(page))
        page.goto(path)
        return page

    yield opens
    for context in contexts:
        context.close()
    assert [one.complaints for one in seen] == [[] for _ in seen]
