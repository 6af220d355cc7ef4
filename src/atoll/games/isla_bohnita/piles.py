"""The piles, hands, fields and ships, and what anybody may do at any time."""

from atoll.core.bits import BIT, popcount
from atoll.core.native import append, i64, vec
from atoll.core.rng import Rng
from atoll.games.isla_bohnita import components as ib
from atoll.games.isla_bohnita.fields import Do, load_action, move_action
from atoll.games.isla_bohnita.position import BohnitaPosition

# -- draw and discard pile (IB-23) -------------------------------------------------------------


def stack_deck(state: BohnitaPosition) -> None:
    """All the beans of the game into the draw pile."""
    state.deck_size = 0
    for bean in range(ib.BEANS):
        state.deck[bean] = 0
        if (state.beans & BIT[bean]) != 0:
            state.deck[bean] = state.printed.copies[bean]
        state.deck_size += state.deck[bean]


def draw(state: BohnitaPosition) -> i64:
    """IB-23: the next card of the draw pile, NOTHING when the final time has come."""
    if state.is_last:
        return ib.NOTHING
    if state.deck_size == 0:
        if state.discard_size == 0:
            state.is_last = True
            return ib.NOTHING
        reshuffle(state)
    bean = draw_from(state.deck, state.deck_size, state.rng)
    state.deck_size -= 1
    if state.deck_size == 0:
        exhaust(state)
    return bean


def draw_from(counts: vec[i64], size: i64, rng: Rng) -> i64:
    """A card of a pile of `size` cards, given as a count of each bean; it leaves the pile."""
    left = rng.below(size)
    bean: i64 = 0
    while left >= counts[bean]:
        left -= counts[bean]
        bean += 1
    counts[bean] -= 1
    return bean


def first_of(counts: vec[i64], first: i64) -> i64:
    """The lowest bean of a pile that is not empty, given as counts from a place on."""
    bean: i64 = 0
    while counts[first + bean] == 0:
        bean += 1
    return bean


def exhaust(state: BohnitaPosition) -> None:
    """IB-23: the last card has left; the discard pile comes in, or the game is ending."""
    state.exhaustions += 1
    if state.exhaustions >= state.final_exhaustion():
        state.is_last = True
    elif state.discard_size > 0:
        reshuffle(state)


def reshuffle(state: BohnitaPosition) -> None:
    """The discard pile becomes the draw pile; IB-27: thalers put aside come back."""
    while state.discard_size > 0:
        state.deck[take_discard(state)] += 1
        state.deck_size += 1
    if state.island:
        for bean in range(ib.BEANS):
            state.deck[bean] += state.put_aside[bean]
            state.deck_size += state.put_aside[bean]
            state.put_aside[bean] = 0


def discard_cards(state: BohnitaPosition, bean: i64, count: i64) -> None:
    """Cards of one bean onto the discard pile."""
    for _card in range(count):
        state.discard[state.discard_size] = bean
        state.discard_size += 1


def take_discard(state: BohnitaPosition) -> i64:
    """The top card of the discard pile, which is not empty."""
    state.discard_size -= 1
    bean = state.discard[state.discard_size]
    state.discard[state.discard_size] = ib.NOTHING
    return bean


# -- hands (IB-5) ------------------------------------------------------------------------------


def draw_to_hand(state: BohnitaPosition, seat: i64) -> None:
    """A card to the back of the hand, if there is one."""
    bean = draw(state)
    if bean != ib.NOTHING:
        state.hands[seat * ib.HAND + state.hand_size[seat]] = bean
        state.hand_size[seat] += 1


def take_from_hand(state: BohnitaPosition, seat: i64, place: i64) -> i64:
    """The card at a place leaves the hand; those behind it move up."""
    first = seat * ib.HAND + place
    bean = state.hands[first]
    state.hand_size[seat] -= 1
    last = seat * ib.HAND + state.hand_size[seat]
    for at in range(first, last):
        state.hands[at] = state.hands[at + 1]
    state.hands[last] = ib.NOTHING
    leave_assured(state.assured, seat * ib.BEANS, bean, place)
    if state.offers > 0:
        move_up_offers(state, seat, place)
    return bean


