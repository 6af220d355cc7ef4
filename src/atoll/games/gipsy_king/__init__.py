"""Gipsy King: caravans around numbered lakes; stay together, and pass at the right moment."""

from pathlib import Path

from atoll.core.errors import BadSetup
from atoll.core.folder_game import FolderGame
from atoll.core.game import Setup
from atoll.core.rng import stream_rng
from atoll.core.state import State
from atoll.games.gipsy_king import audit, drawing, notation, sets, view
from atoll.games.gipsy_king.components import TILES, TILES_FOR_TWO
from atoll.games.gipsy_king.encoding import GipsyKingEncoding
from atoll.games.gipsy_king.state import GipsyKingState


class GipsyKing(FolderGame[GipsyKingState]):
    """2–5 players, two halves."""

    name = "gipsy_king"
    title = "Gipsy King"
    prefix = "GK"
    version = 1
    players = range(2, 6)
    minutes = 30
    credits = "Design: Corné van Moorsel. Published by Cwali."
    folder = Path(__file__).parent
    is_open = True
    bound = 220

    def check_setup(self, setup: Setup) -> None:
        super().check_setup(setup)
        laid = sets.load(setup.set_path).tiles_laid()
        used = TILES_FOR_TWO if setup.players == 2 else TILES
        if laid not in (0, used):
            raise BadSetup(
                f"GK-1: {setup.players} players use {used} tiles, "
                f"the landscape of set '{setup.set_name}' has {laid}"
            )

    def start(self, setup: Setup) -> State:
        printed = sets.load(setup.set_path)
        state = GipsyKingState(printed, setup.players, stream_rng(setup.seed))
        state.begin()
        return state


GAME = GipsyKing(sets, notation, view, drawing, audit, GipsyKingEncoding)
