"""Advice for La Isla Bohnita: plant what grows, sail for free beans, buy and raid."""

from typing import Final, final

from atoll.core.advice import COLLECTOR, RAIDER, Advice, SearchSettings
from atoll.core.bits import BIT, lowest
from atoll.core.native import append, i64, vec
from atoll.core.rng import Rng
from atoll.core.state import POINT, State
from atoll.games.isla_bohnita import codes, dealing, fields
from atoll.games.isla_bohnita import components as ib
from atoll.games.isla_bohnita.fields import Do, Step
from atoll.games.isla_bohnita.piles import first_of
from atoll.games.isla_bohnita.position import BohnitaPosition
from atoll.games.isla_bohnita.state import BohnitaState
from atoll.games.isla_bohnita.turns import raid_on

LOST: Final = -1000000  # less than any gain
RAIDS: Final = 3  # on a merchant that can be counted on
CLOSE: Final = 100  # gains and losses below it are a matter of style
THRIFT: Final = 10  # the same for the miser, whom a bean not planted costs more
FEW_PLAYERS: Final = 4
EARLY: Final = 1  # wares are bought before the draw pile ran out so often


@final
class BohnitaAdvice(Advice):
    """What bots are told of La Isla Bohnita."""

    def settings(self, state: State) -> SearchSettings:
        return SearchSettings(policy_percent=100, horizon=6, win_weight=0.0, widening=1.0)

    def speeds(self) -> tuple[float, float]:
        return 70e3, 40e3

    def apprentice_percent(self, players: i64) -> i64:
        return 58

    def skilled_simulations(self, players: i64) -> i64:
        return 12 if players == 2 else 100 * (players - 1)

    def rollout_action(self, state: State, seat: i64, rng: Rng) -> i64:
        assert isinstance(state, BohnitaState)
        action = best_action(state, seat)
        return action if action != ib.NOTHING else state.random_action(seat, rng)

    def wants_to_act(self, state: State, seat: i64) -> bool:
        """Others bid unasked; the active player waits while the others plant."""
        assert isinstance(state, BohnitaState)
        if not state.has_turn(seat):
            return False
        if not state.is_trading():
            return (state.must_act() & BIT[seat]) != 0
        if seat != state.active and (state.must_act() & BIT[seat]) == 0:
            return dealing.bid(state, seat) != ib.NOTHING
        return best_action(state, seat) != ib.NOTHING

    def leaves_time(self, state: State, seat: i64) -> bool:
        """Before the active player lets go of a trade: others may bid, or answer what stands."""
        assert isinstance(state, BohnitaState)
        if seat != state.active or not state.is_trading():
            return False
        form = fields.form_of(best_action(state, seat))
        if dealing.has_offer(state, seat):
            return form == Do.SET_ASIDE or form == Do.END_PHASE
        return form == Do.SET_ASIDE and state.aside_size[seat] == 0

    def candidates(self, state: State, seat: i64) -> vec[i64]:
        """All but wishes, offers and deals: trading is left to the rollout policy."""
        assert isinstance(state, BohnitaState)
        out = vec[i64]()
        for action in state.legal_but_offers(seat):
            if action < codes.ACCEPT:
                out = append(out, action)
        return out

    def is_quiet(self, state: State, viewer: i64) -> bool:
        """Before a player's turn."""
        assert isinstance(state, BohnitaState)
        return state.step == Step.PLANT and state.planted == 0

    def is_settled(self, state: State, viewer: i64) -> bool:
        """Before a player's turn."""
        return self.is_quiet(state, viewer)

    def evaluate(self, state: State, viewer: i64) -> vec[i64]:
        assert isinstance(state, BohnitaState)
        values = vec[i64]()
        for seat in range(state.players):
            values = append(values, expected_points(state, seat))
        return values

    def alternatives(self, state: State, seat: i64) -> vec[i64]:
        """A second bean, a pirate ship or a raid that does little good or harm."""
        assert isinstance(state, BohnitaState)
        out = vec[i64]([best_action(state, seat)])
        if seat != state.active or state.step == Step.RAID:
            return out
        if state.step == Step.PLANT and state.planted > 0 and state.can_plant_more():
            gain = dealing.planting_gain(state, seat, state.front(seat), 1)
            if -CLOSE < gain < CLOSE:
                out = append(out, Do.TURN_UP)
                out = append(out, plant(state, seat, state.front(seat), Do.PLANT))
        if state.can_buy(seat, ib.PIRATE_SHIP) and spoils(state, seat) >= least_spoils(state):
            out = append(out, Do.BUY + ib.PIRATE_SHIP)
        if state.step == Step.TRADE and state.island and state.has_ship(seat, ib.PIRATE):
            action = raid(state, seat)
            if action != ib.NOTHING:
                out = append(out, action)
        return out

    def appeal(self, state: State, seat: i64, action: i64, style: i64) -> i64:
        """The collector plants, the raider looks for prey, the miser keeps the second bean."""
        form = fields.form_of(action)
        if style == COLLECTOR:
            return 1 if form == Do.PLANT else 0
        if style == RAIDER:
            return 1 if form == Do.RAID or action == Do.BUY + ib.PIRATE_SHIP else 0
        assert isinstance(state, BohnitaState)
        if form != Do.TURN_UP or not state.can_plant_more():
            return 0
        return 1 if dealing.planting_gain(state, seat, state.front(seat), 1) < THRIFT else -1


