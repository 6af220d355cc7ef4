"""Generated from `declaration.py` by `python -m release.generate`; not edited by hand."""

from typing import Final

from atoll.core import encoding
from atoll.core.native import i64, u8, vec
from atoll.core.rng import Rng
from atoll.core.state import State
from atoll.core.vectors import filled, put
from atoll.games.gipsy_king.components import GipsyKingSet

FORM: Final = 64  # codes of a form


class Do:
    """The first code of each form of action."""

    PLACE: Final = 0  # one caravan
    DOUBLE: Final = 64  # GK-11: two caravans
    PASS: Final = 128


def hex_of(action: i64) -> i64:
    return action & 63


class GipsyKingFields(State):
    """The fields of a position and how they are copied."""

    def __init__(self, printed: GipsyKingSet, players: i64, rng: Rng) -> None:
        super().__init__(players, rng)
        self.printed: GipsyKingSet = printed
        self.cells: vec[i64] = filled(60, -1)  # by hex: where it lies
        self.near: vec[i64] = filled(60, 0)  # by hex: the hexes next to it
        self.lakes: vec[i64] = vec[i64]()  # GK-2: the water hexes of each
        self.half: i64 = 1  # which half is played
        self.number: i64 = 1  # being filled; the first is dry land
        self.queue: vec[i64] = filled(players, 0)  # by place in the queue: who stands there
        self.turn: i64 = 0  # who acts, by place in the queue; all before them have passed
        self.second_queue: vec[i64] = filled(players, 0)  # GK-3: at the start of the second half
        self.free: i64 = 0  # land without a caravan
        self.open: i64 = 0  # the free land around the number; none when the game is over
        self.caravans: vec[i64] = filled(players * 2, 0)
        self.doubled: vec[i64] = filled(players * 2, 0)  # those of them with two caravans
        self.points: vec[i64] = filled(players * 2, 0)  # by `at`: once a half is scored

    def assign(self, other: State) -> None:
        assert isinstance(other, GipsyKingFields)
        self.viewer = other.viewer
        self.rng.assign(other.rng)
        self.cells = other.cells
        self.near = other.near
        self.lakes = other.lakes
        self.half = other.half
        self.number = other.number
        put(self.queue, other.queue)
        self.turn = other.turn
        put(self.second_queue, other.second_queue)
        self.free = other.free
        self.open = other.open
        put(self.caravans, other.caravans)
        put(self.doubled, other.doubled)
        put(self.points, other.points)

    def hide(self, viewer: i64) -> None:
        """Nothing is hidden."""

    def fill(self, rng: Rng) -> None:
        """Nothing is unknown."""


class GipsyKingSpaces(encoding.Encoding):
    """The observation and action spaces that follow from the declaration."""

    def write(self, state: State, viewer: i64, page: vec[u8], at: i64) -> i64:
        assert isinstance(state, GipsyKingFields)
        at = encoding.write_choice(page, at, state.half - 1, 2)
        at = encoding.write_choice(page, at, state.number, 16)
        at = encoding.write_seats(page, at, state.must_act(), viewer, state.players)
        for value in state.queue:
            at = encoding.write_seat(page, at, value, viewer, state.players)
        return at
