"""Why an action is refused, clause by clause, judged by what its seat knows."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from atoll.core.bits import BIT
from atoll.core.words import Refusal, Words, refuse, seat_words
from atoll.games.isla_bohnita.components import (
    BEANS,
    FIELDS,
    MERCHANTS,
    PIRATE,
    PORTS,
    SHIPS,
    WARES,
)
from atoll.games.isla_bohnita.names import bean_words, port_words, ship_words, ware_words
from atoll.games.isla_bohnita.position import NOTHING
from atoll.games.isla_bohnita.verbs import (
    ACCEPT,
    ASIDE,
    COUNT,
    DO_BUY,
    DO_DISCARD,
    DO_DISCARD_LEFT,
    DO_DRAW,
    DO_END,
    DO_LOAD,
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
    DO_SET_ASIDE,
    DO_TURN_UP,
    DO_WISH,
    DO_WITHDRAW,
    DO_YIELD,
    DRAW,
    FIELD,
    LEFT,
    OFFER,
    PLANT,
    RAID,
    STEP,
    SUBSETS,
    TRADE,
    VERB,
)

if TYPE_CHECKING:
    from atoll.games.isla_bohnita.state import BohnitaState

# By step: its clause, and what to say when something else is asked for.
STEPS = {
    LEFT: ("IB-28", "left-first"),
    PLANT: ("IB-6", "phase-one"),
    TRADE: ("IB-13", "phase-two"),
    ASIDE: ("IB-13", "aside-first"),
    DRAW: ("IB-14", "phase-three"),
}
# The active player's verbs: the clause and the step that takes them.
TURN_VERBS = {
    DO_PLANT: ("IB-6", PLANT),
    DO_TURN_UP: ("IB-7", PLANT),
    DO_SET_ASIDE: ("IB-7", TRADE),
    DO_PLANT_LYING: ("IB-26", TRADE),
    DO_END: ("IB-13", TRADE),
    DO_DRAW: ("IB-14", DRAW),
    DO_SAIL: ("IB-10", TRADE),
    DO_RAID: ("IB-12", TRADE),
    DO_DISCARD: ("IB-26", PLANT),
    DO_PLANT_LEFT: ("IB-28", LEFT),
    DO_DISCARD_LEFT: ("IB-28", LEFT),
}


def explain(state: "BohnitaState", seat: int, action: int) -> Refusal:
    """The refusal of an illegal action by a seat that may act."""
    if state.step == RAID:
        return explain_raid_answer(state, seat, action)
    if action >= OFFER:
        return explain_offer(state, seat, action)
    if action >= ACCEPT:
        return explain_accept(state, seat, action)
    verb, argument = divmod(action, VERB)
    if verb in TURN_VERBS:
        clause, step = TURN_VERBS[verb]
        if seat != state.active:
            return refuse(clause, "not-active", who=seat_words(state.active))
        if state.step != step:
            return refuse(*STEPS[state.step])
    if verb not in EXPLAINERS:
        return refuse(STEPS[state.step][0], "no-such-action")
    return EXPLAINERS[verb](state, seat, argument)


# -- the turn ----------------------------------------------------------------------------------


def explain_field(state: "BohnitaState", seat: int, field: int, clause: str) -> Refusal:
    """A field that is not there, or that grows another bean."""
    if not state.has_field(seat, field):
        return refuse("IB-3", "no-such-field", field=field + 1)
    bean = state.field_bean[seat * FIELDS + field]
    return refuse(clause, "field-taken", field=field + 1, bean=bean_words(bean))


def explain_plant(state: "BohnitaState", seat: int, field: int) -> Refusal:
    """IB-6."""
    if state.hand_size[seat] == 0:
        return refuse("IB-6", "hand-empty")
    if state.planted >= 2:
        return refuse("IB-6", "no-third")
    if not state.can_plant_more():
        return refuse("IB-28", "discard-ends")
    return explain_field(state, seat, field, "IB-6")


def explain_turn_up(state: "BohnitaState", seat: int, argument: int) -> Refusal:
    """IB-6: the front card comes first."""
    return refuse("IB-6", "no-such-action" if state.can_turn_up() else "plant-first")


def explain_set_aside(state: "BohnitaState", seat: int, slot: int) -> Refusal:
    """IB-7."""
    return refuse("IB-7", "slot-empty", slot=slot + 1)


def explain_planting(state: "BohnitaState", seat: int, argument: int) -> Refusal:
    """IB-13: from the cards set aside."""
    bean, field = divmod(argument, FIELD)
    if bean >= BEANS or state.aside[seat * BEANS + bean] == 0:
        return refuse("IB-13", "not-aside", bean=some_bean(bean))
    return explain_field(state, seat, field, "IB-13")


def explain_lying(state: "BohnitaState", seat: int, argument: int) -> Refusal:
    """IB-26, IB-28: straight from the turned-up cards, with two players only."""
    clause = two_player_clause(state)
    if state.players > 2:
        return refuse("IB-7", "set-aside-first")
    bean, field = divmod(argument, FIELD)
    if bean >= BEANS or state.lying[bean] == 0:
        return refuse(clause, "not-lying", bean=some_bean(bean))
    return explain_field(state, seat, field, clause)


def explain_discard_left(state: "BohnitaState", seat: int, bean: int) -> Refusal:
    """IB-28."""
    return refuse("IB-28", "not-lying", bean=some_bean(bean))


def explain_discard(state: "BohnitaState", seat: int, place: int) -> Refusal:
    """IB-26, IB-28."""
    clause = two_player_clause(state)
    if state.players > 2:
        return refuse("IB-26", "two-players-only")
    if state.has_discarded:
        return refuse(clause, "one-discard")
    if not state.can_discard() and state.hand_size[seat] > 0:
        return refuse("IB-28", "plant-first")
    return refuse(clause, "no-such-card", place=place + 1)


def explain_nothing(state: "BohnitaState", seat: int, argument: int) -> Refusal:
    """A verb without argument that was given one."""
    return refuse(STEPS[state.step][0], "no-such-action")


def explain_yield(state: "BohnitaState", seat: int, argument: int) -> Refusal:
    """IB-12: no raid is under way."""
    return refuse("IB-12", "no-raid")


def some_bean(bean: int) -> Words:
    """A bean, or a card that does not exist."""
    return bean_words(bean if bean < BEANS else NOTHING)


def two_player_clause(state: "BohnitaState") -> str:
    """The special rules two players play by."""
    return "IB-26" if state.island else "IB-28"


# -- voyages -----------------------------------------------------------------------------------


def explain_ship(state: "BohnitaState", ship: int, clause: str) -> Refusal:
    """A ship the player does not have."""
    if not state.island:
        return refuse("IB-3", "no-ships")
    if ship >= SHIPS:
        return refuse(clause, "no-such-action")
    return refuse("IB-3", "no-such-ship", ship=ship_words(ship))


def explain_sail(state: "BohnitaState", seat: int, argument: int) -> Refusal:
    """IB-10."""
    ship, port = divmod(argument // COUNT, PORTS)
    if ship >= MERCHANTS or not state.has_ship(seat, ship):
        return explain_ship(state, ship if ship < MERCHANTS else SHIPS, "IB-10")
    top = state.top_of_row(port)
    if top == NOTHING:
        return refuse("IB-10", "row-empty", port=port_words(port))
    if not state.can_carry(seat, ship, top):
        carried = bean_words(state.ship_bean[seat * SHIPS + ship])
        return refuse("IB-10", "other-cargo", ship=ship_words(ship), bean=carried)
    most = state.run_of_row(port)
    return refuse("IB-10", "row-run", port=port_words(port), most=most, bean=bean_words(top))


def explain_raid(state: "BohnitaState", seat: int, target: int) -> Refusal:
    """IB-12."""
    victim, ship = divmod(target, MERCHANTS)
    if not state.has_ship(seat, PIRATE):
        return explain_ship(state, PIRATE, "IB-12")
    if victim >= state.players or victim == seat:
        return refuse("IB-12", "no-victim")
    at = victim * SHIPS + ship
    if state.ship_count[at] == 0:
        return refuse("IB-12", "nothing-to-raid", who=seat_words(victim), ship=ship_words(ship))
    if state.raided & BIT[target]:
        return refuse("IB-12", "raided-already", who=seat_words(victim), ship=ship_words(ship))
    carried = bean_words(state.ship_bean[seat * SHIPS + PIRATE])
    return refuse("IB-12", "other-cargo", ship=ship_words(PIRATE), bean=carried)


def explain_raid_answer(state: "BohnitaState", seat: int, action: int) -> Refusal:
    """IB-12, IB-20: the victim may only sell that cargo or yield."""
    ship = state.target % MERCHANTS
    if action == DO_SELL_CARGO * VERB + ship:
        return explain_sell_cargo(state, seat, ship)
    return refuse("IB-12", "raid-first")


# -- at any time -------------------------------------------------------------------------------


def explain_harvest(state: "BohnitaState", seat: int, field: int) -> Refusal:
    """IB-16: a field that can't be harvested."""
    if not state.has_field(seat, field):
        return refuse("IB-3", "no-such-field", field=field + 1)
    if state.field_count[seat * FIELDS + field] == 0:
        return refuse("IB-16", "field-empty", field=field + 1)
    return refuse("IB-16", "protected", field=field + 1)


