"""The names of terrains, tiles and cells: letters for notation, words for people."""

from atoll.core.words import Words, words
from atoll.games.pelican_bay.components import (
    BEACH,
    EDGES,
    FOREST,
    TERRAINS,
    TILES,
    WATER,
    PelicanSet,
    q_of,
    r_of,
)

LETTERS = " WBF"  # by terrain
TERRAIN_NAMES = {WATER: "water", BEACH: "beach", FOREST: "forest"}


def tile_name(edges: str, areas: list[int]) -> str:
    """A tile as written in notation: its edges, and its areas where edges alike are not joined."""
    if len(set(areas)) == len(set(edges)):
        return edges
    return f"{edges}/{''.join(map(str, areas))}"


def tile_number(printed: PelicanSet, name: str) -> int:
    """The tile of this name; -1 if there is none."""
    return printed.names.index(name) if name in printed.names else -1


def edges_of(printed: PelicanSet, tile: int, turn: int) -> str:
    """The edges of a tile turned so, from edge 0 on."""
    return "".join(LETTERS[printed.terrain_at(tile, turn, edge)] for edge in range(EDGES))


def areas_of(printed: PelicanSet, tile: int, turn: int) -> list[int]:
    """The area of each edge of a tile turned so."""
    return [printed.area_at(tile, turn, edge) for edge in range(EDGES)]


def tile_names(printed: PelicanSet, tiles: list[int]) -> list[str]:
    """The names of those tiles that are there and known, sorted."""
    return sorted(printed.names[tile] for tile in tiles if 0 <= tile < TILES)


def coordinates(cell: int) -> list[int]:
    """The axial coordinates of a cell."""
    return [q_of(cell), r_of(cell)]


def cell_name(cell: int) -> str:
    """A cell as written in notation: `2,-1`."""
    return f"{q_of(cell)},{r_of(cell)}"


def terrain_words(terrain: int) -> Words:
    """A terrain as people say it."""
    return words(f"terrain-{TERRAIN_NAMES[terrain]}")


def by_terrain(numbers: list[int]) -> dict[str, int]:
    """Numbers kept by terrain under the terrains' names."""
    return {TERRAIN_NAMES[terrain]: numbers[terrain] for terrain in range(1, TERRAINS + 1)}
