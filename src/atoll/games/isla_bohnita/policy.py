"""Sound advice for La Isla Bohnita: plant what grows, trade what harms, sail for free beans."""

from typing import Final

from atoll.core.bits import BIT, lowest, popcount
from atoll.core.native import i64
from atoll.games.isla_bohnita.appraisal import (
    LEAST_LOSS,
    NEW_CARGO,
    THALER_WORTH,
    field_with,
    is_full,
    keeping_gain,
    planting_gain,
    receiving_gain,
    room,
    sale_loss,
    wares_that_pay,
    worth,
)
from atoll.games.isla_bohnita.components import (
    BEANS,
    FIELDS,
    MERCHANTS,
    PIRATE,
    PORTS,
    SHIPS,
    SLOTS,
)
from atoll.games.isla_bohnita.position import NOTHING
from atoll.games.isla_bohnita.verbs import (
    COUNT,
    DO_BUY,
    DO_DISCARD,
    DO_DISCARD_LEFT,
    DO_DRAW,
    DO_END,
    DO_MOVE,
    DO_PLANT,
    DO_PLANT_ASIDE,
    DO_PLANT_LEFT,
    DO_PLANT_LYING,
    DO_RAID,
    DO_REFUSE,
    DO_SAIL,
    DO_SELL_CARGO,
    DO_SELL_FIELD,
    DO_TURN_UP,
    DO_YIELD,
    DRAW,
    FIELD,
    HAND,
    LEFT,
    NO_ID,
    PLANT,
    RAID,
    TRADE,
    VERB,
    accept_action,
    offer_action,
    rank_places,
)
from atoll.games.isla_bohnita.voyages import BohnitaVoyages

CLEAR_GAIN: Final = 10  # a deal must bring at least this
MOST_PROPOSALS: Final = 5  # offers of a turn after which no more are made
EARLY: Final = 1  # wares are bought before the draw pile ran out so often


def advise(state: BohnitaVoyages, seat: i64, may_plant: bool, may_discard: bool) -> i64:
    """The action that looks best; NOTHING if nothing is asked of this seat."""
    if state.step == RAID:
        return answer_raid(state, seat)
    action = tidy(state, seat)
    if action != NOTHING:
        return action
    if state.step == TRADE and state.standing != 0:
        action = answer(state, seat)
        if action != NOTHING:
            return action
    if seat == state.active:
        if state.step == PLANT:
            return phase_one(state, seat, may_plant, may_discard)
        if state.step == TRADE:
            return phase_two(state, seat)
        if state.step == LEFT:
            return clear_left(state, seat)
        if state.step == DRAW:
            return DO_DRAW * VERB
    return plant_aside(state, seat)


# -- at any time ---------------------------------------------------------------------------------


def tidy(state: BohnitaVoyages, seat: i64) -> i64:
    """Sell what can't grow any more, bring equal cargo together, buy early."""
    if state.may_sell(seat):
        field: i64 = 0
        while field < FIELDS:
            at = seat * FIELDS + field
            if state.field_count[at] > 1 and is_full(
                state, state.field_bean[at], state.field_count[at]
            ):
                return DO_SELL_FIELD * VERB + field
            field += 1
    action = tidy_ships(state, seat) if state.island else NOTHING
    if action == NOTHING and seat == state.active and state.exhaustions < EARLY:
        action = purchase(state, seat)
    return action


def tidy_ships(state: BohnitaVoyages, seat: i64) -> i64:
    """IB-19, IB-20: full cargo is sold, equal cargo brought together."""
    ship: i64 = 0
    while ship < SHIPS:
        at = seat * SHIPS + ship
        cards = state.ship_count[at]
        if cards > 0:
            bean = state.ship_bean[at]
            if is_full(state, bean, cards):
                if state.may_sell(seat):
                    return DO_SELL_CARGO * VERB + ship
            else:
                target: i64 = 0
                while target < MERCHANTS and target < ship:
                    if state.ship_bean[seat * SHIPS + target] == bean:
                        return DO_MOVE * VERB + ship * MERCHANTS + target
                    target += 1
        ship += 1
    return NOTHING


