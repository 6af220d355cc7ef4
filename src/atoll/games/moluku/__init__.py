"""Moluku: tricks whose cards become an island; high cards win, low cards score."""

from collections.abc import Mapping
from pathlib import Path

from atoll.core.errors import BadSetup
from atoll.core.game import FolderGame, Option, OptionValue, Setup, SpeedFloors
from atoll.core.rng import Rng
from atoll.games.moluku import components as mo
from atoll.games.moluku import text, view
from atoll.games.moluku.advice import MolukuAdvice
from atoll.games.moluku.declaration import ACTIONS
from atoll.games.moluku.encoding import MolukuEncoding, MolukuFeatures
from atoll.games.moluku.state import MolukuState


class Moluku(FolderGame[MolukuState]):
    """2–4 players, 3 seasons."""

    name = "moluku"
    title = "Moluku"
    prefix = "MO"
    version = 2
    players = range(2, 5)
    minutes = 30
    options = (Option("teams", (False, True)),)
    credits = "Spiel-ou-Face"
    folder = Path(__file__).parent
    tells_alike = True
    bound = 900
    speed = SpeedFloors(10e6, {"hearts": 2.5}, compiled=35, search=(150e3, 5), driven=(1.5e6, 1.8))

    def check_options(self, players: int, options: Mapping[str, OptionValue]) -> None:
        if options["teams"] and players != 4:
            raise BadSetup("MO-18: teams are for 4 players")

    def check_setup(self, setup: Setup) -> None:
        super().check_setup(setup)
        if mo.load(setup.set_path).hand > 0 and setup.players != 2:
            raise BadSetup("a small set is for 2 players")

    def sides(self, players: int, options: Mapping[str, OptionValue]) -> list[list[int]]:  # MO-18
        return [[0, 2], [1, 3]] if options["teams"] else super().sides(players, options)

    def make(self, setup: Setup, rng: Rng) -> MolukuState:
        teams = bool(setup.options["teams"])
        return MolukuState(mo.load(setup.set_path), setup.players, teams, rng)


GAME = Moluku(
    MolukuState,
    mo.load,
    ACTIONS,
    view,
    text.text_board,
    MolukuEncoding,
    MolukuAdvice(),
    features=MolukuFeatures,
    preview=text.preview,
)
