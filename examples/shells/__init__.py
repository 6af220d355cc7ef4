"""Shells: three tides, the highest shell takes each. The worked example of `docs/add_a_game.md`."""

from pathlib import Path

from atoll.core.game import FolderGame, Setup
from atoll.core.rng import Rng
from examples.shells import sets, view
from examples.shells.declaration import ACTIONS
from examples.shells.fields import ShellsSpaces
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

    def make(self, setup: Setup, rng: Rng) -> ShellsState:
        """A state with the prizes of the set, to be set up by `begin`."""
        return ShellsState(sets.load(setup.set_path), setup.players, rng)


GAME = Shells(ShellsState, sets.load, ACTIONS, view, view.text_board, ShellsSpaces)
