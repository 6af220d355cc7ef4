"""What a position of Pelican Bay is made of, and what can be read off it."""

from typing import Final

from atoll.core.bits import BIT, full
from atoll.core.native import i64, vec
from atoll.core.rng import Rng
from atoll.core.state import State
from atoll.core.vectors import clear, filled, put
from atoll.games.pelican_bay.components import (
    CELLS,
    EDGES,
    PELICANS,
    PILES,
    SHORE,
    SUNS,
    TERRAINS,
    TILES,
    PelicanSet,
)
from atoll.games.pelican_bay.verbs import OPEN, OPEN_SUN, OVER, SUN

NOTHING: Final = -1
UNKNOWN: Final = -2  # a tile the viewer may not know
HAND: Final = 2

# Where a tile is: in pile 0 … 2, or
RESERVE: Final = PILES
IN_HAND: Final = 4
UNDER: Final = 5  # put under the piles by a pass
IN_BAY: Final = 6
IN_OPENING: Final = 7
HIDDEN: Final = 8

# A set of tiles is two masks, as one holds no more than 62 things.
HALF: Final = 34
ALL_LOW: Final = full(HALF)
ALL_HIGH: Final = full(TILES - HALF)

EMPTY_MAP: Final = filled(CELLS, 0)
NO_AREAS: Final = filled(TILES * EDGES, 0)


