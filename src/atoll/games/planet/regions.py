"""Regions on a planet, and how a planet stands in the contest for an animal (PL-10 to PL-15).

A habitat's land is the set of its areas on one planet, bit `face * 5 + edge`; its border the set
of all areas next to one of these. So an area of a land that is in the land's own border is not
alone, and a region touches another habitat if it has an area in that one's border.
"""

from typing import Final

from atoll.core.bits import BIT, popcount
from atoll.core.native import append, i64, vec
from atoll.core.vectors import filled
from atoll.games.planet import components as pl

SIZE: Final = 64  # more than any region; three sizes make one number
# The bits of all areas leave different remainders by 67: quicker than counting a bit's place.
REMAINDERS: Final = 67


def near_by_remainder() -> vec[i64]:
    """The neighbours of each area, by its bit's remainder."""
    out = filled(REMAINDERS, 0)
    for area in range(pl.AREAS):
        out[BIT[area] % REMAINDERS] = pl.NEAR[area]
    return out


NEAR_BIT: Final = near_by_remainder()


def spread(land: i64, start: i64) -> i64:
    """PL-10: the region of a land that grows from these areas of it."""
    land &= ~start
    region = start
    frontier = start
    while frontier != 0:
        grown = NEAR_BIT[(frontier & -frontier) % REMAINDERS] & land
        land &= ~grown
        region |= grown
        frontier = (frontier & (frontier - 1)) | grown
    return region


def measure(kind: i64, land: i64, border: i64, other: i64, least: i64) -> i64:
    """PL-11 to PL-13: how many regions, or how large the largest is that qualifies.

    Exact from `least` upwards.
    """
    if kind == pl.MOST:
        return count_regions(land, border)
    return largest(land, border, other, kind == pl.TOUCHING, least)


def count_regions(land: i64, border: i64) -> i64:
    """PL-11: how many separate regions a land with this border has."""
    count = popcount(land & ~border)
    land &= border
    while land != 0:
        land &= ~spread(land, land & -land)
        count += 1
    return count


def largest(land: i64, border: i64, other: i64, touching: bool, least: i64) -> i64:
    """PL-12, PL-13: the size of the largest region that is, or is not, in another's border.

    0 if none of at least `least` areas is; smaller ones are not looked for.
    """
    best: i64 = 0
    alone = land & ~border
    land &= border
    starts = land & other if touching else land
    left = popcount(land)
    while starts != 0 and left >= least:
        region = spread(land, starts & -starts)
        starts &= ~region
        land &= ~region
        size = popcount(region)
        left -= size
        if size >= least and (touching or (region & other) == 0):
            best = size
            least = size + 1
    if best == 0 and least <= 1 and (alone & other if touching else alone & ~other) != 0:
        return 1
    return best


def largest_three(land: i64, other: i64, touching: bool) -> i64:
    """PL-15: the sizes of the three largest regions that are, or are not, in another's border.

    Packed so that the greater number has the larger region, or on a tie the larger second or
    third one.
    """
    first: i64 = 0
    second: i64 = 0
    third: i64 = 0
    for size in qualifying_sizes(land, other, touching):
        if size > first:
            first, second, third = size, first, second
        elif size > second:
            second, third = size, second
        elif size > third:
            third = size
    return (first * SIZE + second) * SIZE + third


def qualifying_sizes(land: i64, other: i64, touching: bool) -> vec[i64]:
    """The sizes of all regions that are, or are not, in another's border, in no order."""
    out = vec[i64]()
    while land != 0:
        region = spread(land, land & -land)
        land &= ~region
        if ((region & other) != 0) == touching:
            out = append(out, popcount(region))
    return out
