"""Pelican Bay's tiles and the map: hexagons with terrains and areas; reads component sets."""

from itertools import permutations
from typing import Any, Final, NoReturn, final

from atoll.core.bits import BIT, full
from atoll.core.component_set import SetFile, reads_set
from atoll.core.errors import BadComponentSet
from atoll.core.native import i64, vec
from atoll.core.vectors import filled

TILES: Final[i64] = 67
EDGES: Final[i64] = 6
IN_RESERVE: Final = 16  # PB-1
PILES: Final[i64] = 3
SUNS: Final[i64] = 3
PELICANS: Final = 7
PELICAN_POINTS: Final = 3  # PB-20

# What an edge shows; 0 stands for no tile.
WATER: Final = 1
BEACH: Final = 2
FOREST: Final = 3
TERRAINS: Final[i64] = 3

# The map. A tile that is the first of its column leans on two tiles of the column before it (PB-6),
# so 67 tiles around the opening reach at most 33 columns to either side, and likewise by rows.
SIDE: Final = 68
MIDDLE: Final = 33
CELLS: Final = SIDE * SIDE
# The edge on the other side of the same line.
OPPOSITE: Final = vec[i64]([3, 4, 5, 0, 1, 2])
# The step in cell numbers across edge 0 … 5, clockwise from the east.
ACROSS: Final = vec[i64]([1, SIDE, SIDE - 1, -1, -SIDE, 1 - SIDE])
# The three cells of the opening (PB-3): each touches the other two.
OPENING: Final = vec[i64](
    [MIDDLE * SIDE + MIDDLE, MIDDLE * SIDE + MIDDLE + 1, (MIDDLE + 1) * SIDE + MIDDLE]
)
# Empty cells next to the bay: 9 around the opening; a lay takes one and adds at most two.
SHORE: Final[i64] = 9 + TILES

# The edges of a tile, or of the tiles around a cell, in one number: two bits an edge.
EDGE_BITS: Final = 2
ONE_EACH: Final = 0b010101010101

NOTHING: Final = -1
UNKNOWN: Final = -2  # a tile the viewer may not know
HAND: Final = 2

# Where a tile is: in pile 0 … 2, or
RESERVE: Final[i64] = PILES
IN_HAND: Final = 4
UNDER: Final = 5  # put under the piles by a pass
IN_BAY: Final = 6
IN_OPENING: Final = 7
HIDDEN: Final = 8
OUT: Final = 9  # not in the game: of a small set

# A set of tiles is two masks, as one holds no more than 62 things.
HALF: Final = 34
ALL_LOW: Final = full(HALF)
ALL_HIGH: Final = full(TILES - HALF)
LETTERS = " WBF"  # by terrain


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

    def __init__(
        self, names: list[str], terrains: list[list[int]], areas: list[list[int]],
        opening: list[int] | None = None, drawn: list[int] | None = None,
    ) -> None:  # fmt: skip
        self.names: list[str] = names
        # A small set has no suns and no reserve: its opening, and what is drawn.
        self.opening: vec[i64] = vec[i64](opening or [])
        self.drawn: vec[i64] = vec[i64](drawn or [])
        self.is_small: bool = opening is not None
        # By tile, rotation and edge: what the edge shows and which area of the tile it belongs to.
        self.terrain: vec[i64] = filled(TILES * EDGES * EDGES, 0)
        self.area: vec[i64] = filled(TILES * EDGES * EDGES, 0)
        self.areas: vec[i64] = filled(TILES, 0)
        self.turns: vec[i64] = filled(TILES, EDGES)  # rotations that look different
        self.code: vec[i64] = filled(TILES * EDGES, 0)  # by tile and rotation
        self.corners: vec[i64] = filled(TILES, 0)  # which two terrains stand side by side
        self.is_split: bool = False  # some tile has two areas of one terrain
        for tile in range(TILES):
            self.write_tile(tile, terrains[tile], areas[tile])

    def write_tile(self, tile: i64, terrains: list[int], areas: list[int]) -> None:
        """Work out the tables of one tile."""
        self.areas[tile] = max(areas) + 1
        self.is_split = self.is_split or len(set(areas)) > len(set(terrains))
        for turn in range(EDGES):
            for edge in range(EDGES):
                shown: i64 = terrains[(edge + EDGES - turn) % EDGES]
                self.terrain[(tile * EDGES + turn) * EDGES + edge] = shown
                area: i64 = areas[(edge + EDGES - turn) % EDGES]
                self.area[(tile * EDGES + turn) * EDGES + edge] = area
                self.code[tile * EDGES + turn] |= shown << (EDGE_BITS * edge)
            self.corners[tile] |= corner(
                self.terrain_at(tile, turn, 0), self.terrain_at(tile, turn, 1)
            )
        for turn in range(EDGES - 1, 0, -1):
            if self.looks_alike(tile, turn):
                self.turns[tile] = turn

    def looks_alike(self, tile: i64, turn: i64) -> bool:
        """Whether the tile turned so shows the same edges with the same connections."""
        for edge in range(EDGES):
            if self.terrain_at(tile, turn, edge) != self.terrain_at(tile, 0, edge):
                return False
            for other in range(edge):
                joined = self.area_at(tile, 0, edge) == self.area_at(tile, 0, other)
                if joined != (self.area_at(tile, turn, edge) == self.area_at(tile, turn, other)):
                    return False
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


