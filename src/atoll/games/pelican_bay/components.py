"""Pelican Bay's tiles and the map: hexagons with terrains and areas, cells by axial coordinates."""

from typing import Final, final

from atoll.core.bits import BIT
from atoll.core.native import i64, vec
from atoll.core.vectors import filled

TILES: Final = 67
EDGES: Final = 6
IN_RESERVE: Final = 16  # PB-1
PILES: Final = 3
SUNS: Final = 3
PELICANS: Final = 7
PELICAN_POINTS: Final = 3  # PB-20

# What an edge shows; 0 stands for no tile.
WATER: Final = 1
BEACH: Final = 2
FOREST: Final = 3
TERRAINS: Final = 3

# The map. A tile that is the first of its column leans on two tiles of the column before it (PB-6),
# so 67 tiles around the opening reach at most 33 columns to either side, and likewise by rows.
SIDE: Final = 68
MIDDLE: Final = 33
CELLS: Final = SIDE * SIDE
# The step in cell numbers across edge 0 … 5, clockwise from the east.
ACROSS: Final = vec[i64]([1, SIDE, SIDE - 1, -1, -SIDE, 1 - SIDE])
# The three cells of the opening (PB-3): each touches the other two.
OPENING: Final = vec[i64](
    [MIDDLE * SIDE + MIDDLE, MIDDLE * SIDE + MIDDLE + 1, (MIDDLE + 1) * SIDE + MIDDLE]
)
# Empty cells next to the bay: 9 around the opening; a lay takes one and adds at most two.
SHORE: Final = 9 + TILES

# The edges of a tile, or of the tiles around a cell, in one number: two bits an edge.
EDGE_BITS: Final = 2
ONE_EACH: Final = 0b010101010101


def cell_at(q: i64, r: i64) -> i64:
    """The number of the cell at these axial coordinates; -1 if it is off the map."""
    column = q + MIDDLE
    row = r + MIDDLE
    if column < 0 or column >= SIDE or row < 0 or row >= SIDE:
        return -1
    return row * SIDE + column


def q_of(cell: i64) -> i64:
    """The first axial coordinate of a cell."""
    return cell % SIDE - MIDDLE


def r_of(cell: i64) -> i64:
    """The second axial coordinate of a cell."""
    return cell // SIDE - MIDDLE


def touching(need: i64) -> i64:
    """One bit for each edge at which a tile lies, out of what the tiles around a cell show."""
    return (need | (need >> 1)) & ONE_EACH


def matches(code: i64, need: i64) -> bool:
    """Whether a tile with these edges is alike to the tiles around a cell wherever they touch."""
    return (code & (touching(need) * 3)) == need


def has_two(need: i64) -> bool:
    """PB-6: whether at least two tiles lie around a cell."""
    around = touching(need)
    return (around & (around - 1)) != 0


@final
class PelicanSet:
    """The landscape tiles (PB-C3): the terrain of each edge and the area it belongs to.

    An area of a tile is named by a small number; edges with the same number are connected.
    """

    def __init__(self, names: list[str], terrains: list[list[int]], areas: list[list[int]]) -> None:
        self.names: list[str] = names
        # By tile, rotation and edge: what the edge shows and which area of the tile it belongs to.
        self.terrain: vec[i64] = filled(TILES * EDGES * EDGES, 0)
        self.area: vec[i64] = filled(TILES * EDGES * EDGES, 0)
        self.areas: vec[i64] = filled(TILES, 0)
        self.turns: vec[i64] = filled(TILES, EDGES)  # rotations that look different
        self.code: vec[i64] = filled(TILES * EDGES, 0)  # by tile and rotation
        self.corners: vec[i64] = filled(TILES, 0)  # which two terrains stand side by side
        self.is_split: bool = False  # some tile has two areas of one terrain
        tile: i64 = 0
        while tile < TILES:
            self.write_tile(tile, terrains[tile], areas[tile])
            tile += 1

    def write_tile(self, tile: i64, terrains: list[int], areas: list[int]) -> None:
        """Work out the tables of one tile."""
        self.areas[tile] = max(areas) + 1
        self.is_split = self.is_split or len(set(areas)) > len(set(terrains))
        turn: i64 = 0
        while turn < EDGES:
            edge: i64 = 0
            while edge < EDGES:
                shown: i64 = terrains[(edge + EDGES - turn) % EDGES]
                self.terrain[(tile * EDGES + turn) * EDGES + edge] = shown
                own: i64 = areas[(edge + EDGES - turn) % EDGES]
                self.area[(tile * EDGES + turn) * EDGES + edge] = own
                self.code[tile * EDGES + turn] |= shown << (EDGE_BITS * edge)
                edge += 1
            self.corners[tile] |= corner(
                self.terrain_at(tile, turn, 0), self.terrain_at(tile, turn, 1)
            )
            turn += 1
        turn = EDGES - 1
        while turn > 0:
            if self.looks_alike(tile, turn):
                self.turns[tile] = turn
            turn -= 1

    def looks_alike(self, tile: i64, turn: i64) -> bool:
        """Whether the tile turned so shows the same edges with the same connections."""
        edge: i64 = 0
        while edge < EDGES:
            if self.terrain_at(tile, turn, edge) != self.terrain_at(tile, 0, edge):
                return False
            other: i64 = 0
            while other < edge:
                joined = self.area_at(tile, 0, edge) == self.area_at(tile, 0, other)
                if joined != (self.area_at(tile, turn, edge) == self.area_at(tile, turn, other)):
                    return False
                other += 1
            edge += 1
        return True

    def terrain_at(self, tile: i64, turn: i64, edge: i64) -> i64:
        """What an edge shows once the tile is turned clockwise by `turn` edges."""
        return self.terrain[(tile * EDGES + turn) * EDGES + edge]

    def area_at(self, tile: i64, turn: i64, edge: i64) -> i64:
        """The tile's area at an edge once the tile is turned."""
        return self.area[(tile * EDGES + turn) * EDGES + edge]


def corner(first: i64, second: i64) -> i64:
    """The mark for two terrains side by side, clockwise."""
    return BIT[(first - 1) * TERRAINS + second - 1]