def purchase(state: BohnitaVoyages, seat: i64) -> i64:
    """IB-21: wares that pay for themselves."""
    ware: i64 = 0
    while ware < wares_that_pay(state.players):
        if state.can_buy(seat, ware):
            return DO_BUY * VERB + ware
        ware += 1
    return NOTHING


# -- phase 1 -------------------------------------------------------------------------------------


def phase_one(state: BohnitaVoyages, seat: i64, may_plant: bool, may_discard: bool) -> i64:
    """IB-6: plant what must be planted and what gains; IB-26, IB-28: discard what harms."""
    if may_discard and planting_gain(state, seat, state.front(seat), 1) < 0:
        return DO_DISCARD * VERB
    if may_plant:
        bean = state.front(seat)
        if state.planted == 0 or planting_gain(state, seat, bean, 1) > 0:
            field = field_for(state, seat, bean)
            if field == NOTHING:
                return room(state, seat) % LEAST_LOSS
            return DO_PLANT * VERB + field
    return DO_TURN_UP * VERB


def field_for(state: BohnitaVoyages, seat: i64, bean: i64) -> i64:
    """The field that grows this bean, else an empty one, else NOTHING."""
    field = field_with(state, seat, bean)
    return field if field != NOTHING else field_with(state, seat, NOTHING)


def clear_left(state: BohnitaVoyages, seat: i64) -> i64:
    """IB-28: plant what gains of the cards left lying, discard the rest."""
    bean = best_lying(state, seat)
    if bean != NOTHING:
        field = field_for(state, seat, bean)
        if field == NOTHING:
            return room(state, seat) % LEAST_LOSS
        return DO_PLANT_LEFT * VERB + bean * FIELD + field
    bean = 0
    while state.lying[bean] == 0:
        bean += 1
    return DO_DISCARD_LEFT * VERB + bean


def best_lying(state: BohnitaVoyages, seat: i64) -> i64:
    """The lying bean that gains most; NOTHING if none does."""
    best: i64 = NOTHING
    best_gain: i64 = 0
    bean: i64 = 0
    while bean < BEANS:
        if state.lying[bean] > 0:
            gain = planting_gain(state, seat, bean, state.lying[bean])
            if gain > best_gain:
                best_gain = gain
                best = bean
        bean += 1
    return best


# -- phase 2 -------------------------------------------------------------------------------------


def phase_two(state: BohnitaVoyages, seat: i64) -> i64:
    """IB-7 to IB-13: sail, raid, make a few offers, plant and go on."""
    action: i64 = NOTHING
    if state.island:
        action = voyage(state, seat)
        if action == NOTHING and state.has_ship(seat, PIRATE):
            action = raid(state, seat)
    if action == NOTHING and state.players > 2:
        action = propose(state, seat)
    if action == NOTHING and not state.island and state.players == 2:
        action = plant_lying(state, seat)
    return action if action != NOTHING else DO_END * VERB


def plant_lying(state: BohnitaVoyages, seat: i64) -> i64:
    """IB-28: what gains is planted, the rest left to the opponent."""
    bean = best_lying(state, seat)
    if bean == NOTHING:
        return NOTHING
    field = field_for(state, seat, bean)
    if field == NOTHING:
        return room(state, seat) % LEAST_LOSS
    return DO_PLANT_LYING * VERB + bean * FIELD + field


def plant_aside(state: BohnitaVoyages, seat: i64) -> i64:
    """IB-13: first what gains most."""
    best: i64 = NOTHING
    best_gain: i64 = 0
    bean: i64 = 0
    while bean < BEANS:
        cards = state.aside[seat * BEANS + bean]
        if cards > 0:
            gain = planting_gain(state, seat, bean, cards)
            if best == NOTHING or gain > best_gain:
                best_gain = gain
                best = bean
        bean += 1
    if best == NOTHING:
        return NOTHING
    field = field_for(state, seat, best)
    if field == NOTHING:
        return room(state, seat) % LEAST_LOSS
    return DO_PLANT_ASIDE * VERB + best * FIELD + field


