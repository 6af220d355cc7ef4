"""Regions on a planet, and how a planet stands in the contest for an animal (PL-10 to PL-15).

A habitat's land is the set of its areas on one planet, bit `face * 5 + edge`.
"""

from typing import Final

from atoll.core.bits import lowest, popcount
from atoll.core.native import append, i64, vec
from atoll.games.planet.components import NEAR

SIZE: Final = 64  # more than any region; three sizes make one number


def spread(land: i64) -> tuple[i64, i64]:
    """PL-10: the region of a land's first area, and all areas next to or in it."""
    frontier = land & -land
    land &= ~frontier
    region = frontier
    border: i64 = 0
    while frontier != 0:
        near = NEAR[lowest(frontier)]
        frontier &= frontier - 1
        border |= near
        grown = near & land
        land &= ~grown
        region |= grown
        frontier |= grown
    return region, border


def count_regions(land: i64) -> i64:
    """PL-11: how many separate regions a land has."""
    count: i64 = 0
    while land != 0:
        region, _ = spread(land)
        land &= ~region
        count += 1
    return count


def largest_three(land: i64, other: i64, touching: bool) -> i64:
    """PL-12, PL-13: the sizes of the three largest regions that touch, or do not touch, `other`.

    Packed so that the greater number has the larger region, or on a tie the larger second or
    third one; 0 where no region qualifies.
    """
    first: i64 = 0
    second: i64 = 0
    third: i64 = 0
    while land != 0:
        region, border = spread(land)
        land &= ~region
        if ((border & other) != 0) == touching:
            size = popcount(region)
            if size > first:
                first, second, third = size, first, second
            elif size > second:
                second, third = size, second
            elif size > third:
                third = size
    return (first * SIZE + second) * SIZE + third


def qualifying_sizes(land: i64, other: i64, touching: bool) -> vec[i64]:
    """The sizes of a land's regions that touch, or do not touch, `other`, in no order."""
    out = vec[i64]()
    while land != 0:
        region, border = spread(land)
        land &= ~region
        if ((border & other) != 0) == touching:
            out = append(out, popcount(region))
    return out
