"""Pelican Bay: hexagons of water, beach and forest; extend areas, close them, place pelicans."""

from collections.abc import Mapping
from pathlib import Path
from typing import cast

from atoll.core.encoding import Encoding
from atoll.core.errors import BadSetup
from atoll.core.game import Data, Game, Option, OptionValue, Say, ScoreLine, Setup
from atoll.core.rng import stream_rng
from atoll.core.state import State
from atoll.core.words import Event, Words
from atoll.games.pelican_bay import drawing, notation, scoring, sets, view
from atoll.games.pelican_bay.encoding import PelicanEncoding
from atoll.games.pelican_bay.state import PelicanState


class PelicanBay(Game):
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

    def encoding(self, state: State) -> Encoding:
        return PelicanEncoding(cast(PelicanState, state))

    def check_set(self, path: Path) -> None:
        sets.load(path)

    def text(self, state: State, seat: int, action: int) -> str:
        return notation.to_text(cast(PelicanState, state).printed, action)

    def parse(self, state: State, seat: int, text: str) -> int:
        return notation.from_text(cast(PelicanState, state).printed, text)

    def data(self, state: State, seat: int, action: int) -> Data:
        return notation.to_data(cast(PelicanState, state).printed, action)

    def from_data(self, state: State, seat: int, data: Data) -> int:
        return notation.from_data(cast(PelicanState, state).printed, data)

    def view(self, seen: State) -> Data:
        return view.view(cast(PelicanState, seen))

    def trace(self, state: State) -> Data:
        return view.trace(cast(PelicanState, state))

    def sheet(self, state: State) -> list[list[ScoreLine]]:
        return view.sheet(cast(PelicanState, state))

    def events(self, before: State, seat: int, action: int, after: State) -> list[Event]:
        return view.events(cast(PelicanState, before), seat, action, cast(PelicanState, after))

    def prompt(self, seen: State) -> Words:
        return view.prompt(cast(PelicanState, seen))

    def describe(self, state: State, seat: int, action: int) -> Words:
        return view.describe(cast(PelicanState, state), action)

    def draw(self, view: Data, say: Say) -> str:
        return drawing.draw(view, say)

    def inventory(self, state: State) -> list[str]:
        truth = self.trace(state)
        bay = [tile["tile"] for tile in truth["bay"]]
        hidden = [name for stack in truth["hands"] + truth["piles"] for name in stack]
        placed = cast(PelicanState, state).pelicans_placed
        pelicans = ["pelican"] * (truth["supply"] + sum(truth["pelicans"]) + placed)
        return [*bay, *hidden, *truth["reserve"], *pelicans]

    def recount(self, state: State) -> list[int]:
        bay = cast(PelicanState, state)
        return [scoring.recount(bay, seat) for seat in range(bay.players)]


GAME = PelicanBay()
