"""The turn of La Isla Bohnita in the order of the rulebook: set-up, its three phases, the end."""

from atoll.core.bits import BIT
from atoll.core.native import i64
from atoll.games.isla_bohnita.components import BEANS, PORTS, ROW, SLOTS, THIRD_FIELD
from atoll.games.isla_bohnita.position import NOTHING
from atoll.games.isla_bohnita.scoring import settlement
from atoll.games.isla_bohnita.verbs import ASIDE, DRAW, LEFT, OVER, PLANT, TRADE
from atoll.games.isla_bohnita.voyages import BohnitaVoyages


class BohnitaTurns(BohnitaVoyages):
    """IB-3 to IB-7, IB-13 to IB-15, IB-23, IB-24; with two players IB-26 and IB-28."""

    # -- set-up ------------------------------------------------------------------------------

    def begin(self) -> None:
        """IB-3, IB-4: the rows, the hands and the start player, who is drawn."""
        self.clear()
        self.stack_deck()
        if self.island:
            self.refill_rows()
        start = self.rng.below(self.players)
        turn: i64 = 0
        while turn < self.players:
            seat = (start + turn) % self.players
            cards = self.first_hand(turn)
            while cards > 0:
                self.draw_to_hand(seat)
                cards -= 1
            if not self.island and self.extension and self.players == 3:
                self.bought[seat] = BIT[THIRD_FIELD]
            turn += 1
        self.start_turn(start)

    def first_hand(self, turn: i64) -> i64:
        """IB-4: 3, 4, 5, then 6 cards; 5 each with two players or a small table without island."""
        if self.players == 2 or (not self.island and self.players < 6):
            return 5
        return min(3 + turn, 6)

    def start_turn(self, seat: i64) -> None:
        """A new active player; IB-28: cards left lying come first."""
        self.active = seat
        self.planted = 0
        self.has_discarded = False
        self.raided = 0
        self.offers_made = 0
        other: i64 = 0
        while other < self.players:
            self.shifts[other] = 0
            other += 1
        self.step = LEFT if self.lying_size() > 0 else PLANT

    # -- phase 1, plant ----------------------------------------------------------------------

    def can_plant_more(self) -> bool:
        """IB-6: the front card, then the next, never a third; IB-28: a discard ends it."""
        if self.planted >= 2 or self.hand_size[self.active] == 0:
            return False
        return self.island or not self.has_discarded

    def plant_front(self, seat: i64, field: i64) -> None:
        """IB-6: the front hand card onto a field."""
        self.plant(seat, field, self.take_from_hand(seat, 0), 1)
        self.planted += 1

    def can_discard(self) -> bool:
        """IB-26: once, before or after planting; IB-28: after it."""
        if self.players > 2 or self.has_discarded or self.hand_size[self.active] == 0:
            return False
        return self.island or self.planted > 0

    def discard_from_hand(self, seat: i64, place: i64) -> None:
        """IB-26, IB-28: any one hand card."""
        self.has_discarded = True
        self.discard_cards(self.take_from_hand(seat, place), 1)

    def can_turn_up(self) -> bool:
        """IB-6: the front card must be planted first, if there is one."""
        return self.planted > 0 or self.hand_size[self.active] == 0

    def clear_left(self, seat: i64, bean: i64, field: i64) -> None:
        """IB-28: a bean type left lying is planted or, without a field, discarded, whole."""
        if field == NOTHING:
            self.discard_cards(bean, self.lying[bean])
        else:
            self.plant(seat, field, bean, self.lying[bean])
        self.lying[bean] = 0
        if self.lying_size() == 0:
            self.step = PLANT

    # -- phase 2, trade, sail, plant ---------------------------------------------------------

    def turn_up(self) -> None:
        """IB-7: two cards; IB-26, IB-28: three, and discards that match."""
        self.step = TRADE
        if self.players > 2:
            self.turned_up[0] = self.draw()
            self.turned_up[1] = self.draw()
            return
        cards: i64 = 3
        while cards > 0:
            bean = self.draw()
            if bean != NOTHING:
                self.lying[bean] += 1
            cards -= 1
        while self.discard_size > 0 and self.lying[self.top_discard()] > 0:
            self.lying[self.take_discard()] += 1

    def plant_aside(self, seat: i64, bean: i64, field: i64) -> None:
        """IB-13: a set-aside card onto a field of its owner."""
        self.aside[seat * BEANS + bean] -= 1
        self.aside_size[seat] -= 1
        self.plant(seat, field, bean, 1)
        if self.step == ASIDE and self.planters() == 0:
            self.after_planting()

    def plant_lying(self, seat: i64, bean: i64, field: i64) -> None:
        """IB-26, IB-28: with two players straight from the turned-up cards."""
        self.lying[bean] -= 1
        self.plant(seat, field, bean, 1)

    def end_phase(self, seat: i64) -> None:
        """IB-13: what is still turned up is set aside; IB-28: it stays lying."""
        self.drop_all_offers()
        other: i64 = 0
        while other < self.players:
            self.wishes[other] = 0
            other += 1
        slot: i64 = 0
        while slot < SLOTS:
            if self.turned_up[slot] != NOTHING:
                self.take_turned_up(slot, seat)
            slot += 1
        bean: i64 = 0
        while self.island and bean < BEANS:
            while self.lying[bean] > 0:
                self.lying[bean] -= 1
                self.set_aside(seat, bean)
            bean += 1
        if self.planters() != 0:
            self.step = ASIDE
        else:
            self.after_planting()

    def after_planting(self) -> None:
        """IB-23: the game is over if the draw pile ran out for the final time, else drawing."""
        if self.is_last:
            self.finish()
        else:
            self.step = DRAW

    # -- phase 3, draw -----------------------------------------------------------------------

    def cards_to_draw(self) -> i64:
        """IB-14; IB-26, IB-28: two with two players."""
        if self.players == 2:
            return 2
        if not self.island:
            return 4 if self.players >= 6 else 3
        if self.players >= 6:
            return 5
        return 4 if self.players == 5 else 3

    def draw_cards(self, seat: i64) -> None:
        """IB-14, IB-15; IB-23: the final time ends the game at once."""
        cards = self.cards_to_draw()
        while cards > 0 and not self.is_last:
            self.draw_to_hand(seat)
            cards -= 1
        if self.island and not self.is_last:
            self.refill_rows()
        if self.is_last:
            self.finish()
        else:
            self.start_turn(self.next_seat(seat))

    def refill_rows(self) -> None:
        """IB-4, IB-15: an empty row gets five cards, Bohnbay first; the first lies on top."""
        port: i64 = 0
        while port < PORTS:
            if self.row_size[port] == 0:
                self.lay_row(port)
            port += 1

    def lay_row(self, port: i64) -> None:
        """Up to five cards; the row's top is its last card here, the first one drawn."""
        size: i64 = 0
        while size < ROW and not self.is_last:
            bean = self.draw()
            if bean != NOTHING:
                at = size
                while at > 0:
                    self.rows[port * ROW + at] = self.rows[port * ROW + at - 1]
                    at -= 1
                self.rows[port * ROW] = bean
                size += 1
        self.row_size[port] = size

    # -- end ---------------------------------------------------------------------------------

    def finish(self) -> None:
        """IB-24: everybody sells fields and cargo."""
        self.step = OVER
        seat: i64 = 0
        while seat < self.players:
            self.settled[seat] = settlement(self, seat)
            seat += 1
