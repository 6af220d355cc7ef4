"""Why an action is refused, clause by clause, judged by what its seat knows."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from atoll.core.bits import BIT
from atoll.core.words import NO_CLAUSE, Refusal, Words, listed, refuse, seat_words, words
from atoll.games.isla_bohnita import codes, fields, text, trading
from atoll.games.isla_bohnita import components as ib
from atoll.games.isla_bohnita.fields import FORM, Do, Step, form_of

if TYPE_CHECKING:
    from atoll.games.isla_bohnita.state import BohnitaState

# By step: its clause, and what to say when something else is asked for.
STEPS = {
    Step.LEFT: ("IB-28", "left-first"),
    Step.PLANT: ("IB-6", "phase-one"),
    Step.TRADE: ("IB-13", "phase-two"),
    Step.DRAW: ("IB-14", "phase-three"),
}


def explain(state: "BohnitaState", seat: int, action: int) -> Refusal:
    """The refusal of an illegal action by a seat that may act."""
    if state.step == Step.RAID:
        return explain_raid_answer(state, seat, action)
    if (action >= codes.ACCEPT or form_of(action) in TRADE_FORMS) and not state.is_trading():
        return explain_no_trade(state)
    if action >= codes.OFFER:
        return explain_offer(state, seat, action)
    if action >= codes.ACCEPT:
        return explain_accept(state, seat, action)
    form, argument = form_of(action), action % FORM
    if form in TURN_FORMS:
        clause, step, explainer = TURN_FORMS[form]
        if seat != state.active:
            return refuse(clause, "not-active", who=seat_words(state.active))
        if state.step != step:
            return refuse(*STEPS[state.step])
        return explainer(state, seat, argument)
    return ANY_TIME.get(form, explain_nothing)(state, seat, argument)


def explain_nothing(state: "BohnitaState", seat: int, argument: int) -> Refusal:
    """There is no such action."""
    return refuse(STEPS[state.step][0], "no-such-action")


# -- the turn ----------------------------------------------------------------------------------


def explain_field(state: "BohnitaState", seat: int, field: int, clause: str) -> Refusal:
    """A field that is not there, or that grows another bean."""
    if not state.has_field(seat, field):
        return refuse("IB-3", "no-such-field", field=text.field_words(seat, field))
    bean = state.field_bean[seat * ib.FIELDS + field]
    return refuse(
        clause, "field-taken", field=text.field_words(seat, field), bean=text.bean_words(bean)
    )


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
    bean, field = fields.plant_aside_bean_of(argument), fields.plant_aside_field_of(argument)
    if bean >= ib.BEANS or state.aside[seat * ib.BEANS + bean] == 0:
        return refuse("IB-13", "not-aside", bean=some_bean(bean))
    return explain_field(state, seat, field, "IB-13")


def explain_lying(state: "BohnitaState", seat: int, argument: int) -> Refusal:
    """IB-26, IB-28: straight from the turned-up cards, with two players only."""
    clause = two_player_clause(state)
    if state.players > 2:
        return refuse("IB-7", "set-aside-first")
    bean, field = fields.plant_aside_bean_of(argument), fields.plant_aside_field_of(argument)
    if bean >= ib.BEANS or state.lying[bean] == 0:
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


def explain_end(state: "BohnitaState", seat: int, argument: int) -> Refusal:
    """IB-13: cards are still to be planted, and whose they are."""
    if state.can_end_phase():
        return refuse("IB-13", "no-such-action")
    clause = "IB-13" if state.players > 2 else "IB-26"
    return refuse(clause, "still-to-plant", cards=planters_words(state))


def planters_words(state: "BohnitaState") -> Words:
    """Everybody who has cards to plant, with these cards; the turned-up ones are active's."""
    planters = []
    for seat in range(state.players):
        cards = text.beans_aside(state, seat)
        if seat == state.active:
            cards += text.beans_up(state)
        if cards:
            planters.append(words("planter", who=seat_words(seat), cards=text.cards_words(cards)))
    return listed(planters) if planters else words("cards-none")


def some_bean(bean: int) -> Words:
    """A bean, or a card that does not exist."""
    return text.bean_words(bean if bean < ib.BEANS else ib.NOTHING)


def two_player_clause(state: "BohnitaState") -> str:
    """The special rules two players play by."""
    return "IB-26" if state.island else "IB-28"


# -- voyages -----------------------------------------------------------------------------------


def explain_ship(state: "BohnitaState", seat: int, ship: int, clause: str) -> Refusal:
    """A ship the player does not have."""
    if not state.island:
        return refuse("IB-3", "no-ships")
    if ship >= ib.SHIPS:
        return refuse(clause, "no-such-action")
    return refuse("IB-3", "no-such-ship", ship=text.ship_words(seat, ship))


