"""What cards are worth to a player, and what to accept, counter, offer and bid (IB-8).

All of it by what the seat can see. A thaler is a point.
"""

from typing import Final

from atoll.core.bits import BIT, members
from atoll.core.native import i64
from atoll.core.state import POINT
from atoll.games.isla_bohnita import codes
from atoll.games.isla_bohnita import components as ib
from atoll.games.isla_bohnita.fields import Do, load_action
from atoll.games.isla_bohnita.position import BohnitaPosition

AHEAD: Final = 2  # cards a pile may still get
COMMON: Final = 40  # a bean with so many copies would surely get them
NEW_FIELD: Final = 20  # what it costs to begin an empty field
NEW_CARGO: Final = 30  # what it costs to load an empty merchant
NEXT_PLACES: Final = 2  # hand cards that come to be planted next turn
NO_ROOM: Final = 10000  # the loss where no field can be harvested


# -- piles ---------------------------------------------------------------------------------------


def is_full(state: BohnitaPosition, bean: i64, cards: i64) -> bool:
    """Whether more cards would bring nothing."""
    return state.printed.value(bean, cards) == state.printed.value(bean, ib.STRIDE - 1)


def reached(state: BohnitaPosition, bean: i64, cards: i64) -> i64:
    """What a pile brings, with a share of the next column for the cards on the way to it."""
    printed = state.printed
    thalers = printed.value(bean, cards)
    if is_full(state, bean, cards):
        return POINT * thalers
    low = cards
    while low > 0 and printed.value(bean, low - 1) == thalers:
        low -= 1
    high = cards + 1
    while printed.value(bean, high) == thalers:
        high += 1
    more = printed.value(bean, high) - thalers
    return POINT * thalers + POINT * more * (cards - low) // (high - low)


def worth(state: BohnitaPosition, bean: i64, cards: i64) -> i64:
    """What a pile has reached and what it may still reach."""
    if cards == 0:
        return 0
    now = reached(state, bean, cards)
    return now + (reached(state, bean, cards + AHEAD) - now) * ib.number_of(bean) // COMMON


def sale_loss(state: BohnitaPosition, bean: i64, cards: i64) -> i64:
    """What is lost if a pile is sold now."""
    return worth(state, bean, cards) - POINT * state.printed.value(bean, cards)


# -- fields --------------------------------------------------------------------------------------


def field_with(state: BohnitaPosition, seat: i64, bean: i64) -> i64:
    """The fullest field that grows this bean; with NOTHING for a bean, an empty field."""
    best: i64 = ib.NOTHING
    for field in range(state.fields_of(seat)):
        at = seat * ib.FIELDS + field
        if state.field_bean[at] == bean and (
            best == ib.NOTHING or state.field_count[at] > state.field_count[seat * ib.FIELDS + best]
        ):
            best = field
    return best


def empty_fields(state: BohnitaPosition, seat: i64) -> i64:
    """How many fields grow nothing."""
    count: i64 = 0
    for field in range(state.fields_of(seat)):
        if state.field_bean[seat * ib.FIELDS + field] == ib.NOTHING:
            count += 1
    return count


def room(state: BohnitaPosition, seat: i64) -> tuple[i64, i64]:
    """IB-16 to IB-18: the harvest that loses least: its loss, its action (the lowest of equals)."""
    best_loss: i64 = NO_ROOM
    best: i64 = ib.NOTHING
    for field in range(state.fields_of(seat)):
        if state.can_harvest(seat, field):
            at = seat * ib.FIELDS + field
            bean, cards = state.field_bean[at], state.field_count[at]
            if state.may_sell(seat):
                loss = sale_loss(state, bean, cards)
                action = Do.SELL_FIELD + field
                if loss < best_loss or (loss == best_loss and action < best):
                    best_loss, best = loss, action
            for ship in range(ib.MERCHANTS):
                if state.can_load(seat, field, ship):
                    loss = load_loss(state, bean, cards, state.ship_count[seat * ib.SHIPS + ship])
                    if loss < best_loss:
                        best_loss, best = loss, load_action(field, ship)
    return best_loss, best


