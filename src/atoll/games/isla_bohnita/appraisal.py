"""What beans are worth to a player: on a field, aboard a ship, in the hand, or offered to him."""

from typing import Final

from atoll.core.bits import BIT
from atoll.core.native import i64
from atoll.games.isla_bohnita.components import (
    BEANS,
    FIELDS,
    MERCHANTS,
    SHIPS,
    STRIDE,
    THIRD_FIELD,
    WARES,
    number_of,
)
from atoll.games.isla_bohnita.harbour import BohnitaHarbour
from atoll.games.isla_bohnita.position import NOTHING
from atoll.games.isla_bohnita.verbs import DO_LOAD, DO_SELL_FIELD, HAND, VERB

# Worth is counted in hundredths of a thaler.
THALER_WORTH: Final = 100
AHEAD: Final = 2  # cards a pile may still get
COMMON: Final = 40  # a bean with so many copies would surely get them
NEW_FIELD: Final = 20  # what it costs to begin an empty field
NEW_CARGO: Final = 30  # what it costs to load an empty merchant
NEXT_PLACES: Final = 2  # hand cards that come to be planted next turn
LEAST_LOSS: Final = 65536  # a loss and the action that has it: loss * LEAST_LOSS + action
NO_ROOM: Final = 10000 * LEAST_LOSS


# -- piles ---------------------------------------------------------------------------------------


def is_full(state: BohnitaHarbour, bean: i64, cards: i64) -> bool:
    """Whether more cards would bring nothing."""
    return state.printed.value(bean, cards) == state.printed.value(bean, STRIDE - 1)


def reached(state: BohnitaHarbour, bean: i64, cards: i64) -> i64:
    """What a pile brings, with a share of the next column for the cards on the way to it."""
    printed = state.printed
    thalers = printed.value(bean, cards)
    if is_full(state, bean, cards):
        return THALER_WORTH * thalers
    low = cards
    while low > 0 and printed.value(bean, low - 1) == thalers:
        low -= 1
    high = cards + 1
    while printed.value(bean, high) == thalers:
        high += 1
    more = printed.value(bean, high) - thalers
    return THALER_WORTH * thalers + THALER_WORTH * more * (cards - low) // (high - low)


def worth(state: BohnitaHarbour, bean: i64, cards: i64) -> i64:
    """What a pile has reached and what it may still reach."""
    if cards == 0:
        return 0
    now = reached(state, bean, cards)
    return now + (reached(state, bean, cards + AHEAD) - now) * number_of(bean) // COMMON


def sale_loss(state: BohnitaHarbour, bean: i64, cards: i64) -> i64:
    """What is lost if a pile is sold now."""
    return worth(state, bean, cards) - THALER_WORTH * state.printed.value(bean, cards)


# -- fields --------------------------------------------------------------------------------------


def field_with(state: BohnitaHarbour, seat: i64, bean: i64) -> i64:
    """The fullest field that grows this bean; with NOTHING for a bean, an empty field."""
    best: i64 = NOTHING
    field: i64 = 0
    while field < state.fields_of(seat):
        at = seat * FIELDS + field
        if state.field_bean[at] == bean and (
            best == NOTHING or state.field_count[at] > state.field_count[seat * FIELDS + best]
        ):
            best = field
        field += 1
    return best


def empty_fields(state: BohnitaHarbour, seat: i64) -> i64:
    """How many fields grow nothing."""
    count: i64 = 0
    field: i64 = 0
    while field < state.fields_of(seat):
        if state.field_bean[seat * FIELDS + field] == NOTHING:
            count += 1
        field += 1
    return count


