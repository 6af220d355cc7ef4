"""Shells: three tides, the highest shell takes each. The worked example of `docs/add_a_game.md`."""

from pathlib import Path

from atoll.core.folder_game import FolderGame
from atoll.core.game import Setup
from atoll.core.rng import stream_rng
from atoll.core.state import State
from examples.shells import audit, drawing, notation, sets, view
from examples.shells.encoding import ShellsEncoding
from examples.shells.state import ShellsState


class Shells(FolderGame[ShellsState]):
    """2–4 players, three tides."""

    name = "shells"
    title = "Shells"
    prefix = "SH"
    version = 1
    players = range(2, 5)
    minutes = 2
    credits = "An example."
    folder = Path(__file__).parent
    bound = 12

    def start(self, setup: Setup) -> State:
        """SH-1."""
        state = ShellsState(sets.load(setup.set_path), setup.players, stream_rng(setup.seed))
        state.begin()
        return state


GAME = Shells(sets, notation, view, drawing, audit, ShellsEncoding)