def load_loss(state: BohnitaPosition, bean: i64, cards: i64, aboard: i64) -> i64:
    """What is lost if a field's harvest joins the same beans aboard, or fills an empty ship."""
    if aboard == 0:
        return NEW_CARGO
    apart = worth(state, bean, cards) + worth(state, bean, aboard)
    return max(0, apart - worth(state, bean, cards + aboard))


# -- cards to plant ------------------------------------------------------------------------------


def planting_gain(state: BohnitaPosition, seat: i64, bean: i64, cards: i64) -> i64:
    """What so many cards bring a player who must plant them; less than 0 if they do harm."""
    field = field_with(state, seat, bean)
    if field != ib.NOTHING:
        grown = state.field_count[seat * ib.FIELDS + field]
        return worth(state, bean, grown + cards) - worth(state, bean, grown)
    if field_with(state, seat, ib.NOTHING) != ib.NOTHING:
        return worth(state, bean, cards) - NEW_FIELD
    return worth(state, bean, cards) - NEW_FIELD - room(state, seat)[0]


def receiving_gain(state: BohnitaPosition, seat: i64, counts: i64) -> i64:
    """IB-9: what beans (four bits each) bring a player besides those they have set aside."""
    free = empty_fields(state, seat)
    total: i64 = 0
    for bean in range(ib.BEANS):
        got = codes.copies_of(counts, bean)
        aside = state.aside[seat * ib.BEANS + bean]
        if got + aside > 0:
            field = field_with(state, seat, bean)
            grown = aside
            if field != ib.NOTHING:
                grown += state.field_count[seat * ib.FIELDS + field]
            gain = worth(state, bean, grown + got) - worth(state, bean, grown)
            if field == ib.NOTHING:
                free -= 1
                if aside == 0:
                    gain -= NEW_FIELD
                if free < 0 and got > 0 and aside == 0:
                    gain -= room(state, seat)[0] * -free
            total += gain
    return total


def keeping_gain(state: BohnitaPosition, seat: i64, place: i64) -> i64:
    """What a hand card brings its owner; the further back, the less it matters."""
    gain = planting_gain(state, seat, state.hands[seat * ib.HAND + place], 1)
    return gain if place < NEXT_PLACES else gain // 2


CLEAR_GAIN: Final = 10  # a deal must bring at least this
MOST_PROPOSALS: Final = 5  # offers of the active player's turn after which no more are made
MOST_BIDS: Final = 3  # the same for the others


# -- answers -------------------------------------------------------------------------------------


def answer(state: BohnitaPosition, seat: i64) -> i64:
    """Accept a clear gain, else counter or refuse; NOTHING if no offer waits for an answer."""
    for at in range(state.offers):
        if (state.addressed(at) & BIT[seat]) != 0:
            number = state.offer_id[at]
            places = places_to_give(state, seat, state.offer_wanted[at])
            if places != ib.NOTHING and deal_gain(state, seat, at, places) >= CLEAR_GAIN:
                return codes.accept_action(number, places)
            action = counter(state, seat, at)
            return action if action != ib.NOTHING else Do.REFUSE + number
    return ib.NOTHING


def places_to_give(state: BohnitaPosition, seat: i64, counts: i64) -> i64:
    """The foremost places that hold these beans; NOTHING if some are not there."""
    places: i64 = 0
    place: i64 = 0
    while place < state.hand_size[seat] and counts != 0:
        bean = state.hands[seat * ib.HAND + place]
        if codes.copies_of(counts, bean) > 0:
            counts -= codes.ONE[bean]
            places |= BIT[place]
        place += 1
    return places if counts == 0 else ib.NOTHING


def deal_gain(state: BohnitaPosition, seat: i64, at: i64, places: i64) -> i64:
    """What a deal brings the player who is asked."""
    gets = state.offer_given[at]
    cost: i64 = 0
    if state.maker_of(at) == state.active:
        gets += beans_turned_up(state, state.slots_of(at))
    else:
        cost = slots_gain(state, state.slots_of(at))
    return receiving_gain(state, seat, gets) - cost - hand_gain(state, seat, places)


def hand_gain(state: BohnitaPosition, seat: i64, places: i64) -> i64:
    """What these hand cards bring their owner."""
    gain: i64 = 0
    for place in members(places):
        gain += keeping_gain(state, seat, place)
    return gain


