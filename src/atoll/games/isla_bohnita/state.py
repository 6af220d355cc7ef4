"""La Isla Bohnita in progress: who wins, what a seat may do, and how an action is carried out."""

from typing import final

from atoll.core.bits import BIT, lowest
from atoll.core.native import append, i64, vec
from atoll.core.rng import Rng
from atoll.core.state import TRUTH, State, leaders, not_your_turn
from atoll.core.vectors import append_each, clear, contains, filled
from atoll.core.words import Refusal
from atoll.games.isla_bohnita import codes, fields, piles, trading, turns
from atoll.games.isla_bohnita import components as ib
from atoll.games.isla_bohnita.fields import Do, Step, form_of
from atoll.games.isla_bohnita.position import BohnitaPosition
from atoll.games.isla_bohnita.refusals import explain


@final
class BohnitaState(BohnitaPosition):
    """La Isla Bohnita in progress."""

    def scores(self) -> vec[i64]:
        points = self.wealth[:]
        for seat in range(self.players):
            points[seat] += self.settled[seat]
        return points

    def winners(self) -> i64:
        """IB-25: most thalers, then most cards in hand, then shared."""
        ranks = self.scores()
        for seat in range(self.players):
            ranks[seat] = ranks[seat] * ib.HAND + self.hand_size[seat]
        return leaders(ranks)

    def begin(self) -> None:
        turns.begin(self)

    def must_act(self) -> i64:
        """As the turn asks; the active player is not waited for while they can do nothing."""
        waiting = self.waited_for()
        if self.step == Step.TRADE and self.is_stuck(waiting):
            waiting &= ~BIT[self.active]
        return waiting

    def to_act(self) -> i64:
        """Those who have an offer to answer or cards to plant come before the active player."""
        if self.step == Step.OVER:
            return -1
        if self.step == Step.RAID:
            return self.target // ib.MERCHANTS
        if self.step == Step.TRADE:
            others = (self.answerers() | self.planters()) & ~BIT[self.active]
            if others != 0:
                return lowest(others)
        return self.active

    def is_stuck(self, waiting: i64) -> bool:
        """Others must answer or plant and the active player has no action at all."""
        if waiting == BIT[self.active] or (self.beans & ~self.wishes[self.active]) != 0:
            return False
        return self.players > 2 and len(self.legal(self.active)) == 0

    def may_act(self) -> i64:
        mask: i64 = 0
        for seat in range(self.players):
            if self.has_choice(seat):
                mask |= BIT[seat]
        return mask

    def has_turn(self, seat: i64) -> bool:
        return 0 <= seat < self.players and self.has_choice(seat)

    def has_choice(self, seat: i64) -> bool:
        """Whether the game waits for this player, or they may trade or do something of IB-22."""
        if self.is_trading() and (self.beans & ~self.wishes[seat]) != 0:
            return True
        return (self.must_act() & BIT[seat]) != 0 or len(self.legal(seat)) > 0

    def legal(self, seat: i64) -> vec[i64]:
        out = self.legal_but_offers(seat)
        if self.is_trading() and 0 <= seat < self.players:
            out = append_each(out, Do.WISH, self.beans & ~self.wishes[seat])
            out = trading.list_offers(self, seat, out)
        return out

    def legal_but_offers(self, seat: i64) -> vec[i64]:
        """Everything a seat may do now but wish or offer."""
        out = vec[i64]()
        if seat < 0 or seat >= self.players or self.step == Step.OVER:
            return out
        if self.step == Step.RAID:
            return turns.list_raid_answers(self, seat, out)
        if seat == self.active:
            out = list_turn(self, seat, out)
        if self.aside_size[seat] > 0:
            out = list_plantings(self, seat, Do.PLANT_ASIDE, out)
        if self.offers > 0:
            out = trading.list_answers(self, seat, out)
        return piles.list_any_time(self, seat, out)

    def is_legal(self, seat: i64, action: i64) -> bool:
        if seat < 0 or seat >= self.players:
            return False
        if action >= codes.OFFER:
            return trading.offer_fault(self, seat, action) == trading.NO_FAULT
        if action >= codes.ACCEPT:
            return trading.can_accept(self, seat, action)
        if form_of(action) == Do.WISH:
            return self.can_wish(seat, action - Do.WISH)
        return contains(self.legal_but_offers(seat), action)

    def random_action(self, seat: i64, rng: Rng) -> i64:
        """Mostly what the turn asks for, now and then an offer, sometimes anything at all."""
        chance = rng.below(16)
        action: i64 = ib.NOTHING
        if chance == 0 and self.is_trading() and self.offers_made[seat] < self.most_offers:
            action = trading.random_offer(self, seat, rng)
        elif chance > 1:
            action = random_duty(self, seat, rng)
        if action != ib.NOTHING:
            return action
        actions = self.legal(seat)
        return actions[rng.below(len(actions))]

    def reveals(self, seat: i64, action: i64) -> bool:
        """IB-8: a deal shows where the cards of the other stood, and binds both."""
        return codes.ACCEPT <= action < codes.OFFER

    def play(self, seat: i64, action: i64) -> None:
        if action >= codes.OFFER:
            trading.make_offer(self, seat, action)
        elif action >= codes.ACCEPT:
            trading.accept(self, seat, action)
        elif action >= Do.SELL_FIELD:  # the first form that is not a step of a turn
            play_any_time(self, seat, action)
        else:
            play_turn(self, seat, action)

    def refusal(self, seat: i64, action: i64) -> Refusal:
        return explain(self, seat, action)

    def refusal_off_turn(self, seat: i64, action: i64) -> Refusal:
        """Others may act in most phases, so it is said what is wrong with this action."""
        if seat < 0 or seat >= self.players or self.step == Step.OVER:
            return not_your_turn(seat)
        return explain(self, seat, action)

    def hide(self, viewer: i64) -> None:
        """Remove the other hands and the draw pile; their sizes stay."""
        clear(self.deck, 0)
        for seat in range(self.players):
            place: i64 = 0
            while seat != viewer and place < self.hand_size[seat]:
                self.hands[seat * ib.HAND + place] = ib.UNKNOWN
                place += 1
        for at in range(self.offers):
            if self.maker_of(at) != viewer:
                self.offer_places[at] = 0

    def fill(self, rng: Rng) -> None:
        """Deal the cards not seen to the unknown places of the hands; the rest is the draw pile."""
        unseen = unseen_cards(self)
        for seat in range(self.players):
            if self.hand_size[seat] > 0 and self.front(seat) == ib.UNKNOWN:
                deal_assured(self, seat, unseen, rng)
        left: i64 = 0
        for count in unseen:
            left += count
        for seat in range(self.players):
            for place in range(self.hand_size[seat]):
                if self.hands[seat * ib.HAND + place] == ib.UNKNOWN:
                    self.hands[seat * ib.HAND + place] = piles.draw_from(unseen, left, rng)
                    left -= 1
        self.deck = unseen
        for at in range(self.offers):
            if self.offer_places[at] == 0:
                self.offer_places[at] = places_holding(
                    self, self.maker_of(at), self.offer_given[at], rng
                )

    def blank(self) -> State:
        return BohnitaState(
            self.printed, self.players, self.island, self.extension, self.most_offers, Rng()
        )

    def shown(self, seat: i64, action: i64, viewer: i64) -> i64:
        """An offer as others hear it names the beans given, which they could not look up."""
        if action < codes.OFFER or viewer == seat or viewer == TRUTH:
            return action
        beans = self.beans_at(seat, codes.places_of(codes.given_of(action)))
        return codes.told_action(codes.rank_beans(beans), action)


