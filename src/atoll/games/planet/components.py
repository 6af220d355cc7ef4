"""Planet's pieces: the dodecahedron with its 60 areas, continent tiles, animals, habitat cards."""

from typing import Final, final

from atoll.core.bits import BIT
from atoll.core.native import append, i64, vec
from atoll.core.vectors import filled

NOTHING: Final = -1  # an empty face, no habitat card, or a card the viewer may not know
FACES: Final[i64] = 12
EDGES: Final[i64] = 5
AREAS: Final[i64] = 60  # area face * 5 + edge is the triangle at that edge of that face

# The face across edge 0 … 4 of each face, edges clockwise; everything else follows from it.
ACROSS_EDGES: Final = [
    [1, 2, 3, 4, 5],
    [0, 5, 10, 6, 2],
    [0, 1, 6, 7, 3],
    [0, 2, 7, 8, 4],
    [0, 3, 8, 9, 5],
    [0, 4, 9, 10, 1],
    [11, 7, 2, 1, 10],
    [11, 8, 3, 2, 6],
    [11, 9, 4, 3, 7],
    [11, 10, 5, 4, 8],
    [11, 6, 1, 5, 9],
    [10, 9, 8, 7, 6],
]
NEIGHBOURS: Final = vec[i64]([face for faces in ACROSS_EDGES for face in faces])


def area_across(area: i64) -> i64:
    """The area on the other side of an area's face edge."""
    face = area // EDGES
    across = NEIGHBOURS[area] * EDGES
    while NEIGHBOURS[across] != face:
        across += 1
    return across


def areas_near(area: i64) -> i64:
    """PL-10: the three neighbours of an area, two on its own tile and one across the edge."""
    first = area - area % EDGES
    edge = area % EDGES
    own_tile = BIT[first + (edge + 1) % EDGES] | BIT[first + (edge + 4) % EDGES]
    return own_tile | BIT[area_across(area)]


def all_areas_near() -> vec[i64]:
    """The neighbours of every area."""
    out = vec[i64]()
    for area in range(AREAS):
        out = append(out, areas_near(area))
    return out


NEAR: Final = all_areas_near()
EDGE_SETS: Final[i64] = 32


def all_tiles_near() -> vec[i64]:
    """By face * 32 + a set of its edges: all areas next to the areas at these edges."""
    out = vec[i64]()
    for place in range(FACES * EDGE_SETS):
        near: i64 = 0
        for edge in range(EDGES):
            if (place % EDGE_SETS & BIT[edge]) != 0:
                near |= NEAR[place // EDGE_SETS * EDGES + edge]
        out = append(out, near)
    return out


NEAR_EDGES: Final = all_tiles_near()

HABITATS: Final[i64] = 5  # PL-C2, in the order of HABITAT_NAMES

TILES: Final[i64] = 50
PILE: Final[i64] = 5  # tiles in a pile (PL-2)
PILES: Final[i64] = 10  # piles dealt at set-up
ROUNDS: Final[i64] = 12
ANIMALS: Final = 45
DRAWN: Final[i64] = 20  # animals in a game (PL-3)
LEVELS: Final = 4  # lines of a Natural Habitat card (PL-C6)

# What an animal asks for (PL-11, PL-12, PL-13).
MOST: Final = 0
TOUCHING: Final = 1
NOT_TOUCHING: Final = 2

# PL-3: where the animals of each round 0 … 13 begin among the 20; none before round 3.
COLUMNS: Final = vec[i64]([0, 0, 0, 0, 1, 2, 3, 5, 7, 9, 11, 14, 17, 20])
# PL-21: ten columns of an open and a hidden one.
HIDDEN_COLUMNS: Final = vec[i64]([0, 0, 0, 0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20])
FIRST_AWARD: Final = 3  # the first round with animals


@final
class PlanetSet:
    """The print of a set: tiles (PL-C4), animals (PL-C5) and Natural Habitat cards (PL-C6).

    `tiles` gives five habitats a tile, clockwise; `animals` a kind, a habitat and another habitat
    each; `thresholds` the least areas for each level, habitat by habitat; `points` the levels'.
    """

    def __init__(
        self,
        tile_codes: list[str],
        tiles: list[int],
        animal_names: list[str],
        animals: list[int],
        thresholds: list[int],
        points: list[int],
        piles: list[int] | None = None,
        drawn: list[int] | None = None,
        faces: int = 0,
    ) -> None:
        # Of a small set, which plays the last rounds only: their piles, animals and free faces.
        self.piles: vec[i64] = vec[i64](piles or [])
        self.drawn: vec[i64] = vec[i64](drawn or [])
        self.faces: i64 = faces
        self.tile_codes: list[str] = tile_codes
        self.animal_names: list[str] = animal_names
        self.tiles: vec[i64] = vec[i64](tiles)
        self.animals: vec[i64] = vec[i64](animals)
        self.thresholds: vec[i64] = vec[i64](thresholds)
        self.points: vec[i64] = vec[i64](points)
        # By (tile * 5 + rotation) * 5 + habitat: the edges that show the habitat, as a set.
        self.edges: vec[i64] = filled(TILES * EDGES * HABITATS, 0)
        for tile in range(TILES):
            for rotation in range(EDGES):
                for edge in range(EDGES):
                    habitat = self.habitat_at(tile, rotation, edge)
                    self.edges[(tile * EDGES + rotation) * HABITATS + habitat] |= BIT[edge]

    def habitat_at(self, tile: i64, rotation: i64, edge: i64) -> i64:
        """What a tile shows at an edge: rotation r puts its first area at edge r."""
        return self.tiles[tile * EDGES + (edge + EDGES - rotation) % EDGES]

    def kind(self, animal: i64) -> i64:
        """MOST, TOUCHING or NOT_TOUCHING."""
        return self.animals[3 * animal]

    def home(self, animal: i64) -> i64:
        """The animal's habitat X."""
        return self.animals[3 * animal + 1]

    def other(self, animal: i64) -> i64:
        """The habitat Y it must touch or must not touch; of a MOST animal its own."""
        return self.animals[3 * animal + 2]
