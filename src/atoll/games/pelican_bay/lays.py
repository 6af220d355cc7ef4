"""What a tile on a cell of the shore would join, extend and close, told without laying it."""

from typing import Final

from atoll.core.native import i64
from atoll.core.state import POINT
from atoll.games.pelican_bay import components as pb
from atoll.games.pelican_bay.position import PelicanPosition, area_number, root

# The areas of one terrain around a cell are one number: tiles * ELSEWHERE + open edges elsewhere.
ELSEWHERE: Final = 1024
AREA_NAMES: Final = 512  # more than there are areas
FIELD: Final = 3  # the two bits of an edge
Joined = tuple[i64, i64, i64]  # these numbers for water, beach and forest


def around(state: PelicanPosition, cell: i64, need: i64) -> Joined:
    """The areas that a tile on the cell would join."""
    return (
        around_of(state, cell, need, pb.WATER),
        around_of(state, cell, need, pb.BEACH),
        around_of(state, cell, need, pb.FOREST),
    )


def around_of(state: PelicanPosition, cell: i64, need: i64, terrain: i64) -> i64:
    """The areas of one terrain that a tile on the cell would join; `tiles_in` reads them."""
    total: i64 = 0
    met: i64 = 0  # the areas counted
    for edge in range(pb.EDGES):
        if ((need >> (pb.EDGE_BITS * edge)) & FIELD) == terrain:
            place = state.map[cell + pb.ACROSS[edge]] - 1
            area = root(state, area_number(state, place, pb.OPPOSITE[edge]))
            if not is_among(area, met):
                met = met * AREA_NAMES + area + 1
                total += state.area_size[area] * ELSEWHERE + state.open_edges[area]
            total -= 1
    return total


def is_among(area: i64, met: i64) -> bool:
    """Whether an area is one of those met."""
    while met != 0:
        if met % AREA_NAMES == area + 1:
            return True
        met //= AREA_NAMES
    return False


def tiles_in(areas: i64) -> i64:
    """The tiles of all areas of one terrain around a cell."""
    return areas // ELSEWHERE


def can_be_closed(areas: i64) -> bool:
    """Whether there are such areas, and a tile on the cell can close all of them."""
    return areas != 0 and areas % ELSEWHERE == 0


def free_edges(code: i64, need: i64) -> i64:
    """The edges of a tile at which no other lies."""
    return code & ~(pb.touching(need) * FIELD)


def areas_closed(free: i64, joined: Joined, bonus: i64) -> i64:
    """What the areas are worth that a tile with these free edges closes."""
    low = free & pb.ONE_EACH
    high = (free >> 1) & pb.ONE_EACH
    return (
        closing_worth(joined[0], low & ~high, bonus)
        + closing_worth(joined[1], high & ~low, bonus)
        + closing_worth(joined[2], low & high, bonus)
    )


def largest_joined(joined: Joined) -> i64:
    """PB-9: the tiles of the largest area that a tile would extend, itself among them."""
    areas = joined[0]
    if joined[1] > areas:
        areas = joined[1]
    if joined[2] > areas:
        areas = joined[2]
    return tiles_in(areas) + 1


def closing_worth(areas: i64, free: i64, bonus: i64) -> i64:
    """PB-14 for one terrain, of which the tile has these free edges; 0 if nothing is closed."""
    if free != 0 or not can_be_closed(areas):
        return 0
    return bonus + POINT * (tiles_in(areas) + 1 + pb.PELICAN_POINTS)