# -- reading a component set -------------------------------------------------------------------

Tile = tuple[str, list[int]]


def tile_name(edges: str, areas: list[int]) -> str:
    """A tile as written in notation: its edges, and its areas where edges alike are not joined."""
    if len(set(areas)) == len(set(edges)):
        return edges
    return f"{edges}/{''.join(map(str, areas))}"


@reads_set
def load(file: SetFile) -> PelicanSet:
    """The set in this file."""
    file.expect_top("tiles")
    rows = file.values["tiles"]
    if not isinstance(rows, list) or len(rows) != TILES:
        file.fail(f"'tiles' must be a list of {TILES} tiles (PB-C1)", "tiles")
    tiles = [read_tile(file, number, row) for number, row in enumerate(rows)]
    refuse_twins(file, tiles)
    names = [tile_name(*tile) for tile in tiles]
    printed = PelicanSet(
        names,
        [[LETTERS.index(letter) for letter in edges] for edges, _ in tiles],
        [areas for _, areas in tiles],
        *read_small(file, names),
    )
    if not some_three_fit(printed):
        file.fail("no three of these tiles fit together for an opening (PB-3)", "tiles")
    return printed


def read_small(file: SetFile, names: list[str]) -> tuple[list[int] | None, list[int] | None]:
    """The tiles of the opening and those to draw, by name."""
    table = file.small({"opening", "drawn"})
    if table is None:
        return None, None
    chosen = [tiles_named(file, table, key, names) for key in ("opening", "drawn")]
    opening, drawn = chosen
    if (
        len(opening) != PILES
        or len(drawn) < 2 * HAND
        or len({*opening, *drawn}) < len(opening + drawn)
    ):
        file.fail("three tiles open, at least four others are drawn", "opening", "[small]")
    return opening, drawn


def tiles_named(file: SetFile, table: dict[str, Any], key: str, names: list[str]) -> list[int]:
    """The numbers of the tiles listed under `key`."""
    value = table[key]
    if not isinstance(value, list) or not all(name in names for name in value):
        file.fail(f"'{key}' must list tiles of the set", key, "[small]")
    return [names.index(name) for name in value]


def fail_at(file: SetFile, number: int, what: str) -> NoReturn:
    """Refuse a tile; its line is found by counting those that name edges."""
    code = [text.partition("#")[0] for text in file.text.splitlines()]
    lines = [n for n, text in enumerate(code, 1) if "edges" in text]
    line = lines[min(number, len(lines) - 1)] if lines else file.line("tiles")
    raise BadComponentSet(f"{file.path}:{line}: {what}")


def read_tile(file: SetFile, number: int, row: Any) -> Tile:
    """PB-C3: six edges, and for each the area it belongs to."""
    if not isinstance(row, dict) or set(row) != {"edges", "areas"}:
        fail_at(file, number, 'a tile is { edges = "…", areas = […] }')
    edges, areas = row["edges"], row["areas"]
    if not isinstance(edges, str) or len(edges) != EDGES or set(edges) - set(LETTERS[1:]):
        fail_at(file, number, f"'{edges}' is not six edges of W, B and F")
    if not isinstance(areas, list) or len(areas) != EDGES or not all(type(a) is int for a in areas):
        fail_at(file, number, f"tile {edges}: 'areas' must be six whole numbers")
    if areas != in_order(areas):
        fail_at(file, number, f"tile {edges}: areas are numbered 0, 1, … by their first edge")
    for area in set(areas):
        shown = {
            edge for edge, area_of_edge in zip(edges, areas, strict=True) if area_of_edge == area
        }
        if len(shown) > 1:
            both = " and ".join(sorted(shown))
            fail_at(file, number, f"tile {edges}: area {area} has edges of {both}")
    return edges, areas


def in_order(areas: list[int]) -> list[int]:
    """The same areas, numbered from 0 in the order of their first edge."""
    numbers: dict[int, int] = {}
    return [numbers.setdefault(area, len(numbers)) for area in areas]


def refuse_twins(file: SetFile, tiles: list[Tile]) -> None:
    """PB-C2: all tiles differ, however they are turned."""
    seen: dict[tuple[str, tuple[int, ...]], str] = {}
    for number, (edges, areas) in enumerate(tiles):
        if (edges, tuple(areas)) in seen:
            fail_at(file, number, f"tile {edges} is {seen[edges, tuple(areas)]} once more (PB-C2)")
        for turn in range(EDGES):
            turned = in_order(areas[turn:] + areas[:turn])
            seen[edges[turn:] + edges[:turn], tuple(turned)] = edges


def some_three_fit(printed: PelicanSet) -> bool:
    """Whether any opening is possible: three corners that meet in one point."""
    terrains = range(1, TERRAINS + 1)
    for a in terrains:
        for b in terrains:
            for c in terrains:
                wanted = [corner(a, b), corner(c, a), corner(b, c)]
                choices = [
                    [tile for tile in range(TILES) if printed.corners[tile] & mark][:3]
                    for mark in wanted
                ]
                pool = {tile for choice in choices for tile in choice}
                for three in permutations(pool, 3):
                    if all(t in choice for t, choice in zip(three, choices, strict=True)):
                        return True
    return False
