"""Gipsy King: caravans around numbered lakes; stay together, and pass at the right moment."""

from pathlib import Path

from atoll.core.errors import BadSetup
from atoll.core.game import FolderGame, Setup, SpeedFloors
from atoll.core.rng import Rng
from atoll.games.gipsy_king import sets, text, view
from atoll.games.gipsy_king.advice import GipsyKingAdvice
from atoll.games.gipsy_king.declaration import ACTIONS
from atoll.games.gipsy_king.encoding import GipsyKingEncoding, GipsyKingFeatures
from atoll.games.gipsy_king.state import GipsyKingState


class GipsyKing(FolderGame[GipsyKingState]):
    """2–5 players, two halves."""

    name = "gipsy_king"
    title = "Gipsy King"
    prefix = "GK"
    version = 1
    players = range(2, 6)
    minutes = 30
    credits = "Corné van Moorsel · Cwali"
    folder = Path(__file__).parent
    is_open = True
    tells_alike = True
    bound = 220
    speed = SpeedFloors(4e6, {"hearts": 1}, compiled=35)

    def check_setup(self, setup: Setup) -> None:
        super().check_setup(setup)
        printed = sets.load(setup.set_path)
        if printed.tiles > 0 and setup.players != 2:
            raise BadSetup("a small set is for 2 players")
        laid, used = printed.tiles_laid(), printed.tiles_for(setup.players)
        if laid not in (0, used):
            raise BadSetup(
                f"GK-1: {setup.players} players use {used} tiles, "
                f"the landscape of set '{setup.set_name}' has {laid}"
            )

    def make(self, setup: Setup, rng: Rng) -> GipsyKingState:
        return GipsyKingState(sets.load(setup.set_path), setup.players, rng)


GAME = GipsyKing(
    GipsyKingState,
    sets.load,
    ACTIONS,
    view,
    text.text_board,
    GipsyKingEncoding,
    GipsyKingAdvice(),
    features=GipsyKingFeatures,
    preview=text.preview,
    draw=text.draw,
)