def slots_gain(state: BohnitaPosition, slots: i64) -> i64:
    """What these turned-up cards bring the active player."""
    gain: i64 = 0
    for slot in members(slots):
        gain += planting_gain(state, state.active, state.turned_up[slot], 1)
    return gain


def beans_turned_up(state: BohnitaPosition, slots: i64) -> i64:
    """The beans of these turned-up cards, four bits each."""
    counts: i64 = 0
    for slot in members(slots):
        counts += codes.ONE[state.turned_up[slot]]
    return counts


def beans_gain(state: BohnitaPosition, seat: i64, counts: i64) -> i64:
    """What it costs a player, as far as others can see, to give these beans: those they grow."""
    cost: i64 = 0
    for bean in members(state.growing(seat)):
        copies = codes.copies_of(counts, bean)
        if copies > 0:
            cost += planting_gain(state, seat, bean, copies)
    return cost


# -- counters ------------------------------------------------------------------------------------


def counter(state: BohnitaPosition, seat: i64, at: i64) -> i64:
    """Ask for the same cards at another price; NOTHING if none suits both."""
    maker = state.maker_of(at)
    slots = state.slots_of(at)
    if maker != state.active:
        return counter_bid(state, seat, at)
    if state.offers_made[seat] >= MOST_BIDS or state.offers_made[seat] >= state.most_offers:
        return ib.NOTHING
    given = state.offer_given[at]
    gets = given + beans_turned_up(state, slots)
    if gets == 0:
        return ib.NOTHING
    cost = slots_gain(state, slots) + beans_gain(state, maker, given)
    places = price(state, seat, maker, gets, cost)
    if places == ib.NOTHING:
        return ib.NOTHING
    rank, wanted = codes.rank_places(places), codes.rank_beans(given)
    return codes.offer_action(rank, wanted, slots, maker, state.turn_of(at))


def counter_bid(state: BohnitaPosition, seat: i64, at: i64) -> i64:
    """The active player asks who bids for a bean that grows here; the rest stays as it was."""
    if state.offers_made[seat] >= MOST_PROPOSALS or state.offers_made[seat] >= state.most_offers:
        return ib.NOTHING
    maker = state.maker_of(at)
    slots = state.slots_of(at)
    places = places_to_give(state, seat, state.offer_wanted[at])
    if places == ib.NOTHING or (places == 0 and slots == 0) or state.hand_size[maker] == 0:
        return ib.NOTHING
    keep = hand_gain(state, seat, places) + slots_gain(state, slots)
    gets = state.offer_wanted[at] + beans_turned_up(state, slots)
    wanted = wanted_bean(state, seat, maker, gets, keep)
    if wanted == ib.NOTHING or state.offer_given[at] == codes.ONE[wanted]:
        return ib.NOTHING
    return codes.offer_action(
        codes.rank_places(places), wanted + 1, slots, maker, state.turn_of(at)
    )


# -- bids of the others --------------------------------------------------------------------------


def bid(state: BohnitaPosition, seat: i64) -> i64:
    """What a player offers the active one unasked; NOTHING while an own offer stands or none pays.

    Bids made before this turn were refused or carried out: the next kind is tried.
    """
    skip = state.offers_made[seat]
    if skip >= MOST_BIDS or skip >= state.most_offers or has_offer(state, seat):
        return ib.NOTHING
    for slot in range(ib.SLOTS):
        if state.turned_up[slot] != ib.NOTHING:
            action = bid_for(state, seat, slot)
            if action != ib.NOTHING:
                if skip == 0:
                    return action
                skip -= 1
    action = answer_wish(state, seat)
    if action != ib.NOTHING:
        if skip == 0:
            return action
        skip -= 1
    return give_away(state, seat) if skip == 0 else ib.NOTHING


def has_offer(state: BohnitaPosition, seat: i64) -> bool:
    """Whether an offer of this player stands."""
    for at in range(state.offers):
        if state.maker_of(at) == seat:
            return True
    return False