# -- what a seat may do ------------------------------------------------------------------------


def list_turn(state: BohnitaPosition, seat: i64, out: vec[i64]) -> vec[i64]:
    """The active player's own actions in each phase."""
    if state.step == Step.PLANT:
        return list_phase_one(state, seat, out)
    if state.step == Step.TRADE:
        if state.can_end_phase():
            out = append(out, Do.END_PHASE)
        if state.players == 2:
            out = list_plantings(state, seat, Do.PLANT_TURNED_UP, out)
        out = append_each(out, Do.SET_ASIDE, state.slots_turned_up())  # IB-7
        return turns.list_voyages(state, seat, out) if state.island else out
    if state.step == Step.LEFT:  # IB-28: each bean type the opponent left
        for bean in range(ib.BEANS):
            if state.lying[bean] > 0:
                out = append(out, Do.DISCARD_LEFT + bean)
        return list_plantings(state, seat, Do.PLANT_LEFT, out)
    if state.step == Step.DRAW:
        out = append(out, Do.DRAW)
    return out


def list_phase_one(state: BohnitaPosition, seat: i64, out: vec[i64]) -> vec[i64]:
    """IB-6: plant or go on to phase 2; IB-26, IB-28: discard."""
    if state.can_turn_up():
        out = append(out, Do.TURN_UP)
    if state.can_plant_more():
        out = append_each(out, Do.PLANT, state.fields_for(seat, state.front(seat)))
    if state.can_discard():
        for place in range(state.hand_size[seat]):
            out = append(out, Do.DISCARD + place)
    return out


