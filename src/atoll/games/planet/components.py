"""Planet's pieces: the dodecahedron with its 60 areas, tiles, animals, cards; reads their sets."""

from collections import Counter
from typing import Any, Final, final

from atoll.core.bits import BIT
from atoll.core.component_set import SetFile, reads_set
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

HABITATS: Final[i64] = 5  # PL-C2, in the order of INITIALS
INITIALS = "OFMDG"

TILES: Final[i64] = 50
PILE: Final[i64] = 5  # tiles in a pile (PL-2)
PILES: Final[i64] = 10  # piles dealt at set-up
ROUNDS: Final[i64] = 12
ANIMALS: Final = 45
DRAWN: Final[i64] = 20  # animals in a game (PL-3)
LEVELS: Final[i64] = 4  # lines of a Natural Habitat card (PL-C6)

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
        # A small set plays the last rounds only: their piles, animals and free faces.
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


# -- reading a component set -------------------------------------------------------------------

CARDS = "habitat_cards"
MOST_POINTS = 1000


@reads_set
def load(file: SetFile) -> PlanetSet:
    """The set in this file."""
    file.expect_top("tiles", "animals", CARDS)
    tiles = read_tiles(file)
    names, animals = read_animals(file)
    cards = file.table(CARDS)
    file.expect_keys(cards, {"points", *INITIALS}, f"[{CARDS}]")
    return PlanetSet(
        tile_codes(tiles),
        [INITIALS.index(letter) for tile in tiles for letter in tile],
        names,
        [number for wish in animals for number in wish],
        [least for letter in INITIALS for least in rising(file, cards, letter, AREAS)],
        rising(file, cards, "points", MOST_POINTS),
        *read_small(file, tile_codes(tiles), names),
    )


def read_small(
    file: SetFile, codes: list[str], names: list[str]
) -> tuple[list[int], list[int], int]:
    """The piles of the last one or two rounds, three animals for each, and the free faces."""
    table = file.small({"piles", "animals", "faces"})
    if table is None:
        return [], [], 0
    if not isinstance(table["piles"], list):
        file.fail("'piles' must be lists of tiles", "piles", "[small]")
    piles = [named(file, pile, codes, "piles", range(2, PILE + 1)) for pile in table["piles"]]
    if not 1 <= len(piles) <= ROUNDS - PILES or len({t for p in piles for t in p}) < sum(
        map(len, piles)
    ):
        file.fail("'piles' must be one or two lists of different tiles", "piles", "[small]")
    wanted = named(
        file, table["animals"], names, "animals", range(3 * len(piles), 3 * len(piles) + 1)
    )
    others = [animal for animal in range(ANIMALS) if animal not in wanted]
    faces = file.numbers(table, "faces", 0, FACES - 1)
    if len(faces) < len(piles):
        file.fail("there must be a face for each round", "faces", "[small]")
    masks = [sum(2**tile for tile in pile) for pile in piles]
    return masks, [*others[: DRAWN - len(wanted)], *wanted], sum(2**face for face in faces)


def named(file: SetFile, value: Any, names: list[str], key: str, count: range) -> list[int]:
    """The numbers of different things listed by name."""
    if (
        not isinstance(value, list)
        or len(value) not in count
        or len(set(map(str, value))) < len(value)
    ):
        file.fail(f"'{key}' must list {count[0]} to {count[-1]} different ones", key, "[small]")
    for name in value:
        if name not in names:
            file.fail(f"'{name}' is not among the {key}", key, "[small]")
    return [names.index(name) for name in value]


def read_list(file: SetFile, key: str, count: int) -> list[Any]:
    """The list of so many things under `key`."""
    entries = file.values[key]
    if not isinstance(entries, list):
        file.fail(f"'{key}' must be a list", key)
    if len(entries) != count:
        file.fail(f"there must be {count} {key}, not {len(entries)} (PL-C1)", key)
    return entries


# -- tiles -------------------------------------------------------------------------------------


def read_tiles(file: SetFile) -> list[str]:
    """PL-C1, PL-C3: 50 tiles of five areas that show two or three habitats."""
    tiles = read_list(file, "tiles", TILES)
    for tile in tiles:
        check_tile(file, tile)
    return tiles


