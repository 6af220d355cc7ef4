"""La Isla Bohnita in progress: who wins, what a seat may do, and how an action is carried out."""

from typing import final

from atoll.core.bits import BIT, lowest, popcount
from atoll.core.habits import Habits
from atoll.core.native import append, i64, vec
from atoll.core.rng import Rng
from atoll.core.state import TRUTH, State
from atoll.core.words import Refusal
from atoll.games.isla_bohnita.appraisal import prospect
from atoll.games.isla_bohnita.components import (
    BEANS,
    FIELDS,
    MERCHANTS,
    PORTS,
    SLOTS,
)
from atoll.games.isla_bohnita.knowledge import fill, hide
from atoll.games.isla_bohnita.policy import advise
from atoll.games.isla_bohnita.position import NOTHING
from atoll.games.isla_bohnita.refusals import explain
from atoll.games.isla_bohnita.trading import NO_FAULT
from atoll.games.isla_bohnita.turns import BohnitaTurns
from atoll.games.isla_bohnita.verbs import (
    ACCEPT,
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
    DRAW,
    FIELD,
    HAND,
    LEFT,
    OFFER,
    OVER,
    PLANT,
    RAID,
    REST,
    STEP,
    TRADE,
    VERB,
    WANTS,
    places_of,
    rank_beans,
    told_action,
)


