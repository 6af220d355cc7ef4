"""Scoring a half: the fish of the lakes and the groups of caravans."""

from typing import Final

from atoll.core.bits import lowest, popcount
from atoll.core.native import append, i64, vec
from atoll.games.gipsy_king.components import FISH_GROUPS, WATER
from atoll.games.gipsy_king.position import GipsyKingPosition

NO_RANK: Final = -1
FISH_COUNT: Final = vec[i64]([0, 0, 1, 2, 1, 1])  # GK-14: by the number of players


def connected(near: vec[i64], within: i64, start: i64) -> i64:
    """The hexes of `within` that hang together with the set `start` of them."""
    found = start
    fresh = start
    while fresh != 0:
        reached: i64 = 0
        while fresh != 0:
            reached |= near[lowest(fresh)]
            fresh &= fresh - 1
        fresh = reached & within & ~found
        found |= fresh
    return found


def pieces(near: vec[i64], within: i64) -> vec[i64]:
    """The hexes of `within` parted into those that hang together."""
    out = vec[i64]()
    while within != 0:
        piece = connected(near, within, within & -within)
        within &= ~piece
        out = append(out, piece)
    return out


# -- lakes -------------------------------------------------------------------------------------


def shore(state: GipsyKingPosition, lake: i64) -> i64:
    """The land hexes next to a lake."""
    land: i64 = 0
    while lake != 0:
        land |= state.near[lowest(lake)]
        lake &= lake - 1
    return land & ~WATER


def count_on(state: GipsyKingPosition, half: i64, seat: i64, hexes: i64) -> i64:
    """A seat's caravans on these hexes; a double counts two (GK-11)."""
    own = state.at(half, seat)
    return popcount(state.caravans[own] & hexes) + popcount(state.doubled[own] & hexes)


def counts_at(state: GipsyKingPosition, half: i64, lake: i64) -> vec[i64]:
    """GK-12: every seat's caravans at a lake."""
    land = shore(state, lake)
    counts = vec[i64]()
    seat: i64 = 0
    while seat < state.players:
        counts = append(counts, count_on(state, half, seat, land))
        seat += 1
    return counts


def next_lower(counts: vec[i64], than: i64) -> i64:
    """The highest count below this one; 0 if there is none."""
    highest: i64 = 0
    for count in counts:
        if count < than and count > highest:
            highest = count
    return highest


def rank_of(counts: vec[i64], seat: i64) -> i64:
    """GK-12: 0 for the most, equal for ties, no rank left out; GK-13: NO_RANK without caravans."""
    if counts[seat] == 0:
        return NO_RANK
    rank: i64 = 0
    higher = next_lower(counts, 1000)
    while higher > counts[seat]:
        higher = next_lower(counts, higher)
        rank += 1
    return rank


def fish_for(state: GipsyKingPosition, lake: i64, rank: i64) -> i64:
    """GK-12, GK-13: the fish group a rank scores; GK-14: doubled, or all of them."""
    if rank == NO_RANK:
        return 0
    if state.players == 2:
        if rank == 0:
            return all_fish(state, lake)
        return 0
    fish: i64 = FISH_GROUPS
    while fish > 0:
        if (state.printed.water_with[fish] & lake) != 0:
            if rank == 0:
                return FISH_COUNT[state.players] * fish
            rank -= 1
        fish -= 1
    return 0


def all_fish(state: GipsyKingPosition, lake: i64) -> i64:
    """The fish of all groups in a lake."""
    found: i64 = 0
    fish: i64 = FISH_GROUPS
    while fish > 0:
        if (state.printed.water_with[fish] & lake) != 0:
            found += fish
        fish -= 1
    return found


def score_lakes(state: GipsyKingPosition, half: i64) -> None:
    """Add what the lakes give to the points of a half."""
    for lake in state.lakes:
        if all_fish(state, lake) > 0:
            counts = counts_at(state, half, lake)
            seat: i64 = 0
            while seat < state.players:
                state.points[state.at(half, seat)] += fish_for(state, lake, rank_of(counts, seat))
                seat += 1


# -- groups ------------------------------------------------------------------------------------


def group_points(caravans: i64) -> i64:
    """GK-15: 1 + 2 + … for the caravans of a group."""
    return caravans * (caravans + 1) // 2


def score_groups(state: GipsyKingPosition, half: i64) -> None:
    """GK-15: add what the groups give to the points of a half."""
    seat: i64 = 0
    while seat < state.players:
        own = state.at(half, seat)
        left = state.caravans[own]
        while left != 0:
            group = connected(state.near, left, left & -left)
            left &= ~group
            state.points[own] += group_points(count_on(state, half, seat, group))
        seat += 1


def score_half(state: GipsyKingPosition, half: i64) -> None:
    """GK-12 to GK-15: count what every seat's caravans of a half are worth."""
    seat: i64 = 0
    while seat < state.players:
        state.points[state.at(half, seat)] = 0
        seat += 1
    score_lakes(state, half)
    score_groups(state, half)
