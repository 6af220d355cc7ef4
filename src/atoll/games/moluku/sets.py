"""Reads and checks Moluku's component sets."""

from atoll.core.component_set import SetFile, reads_set
from atoll.games.moluku.components import COLOURS, DECK, HEIGHTS, REMOVED_HEIGHT, RICE, MolukuSet
from atoll.games.moluku.declaration import PICTURE_NAMES

HUT_KEYS = ("rice_pineapple", "rice_fish", "pineapple_fish", "all_three")
FOOD_KEYS = ("rice", "pineapple", "fish")
MOST_POINTS = 1000


@reads_set
def load(file: SetFile) -> MolukuSet:
    """The set in this file."""
    file.expect_top("pictures", "huts", "left")
    huts, left = file.table("huts"), file.table("left")
    file.expect_keys(huts, set(HUT_KEYS), "[huts]")
    file.expect_keys(left, {*FOOD_KEYS, "mask"}, "[left]")
    return MolukuSet(
        read_pictures(file),
        [file.number(huts, key, 0, MOST_POINTS) for key in HUT_KEYS],
        [file.number(left, key, 0, MOST_POINTS) for key in FOOD_KEYS],
        file.number(left, "mask", 0, MOST_POINTS),
        *read_small(file),
    )


def read_small(file: SetFile) -> tuple[int, int]:
    """The cards of the game and of a hand; 0 for those of the rules."""
    table = file.small({"colours", "heights", "hand"})
    if table is None:
        return DECK, 0
    heights = file.numbers(table, "heights", 1, HEIGHTS)
    if REMOVED_HEIGHT in heights:
        file.fail("two players play without height 6 (MO-1)", "heights", "[small]")
    colours = file.number(table, "colours", 1, COLOURS)
    deck = sum(2 ** (colour * HEIGHTS + n - 1) for colour in range(colours) for n in heights)
    return deck, file.number(table, "hand", 1, colours * len(heights) // 2)


def read_pictures(file: SetFile) -> list[int]:
    """MO-C2: one picture a height; height 6 is Rice."""
    table = file.table("pictures")
    file.expect_keys(table, {str(height) for height in range(1, HEIGHTS + 1)}, "[pictures]")
    numbers = {name: number for number, name in enumerate(PICTURE_NAMES)}
    pictures = []
    for height in range(1, HEIGHTS + 1):
        name = table[str(height)]
        if not isinstance(name, str) or name not in numbers:
            names = ", ".join(numbers)
            file.fail(f"'{name}' is not a picture (one of {names})", str(height), "[pictures]")
        pictures.append(numbers[name])
    if pictures[REMOVED_HEIGHT - 1] != RICE:
        file.fail("height 6 must be rice (MO-1 takes it out by that name)", "6", "[pictures]")
    return pictures