def explain_sell_field(state: "BohnitaState", seat: int, field: int) -> Refusal:
    """IB-16, IB-17."""
    if not state.may_sell(seat):
        return refuse(two_player_clause(state), "own-turn")
    return explain_harvest(state, seat, field)


def explain_load(state: "BohnitaState", seat: int, argument: int) -> Refusal:
    """IB-18."""
    field, ship = divmod(argument, MERCHANTS)
    if not state.has_ship(seat, ship):
        return explain_ship(state, ship, "IB-18")
    if field >= FIELDS or not state.can_harvest(seat, field):
        return explain_harvest(state, seat, field)
    carried = bean_words(state.ship_bean[seat * SHIPS + ship])
    return refuse("IB-18", "other-cargo", ship=ship_words(ship), bean=carried)


def explain_sell_cargo(state: "BohnitaState", seat: int, ship: int) -> Refusal:
    """IB-20."""
    if ship >= SHIPS or not state.has_ship(seat, ship):
        return explain_ship(state, ship, "IB-20")
    if state.ship_count[seat * SHIPS + ship] == 0:
        return refuse("IB-20", "ship-empty", ship=ship_words(ship))
    if state.cargo_value(seat, ship) == 0:
        return refuse("IB-20", "worthless", ship=ship_words(ship))
    return refuse("IB-26", "own-turn")


