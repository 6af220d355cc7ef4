"""Scoring an island at the end of a season: huts with their food, what is left, and masks."""

from typing import Final

from atoll.core.native import i64, vec
from atoll.games.moluku.components import (
    FISH,
    HUT,
    MASK,
    MEMO_BASE,
    PINEAPPLE,
    RICE,
    MolukuSet,
)

# The ways to fill a hut, in the order of `hut_values`.
RICE_PINEAPPLE: Final = 0
RICE_FISH: Final = 1
PINEAPPLE_FISH: Final = 2
ALL_THREE: Final = 3


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
    way: i64 = 0
    while way < 4:
        score += filled[way] * printed.hut_values[way]
        way += 1
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
