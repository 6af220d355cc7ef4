"""Reads and checks La Isla Bohnita's component sets."""

from functools import lru_cache
from pathlib import Path
from typing import Any

from atoll.core.component_set import SetFile
from atoll.games.isla_bohnita.components import (
    BASE,
    BEANS,
    EXTENSION,
    ISLAND,
    THALERS,
    BohnitaSet,
    number_of,
)
from atoll.games.isla_bohnita.names import BOX_NAMES

BEAN_KEYS = {"number", "box", "meter"}
PRINTED_BOXES = {4: EXTENSION, 22: EXTENSION, 24: EXTENSION, 26: ISLAND, 28: ISLAND}


@lru_cache(maxsize=64)  # not all: a server meets any number of own sets
def load(path: Path) -> BohnitaSet:
    """The set in this file; `BadComponentSet` names the line that is wrong."""
    file = SetFile(path)
    file.expect_keys(file.values, {"name", "bean"})
    file.string(file.values, "name")
    found = file.values["bean"]
    if not isinstance(found, list) or not all(isinstance(bean, dict) for bean in found):
        file.fail("the beans must be tables [[bean]]", "bean")
    meters: dict[int, list[int]] = {}
    for table in found:
        number = read_number(file, table)
        if number in meters:
            file.fail(f"bean {number} is described twice", f"number = {number}")
        check_box(file, table, number)
        meters[number] = read_meter(file, table, number)
    numbers = [number_of(bean) for bean in range(BEANS)]
    for number in numbers:
        if number not in meters:
            file.fail(f"bean {number} is missing")
    boxes = [PRINTED_BOXES.get(number, BASE) for number in numbers]
    return BohnitaSet([meters[number] for number in numbers], boxes)


def read_number(file: SetFile, table: dict[str, Any]) -> int:
    """IB-1, IB-2: the numbers the rules take beans out by."""
    number = table.get("number")
    if type(number) is not int:
        file.fail("every bean needs a whole 'number'", str(table.get("number", "[[bean]]")))
    place = f"number = {number}"
    file.expect_keys(table, BEAN_KEYS, place)
    if number not in [number_of(bean) for bean in range(BEANS)]:
        file.fail(f"there is no bean {number} (they are 4, 6, 8, … 28)", place)
    return number


def check_box(file: SetFile, table: dict[str, Any], number: int) -> None:
    """IB-1, IB-2: the decks count on each bean's box."""
    box = BOX_NAMES[PRINTED_BOXES.get(number, BASE)]
    if table["box"] != box:
        file.fail(f"bean {number} comes from the box '{box}'", "box", f"number = {number}")


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