def explain_cargo(state: "BohnitaState", seat: int, ship: int, clause: str) -> Refusal:
    """A ship that carries another bean."""
    carried = text.bean_words(state.ship_bean[seat * ib.SHIPS + ship])
    return refuse(clause, "other-cargo", ship=text.ship_words(seat, ship), bean=carried)


def explain_sail(state: "BohnitaState", seat: int, argument: int) -> Refusal:
    """IB-10."""
    ship, port = fields.sail_ship_of(argument), fields.port_of(argument)
    if ship >= ib.MERCHANTS or not state.has_ship(seat, ship):
        return explain_ship(state, seat, ship if ship < ib.MERCHANTS else ib.SHIPS, "IB-10")
    top = state.top_of_row(port)
    if top == ib.NOTHING:
        return refuse("IB-10", "row-empty", port=text.port_words(port))
    if not state.can_carry(seat, ship, top):
        return explain_cargo(state, seat, ship, "IB-10")
    most = state.run_of_row(port)
    return refuse(
        "IB-10", "row-run", port=text.port_words(port), most=most, bean=text.bean_words(top)
    )


def explain_raid(state: "BohnitaState", seat: int, argument: int) -> Refusal:
    """IB-12."""
    victim, ship = fields.victim_of(argument), fields.raid_ship_of(argument)
    target = victim * ib.MERCHANTS + ship
    if not state.has_ship(seat, ib.PIRATE):
        return explain_ship(state, seat, ib.PIRATE, "IB-12")
    if victim >= state.players or victim == seat:
        return refuse("IB-12", "no-victim")
    if ship == ib.PIRATE:
        return refuse("IB-12", "no-raid-on-pirate")
    at = victim * ib.SHIPS + ship
    names = {"who": seat_words(victim), "ship": text.ship_words(victim, ship)}
    if state.ship_count[at] == 0:
        return refuse("IB-12", "nothing-to-raid", **names)
    if state.raided & BIT[target]:
        return refuse("IB-12", "raided-already", **names)
    return explain_cargo(state, seat, ib.PIRATE, "IB-12")


def explain_raid_answer(state: "BohnitaState", seat: int, action: int) -> Refusal:
    """IB-12, IB-20: the victim may only sell that cargo or yield."""
    ship = state.target % ib.MERCHANTS
    if action == Do.SELL_CARGO + ship:
        return explain_sell_cargo(state, seat, ship)
    return refuse("IB-12", "raid-first")


# -- at any time -------------------------------------------------------------------------------


def explain_harvest(state: "BohnitaState", seat: int, field: int) -> Refusal:
    """IB-16: a field that can't be harvested."""
    if not state.has_field(seat, field):
        return refuse("IB-3", "no-such-field", field=text.field_words(seat, field))
    if state.field_count[seat * ib.FIELDS + field] == 0:
        return refuse("IB-16", "field-empty", field=text.field_words(seat, field))
    return refuse("IB-16", "protected", field=text.field_words(seat, field))


def explain_sell_field(state: "BohnitaState", seat: int, field: int) -> Refusal:
    """IB-16, IB-17."""
    if not state.may_sell(seat):
        return refuse(two_player_clause(state), "own-turn")
    return explain_harvest(state, seat, field)


def explain_load(state: "BohnitaState", seat: int, argument: int) -> Refusal:
    """IB-18, IB-19."""
    field, ship = fields.load_field_of(argument), fields.raid_ship_of(argument)
    if state.island and ship == ib.PIRATE:
        return refuse("IB-19", "not-onto-pirate")
    if not state.has_ship(seat, ship):
        return explain_ship(state, seat, ship, "IB-18")
    if field >= ib.FIELDS or not state.can_harvest(seat, field):
        return explain_harvest(state, seat, field)
    return explain_cargo(state, seat, ship, "IB-18")


def explain_sell_cargo(state: "BohnitaState", seat: int, ship: int) -> Refusal:
    """IB-20."""
    if ship >= ib.SHIPS or not state.has_ship(seat, ship):
        return explain_ship(state, seat, ship, "IB-20")
    if state.ship_count[seat * ib.SHIPS + ship] == 0:
        return refuse("IB-20", "ship-empty", ship=text.ship_words(seat, ship))
    if state.cargo_value(seat, ship) == 0:
        return refuse("IB-20", "worthless", ship=text.ship_words(seat, ship))
    return refuse("IB-26", "own-turn")


def explain_move(state: "BohnitaState", seat: int, argument: int) -> Refusal:
    """IB-19."""
    source, target = fields.from_of(argument), fields.to_of(argument)
    if state.island and target == ib.PIRATE:
        return refuse("IB-19", "not-onto-pirate")
    for ship in (source, target):
        if ship >= ib.SHIPS or not state.has_ship(seat, ship):
            return explain_ship(state, seat, ship, "IB-19")
    if source == target:
        return refuse("IB-19", "same-ship")
    if state.ship_count[seat * ib.SHIPS + source] == 0:
        return refuse("IB-19", "ship-empty", ship=text.ship_words(seat, source))
    if state.is_shift(seat, source, target):
        return refuse("IB-19", "enough-moves")
    return explain_cargo(state, seat, target, "IB-19")


