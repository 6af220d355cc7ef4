"""Reads and checks Gipsy King's component sets."""

from typing import Any

from atoll.core.bits import popcount
from atoll.core.component_set import SetFile, reads_set
from atoll.games.gipsy_king import components as gk
from atoll.games.gipsy_king.components import GipsyKingSet, Place
from atoll.games.gipsy_king.landscape import Landscape, connected

Shape = list[Place]
LEAST_SIZE = 3
LAND_FOR_TWO = 30  # GK-C2: on tiles 1–12


@reads_set
def load(file: SetFile) -> GipsyKingSet:
    """The set in this file."""
    file.expect_top("shapes", "tiles", "fish", *({"landscape"} & file.values.keys()))
    tiles = read_tiles(file, read_shapes(file))
    fish = read_fish(file)
    small, halves = read_small(file)
    if "landscape" not in file.values:
        return GipsyKingSet(tiles, fish, [], small, halves)
    printed = GipsyKingSet(tiles, fish, read_landscape(file, tiles, small), small, halves)
    check_landscape(file, printed)
    return printed


def read_small(file: SetFile) -> tuple[int, int]:
    """The first tiles, which alone are laid, and the halves; 0 tiles for those of the rules."""
    table = file.small({"tiles", "halves"})
    if table is None:
        return 0, gk.HALVES
    tiles = file.number(table, "tiles", 1, gk.TILES_FOR_TWO)
    return tiles, file.number(table, "halves", 1, gk.HALVES)


def read_shapes(file: SetFile) -> dict[str, Shape]:
    """GK-C1: shapes of 3 or 4 hexes in one piece."""
    shapes = {}
    for name, value in file.table("shapes").items():
        shape = read_hexes(file, value, f"{name} =", "[shapes]")
        if not LEAST_SIZE <= len(shape) <= gk.TILE_SIZE:
            file.fail(
                f"shape '{name}' has {len(shape)} hexes, a tile has 3 or 4", f"{name} =", "[shapes]"
            )
        if len(gk.parted(set(shape))) != 1:
            file.fail(f"the hexes of shape '{name}' do not hang together", f"{name} =", "[shapes]")
        shapes[name] = shape
    return shapes


def read_hexes(file: SetFile, value: Any, near: str, after: str) -> Shape:
    """A list of different hexes, each written [q, r]."""
    hexes: Shape = []
    for item in value if isinstance(value, list) else [None]:
        match item:
            case [int(q), int(r)] if type(q) is int and type(r) is int:
                hexes.append((q, r))
            case _:
                file.fail("expected hexes such as [[0, 0], [1, 0], [0, 1]]", near, after)
    if len(set(hexes)) < len(hexes):
        file.fail("a hex is named twice", near, after)
    return hexes


def read_tiles(file: SetFile, shapes: dict[str, Shape]) -> list[Shape]:
    """GK-C1, GK-C2: a shape for every tile; tiles 1–12 have 30 land hexes."""
    table = file.table("tiles")
    file.expect_keys(table, {str(tile) for tile in range(1, gk.TILES + 1)}, "[tiles]")
    tiles = []
    for tile in range(1, gk.TILES + 1):
        name = table[str(tile)]
        if not isinstance(name, str) or name not in shapes:
            names = ", ".join(shapes)
            file.fail(f"'{name}' is not a shape (one of {names})", f"{tile} =", "[tiles]")
        tiles.append(shapes[name])
    land = sum(len(shape) - 1 for shape in tiles[: gk.TILES_FOR_TWO])
    if land != LAND_FOR_TWO:
        file.fail(f"tiles 1–12 have {land} land hexes, not {LAND_FOR_TWO} (GK-C2)", "[tiles]")
    return tiles


def read_fish(file: SetFile) -> list[int]:
    """GK-C3: groups of 1 to 5 fish, each once, on tiles 1–12."""
    table = file.table("fish")
    fish = [0] * gk.TILES
    for key, value in table.items():
        if key not in {str(tile) for tile in range(1, gk.TILES_FOR_TWO + 1)}:
            file.fail(f"fish are on tiles 1–12, not on '{key}'", f"{key} =", "[fish]")
        if type(value) is not int or not 1 <= value <= gk.FISH_GROUPS:
            file.fail(f"a group has 1 to {gk.FISH_GROUPS} fish", f"{key} =", "[fish]")
        if value in fish:
            file.fail(f"the group of {value} fish is there twice", f"{key} =", "[fish]")
        fish[int(key) - 1] = value
    if len(table) < gk.FISH_GROUPS:
        file.fail(f"there are {len(table)} groups of fish, not {gk.FISH_GROUPS}", "[fish]")
    return fish


# -- a landscape given with the set ------------------------------------------------------------


def read_landscape(file: SetFile, tiles: list[Shape], small: int) -> list[int]:
    """Where each hex lies: every tile of the game, as it is or turned, none over another."""
    table = file.table("landscape")
    count = small or (gk.TILES_FOR_TWO if len(table) <= gk.TILES_FOR_TWO else gk.TILES)
    file.expect_keys(table, {str(tile) for tile in range(1, count + 1)}, "[landscape]")
    cells: list[int] = []
    taken: dict[Place, int] = {}
    for tile in range(1, count + 1):
        near = f"{tile} ="
        hexes = read_hexes(file, table[str(tile)], near, "[landscape]")
        laid = turned_onto(tiles[tile - 1], hexes)
        if not laid:
            file.fail(f"tile {tile} has another shape, however turned", near, "[landscape]")
        for q, r in laid:
            if (q, r) in taken:
                other = taken[q, r]
                file.fail(f"tile {tile} lies over tile {other} at {q}, {r}", near, "[landscape]")
            if max(abs(q), abs(r), abs(q + r)) > gk.RADIUS:
                file.fail(
                    f"tile {tile} lies more than {gk.RADIUS} hexes from 0, 0", near, "[landscape]"
                )
            taken[q, r] = tile
        cells += [gk.cell_at(q, r) for q, r in laid] + [gk.NO_HEX] * (gk.TILE_SIZE - len(laid))
    return cells


def turned_onto(shape: Shape, hexes: Shape) -> Shape:
    """The shape turned and moved onto these hexes, the first being the water; [] if it can't be."""
    for _ in range(gk.TURNS):
        shape = gk.turned(shape)
        if len(hexes) == len(shape):
            q, r = hexes[0][0] - shape[0][0], hexes[0][1] - shape[0][1]
            moved = [(own_q + q, own_r + r) for own_q, own_r in shape]
            if set(moved) == set(hexes):
                return moved
    return []


def check_landscape(file: SetFile, printed: GipsyKingSet) -> None:
    """GK-1: in one piece, without holes, with little dry land."""
    landscape = Landscape(printed, printed.tiles_laid())
    landscape.lay_as_given()
    hexes = printed.hexes(printed.tiles_laid())
    if popcount(connected(landscape.near, hexes, 1)) < popcount(hexes):
        file.fail("the landscape is not in one piece (GK-1)", "[landscape]")
    if not landscape.is_whole():
        file.fail("the landscape has a hole (GK-1)", "[landscape]")
    if not landscape.is_wet_enough():
        file.fail("too many land hexes touch no water (GK-1)", "[landscape]")
