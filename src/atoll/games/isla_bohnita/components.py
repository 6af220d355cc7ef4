"""La Isla Bohnita's beans, their meters, and which of them a game is played with."""

from typing import Final, final

from atoll.core.bits import BIT
from atoll.core.native import i64, vec
from atoll.core.vectors import filled

BEANS: Final = 13
FEWEST: Final = 4  # bean 0 is number 4, bean 1 is number 6, … bean 12 is number 28
CARDS: Final = 208  # of all beans together
THALERS: Final = 4  # columns of a bean-o-meter

BASE: Final = 0
EXTENSION: Final = 1
ISLAND: Final = 2
BOXES: Final = 3

FIELDS: Final = 3
SHIPS: Final = 3  # two merchants and a pirate
MERCHANTS: Final = 2
PIRATE: Final = 2
PORTS: Final = 2
ROW: Final = 5  # IB-4: cards laid at a port
SLOTS: Final = 2  # IB-7: cards turned up

# What can be bought, each once (IB-21).
THIRD_FIELD: Final = 0
SECOND_MERCHANT: Final = 1
PIRATE_SHIP: Final = 2
WARES: Final = 3

STRIDE: Final = 32  # more than the copies of any bean


def number_of(bean: i64) -> i64:
    """The number a bean is known by: how many copies of it there are."""
    return FEWEST + 2 * bean


def bean_of(number: i64) -> i64:
    """The bean known by this number."""
    return (number - FEWEST) // 2


@final
class BohnitaSet:
    """The bean-o-meters and the box each bean comes from (IB-C1, IB-C2)."""

    def __init__(self, meters: list[list[int]], boxes: list[int]) -> None:
        # meters[bean]: the cards needed for 1, 2, 3 and 4 thalers, 0 where there is no such column
        self.boxes: vec[i64] = filled(BOXES, 0)  # the beans of each box
        self.values: vec[i64] = filled(BEANS * STRIDE, 0)
        bean: i64 = 0
        while bean < BEANS:
            self.boxes[boxes[bean]] |= BIT[bean]
            self.read_meter(bean, meters[bean])
            bean += 1

    def read_meter(self, bean: i64, meter: list[int]) -> None:
        """IB-C1: the highest column whose threshold is reached."""
        cards: i64 = 0
        while cards < STRIDE:
            thalers: i64 = 0
            while thalers < THALERS:
                needed: i64 = meter[thalers]
                if needed > 0 and cards >= needed:
                    self.values[bean * STRIDE + cards] = thalers + 1
                thalers += 1
            cards += 1

    def value(self, bean: i64, cards: i64) -> i64:
        """IB-C1: the thalers that so many cards of a bean bring."""
        return self.values[bean * STRIDE + cards]


def beans_removed(players: i64, island: bool, extension: bool) -> i64:
    """IB-1, IB-2: the beans taken out of the boxes played with."""
    if island and extension:
        numbers = removed_with_both(players)
    elif island:
        numbers = [6] if players == 5 else [6, 28]
    elif extension:
        numbers = removed_with_extension(players)
    else:
        numbers = []
    mask: i64 = 0
    for number in numbers:
        mask |= BIT[bean_of(number)]
    return mask


def removed_with_both(players: i64) -> list[int]:
    """IB-1: base, extension and island."""
    if players == 2:
        return [4, 6, 8, 10, 12, 14, 28]
    if players == 3:
        return [4, 6, 8, 10, 12, 28]
    if players == 4:
        return [4, 6, 8, 10, 28]
    if players == 5:
        return [4, 6, 8, 28]
    if players == 6:
        return [4, 6, 8, 10]
    return [4, 6, 8]


def removed_with_extension(players: i64) -> list[int]:
    """IB-2: base and extension."""
    if players == 3:
        return [4]
    if players == 4 or players == 5:
        return [24]
    return [4, 6]