def move_up_offers(state: BohnitaPosition, seat: i64, place: i64) -> None:
    """A standing offer keeps its cards; one whose card left the hand vanishes."""
    for at in range(state.offers - 1, -1, -1):
        if state.maker_of(at) == seat:
            if (state.offer_places[at] & BIT[place]) != 0:
                drop_offer(state, at)
            else:
                state.offer_places[at] = without_place(state.offer_places[at], place)


def drop_offer(state: BohnitaPosition, at: i64) -> None:
    """The offer is no more; those made later move up."""
    state.offers -= 1
    while at < state.offers:
        state.copy_offer(at, state, at + 1)
        at += 1
    state.offer_id[at] = state.offer_terms[at] = state.offer_places[at] = 0
    state.offer_given[at] = state.offer_wanted[at] = 0


def drop_all_offers(state: BohnitaPosition) -> None:
    """No offer is left."""
    while state.offers > 0:
        drop_offer(state, state.offers - 1)


def without_place(places: i64, place: i64) -> i64:
    """A set of places after the card at `place` has left and those behind have moved up."""
    before = BIT[place] - 1
    return (places & before) | ((places >> 1) & ~before)


# -- what everybody knows of a hand (IB-5, IB-8) -----------------------------------------------


def assure(assured: vec[i64], at: i64, copies: i64, cards: i64) -> None:
    """A hand of so many cards holds at least these copies of a bean, nobody knows where.

    If the hindmost card is one of them, all the others stand before it, and so on: the places
    added are the hindmost free ones.
    """
    places = assured[at]
    copies -= popcount(places)
    place = cards - 1
    while copies > 0 and place >= 0:
        if (places & BIT[place]) == 0:
            places |= BIT[place]
            copies -= 1
        place -= 1
    assured[at] = places


def leave_assured(assured: vec[i64], first: i64, gone: i64, place: i64) -> None:
    """The card at a place, of the bean `gone`, leaves a hand for all to see."""
    for bean in range(ib.BEANS):
        places = assured[first + bean]
        if places != 0:
            here = places & BIT[place]
            if bean == gone:
                if here == 0:
                    # One copy less from here on: the first place behind goes.
                    behind = places & ~(BIT[place] - 1)
                    places &= ~(behind & -behind)
                assured[first + bean] = without_place(places, place)
            else:
                moved = without_place(places, place)
                if here != 0:
                    # It is another bean, so the copy stands further in front.
                    moved |= highest_free(places, place)
                assured[first + bean] = moved


def highest_free(places: i64, place: i64) -> i64:
    """The hindmost place in front of this one that is not in the set, as a set."""
    for free in range(place - 1, -1, -1):
        if (places & BIT[free]) == 0:
            return BIT[free]
    return 0


# -- fields, set-aside cards and ships ---------------------------------------------------------


def set_aside(state: BohnitaPosition, seat: i64, bean: i64) -> None:
    """IB-9: a card to be planted by this player this turn."""
    state.aside[seat * ib.BEANS + bean] += 1
    state.aside_size[seat] += 1


def plant(state: BohnitaPosition, seat: i64, field: i64, bean: i64, count: i64) -> None:
    """Cards of one bean onto a field that can grow it."""
    state.field_bean[seat * ib.FIELDS + field] = bean
    state.field_count[seat * ib.FIELDS + field] += count


def stow(state: BohnitaPosition, seat: i64, ship: i64, bean: i64, count: i64) -> None:
    """Cards of one bean onto a ship that can carry it."""
    state.ship_bean[seat * ib.SHIPS + ship] = bean
    state.ship_count[seat * ib.SHIPS + ship] += count


def unload(state: BohnitaPosition, seat: i64, ship: i64, count: i64) -> None:
    """So many cards leave a ship."""
    at = seat * ib.SHIPS + ship
    state.ship_count[at] -= count
    if state.ship_count[at] == 0:
        state.ship_bean[at] = ib.NOTHING


def clear_field(state: BohnitaPosition, seat: i64, field: i64) -> None:
    """IB-16: always the whole field."""
    state.field_bean[seat * ib.FIELDS + field] = ib.NOTHING
    state.field_count[seat * ib.FIELDS + field] = 0


# -- thalers (IB-17, IB-21) --------------------------------------------------------------------