@final
class BohnitaState(BohnitaTurns):
    """La Isla Bohnita in progress."""

    def scores(self) -> vec[i64]:
        points = self.wealth[:]
        seat: i64 = 0
        while seat < self.players:
            points[seat] += self.settled[seat]
            seat += 1
        return points

    def winners(self) -> i64:
        """IB-25: most thalers, then most cards in hand, then shared."""
        best: i64 = -1
        mask: i64 = 0
        seat: i64 = 0
        while seat < self.players:
            rank = (self.wealth[seat] + self.settled[seat]) * HAND + self.hand_size[seat]
            if rank > best:
                best = rank
                mask = 0
            if rank == best:
                mask |= BIT[seat]
            seat += 1
        return mask

    # -- the contract ------------------------------------------------------------------------

    def may_act(self) -> i64:
        mask: i64 = 0
        seat: i64 = 0
        while seat < self.players:
            if self.has_choice(seat):
                mask |= BIT[seat]
            seat += 1
        return mask

    def has_turn(self, seat: i64) -> bool:
        return 0 <= seat < self.players and self.has_choice(seat)

    def has_choice(self, seat: i64) -> bool:
        """Whether the game waits for this player, or he has something to trade or IB-22 to do."""
        return (self.must_act() & BIT[seat]) != 0 or len(self.legal(seat)) > 0

    def legal(self, seat: i64) -> vec[i64]:
        out = self.legal_but_offers(seat)
        if self.is_trading() and 0 <= seat < self.players:
            out = self.list_offers(seat, self.list_wishes(seat, out))
        return out

    def legal_but_offers(self, seat: i64) -> vec[i64]:
        """Everything a seat may do now but wish or offer."""
        out = vec[i64]()
        if seat < 0 or seat >= self.players or self.step == OVER:
            return out
        if self.step == RAID:
            return self.list_raid_answers(seat, out)
        if seat == self.active:
            out = self.list_turn(seat, out)
        if self.aside_size[seat] > 0:
            out = self.list_plantings(seat, DO_PLANT_ASIDE, out)
        if self.standing != 0:
            out = self.list_answers(seat, out)
        return self.list_any_time(seat, out)

    def list_turn(self, seat: i64, out: vec[i64]) -> vec[i64]:
        """The active player's own actions in each phase."""
        if self.step == PLANT:
            return self.list_phase_one(seat, out)
        if self.step == TRADE:
            out = append(out, DO_END * VERB)
            if self.players == 2:
                out = self.list_plantings(seat, DO_PLANT_LYING, out)
            out = self.list_set_asides(out)
            return self.list_voyages(seat, out) if self.island else out
        if self.step == LEFT:
            return self.list_left(seat, out)
        if self.step == DRAW:
            out = append(out, DO_DRAW * VERB)
        return out

    def list_phase_one(self, seat: i64, out: vec[i64]) -> vec[i64]:
        """IB-6: plant or go on to phase 2; IB-26, IB-28: discard."""
        if self.can_turn_up():
            out = append(out, DO_TURN_UP * VERB)
        if self.can_plant_more():
            fields = self.fields_for(seat, self.front(seat))
            while fields != 0:
                out = append(out, DO_PLANT * VERB + lowest(fields))
                fields &= fields - 1
        if self.can_discard():
            place: i64 = 0
            while place < self.hand_size[seat]:
                out = append(out, DO_DISCARD * VERB + place)
                place += 1
        return out

    def list_plantings(self, seat: i64, verb: i64, out: vec[i64]) -> vec[i64]:
        """Each bean set aside, or with two players turned up, onto each field that can grow it."""
        bean: i64 = 0
        while bean < BEANS:
            count = self.lying[bean]
            if verb == DO_PLANT_ASIDE:
                count = self.aside[seat * BEANS + bean]
            fields: i64 = self.fields_for(seat, bean) if count > 0 else 0
            while fields != 0:
                out = append(out, verb * VERB + bean * FIELD + lowest(fields))
                fields &= fields - 1
            bean += 1
        return out

    def list_left(self, seat: i64, out: vec[i64]) -> vec[i64]:
        """IB-28: plant or discard each bean type the opponent left."""
        bean: i64 = 0
        while bean < BEANS:
            if self.lying[bean] > 0:
                out = append(out, DO_DISCARD_LEFT * VERB + bean)
            bean += 1
        return self.list_plantings(seat, DO_PLANT_LEFT, out)

    def list_set_asides(self, out: vec[i64]) -> vec[i64]:
        """IB-7: a turned-up card may be set aside."""
        slot: i64 = 0
        while slot < SLOTS:
            if self.turned_up[slot] != NOTHING:
                out = append(out, DO_SET_ASIDE * VERB + slot)
            slot += 1
        return out

    def is_legal(self, seat: i64, action: i64) -> bool:
        if seat < 0 or seat >= self.players:
            return False
        if action >= OFFER:
            return self.offer_fault(seat, action) == NO_FAULT
        if action >= ACCEPT:
            return self.can_accept(seat, action)
        if action // VERB == DO_WISH:
            return self.can_wish(seat, action % VERB)
        for other in self.legal_but_offers(seat):
            if other == action:
                return True
        return False

    def random_action(self, seat: i64, rng: Rng) -> i64:
        """Mostly what the turn asks for, now and then an offer, sometimes anything at all."""
        chance = rng.below(16)
        action: i64 = NOTHING
        if chance == 0 and self.is_trading() and self.offers_made < self.most_offers:
            action = self.random_offer(seat, rng)
        elif chance > 1:
            action = self.random_duty(seat, rng)
        if action != NOTHING:
            return action
        actions = self.legal(seat)
        return actions[rng.below(len(actions))]

    def good_action(self, seat: i64, rng: Rng) -> i64:
        advice = advise(self, seat, self.can_plant_more(), self.can_discard())
        return advice if advice != NOTHING else self.random_action(seat, rng)

    def ranking(self, seat: i64) -> vec[i64]:
        """Everything but talk: what to offer and what to accept is left to the advice."""
        out = vec[i64]()
        for action in self.legal_but_offers(seat):
            if action < ACCEPT:
                out = append(out, action)
        return out

    def prospect(self, seat: i64) -> i64:
        return prospect(self, seat)

    def rests(self, seat: i64) -> bool:
        """Before a player's turn."""
        return self.step == PLANT and self.planted == 0

    def habits(self) -> Habits:
        return Habits(100, 6, winning=0.0, width=1.0)

    def random_duty(self, seat: i64, rng: Rng) -> i64:
        """Something the game waits for, drawn without listing; NOTHING if there is none."""
        if self.step == RAID:
            return NOTHING
        if self.aside_size[seat] > 0:
            return self.random_planting(seat, rng)
        if self.step == TRADE and self.standing != 0:
            answer = self.random_answer(seat, rng)
            if answer != NOTHING:
                return answer
        if seat != self.active:
            return NOTHING
        if self.step == DRAW:
            return DO_DRAW * VERB
        if self.step == PLANT:
            return self.random_phase_one(seat, rng)
        if self.step == TRADE and rng.below(3) == 0:
            return DO_END * VERB
        actions = self.list_turn(seat, vec[i64]())
        return NOTHING if len(actions) == 0 else actions[rng.below(len(actions))]

    def random_phase_one(self, seat: i64, rng: Rng) -> i64:
        """IB-6: plant the front card, or go on."""
        if self.can_turn_up() and (not self.can_plant_more() or rng.below(2) == 0):
            return DO_TURN_UP * VERB
        field = self.random_field(seat, self.front(seat), rng)
        if field == NOTHING:
            return self.random_harvest(seat, rng)
        return DO_PLANT * VERB + field

    def random_planting(self, seat: i64, rng: Rng) -> i64:
        """IB-13: the first bean set aside."""
        bean: i64 = 0
        while self.aside[seat * BEANS + bean] == 0:
            bean += 1
        field = self.random_field(seat, bean, rng)
        if field == NOTHING:
            return self.random_harvest(seat, rng)
        return DO_PLANT_ASIDE * VERB + bean * FIELD + field

    def random_field(self, seat: i64, bean: i64, rng: Rng) -> i64:
        """A field for this bean, mostly one that grows it already; NOTHING if there is none."""
        field: i64 = 0
        while field < FIELDS:
            if self.field_bean[seat * FIELDS + field] == bean and rng.below(8) > 0:
                return field
            field += 1
        fields = self.fields_for(seat, bean)
        return NOTHING if fields == 0 else rng.pick(fields)

    def random_harvest(self, seat: i64, rng: Rng) -> i64:
        """IB-16: makes room on a field."""
        actions = self.list_harvests(seat, vec[i64]())
        return NOTHING if len(actions) == 0 else actions[rng.below(len(actions))]

    def play(self, seat: i64, action: i64) -> None:
        if action >= OFFER:
            self.make_offer(seat, action)
        elif action >= ACCEPT:
            self.accept(seat, action)
        elif action >= DO_SELL_FIELD * VERB:
            self.play_any_time(seat, action // VERB, action % VERB)
        else:
            self.play_turn(seat, action // VERB, action % VERB)

    def play_turn(self, seat: i64, verb: i64, argument: i64) -> None:
        """The steps of a turn."""
        if verb == DO_PLANT:
            self.plant_front(seat, argument)
        elif verb == DO_TURN_UP:
            self.turn_up()
        elif verb == DO_SET_ASIDE:
            self.take_turned_up(argument, seat)
        elif verb == DO_PLANT_ASIDE:
            self.plant_aside(seat, argument // FIELD, argument % FIELD)
        elif verb == DO_PLANT_LYING:
            self.plant_lying(seat, argument // FIELD, argument % FIELD)
        elif verb == DO_END:
            self.end_phase(seat)
        elif verb == DO_DRAW:
            self.draw_cards(seat)
        elif verb == DO_SAIL:
            voyage = argument // COUNT
            self.sail(seat, voyage // PORTS, voyage % PORTS, argument % COUNT)
        elif verb == DO_RAID:
            self.raid(argument)
        else:
            self.yield_card(seat)

    def play_any_time(self, seat: i64, verb: i64, argument: i64) -> None:
        """IB-16 to IB-21, discards with two players, wishes and answers."""
        if verb == DO_SELL_FIELD:
            self.sell_field(seat, argument)
        elif verb == DO_LOAD:
            self.load(seat, argument // MERCHANTS, argument % MERCHANTS)
        elif verb == DO_SELL_CARGO:
            self.sell_ship(seat, argument)
        elif verb == DO_MOVE:
            self.move(seat, argument // MERCHANTS, argument % MERCHANTS)
        elif verb == DO_BUY:
            self.buy(seat, argument)
        elif verb == DO_DISCARD:
            self.discard_from_hand(seat, argument)
        elif verb == DO_PLANT_LEFT:
            self.clear_left(seat, argument // FIELD, argument % FIELD)
        elif verb == DO_DISCARD_LEFT:
            self.clear_left(seat, argument, NOTHING)
        elif verb == DO_WISH:
            self.wish(seat, argument)
        elif verb == DO_REFUSE:
            self.refuse_offer(seat, argument)
        else:
            self.drop_offer(argument)

    def refusal(self, seat: i64, action: i64) -> Refusal:
        return explain(self, seat, action)

    def hide(self, viewer: i64) -> None:
        hide(self, viewer)

    def fill(self, rng: Rng) -> None:
        fill(self, rng)

    def blank(self) -> State:
        return BohnitaState(
            self.printed, self.players, self.island, self.extension, self.most_offers, Rng()
        )

    def shown(self, seat: i64, action: i64, viewer: i64) -> i64:
        """An offer as others hear it names the beans given, which they could not look up."""
        if action < OFFER or viewer == seat or viewer == TRUTH:
            return action
        code = (action - OFFER) // STEP
        cards = code // REST
        given = places_of(cards // WANTS)
        beans = rank_beans(self.beans_at(seat, given), popcount(given))
        return told_action(beans, cards % WANTS, code % REST)
