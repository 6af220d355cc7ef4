"""Moluku's order of harvest: who chooses first, and why."""

from atoll.core.native import i64
from atoll.games.moluku.components import CHIEF, COLOURED, colour_of, height_of
from atoll.games.moluku.position import MolukuPosition


def deciding_card(state: MolukuPosition, seat: i64) -> i64:
    """The card that ranks a seat: in a Wedding the second one (MO-11)."""
    return state.seconds[seat] if state.is_wedding() else state.cards[seat]


def strength(state: MolukuPosition, card: i64, led: i64) -> i64:
    """MO-3: larger is stronger; equal for equal rank."""
    if card == CHIEF:
        return 400
    if card >= COLOURED:
        return 0
    if colour_of(card) == state.trump:
        return 300 + height_of(card)
    if colour_of(card) == led:
        return 200 + height_of(card)
    return 100 + height_of(card)


def rank_seats(state: MolukuPosition) -> None:
    """Sort the seats by the strength of their deciding card; on a tie the earlier leads."""
    seat = state.leader
    placed: i64 = 0
    while placed < state.players:
        rank = strength(state, deciding_card(state, seat), state.led)
        state.strengths[seat] = rank
        at = placed
        while at > 0 and state.strengths[state.order[at - 1]] < rank:
            state.order[at] = state.order[at - 1]
            at -= 1
        state.order[at] = seat
        placed += 1
        seat = state.next_seat(seat)


def reverse_order(state: MolukuPosition) -> None:
    """MO-12: weakest first, but the Chief stays first (MO-10)."""
    low: i64 = 0
    if deciding_card(state, state.order[0]) == CHIEF:
        low = 1
    high = state.players - 1
    while low < high:
        state.order[low], state.order[high] = state.order[high], state.order[low]
        low += 1
        high -= 1


def owner_of(state: MolukuPosition, card: i64) -> i64:
    """The seat that played a card of this trick."""
    seat: i64 = 0
    while state.cards[seat] != card and state.seconds[seat] != card:
        seat += 1
    return seat


def move_to_front(state: MolukuPosition, seat: i64) -> None:
    """MO-13: taking Chill back is his choice of this harvest, made before all others."""
    at: i64 = 0
    while state.order[at] != seat:
        at += 1
    while at > 0:
        state.order[at] = state.order[at - 1]
        at -= 1
    state.order[0] = seat
