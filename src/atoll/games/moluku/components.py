"""Moluku's cards, what their pictures do, what an island of them scores; reads component sets."""

from typing import Final, final

from atoll.core.bits import BIT, full, popcount
from atoll.core.component_set import SetFile, reads_set
from atoll.core.native import i64, vec
from atoll.core.vectors import filled

COLOURS: Final[i64] = 4
HEIGHTS: Final = 11
COLOURED: Final[i64] = COLOURS * HEIGHTS
CHIEF: Final = 44
WEDDING: Final = 45
LIZARD: Final = 46
CHILL: Final = 47
CARDS: Final = 48
NO_TRUMP: Final[i64] = 4
SEASONS: Final = 3
NOTHING: Final = -1

DECK: Final = full(CARDS)
PANKU: Final = DECK & ~full(COLOURED)
SUIT: Final = vec[i64]([full(HEIGHTS) << (HEIGHTS * colour) for colour in range(COLOURS)] + [0])
REMOVED_HEIGHT: Final = 6  # MO-1: the Rice taken out with two players

MASK: Final = 0
FISH: Final = 1
PINEAPPLE: Final = 2
RICE: Final = 3
HUT: Final = 4
PALM: Final = 5
VOLCANO: Final = 6
PICTURES: Final[i64] = 7
PICTURE_NAMES = ("mask", "fish", "pineapple", "rice", "hut", "palm", "volcano")  # by picture

# One more of a picture in a larder, which holds four counts in one number.
EACH: Final = 16  # more than any island holds of one picture
A_PINEAPPLE: Final = 16
A_RICE: Final = 256
A_HUT: Final = 4096
LARDERS: Final = 65536
LARDER_STEP: Final = vec[i64]([0, 1, A_PINEAPPLE, A_RICE, A_HUT, 0, 0])  # by picture

# The ways to fill a hut, in the order of `hut_values`.
RICE_PINEAPPLE: Final = 0
RICE_FISH: Final = 1
PINEAPPLE_FISH: Final = 2
ALL_THREE: Final = 3
HUT_WAYS: Final[i64] = 4


def colour_of(card: i64) -> i64:
    """The colour of a coloured card."""
    return card // HEIGHTS


def height_of(card: i64) -> i64:
    """The height of a coloured card, 1 to 11."""
    return card % HEIGHTS + 1


@final
class MolukuSet:
    """Which picture each height shows and what the pictures are worth (MO-C2, MO-C3)."""

    def __init__(
        self, picture_of_height: list[int], hut_values: list[int], food_values: list[int],
        mask: int, deck: int = DECK, hand: int = 0,
    ) -> None:  # fmt: skip
        self.deck: i64 = deck
        self.hand: i64 = hand  # of a small set, which has one season; else 0
        self.picture_of_height: vec[i64] = vec[i64](picture_of_height)  # by height - 1
        # MO-14: rice + pineapple, rice + fish, pineapple + fish, all three
        self.hut_values: vec[i64] = vec[i64](hut_values)
        self.food_values: vec[i64] = vec[i64](food_values)  # MO-15: rice, pineapple, fish
        self.mask_value: i64 = mask
        self.cards_of: vec[i64] = filled(PICTURES, 0)
        for card in range(COLOURED):
            self.cards_of[picture_of_height[card % HEIGHTS]] |= BIT[card]
        self.memo: vec[i64] = filled(LARDERS, -1)

    def picture(self, card: i64) -> i64:
        """The picture of a coloured card."""
        return self.picture_of_height[card % HEIGHTS]

    def count(self, cards: i64, picture: i64) -> i64:
        """How many of these cards show the picture."""
        return popcount(cards & self.cards_of[picture])


# -- scoring an island at the end of a season --------------------------------------------------


def island_score(cards: i64, printed: MolukuSet) -> i64:
    """The points of the open cards of an island (MO-14, MO-15, MO-C3)."""
    masks = printed.count(cards, MASK) * printed.mask_value
    return masks + larder_score(larder_of(cards, printed), printed)


