"""Lays the tiles out as a random landscape that is compact and has no holes (GK-1)."""

from typing import Final, final

from atoll.core.bits import BIT, lowest
from atoll.core.native import append, i64, vec
from atoll.core.rng import Rng
from atoll.core.vectors import filled
from atoll.games.gipsy_king import components as gk
from atoll.games.gipsy_king.components import GipsyKingSet

TAKEN: Final = 1000  # more than the distances of any tile's cells add up to
ONE_PIECE: Final = 6  # what the outlines of a landscape in one piece without holes add up to


def distance(cell: int) -> int:
    """The square of a cell's distance from the middle; TAKEN for cells beyond the table."""
    q: int = gk.q_of(cell)
    r: int = gk.r_of(cell)
    if max(abs(q), abs(r), abs(q + r)) > gk.RADIUS:
        return TAKEN
    return q * q + q * r + r * r


def outline(code: int) -> int:
    """A hex's share in the count of pieces less holes, six for each (Euler's formula).

    Bit k of the code says whether there is a neighbour in direction k. All hexes, less the pairs
    that touch, plus the triples that touch each other, make the number of pieces less the holes.
    """
    around = [code >> turn & 1 for turn in range(gk.TURNS)]
    corners = sum(
        here * there for here, there in zip(around, [*around[1:], around[0]], strict=True)
    )
    return 6 - 3 * sum(around) + 2 * corners


DISTANCE: Final = vec[i64]([distance(cell) for cell in range(gk.CELLS)])
# The cells of the table from the middle outwards.
SPIRAL: Final = vec[i64](sorted([c for c in range(gk.CELLS) if distance(c) < TAKEN], key=distance))
EMPTY: Final = vec[i64]([gk.NO_HEX for _ in range(gk.CELLS)])
OUTLINE: Final = vec[i64]([outline(code) for code in range(2**gk.TURNS)])


@final
class Landscape:
    """The cell of each hex, and which hexes touch each other."""

    def __init__(self, printed: GipsyKingSet, tiles: i64) -> None:
        self.printed: GipsyKingSet = printed
        self.tiles: i64 = tiles
        self.cells: vec[i64] = filled(gk.HEXES, gk.NO_HEX)  # by hex
        self.near: vec[i64] = filled(gk.HEXES, 0)  # by hex: the hexes next to it
        self.outlines: i64 = 0

    def lay_at_random(self, rng: Rng) -> None:
        """GK-1: lay the tiles at random until the landscape obeys all that is asked of it.

        Nine tries in ten do with the default tiles, and one in 700 with the driest shapes.
        """
        while not self.try_to_lay(rng):
            pass

    def try_to_lay(self, rng: Rng) -> bool:
        """Lay the tiles at random once; False if the landscape is not as GK-1 wants it."""
        if not self.grow(rng):
            return False
        self.survey()
        return self.is_whole() and self.is_wet_enough()

    def lay_as_given(self) -> None:
        """Lay the tiles as the component set says."""
        for hex_ in range(i64(len(self.printed.laid))):
            self.cells[hex_] = self.printed.laid[hex_]
        self.survey()

    def grow(self, rng: Rng) -> bool:
        """Lay tile after tile over the free cell nearest the middle; False if one does not fit."""
        room = DISTANCE[:]
        at: i64 = 0
        for tile in rng.order(self.tiles):
            while room[SPIRAL[at]] == TAKEN:
                at += 1
            if not self.lay_over(tile, SPIRAL[at], room, rng):
                return False
        return True

    def lay_over(self, tile: i64, cell: i64, room: vec[i64], rng: Rng) -> bool:
        """Lay a tile over this cell as near to the middle as it goes, ties broken at random."""
        offsets = self.printed.ways
        size = self.printed.size[tile]
        ways = gk.TURNS * size
        start = gk.TILE_SIZE * self.printed.first_way[tile]
        end = start + gk.TILE_SIZE * ways
        way = start + gk.TILE_SIZE * rng.below(ways)
        best: i64 = start
        best_distance: i64 = TAKEN
        while ways > 0:
            far = room[cell + offsets[way]] + room[cell + offsets[way + 1]]
            far += room[cell + offsets[way + 2]]
            if size == gk.TILE_SIZE:
                far += room[cell + offsets[way + 3]]
            if far < best_distance:
                best, best_distance = way, far
            way += gk.TILE_SIZE
            if way == end:
                way = start
            ways -= 1
        if best_distance == TAKEN:
            return False
        for k in range(size):
            laid = cell + offsets[best + k]
            room[laid] = TAKEN
            self.cells[gk.TILE_SIZE * tile + k] = laid
        return True

    def survey(self) -> None:
        """Find out which hexes touch each other."""
        grid = EMPTY[:]
        hexes = self.printed.hexes(self.tiles)
        left = hexes
        while left != 0:
            hex_ = lowest(left)
            left &= left - 1
            grid[self.cells[hex_]] = hex_
        self.outlines = 0
        while hexes != 0:
            hex_ = lowest(hexes)
            hexes &= hexes - 1
            cell = self.cells[hex_]
            near: i64 = 0
            code: i64 = 0
            for turn in range(gk.TURNS):
                other = grid[cell + gk.STEPS[turn]]
                if other != gk.NO_HEX:
                    near |= BIT[other]
                    code |= BIT[turn]
            self.near[hex_] = near
            self.outlines += OUTLINE[code]

    def is_whole(self) -> bool:
        """Whether a landscape in one piece has no holes."""
        return self.outlines == ONE_PIECE

    def is_wet_enough(self) -> bool:
        """GK-1: at most 4 land hexes touch no water, with two players at most 3."""
        land = self.printed.hexes(self.tiles) & ~gk.WATER
        most: i64 = 3 if self.tiles == gk.TILES_FOR_TWO else 4
        while land != 0:
            if (self.near[lowest(land)] & gk.WATER) == 0:
                most -= 1
            land &= land - 1
        return most >= 0


# -- connected hexes -----------------------------------------------------------------------------


def beside(near: vec[i64], hexes: i64) -> i64:
    """All hexes next to these."""
    out: i64 = 0
    while hexes != 0:
        out |= near[lowest(hexes)]
        hexes &= hexes - 1
    return out


def connected(near: vec[i64], within: i64, start: i64) -> i64:
    """The hexes of `within` that are connected to the set `start` of them."""
    reached = start
    fresh = start
    while fresh != 0:
        fresh = beside(near, fresh) & within & ~reached
        reached |= fresh
    return reached


def pieces(near: vec[i64], within: i64) -> vec[i64]:
    """The hexes of `within` parted into those that are connected."""
    out = vec[i64]()
    while within != 0:
        piece = connected(near, within, within & -within)
        within &= ~piece
        out = append(out, piece)
    return out
