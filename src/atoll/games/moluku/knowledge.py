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
from atoll.games.moluku.fields import Step
from atoll.games.moluku.position import MolukuPosition

NO_CARD: Final = 0


def hide(state: MolukuPosition, viewer: i64) -> None:
    """Leave of the hidden cards only those whose place the viewer knows for certain."""
    state.stock = 0
    for seat in range(state.players):
        if seat != viewer:
            state.hands[seat] = known_hand(state, seat, viewer)
            if is_passing(state):
                state.passed[seat] = known_passes(state, seat, viewer)
            else:
                state.out[seat] = certain_discards(state, seat)
                state.earlier[seat] = state.gone[seat]


def is_passing(state: MolukuPosition) -> bool:
    """MO-16: whether cards are passed between seasons; else they are discarded."""
    return state.players == 4 and state.season > 1


def known_hand(state: MolukuPosition, seat: i64, viewer: i64) -> i64:
    """The cards that the viewer knows to be in a hand."""
    if seat == viewer:
        return state.hands[seat]
    if is_passing(state):
        return certain_after_pass(state, seat, viewer)
    # Cards picked up are still there unless one of them may be an unknown discard.
    certain_out = certain_discards(state, seat)
    if popcount(certain_out) == state.out_size[seat]:
        return state.picked[seat] & ~certain_out
    return NO_CARD


def known_out(state: MolukuPosition, seat: i64, viewer: i64) -> i64:
    """The cards that the viewer knows to be among a seat's discards."""
    if seat == viewer or is_passing(state):
        return state.out[seat] | state.earlier[seat]
    return certain_discards(state, seat) | state.gone[seat]


def certain_discards(state: MolukuPosition, seat: i64) -> i64:
    """Cards picked up that a seat has shown not to hold were discarded."""
    return state.picked[seat] & state.voids[seat]


# -- four players: two cards passed, hidden (MO-16) --------------------------------------------


def receiver_from(state: MolukuPosition, seat: i64) -> i64:
    """The neighbour who gets this seat's cards."""
    return (seat + (1 if state.season == 2 else 3)) % 4


def known_passes(state: MolukuPosition, giver: i64, viewer: i64) -> i64:
    """The viewer knows what they passed and, once handed over, got; else what must be so."""
    got = receiver_from(state, giver) == viewer and state.step != Step.PASS
    if giver == viewer or got or not is_passing(state):
        return state.passed[giver]
    return certain_passes(state, giver)


def certain_passes(state: MolukuPosition, giver: i64) -> i64:
    """Cards picked up that the giver has shown not to hold, or all that the receiver may hold."""
    if state.step == Step.PASS:
        return NO_CARD
    must = state.picked[giver] & state.voids[giver]
    may = state.picked[giver] & ~state.voids[receiver_from(state, giver)]
    if popcount(may) == state.passed_size[giver]:
        return may
    return must


def certain_after_pass(state: MolukuPosition, seat: i64, viewer: i64) -> i64:
    """The cards certainly in a hand, given the passes known to the viewer."""
    if state.step == Step.PASS:
        return state.picked[seat]
    passed = known_passes(state, seat, viewer)
    mine = state.picked[seat] & ~passed
    if popcount(passed) < state.passed_size[seat]:
        mine &= state.voids[receiver_from(state, seat)]
    return mine | known_passes(state, state.giver_to(seat), viewer)


def fill_passes(state: MolukuPosition, rng: Rng) -> None:
    """Choose the unknown passes at random; every hand follows from them."""
    for giver in range(state.players):
        free = state.picked[giver] & ~state.passed[giver]
        if state.step != Step.PASS:
            free &= ~state.voids[receiver_from(state, giver)]
        while popcount(state.passed[giver]) < state.passed_size[giver]:
            card = rng.pick(free)
            free &= ~BIT[card]
            state.passed[giver] |= BIT[card]
    for seat in range(state.players):
        if state.step == Step.PASS:
            state.hands[seat] = state.picked[seat]
        else:
            mine = state.picked[seat] & ~state.passed[seat]
            state.hands[seat] = mine | state.passed[state.giver_to(seat)]


# -- hidden hands, discards and stock ----------------------------------------------------------


def fill(state: MolukuPosition, rng: Rng) -> None:
    """Deal the cards whose place is unknown into hands, discards and stock."""
    if is_passing(state):
        fill_passes(state, rng)
        return
    unknown = unknown_cards(state)
    unseen = unknown & ~state.shown_cards
    may_hold = vec[i64]()
    room = vec[i64]()
    for seat in range(state.players):
        held_or_out = unseen | state.picked[seat]
        may_hold = append(may_hold, held_or_out & ~state.voids[seat])
        room = append(room, state.hand_size[seat] - popcount(state.hands[seat]))
        may_hold = append(may_hold, held_or_out)
        room = append(room, state.out_size[seat] - popcount(state.out[seat]))
        may_hold = append(may_hold, unseen)
        room = append(room, earlier_size(state) - popcount(state.earlier[seat]))
    may_hold = append(may_hold, unseen)
    room = append(room, state.stock_size)
    held = deal(unknown, may_hold, room, rng)
    for seat in range(state.players):
        state.hands[seat] |= held[3 * seat]
        state.out[seat] |= held[3 * seat + 1]
        state.earlier[seat] |= held[3 * seat + 2]
    state.stock = held[3 * state.players]


def unknown_cards(state: MolukuPosition) -> i64:
    """The cards of the game whose place is not in this state."""
    placed = state.table
    for seat in range(state.players):
        placed |= state.hands[seat] | state.out[seat] | state.earlier[seat]
        placed |= state.islands[seat] | state.covered[seat]
    if state.waiting >= 0:
        placed |= BIT[state.waiting]
    return state.deck() & ~placed


def earlier_size(state: MolukuPosition) -> i64:
    """How many cards each seat discarded in seasons before this one."""
    if state.season < 3 or state.players == 4:
        return 0
    return state.exchanged()
