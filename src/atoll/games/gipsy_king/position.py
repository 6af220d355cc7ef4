"""What a position of Gipsy King is made of, and what can be read off it."""

from typing import Final

from atoll.core.bits import BIT, popcount
from atoll.core.native import i64, vec
from atoll.core.rng import Rng
from atoll.core.state import State
from atoll.core.vectors import clear, filled, put
from atoll.games.gipsy_king.components import (
    CARAVANS,
    HEXES,
    NO_HEX,
    TILES,
    TILES_FOR_TWO,
    WATER,
    GipsyKingSet,
    water_of,
)

HALVES: Final = 2
DRY: Final = 0  # GK-8: the number under which the land that touches no water is filled
DOUBLES: Final = 2  # GK-11: a seat's doubles in the second half


class GipsyKingPosition(State):
    """The fields. Sets of hexes are masks; what a half has for each seat is at `at(half, seat)`."""

    def __init__(self, printed: GipsyKingSet, players: i64, rng: Rng) -> None:
        super().__init__(players, rng)
        self.printed: GipsyKingSet = printed
        # The landscape. These vectors never change in a game: copies share them.
        self.cells: vec[i64] = filled(HEXES, NO_HEX)  # by hex: where it lies
        self.near: vec[i64] = filled(HEXES, 0)  # by hex: the hexes next to it
        self.lakes: vec[i64] = vec[i64]()  # GK-2: the water hexes of each
        self.half: i64 = 1
        self.number: i64 = 1
        self.queue: vec[i64] = filled(players, 0)
        self.turn: i64 = 0  # who acts, by place in the queue; all before him have passed
        self.second_queue: vec[i64] = filled(players, 0)  # GK-3: at the start of the second half
        self.free: i64 = 0  # land without a caravan
        self.open: i64 = 0  # the free land around the number; none when the game is over
        self.caravans: vec[i64] = filled(HALVES * players, 0)  # the hexes a seat has taken
        self.doubled: vec[i64] = filled(HALVES * players, 0)  # those of them with two caravans
        self.points: vec[i64] = filled(HALVES * players, 0)  # once a half is scored

    def at(self, half: i64, seat: i64) -> i64:
        """Where the vectors keep what a seat has in a half."""
        return (half - 1) * self.players + seat

    def must_act(self) -> i64:
        """One seat at a time."""
        if self.open == 0:
            return 0
        return BIT[self.queue[self.turn]]

    def to_act(self) -> i64:
        """GK-4: the first in the queue who has not passed."""
        if self.open == 0:
            return -1
        return self.queue[self.turn]

    def tiles(self) -> i64:
        """GK-1: how many tiles are in the game."""
        return TILES_FOR_TWO if self.players == 2 else TILES

    def hexes(self) -> i64:
        """The hexes of the game, water and land."""
        return self.printed.hexes(self.tiles())

    def land(self) -> i64:
        """The land hexes of the game."""
        return self.hexes() & ~WATER

    def around(self, number: i64) -> i64:
        """The land next to the water of a number; for DRY the land that touches no water."""
        if number != DRY:
            return self.near[water_of(number)] & ~WATER
        dry = self.land()
        number = self.tiles()
        while number > 0:
            dry &= ~self.near[water_of(number)]
            number -= 1
        return dry

    def number_after(self, number: i64) -> i64:
        """GK-4: upwards; GK-10: in the second half downwards; GK-8: dry land last."""
        if self.half == 2:
            return number - 1
        if number == self.tiles():
            return DRY
        return number + 1

    def is_last(self) -> bool:
        """GK-6: whether all the others have passed."""
        return self.turn == self.players - 1

    def doubles_used(self, seat: i64) -> i64:
        """GK-11: how often a seat has put two caravans on a hex."""
        return popcount(self.doubled[self.at(2, seat)])

    def can_double(self, seat: i64) -> bool:
        """GK-11: twice, in the second half."""
        return self.half == 2 and self.doubles_used(seat) < DOUBLES

    def caravans_placed(self, seat: i64) -> i64:
        """The caravans a seat has in the landscape."""
        own = self.at(self.half, seat)
        return popcount(self.caravans[own]) + popcount(self.doubled[own])

    def caravans_left(self, seat: i64) -> i64:
        """GK-11b: of the seat's own colour, besides the queue markers; below 0 spares stand in."""
        return CARAVANS - (HALVES + 1 - self.half) - self.caravans_placed(seat)

    def clear(self) -> None:
        """Forget everything of an earlier game."""
        clear(self.caravans, 0)
        clear(self.doubled, 0)
        clear(self.points, 0)

    def assign(self, other: State) -> None:
        """Every field, one by one: copying is on the path of every simulation."""
        assert isinstance(other, GipsyKingPosition)
        self.viewer = other.viewer
        self.rng.assign(other.rng)
        self.cells = other.cells
        self.near = other.near
        self.lakes = other.lakes
        self.half = other.half
        self.number = other.number
        self.turn = other.turn
        self.free = other.free
        self.open = other.open
        put(self.queue, other.queue)
        put(self.second_queue, other.second_queue)
        put(self.caravans, other.caravans)
        put(self.doubled, other.doubled)
        put(self.points, other.points)
