"""What can be read off a position of La Isla Bohnita."""

from typing import Final

from atoll.core.bits import BIT, lowest
from atoll.core.native import i64
from atoll.core.state import State
from atoll.games.isla_bohnita import codes
from atoll.games.isla_bohnita import components as ib
from atoll.games.isla_bohnita.fields import BohnitaFields, Step

MOST_SHIFTS: Final = 4  # cargo moved to an empty merchant, a player and turn


class BohnitaPosition(BohnitaFields):
    """A position. Cards are beans 0–12; `state` tells who knows what."""

    def waited_for(self) -> i64:
        """Who is to act; in phase 2 also who has an offer to answer or cards to plant (IB-13)."""
        if self.step == Step.OVER:
            return 0
        if self.step == Step.RAID:
            return BIT[self.target // ib.MERCHANTS]
        if self.step == Step.TRADE:
            return BIT[self.active] | self.answerers() | self.planters()
        return BIT[self.active]

    def planters(self) -> i64:
        """The players with cards set aside."""
        mask: i64 = 0
        for seat in range(self.players):
            if self.aside_size[seat] > 0:
                mask |= BIT[seat]
        return mask

    def can_end_phase(self) -> bool:
        """IB-13: when everything is planted; IB-28: what is turned up may stay lying."""
        if self.planters() != 0 or self.slots_turned_up() != 0:
            return False
        return not self.island or self.players > 2 or self.lying_size() == 0

    # -- offers ------------------------------------------------------------------------------

    def answerers(self) -> i64:
        """The players with an offer they have neither accepted nor refused."""
        mask: i64 = 0
        for at in range(self.offers):
            mask |= self.addressed(at)
        return mask

    def offer_at(self, number: i64) -> i64:
        """Where an offer stands among those that can be accepted; NOTHING if it is gone."""
        for at in range(self.offers):
            if self.offer_id[at] == number:
                return at
        return ib.NOTHING

    def offer_of(self, maker: i64, turn: i64) -> i64:
        """Where the offer stands that its maker made this turn after so many others; or NOTHING."""
        for at in range(self.offers):
            if self.maker_of(at) == maker and self.turn_of(at) == turn:
                return at
        return ib.NOTHING

    def addressed(self, at: i64) -> i64:
        """The players who may accept this offer."""
        partner = self.partner_of(at)
        if partner != codes.ANYBODY:
            return BIT[partner]
        refused = (self.offer_terms[at] >> 8) & 255  # see `set_terms`
        return self.others(self.maker_of(at)) & ~refused

    def set_terms(self, at: i64, maker: i64, partner: i64, slots: i64, turn: i64) -> None:
        """Keep what `maker_of` to `turn_of` read, in one number; nobody has refused the offer."""
        self.offer_terms[at] = maker | (partner << 3) | (slots << 6) | (turn << 16)

    def note_refusal(self, at: i64, seat: i64) -> None:
        """This player is no longer addressed."""
        self.offer_terms[at] |= BIT[8 + seat]

    def partner_of(self, at: i64) -> i64:
        """Whom this offer is made to, ANYBODY for all."""
        return (self.offer_terms[at] >> 3) & 7

    def maker_of(self, at: i64) -> i64:
        """Who made this offer."""
        return self.offer_terms[at] & 7

    def slots_of(self, at: i64) -> i64:
        """The turned-up cards the active player gives in this offer."""
        return (self.offer_terms[at] >> 6) & 3

    def turn_of(self, at: i64) -> i64:
        """How many offers its maker had made this turn before this one."""
        return self.offer_terms[at] >> 16

    def is_trading(self) -> bool:
        """IB-8: in phase 2; IB-26, IB-28: not with two players."""
        return self.step == Step.TRADE and self.players > 2

    # -- what a player has -------------------------------------------------------------------

    def others(self, seat: i64) -> i64:
        """All players but this one."""
        return BIT[self.players] - 1 - BIT[seat]

    def has_ware(self, seat: i64, ware: i64) -> bool:
        """Whether the player has bought this."""
        return (self.bought[seat] & BIT[ware]) != 0

    def has_field(self, seat: i64, field: i64) -> bool:
        """IB-3: two fields and one to buy."""
        return 0 <= field < ib.LAST_FIELD or (
            field == ib.LAST_FIELD and self.has_ware(seat, ib.THIRD_FIELD)
        )

    def has_ship(self, seat: i64, ship: i64) -> bool:
        """IB-3: with the island one merchant, a second and a pirate to buy."""
        if not self.island:
            return False
        if ship == ib.PIRATE:
            return self.has_ware(seat, ib.PIRATE_SHIP)
        return ship == 0 or (ship == 1 and self.has_ware(seat, ib.SECOND_MERCHANT))

    def fields_of(self, seat: i64) -> i64:
        """How many fields a player has."""
        return ib.FIELDS if self.has_ware(seat, ib.THIRD_FIELD) else ib.FIELDS - 1

    def front(self, seat: i64) -> i64:
        """The front hand card."""
        return self.hands[seat * ib.HAND]

    def top_discard(self) -> i64:
        """The open card of the discard pile, NOTHING if there is none."""
        return ib.NOTHING if self.discard_size == 0 else self.discard[self.discard_size - 1]

    def lying_size(self) -> i64:
        """How many turned-up cards lie there with two players."""
        size: i64 = 0
        for count in self.lying:
            size += count
        return size

    def slots_turned_up(self) -> i64:
        """The slots that hold a card."""
        mask: i64 = 0
        if self.turned_up[0] != ib.NOTHING:
            mask |= 1
        if self.turned_up[1] != ib.NOTHING:
            mask |= 2
        return mask

    # -- phase 1 (IB-6, IB-26, IB-28) ----------------------------------------------------------

    def can_plant_more(self) -> bool:
        """IB-6: the front card, then the next, never a third; IB-28: a discard ends it."""
        if self.planted >= 2 or self.hand_size[self.active] == 0:
            return False
        return self.island or not self.has_discarded

    def can_discard(self) -> bool:
        """IB-26: once, before or after planting; IB-28: after it."""
        if self.players > 2 or self.has_discarded or self.hand_size[self.active] == 0:
            return False
        return self.island or self.planted > 0

    def can_turn_up(self) -> bool:
        """IB-6: the front card must be planted first, if there is one."""
        return self.planted > 0 or self.hand_size[self.active] == 0

    # -- hands and fields (IB-5, IB-6, IB-16) ---------------------------------------------------

    def largest_hand(self, seats: i64) -> i64:
        """How many cards one of these players could give at most; the size of hands is public."""
        most: i64 = 0
        while seats != 0:
            size = self.hand_size[lowest(seats)]
            if size > most:
                most = size
            seats &= seats - 1
        return most

    def beans_at(self, seat: i64, places: i64) -> i64:
        """The beans at these places of a hand."""
        counts: i64 = 0
        while places != 0:
            counts += codes.ONE[self.hands[seat * ib.HAND + lowest(places)]]
            places &= places - 1
        return counts

    def places_with(self, seat: i64, bean: i64) -> i64:
        """The places of a hand that hold this bean."""
        mask: i64 = 0
        for place in range(self.hand_size[seat]):
            if self.hands[seat * ib.HAND + place] == bean:
                mask |= BIT[place]
        return mask

    def growing(self, seat: i64) -> i64:
        """The beans in a player's fields."""
        mask: i64 = 0
        for field in range(ib.FIELDS):
            bean = self.field_bean[seat * ib.FIELDS + field]
            if bean != ib.NOTHING:
                mask |= BIT[bean]
        return mask

    def fields_for(self, seat: i64, bean: i64) -> i64:
        """The fields of a player that are empty or grow this bean."""
        mask: i64 = 0
        for field in range(self.fields_of(seat)):
            growing = self.field_bean[seat * ib.FIELDS + field]
            if growing == ib.NOTHING or growing == bean:
                mask |= BIT[field]
        return mask

    def may_sell(self, seat: i64) -> bool:
        """IB-26, IB-28: with two players only in one's own turn."""
        return self.players > 2 or seat == self.active

    def can_harvest(self, seat: i64, field: i64) -> bool:
        """IB-16: one card is protected while another field has two or more."""
        first = seat * ib.FIELDS
        count = self.field_count[first + field]
        if count != 1:
            return count > 0
        for other in range(ib.FIELDS):
            if self.field_count[first + other] > 1:
                return False
        return True

    # -- trading (IB-8) -----------------------------------------------------------------------

    def is_partner(self, seat: i64, partner: i64) -> bool:
        """IB-8: the active player deals with one or all, the others with them."""
        if seat != self.active:
            return partner == self.active
        return partner == codes.ANYBODY or (partner < self.players and partner != seat)

    def are_played(self, counts: i64) -> bool:
        """There are so many of these beans in the game."""
        for bean in range(ib.BEANS):
            copies = codes.copies_of(counts, bean)
            if copies > 0 and ((self.beans & BIT[bean]) == 0 or copies > self.printed.copies[bean]):
                return False
        return True

    def is_impossible(self, at: i64) -> bool:
        """Nobody addressed is left, or none holds as many cards as are asked for."""
        partners = self.addressed(at)
        wanted = codes.nibble_sum(self.offer_wanted[at])
        return partners == 0 or wanted > self.largest_hand(partners)

    def can_wish(self, seat: i64, bean: i64) -> bool:
        """Each bean of the game once a player and turn."""
        may_wish = self.beans & ~self.wishes[seat]
        return self.is_trading() and bean < ib.BEANS and (may_wish & BIT[bean]) != 0

    # -- ships (IB-10 to IB-12, IB-18 to IB-20) -------------------------------------------------

    def top_of_row(self, port: i64) -> i64:
        """The top card of a port's row, NOTHING if it is empty."""
        size = self.row_size[port]
        return ib.NOTHING if size == 0 else self.rows[port * ib.ROW + size - 1]

    def run_of_row(self, port: i64) -> i64:
        """How many cards from the top on are of one bean."""
        run: i64 = 1
        top = self.row_size[port] - 1
        while run <= top and self.rows[port * ib.ROW + top - run] == self.rows[port * ib.ROW + top]:
            run += 1
        return run

    def can_raid(self, seat: i64, target: i64) -> bool:
        """IB-12: a loaded merchant of another player, once a turn, if the pirate can take it."""
        victim = target // ib.MERCHANTS
        at = victim * ib.SHIPS + target % ib.MERCHANTS
        if victim == seat or self.ship_count[at] == 0 or (self.raided & BIT[target]) != 0:
            return False
        return self.can_carry(seat, ib.PIRATE, self.ship_bean[at])

    def can_carry(self, seat: i64, ship: i64, bean: i64) -> bool:
        """A ship carries one bean: it is empty or carries this one."""
        carried = self.ship_bean[seat * ib.SHIPS + ship]
        return carried == ib.NOTHING or carried == bean

    def can_load(self, seat: i64, field: i64, ship: i64) -> bool:
        """IB-18: onto an own merchant that is empty or carries that bean."""
        return self.has_ship(seat, ship) and self.can_carry(
            seat, ship, self.field_bean[seat * ib.FIELDS + field]
        )

    def can_move(self, seat: i64, source: i64, target: i64) -> bool:
        """IB-19: all of it onto an own merchant that is empty or carries that bean."""
        at = seat * ib.SHIPS + source
        if self.ship_count[at] == 0 or source == target or not self.has_ship(seat, target):
            return False
        if self.is_shift(seat, source, target):
            return self.shifts[seat] < MOST_SHIFTS
        return self.can_carry(seat, target, self.ship_bean[at])

    def is_shift(self, seat: i64, source: i64, target: i64) -> bool:
        """A move to the other merchant, which is empty; it alone could be repeated without end."""
        return source != ib.PIRATE and self.ship_count[seat * ib.SHIPS + target] == 0

    def cargo_value(self, seat: i64, ship: i64) -> i64:
        """The thalers a ship's cargo would bring."""
        at = seat * ib.SHIPS + ship
        if self.ship_count[at] == 0:
            return 0
        return self.printed.value(self.ship_bean[at], self.ship_count[at])

    # -- buying (IB-21) -----------------------------------------------------------------------

    def price(self, ware: i64) -> i64:
        """IB-21: what a ware costs; NOTHING if it is not sold in this game."""
        if ware == ib.THIRD_FIELD:
            return 2 if not self.island and self.players >= 6 else 3
        if not self.island:
            return ib.NOTHING
        if ware == ib.PIRATE_SHIP:
            return 2
        if self.players == 2:
            return 5
        return 4 if self.players <= 4 else 3

    def can_buy(self, seat: i64, ware: i64) -> bool:
        """IB-21: each once a player."""
        price = self.price(ware)
        return price != ib.NOTHING and self.wealth[seat] >= price and not self.has_ware(seat, ware)

    # -- set-up, drawing and end (IB-4, IB-14, IB-23) -------------------------------------------

    def first_hand(self, turn: i64) -> i64:
        """IB-4: 3, 4, 5, then 6 cards; 5 each with two players or a small table without island."""
        if self.printed.hand > 0:
            return self.printed.hand
        if self.players == 2 or (not self.island and self.players < 6):
            return 5
        return min(3 + turn, 6)

    def cards_to_draw(self) -> i64:
        """IB-14; IB-26, IB-28: two with two players."""
        if self.players == 2:
            return self.printed.drawn
        if not self.island:
            return 4 if self.players >= 6 else 3
        if self.players >= 6:
            return 5
        return 4 if self.players == 5 else 3

    def final_exhaustion(self) -> i64:
        """IB-23: the time the draw pile runs out that ends the game."""
        if not self.island and self.extension and self.players <= 3:
            return self.players - 1
        return 3

    # -- copies ------------------------------------------------------------------------------

    def assign(self, other: State) -> None:
        """Become a copy of another position of this game."""
        assert isinstance(other, BohnitaPosition)
        super().assign(other)
        for at in range(max(self.offers, other.offers)):  # places without an offer hold 0
            self.copy_offer(at, other, at)
        self.offers = other.offers

    def copy_offer(self, at: i64, other: "BohnitaPosition", source: i64) -> None:
        """An offer of another position, or another one of this."""
        self.offer_id[at] = other.offer_id[source]
        self.offer_terms[at] = other.offer_terms[source]
        self.offer_places[at] = other.offer_places[source]
        self.offer_given[at] = other.offer_given[source]
        self.offer_wanted[at] = other.offer_wanted[source]
