"""Checks the layout of whole games on the page, at every size: `python -m tests.web.stage [GAME…]`.

Every decision of every game is drawn, measured and taken; the table of results lists the faults.
`--size 360x740` checks one size, `--players 7` larger tables, `--seed S` repeats a run, `--language
fr` and `--dark` change how the page looks, `--pictures DIR` stores a picture of each game at each
size.
"""

import argparse
import json
import random
import sys
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Error, Page, sync_playwright

from atoll import games
from atoll.core.game import OptionValue
from tests.web.conftest import launch
from tests.web.people import TRADING
from tests.web.serve import seeded_server

FOLDER = Path(__file__).parent
LOOK = (FOLDER / "stage.js").read_text(encoding="utf-8")
ADD_STYLE = """addEventListener('DOMContentLoaded', () => {
  document.head.append(Object.assign(document.createElement('style'), { textContent: %s }))
})"""
WHOLE = 100_000  # plies; more than any game has
# Width, height and whether it is a touch screen.
SIZES = {
    "1920x1080": (1920, 1080, False),
    "1366x768": (1366, 768, False),
    "1280x720": (1280, 720, False),
    "1024x768": (1024, 768, True),
    "768x1024": (768, 1024, True),
    "390x844": (390, 844, True),
    "360x740": (360, 740, True),
    "740x360": (740, 360, True),
}
LOCALES = {"en": "en-GB", "fr": "fr-FR", "nl": "nl-NL", "de": "de-DE"}
CLOCK = {"kind": "live", "bank": 3600, "increment": 60}


@dataclass(frozen=True)
class Trial:
    """A game that is played and checked in a window of this size."""

    game: str
    size: str
    seed: str
    players: int = 4  # at most; as many as the game allows
    limit: int = WHOLE
    language: str = "en"
    is_dark: bool = False
    pictures: Path | None = None
    style: str = ""  # added to the page's, to check that a fault is found

    @property
    def chance(self) -> int:
        """The seed of the player's choices."""
        return random.Random(f"{self.seed} {self.game} {self.size}").getrandbits(32)


@dataclass(frozen=True)
class Found:
    """The faults of a trial."""

    decisions: int
    plies: int
    is_over: bool
    faults: tuple[tuple[str, int, str], ...]  # kind, how often, the first one


def context_options(size: str) -> dict[str, Any]:
    """The options of a browser window of this size."""
    width, height, touch = SIZES[size]
    viewport = {"width": width, "height": height}
    return {"viewport": viewport, "has_touch": touch, "is_mobile": touch}


def sit(
    page: Page,
    game: str,
    players: int,
    language: str = "en",
    options: dict[str, OptionValue] | None = None,
) -> None:
    """Open a table with a clock against bots, and go to its page."""
    page.request.post("/api/players", data={"name": "Ann", "language": language})
    bots = [{"kind": "bot", "bot": "random"} for _ in range(players - 1)]
    seats = [{"kind": "me"}, *bots]
    table = {"game": game, "seats": seats, "clock": CLOCK, "options": options or {}}
    made = page.request.post("/api/tables", data=table).json()
    page.goto(f"/table/{made['id']}")


def look(page: Page, trial: Trial) -> Found:
    """Play a game and check every decision."""
    sit(page, trial.game, min(trial.players, games.find(trial.game).players[-1]), trial.language)
    asked = {
        "seed": trial.chance,
        "touch": SIZES[trial.size][2],
        "trading": TRADING,
        "limit": trial.limit,
    }
    try:
        seen = page.evaluate(LOOK, asked)
    except Error as error:  # the player found no next step
        return Found(0, 0, False, (("stuck", 1, error.message),))
    faults = tuple((one["kind"], one["count"], one["first"]) for one in seen["faults"])
    return Found(seen["decisions"], seen["plies"], seen["isOver"], faults)


def run(browser: Browser, address: str, trial: Trial) -> Found:
    """Check a game in a separate window."""
    context = browser.new_context(
        base_url=address,
        reduced_motion="reduce",
        locale=LOCALES[trial.language],
        color_scheme="dark" if trial.is_dark else "light",
        **context_options(trial.size),
    )
    page = context.new_page()
    if trial.style:
        page.add_init_script(ADD_STYLE % json.dumps(trial.style))
    try:
        found = look(page, trial)
        if trial.pictures:
            page.screenshot(path=trial.pictures / f"{trial.game}-{trial.size}.png")
        return found
    finally:
        context.close()


def show(trial: Trial, found: Found) -> None:
    """Print a line of the table, and the first example of every kind of fault."""
    told = ", ".join(f"{kind} {count}" for kind, count, _ in found.faults) or "ok"
    line = f"{trial.game:<14}{trial.size:<11}{found.decisions:>9}{found.plies:>7}  {told}"
    print(line, flush=True)  # noqa: T201
    for kind, _, first in found.faults:
        print(f"      {kind}: {first}", flush=True)  # noqa: T201


def arguments() -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m tests.web.stage", description=__doc__)
    parser.add_argument("games", nargs="*", default=list(games.names()))
    parser.add_argument("--size", action="append", choices=list(SIZES))
    parser.add_argument("--seed", default="atoll")
    parser.add_argument("--players", type=int, default=4, help="at most")
    parser.add_argument("--plies", type=int, default=WHOLE, help="no further than this")
    parser.add_argument("--language", default="en", choices=list(LOCALES))
    parser.add_argument("--dark", action="store_true")
    parser.add_argument("--pictures", type=Path)
    return parser.parse_args()


def main() -> int:
    """Print the table of results; 1 if there is a fault."""
    asked = arguments()
    look = {
        "limit": asked.plies,
        "players": asked.players,
        "language": asked.language,
        "is_dark": asked.dark,
    }
    failed = False
    print(f"seed {asked.seed}\ngame          size       decisions  plies")  # noqa: T201
    with seeded_server(asked.seed) as address, sync_playwright() as playwright:
        browser = launch(playwright)
        for game, size in product(asked.games, asked.size or SIZES):
            trial = Trial(game, size, asked.seed, pictures=asked.pictures, **look)
            found = run(browser, address, trial)
            show(trial, found)
            failed = failed or bool(found.faults)
        browser.close()
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
