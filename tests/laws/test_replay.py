"""Law 4 across processes and builds: the same seeds give the same games everywhere."""

import os
import subprocess
import sys
from pathlib import Path

from atoll.core.game import Game
from tests.laws.checksums import checksum

ROOT = Path(__file__).parents[2]
SCRIPT = """
import sys
from atoll import games
from atoll.core.native import COMPILED
from tests.laws.checksums import checksum
assert not COMPILED
game = games.find(sys.argv[1])
for players, options in game.variants():
    print(checksum(game, players, options, "one seed for all"))
"""


def test_the_uncompiled_engine_in_another_process_plays_the_same_games(game: Game) -> None:
    here = [
        checksum(game, players, options, "one seed for all") for players, options in game.variants()
    ]
    source = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)]),
        "ATOLL_PURE": "1",
    }
    there = subprocess.run(
        [sys.executable, "-c", SCRIPT, game.name],
        env=source, capture_output=True, text=True, check=True,
    ).stdout.split()  # fmt: skip
    assert there == here