def explain_move(state: "BohnitaState", seat: int, argument: int) -> Refusal:
    """IB-19."""
    source, target = divmod(argument, MERCHANTS)
    for ship in (source, target):
        if ship >= SHIPS or not state.has_ship(seat, ship):
            return explain_ship(state, ship, "IB-19")
    if source == target:
        return refuse("IB-19", "same-ship")
    if state.ship_count[seat * SHIPS + source] == 0:
        return refuse("IB-19", "ship-empty", ship=ship_words(source))
    if state.is_shift(seat, source, target):
        return refuse("IB-19", "enough-moves")
    carried = bean_words(state.ship_bean[seat * SHIPS + target])
    return refuse("IB-19", "other-cargo", ship=ship_words(target), bean=carried)


def explain_buy(state: "BohnitaState", seat: int, ware: int) -> Refusal:
    """IB-21."""
    if ware >= WARES:
        return refuse("IB-21", "no-such-action")
    if state.price(ware) == NOTHING:
        return refuse("IB-3", "no-ships")
    if state.has_ware(seat, ware):
        return refuse("IB-21", "bought-already", ware=ware_words(ware))
    price, wealth = state.price(ware), state.wealth[seat]
    return refuse("IB-21", "too-poor", ware=ware_words(ware), price=price, wealth=wealth)


# -- trading -----------------------------------------------------------------------------------


