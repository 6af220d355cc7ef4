"""Who knows which card: what each viewer may keep of a state, and random truths that fit it.

Everything lies or lay open but the hands and the draw pile: every sale, payment and discard was
seen. A card offered from a hand is told by its bean, not by its place; where a card stood shows
when it leaves. So everybody knows of some cards that they are among the foremost of a hand
(`assured`). Only its maker knows which copies an offer gives. No card goes from the open into a
hand. The rest of a hand and the draw pile may be any of the cards not seen.
"""

from atoll.core.bits import BIT, lowest
from atoll.core.native import i64, vec
from atoll.core.rng import Rng
from atoll.core.state import State
from atoll.core.vectors import clear, filled
from atoll.games.isla_bohnita.components import (
    ACCEPT,
    BEANS,
    FIELDS,
    HAND,
    NOTHING,
    OFFER,
    SHIPS,
    THALER,
    UNKNOWN,
    accepted_offer,
    accepted_places,
    number_of,
)
from atoll.games.isla_bohnita.fields import Do, form_of, place_of
from atoll.games.isla_bohnita.piles import draw_from
from atoll.games.isla_bohnita.position import BohnitaPosition


def hide(state: BohnitaPosition, viewer: i64) -> None:
    """Leave nothing of other hands and of the draw pile but their sizes."""
    clear(state.deck, 0)
    for seat in range(state.players):
        place: i64 = 0
        while seat != viewer and place < state.hand_size[seat]:
            state.hands[seat * HAND + place] = UNKNOWN
            place += 1
    for at in range(state.offers):
        if state.maker_of(at) != viewer:
            state.offer_places[at] = 0


def fill(state: BohnitaPosition, rng: Rng) -> None:
    """Deal the cards not seen to the unknown places of the hands; the rest is the draw pile."""
    unseen = unseen_cards(state)
    for seat in range(state.players):
        if state.hand_size[seat] > 0 and state.front(seat) == UNKNOWN:
            deal_assured(state, seat, unseen, rng)
    left: i64 = 0
    for count in unseen:
        left += count
    for seat in range(state.players):
        for place in range(state.hand_size[seat]):
            if state.hands[seat * HAND + place] == UNKNOWN:
                state.hands[seat * HAND + place] = draw_from(unseen, left, rng)
                left -= 1
    state.deck = unseen
    for at in range(state.offers):
        if state.offer_places[at] == 0:
            state.offer_places[at] = places_holding(
                state, state.maker_of(at), state.offer_given[at], rng
            )


def deal_assured(state: BohnitaPosition, seat: i64, unseen: vec[i64], rng: Rng) -> None:
    """The cards a hand holds for sure, each at a free place up to the one it is assured for.

    From the front on: as many cards as places up to each one are assured at most, so there is
    always room, and every hand that fits can come.
    """
    first = seat * BEANS
    last = first + BEANS
    assured: i64 = 0
    for at in range(first, last):
        assured |= state.assured[at]
    dealt: i64 = 0  # the places that have a card
    while assured != 0:
        place = assured & -assured
        for bean in range(BEANS):
            if (state.assured[first + bean] & place) != 0:
                free = rng.pick((2 * place - 1) & ~dealt)
                dealt |= BIT[free]
                state.hands[seat * HAND + free] = bean
                unseen[bean] -= 1
        assured &= assured - 1


def places_holding(state: BohnitaPosition, seat: i64, counts: i64, rng: Rng) -> i64:
    """A set of places in a hand that hold these beans (four bits each)."""
    places: i64 = 0
    bean: i64 = 0
    while counts != 0:
        copies = counts & 15
        if copies > 0:
            held = state.places_with(seat, bean)
            while copies > 0:
                at = rng.pick(held)
                held &= ~BIT[at]
                places |= BIT[at]
                copies -= 1
        counts >>= 4
        bean += 1
    return places


def unseen_cards(state: BohnitaPosition) -> vec[i64]:
    """How many cards of each bean lie in no place known to the viewer."""
    unseen = filled(BEANS, 0)
    for bean in range(BEANS):
        if (state.beans & BIT[bean]) != 0:
            unseen[bean] = number_of(bean) - state.put_aside[bean] - state.lying[bean]
        for seat in range(state.players):
            unseen[bean] -= state.aside[seat * BEANS + bean]
    take_away(unseen, state.discard)
    take_away(unseen, state.rows)
    take_away(unseen, state.turned_up)
    take_away(unseen, state.hands)
    for thaler in state.thalers:
        if thaler != NOTHING:
            unseen[thaler % THALER] -= 1
    for place in range(state.players * FIELDS):
        if state.field_count[place] > 0:
            unseen[state.field_bean[place]] -= state.field_count[place]
    for place in range(state.players * SHIPS):
        if state.ship_count[place] > 0:
            unseen[state.ship_bean[place]] -= state.ship_count[place]
    return unseen


def take_away(unseen: vec[i64], cards: vec[i64]) -> None:
    """These cards are seen; empty and unknown places are not."""
    for card in cards:
        if card >= 0:
            unseen[card] -= 1


# -- positions that others can't tell apart, for the laws ----------------------------------------


def places_left(action: i64) -> i64:
    """The places of the hand whose cards an action takes, as far as others see them."""
    if ACCEPT <= action < OFFER:
        return accepted_places(action)
    return BIT[place_of(action)] if form_of(action) == Do.DISCARD else 0


def with_swapped_offers(state: BohnitaPosition, action: i64, other: i64) -> BohnitaPosition:
    """The position in which the offers that two actions accept give each other's cards."""
    twin = state.copy()
    assert isinstance(twin, BohnitaPosition)
    if ACCEPT <= action < OFFER and ACCEPT <= other < OFFER:
        at, beside = state.offer_at(accepted_offer(action)), state.offer_at(accepted_offer(other))
        if at >= 0 and beside >= 0:
            twin.offer_places[at] = state.offer_places[beside]
            twin.offer_places[beside] = state.offer_places[at]
    return twin


def reordered(state: BohnitaPosition, seat: i64, places: i64, targets: list[int]) -> State:
    """The position in which a player's cards at `places` stand at `targets`, with their offers."""
    twin = state.copy()
    assert isinstance(twin, BohnitaPosition)
    others: i64 = 0
    for wanted in targets:
        others |= BIT[wanted]
    if others >= BIT[state.hand_size[seat]]:
        return twin
    for at in range(twin.offers):
        if twin.maker_of(at) == seat:
            twin.offer_places[at] = 0
    moved: i64 = 0
    rest = BIT[state.hand_size[seat]] - 1 - others
    for place in range(state.hand_size[seat]):
        if (places & BIT[place]) != 0:
            target: i64 = targets[moved]
            moved += 1
        else:
            target = lowest(rest)
            rest &= rest - 1
        twin.hands[seat * HAND + target] = state.hands[seat * HAND + place]
        for at in range(twin.offers):
            if twin.maker_of(at) == seat and (state.offer_places[at] & BIT[place]) != 0:
                twin.offer_places[at] |= BIT[target]
    return twin
