"""Reads and checks Pelican Bay's component sets."""

from functools import lru_cache
from itertools import permutations
from pathlib import Path
from typing import Any, NoReturn

from atoll.core.component_set import SetFile
from atoll.core.errors import BadComponentSet
from atoll.games.pelican_bay.components import EDGES, TERRAINS, TILES, PelicanSet, corner
from atoll.games.pelican_bay.names import LETTERS, tile_name

Tile = tuple[str, list[int]]


@lru_cache(maxsize=64)  # not all: a server meets any number of own sets
def load(path: Path) -> PelicanSet:
    """The set in this file; `BadComponentSet` names the line that is wrong."""
    file = SetFile(path)
    file.expect_keys(file.values, {"name", "tiles"})
    file.string(file.values, "name")
    rows = file.values["tiles"]
    if not isinstance(rows, list) or len(rows) != TILES:
        file.fail(f"'tiles' must be a list of {TILES} tiles (PB-C1)", "tiles")
    tiles = [read_tile(file, number, row) for number, row in enumerate(rows)]
    refuse_twins(file, tiles)
    printed = PelicanSet(
        [tile_name(*tile) for tile in tiles],
        [[LETTERS.index(letter) for letter in edges] for edges, _ in tiles],
        [areas for _, areas in tiles],
    )
    if not some_three_fit(printed):
        file.fail("no three of these tiles fit together for an opening (PB-3)", "tiles")
    return printed


def fail_at(file: SetFile, number: int, what: str) -> NoReturn:
    """Refuse the tile of this number: it stands on the so manieth line that names edges."""
    lines = [n for n, text in enumerate(file.text.splitlines(), 1) if "edges" in tile_part(text)]
    line = lines[min(number, len(lines) - 1)] if lines else file.line("tiles")
    raise BadComponentSet(f"{file.path}:{line}: {what}")


def tile_part(line: str) -> str:
    """A line without its comment."""
    return line.partition("#")[0]


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
        shown = {edge for edge, own in zip(edges, areas, strict=True) if own == area}
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
