"""Sound advice for Gipsy King: grow large groups, stand at the fish, pass for a better number."""

from typing import Final

from atoll.core.bits import BIT, lowest, popcount
from atoll.core.native import i64, vec
from atoll.core.rng import Rng
from atoll.games.gipsy_king.components import NO_HEX, WATER
from atoll.games.gipsy_king.position import DRY, GipsyKingPosition
from atoll.games.gipsy_king.scoring import (
    FISH_COUNT,
    all_fish,
    connected,
    count_on,
    group_points,
)
from atoll.games.gipsy_king.verbs import DO_DOUBLE, DO_PLACE, PASS, VERB

# Worth is counted in hundredths of a point. All numbers here were measured in games.
POINT: Final = 100
ROOM: Final = 20  # for each caravan of a group and free hex it comes to touch
LINK: Final = 30  # for each caravan that one more hex would join
FISH: Final = 25  # for each fish of a lake
DENY: Final = 130  # percent of what the others lose on average, shared among all players
WHIM: Final = 10  # by so much hexes may differ and yet be taken for equal
# By the hexes still open: a hex worth less than so many percent of the next number's best is left.
PATIENCE: Final = vec[i64]([0, 65, 35])
LARGE: Final = 3  # caravans of a group that deserves a double
LATE: Final = 10  # free hexes at which a double should wait no longer


def advise(state: GipsyKingPosition, seat: i64, rng: Rng) -> i64:
    """The action that looks best to the seat that acts."""
    hex_ = best_hex(state, seat, state.open, rng)
    if should_pass(state, seat, hex_):
        return PASS
    if state.can_double(seat) and deserves_double(state, seat, hex_):
        return DO_DOUBLE * VERB + hex_
    return DO_PLACE * VERB + hex_


def best_hex(state: GipsyKingPosition, seat: i64, hexes: i64, rng: Rng) -> i64:
    """The hex of a set that promises most."""
    best: i64 = NO_HEX
    best_value: i64 = -1
    while hexes != 0:
        hex_ = lowest(hexes)
        hexes &= hexes - 1
        value = promise(state, seat, hex_) + rng.below(WHIM)
        if value > best_value:
            best_value = value
            best = hex_
    return best


# -- what a hex is worth -------------------------------------------------------------------------


def promise(state: GipsyKingPosition, seat: i64, hex_: i64) -> i64:
    """What a hex brings: to the own groups, at the lakes, and by being lost to the others."""
    others: i64 = 0
    other: i64 = 0
    while other < state.players:
        if other != seat:
            others += worth(state, other, hex_)
        other += 1
    denied = DENY * others // (POINT * state.players * (state.players - 1))
    return worth(state, seat, hex_) + denied + FISH * fish_at(state, hex_)


def worth(state: GipsyKingPosition, seat: i64, hex_: i64) -> i64:
    """What a hex does for the groups of a seat: points now, room to grow, links to come."""
    caravans = state.caravans[state.at(state.half, seat)]
    touching = state.near[hex_] & caravans
    free = state.near[hex_] & state.free
    fresh = free & ~beside(state, touching)
    size: i64 = 1
    points: i64 = 0
    while touching != 0:
        group = connected(state.near, caravans, touching & -touching)
        touching &= ~group
        caravans &= ~group
        joined = count_on(state, state.half, seat, group)
        size += joined
        points -= group_points(joined)
    points += group_points(size)
    return POINT * points + ROOM * size * popcount(fresh) + LINK * links(state, free, caravans)


def beside(state: GipsyKingPosition, hexes: i64) -> i64:
    """All hexes next to these."""
    found: i64 = 0
    while hexes != 0:
        found |= state.near[lowest(hexes)]
        hexes &= hexes - 1
    return found


def links(state: GipsyKingPosition, free: i64, caravans: i64) -> i64:
    """How often one of these caravans stands next to one of these free hexes."""
    found: i64 = 0
    if caravans == 0:
        return found
    while free != 0:
        found += popcount(state.near[lowest(free)] & caravans)
        free &= free - 1
    return found


def fish_at(state: GipsyKingPosition, hex_: i64) -> i64:
    """The fish of the lakes next to a hex, as the number of players counts them."""
    water = state.near[hex_] & WATER
    found: i64 = 0
    if water == 0:
        return found
    for lake in state.lakes:
        if (lake & water) != 0:
            found += all_fish(state, lake)
    return FISH_COUNT[state.players] * found


# -- when to pass, when to double ----------------------------------------------------------------


def should_pass(state: GipsyKingPosition, seat: i64, hex_: i64) -> bool:
    """GK-5: who leaves the last poor hexes to others keeps his place for the next number."""
    hexes = popcount(state.open)
    if state.is_last() or hexes >= len(PATIENCE):
        return False
    return 100 * promise(state, seat, hex_) < PATIENCE[hexes] * next_promise(state, seat)


def next_promise(state: GipsyKingPosition, seat: i64) -> i64:
    """What the best hex around the next number promises; 0 if this number is the last."""
    hexes = next_open(state)
    best: i64 = 0
    while hexes != 0:
        value = promise(state, seat, lowest(hexes))
        hexes &= hexes - 1
        if value > best:
            best = value
    return best


def next_open(state: GipsyKingPosition) -> i64:
    """GK-7: the free land around the next number that has any."""
    later = state.free & ~state.open
    hexes: i64 = 0
    number = state.number
    while hexes == 0 and number != DRY:
        number = state.number_after(number)
        hexes = state.around(number) & later
    return hexes


def deserves_double(state: GipsyKingPosition, seat: i64, hex_: i64) -> bool:
    """GK-11: a double counts most in a large group, and nothing once the half is over."""
    if popcount(state.free) <= LATE:
        return True
    taken = BIT[hex_]
    caravans = state.caravans[state.at(state.half, seat)] | taken
    group = connected(state.near, caravans, taken)
    return 1 + count_on(state, state.half, seat, group & ~taken) >= LARGE