def explain_buy(state: "BohnitaState", seat: int, ware: int) -> Refusal:
    """IB-21."""
    if ware >= ib.WARES:
        return refuse("IB-21", "no-such-action")
    if state.price(ware) == ib.NOTHING:
        return refuse("IB-3", "no-ships")
    if state.has_ware(seat, ware):
        return refuse("IB-21", "bought-already", ware=text.ware_words(ware))
    price, wealth = state.price(ware), state.wealth[seat]
    return refuse("IB-21", "too-poor", ware=text.ware_words(ware), price=price, wealth=wealth)


# -- trading -----------------------------------------------------------------------------------


def explain_no_trade(state: "BohnitaState") -> Refusal:
    """IB-8: phase 2 only; IB-26, IB-28: not with two players."""
    if state.players == 2:
        return refuse(two_player_clause(state), "no-trading")
    return refuse("IB-8", "trade-later")


def explain_offer(state: "BohnitaState", seat: int, action: int) -> Refusal:
    """IB-7, IB-8: what is wrong with an offer."""
    key = trading.offer_fault(state, seat, action)
    if key == "wrong-partner":
        return refuse("IB-8", key, who=seat_words(state.active))
    if key == "offers-spent":
        return refuse(NO_CLAUSE, key, most=state.most_offers)
    return refuse("IB-7" if key == "offer-slot" else "IB-8", key)


def explain_accept(state: "BohnitaState", seat: int, action: int) -> Refusal:
    """IB-8: the offer is not there, not for this player, or other cards are asked for."""
    if action % codes.STEP:
        return refuse("IB-8", "no-such-action")
    at = state.offer_at(codes.accepted_offer(action))
    if at == ib.NOTHING:
        return refuse("IB-8", "no-such-offer")
    if not state.addressed(at) & BIT[seat]:
        return refuse("IB-8", "not-addressed")
    return refuse("IB-8", "other-cards")


def explain_wish(state: "BohnitaState", seat: int, bean: int) -> Refusal:
    """A wish is shown while trading goes on."""
    if bean < ib.BEANS and state.wishes[seat] & BIT[bean]:
        return refuse(NO_CLAUSE, "wished-already", bean=text.bean_words(bean))
    return refuse("IB-8", "no-such-beans")


def explain_answer(state: "BohnitaState", offer: int, key: str) -> Refusal:
    """The offer is gone, or it is somebody else's to refuse or to withdraw."""
    return refuse("IB-8", "no-such-offer" if state.offer_at(offer) == ib.NOTHING else key)


Explainer = Callable[["BohnitaState", int, int], Refusal]
# The active player's forms: the clause, the step that takes them, what is wrong with an argument.
TURN_FORMS: dict[int, tuple[str, int, Explainer]] = {
    Do.PLANT: ("IB-6", Step.PLANT, explain_plant),
    Do.TURN_UP: ("IB-7", Step.PLANT, explain_turn_up),
    Do.SET_ASIDE: ("IB-7", Step.TRADE, explain_set_aside),
    Do.PLANT_TURNED_UP: ("IB-26", Step.TRADE, explain_lying),
    Do.END_PHASE: ("IB-13", Step.TRADE, explain_end),
    Do.DRAW: ("IB-14", Step.DRAW, explain_nothing),
    Do.SAIL: ("IB-10", Step.TRADE, explain_sail),
    Do.RAID: ("IB-12", Step.TRADE, explain_raid),
    Do.DISCARD: ("IB-26", Step.PLANT, explain_discard),
    Do.PLANT_LEFT: ("IB-28", Step.LEFT, explain_lying),
    Do.DISCARD_LEFT: ("IB-28", Step.LEFT, explain_discard_left),
}
# The forms that others may take, too.
ANY_TIME: dict[int, Explainer] = {
    Do.PLANT_ASIDE: explain_planting,
    Do.YIELD: lambda *_: refuse("IB-12", "no-raid"),
    Do.SELL_FIELD: explain_sell_field,
    Do.LOAD: explain_load,
    Do.SELL_CARGO: explain_sell_cargo,
    Do.MOVE: explain_move,
    Do.BUY: explain_buy,
    Do.WISH: explain_wish,
    Do.REFUSE: lambda state, _, offer: explain_answer(state, offer, "not-addressed"),
    Do.WITHDRAW: lambda state, _, offer: explain_answer(state, offer, "not-yours"),
}
TRADE_FORMS = {Do.WISH, Do.REFUSE, Do.WITHDRAW}
