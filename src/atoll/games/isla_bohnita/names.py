"""The names of beans, ports, ships and wares: codes for notation, words for people."""

from collections.abc import Sequence

from atoll.core.words import Words, seat_words, words
from atoll.games.isla_bohnita.components import (
    BEANS,
    FIELDS,
    PIRATE,
    PIRATE_SHIP,
    SECOND_MERCHANT,
    SHIPS,
    THIRD_FIELD,
    bean_of,
    number_of,
)
from atoll.games.isla_bohnita.position import BohnitaPosition

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


def cargo(state: BohnitaPosition, seat: int, ship: int) -> dict[str, int | Words]:
    """A ship with what it carries, as arguments of a message."""
    at = seat * SHIPS + ship
    bean = bean_words(state.ship_bean[at])
    return {"ship": ship_words(ship), "count": state.ship_count[at], "bean": bean}


def harvest(state: BohnitaPosition, seat: int, field: int) -> dict[str, int | Words]:
    """A field with what grows there, as arguments of a message."""
    at = seat * FIELDS + field
    bean = bean_words(state.field_bean[at])
    return {"field": field + 1, "count": state.field_count[at], "bean": bean}


def sold(pile: dict[str, int | Words]) -> dict[str, int | Words]:
    """A pile without the place it came from."""
    return {"count": pile["count"], "bean": pile["bean"]}


def placed_words(beans: list[int], places: list[int]) -> Words:
    """Hand cards with their places, so that copies can be told apart."""
    said = words("card-placed", bean=bean_words(beans[0]), place=places[0] + 1)
    for bean, place in zip(beans[1:], places[1:], strict=True):
        card = words("card-placed", bean=bean_words(bean), place=place + 1)
        said = words("cards-and", first=said, second=card)
    return said


def partner_words(partner: int | None) -> Words:
    """Whom an offer is made to."""
    return words("anybody") if partner is None else seat_words(partner)
