"""What Planet declares: the names of its pieces, the fields of a position and the actions."""

from functools import lru_cache
from typing import TYPE_CHECKING

from atoll.core.actions import Actions, Data, Form, Kind, Printed
from atoll.core.bits import full
from atoll.core.declaration import A_SEAT, ACTS, Declaration, Field, count, one_of, subset
from atoll.core.state import State
from atoll.core.words import Words, listed, piece, pin, words
from atoll.games.planet import components as pl
from atoll.games.planet.components import PlanetSet

if TYPE_CHECKING:
    from atoll.games.planet.state import PlanetState

# -- names -------------------------------------------------------------------------------------

HABITAT_NAMES = ("ocean", "forest", "mountain", "desert", "glacier")
NAMES = dict(zip(pl.INITIALS, HABITAT_NAMES, strict=True))
KEPT = 4096  # tiles as they lie whose words and letters are kept
# The animals that have a name in every language; a set may bring others.
NAMED = {
    *("tropical_fish", "turtle", "octopus", "manatee", "orca", "dolphin", "whale", "shark", "ray"),
    *("panda", "fox", "bear", "beaver", "chameleon", "squirrel", "gorilla", "tiger", "toucan"),
    *("ibex", "moose", "lynx", "cougar", "snow_leopard", "alpaca", "yak", "marmot"),
    *("golden_eagle", "camel", "elephant", "iguana", "giraffe", "jerboa", "scorpion"),
    *("rattlesnake", "ostrich", "meerkat", "polar_bear", "penguin", "snowy_owl", "arctic_hare"),
    *("musk_ox", "reindeer", "arctic_wolf", "walrus", "seal"),
}


@lru_cache(KEPT)
def areas_code(printed: PlanetSet, tile: int, rotation: int = 0) -> str:
    """A tile's areas at edges 0 to 4 as letters; unturned, as it is printed."""
    habitats = [printed.habitat_at(tile, rotation, edge) for edge in range(pl.EDGES)]
    return "".join(pl.INITIALS[habitat] for habitat in habitats)


def habitat_words(letter: str) -> Words:
    """A habitat as people say it, by its letter."""
    return piece(words(NAMES[letter]), "habitat", letter)


@lru_cache(KEPT)
def tile_words(printed: PlanetSet, tile: int, rotation: int = 0) -> Words:
    """A tile by its habitats; a picture shows how it lies."""
    said = words("tile", habitats=habitats_words(printed, tile))
    return piece(said, "tile", areas_code(printed, tile, rotation))


@lru_cache(KEPT)
def habitats_words(printed: PlanetSet, tile: int) -> Words:
    """The habitats of a tile in turn, those alike that follow each other once."""
    habitats = [printed.habitat_at(tile, 0, edge) for edge in range(pl.EDGES)]
    changes = [h for edge, h in enumerate(habitats) if edge == 0 or h != habitats[edge - 1]]
    return listed([words(HABITAT_NAMES[habitat]) for habitat in changes])


def turned_tile_words(printed: PlanetSet, tile: int, face: int, rotation: int) -> Words:
    """A tile as it lies on a face: towards which neighbour its first area points."""
    said = words(
        "tile-turned",
        habitats=habitats_words(printed, tile),
        face=face_words(pl.NEIGHBOURS[face * pl.EDGES + rotation]),
    )
    return piece(said, "tile", areas_code(printed, tile, rotation))


def face_words(face: int) -> Words:
    """A face as people find it: the poles, and two rings of five around them."""
    if face == 0:
        return words("face-top")
    if face == pl.FACES - 1:
        return words("face-bottom")
    ring, number = divmod(face - 1, pl.EDGES)
    return words("face-south" if ring else "face-north", number=number + 1)


def placed_face(seat: int, face: int) -> Words:
    """A face of somebody's planet, which lights up."""
    return pin(face_words(face), f"{seat}-{face}")


def animal_words(name: str) -> Words:
    """An animal as people say it."""
    if name in NAMED:
        return words(f"animal-{name.replace('_', '-')}")
    return words("animal-other", name=name.replace("_", " "))


def wish_words(wish: Data) -> Words:
    """What an animal asks for (PL-11, PL-12, PL-13), as views tell it."""
    home = NAMES[wish["habitat"]]
    if wish["other"] is None:
        return words("wish-most", habitat=home)
    key = "wish-touching" if wish["kind"] == "touching" else "wish-not-touching"
    return words(key, habitat=home, other=NAMES[wish["other"]])


# -- fields ------------------------------------------------------------------------------------

A_LAND = subset(pl.AREAS)

FIELDS = Declaration(
    "Planet",
    printed=("printed", PlanetSet),
    options=("beginner", "hidden_animals"),  # PL-20, PL-21
    steps=("place", "over"),
    by_hand=("observation", "actions"),
    entries=[
        Field("step"),
        Field("round", "which round is played", observed=one_of(pl.ROUNDS, 1)),
        Field("first", "who holds the first-player token", observed=A_SEAT),
        Field("actor"),
        ACTS,
        Field("turn", "tiles placed in this round", observed=count("players")),
        Field("offer", "tiles to choose from"),
        Field("piles", "each round's pile; 11 and 12 fill up", size=pl.ROUNDS, known_to="rules"),
        Field("box", "tiles out of the game"),
        Field("laid", "by face: tile * 5 + rotation", pl.NOTHING, per_seat=pl.FACES),
        Field(
            "free", "faces without a tile", full(pl.FACES), per_seat=1, observed=subset(pl.FACES)
        ),
        Field("lands", "areas by habitat: face * 5 + edge", per_seat=pl.HABITATS, observed=A_LAND),
        Field("borders", "all areas next to one of these", per_seat=pl.HABITATS),
        Field("animals", "the 20 as laid out", pl.NOTHING, size=pl.DRAWN, known_to="rules"),
        Field("moved", "those moved on to this round, in order", pl.NOTHING, size=pl.DRAWN),
        Field("moved_size"),
        Field("won", "the animals of each seat", per_seat=1, observed=subset(pl.ANIMALS)),
        Field("boxed_animals", "PL-15: those nobody won in round 12"),
        Field("habitats", "Natural Habitat cards", pl.NOTHING, per_seat=1, known_to="rules"),
    ],
)

# -- actions -----------------------------------------------------------------------------------


TILE: "Kind[PlanetState]" = Printed(
    "tile of this set", pl.TILES, lambda state: state.printed.tile_codes, "such as OOFFM"
)
FACE: Kind[State] = Kind("face", pl.FACES, room=16)
ROTATION: Kind[State] = Kind("rotation", pl.EDGES, room=8)
ACTIONS: "Actions[PlanetState]" = Actions(
    "Planet",
    "'place OOFFM 7 2': tile, face, rotation",
    [
        Form(
            "place",
            {"tile": TILE, "face": FACE, "rotation": ROTATION},
            "a tile on a face, its first area at an edge",
            extra=lambda state, _, placed: {
                "areas": areas_code(state.printed, placed[0], placed[2])
            },
            extra_of=("tile", "rotation"),
            extra_types={"areas": str},
        )
    ],
)