# -- voyages -------------------------------------------------------------------------------------


def voyage(state: BohnitaVoyages, seat: i64) -> i64:
    """IB-10: the sailing that gains most, or the sale that makes way for it."""
    best: i64 = NOTHING
    best_gain: i64 = 0
    port: i64 = 0
    while port < PORTS:
        if state.row_size[port] > 0:
            bean, run = state.top_of_row(port), state.run_of_row(port)
            ship: i64 = 0
            while ship < MERCHANTS:
                if state.has_ship(seat, ship):
                    gain = sailing_gain(state, seat, ship, bean, run)
                    if gain > best_gain:
                        best_gain = gain
                        best = DO_SELL_CARGO * VERB + ship
                        if state.can_carry(seat, ship, bean):
                            best = DO_SAIL * VERB + (ship * PORTS + port) * COUNT + run
                ship += 1
        port += 1
    return best


def sailing_gain(state: BohnitaVoyages, seat: i64, ship: i64, bean: i64, run: i64) -> i64:
    """What these cards of a row bring a ship, other cargo being sold first."""
    at = seat * SHIPS + ship
    aboard = state.ship_count[at]
    if state.ship_bean[at] == bean:
        return worth(state, bean, aboard + run) - worth(state, bean, aboard)
    gain = worth(state, bean, run) - NEW_CARGO
    field = field_with(state, seat, bean)
    if field != NOTHING:
        gain += NEW_CARGO
    if aboard > 0:
        if state.cargo_value(seat, ship) == 0:
            return 0
        gain -= sale_loss(state, state.ship_bean[at], aboard)
    return gain


