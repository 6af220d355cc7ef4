"""Pelican Bay: hexagons of water, beach and forest; extend areas, close them, place pelicans."""

from collections.abc import Mapping
from pathlib import Path

from atoll.core.errors import BadSetup
from atoll.core.game import FolderGame, Option, OptionValue, Setup, SpeedFloors
from atoll.core.rng import Rng
from atoll.games.pelican_bay import components as pb
from atoll.games.pelican_bay import text, view
from atoll.games.pelican_bay.advice import PelicanAdvice
from atoll.games.pelican_bay.declaration import ACTIONS
from atoll.games.pelican_bay.encoding import PelicanEncoding, PelicanFeatures
from atoll.games.pelican_bay.state import PelicanState


class PelicanBay(FolderGame[PelicanState]):
    """1–4 players; alone it is a puzzle."""

    name = "pelican_bay"
    title = "Pelican Bay"
    prefix = "PB"
    version = 2
    players = range(1, 5)
    minutes = 45
    options = (Option("solo", ("drawn", "open")),)
    credits = "Jacques Zeimet"
    folder = Path(__file__).parent
    tells_alike = True
    bound = 3600
    speed = SpeedFloors(0.5e6, {"go(board_size=9)": 0.7, "hive": 30}, compiled=40)

    def check_options(self, players: int, options: Mapping[str, OptionValue]) -> None:
        if options["solo"] != "drawn" and players != 1:
            raise BadSetup("PB-22: solo=open is for 1 player")

    def check_setup(self, setup: Setup) -> None:
        super().check_setup(setup)
        if pb.load(setup.set_path).is_small and setup.players != 2:
            raise BadSetup("a small set is for 2 players")

    def hides_nothing(self, setup: Setup) -> bool:
        return setup.options["solo"] == "open"

    def make(self, setup: Setup, rng: Rng) -> PelicanState:
        return PelicanState(pb.load(setup.set_path), setup.players, self.hides_nothing(setup), rng)


GAME = PelicanBay(
    PelicanState,
    pb.load,
    ACTIONS,
    view,
    text.text_board,
    PelicanEncoding,
    PelicanAdvice(),
    features=PelicanFeatures,
    preview=text.preview,
    draw=text.draw,
)