def list_plantings(state: BohnitaPosition, seat: i64, form: i64, out: vec[i64]) -> vec[i64]:
    """Each bean set aside, or with two players turned up, onto each field that can grow it."""
    counts = state.lying
    first: i64 = 0
    if form == Do.PLANT_ASIDE:
        counts = state.aside
        first = seat * ib.BEANS
    for bean in range(ib.BEANS):
        if counts[first + bean] > 0:
            out = append_each(out, form + bean * ib.FIELD, state.fields_for(seat, bean))
    return out


# -- carrying out ------------------------------------------------------------------------------


def play_turn(state: BohnitaPosition, seat: i64, action: i64) -> None:
    """The steps of a turn."""
    form = form_of(action)
    argument = action - form  # the parameter of a form that has one
    if form == Do.PLANT:
        turns.plant_front(state, seat, argument)
    elif form == Do.TURN_UP:
        turns.turn_up(state)
    elif form == Do.SET_ASIDE:
        trading.take_turned_up(state, argument, seat)
    elif form == Do.PLANT_ASIDE:
        bean, field = fields.plant_aside_bean_of(action), fields.plant_aside_field_of(action)
        turns.plant_aside(state, seat, bean, field)
    elif form == Do.PLANT_TURNED_UP:
        bean, field = fields.plant_aside_bean_of(action), fields.plant_aside_field_of(action)
        turns.plant_lying(state, seat, bean, field)
    elif form == Do.END_PHASE:
        turns.end_phase(state)
    elif form == Do.DRAW:
        turns.draw_cards(state, seat)
    elif form == Do.SAIL:
        ship, port = fields.sail_ship_of(action), fields.port_of(action)
        turns.sail(state, seat, ship, port, fields.count_of(action))
    elif form == Do.RAID:
        turns.raid(state, fields.victim_of(action) * ib.MERCHANTS + fields.raid_ship_of(action))
    else:
        turns.yield_card(state, seat)


def play_any_time(state: BohnitaPosition, seat: i64, action: i64) -> None:
    """IB-16 to IB-21, discards with two players, wishes and answers."""
    form = form_of(action)
    argument = action - form  # the parameter of a form that has one
    if form == Do.SELL_FIELD:
        piles.sell_field(state, seat, argument)
    elif form == Do.LOAD:
        piles.load(state, seat, fields.load_field_of(action), fields.raid_ship_of(action))
    elif form == Do.SELL_CARGO:
        turns.sell_ship(state, seat, argument)
    elif form == Do.MOVE:
        piles.move(state, seat, fields.from_of(action), fields.to_of(action))
    elif form == Do.BUY:
        piles.buy(state, seat, argument)
    elif form == Do.DISCARD:
        turns.discard_from_hand(state, seat, argument)
    elif form == Do.PLANT_LEFT:
        bean, field = fields.plant_aside_bean_of(action), fields.plant_aside_field_of(action)
        turns.clear_left(state, seat, bean, field)
    elif form == Do.DISCARD_LEFT:
        turns.clear_left(state, seat, argument, ib.NOTHING)
    elif form == Do.WISH:
        state.wishes[seat] |= BIT[argument]
    elif form == Do.REFUSE:
        trading.refuse_offer(state, seat, state.offer_at(argument))
    else:
        piles.drop_offer(state, state.offer_at(argument))


# -- at random ---------------------------------------------------------------------------------


def random_duty(state: BohnitaPosition, seat: i64, rng: Rng) -> i64:
    """Something the game waits for, drawn without listing; NOTHING if there is none."""
    if state.step == Step.RAID:
        return ib.NOTHING
    if state.aside_size[seat] > 0:  # IB-13
        bean = piles.first_of(state.aside, seat * ib.BEANS)
        return random_planting(state, seat, bean, fields.plant_aside_action(bean, 0), rng)
    if state.step == Step.TRADE and state.offers > 0:
        answer = trading.random_answer(state, seat, rng)
        if answer != ib.NOTHING:
            return answer
    if seat != state.active:
        return ib.NOTHING
    if state.step == Step.DRAW:
        return Do.DRAW
    if state.step == Step.PLANT:
        return random_phase_one(state, seat, rng)
    if state.step == Step.TRADE and rng.below(3) == 0:
        return random_way_out(state, seat, rng)
    return one_of(list_turn(state, seat, vec[i64]()), rng)


