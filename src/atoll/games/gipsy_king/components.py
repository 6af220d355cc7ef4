"""Gipsy King's pieces: landscape tiles of 3 or 4 hexes, their fish, and the grid they lie on."""

from typing import Final, final

from atoll.core.bits import BIT, full
from atoll.core.native import append, i64, vec
from atoll.core.vectors import filled

TILES: Final[i64] = 15
TILES_FOR_TWO: Final = 12  # GK-1: two players leave tiles 13–15 out
TILE_SIZE: Final = 4  # hexes of the largest tile
TURNS: Final[i64] = 6  # a tile is turned by sixths
FISH_GROUPS: Final[i64] = 5  # GK-C3: groups of 1 to 5 fish, each once
CARAVANS: Final = 18  # of each colour
HALVES: Final = 2
DRY: Final = 0  # GK-8: the number under which the land that touches no water is filled
DOUBLES: Final = 2  # GK-11: a seat's doubles in the second half

# A hex is known by its tile and its place on it: 4 * (tile - 1) + k, its water hex having k = 0.
HEXES: Final = TILES * TILE_SIZE
NO_HEX: Final = -1

# The table is a grid of cells in rows; the landscape lies within RADIUS hexes of its middle.
RADIUS: Final = 7
MIDDLE: Final = RADIUS + 1  # a border of empty cells goes all around
WIDTH: Final = 2 * MIDDLE + 1
CELLS: Final = WIDTH * WIDTH


def water_of(number: i64) -> i64:
    """The water hex that carries this number."""
    return TILE_SIZE * (number - 1)


def tile_of(hex_: i64) -> i64:
    """The number of the tile a hex belongs to."""
    return hex_ // TILE_SIZE + 1


def cell_at(q: i64, r: i64) -> i64:
    """The cell with these axial coordinates."""
    return (r + MIDDLE) * WIDTH + q + MIDDLE


def q_of(cell: i64) -> i64:
    """The first axial coordinate of a cell."""
    return cell % WIDTH - MIDDLE


def r_of(cell: i64) -> i64:
    """The second axial coordinate of a cell."""
    return cell // WIDTH - MIDDLE


def water_hexes() -> i64:
    """The set of all water hexes."""
    mask: i64 = 0
    for number in range(1, TILES + 1):
        mask |= BIT[water_of(number)]
    return mask


WATER: Final = water_hexes()
# The steps to the six neighbours of a cell, each a sixth of a turn after the one before.
STEPS: Final = vec[i64]([1, WIDTH, WIDTH - 1, -1, -WIDTH, 1 - WIDTH])


@final
class GipsyKingSet:
    """The shapes of the tiles, where the fish are, and perhaps a landscape laid out beforehand.

    A shape lists its hexes as (q, r), the water hex first. `laid` holds the cell of every hex
    of a landscape given with the set, NO_HEX where there is none; it is empty without one.
    """

    def __init__(
        self, shapes: list[list[tuple[int, int]]], fish: list[int], laid: list[int],
        tiles: int = 0, halves: int = HALVES,
    ) -> None:  # fmt: skip
        self.tiles: i64 = tiles  # of a small set; 0 for as many as the rules say
        self.halves: i64 = halves
        self.size: vec[i64] = vec[i64]([len(shape) for shape in shapes])
        self.fish: vec[i64] = vec[i64](fish)  # by tile - 1
        self.laid: vec[i64] = vec[i64](laid)
        self.land: i64 = 0  # the land hexes of all tiles
        self.water_with: vec[i64] = filled(FISH_GROUPS + 1, 0)  # by fish: the water hex, as a set
        for tile in range(TILES):
            self.land |= (full(self.size[tile]) - 1) * BIT[TILE_SIZE * tile]
            if self.fish[tile] > 0:
                self.water_with[self.fish[tile]] |= BIT[TILE_SIZE * tile]
        # For each tile the ways to lay it over a given cell: each way gives the way from that
        # cell to the tile's hexes, a row of TILE_SIZE steps.
        self.first_way: vec[i64] = vec[i64]()
        self.ways: vec[i64] = vec[i64]()
        for shape in shapes:
            self.first_way = append(self.first_way, len(self.ways) // TILE_SIZE)
            self.add_ways(shape)

    def add_ways(self, shape: list[tuple[int, int]]) -> None:
        """Every turn of the shape with every one of its hexes on the given cell."""
        for _ in range(TURNS):
            shape = turned(shape)
            for q0, r0 in shape:
                for q, r in shape:
                    self.ways = append(self.ways, (r - r0) * WIDTH + q - q0)
                for _ in range(TILE_SIZE - len(shape)):
                    self.ways = append(self.ways, 0)

    def tiles_for(self, players: i64) -> i64:
        """GK-1: how many tiles are in the game."""
        if self.tiles > 0:
            return self.tiles
        return TILES_FOR_TWO if players == 2 else TILES

    def hexes(self, tiles: i64) -> i64:
        """The hexes of the first `tiles` tiles, water and land."""
        return (self.land | WATER) & full(TILE_SIZE * tiles)

    def tiles_laid(self) -> i64:
        """How many tiles the landscape given with the set has; 0 without one."""
        return len(self.laid) // TILE_SIZE


def turned(shape: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """The shape turned by a sixth about the origin."""
    return [(-r, q + r) for q, r in shape]


# -- hexes by their coordinates ------------------------------------------------------------------

Place = tuple[int, int]


def next_to(place: Place) -> set[Place]:
    """The six places around one."""
    q, r = place
    return {(q + 1, r), (q, r + 1), (q - 1, r + 1), (q - 1, r), (q, r - 1), (q + 1, r - 1)}


def parted(places: set[Place]) -> list[set[Place]]:
    """The places parted into those that are connected."""
    left = set(places)
    parts: list[set[Place]] = []
    while left:
        part = more = {left.pop()}
        while more:
            more = {place for place in left if next_to(place) & part}
            part |= more
            left -= more
        parts.append(part)
    return parts