def bid_for(state: BohnitaPosition, seat: i64, slot: i64) -> i64:
    """A turned-up card that grows here, for the cards that cost least and suit its owner."""
    gets = codes.ONE[state.turned_up[slot]]
    cost = slots_gain(state, BIT[slot])
    places = price(state, seat, state.active, gets, cost)
    if places == ib.NOTHING:
        return ib.NOTHING
    return codes.offer_action(codes.rank_places(places), 0, BIT[slot], state.active, codes.NO_OFFER)


def price(state: BohnitaPosition, seat: i64, owner: i64, gets: i64, cost: i64) -> i64:
    """The hand cards to give for these beans so that both gain: none, one or two of them.

    `cost` is what the beans bring their owner; NOTHING if the beans do not pay.
    """
    gain = receiving_gain(state, seat, gets)
    if gain < CLEAR_GAIN:
        return ib.NOTHING
    if cost <= -CLEAR_GAIN:
        return 0
    best: i64 = ib.NOTHING
    best_gain: i64 = CLEAR_GAIN - 1
    for first in range(state.hand_size[seat]):
        net = gain - keeping_gain(state, seat, first)
        beans = codes.ONE[state.hands[seat * ib.HAND + first]]
        if net > best_gain and receiving_gain(state, owner, beans) - cost >= CLEAR_GAIN:
            best_gain = net
            best = BIT[first]
    return best if best != ib.NOTHING else price_of_two(state, seat, owner, gain, cost)


def price_of_two(state: BohnitaPosition, seat: i64, owner: i64, gain: i64, cost: i64) -> i64:
    """The two hand cards that cost least and together suit the owner."""
    best: i64 = ib.NOTHING
    best_gain: i64 = CLEAR_GAIN - 1
    for first in range(state.hand_size[seat]):
        net = gain - keeping_gain(state, seat, first)
        second = first + 1
        while net > best_gain and second < state.hand_size[seat]:
            both = net - keeping_gain(state, seat, second)
            if both > best_gain:
                beans = codes.ONE[state.hands[seat * ib.HAND + first]]
                beans += codes.ONE[state.hands[seat * ib.HAND + second]]
                if receiving_gain(state, owner, beans) - cost >= CLEAR_GAIN:
                    best_gain = both
                    best = BIT[first] | BIT[second]
            second += 1
    return best


def answer_wish(state: BohnitaPosition, seat: i64) -> i64:
    """A bean the active player looks for, for one that grows here, or as a gift if it harms."""
    wishes = state.wishes[state.active]
    place: i64 = 0
    while wishes != 0 and place < state.hand_size[seat]:
        bean = state.hands[seat * ib.HAND + place]
        if (wishes & BIT[bean]) != 0:
            action = sell_card(state, seat, place)
            if action != ib.NOTHING:
                return action
        place += 1
    return ib.NOTHING


def give_away(state: BohnitaPosition, seat: i64) -> i64:
    """The front card, if it would cost a field and suits the active player."""
    if state.hand_size[seat] == 0 or keeping_gain(state, seat, 0) >= 0:
        return ib.NOTHING
    if receiving_gain(state, state.active, codes.ONE[state.front(seat)]) < CLEAR_GAIN:
        return ib.NOTHING
    return sell_card(state, seat, 0)


def sell_card(state: BohnitaPosition, seat: i64, place: i64) -> i64:
    """A hand card to the active player for a bean that grows here, or as a gift if it harms."""
    keep = keeping_gain(state, seat, place)
    gets = codes.ONE[state.hands[seat * ib.HAND + place]]
    wanted: i64 = ib.NOTHING
    if state.hand_size[state.active] > 0:
        wanted = wanted_bean(state, seat, state.active, gets, keep)
    if wanted == ib.NOTHING and keep >= 0:
        return ib.NOTHING
    return codes.offer_action(place + 1, wanted + 1, 0, state.active, codes.NO_OFFER)


# -- offers of the active player -----------------------------------------------------------------


