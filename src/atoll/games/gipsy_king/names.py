"""The names of hexes, numbers and seats: codes for notation, words for people."""

from atoll.core.bits import members
from atoll.core.words import Words, words
from atoll.games.gipsy_king.components import HEXES, TILE_SIZE, WATER, tile_of
from atoll.games.gipsy_king.position import DRY

LETTERS = "abc"  # of the land hexes of a tile
SEAT_LETTERS = "ABCDE"


def hex_name(hex_: int) -> str:
    """A hex by its tile: its water is `7`, its land `7a`, `7b`, `7c`."""
    place = hex_ % TILE_SIZE
    return f"{tile_of(hex_)}{LETTERS[place - 1] if place else ''}"


HEX_NAMES = {hex_name(hex_): hex_ for hex_ in range(HEXES)}


def hex_names(hexes: int) -> list[str]:
    """The names of a set of hexes."""
    return [hex_name(hex_) for hex_ in members(hexes)]


def numbers_of(lake: int) -> list[int]:
    """The numbers of a lake's water hexes."""
    return [tile_of(hex_) for hex_ in members(lake & WATER)]


def number_words(number: int) -> Words:
    """A number, or the dry land that comes last."""
    return words("number-dry") if number == DRY else words("number-water", number=number)


def where_words(number: int) -> Words:
    """Where caravans go under a number."""
    return words("where-dry") if number == DRY else words("where-water", number=number)
