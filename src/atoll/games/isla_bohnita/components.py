"""La Isla Bohnita's cards, ships and wares; reads component sets."""

from typing import Any, Final, final

from atoll.core.bits import BIT
from atoll.core.component_set import SetFile, reads_set
from atoll.core.native import i64, vec
from atoll.core.vectors import filled

BEANS: Final[i64] = 13
FEWEST: Final = 4  # bean 0 is number 4, bean 1 is number 6, … bean 12 is number 28
CARDS: Final = 208  # of all beans together
THALERS: Final[i64] = 4  # columns of a bean-o-meter

BASE: Final = 0
EXTENSION: Final = 1
ISLAND: Final = 2
BOXES: Final = 3

FIELDS: Final[i64] = 3
SHIPS: Final[i64] = 3  # two merchants and a pirate
MERCHANTS: Final[i64] = 2
PIRATE: Final = 2
PORTS: Final[i64] = 2
ROW: Final = 5  # IB-4: cards laid at a port
SLOTS: Final[i64] = 2  # IB-7: cards turned up

# What can be bought, each once (IB-21).
THIRD_FIELD: Final = 0
SECOND_MERCHANT: Final = 1
PIRATE_SHIP: Final = 2
WARES: Final[i64] = 3

STRIDE: Final[i64] = 32  # more than the copies of any bean

NOTHING: Final = -1
UNKNOWN: Final = -2  # a hand card the viewer does not know
HAND: Final[i64] = 56  # places of a hand, more than it ever has cards
LAST_FIELD: Final = FIELDS - 1  # the third one, to buy
THALER: Final = 16  # a thaler is its owner * THALER + its bean

VERB: Final = 65536  # codes of a form whose parameters are a fixed list
FIELD: Final = 4
COUNT: Final = 8


def number_of(bean: i64) -> i64:
    """The number a bean is known by: how many copies of it there are."""
    return FEWEST + 2 * bean


def bean_of(number: i64) -> i64:
    """The bean known by this number."""
    return (number - FEWEST) // 2


@final
class SmallSet:
    """What the table [small] says, which cuts the game down for exact solvers."""

    def __init__(self, deck: list[int], hand: int, turned_up: int, drawn: int) -> None:
        self.deck = deck  # the number of every card
        self.hand = hand
        self.turned_up = turned_up
        self.drawn = drawn


@final
class BohnitaSet:
    """The bean-o-meters and the box each bean comes from (IB-C1, IB-C2)."""

    def __init__(
        self, meters: list[list[int]], boxes: list[int], small: "SmallSet | None" = None
    ) -> None:
        self.beans: i64 = 0  # of a small set, as are the cards of a hand; else 0
        self.hand: i64 = 0
        self.turned_up: i64 = 3  # IB-26, IB-28: with two players
        self.drawn: i64 = 2
        self.copies: vec[i64] = filled(BEANS, 0)
        for bean in range(BEANS):
            self.copies[bean] = number_of(bean)
        if small is not None:
            self.cut(small)
        # meters[bean]: the cards needed for 1, 2, 3 and 4 thalers, 0 where there is no such column
        self.boxes: vec[i64] = filled(BOXES, 0)  # the beans of each box
        self.values: vec[i64] = filled(BEANS * STRIDE, 0)
        for bean in range(BEANS):
            self.boxes[boxes[bean]] |= BIT[bean]
            self.read_meter(bean, meters[bean])

    def cut(self, small: "SmallSet") -> None:
        """Play with the cards of a small set."""
        self.hand, self.turned_up, self.drawn = small.hand, small.turned_up, small.drawn
        for bean in range(BEANS):
            self.copies[bean] = small.deck.count(number_of(bean))
            if self.copies[bean] > 0:
                self.beans |= BIT[bean]

    def read_meter(self, bean: i64, meter: list[int]) -> None:
        """IB-C1: the highest column whose threshold is reached."""
        for cards in range(STRIDE):
            for thalers in range(THALERS):
                needed: i64 = meter[thalers]
                if needed > 0 and cards >= needed:
                    self.values[bean * STRIDE + cards] = thalers + 1

    def value(self, bean: i64, cards: i64) -> i64:
        """IB-C1: the thalers that so many cards of a bean bring."""
        return self.values[bean * STRIDE + cards]


# IB-1, IB-2: the numbers of the beans taken out, by the number of players.
REMOVED_WITH_BOTH: Final = {
    2: [4, 6, 8, 10, 12, 14, 28],
    3: [4, 6, 8, 10, 12, 28],
    4: [4, 6, 8, 10, 28],
    5: [4, 6, 8, 28],
    6: [4, 6, 8, 10],
    7: [4, 6, 8],
}
REMOVED_WITH_ISLAND: Final = {2: [6, 28], 3: [6, 28], 4: [6, 28], 5: [6]}
REMOVED_WITH_EXTENSION: Final = {2: [4, 6], 3: [4], 4: [24], 5: [24], 6: [4, 6], 7: [4, 6]}


