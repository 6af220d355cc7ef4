"""Planet: cover a dodecahedron with continents and house the animals that like them best."""

from pathlib import Path

from atoll.core.errors import BadSetup
from atoll.core.game import FolderGame, Option, Setup, SpeedFloors
from atoll.core.rng import Rng
from atoll.games.planet import components as pl
from atoll.games.planet import text, view
from atoll.games.planet.advice import PlanetAdvice
from atoll.games.planet.declaration import ACTIONS
from atoll.games.planet.encoding import PlanetEncoding, PlanetFeatures
from atoll.games.planet.state import PlanetState


class Planet(FolderGame[PlanetState]):
    """2–4 players, 12 rounds."""

    name = "planet"
    title = "Planet"
    prefix = "PL"
    version = 1
    players = range(2, 5)
    minutes = 30
    options = (Option("beginner", (False, True)), Option("hidden_animals", (False, True)))
    credits = "Urtis Šulinskas · Blue Orange"
    folder = Path(__file__).parent
    tells_alike = True
    bound = 4 * pl.ROUNDS
    speed = SpeedFloors(0.6e6, {"go(board_size=9)": 0.8}, compiled=35)

    def check_setup(self, setup: Setup) -> None:
        super().check_setup(setup)
        if len(pl.load(setup.set_path).piles) > 0:
            if setup.players != 2:
                raise BadSetup("a small set is for 2 players")
            if setup.options["hidden_animals"]:
                raise BadSetup("in a small set no animals are hidden")

    def make(self, setup: Setup, rng: Rng) -> PlanetState:
        beginner = bool(setup.options["beginner"])
        hidden = bool(setup.options["hidden_animals"])
        return PlanetState(pl.load(setup.set_path), setup.players, beginner, hidden, rng)


GAME = Planet(
    PlanetState,
    pl.load,
    ACTIONS,
    view,
    text.text_board,
    PlanetEncoding,
    PlanetAdvice(),
    features=PlanetFeatures,
    preview=text.preview,
    draw=text.draw,
)