def check_tile(file: SetFile, tile: object) -> None:
    """A tile is five letters out of the five habitats."""
    if not isinstance(tile, str):
        file.fail(f"a tile is a text of {EDGES} letters, not {tile!r}", "tiles")
    if len(tile) != EDGES:
        file.fail(f"the tile '{tile}' must have {EDGES} areas, not {len(tile)}", tile, "tiles")
    for letter in tile:
        if letter not in INITIALS:
            valid = ", ".join(INITIALS)
            file.fail(f"'{letter}' in the tile '{tile}' is not a habitat ({valid})", tile, "tiles")
    if len(set(tile)) not in (2, 3):
        file.fail(f"the tile '{tile}' must show 2 or 3 habitats (PL-C3)", tile, "tiles")


def tile_codes(tiles: list[str]) -> list[str]:
    """A name for each tile: its areas, with a number from the second tile of the same print on."""
    seen: Counter[str] = Counter()
    codes = []
    for tile in tiles:
        seen[tile] += 1
        codes.append(tile if seen[tile] == 1 else f"{tile}#{seen[tile]}")
    return codes


# -- animals -----------------------------------------------------------------------------------


def read_animals(file: SetFile) -> tuple[list[str], list[tuple[int, int, int]]]:
    """PL-C5: 45 animals with different names that ask for different things."""
    names: list[str] = []
    wishes: list[tuple[int, int, int]] = []
    for entry in read_list(file, "animals", ANIMALS):
        after = names[-1] if names else "animals"
        if not isinstance(entry, dict):
            file.fail(f"an animal is written {{ id = …, most = … }}, not {entry!r}", "animals")
        name = read_name(file, entry, after)
        if name in names:
            file.fail(f"there are two animals '{name}'", name, after)
        wish = read_wish(file, entry, name, after)
        if wish in wishes:
            twin = names[wishes.index(wish)]
            file.fail(f"'{name}' asks for the same as '{twin}' (PL-C5)", name, after)
        names.append(name)
        wishes.append(wish)
    return names, wishes


def read_name(file: SetFile, entry: dict[str, Any], after: str) -> str:
    """An animal's id: small letters and underscores."""
    name = entry.get("id")
    if not isinstance(name, str) or not name.replace("_", "").isalpha() or not name.islower():
        file.fail("an animal needs an id in small letters, such as 'snow_leopard'", "id", after)
    return name


def read_wish(file: SetFile, entry: dict[str, Any], name: str, after: str) -> tuple[int, int, int]:
    """What an animal asks for: its kind, its habitat and the other habitat."""
    match entry.keys() - {"id"}:
        case keys if keys == {"most"}:
            home = read_habitat(file, entry["most"], name, after)
            return MOST, home, home
        case keys if keys == {"largest", "touching"}:
            kind, other = TOUCHING, "touching"
        case keys if keys == {"largest", "not_touching"}:
            kind, other = NOT_TOUCHING, "not_touching"
        case _:
            file.fail(
                f"'{name}' must have either 'most', or 'largest' with 'touching' or 'not_touching'",
                name,
                after,
            )
    home = read_habitat(file, entry["largest"], name, after)
    neighbour = read_habitat(file, entry[other], name, after)
    if home == neighbour:
        file.fail(f"'{name}' names the same habitat twice", name, after)
    return kind, home, neighbour


def read_habitat(file: SetFile, letter: object, name: str, after: str) -> int:
    """The habitat of this letter."""
    if not isinstance(letter, str) or len(letter) != 1 or letter not in INITIALS:
        letters = ", ".join(INITIALS)
        file.fail(f"{letter!r} of '{name}' is not a habitat ({letters})", name, after)
    return INITIALS.index(letter)


# -- Natural Habitat cards ---------------------------------------------------------------------


def rising(file: SetFile, cards: dict[str, Any], key: str, most: int) -> list[int]:
    """PL-C6: four whole numbers, each more than the one before."""
    values = cards[key]
    numbers = isinstance(values, list) and all(type(number) is int for number in values)
    if not numbers or len(values) != LEVELS:
        file.fail(f"'{key}' must be {LEVELS} whole numbers", key, f"[{CARDS}]")
    before = 0
    for number in values:
        if not before < number <= most:
            file.fail(f"the numbers of '{key}' must rise from 1 to {most}", key, f"[{CARDS}]")
        before = number
    return list(values)
