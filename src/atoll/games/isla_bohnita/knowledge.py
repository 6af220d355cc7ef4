"""Who knows which card: what each viewer may keep of a state, and random truths that fit it.

Everything lies or lay open but the hands and the draw pile: every sale, payment and discard was
seen. A card offered from a hand is shown at its place, and places are named when cards leave, so
that everybody follows a shown card until it is gone (`shown_places`). No card goes from the open
into a hand. The rest of a hand and the draw pile may be any of the cards not seen.
"""

from atoll.core.bits import BIT
from atoll.core.native import i64, vec
from atoll.core.rng import Rng
from atoll.core.vectors import clear, filled
from atoll.games.isla_bohnita.components import BEANS, FIELDS, SHIPS, number_of
from atoll.games.isla_bohnita.position import NOTHING, THALER, UNKNOWN, BohnitaPosition
from atoll.games.isla_bohnita.verbs import HAND


def hide(state: BohnitaPosition, viewer: i64) -> None:
    """Leave of other hands only the cards shown, and nothing of the draw pile but its size."""
    clear(state.deck, 0)
    seat: i64 = 0
    while seat < state.players:
        place: i64 = 0
        while seat != viewer and place < state.hand_size[seat]:
            if (state.shown_places[seat] & BIT[place]) == 0:
                state.hands[seat * HAND + place] = UNKNOWN
            place += 1
        seat += 1


def fill(state: BohnitaPosition, rng: Rng) -> None:
    """Deal the cards not seen to the unknown places of the hands; the rest is the draw pile."""
    unseen = unseen_cards(state)
    left: i64 = 0
    for count in unseen:
        left += count
    seat: i64 = 0
    while seat < state.players:
        place: i64 = 0
        while place < state.hand_size[seat]:
            if state.hands[seat * HAND + place] == UNKNOWN:
                state.hands[seat * HAND + place] = draw_from(unseen, left, rng)
                left -= 1
            place += 1
        seat += 1
    state.deck = unseen


def draw_from(counts: vec[i64], size: i64, rng: Rng) -> i64:
    """A card of a pile of `size` cards, given as a count of each bean; it leaves the pile."""
    left = rng.below(size)
    bean: i64 = 0
    while left >= counts[bean]:
        left -= counts[bean]
        bean += 1
    counts[bean] -= 1
    return bean


def unseen_cards(state: BohnitaPosition) -> vec[i64]:
    """How many cards of each bean lie in no place known to the viewer."""
    unseen = filled(BEANS, 0)
    bean: i64 = 0
    while bean < BEANS:
        if (state.beans & BIT[bean]) != 0:
            unseen[bean] = number_of(bean) - state.put_aside[bean] - state.lying[bean]
        seat: i64 = 0
        while seat < state.players:
            unseen[bean] -= state.aside[seat * BEANS + bean]
            seat += 1
        bean += 1
    take_away(unseen, state.discard)
    take_away(unseen, state.rows)
    take_away(unseen, state.turned_up)
    take_away(unseen, state.hands)
    for thaler in state.thalers:
        if thaler != NOTHING:
            unseen[thaler % THALER] -= 1
    place: i64 = 0
    while place < state.players * FIELDS:
        if state.field_count[place] > 0:
            unseen[state.field_bean[place]] -= state.field_count[place]
        place += 1
    place = 0
    while place < state.players * SHIPS:
        if state.ship_count[place] > 0:
            unseen[state.ship_bean[place]] -= state.ship_count[place]
        place += 1
    return unseen


def take_away(unseen: vec[i64], cards: vec[i64]) -> None:
    """These cards are seen; empty and unknown places are not."""
    for card in cards:
        if card >= 0:
            unseen[card] -= 1
