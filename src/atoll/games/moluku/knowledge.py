"""Who knows which card: what each viewer may keep of a state, and random truths that fit it.

Everybody remembers which cards went from an island into which hand (`picked`), who showed a void
(`voids`) and which cards were ever seen open. A hidden discard or pass blurs that: a card picked
up is then in its hand or among that seat's discards, or in the hand of the neighbour.
"""

from typing import Final

from atoll.core.bits import BIT, popcount
from atoll.core.deal import deal
from atoll.core.native import append, i64, vec
from atoll.core.rng import Rng
from atoll.games.moluku.position import MolukuPosition
from atoll.games.moluku.verbs import PASS

NO_CARD: Final = 0


def hide(state: MolukuPosition, viewer: i64) -> None:
    """Leave of the hidden cards only those whose place the viewer knows for certain."""
    passing = state.players == 4 and state.season > 1
    if passing:
        hide_passes(state, viewer)
    state.stock = 0
    seat: i64 = 0
    while seat < state.players:
        if seat != viewer:
            if passing:
                state.hands[seat] = certain_after_pass(state, seat)
            else:
                certain_out = certain_discards(state, seat)
                state.hands[seat] = certain_in_hand(state, seat, certain_out)
                state.out[seat] = certain_out
                state.earlier[seat] = state.gone[seat]
        seat += 1


def certain_discards(state: MolukuPosition, seat: i64) -> i64:
    """Cards picked up that a seat has shown not to hold were discarded."""
    return state.picked[seat] & state.voids[seat]


def certain_in_hand(state: MolukuPosition, seat: i64, certain_out: i64) -> i64:
    """Cards picked up are still there unless one of them may be an unknown discard."""
    if popcount(certain_out) == state.out_size[seat]:
        return state.picked[seat] & ~certain_out
    return NO_CARD


# -- four players: two cards passed, hidden (MO-16) --------------------------------------------


def receiver_from(state: MolukuPosition, seat: i64) -> i64:
    """The neighbour who gets this seat's cards."""
    return (seat + (1 if state.season == 2 else 3)) % 4


def hide_passes(state: MolukuPosition, viewer: i64) -> None:
    """The viewer knows what he passed and, once handed over, what he got; else what must be so."""
    giver: i64 = 0
    while giver < 4:
        got = receiver_from(state, giver) == viewer and state.step != PASS
        if giver != viewer and not got:
            state.passed[giver] = certain_passes(state, giver)
        giver += 1


def certain_passes(state: MolukuPosition, giver: i64) -> i64:
    """Cards picked up that the giver has shown not to hold, or all that the receiver may hold."""
    if state.step == PASS:
        return NO_CARD
    must = state.picked[giver] & state.voids[giver]
    may = state.picked[giver] & ~state.voids[receiver_from(state, giver)]
    if popcount(may) == state.passed_size[giver]:
        return may
    return must


def certain_after_pass(state: MolukuPosition, seat: i64) -> i64:
    """The cards certainly in a hand, given the passes known to the viewer."""
    if state.step == PASS:
        return state.picked[seat]
    mine = state.picked[seat] & ~state.passed[seat]
    if popcount(state.passed[seat]) < state.passed_size[seat]:
        mine &= state.voids[receiver_from(state, seat)]
    return mine | state.passed[state.giver_to(seat)]


def fill_passes(state: MolukuPosition, rng: Rng) -> None:
    """Choose the unknown passes at random; every hand follows from them."""
    giver: i64 = 0
    while giver < 4:
        free = state.picked[giver] & ~state.passed[giver]
        if state.step != PASS:
            free &= ~state.voids[receiver_from(state, giver)]
        while popcount(state.passed[giver]) < state.passed_size[giver]:
            card = rng.pick(free)
            free &= ~BIT[card]
            state.passed[giver] |= BIT[card]
        giver += 1
    seat: i64 = 0
    while seat < 4:
        if state.step == PASS:
            state.hands[seat] = state.picked[seat]
        else:
            mine = state.picked[seat] & ~state.passed[seat]
            state.hands[seat] = mine | state.passed[state.giver_to(seat)]
        seat += 1


# -- hidden hands, discards and stock ----------------------------------------------------------


def fill(state: MolukuPosition, rng: Rng) -> None:
    """Deal the cards whose place is unknown into hands, discards and stock."""
    if state.players == 4 and state.season > 1:
        fill_passes(state, rng)
        return
    unknown = unknown_cards(state)
    unseen = unknown & ~state.shown_cards
    may_hold = vec[i64]()
    room = vec[i64]()
    seat: i64 = 0
    while seat < state.players:
        held_or_out = unseen | state.picked[seat]
        may_hold = append(may_hold, held_or_out & ~state.voids[seat])
        room = append(room, state.hand_size[seat] - popcount(state.hands[seat]))
        may_hold = append(may_hold, held_or_out)
        room = append(room, state.out_size[seat] - popcount(state.out[seat]))
        may_hold = append(may_hold, unseen)
        room = append(room, earlier_size(state) - popcount(state.earlier[seat]))
        seat += 1
    may_hold = append(may_hold, unseen)
    room = append(room, state.stock_size)
    held = deal(unknown, may_hold, room, rng)
    seat = 0
    while seat < state.players:
        state.hands[seat] |= held[3 * seat]
        state.out[seat] |= held[3 * seat + 1]
        state.earlier[seat] |= held[3 * seat + 2]
        seat += 1
    state.stock = held[3 * state.players]


def unknown_cards(state: MolukuPosition) -> i64:
    """The cards of the game whose place is not in this state."""
    known = state.table
    seat: i64 = 0
    while seat < state.players:
        known |= state.hands[seat] | state.out[seat] | state.earlier[seat]
        known |= state.islands[seat] | state.covered[seat]
        seat += 1
    if state.waiting >= 0:
        known |= BIT[state.waiting]
    return state.deck() & ~known


def earlier_size(state: MolukuPosition) -> i64:
    """How many cards each seat discarded in seasons before this one."""
    if state.season < 3 or state.players == 4:
        return 0
    return state.exchanged()
