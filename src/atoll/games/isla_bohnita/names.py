"""The names of beans, ports, ships and wares: codes for notation, words for people."""

from collections.abc import Sequence

from atoll.core.words import Words, words
from atoll.games.isla_bohnita.components import (
    BEANS,
    PIRATE,
    PIRATE_SHIP,
    SECOND_MERCHANT,
    THIRD_FIELD,
    bean_of,
    number_of,
)

PORT_NAMES = ("bohnbay", "bohnaco")
WARE_NAMES = {THIRD_FIELD: "field", SECOND_MERCHANT: "merchant", PIRATE_SHIP: "pirate"}
BOX_NAMES = ("base", "extension", "island")
UNKNOWN_CARD = "?"
NUMBERS = {str(number_of(bean)): bean for bean in range(BEANS)}


def bean_code(bean: int) -> str:
    """A bean as written in notation: its number, `?` for a card the reader does not know."""
    return str(number_of(bean)) if bean >= 0 else UNKNOWN_CARD


def bean_number(bean: int) -> int | None:
    """A bean in data: its number, null for none or an unknown one."""
    return number_of(bean) if bean >= 0 else None


def bean_words(bean: int) -> Words:
    """A bean as people say it."""
    return words(f"bean-{number_of(bean)}") if bean >= 0 else words("bean-unknown")


def numbered_words(number: int) -> Words:
    """The bean known by this number."""
    return bean_words(bean_of(number))


def cards_words(beans: Sequence[int]) -> Words:
    """Some cards as people say them: one after the other, or none."""
    if not beans:
        return words("cards-none")
    counted = [(beans.count(bean), bean_words(bean)) for bean in sorted(set(beans))]
    said = words("cards", count=counted[0][0], bean=counted[0][1])
    for count, bean in counted[1:]:
        said = words("cards-and", first=said, second=words("cards", count=count, bean=bean))
    return said


def ship_words(ship: int) -> Words:
    """A ship as its owner calls it."""
    return words("ship-pirate") if ship == PIRATE else words("ship-merchant", number=ship + 1)


def port_words(port: int) -> Words:
    """A port of the island."""
    return words(f"port-{PORT_NAMES[port]}")


def ware_words(ware: int) -> Words:
    """Something to buy."""
    return words(f"ware-{WARE_NAMES[ware]}")
