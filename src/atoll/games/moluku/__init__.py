"""Moluku: tricks whose cards become an island; high cards win, low cards score."""

from collections.abc import Mapping
from pathlib import Path

from atoll.core.errors import BadSetup
from atoll.core.folder_game import FolderGame
from atoll.core.game import Option, OptionValue, Setup
from atoll.core.rng import stream_rng
from atoll.core.state import State
from atoll.games.moluku import audit, drawing, notation, sets, view
from atoll.games.moluku.encoding import MolukuEncoding
from atoll.games.moluku.state import MolukuState


class Moluku(FolderGame[MolukuState]):
    """2–4 players, 3 seasons."""

    name = "moluku"
    title = "Moluku"
    prefix = "MO"
    version = 1
    players = range(2, 5)
    minutes = 30
    options = (Option("teams", (False, True)),)
    credits = "Published by Spiel-ou-Face."
    folder = Path(__file__).parent
    bound = 900

    def check_options(self, players: int, options: Mapping[str, OptionValue]) -> None:
        if options["teams"] and players != 4:
            raise BadSetup("MO-18: teams are for 4 players")

    def sides(self, players: int, options: Mapping[str, OptionValue]) -> list[list[int]]:  # MO-18
        return [[0, 2], [1, 3]] if options["teams"] else super().sides(players, options)

    def start(self, setup: Setup) -> State:
        printed = sets.load(setup.set_path)
        teams = bool(setup.options["teams"])
        state = MolukuState(printed, setup.players, teams, stream_rng(setup.seed))
        state.begin()
        return state


GAME = Moluku(sets, notation, view, drawing, audit, MolukuEncoding)
