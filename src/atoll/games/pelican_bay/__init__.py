"""Pelican Bay: hexagons of water, beach and forest; extend areas, close them, place pelicans."""

from collections.abc import Mapping
from pathlib import Path

from atoll.core.errors import BadSetup
from atoll.core.folder_game import FolderGame
from atoll.core.game import Option, OptionValue, Setup
from atoll.core.rng import stream_rng
from atoll.core.state import State
from atoll.games.pelican_bay import audit, drawing, notation, sets, view
from atoll.games.pelican_bay.encoding import PelicanEncoding
from atoll.games.pelican_bay.state import PelicanState


class PelicanBay(FolderGame[PelicanState]):
    """1–4 players; alone it is a puzzle."""

    name = "pelican_bay"
    title = "Pelican Bay"
    prefix = "PB"
    version = 1
    players = range(1, 5)
    minutes = 45
    options = (Option("solo", ("drawn", "open")),)
    credits = "Design: Jacques Zeimet."
    folder = Path(__file__).parent
    bound = 3600

    def check_options(self, players: int, options: Mapping[str, OptionValue]) -> None:
        if options["solo"] != "drawn" and players != 1:
            raise BadSetup("PB-22: solo=open is for 1 player")

    def hides_nothing(self, setup: Setup) -> bool:
        return setup.options["solo"] == "open"

    def start(self, setup: Setup) -> State:
        printed = sets.load(setup.set_path)
        all_open = setup.options["solo"] == "open"
        state = PelicanState(printed, setup.players, all_open, stream_rng(setup.seed))
        state.begin()
        return state


GAME = PelicanBay(sets, notation, view, drawing, audit, PelicanEncoding)