def explain_no_trade(state: "BohnitaState") -> Refusal:
    """IB-8: phase 2 only; IB-26, IB-28: not with two players."""
    if state.players == 2:
        return refuse(two_player_clause(state), "no-trading")
    return refuse("IB-8", "trade-later")


def explain_offer(state: "BohnitaState", seat: int, action: int) -> Refusal:
    """IB-7, IB-8: what is wrong with an offer."""
    if not state.is_trading():
        return explain_no_trade(state)
    key = FAULTS[state.offer_fault(seat, action)]
    if key == "wrong-partner":
        return refuse("IB-8", key, who=seat_words(state.active))
    if key == "offers-spent":
        return refuse("IB-8", key, most=state.most_offers)
    return refuse("IB-7" if key == "offer-slot" else "IB-8", key)


def explain_accept(state: "BohnitaState", seat: int, action: int) -> Refusal:
    """IB-8: the offer is not there, not for this player, or other cards are asked for."""
    if not state.is_trading():
        return explain_no_trade(state)
    code = int(action - ACCEPT)
    offer = code // STEP // int(SUBSETS)
    if code % STEP:
        return refuse("IB-8", "no-such-action")
    if offer >= state.offers_made or not state.standing & BIT[offer]:
        return refuse("IB-8", "no-such-offer", offer=offer)
    if not state.addressed(offer) & BIT[seat]:
        return refuse("IB-8", "not-addressed", offer=offer)
    return refuse("IB-8", "other-cards", offer=offer)


def explain_wish(state: "BohnitaState", seat: int, bean: int) -> Refusal:
    """A wish is shown while trading goes on."""
    if not state.is_trading():
        return explain_no_trade(state)
    if state.offers_made >= state.most_offers:
        return refuse("IB-8", "offers-spent", most=state.most_offers)
    if bean < BEANS and state.wishes[seat] & BIT[bean]:
        return refuse("IB-8", "wished-already", bean=bean_words(bean))
    return refuse("IB-8", "no-such-beans")


def explain_answer(state: "BohnitaState", seat: int, offer: int) -> Refusal:
    """Refusing an offer made to others, or withdrawing one of somebody else."""
    if not state.is_trading():
        return explain_no_trade(state)
    if offer >= state.offers_made or not state.standing & BIT[offer]:
        return refuse("IB-8", "no-such-offer", offer=offer)
    return refuse("IB-8", "not-addressed", offer=offer)


def explain_withdraw(state: "BohnitaState", seat: int, offer: int) -> Refusal:
    """Only its maker withdraws an offer."""
    told = explain_answer(state, seat, offer)
    if told.reason.key == "refusal-not-addressed":
        return refuse("IB-8", "not-yours", offer=offer)
    return told


# By fault of an offer, from MALFORMED on.
FAULTS = (
    "",
    "no-such-action",
    "trade-later",
    "offers-spent",
    "wrong-partner",
    "not-answerable",
    "offer-slot",
    "offer-place",
    "offer-nothing",
    "offer-hand-size",
    "no-such-beans",
)
EXPLAINERS: dict[int, Callable[["BohnitaState", int, int], Refusal]] = {
    DO_PLANT: explain_plant,
    DO_TURN_UP: explain_turn_up,
    DO_SET_ASIDE: explain_set_aside,
    DO_PLANT_ASIDE: explain_planting,
    DO_PLANT_LYING: explain_lying,
    DO_END: explain_nothing,
    DO_DRAW: explain_nothing,
    DO_SAIL: explain_sail,
    DO_RAID: explain_raid,
    DO_YIELD: explain_yield,
    DO_SELL_FIELD: explain_sell_field,
    DO_LOAD: explain_load,
    DO_SELL_CARGO: explain_sell_cargo,
    DO_MOVE: explain_move,
    DO_BUY: explain_buy,
    DO_DISCARD: explain_discard,
    DO_PLANT_LEFT: explain_lying,
    DO_DISCARD_LEFT: explain_discard_left,
    DO_WISH: explain_wish,
    DO_REFUSE: explain_answer,
    DO_WITHDRAW: explain_withdraw,
}
