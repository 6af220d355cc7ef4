"""Moluku's cards, what their pictures do, and what an island of them scores."""

from typing import Final, final

from atoll.core.bits import BIT, full, popcount
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

MEMO_BASE: Final = 16  # more than any island holds of one picture

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
        self.memo: vec[i64] = filled(MEMO_BASE**4, -1)

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
    huts = printed.count(cards, HUT)
    rice = printed.count(cards, RICE)
    pineapple = printed.count(cards, PINEAPPLE)
    fish = printed.count(cards, FISH)
    key = ((huts * MEMO_BASE + rice) * MEMO_BASE + pineapple) * MEMO_BASE + fish
    if printed.memo[key] < 0:
        filled = best_huts(huts, rice, pineapple, fish, printed)
        printed.memo[key] = food_score(filled, rice, pineapple, fish, printed)
    return masks + printed.memo[key]


def best_huts(huts: i64, rice: i64, pineapple: i64, fish: i64, printed: MolukuSet) -> vec[i64]:
    """MO-14: how many huts to fill in each of the four ways, for the most points."""
    best = vec[i64]([0, 0, 0, 0])
    best_score = food_score(best, rice, pineapple, fish, printed)
    all_three: i64 = min(huts, rice, pineapple, fish)
    while all_three >= 0:
        pineapple_fish: i64 = min(huts, pineapple, fish) - all_three
        while pineapple_fish >= 0:
            used = all_three + pineapple_fish
            rice_fish: i64 = min(huts - used, rice - all_three, fish - used)
            while rice_fish >= 0:
                left = min(huts - used - rice_fish, rice - all_three - rice_fish, pineapple - used)
                filled = vec[i64]([left, rice_fish, pineapple_fish, all_three])
                score = food_score(filled, rice, pineapple, fish, printed)
                if score > best_score:
                    best, best_score = filled, score
                rice_fish -= 1
            pineapple_fish -= 1
        all_three -= 1
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
