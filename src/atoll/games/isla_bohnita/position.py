"""What a position of La Isla Bohnita is made of, and what can be read off it."""

from typing import Final

from atoll.core.bits import BIT, lowest
from atoll.core.native import i64, vec
from atoll.core.rng import Rng
from atoll.core.state import State
from atoll.core.vectors import clear, filled, put
from atoll.games.isla_bohnita.components import (
    BASE,
    BEANS,
    CARDS,
    EXTENSION,
    FIELDS,
    ISLAND,
    MERCHANTS,
    PIRATE,
    PIRATE_SHIP,
    PORTS,
    ROW,
    SECOND_MERCHANT,
    SHIPS,
    SLOTS,
    THIRD_FIELD,
    BohnitaSet,
    beans_removed,
)
from atoll.games.isla_bohnita.verbs import ANYBODY, ASIDE, HAND, OVER, PLANT, RAID, TRADE

NOTHING: Final = -1
UNKNOWN: Final = -2  # a hand card the viewer does not know
LAST_FIELD: Final = FIELDS - 1  # the third one, to buy
THALER: Final = 16  # a thaler is its owner * THALER + its bean


class BohnitaPosition(State):
    """The fields. Cards are beans 0–12; `knowledge` tells who knows what."""

    def __init__(
        self,
        printed: BohnitaSet,
        players: i64,
        island: bool,
        extension: bool,
        most_offers: i64,
        rng: Rng,
    ) -> None:
        super().__init__(players, rng)
        self.printed: BohnitaSet = printed
        self.island: bool = island
        self.extension: bool = extension
        self.most_offers: i64 = most_offers  # a turn's offers and wishes
        self.beans: i64 = beans_played(printed, players, island, extension)
        self.step: i64 = PLANT
        self.active: i64 = 0
        self.is_last: bool = False  # IB-23: the game ends with this turn's planting
        self.planted: i64 = 0  # IB-6: hand cards planted in this phase 1
        self.has_discarded: bool = False  # IB-26, IB-28: a hand card in this phase 1
        # The piles. Nobody knows the order of the deck: it is a count of each bean.
        self.deck: vec[i64] = filled(BEANS, 0)
        self.deck_size: i64 = 0
        self.discard: vec[i64] = filled(CARDS, NOTHING)  # the top card last
        self.discard_size: i64 = 0
        self.put_aside: vec[i64] = filled(BEANS, 0)  # IB-27, IB-28: thalers paid
        self.exhaustions: i64 = 0
        self.rows: vec[i64] = filled(PORTS * ROW, NOTHING)  # the top card last
        self.row_size: vec[i64] = filled(PORTS, 0)
        self.turned_up: vec[i64] = filled(SLOTS, NOTHING)  # IB-7
        self.lying: vec[i64] = filled(BEANS, 0)  # IB-26, IB-28: turned up with two players
        # Each player's cards. Hands are queues, their front at place 0.
        self.hands: vec[i64] = filled(players * HAND, NOTHING)
        self.hand_size: vec[i64] = filled(players, 0)
        self.shown_places: vec[i64] = filled(players, 0)  # places in a hand everybody knows
        self.field_bean: vec[i64] = filled(players * FIELDS, NOTHING)
        self.field_count: vec[i64] = filled(players * FIELDS, 0)
        self.aside: vec[i64] = filled(players * BEANS, 0)
        self.aside_size: vec[i64] = filled(players, 0)
        self.ship_bean: vec[i64] = filled(players * SHIPS, NOTHING)
        self.ship_count: vec[i64] = filled(players * SHIPS, 0)
        self.bought: vec[i64] = filled(players, 0)  # the set of wares a player has
        self.thalers: vec[i64] = filled(CARDS, NOTHING)  # of all players, the last turned over last
        self.thalers_size: i64 = 0
        self.wealth: vec[i64] = filled(players, 0)  # how many thalers each has
        self.settled: vec[i64] = filled(players, 0)  # IB-24: thalers for the last sale
        # Raids: the merchant under attack and those attacked this turn, as seat * 2 + merchant.
        self.target: i64 = NOTHING
        self.raided: i64 = 0
        self.shifts: vec[i64] = filled(players, 0)  # cargo moved to an empty merchant this turn
        # This turn's offers by id; `standing` is the set of those that can still be accepted.
        self.offers_made: i64 = 0
        self.standing: i64 = 0
        self.offer_terms: vec[i64] = filled(most_offers, 0)
        self.offer_given: vec[i64] = filled(most_offers, 0)  # places in the maker's hand
        self.offer_wanted: vec[i64] = filled(most_offers, 0)  # beans, four bits each
        self.wishes: vec[i64] = filled(players, 0)  # the set of beans a player looks for

    def must_act(self) -> i64:
        """In phase 2 the active player and whoever has an offer to answer, else who must plant."""
        if self.step == OVER:
            return 0
        if self.step == RAID:
            return BIT[self.target // MERCHANTS]
        if self.step == ASIDE:
            return self.planters()
        if self.step == TRADE:
            return BIT[self.active] | self.answerers()
        return BIT[self.active]

    def to_act(self) -> i64:
        """Those who have an offer to answer come before the active player."""
        waiting = self.must_act()
        if waiting == 0:
            return -1
        if self.step == TRADE and waiting != BIT[self.active]:
            waiting &= ~BIT[self.active]
        return lowest(waiting)

    def planters(self) -> i64:
        """The players with cards set aside."""
        mask: i64 = 0
        seat: i64 = 0
        while seat < self.players:
            if self.aside_size[seat] > 0:
                mask |= BIT[seat]
            seat += 1
        return mask

    # -- offers ------------------------------------------------------------------------------

    def answerers(self) -> i64:
        """The players with an offer they have neither accepted nor refused."""
        mask: i64 = 0
        left = self.standing
        while left != 0:
            mask |= self.addressed(lowest(left))
            left &= left - 1
        return mask

    def addressed(self, offer: i64) -> i64:
        """The players who may accept this offer."""
        terms = self.offer_terms[offer]
        partner = (terms >> 3) & 7
        if partner != ANYBODY:
            return BIT[partner]
        return (BIT[self.players] - 1) & ~BIT[terms & 7] & ~(terms >> 8)

    def maker_of(self, offer: i64) -> i64:
        """Who made this offer."""
        return self.offer_terms[offer] & 7

    def slots_of(self, offer: i64) -> i64:
        """The turned-up cards the active player gives in this offer."""
        return (self.offer_terms[offer] >> 6) & 3

    def is_trading(self) -> bool:
        """IB-8: in phase 2; IB-26, IB-28: not with two players."""
        return self.step == TRADE and self.players > 2

    # -- what a player has -------------------------------------------------------------------

    def has_ware(self, seat: i64, ware: i64) -> bool:
        """Whether the player has bought this."""
        return (self.bought[seat] & BIT[ware]) != 0

    def has_field(self, seat: i64, field: i64) -> bool:
        """IB-3: two fields and one to buy."""
        return 0 <= field < LAST_FIELD or (field == LAST_FIELD and self.has_ware(seat, THIRD_FIELD))

    def has_ship(self, seat: i64, ship: i64) -> bool:
        """IB-3: with the island one merchant, a second and a pirate to buy."""
        if not self.island:
            return False
        if ship == PIRATE:
            return self.has_ware(seat, PIRATE_SHIP)
        return ship == 0 or (ship == 1 and self.has_ware(seat, SECOND_MERCHANT))

    def fields_of(self, seat: i64) -> i64:
        """How many fields a player has."""
        return FIELDS if self.has_ware(seat, THIRD_FIELD) else FIELDS - 1

    def front(self, seat: i64) -> i64:
        """The front hand card."""
        return self.hands[seat * HAND]

    def next_seat(self, seat: i64) -> i64:
        """The seat to the left."""
        return seat + 1 if seat + 1 < self.players else 0

    def top_discard(self) -> i64:
        """The open card of the discard pile, NOTHING if there is none."""
        return NOTHING if self.discard_size == 0 else self.discard[self.discard_size - 1]

    def lying_size(self) -> i64:
        """How many turned-up cards lie there with two players."""
        size: i64 = 0
        for count in self.lying:
            size += count
        return size

    # -- copies ------------------------------------------------------------------------------

    def clear(self) -> None:
        """Forget everything of an earlier game."""
        clear(self.deck, 0)
        clear(self.discard, NOTHING)
        clear(self.put_aside, 0)
        clear(self.rows, NOTHING)
        clear(self.row_size, 0)
        clear(self.turned_up, NOTHING)
        clear(self.lying, 0)
        clear(self.hands, NOTHING)
        clear(self.hand_size, 0)
        clear(self.shown_places, 0)
        clear(self.field_bean, NOTHING)
        clear(self.field_count, 0)
        clear(self.aside, 0)
        clear(self.aside_size, 0)
        clear(self.ship_bean, NOTHING)
        clear(self.ship_count, 0)
        clear(self.bought, 0)
        clear(self.thalers, NOTHING)
        clear(self.wealth, 0)
        clear(self.settled, 0)
        clear(self.shifts, 0)
        clear(self.wishes, 0)
        clear(self.offer_terms, 0)
        clear(self.offer_given, 0)
        clear(self.offer_wanted, 0)
        self.discard_size = self.thalers_size = self.exhaustions = 0
        self.raided = self.offers_made = self.standing = 0
        self.target = NOTHING
        self.is_last = False

    def assign(self, other: State) -> None:
        """Every field, one by one; the long vectors by slices, which copy quickest."""
        assert isinstance(other, BohnitaPosition)
        self.viewer = other.viewer
        self.rng.assign(other.rng)
        self.discard = other.discard[:]
        self.thalers = other.thalers[:]
        self.hands = other.hands[:]
        self.aside = other.aside[:]
        put(self.deck, other.deck)
        put(self.put_aside, other.put_aside)
        put(self.rows, other.rows)
        put(self.row_size, other.row_size)
        put(self.turned_up, other.turned_up)
        put(self.lying, other.lying)
        put(self.hand_size, other.hand_size)
        put(self.shown_places, other.shown_places)
        put(self.field_bean, other.field_bean)
        put(self.field_count, other.field_count)
        put(self.aside_size, other.aside_size)
        put(self.ship_bean, other.ship_bean)
        put(self.ship_count, other.ship_count)
        put(self.bought, other.bought)
        put(self.wealth, other.wealth)
        put(self.settled, other.settled)
        put(self.shifts, other.shifts)
        put(self.offer_terms, other.offer_terms)
        put(self.offer_given, other.offer_given)
        put(self.offer_wanted, other.offer_wanted)
        put(self.wishes, other.wishes)
        self.step = other.step
        self.active = other.active
        self.is_last = other.is_last
        self.planted = other.planted
        self.has_discarded = other.has_discarded
        self.deck_size = other.deck_size
        self.discard_size = other.discard_size
        self.exhaustions = other.exhaustions
        self.thalers_size = other.thalers_size
        self.target = other.target
        self.raided = other.raided
        self.offers_made = other.offers_made
        self.standing = other.standing


def beans_played(printed: BohnitaSet, players: i64, island: bool, extension: bool) -> i64:
    """IB-1, IB-2: the beans of the boxes played with, without those removed."""
    mask = printed.boxes[BASE]
    if extension:
        mask |= printed.boxes[EXTENSION]
    if island:
        mask |= printed.boxes[ISLAND]
    return mask & ~beans_removed(players, island, extension)