def propose(state: BohnitaPosition, seat: i64) -> i64:
    """The next of this turn's sensible offers: those made before were refused or carried out.

    One at a time: NOTHING while an own offer stands.
    """
    skip = state.offers_made[seat]
    if skip >= MOST_PROPOSALS or skip >= state.most_offers or has_offer(state, seat):
        return ib.NOTHING
    action = propose_both(state, seat)
    if action != ib.NOTHING:
        if skip == 0:
            return action
        skip -= 1
    for item in range(ib.SLOTS + state.hand_size[seat]):
        bean = item_bean(state, seat, item)
        if bean != ib.NOTHING:
            keep = item_gain(state, seat, item)
            wanted = wanted_bean(state, seat, ib.NOTHING, codes.ONE[bean], keep)
            partner: i64 = ib.NOTHING
            if keep < 0 or wanted != ib.NOTHING:
                partner = best_partner(state, seat, codes.ONE[bean])
            if partner != ib.NOTHING:
                if wanted != ib.NOTHING:
                    wanted = wanted_bean(state, seat, partner, codes.ONE[bean], keep)
                if wanted != ib.NOTHING and state.hand_size[partner] == 0:
                    wanted = ib.NOTHING
                if wanted != ib.NOTHING:
                    if skip == 0:
                        return item_offer(item, wanted + 1, partner)
                    skip -= 1
                if keep < 0:
                    if skip == 0:
                        return item_offer(item, 0, partner)
                    skip -= 1
    return ib.NOTHING


def wish(state: BohnitaPosition, seat: i64) -> i64:
    """When the own offers are made: the bean that would gain most here."""
    bean = wanted_bean(state, seat, ib.NOTHING, 0, 0)
    return ib.NOTHING if bean == ib.NOTHING else Do.WISH + bean


def propose_both(state: BohnitaPosition, seat: i64) -> i64:
    """Both turned-up cards for one bean, if neither is worth keeping and one player likes both."""
    if state.slots_turned_up() != 3:
        return ib.NOTHING
    keep = slots_gain(state, 3)
    if keep >= 0:
        return ib.NOTHING
    beans = beans_turned_up(state, 3)
    partner = best_partner(state, seat, beans)
    if partner == ib.NOTHING or state.hand_size[partner] == 0:
        return ib.NOTHING
    wanted = wanted_bean(state, seat, partner, beans, keep)
    if wanted == ib.NOTHING:
        return ib.NOTHING
    return codes.offer_action(0, wanted + 1, 3, partner, codes.NO_OFFER)


def item_bean(state: BohnitaPosition, seat: i64, item: i64) -> i64:
    """What the active player may give: first the turned-up cards, then the hand."""
    return (
        state.turned_up[item] if item < ib.SLOTS else state.hands[seat * ib.HAND + item - ib.SLOTS]
    )


def item_gain(state: BohnitaPosition, seat: i64, item: i64) -> i64:
    """What it brings them to keep this card."""
    if item < ib.SLOTS:
        return planting_gain(state, seat, state.turned_up[item], 1)
    return keeping_gain(state, seat, item - ib.SLOTS)


def item_offer(item: i64, wanted: i64, partner: i64) -> i64:
    """The offer of one card for one bean (by number) or as a gift."""
    if item < ib.SLOTS:
        return codes.offer_action(0, wanted, BIT[item], partner, codes.NO_OFFER)
    return codes.offer_action(item - ib.SLOTS + 1, wanted, 0, partner, codes.NO_OFFER)


def wanted_bean(state: BohnitaPosition, seat: i64, partner: i64, given: i64, keep: i64) -> i64:
    """The bean on the own fields that gains most, more than the cards given; NOTHING if none.

    Beans that the partner grows, if there is one, are not to be had.
    """
    best: i64 = ib.NOTHING
    best_gain = keep + CLEAR_GAIN
    for field in range(ib.FIELDS):
        bean = state.field_bean[seat * ib.FIELDS + field]
        if (
            bean != ib.NOTHING
            and codes.copies_of(given, bean) == 0
            and (partner == ib.NOTHING or (state.growing(partner) & BIT[bean]) == 0)
        ):
            gain = planting_gain(state, seat, bean, 1)
            if gain > best_gain:
                best_gain = gain
                best = bean
    return best


def best_partner(state: BohnitaPosition, seat: i64, beans: i64) -> i64:
    """Who gains most by these cards, as far as all can see; NOTHING if nobody does."""
    best: i64 = ib.NOTHING
    best_gain: i64 = CLEAR_GAIN
    for other in range(state.players):
        if other != seat:
            gain = receiving_gain(state, other, beans)
            if gain > best_gain:
                best_gain = gain
                best = other
    return best
