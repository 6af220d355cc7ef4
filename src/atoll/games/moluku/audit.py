"""Moluku's cards and points counted afresh, for the laws."""

from functools import lru_cache

from atoll.core.bits import members
from atoll.games.moluku.components import (
    COLOURED,
    FISH,
    HUT,
    MASK,
    PINEAPPLE,
    RICE,
    MolukuSet,
)
from atoll.games.moluku.position import SEASONS
from atoll.games.moluku.state import MolukuState
from atoll.games.moluku.view import trace

Food = tuple[int, int, int]  # rice, pineapple, fish
GROUPS: tuple[Food, ...] = ((1, 1, 0), (1, 0, 1), (0, 1, 1), (1, 1, 1))  # as `hut_values`


def inventory(state: MolukuState) -> list[str]:
    """Every card by its code."""
    truth = trace(state)
    islands = [card for island in truth["islands"] for part in island.values() for card in part]
    hands = [card for hand in truth["hands"] for card in hand]
    table = [card for _, card in truth["trick"] + truth["second"]]
    return [*islands, *hands, *table, *truth["stock"], *truth["out"]]


def recount(state: MolukuState) -> list[int]:
    """The islands of the seasons that are over, hut by hut."""
    return [
        sum(
            island_points(state.scored[season * state.players + seat], state.printed)
            for season in range(SEASONS)
        )
        for seat in range(state.players)
    ]


def island_points(cards: int, printed: MolukuSet) -> int:
    """The open cards of one island (MO-14, MO-15, MO-C3)."""
    pictures = [printed.picture(card) for card in members(cards) if card < COLOURED]
    food = (pictures.count(RICE), pictures.count(PINEAPPLE), pictures.count(FISH))
    values = (tuple(printed.hut_values), tuple(printed.food_values))
    huts = most_points(pictures.count(HUT), food, values)
    return huts + pictures.count(MASK) * printed.mask_value


@lru_cache(maxsize=10_000)
def most_points(huts: int, food: Food, values: tuple[tuple[int, ...], tuple[int, ...]]) -> int:
    """MO-14 by giving the first hut every group, or none, and the others what is left."""
    hut_values, food_values = values
    if huts == 0:
        return sum(left * value for left, value in zip(food, food_values, strict=True))
    best = most_points(huts - 1, food, values)
    for group, value in zip(GROUPS, hut_values, strict=True):
        left = (food[0] - group[0], food[1] - group[1], food[2] - group[2])
        if min(left) >= 0:
            best = max(best, value + most_points(huts - 1, left, values))
    return best
