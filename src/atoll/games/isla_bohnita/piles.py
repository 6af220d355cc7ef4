"""Cards on the move: the draw and discard piles, hands as queues, thalers that are cards."""

from atoll.core.bits import BIT
from atoll.core.native import i64
from atoll.games.isla_bohnita.components import BEANS, FIELDS, SHIPS, number_of
from atoll.games.isla_bohnita.position import NOTHING, THALER, BohnitaPosition
from atoll.games.isla_bohnita.verbs import HAND


class BohnitaPiles(BohnitaPosition):
    """Moves of cards between two places; no decision is made here."""

    # -- draw and discard pile (IB-23) -------------------------------------------------------

    def final_exhaustion(self) -> i64:
        """IB-23: the time the draw pile runs out that ends the game."""
        if not self.island and self.extension and self.players <= 3:
            return self.players - 1
        return 3

    def stack_deck(self) -> None:
        """All the beans of the game into the draw pile."""
        self.deck_size = 0
        bean: i64 = 0
        while bean < BEANS:
            self.deck[bean] = 0
            if (self.beans & BIT[bean]) != 0:
                self.deck[bean] = number_of(bean)
            self.deck_size += self.deck[bean]
            bean += 1

    def draw(self) -> i64:
        """IB-23: the next card of the draw pile, NOTHING when the final time has come."""
        if self.is_last:
            return NOTHING
        if self.deck_size == 0:
            if self.discard_size == 0:
                self.is_last = True
                return NOTHING
            self.reshuffle()
        left = self.rng.below(self.deck_size)
        bean: i64 = 0
        while left >= self.deck[bean]:
            left -= self.deck[bean]
            bean += 1
        self.deck[bean] -= 1
        self.deck_size -= 1
        if self.deck_size == 0:
            self.exhaust()
        return bean

    def exhaust(self) -> None:
        """IB-23: the last card has left; the discard pile comes in, or the game is ending."""
        self.exhaustions += 1
        if self.exhaustions >= self.final_exhaustion():
            self.is_last = True
        elif self.discard_size > 0:
            self.reshuffle()

    def reshuffle(self) -> None:
        """The discard pile becomes the draw pile; IB-27: thalers put aside come back."""
        while self.discard_size > 0:
            self.deck[self.take_discard()] += 1
            self.deck_size += 1
        if self.island:
            bean: i64 = 0
            while bean < BEANS:
                self.deck[bean] += self.put_aside[bean]
                self.deck_size += self.put_aside[bean]
                self.put_aside[bean] = 0
                bean += 1

    def discard_cards(self, bean: i64, count: i64) -> None:
        """Cards of one bean onto the discard pile."""
        while count > 0:
            self.discard[self.discard_size] = bean
            self.discard_size += 1
            count -= 1

    def take_discard(self) -> i64:
        """The top card of the discard pile, which is not empty."""
        self.discard_size -= 1
        bean = self.discard[self.discard_size]
        self.discard[self.discard_size] = NOTHING
        return bean

    # -- hands (IB-5) ------------------------------------------------------------------------

    def draw_to_hand(self, seat: i64) -> bool:
        """A card to the back of the hand; False if there was none."""
        bean = self.draw()
        if bean == NOTHING:
            return False
        self.hands[seat * HAND + self.hand_size[seat]] = bean
        self.hand_size[seat] += 1
        return True

    def take_from_hand(self, seat: i64, place: i64) -> i64:
        """The card at a place leaves the hand; those behind it move up."""
        at = seat * HAND + place
        bean = self.hands[at]
        self.hand_size[seat] -= 1
        last = seat * HAND + self.hand_size[seat]
        while at < last:
            self.hands[at] = self.hands[at + 1]
            at += 1
        self.hands[last] = NOTHING
        self.shown_places[seat] = without_place(self.shown_places[seat], place)
        if self.standing != 0:
            self.move_up_offers(seat, place)
        return bean

    def move_up_offers(self, seat: i64, place: i64) -> None:
        """A standing offer keeps its cards; one whose card left the hand vanishes."""
        offer: i64 = 0
        while offer < self.offers_made:
            if (self.standing & BIT[offer]) != 0 and self.maker_of(offer) == seat:
                if (self.offer_given[offer] & BIT[place]) != 0:
                    self.drop_offer(offer)
                else:
                    self.offer_given[offer] = without_place(self.offer_given[offer], place)
            offer += 1

    def drop_offer(self, offer: i64) -> None:
        """The offer is no more."""
        self.standing &= ~BIT[offer]
        self.offer_terms[offer] = self.offer_given[offer] = self.offer_wanted[offer] = 0

    def drop_all_offers(self) -> None:
        """No offer is left."""
        offer: i64 = 0
        while self.standing != 0 and offer < self.offers_made:
            if (self.standing & BIT[offer]) != 0:
                self.drop_offer(offer)
            offer += 1

    # -- fields, set-aside cards and ships ---------------------------------------------------

    def set_aside(self, seat: i64, bean: i64) -> None:
        """IB-9: a card to be planted by this player this turn."""
        self.aside[seat * BEANS + bean] += 1
        self.aside_size[seat] += 1

    def fields_for(self, seat: i64, bean: i64) -> i64:
        """The fields of a player that are empty or grow this bean."""
        mask: i64 = 0
        field: i64 = self.fields_of(seat) - 1
        while field >= 0:
            growing = self.field_bean[seat * FIELDS + field]
            if growing == NOTHING or growing == bean:
                mask |= BIT[field]
            field -= 1
        return mask

    def plant(self, seat: i64, field: i64, bean: i64, count: i64) -> None:
        """Cards of one bean onto a field that can grow it."""
        self.field_bean[seat * FIELDS + field] = bean
        self.field_count[seat * FIELDS + field] += count

    def can_carry(self, seat: i64, ship: i64, bean: i64) -> bool:
        """A ship carries one bean: it is empty or carries this one."""
        carried = self.ship_bean[seat * SHIPS + ship]
        return carried == NOTHING or carried == bean

    def stow(self, seat: i64, ship: i64, bean: i64, count: i64) -> None:
        """Cards of one bean onto a ship that can carry it."""
        self.ship_bean[seat * SHIPS + ship] = bean
        self.ship_count[seat * SHIPS + ship] += count

    def unload(self, seat: i64, ship: i64, count: i64) -> None:
        """So many cards leave a ship."""
        at = seat * SHIPS + ship
        self.ship_count[at] -= count
        if self.ship_count[at] == 0:
            self.ship_bean[at] = NOTHING

    def clear_field(self, seat: i64, field: i64) -> None:
        """IB-16: always the whole field."""
        self.field_bean[seat * FIELDS + field] = NOTHING
        self.field_count[seat * FIELDS + field] = 0

    # -- thalers (IB-17, IB-21) --------------------------------------------------------------

    def sell(self, seat: i64, bean: i64, count: i64) -> None:
        """IB-17: of the cards sold, as many as they bring in thalers are turned over."""
        earned = self.printed.value(bean, count)
        self.discard_cards(bean, count - earned)
        self.wealth[seat] += earned
        while earned > 0:
            self.thalers[self.thalers_size] = seat * THALER + bean
            self.thalers_size += 1
            earned -= 1

    def pay(self, seat: i64, price: i64) -> None:
        """IB-21: the last cards turned over go back; IB-27, IB-28: with two players put aside."""
        self.wealth[seat] -= price
        at = self.thalers_size
        while price > 0:
            at -= 1
            if self.thalers[at] // THALER == seat:
                bean = self.thalers[at] % THALER
                self.remove_thaler(at)
                price -= 1
                if self.players == 2:
                    self.put_aside[bean] += 1
                else:
                    self.discard_cards(bean, 1)

    def remove_thaler(self, at: i64) -> None:
        """Close the gap a paid thaler leaves."""
        self.thalers_size -= 1
        while at < self.thalers_size:
            self.thalers[at] = self.thalers[at + 1]
            at += 1
        self.thalers[at] = NOTHING


def without_place(places: i64, place: i64) -> i64:
    """A set of places after the card at `place` has left and those behind have moved up."""
    before = BIT[place] - 1
    return (places & before) | ((places >> 1) & ~before)