def random_way_out(state: BohnitaPosition, seat: i64, rng: Rng) -> i64:
    """IB-13: what brings the active player closer to the end of phase 2."""
    if state.can_end_phase():
        return Do.END_PHASE
    slots = state.slots_turned_up()
    if slots != 0:
        return Do.SET_ASIDE + lowest(slots)
    if state.lying_size() == 0:
        return ib.NOTHING
    bean = piles.first_of(state.lying, 0)
    return random_planting(state, seat, bean, fields.plant_turned_up_action(bean, 0), rng)


def random_phase_one(state: BohnitaPosition, seat: i64, rng: Rng) -> i64:
    """IB-6: plant the front card, or go on."""
    if state.can_turn_up() and (not state.can_plant_more() or rng.below(2) == 0):
        return Do.TURN_UP
    return random_planting(state, seat, state.front(seat), Do.PLANT, rng)


def random_planting(
    state: BohnitaPosition, seat: i64, bean: i64, on_first_field: i64, rng: Rng
) -> i64:
    """Plant a bean, mostly where it grows already; IB-16: or the harvest that makes room."""
    for field in range(ib.FIELDS):
        if state.field_bean[seat * ib.FIELDS + field] == bean and rng.below(8) > 0:
            return on_first_field + field
    free = state.fields_for(seat, bean)
    if free != 0:
        return on_first_field + rng.pick(free)
    return one_of(piles.list_harvests(state, seat, vec[i64]()), rng)


def one_of(actions: vec[i64], rng: Rng) -> i64:
    """One of the actions; NOTHING if there is none."""
    return ib.NOTHING if len(actions) == 0 else actions[rng.below(len(actions))]


# -- who knows what ----------------------------------------------------------------------------

# Everything lies or lay open but the hands and the draw pile: every sale, payment and discard was
# seen. A card offered from a hand is told by its bean, not by its place; where a card stood shows
# when it leaves. So everybody knows of some cards that they are among the foremost of a hand
# (`assured`). Only its maker knows which copies an offer gives. No card goes from the open into a
# hand. The rest of a hand and the draw pile may be any of the cards not seen.


def deal_assured(state: BohnitaPosition, seat: i64, unseen: vec[i64], rng: Rng) -> None:
    """The cards a hand holds for sure, each at a free place up to the one it is assured for.

    From the front on: as many cards as places up to each one are assured at most, so there is
    always room, and every hand that fits can come.
    """
    first = seat * ib.BEANS
    last = first + ib.BEANS
    assured: i64 = 0
    for at in range(first, last):
        assured |= state.assured[at]
    dealt: i64 = 0  # the places that have a card
    while assured != 0:
        place = assured & -assured
        for bean in range(ib.BEANS):
            if (state.assured[first + bean] & place) != 0:
                free = rng.pick((2 * place - 1) & ~dealt)
                dealt |= BIT[free]
                state.hands[seat * ib.HAND + free] = bean
                unseen[bean] -= 1
        assured &= assured - 1


def places_holding(state: BohnitaPosition, seat: i64, counts: i64, rng: Rng) -> i64:
    """A set of places in a hand that hold these beans (four bits each)."""
    places: i64 = 0
    for bean in range(ib.BEANS):
        for _copy in range(codes.copies_of(counts, bean)):
            places |= BIT[rng.pick(state.places_with(seat, bean) & ~places)]
    return places


def unseen_cards(state: BohnitaPosition) -> vec[i64]:
    """How many cards of each bean lie in no place known to the viewer."""
    unseen = filled(ib.BEANS, 0)
    for bean in range(ib.BEANS):
        if (state.beans & BIT[bean]) != 0:
            unseen[bean] = state.printed.copies[bean] - state.put_aside[bean] - state.lying[bean]
        for seat in range(state.players):
            unseen[bean] -= state.aside[seat * ib.BEANS + bean]
    take_away(unseen, state.discard)
    take_away(unseen, state.rows)
    take_away(unseen, state.turned_up)
    take_away(unseen, state.hands)
    for thaler in state.thalers:
        if thaler != ib.NOTHING:
            unseen[thaler % ib.THALER] -= 1
    for place in range(state.players * ib.FIELDS):
        if state.field_count[place] > 0:
            unseen[state.field_bean[place]] -= state.field_count[place]
    for place in range(state.players * ib.SHIPS):
        if state.ship_count[place] > 0:
            unseen[state.ship_bean[place]] -= state.ship_count[place]
    return unseen


def take_away(unseen: vec[i64], cards: vec[i64]) -> None:
    """These cards are seen; empty and unknown places are not."""
    for card in cards:
        if card >= 0:
            unseen[card] -= 1