def best_action(state: BohnitaState, seat: i64) -> i64:
    """The action that looks best; NOTHING if nothing is asked of this seat."""
    if state.step == Step.RAID:
        return answer_raid(state, seat)
    action = tidy(state, seat)
    if action != ib.NOTHING:
        return action
    if state.offers > 0 and state.is_trading():
        action = dealing.answer(state, seat)
        if action != ib.NOTHING:
            return action
    if seat == state.active:
        if state.step == Step.PLANT:
            return phase_one(state, seat)
        if state.step == Step.TRADE:
            return phase_two(state, seat)
        if state.step == Step.LEFT:
            return clear_left(state, seat)
        if state.step == Step.DRAW:
            return Do.DRAW
        return ib.NOTHING
    action = plant_aside(state, seat)
    if action == ib.NOTHING and state.is_trading():
        action = dealing.bid(state, seat)
    return action


# -- at any time ---------------------------------------------------------------------------------


def tidy(state: BohnitaPosition, seat: i64) -> i64:
    """Sell what can't grow any more, bring equal cargo together, buy early."""
    if state.may_sell(seat):
        for field in range(ib.FIELDS):
            at = seat * ib.FIELDS + field
            if state.field_count[at] > 1 and dealing.is_full(
                state, state.field_bean[at], state.field_count[at]
            ):
                return Do.SELL_FIELD + field
    action = tidy_ships(state, seat) if state.island else ib.NOTHING
    if action == ib.NOTHING and seat == state.active and state.exhaustions < EARLY:
        action = purchase(state, seat)
    return action


def tidy_ships(state: BohnitaPosition, seat: i64) -> i64:
    """IB-19, IB-20: full cargo is sold, equal cargo brought together."""
    for ship in range(ib.SHIPS):
        at = seat * ib.SHIPS + ship
        cards = state.ship_count[at]
        if cards > 0:
            bean = state.ship_bean[at]
            if dealing.is_full(state, bean, cards):
                if state.may_sell(seat):
                    return Do.SELL_CARGO + ship
            else:
                target: i64 = 0
                while target < ib.MERCHANTS and target < ship:
                    if state.ship_bean[seat * ib.SHIPS + target] == bean:
                        return fields.move_action(ship, target)
                    target += 1
    return ib.NOTHING


def purchase(state: BohnitaPosition, seat: i64) -> i64:
    """IB-21: wares that pay for themselves."""
    for ware in range(wares_that_pay(state.players)):
        if state.can_buy(seat, ware):
            return Do.BUY + ware
    if state.can_buy(seat, ib.PIRATE_SHIP):
        gain = spoils(state, seat)
        if gain > POINT * state.price(ib.PIRATE_SHIP):
            return Do.BUY + ib.PIRATE_SHIP
    return ib.NOTHING


def spoils(state: BohnitaPosition, seat: i64) -> i64:
    """What raids would bring in the turns to come, of the bean that brings most."""
    best: i64 = 0
    for bean in range(ib.BEANS):
        cards: i64 = 0
        for target in range(state.players * ib.MERCHANTS):
            at = target // ib.MERCHANTS * ib.SHIPS + target % ib.MERCHANTS
            if target // ib.MERCHANTS != seat and state.ship_bean[at] == bean:
                cards += min(state.ship_count[at], RAIDS)
        if cards > 0:
            aboard = cargo_of(state, seat, bean)
            gain = dealing.worth(state, bean, aboard + cards) - dealing.worth(state, bean, aboard)
            if gain > best:
                best = gain
    return best


