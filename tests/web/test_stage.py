"""Every decision of a whole game is in view and within reach, by `tests.web.stage`."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from atoll.core.game import Game
from tests.web.serve import seeded_server
from tests.web.stage import Trial, run

SEED = "stage"
SIZES = ("1366x768", "360x740", "740x360")


@pytest.fixture(scope="module")
def stage() -> Iterator[str]:
    """The address of a server whose games repeat themselves."""
    with seeded_server(SEED) as address:
        yield address


@pytest.mark.parametrize("size", SIZES)
def test_every_decision_of_a_game_is_in_view_and_within_reach(
    browser: Browser, stage: str, game: Game, size: str
) -> None:
    found = run(browser, stage, Trial(game.name, size, SEED))
    again = f"python -m tests.web.stage {game.name} --size {size} --seed {SEED}"
    assert found.faults == (), again
    assert found.is_over, again
    assert found.decisions > 5, again
