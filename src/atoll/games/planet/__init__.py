"""Planet: cover a dodecahedron with continents and house the animals that like them best."""

from pathlib import Path
from typing import cast

from atoll.core.encoding import Encoding
from atoll.core.game import Data, Game, Option, Say, ScoreLine, Setup
from atoll.core.rng import stream_rng
from atoll.core.state import State
from atoll.core.words import Event, Words
from atoll.games.planet import drawing, notation, sets, view
from atoll.games.planet.components import EDGES, ROUNDS
from atoll.games.planet.encoding import PlanetEncoding
from atoll.games.planet.names import INITIALS
from atoll.games.planet.position import NOTHING
from atoll.games.planet.state import PlanetState


class Planet(Game):
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

    def encoding(self, state: State) -> Encoding:
        return PlanetEncoding(cast(PlanetState, state))

    def check_set(self, path: Path) -> None:
        sets.load(path)

    def text(self, state: State, seat: int, action: int) -> str:
        return notation.to_text(cast(PlanetState, state).printed, action)

    def parse(self, state: State, seat: int, text: str) -> int:
        return notation.from_text(cast(PlanetState, state).printed, text)

    def data(self, state: State, seat: int, action: int) -> Data:
        return notation.to_data(cast(PlanetState, state).printed, action)

    def from_data(self, state: State, seat: int, data: Data) -> int:
        return notation.from_data(cast(PlanetState, state).printed, data)

    def view(self, seen: State) -> Data:
        return view.view(cast(PlanetState, seen))

    def trace(self, state: State) -> Data:
        return view.trace(cast(PlanetState, state))

    def sheet(self, state: State) -> list[list[ScoreLine]]:
        return view.sheet(cast(PlanetState, state))

    def events(self, before: State, seat: int, action: int, after: State) -> list[Event]:
        return view.events(cast(PlanetState, before), seat, action, cast(PlanetState, after))

    def prompt(self, seen: State) -> Words:
        return view.prompt(cast(PlanetState, seen))

    def describe(self, state: State, seat: int, action: int) -> Words:
        return view.describe(cast(PlanetState, state), action)

    def draw(self, view: Data, say: Say) -> str:
        return drawing.draw(view, say)

    def inventory(self, state: State) -> list[str]:
        planet = cast(PlanetState, state)
        truth = self.trace(state)
        on_planets = [laid // EDGES for laid in planet.laid if laid != NOTHING]
        tiles = [planet.printed.tile_codes[tile] for tile in on_planets]
        lists = [*truth["piles"], *truth["won"], *truth["animals"].values()]
        lists += [truth["offer"], truth["box"], truth["habitats"] or []]
        lists += (truth["hidden_animals"] or {}).values()
        return [*tiles, *(piece for pieces in lists for piece in pieces)]

    def recount(self, state: State) -> list[int]:
        planet = cast(PlanetState, state)
        printed, truth = planet.printed, self.trace(state)
        scores = []
        for seat in range(planet.players):
            card = truth["habitats"][seat] if truth["habitats"] else None
            won = [printed.animal_names.index(name) for name in truth["won"][seat]]
            homes = [INITIALS[printed.home(animal)] for animal in won]
            points = sum(1 if card in (None, home) else 2 for home in homes)
            if card is not None and state.is_over():
                areas = "".join(truth["planets"][seat]).count(card)
                levels = view.thresholds(planet, INITIALS.index(card))
                reached = [least for least in levels if areas >= least]
                points += printed.points[len(reached) - 1] if reached else 0
            scores.append(points)
        return scores


GAME = Planet()
