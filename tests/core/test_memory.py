"""States may be kept anywhere, however deep, and are freed without harm."""

import subprocess
import sys

from atoll.core.game import Game

DEEP = """
import sys
from atoll import games
state = games.find(sys.argv[1]).new(3, "1")
chain = None
for _ in range(2000):
    chain = [chain, state.copy(), state.seen_by(0)]
del chain
print(list(state.scores()))
"""


def test_a_long_chain_of_states_is_freed(game: Game) -> None:
    """In a process of its own: where a class is marked acyclic, this ends it at once."""
    done = subprocess.run([sys.executable, "-c", DEEP, game.name], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() == str(list(game.new(3, "1").scores()))