def larder_of(cards: i64, printed: MolukuSet) -> i64:
    """The huts, rice, pineapple and fish among these cards."""
    larder = printed.count(cards, HUT) * A_HUT + printed.count(cards, RICE) * A_RICE
    return larder + printed.count(cards, PINEAPPLE) * A_PINEAPPLE + printed.count(cards, FISH)


def larder_score(larder: i64, printed: MolukuSet) -> i64:
    """The points of huts and food (MO-14, MO-15)."""
    if printed.memo[larder] < 0:
        rice, pineapple, fish = food_in(larder)
        filled = best_huts(larder // A_HUT, rice, pineapple, fish, printed)
        printed.memo[larder] = food_score(filled, rice, pineapple, fish, printed)
    return printed.memo[larder]


def food_in(larder: i64) -> tuple[i64, i64, i64]:
    """The rice, pineapple and fish in a larder."""
    return larder // A_RICE % EACH, larder // A_PINEAPPLE % EACH, larder % EACH


def points_added(larder: i64, picture: i64, printed: MolukuSet) -> i64:
    """What a card with this picture adds to the points of an island with this larder."""
    if picture == MASK:
        return printed.mask_value
    step = LARDER_STEP[picture]
    if step == 0:
        return 0
    return larder_score(larder + step, printed) - larder_score(larder, printed)


def best_huts(huts: i64, rice: i64, pineapple: i64, fish: i64, printed: MolukuSet) -> vec[i64]:
    """MO-14: how many huts to fill in each of the four ways, for the most points."""
    best = vec[i64]([0, 0, 0, 0])
    best_score = food_score(best, rice, pineapple, fish, printed)
    for all_three in range(min(huts, rice, pineapple, fish), -1, -1):
        for pineapple_fish in range(min(huts, pineapple, fish) - all_three, -1, -1):
            used = all_three + pineapple_fish
            for rice_fish in range(min(huts - used, rice - all_three, fish - used), -1, -1):
                left = min(huts - used - rice_fish, rice - all_three - rice_fish, pineapple - used)
                filled = vec[i64]([left, rice_fish, pineapple_fish, all_three])
                score = food_score(filled, rice, pineapple, fish, printed)
                if score > best_score:
                    best, best_score = filled, score
    return best


def food_score(filled: vec[i64], rice: i64, pineapple: i64, fish: i64, printed: MolukuSet) -> i64:
    """The points of the huts filled so and of the food left over (MO-14, MO-15)."""
    score: i64 = 0
    for way in range(HUT_WAYS):
        score += filled[way] * printed.hut_values[way]
    left = food_left(filled, rice, pineapple, fish)
    return (
        score
        + left[0] * printed.food_values[0]
        + left[1] * printed.food_values[1]
        + left[2] * printed.food_values[2]
    )


def food_left(filled: vec[i64], rice: i64, pineapple: i64, fish: i64) -> vec[i64]:
    """Rice, pineapple and fish that lie in no hut."""
    rice -= filled[RICE_PINEAPPLE] + filled[RICE_FISH] + filled[ALL_THREE]
    pineapple -= filled[RICE_PINEAPPLE] + filled[PINEAPPLE_FISH] + filled[ALL_THREE]
    fish -= filled[RICE_FISH] + filled[PINEAPPLE_FISH] + filled[ALL_THREE]
    return vec[i64]([rice, pineapple, fish])


# -- reading a component set -------------------------------------------------------------------

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
    heights = [str(height) for height in range(1, HEIGHTS + 1)]
    file.expect_keys(table, set(heights), "[pictures]")
    numbers = {name: number for number, name in enumerate(PICTURE_NAMES)}
    pictures = []
    for height in heights:
        name = table[height]
        if not isinstance(name, str) or name not in numbers:
            names = ", ".join(numbers)
            file.fail(f"'{name}' is not a picture (one of {names})", height, "[pictures]")
        pictures.append(numbers[name])
    if pictures[REMOVED_HEIGHT - 1] != RICE:
        file.fail("height 6 must be rice (MO-1 takes it out by that name)", "6", "[pictures]")
    return pictures
