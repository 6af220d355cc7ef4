"""The piles, the reserve and what lies under them: dealing, drawing, putting tiles back."""

from atoll.core.bits import BIT
from atoll.core.native import append, i64, vec
from atoll.games.pelican_bay.components import EDGES, IN_RESERVE, PILES, TILES, has_two, matches
from atoll.games.pelican_bay.position import (
    ALL_HIGH,
    ALL_LOW,
    HALF,
    IN_HAND,
    IN_OPENING,
    NOTHING,
    RESERVE,
    UNDER,
    PelicanPosition,
)


def deal_piles(state: PelicanPosition) -> None:
    """PB-1: 16 tiles are the reserve; the others, less the opening, form three piles."""
    pool = vec[i64]()
    tile: i64 = 0
    while tile < TILES:
        if state.home[tile] != IN_OPENING:
            pool = append(pool, tile)
        tile += 1
    state.rng.shuffle(pool)
    at: i64 = 0
    while at < len(pool):
        pile = at % PILES
        if at < IN_RESERVE:
            pile = RESERVE
        state.home[pool[at]] = pile
        state.pile_size[pile] += 1
        at += 1


def draw(state: PelicanPosition, slot: i64) -> None:
    """Draw into a free slot of a hand: pile after pile, what lies under them, then the reserve.

    Nobody knows the order of a pile, so it is drawn now; what was put under lies in order.
    """
    pile = source(state)
    if pile == NOTHING:
        draw_from_under(state, slot)
    else:
        draw_from_pile(state, slot, pile)
    state.hand_held[slot] |= BIT[slot // state.slots]
    state.home[state.hands[slot]] = IN_HAND
    if state.pile_size[0] + state.pile_size[1] + state.pile_size[2] + state.under_size == 0:
        state.piles_out = True  # PB-18


def source(state: PelicanPosition) -> i64:
    """Which pile the next tile comes from; NOTHING if only what was put under is left."""
    pile: i64 = 0
    if state.piles_out:
        pile = RESERVE
    while pile <= RESERVE:
        if state.pile_size[pile] > 0 and (pile < RESERVE or state.piles_out):
            return pile
        pile += 1
    return NOTHING


def draw_from_pile(state: PelicanPosition, slot: i64, pile: i64) -> None:
    """Any tile of the pile."""
    left = state.rng.below(state.pile_size[pile])
    tile: i64 = 0
    while state.home[tile] != pile or left > 0:
        if state.home[tile] == pile:
            left -= 1
        tile += 1
    state.pile_size[pile] -= 1
    state.hands[slot] = tile
    state.hand_held[slot] = 0
    state.hand_low[slot] = ALL_LOW
    state.hand_high[slot] = ALL_HIGH


def draw_from_under(state: PelicanPosition, slot: i64) -> None:
    """The first of the tiles put under the piles."""
    state.hands[slot] = state.under[0]
    state.hand_held[slot] = state.under_held[0]
    state.hand_low[slot] = state.under_low[0]
    state.hand_high[slot] = state.under_high[0]
    state.under_size -= 1
    at: i64 = 0
    while at < state.under_size:
        state.under[at] = state.under[at + 1]
        state.under_held[at] = state.under_held[at + 1]
        state.under_low[at] = state.under_low[at + 1]
        state.under_high[at] = state.under_high[at + 1]
        at += 1
    state.under[at] = NOTHING
    state.under_held[at] = state.under_low[at] = state.under_high[at] = 0


def put_under(state: PelicanPosition, seat: i64) -> None:
    """PB-12: the seat's tiles go to the bottom, one after the other."""
    slot = seat * state.slots
    while slot < (seat + 1) * state.slots:
        if state.hands[slot] != NOTHING:
            at = state.under_size
            state.under_size += 1
            state.under[at] = state.hands[slot]
            state.under_held[at] = state.hand_held[slot]
            state.under_low[at] = state.hand_low[slot]
            state.under_high[at] = state.hand_high[slot]
            state.home[state.hands[slot]] = UNDER
            state.hands[slot] = NOTHING
            state.hand_held[slot] = state.hand_low[slot] = state.hand_high[slot] = 0
        slot += 1


def prove_misfits(state: PelicanPosition, seat: i64) -> None:
    """Who passes shows that neither of his tiles can be laid anywhere now."""
    low: i64 = 0
    high: i64 = 0
    tile: i64 = 0
    while tile < TILES:
        if not fits_somewhere(state, tile):
            if tile < HALF:
                low |= BIT[tile]
            else:
                high |= BIT[tile - HALF]
        tile += 1
    slot = seat * state.slots
    while slot < (seat + 1) * state.slots:
        state.hand_low[slot] &= low
        state.hand_high[slot] &= high
        slot += 1


def fits_any(state: PelicanPosition, seat: i64) -> bool:
    """PB-12: whether a seat can lay any of its tiles."""
    slot = seat * state.slots
    while slot < (seat + 1) * state.slots:
        if state.hands[slot] >= 0 and fits_somewhere(state, state.hands[slot]):
            return True
        slot += 1
    return False


def fits_somewhere(state: PelicanPosition, tile: i64) -> bool:
    """PB-6: whether a tile could be laid first in a turn."""
    number: i64 = 0
    while number < state.shore_size:
        need = state.needs[number]
        if has_two(need) and not state.has_sun(state.shore[number]):
            turn: i64 = 0
            while turn < state.printed.turns[tile]:
                if matches(state.printed.code[tile * EDGES + turn], need):
                    return True
                turn += 1
        number += 1
    return False
