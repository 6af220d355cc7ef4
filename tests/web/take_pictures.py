"""Takes the tutorials' pictures: `python -m tests.web.take_pictures ADDRESS` of a running server.

Each shows a position of a kept record as the replay page draws it; look at every picture before it
is committed.
"""

import json
import shutil
import sys
import urllib.request
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

from atoll import games
from atoll.core import record as records
from tests.release.upgrades import FOLDER as RELEASES
from tests.web.conftest import ARGUMENTS

FOLDER = Path(__file__).parents[2] / "docs" / "play" / "pictures"
NAMES = ["Ann", "Bob", "Eve", "Kim", "Lou", "Max", "Zoe"]
PLIES = {"planet": 30, "gipsy_king": 34, "pelican_bay": 40, "isla_bohnita": 150}
WINDOW: Any = {"width": 1200, "height": 800}


def kept_record(name: str) -> str:
    """A game of the latest release, with names that can be told apart."""
    release = max(path for path in RELEASES.iterdir() if path.is_dir())
    record = records.read((release / f"{name}.atoll").read_text("utf-8"), games.find(name), name)
    record.seats = NAMES[: len(record.seats)]
    return records.write(record)


def post(address: str, body: dict[str, str], key: str = "") -> Any:
    """The answer to a request."""
    headers = {"content-type": "application/json", "authorization": f"Bearer {key}"}
    request = urllib.request.Request(address, json.dumps(body).encode(), headers)
    with urllib.request.urlopen(request, timeout=60) as answer:
        return json.load(answer)


def main() -> int:
    """All pictures."""
    address = sys.argv[1].rstrip("/")
    key = post(f"{address}/api/players", {"name": NAMES[0]})["key"]
    FOLDER.mkdir(exist_ok=True)
    with sync_playwright() as playwright:
        chromium = shutil.which("chromium")
        browser = playwright.chromium.launch(executable_path=chromium, args=ARGUMENTS)
        page = browser.new_context(
            base_url=address, viewport=WINDOW, reduced_motion="reduce", locale="en-GB"
        ).new_page()
        for name, ply in PLIES.items():
            table = post(f"{address}/api/records", {"record": kept_record(name)}, key)["id"]
            page.goto(f"/replay/{table}/{ply}?seat=0")
            page.wait_for_selector(".still svg", timeout=60_000)
            page.wait_for_load_state("networkidle")
            page.screenshot(path=FOLDER / f"{name}.png")
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
