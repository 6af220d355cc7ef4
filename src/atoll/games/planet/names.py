"""The names of habitats, tiles and animals: codes for notation, words for people."""

from atoll.core.words import Words, words
from atoll.games.planet.components import EDGES, MOST, TOUCHING, PlanetSet

HABITAT_NAMES = ("ocean", "forest", "mountain", "desert", "glacier")
INITIALS = "OFMDG"
# The animals that have a name in every language; a set may bring others.
NAMED = {
    *("tropical_fish", "turtle", "octopus", "manatee", "orca", "dolphin", "whale", "shark", "ray"),
    *("panda", "fox", "bear", "beaver", "chameleon", "squirrel", "gorilla", "tiger", "toucan"),
    *("ibex", "moose", "lynx", "cougar", "snow_leopard", "alpaca", "yak", "marmot"),
    *("golden_eagle", "camel", "elephant", "iguana", "giraffe", "jerboa", "scorpion"),
    *("rattlesnake", "ostrich", "meerkat", "polar_bear", "penguin", "snowy_owl", "arctic_hare"),
    *("musk_ox", "reindeer", "arctic_wolf", "walrus", "seal"),
}


def areas_code(printed: PlanetSet, tile: int, rotation: int = 0) -> str:
    """A tile's areas at edges 0 to 4 as letters; unturned, as it is printed."""
    habitats = [printed.habitat_at(tile, rotation, edge) for edge in range(EDGES)]
    return "".join(INITIALS[habitat] for habitat in habitats)


def habitat_words(habitat: int) -> Words:
    """A habitat as people say it."""
    return words(f"habitat-{HABITAT_NAMES[habitat]}")


def animal_words(name: str) -> Words:
    """An animal as people say it."""
    if name in NAMED:
        return words(f"animal-{name.replace('_', '-')}")
    return words("animal-other", name=name.replace("_", " "))


def wish_words(printed: PlanetSet, animal: int) -> Words:
    """What an animal asks for (PL-11, PL-12, PL-13)."""
    home, other = HABITAT_NAMES[printed.home(animal)], HABITAT_NAMES[printed.other(animal)]
    if printed.kind(animal) == MOST:
        return words("wish-most", habitat=home)
    key = "wish-touching" if printed.kind(animal) == TOUCHING else "wish-not-touching"
    return words(key, habitat=home, other=other)
