"""Reads and checks Moluku's component sets."""

from functools import lru_cache
from pathlib import Path

from atoll.core.component_set import SetFile
from atoll.games.moluku.components import HEIGHTS, REMOVED_HEIGHT, RICE, MolukuSet
from atoll.games.moluku.names import PICTURE_NAMES

HUT_KEYS = ("rice_pineapple", "rice_fish", "pineapple_fish", "all_three")
FOOD_KEYS = ("rice", "pineapple", "fish")
MOST_POINTS = 1000


@lru_cache(maxsize=64)  # not all: a server meets any number of own sets
def load(path: Path) -> MolukuSet:
    """The set in this file; `BadComponentSet` names the line that is wrong."""
    file = SetFile(path)
    file.expect_keys(file.values, {"name", "pictures", "huts", "left"})
    file.string(file.values, "name")
    huts, left = file.table("huts"), file.table("left")
    file.expect_keys(huts, set(HUT_KEYS), "[huts]")
    file.expect_keys(left, {*FOOD_KEYS, "mask"}, "[left]")
    return MolukuSet(
        read_pictures(file),
        [file.number(huts, key, 0, MOST_POINTS) for key in HUT_KEYS],
        [file.number(left, key, 0, MOST_POINTS) for key in FOOD_KEYS],
        file.number(left, "mask", 0, MOST_POINTS),
    )


def read_pictures(file: SetFile) -> list[int]:
    """MO-C2: one picture a height; height 6 is Rice."""
    table = file.table("pictures")
    file.expect_keys(table, {str(height) for height in range(1, HEIGHTS + 1)}, "[pictures]")
    numbers = {name: number for number, name in PICTURE_NAMES.items()}
    pictures = []
    for height in range(1, HEIGHTS + 1):
        name = table[str(height)]
        if not isinstance(name, str) or name not in numbers:
            known = ", ".join(numbers)
            file.fail(f"'{name}' is not a picture (one of {known})", str(height), "[pictures]")
        pictures.append(numbers[name])
    if pictures[REMOVED_HEIGHT - 1] != RICE:
        file.fail("height 6 must be rice (MO-1 takes it out by that name)", "6", "[pictures]")
    return pictures