def beans_played(printed: BohnitaSet, players: i64, island: bool, extension: bool) -> i64:
    """IB-1, IB-2: the beans of the boxes played with, without those removed."""
    if printed.beans != 0:
        return printed.beans
    mask = printed.boxes[BASE]
    removed: list[int] = []
    if extension:
        mask |= printed.boxes[EXTENSION]
        removed = REMOVED_WITH_EXTENSION[int(players)]
    if island:
        mask |= printed.boxes[ISLAND]
        removed = (REMOVED_WITH_BOTH if extension else REMOVED_WITH_ISLAND)[int(players)]
    for number in removed:
        mask &= ~BIT[bean_of(number)]
    return mask


# -- component sets ----------------------------------------------------------------------------

BOX_NAMES: Final = ("base", "extension", "island")
BEAN_KEYS = {"number", "box", "meter"}
NUMBERS = [number_of(bean) for bean in range(BEANS)]
PRINTED_BOXES = {4: EXTENSION, 22: EXTENSION, 24: EXTENSION, 26: ISLAND, 28: ISLAND}


@reads_set
def load(file: SetFile) -> BohnitaSet:
    """The set in this file."""
    file.expect_top("bean")
    tables = file.values["bean"]
    if not isinstance(tables, list) or not all(isinstance(bean, dict) for bean in tables):
        file.fail("the beans must be tables [[bean]]", "bean")
    meters: dict[int, list[int]] = {}
    for table in tables:
        number = read_number(file, table)
        if number in meters:
            file.fail(f"bean {number} is described twice", f"number = {number}")
        box = BOX_NAMES[PRINTED_BOXES.get(number, BASE)]
        if table["box"] != box:  # IB-1, IB-2: the decks count on it
            file.fail(f"bean {number} comes from the box '{box}'", "box", f"number = {number}")
        meters[number] = read_meter(file, table, number)
    for number in NUMBERS:
        if number not in meters:
            file.fail(f"bean {number} is missing")
    boxes = [PRINTED_BOXES.get(number, BASE) for number in NUMBERS]
    return BohnitaSet([meters[number] for number in NUMBERS], boxes, read_small(file))


def read_small(file: SetFile) -> SmallSet | None:
    """The cards of a small set; None for those of the rules."""
    table = file.small({"deck", "hand", "turned_up", "drawn"})
    if table is None:
        return None
    deck, hand = table["deck"], file.number(table, "hand", 1, 5)
    if not isinstance(deck, list) or any(type(number) is not int for number in deck):
        file.fail("'deck' must be a list of whole numbers", "deck", "[small]")
    for number in deck:
        if number not in NUMBERS or deck.count(number) > number:
            file.fail("there are 4 beans 4, 6 beans 6, … 28 beans 28", "deck", "[small]")
    if len(deck) <= 2 * hand:
        file.fail("the hands leave no card to draw", "deck", "[small]")
    turned_up, drawn = file.number(table, "turned_up", 1, 3), file.number(table, "drawn", 1, 2)
    return SmallSet(deck, hand, turned_up, drawn)


def read_number(file: SetFile, table: dict[str, Any]) -> int:
    """IB-1, IB-2: the numbers the rules take beans out by."""
    number = table.get("number")
    if type(number) is not int:
        file.fail("every bean needs a whole 'number'", str(table.get("number", "[[bean]]")))
    place = f"number = {number}"
    file.expect_keys(table, BEAN_KEYS, place)
    if number not in NUMBERS:
        file.fail(f"there is no bean {number} (they are 4, 6, 8, … 28)", place)
    return number


def read_meter(file: SetFile, table: dict[str, Any], number: int) -> list[int]:
    """IB-C1: cards for 1 to 4 thalers, more for more, never more than there are; 0 for none."""
    meter, place = table["meter"], f"number = {number}"
    if not isinstance(meter, list) or len(meter) != THALERS:
        file.fail(f"a meter has {THALERS} columns", "meter", place)
    if any(type(cards) is not int or not 0 <= cards <= number for cards in meter):
        file.fail(f"a meter's columns are whole numbers from 0 to {number}", "meter", place)
    columns = [cards for cards in meter if cards]
    if not columns or columns != sorted(set(columns)):
        file.fail("a meter rises from column to column", "meter", place)
    worth = [(cards, thalers) for thalers, cards in enumerate(meter, 1) if cards]
    if any(cards < thalers for cards, thalers in worth):
        file.fail("no card can be worth more than one thaler", "meter", place)
    return meter