def least_spoils(state: BohnitaPosition) -> i64:
    """What raids must bring a raider: with many players, who have few turns, more than the price.

    A raider who bought for less there was 98 Elo points weaker than casual.
    """
    if state.players <= FEW_PLAYERS:
        return 1
    return POINT * state.price(ib.PIRATE_SHIP) * 6 // 5


def cargo_of(state: BohnitaPosition, seat: i64, bean: i64) -> i64:
    """How many cards of a bean the player's ships carry."""
    cards: i64 = 0
    for ship in range(ib.SHIPS):
        if state.ship_bean[seat * ib.SHIPS + ship] == bean:
            cards += state.ship_count[seat * ib.SHIPS + ship]
    return cards


# -- phase 1 -------------------------------------------------------------------------------------


def phase_one(state: BohnitaState, seat: i64) -> i64:
    """IB-6: plant what must be planted and what gains; IB-26, IB-28: discard what harms."""
    if state.can_discard() and dealing.planting_gain(state, seat, state.front(seat), 1) < 0:
        return Do.DISCARD
    if state.can_plant_more():
        bean = state.front(seat)
        if state.planted == 0 or dealing.planting_gain(state, seat, bean, 1) > 0:
            return plant(state, seat, bean, Do.PLANT)
    return Do.TURN_UP


def plant(state: BohnitaPosition, seat: i64, bean: i64, on_first_field: i64) -> i64:
    """Plant a bean where it grows, else on an empty field; else the harvest that makes room."""
    field = dealing.field_with(state, seat, bean)
    if field == ib.NOTHING:
        field = dealing.field_with(state, seat, ib.NOTHING)
    return on_first_field + field if field != ib.NOTHING else dealing.room(state, seat)[1]


def clear_left(state: BohnitaPosition, seat: i64) -> i64:
    """IB-28: plant what gains of the cards left lying, discard the rest."""
    bean = best_bean(state, seat, state.lying, 0, 0)
    if bean != ib.NOTHING:
        return plant(state, seat, bean, fields.plant_left_action(bean, 0))
    return Do.DISCARD_LEFT + first_of(state.lying, 0)


def best_bean(state: BohnitaPosition, seat: i64, counts: vec[i64], first: i64, floor: i64) -> i64:
    """The bean, counted from a place on, whose planting gains most and more than so much."""
    best: i64 = ib.NOTHING
    for bean in range(ib.BEANS):
        cards = counts[first + bean]
        if cards > 0:
            gain = dealing.planting_gain(state, seat, bean, cards)
            if gain > floor:
                floor = gain
                best = bean
    return best


# -- phase 2 -------------------------------------------------------------------------------------


def phase_two(state: BohnitaPosition, seat: i64) -> i64:
    """IB-7 to IB-13: sail, raid, make a few offers, plant and go on.

    The wish comes after the last offer: a player who has shown one makes no more offers.
    """
    action: i64 = ib.NOTHING
    if state.aside_size[seat] > 0 and state.slots_turned_up() == 0:
        return plant_aside(state, seat)
    if state.island:
        action = voyage(state, seat)
        if action == ib.NOTHING and state.has_ship(seat, ib.PIRATE):
            action = raid(state, seat)
    if action == ib.NOTHING and state.players > 2 and state.wishes[seat] == 0:
        action = dealing.propose(state, seat)
        if action == ib.NOTHING:
            action = dealing.wish(state, seat)
    if action == ib.NOTHING and state.players == 2:
        action = plant_lying(state, seat)
    if action == ib.NOTHING and state.slots_turned_up() != 0:
        action = Do.SET_ASIDE + lowest(state.slots_turned_up())
    if action == ib.NOTHING and state.can_end_phase():
        action = Do.END_PHASE
    return action


def plant_lying(state: BohnitaPosition, seat: i64) -> i64:
    """IB-28: what gains is planted, the rest left to the opponent; IB-26: all is planted."""
    bean = best_bean(state, seat, state.lying, 0, 0)
    if bean == ib.NOTHING and state.island and state.lying_size() > 0:
        bean = first_of(state.lying, 0)
    if bean == ib.NOTHING:
        return ib.NOTHING
    return plant(state, seat, bean, fields.plant_turned_up_action(bean, 0))


