"""Advice for Gipsy King: grow large groups, stand at the fish, pass for a better number."""

from typing import Final, final

from atoll.core.advice import COLLECTOR, PERCENT, RAIDER, Advice, SearchSettings
from atoll.core.bits import BIT, lowest, members, popcount
from atoll.core.native import append, i64, vec
from atoll.core.rng import Rng
from atoll.core.state import POINT, State
from atoll.games.gipsy_king import components as gk
from atoll.games.gipsy_king.fields import Do, hex_of
from atoll.games.gipsy_king.landscape import beside, connected
from atoll.games.gipsy_king.state import (
    FISH_COUNT,
    GipsyKingState,
    all_fish,
    count_on,
    group_points,
)

# All numbers here were measured in games.
ROOM: Final = 20  # for each caravan of a group and free hex it comes to touch
LINK: Final = 30  # for each caravan that one more hex would join
FISH: Final = 25  # for each fish of a lake
DENY: Final = 130  # percent of what the others lose on average, shared among all players
NOISE: Final = 10  # by so much hexes may differ and yet be taken for equal
# By the hexes still open: a hex worth less than so many percent of the next number's best is left.
PATIENCE: Final = vec[i64]([0, 65, 35])
LARGE: Final = 3  # caravans of a group that deserves a double
CLOSE: Final = 60  # hexes that differ by less are a matter of style
LATE: Final = 10  # free hexes at which a double should wait no longer


@final
class GipsyKingAdvice(Advice):
    """What bots are told of Gipsy King."""

    def settings(self, state: State) -> SearchSettings:
        if state.players == 2:
            return SearchSettings(policy_percent=100, horizon=4, exploration=0.3)
        return SearchSettings(horizon=10)

    def speeds(self) -> tuple[float, float]:
        return 100e3, 170e3

    def apprentice_percent(self, players: i64) -> i64:
        return 94 - 5 * players

    def skilled_simulations(self, players: i64) -> i64:
        return 3 if players == 2 else 500

    def rollout_action(self, state: State, seat: i64, rng: Rng) -> i64:
        assert isinstance(state, GipsyKingState)
        return best_action(state, seat, rng)

    def is_quiet(self, state: State, viewer: i64) -> bool:
        """Between the halves: what comes after does not depend on what was before."""
        assert isinstance(state, GipsyKingState)
        return state.free == state.land()

    def alternatives(self, state: State, seat: i64) -> vec[i64]:
        assert isinstance(state, GipsyKingState)
        best: i64 = 0
        for hex_ in members(state.open):
            best = max(best, estimate(state, seat, hex_))
        out = vec[i64]()
        for hex_ in members(state.open):
            if estimate(state, seat, hex_) > best - CLOSE:
                out = append(out, Do.PLACE + hex_)
        return out

    def appeal(self, state: State, seat: i64, action: i64, style: i64) -> i64:
        """Fish for the collector, what a rival wants for the raider, company for the miser."""
        assert isinstance(state, GipsyKingState)
        hex_ = hex_of(action)
        if style == COLLECTOR:
            return fish_at(state, hex_)
        if style == RAIDER:
            most: i64 = 0
            for other in range(state.players):
                if other != seat:
                    most = max(most, worth(state, other, hex_))
            return most
        return popcount(state.near[hex_] & state.caravans[state.at(state.half, seat)])


def best_action(state: GipsyKingState, seat: i64, rng: Rng) -> i64:
    """The action that looks best to the seat that acts."""
    hex_ = best_hex(state, seat, state.open, rng)
    if should_pass(state, seat, hex_):
        return Do.PASS
    if state.can_double(seat) and deserves_double(state, seat, hex_):
        return Do.DOUBLE + hex_
    return Do.PLACE + hex_


def best_hex(state: GipsyKingState, seat: i64, hexes: i64, rng: Rng) -> i64:
    """The hex of a set with the highest estimate."""
    best: i64 = gk.NO_HEX
    best_value: i64 = -1
    for hex_ in members(hexes):
        value = estimate(state, seat, hex_) + rng.below(NOISE)
        if value > best_value:
            best_value = value
            best = hex_
    return best


# -- what a hex is worth -------------------------------------------------------------------------


def estimate(state: GipsyKingState, seat: i64, hex_: i64) -> i64:
    """What a hex brings: to the own groups, at the lakes, and by being lost to the others."""
    others: i64 = 0
    for other in range(state.players):
        if other != seat:
            others += worth(state, other, hex_)
    denied = DENY * others // (PERCENT * state.players * (state.players - 1))
    return worth(state, seat, hex_) + denied + FISH * fish_at(state, hex_)


def worth(state: GipsyKingState, seat: i64, hex_: i64) -> i64:
    """What a hex does for the groups of a seat: points now, room to grow, links to come."""
    caravans = state.caravans[state.at(state.half, seat)]
    touching = state.near[hex_] & caravans
    free = state.near[hex_] & state.free
    fresh = free & ~beside(state.near, touching)
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


def links(state: GipsyKingState, free: i64, caravans: i64) -> i64:
    """How often one of these caravans stands next to one of these free hexes."""
    total: i64 = 0
    if caravans == 0:
        return total
    while free != 0:
        total += popcount(state.near[lowest(free)] & caravans)
        free &= free - 1
    return total


def fish_at(state: GipsyKingState, hex_: i64) -> i64:
    """The fish of the lakes next to a hex, as the number of players counts them."""
    water = state.near[hex_] & gk.WATER
    total: i64 = 0
    if water == 0:
        return total
    for lake in state.lakes:
        if (lake & water) != 0:
            total += all_fish(state, lake)
    return FISH_COUNT[state.players] * total


# -- when to pass, when to double ----------------------------------------------------------------


def should_pass(state: GipsyKingState, seat: i64, hex_: i64) -> bool:
    """GK-5: a player who passes keeps their place in the queue for the next number."""
    hexes = popcount(state.open)
    if state.is_last() or hexes >= len(PATIENCE):
        return False
    return PERCENT * estimate(state, seat, hex_) < PATIENCE[hexes] * next_estimate(state, seat)


def next_estimate(state: GipsyKingState, seat: i64) -> i64:
    """The highest estimate of a hex around the next number; 0 if this number is the last."""
    hexes = next_open(state)
    best: i64 = 0
    for hex_ in members(hexes):
        value = estimate(state, seat, hex_)
        if value > best:
            best = value
    return best


def next_open(state: GipsyKingState) -> i64:
    """GK-7: the free land around the next number that has any."""
    later = state.free & ~state.open
    hexes: i64 = 0
    number = state.number
    while hexes == 0 and number != gk.DRY:
        number = state.number_after(number)
        hexes = state.around(number) & later
    return hexes


def deserves_double(state: GipsyKingState, seat: i64, hex_: i64) -> bool:
    """GK-11: a double counts most in a large group, and nothing once the half is over."""
    if popcount(state.free) <= LATE:
        return True
    taken = BIT[hex_]
    caravans = state.caravans[state.at(state.half, seat)] | taken
    group = connected(state.near, caravans, taken)
    return 1 + count_on(state, state.half, seat, group & ~taken) >= LARGE