class PelicanPosition(State):
    """The fields. A tile in the bay is named by its place: the how manieth tile laid it is.

    A hidden tile in a hand or under the piles can be followed by everybody from where it was
    drawn to where it is laid, so who has held it (`…_held`) and which tiles it can be
    (`…_low`, `…_high`) is common knowledge; `knowledge` tells who knows what.
    """

    def __init__(self, printed: PelicanSet, players: i64, all_open: bool, rng: Rng) -> None:
        super().__init__(players, rng)
        self.printed: PelicanSet = printed
        self.all_open: bool = all_open  # solo with all tiles to choose from
        self.slots: i64 = TILES if all_open else HAND
        self.step: i64 = OPEN
        self.actor: i64 = 0
        self.first: i64 = 0  # the start player
        self.piles_out: bool = False  # tiles are drawn from the reserve (PB-18)
        self.last_round: bool = False
        self.idle: i64 = 0  # passes since anything was laid or any sun moved
        # The bay: the tiles in the order they were laid, and what is on each cell of the map.
        self.bay_size: i64 = 0
        self.cells: vec[i64] = filled(TILES, NOTHING)
        self.tiles: vec[i64] = filled(TILES, NOTHING)
        self.turned: vec[i64] = filled(TILES, 0)
        self.map: vec[i64] = EMPTY_MAP[:]  # place + 1, or -1 - number in `shore`, or 0
        # The shore: the empty cells next to a tile, and the edges the tiles around show there.
        self.shore_size: i64 = 0
        self.shore: vec[i64] = filled(SHORE, 0)
        self.needs: vec[i64] = filled(SHORE, 0)
        self.suns: vec[i64] = filled(SUNS, NOTHING)
        # Areas: area a of the tile at place p is number p * 6 + a; joined ones have one root.
        self.parent: vec[i64] = NO_AREAS[:]
        self.area_size: vec[i64] = NO_AREAS[:]  # tiles, at the root
        self.open_edges: vec[i64] = NO_AREAS[:]  # at the root
        # Tiles not yet laid.
        self.home: vec[i64] = filled(TILES, HIDDEN)
        self.pile_size: vec[i64] = filled(PILES + 1, 0)
        self.opening: vec[i64] = filled(PILES, NOTHING)
        self.hands: vec[i64] = filled(players * self.slots, NOTHING)
        self.hand_held: vec[i64] = filled(players * self.slots, 0)
        self.hand_low: vec[i64] = filled(players * self.slots, 0)
        self.hand_high: vec[i64] = filled(players * self.slots, 0)
        self.under_size: i64 = 0
        self.under: vec[i64] = filled(TILES, NOTHING)  # the next drawn first
        self.under_held: vec[i64] = filled(TILES, 0)
        self.under_low: vec[i64] = filled(TILES, 0)
        self.under_high: vec[i64] = filled(TILES, 0)
        # The turn: how many tiles were laid, and which areas of which tile every one extends.
        self.laid: i64 = 0
        self.key_place: i64 = NOTHING
        self.key_areas: i64 = 0
        # Areas marked in this chain, and what marks them (PB-17).
        self.marked: vec[i64] = vec[i64]()
        self.pelicans_placed: i64 = 0
        self.plain_markers: i64 = 0
        self.supply: i64 = PELICANS
        self.pelicans: vec[i64] = filled(players, 0)
        self.points: vec[i64] = filled(players, 0)
        self.scored: vec[i64] = vec[i64]()  # see `scoring`
        self.best: vec[i64] = filled(TERRAINS + 1, 0)  # solo: the largest closed area by terrain

    def must_act(self) -> i64:
        """One seat at a time."""
        return 0 if self.step == OVER else BIT[self.actor]

    def to_act(self) -> i64:
        """The seat whose decision it is."""
        if self.step == OVER:
            return -1
        return self.actor

    def is_solo(self) -> bool:
        """PB-22."""
        return self.players == 1

    def next_seat(self, seat: i64) -> i64:
        """The seat to the left."""
        seat += 1
        if seat == self.players:
            seat = 0
        return seat

    def has_sun(self, cell: i64) -> bool:
        """Whether a sun blocks the cell."""
        return self.suns[0] == cell or self.suns[1] == cell or self.suns[2] == cell

    def sun_at(self, cell: i64) -> i64:
        """The number of the sun on a cell; with NOTHING the next one to put; -1 if none."""
        sun: i64 = 0
        while sun < SUNS:
            if self.suns[sun] == cell:
                return sun
            sun += 1
        return -1

    def all_suns_out(self) -> bool:
        """PB-10: no sun is left to put, so one is moved."""
        return self.suns[SUNS - 1] != NOTHING

    def awaits_sun(self) -> bool:
        """PB-4, PB-10: whether a sun is to be put or moved."""
        return self.step == SUN or self.step == OPEN_SUN

    def is_on_shore(self, cell: i64) -> bool:
        """Whether the cell is empty and next to a tile."""
        return self.map[cell] < 0

    def shore_number(self, cell: i64) -> i64:
        """Where a cell of the shore is in `shore` and `needs`."""
        return -1 - self.map[cell]

    def need(self, cell: i64) -> i64:
        """What the tiles around a cell of the shore show."""
        return self.needs[self.shore_number(cell)]

    def stock_size(self) -> i64:
        """The tiles that can still be drawn."""
        return (
            self.pile_size[0]
            + self.pile_size[1]
            + self.pile_size[2]
            + self.pile_size[RESERVE]
            + self.under_size
        )

    def hand_size(self, seat: i64) -> i64:
        """How many tiles a seat holds, known or not."""
        count: i64 = 0
        slot = seat * self.slots
        while slot < (seat + 1) * self.slots:
            if self.hands[slot] != NOTHING:
                count += 1
            slot += 1
        return count

    def slot_of(self, seat: i64, tile: i64) -> i64:
        """Where a seat holds a tile; -1 if it does not."""
        slot = seat * self.slots
        while slot < (seat + 1) * self.slots:
            if self.hands[slot] == tile:
                return slot
            slot += 1
        return -1

    def clear(self) -> None:
        """Forget everything of an earlier game."""
        self.clear_map()
        clear(self.cells, NOTHING)
        clear(self.tiles, NOTHING)
        clear(self.turned, 0)
        clear(self.shore, 0)
        clear(self.needs, 0)
        clear(self.suns, NOTHING)
        clear(self.parent, 0)
        clear(self.area_size, 0)
        clear(self.open_edges, 0)
        clear(self.home, HIDDEN)
        clear(self.pile_size, 0)
        clear(self.opening, NOTHING)
        clear(self.hands, NOTHING)
        clear(self.hand_held, 0)
        clear(self.hand_low, 0)
        clear(self.hand_high, 0)
        clear(self.under, NOTHING)
        clear(self.under_held, 0)
        clear(self.under_low, 0)
        clear(self.under_high, 0)
        clear(self.pelicans, 0)
        clear(self.points, 0)
        clear(self.best, 0)
        self.bay_size = self.shore_size = self.under_size = 0
        self.marked = vec[i64]()
        self.scored = vec[i64]()
        self.piles_out = self.last_round = False
        self.idle = self.laid = self.key_areas = 0
        self.key_place = NOTHING
        self.pelicans_placed = self.plain_markers = 0
        self.supply = PELICANS

    def clear_map(self) -> None:
        """Take everything off the map, which is mostly empty."""
        place: i64 = 0
        while place < self.bay_size:
            self.map[self.cells[place]] = 0
            place += 1
        number: i64 = 0
        while number < self.shore_size:
            self.map[self.shore[number]] = 0
            number += 1

    def copy_map(self, other: "PelicanPosition") -> None:
        """Put on the map what the other's tiles and shore are; quicker than all its cells."""
        self.clear_map()
        place: i64 = 0
        while place < other.bay_size:
            self.map[other.cells[place]] = place + 1
            place += 1
        number: i64 = 0
        while number < other.shore_size:
            self.map[other.shore[number]] = -1 - number
            number += 1

    def assign(self, other: State) -> None:
        """Every field, one by one: copying is on the path of every simulation."""
        assert isinstance(other, PelicanPosition)
        self.viewer = other.viewer
        self.rng.assign(other.rng)
        self.copy_map(other)
        self.parent = other.parent[:]
        self.area_size = other.area_size[:]
        self.open_edges = other.open_edges[:]
        self.cells = other.cells[:]
        self.tiles = other.tiles[:]
        self.turned = other.turned[:]
        self.shore = other.shore[:]
        self.needs = other.needs[:]
        self.home = other.home[:]
        self.under = other.under[:]
        self.under_held = other.under_held[:]
        self.under_low = other.under_low[:]
        self.under_high = other.under_high[:]
        self.marked = other.marked[:]
        self.scored = other.scored[:]
        put(self.suns, other.suns)
        put(self.pile_size, other.pile_size)
        put(self.opening, other.opening)
        put(self.hands, other.hands)
        put(self.hand_held, other.hand_held)
        put(self.hand_low, other.hand_low)
        put(self.hand_high, other.hand_high)
        put(self.pelicans, other.pelicans)
        put(self.points, other.points)
        put(self.best, other.best)
        self.step = other.step
        self.actor = other.actor
        self.first = other.first
        self.piles_out = other.piles_out
        self.last_round = other.last_round
        self.idle = other.idle
        self.bay_size = other.bay_size
        self.shore_size = other.shore_size
        self.under_size = other.under_size
        self.laid = other.laid
        self.key_place = other.key_place
        self.key_areas = other.key_areas
        self.pelicans_placed = other.pelicans_placed
        self.plain_markers = other.plain_markers
        self.supply = other.supply