def sell(state: BohnitaPosition, seat: i64, bean: i64, count: i64) -> None:
    """IB-17: of the cards sold, as many as they bring in thalers are turned over."""
    earned = state.printed.value(bean, count)
    discard_cards(state, bean, count - earned)
    state.wealth[seat] += earned
    for _card in range(earned):
        state.thalers[state.thalers_size] = seat * ib.THALER + bean
        state.thalers_size += 1


def pay(state: BohnitaPosition, seat: i64, price: i64) -> None:
    """IB-21: the last cards turned over go back; IB-27, IB-28: with two players put aside."""
    state.wealth[seat] -= price
    at = state.thalers_size
    while price > 0:
        at -= 1
        if state.thalers[at] // ib.THALER == seat:
            bean = state.thalers[at] % ib.THALER
            remove_thaler(state, at)
            price -= 1
            if state.players == 2:
                state.put_aside[bean] += 1
            else:
                discard_cards(state, bean, 1)


def remove_thaler(state: BohnitaPosition, at: i64) -> None:
    """Close the gap a paid thaler leaves."""
    state.thalers_size -= 1
    while at < state.thalers_size:
        state.thalers[at] = state.thalers[at + 1]
        at += 1
    state.thalers[at] = ib.NOTHING


# -- at any time (IB-16 to IB-22) --------------------------------------------------------------


def sell_field(state: BohnitaPosition, seat: i64, field: i64) -> None:
    """IB-17: the harvest is sold."""
    at = seat * ib.FIELDS + field
    sell(state, seat, state.field_bean[at], state.field_count[at])
    clear_field(state, seat, field)


def load(state: BohnitaPosition, seat: i64, field: i64, ship: i64) -> None:
    """IB-18: the whole harvest onto a merchant."""
    at = seat * ib.FIELDS + field
    stow(state, seat, ship, state.field_bean[at], state.field_count[at])
    clear_field(state, seat, field)


def move(state: BohnitaPosition, seat: i64, source: i64, target: i64) -> None:
    """IB-19: from ship to ship, whatever its worth."""
    if state.is_shift(seat, source, target):
        state.shifts[seat] += 1
    at = seat * ib.SHIPS + source
    stow(state, seat, target, state.ship_bean[at], state.ship_count[at])
    unload(state, seat, source, state.ship_count[at])


def sell_cargo(state: BohnitaPosition, seat: i64, ship: i64) -> None:
    """IB-20: always all of it."""
    at = seat * ib.SHIPS + ship
    sell(state, seat, state.ship_bean[at], state.ship_count[at])
    unload(state, seat, ship, state.ship_count[at])


def buy(state: BohnitaPosition, seat: i64, ware: i64) -> None:
    """IB-21: paid at once, usable at once."""
    pay(state, seat, state.price(ware))
    state.bought[seat] |= BIT[ware]


def list_any_time(state: BohnitaPosition, seat: i64, out: vec[i64]) -> vec[i64]:
    """IB-22: everything a player may do, whoever's turn it is."""
    out = list_harvests(state, seat, out)
    if state.island:
        out = list_cargo(state, seat, out)
    if state.wealth[seat] > 1:
        for ware in range(ib.WARES):
            if state.can_buy(seat, ware):
                out = append(out, Do.BUY + ware)
    return out


def list_harvests(state: BohnitaPosition, seat: i64, out: vec[i64]) -> vec[i64]:
    """IB-16: fields to sell or to load."""
    may_sell = state.may_sell(seat)
    for field in range(ib.FIELDS):
        if state.can_harvest(seat, field):
            if may_sell:
                out = append(out, Do.SELL_FIELD + field)
            if state.island:
                for ship in range(ib.MERCHANTS):
                    if state.can_load(seat, field, ship):
                        out = append(out, load_action(field, ship))
    return out


def list_cargo(state: BohnitaPosition, seat: i64, out: vec[i64]) -> vec[i64]:
    """IB-19, IB-20: cargo to sell or to move."""
    may_sell = state.may_sell(seat)
    for ship in range(ib.SHIPS):
        if state.ship_count[seat * ib.SHIPS + ship] > 0:
            if may_sell and state.cargo_value(seat, ship) > 0:
                out = append(out, Do.SELL_CARGO + ship)
            for target in range(ib.MERCHANTS):
                if state.can_move(seat, ship, target):
                    out = append(out, move_action(ship, target))
    return out
