"""Gipsy King: caravans around numbered lakes; stay together, and pass at the right moment."""

from pathlib import Path
from typing import cast

from atoll.core.bits import members
from atoll.core.encoding import Encoding
from atoll.core.errors import BadSetup
from atoll.core.game import Data, Game, Say, ScoreLine, Setup
from atoll.core.rng import stream_rng
from atoll.core.state import State
from atoll.core.words import Event, Words
from atoll.games.gipsy_king import drawing, notation, recount, sets, view
from atoll.games.gipsy_king.components import TILES, TILES_FOR_TWO
from atoll.games.gipsy_king.encoding import GipsyKingEncoding
from atoll.games.gipsy_king.names import hex_name
from atoll.games.gipsy_king.state import GipsyKingState


class GipsyKing(Game):
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

    def encoding(self, state: State) -> Encoding:
        return GipsyKingEncoding(cast(GipsyKingState, state))

    def check_set(self, path: Path) -> None:
        sets.load(path)

    def text(self, state: State, seat: int, action: int) -> str:
        return notation.to_text(action)

    def parse(self, state: State, seat: int, text: str) -> int:
        return notation.from_text(text)

    def data(self, state: State, seat: int, action: int) -> Data:
        return notation.to_data(cast(GipsyKingState, state), action)

    def from_data(self, state: State, seat: int, data: Data) -> int:
        return notation.from_data(data)

    def view(self, seen: State) -> Data:
        return view.view(cast(GipsyKingState, seen))

    def trace(self, state: State) -> Data:
        return view.trace(cast(GipsyKingState, state))

    def sheet(self, state: State) -> list[list[ScoreLine]]:
        return view.sheet(cast(GipsyKingState, state))

    def events(self, before: State, seat: int, action: int, after: State) -> list[Event]:
        return view.events(cast(GipsyKingState, before), seat, action, cast(GipsyKingState, after))

    def prompt(self, seen: State) -> Words:
        return view.prompt(cast(GipsyKingState, seen))

    def describe(self, state: State, seat: int, action: int) -> Words:
        return view.describe(cast(GipsyKingState, state), action)

    def draw(self, view: Data, say: Say) -> str:
        return drawing.draw(view, say)

    def inventory(self, state: State) -> list[str]:
        table = cast(GipsyKingState, state)
        seats = range(table.players)
        held = [table.caravans[table.at(table.half, seat)] for seat in seats]
        markers = [*table.queue, *(table.second_queue if table.half == 1 else [])]
        caravans = [
            markers.count(seat) + table.caravans_placed(seat) + table.caravans_left(seat)
            for seat in seats
        ]
        return [
            *(f"water {hex_name(hex_)}" for lake in table.lakes for hex_ in members(lake)),
            *(f"land {hex_name(hex_)}" for part in [table.free, *held] for hex_ in members(part)),
            *(f"in the queue {seat}" for seat in table.queue),
            *(f"caravan {seat}" for seat in seats for _ in range(caravans[seat])),
        ]

    def recount(self, state: State) -> list[int]:
        return recount.recount(cast(GipsyKingState, state))


GAME = GipsyKing()