def plant_aside(state: BohnitaPosition, seat: i64) -> i64:
    """IB-13: first what gains most."""
    bean = best_bean(state, seat, state.aside, seat * ib.BEANS, LOST)
    if bean == ib.NOTHING:
        return ib.NOTHING
    return plant(state, seat, bean, fields.plant_aside_action(bean, 0))


# -- voyages -------------------------------------------------------------------------------------


def voyage(state: BohnitaPosition, seat: i64) -> i64:
    """IB-10: the sailing that gains most, or the sale that makes way for it."""
    best: i64 = ib.NOTHING
    best_gain: i64 = 0
    for port in range(ib.PORTS):
        if state.row_size[port] > 0:
            bean, run = state.top_of_row(port), state.run_of_row(port)
            for ship in range(ib.MERCHANTS):
                if state.has_ship(seat, ship):
                    gain = sailing_gain(state, seat, ship, bean, run)
                    if gain > best_gain:
                        best_gain = gain
                        best = Do.SELL_CARGO + ship
                        if state.can_carry(seat, ship, bean):
                            best = fields.sail_action(ship, port, run)
    return best


def sailing_gain(state: BohnitaPosition, seat: i64, ship: i64, bean: i64, run: i64) -> i64:
    """What these cards of a row bring a ship, other cargo being sold first."""
    at = seat * ib.SHIPS + ship
    aboard = state.ship_count[at]
    if state.ship_bean[at] == bean:
        return dealing.worth(state, bean, aboard + run) - dealing.worth(state, bean, aboard)
    gain = dealing.worth(state, bean, run) - dealing.NEW_CARGO
    field = dealing.field_with(state, seat, bean)
    if field != ib.NOTHING:
        gain += dealing.NEW_CARGO
    if aboard > 0:
        if state.cargo_value(seat, ship) == 0:
            return 0
        gain -= dealing.sale_loss(state, state.ship_bean[at], aboard)
    return gain


def raid(state: BohnitaPosition, seat: i64) -> i64:
    """IB-12: the merchant whose bean is worth most aboard the pirate."""
    best: i64 = ib.NOTHING
    best_gain: i64 = 0
    for target in range(state.players * ib.MERCHANTS):
        if state.can_raid(seat, target):
            bean = state.ship_bean[target // ib.MERCHANTS * ib.SHIPS + target % ib.MERCHANTS]
            aboard = cargo_of(state, seat, bean)
            gain = dealing.worth(state, bean, aboard + 1) - dealing.worth(state, bean, aboard)
            if gain > best_gain:
                best_gain = gain
                best = raid_on(target)
    return best


def answer_raid(state: BohnitaPosition, seat: i64) -> i64:
    """IB-12: sell if that is worth more than what would be left."""
    if seat != state.target // ib.MERCHANTS:
        return ib.NOTHING
    ship = state.target % ib.MERCHANTS
    at = seat * ib.SHIPS + ship
    thalers = state.cargo_value(seat, ship)
    left = dealing.worth(state, state.ship_bean[at], state.ship_count[at] - 1)
    if thalers > 0 and POINT * thalers + dealing.NEW_CARGO >= left:
        return Do.SELL_CARGO + ship
    return Do.YIELD


# -- how a player stands -------------------------------------------------------------------------


def expected_points(state: BohnitaPosition, seat: i64) -> i64:
    """Thalers, piles as they are and may become, and what bought wares will still earn."""
    value = POINT * state.wealth[seat]
    for field in range(ib.FIELDS):
        at = seat * ib.FIELDS + field
        if state.field_count[at] > 0:
            value += dealing.worth(state, state.field_bean[at], state.field_count[at])
    for ship in range(ib.SHIPS):
        at = seat * ib.SHIPS + ship
        if state.ship_count[at] > 0:
            value += dealing.worth(state, state.ship_bean[at], state.ship_count[at])
    left = state.final_exhaustion() - state.exhaustions
    for ware in range(wares_that_pay(state.players)):
        if (state.bought[seat] & BIT[ware]) != 0:
            value += POINT * state.price(ware) * left // 2
    return value


def wares_that_pay(players: i64) -> i64:
    """How many of the wares: measured; the more players, the fewer turns to earn the price."""
    if players == 2:
        return ib.WARES
    return ib.THIRD_FIELD + 1 if players <= 4 else 0
