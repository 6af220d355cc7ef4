"""Planet: cover a dodecahedron with continents and house the animals that like them best."""

from pathlib import Path

from atoll.core.folder_game import FolderGame
from atoll.core.game import Option, Setup
from atoll.core.rng import stream_rng
from atoll.core.state import State
from atoll.games.planet import audit, drawing, notation, sets, view
from atoll.games.planet.components import ROUNDS
from atoll.games.planet.encoding import PlanetEncoding
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
    credits = "Design: Urtis Šulinskas. Published by Blue Orange."
    folder = Path(__file__).parent
    bound = 4 * ROUNDS

    def start(self, setup: Setup) -> State:
        printed = sets.load(setup.set_path)
        beginner = bool(setup.options["beginner"])
        hidden = bool(setup.options["hidden_animals"])
        state = PlanetState(printed, setup.players, beginner, hidden, stream_rng(setup.seed))
        state.begin()
        return state


GAME = Planet(sets, notation, view, drawing, audit, PlanetEncoding)
