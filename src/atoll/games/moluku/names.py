"""The names of cards, colours and pictures: codes for notation, words for people."""

from atoll.core.words import Words, words
from atoll.games.moluku.components import (
    CHIEF,
    CHILL,
    COLOURED,
    FISH,
    HEIGHTS,
    HUT,
    LIZARD,
    MASK,
    NO_TRUMP,
    PALM,
    PINEAPPLE,
    RICE,
    VOLCANO,
    WEDDING,
    MolukuSet,
    colour_of,
    height_of,
)

COLOUR_NAMES = ("green", "red", "blue", "yellow")
INITIALS = "GRBY"
PANKU_NAMES = {CHIEF: "chief", WEDDING: "wedding", LIZARD: "lizard", CHILL: "chill"}
PICTURE_NAMES = {
    MASK: "mask",
    FISH: "fish",
    PINEAPPLE: "pineapple",
    RICE: "rice",
    HUT: "hut",
    PALM: "palm",
    VOLCANO: "volcano",
}
UNKNOWN = "??"


def card_code(card: int) -> str:
    """A card as written in notation: `G6`, `chief`."""
    if card >= COLOURED:
        return PANKU_NAMES.get(card, UNKNOWN)
    return f"{INITIALS[colour_of(card)]}{height_of(card)}"


CODES = {card_code(card): card for card in range(COLOURED + len(PANKU_NAMES))}


def card_words(printed: MolukuSet, card: int) -> Words:
    """A card as people say it, with its picture."""
    if card >= COLOURED:
        return words(f"card-{PANKU_NAMES.get(card, 'unknown')}")
    return words(
        "card",
        colour=COLOUR_NAMES[colour_of(card)],
        height=card % HEIGHTS + 1,
        picture=words(f"picture-{PICTURE_NAMES[printed.picture(card)]}"),
    )


def colour_words(colour: int) -> Words:
    """A colour, or no trump."""
    return words("no-trump" if colour == NO_TRUMP else f"colour-{COLOUR_NAMES[colour]}")