def room(state: BohnitaHarbour, seat: i64) -> i64:
    """IB-16 to IB-18: the harvest that loses least, as loss * LEAST_LOSS + action."""
    best: i64 = NO_ROOM
    field: i64 = 0
    while field < state.fields_of(seat):
        if state.can_harvest(seat, field):
            at = seat * FIELDS + field
            bean, cards = state.field_bean[at], state.field_count[at]
            if state.may_sell(seat):
                loss = sale_loss(state, bean, cards)
                best = min(best, loss * LEAST_LOSS + DO_SELL_FIELD * VERB + field)
            ship: i64 = 0
            while ship < MERCHANTS:
                if state.can_load(seat, field, ship):
                    loss = load_loss(state, bean, cards, state.ship_count[seat * SHIPS + ship])
                    action = DO_LOAD * VERB + field * MERCHANTS + ship
                    best = min(best, loss * LEAST_LOSS + action)
                ship += 1
        field += 1
    return best


def load_loss(state: BohnitaHarbour, bean: i64, cards: i64, aboard: i64) -> i64:
    """What is lost if a field's harvest joins the same beans aboard, or fills an empty ship."""
    if aboard == 0:
        return NEW_CARGO
    apart = worth(state, bean, cards) + worth(state, bean, aboard)
    return max(0, apart - worth(state, bean, cards + aboard))


# -- cards to plant ------------------------------------------------------------------------------


def planting_gain(state: BohnitaHarbour, seat: i64, bean: i64, cards: i64) -> i64:
    """What so many cards bring a player who must plant them; less than 0 if they do harm."""
    field = field_with(state, seat, bean)
    if field != NOTHING:
        grown = state.field_count[seat * FIELDS + field]
        return worth(state, bean, grown + cards) - worth(state, bean, grown)
    if field_with(state, seat, NOTHING) != NOTHING:
        return worth(state, bean, cards) - NEW_FIELD
    return worth(state, bean, cards) - NEW_FIELD - room(state, seat) // LEAST_LOSS


def receiving_gain(state: BohnitaHarbour, seat: i64, counts: i64) -> i64:
    """IB-9: what beans (four bits each) bring a player besides those he has set aside already."""
    free = empty_fields(state, seat)
    total: i64 = 0
    bean: i64 = 0
    while bean < BEANS:
        got = (counts >> (4 * bean)) & 15
        aside = state.aside[seat * BEANS + bean]
        if got + aside > 0:
            field = field_with(state, seat, bean)
            grown = aside
            if field != NOTHING:
                grown += state.field_count[seat * FIELDS + field]
            gain = worth(state, bean, grown + got) - worth(state, bean, grown)
            if field == NOTHING:
                free -= 1
                if aside == 0:
                    gain -= NEW_FIELD
                if free < 0 and got > 0 and aside == 0:
                    gain -= room(state, seat) // LEAST_LOSS * -free
            total += gain
        bean += 1
    return total


def keeping_gain(state: BohnitaHarbour, seat: i64, place: i64) -> i64:
    """What a hand card brings its owner; the further back, the less it matters."""
    gain = planting_gain(state, seat, state.hands[seat * HAND + place], 1)
    return gain if place < NEXT_PLACES else gain // 2


# -- how a player stands -------------------------------------------------------------------------


def prospect(state: BohnitaHarbour, seat: i64) -> i64:
    """Thalers, piles as they are and may become, and what bought wares will still earn."""
    value = THALER_WORTH * state.wealth[seat]
    field: i64 = 0
    while field < FIELDS:
        at = seat * FIELDS + field
        if state.field_count[at] > 0:
            value += worth(state, state.field_bean[at], state.field_count[at])
        field += 1
    ship: i64 = 0
    while ship < SHIPS:
        at = seat * SHIPS + ship
        if state.ship_count[at] > 0:
            value += worth(state, state.ship_bean[at], state.ship_count[at])
        ship += 1
    left = state.final_exhaustion() - state.exhaustions
    ware: i64 = 0
    while ware < wares_that_pay(state.players):
        if (state.bought[seat] & BIT[ware]) != 0:
            value += THALER_WORTH * state.price(ware) * left // 2
        ware += 1
    return value


def wares_that_pay(players: i64) -> i64:
    """How many of the wares: measured; the more players, the fewer turns to earn the price."""
    if players == 2:
        return WARES
    return THIRD_FIELD + 1 if players <= 4 else 0
