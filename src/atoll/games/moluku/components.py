"""Moluku's cards: 4 colours × heights 1–11 and the four Panku cards, with what the pictures do."""

from typing import Final, final

from atoll.core.bits import BIT, full, popcount
from atoll.core.native import i64, vec
from atoll.core.vectors import filled

COLOURS: Final = 4
HEIGHTS: Final = 11
COLOURED: Final = COLOURS * HEIGHTS
CHIEF: Final = 44
WEDDING: Final = 45
LIZARD: Final = 46
CHILL: Final = 47
CARDS: Final = 48
NO_TRUMP: Final = 4

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
PICTURES: Final = 7

MEMO_BASE: Final = 16  # more than any island holds of one picture


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
        self, picture_of_height: list[int], hut_values: list[int], food_values: list[int], mask: int
    ) -> None:
        self.picture_of_height: vec[i64] = vec[i64](picture_of_height)  # by height - 1
        # MO-14: rice + pineapple, rice + fish, pineapple + fish, all three
        self.hut_values: vec[i64] = vec[i64](hut_values)
        self.food_values: vec[i64] = vec[i64](food_values)  # MO-15: rice, pineapple, fish
        self.mask_value: i64 = mask
        self.cards_of: vec[i64] = filled(PICTURES, 0)
        card: i64 = 0
        while card < COLOURED:
            self.cards_of[picture_of_height[card % HEIGHTS]] |= BIT[card]
            card += 1
        self.memo: vec[i64] = filled(MEMO_BASE**4, -1)

    def picture(self, card: i64) -> i64:
        """The picture of a coloured card."""
        return self.picture_of_height[card % HEIGHTS]

    def count(self, cards: i64, picture: i64) -> i64:
        """How many of these cards show the picture."""
        return popcount(cards & self.cards_of[picture])