def raid(state: BohnitaVoyages, seat: i64) -> i64:
    """IB-12: the merchant whose bean is worth most aboard the pirate."""
    best: i64 = NOTHING
    best_gain: i64 = 0
    aboard = state.ship_count[seat * SHIPS + PIRATE]
    target: i64 = 0
    while target < state.players * MERCHANTS:
        if state.can_raid(seat, target):
            bean = state.ship_bean[target // MERCHANTS * SHIPS + target % MERCHANTS]
            gain = worth(state, bean, aboard + 1) - worth(state, bean, aboard)
            if gain > best_gain:
                best_gain = gain
                best = DO_RAID * VERB + target
        target += 1
    return best


def answer_raid(state: BohnitaVoyages, seat: i64) -> i64:
    """IB-12: sell if that is worth more than what would be left."""
    if seat != state.target // MERCHANTS:
        return NOTHING
    ship = state.target % MERCHANTS
    at = seat * SHIPS + ship
    thalers = state.cargo_value(seat, ship)
    left = worth(state, state.ship_bean[at], state.ship_count[at] - 1)
    if thalers > 0 and THALER_WORTH * thalers + NEW_CARGO >= left:
        return DO_SELL_CARGO * VERB + ship
    return DO_YIELD * VERB


# -- trading -------------------------------------------------------------------------------------


def answer(state: BohnitaVoyages, seat: i64) -> i64:
    """IB-8: accept a clear gain, refuse all else; NOTHING if no offer waits for an answer."""
    left = state.standing
    while left != 0:
        offer = lowest(left)
        left &= left - 1
        if (state.addressed(offer) & BIT[seat]) != 0:
            places = places_to_give(state, seat, state.offer_wanted[offer])
            if places != NOTHING and deal_gain(state, seat, offer, places) >= CLEAR_GAIN:
                return accept_action(offer, rank_places(places, popcount(places)))
            return DO_REFUSE * VERB + offer
    return NOTHING


def places_to_give(state: BohnitaVoyages, seat: i64, counts: i64) -> i64:
    """The foremost places that hold these beans; NOTHING if some are not there."""
    places: i64 = 0
    place: i64 = 0
    while place < state.hand_size[seat] and counts != 0:
        bean = state.hands[seat * HAND + place]
        if ((counts >> (4 * bean)) & 15) != 0:
            counts -= BIT[4 * bean]
            places |= BIT[place]
        place += 1
    return places if counts == 0 else NOTHING


def deal_gain(state: BohnitaVoyages, seat: i64, offer: i64, places: i64) -> i64:
    """What a deal brings the player who is asked."""
    maker = state.maker_of(offer)
    gets = state.beans_at(maker, state.offer_given[offer])
    cost: i64 = 0
    slot: i64 = 0
    while slot < SLOTS:
        if (state.slots_of(offer) & BIT[slot]) != 0:
            bean = state.turned_up[slot]
            if maker == state.active:
                gets += BIT[4 * bean]
            else:
                cost += planting_gain(state, seat, bean, 1)
        slot += 1
    while places != 0:
        cost += keeping_gain(state, seat, lowest(places))
        places &= places - 1
    return receiving_gain(state, seat, gets) - cost


def propose(state: BohnitaVoyages, seat: i64) -> i64:
    """The next of this turn's sensible offers: those made before were refused or carried out."""
    skip = state.offers_made
    if skip >= MOST_PROPOSALS or skip >= state.most_offers:
        return NOTHING
    item: i64 = 0
    while item < SLOTS + state.hand_size[seat]:
        bean = item_bean(state, seat, item)
        if bean != NOTHING:
            keep = item_gain(state, seat, item)
            wanted = wanted_bean(state, seat, bean, keep)
            if wanted != NOTHING or keep < 0:
                partner = best_partner(state, seat, bean)
                if partner != NOTHING and wanted != NOTHING and state.hand_size[partner] > 0:
                    if skip == 0:
                        return item_offer(item, wanted + 1, partner)
                    skip -= 1
                if partner != NOTHING and keep < 0:
                    if skip == 0:
                        return item_offer(item, 0, partner)
                    skip -= 1
        item += 1
    return NOTHING


def item_bean(state: BohnitaVoyages, seat: i64, item: i64) -> i64:
    """What the active player may give: first the turned-up cards, then his hand."""
    return state.turned_up[item] if item < SLOTS else state.hands[seat * HAND + item - SLOTS]


def item_gain(state: BohnitaVoyages, seat: i64, item: i64) -> i64:
    """What it brings him to keep this card."""
    if item < SLOTS:
        return planting_gain(state, seat, state.turned_up[item], 1)
    return keeping_gain(state, seat, item - SLOTS)


def item_offer(item: i64, wanted: i64, partner: i64) -> i64:
    """The offer of one card for one bean (by number) or as a gift."""
    if item < SLOTS:
        return offer_action(0, wanted, BIT[item], partner, NO_ID)
    return offer_action(item - SLOTS + 1, wanted, 0, partner, NO_ID)


def wanted_bean(state: BohnitaVoyages, seat: i64, given: i64, keep: i64) -> i64:
    """The bean on the own fields that gains most, more than the card given; NOTHING if none."""
    best: i64 = NOTHING
    best_gain = keep + CLEAR_GAIN
    field: i64 = 0
    while field < FIELDS:
        bean = state.field_bean[seat * FIELDS + field]
        if bean != NOTHING and bean != given:
            gain = planting_gain(state, seat, bean, 1)
            if gain > best_gain:
                best_gain = gain
                best = bean
        field += 1
    return best


def best_partner(state: BohnitaVoyages, seat: i64, bean: i64) -> i64:
    """Who gains most by this card, as far as all can see; NOTHING if nobody does."""
    best: i64 = NOTHING
    best_gain: i64 = CLEAR_GAIN
    other: i64 = 0
    while other < state.players:
        if other != seat:
            gain = receiving_gain(state, other, BIT[4 * bean])
            if gain > best_gain:
                best_gain = gain
                best = other
        other += 1
    return best
