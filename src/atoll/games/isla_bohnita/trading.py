"""Trading: offers, answers and deals (IB-8, IB-9)."""

from typing import Final

from atoll.core.bits import BIT, lowest, popcount
from atoll.core.native import append, i64, vec
from atoll.core.rng import Rng
from atoll.games.isla_bohnita.components import BEANS, FIELDS, SLOTS, number_of
from atoll.games.isla_bohnita.harbour import BohnitaHarbour
from atoll.games.isla_bohnita.position import NOTHING
from atoll.games.isla_bohnita.verbs import (
    ACCEPT,
    ANYBODY,
    DEALT,
    DO_REFUSE,
    DO_WISH,
    DO_WITHDRAW,
    HAND,
    NO_ID,
    OFFER,
    REST,
    STEP,
    SUBSETS,
    VERB,
    WANTS,
    accept_action,
    beans_of,
    nibble_sum,
    offer_action,
    places_of,
    rank_beans,
    rank_places,
)

# What can be wrong with an offer.
NO_FAULT: Final = 0
MALFORMED: Final = 1
NOT_TRADING: Final = 2
CAP_REACHED: Final = 3
WRONG_PARTNER: Final = 4
NOT_ANSWERABLE: Final = 5
SLOT_EMPTY: Final = 6
PLACE_EMPTY: Final = 7
NOTHING_DEALT: Final = 8
TOO_MANY_WANTED: Final = 9
NO_SUCH_BEANS: Final = 10


class BohnitaTrading(BohnitaHarbour):
    """Every deal includes the active player; cards leave a hand only when it is accepted."""

    # -- offers ------------------------------------------------------------------------------

    def offer_fault(self, seat: i64, action: i64) -> i64:
        """What forbids this offer, judged by what its maker knows."""
        code = action - OFFER
        if code % STEP != 0 or code // STEP // REST // WANTS >= SUBSETS:
            return MALFORMED
        if not self.is_trading():
            return NOT_TRADING
        if self.offers_made >= self.most_offers:
            return CAP_REACHED
        rest = code // STEP % REST
        cards = code // STEP // REST
        answered = rest % (NO_ID + 1)
        partner = rest // (NO_ID + 1) % 8
        slots = rest // (NO_ID + 1) // 8
        if not self.is_partner(seat, partner):
            return WRONG_PARTNER
        if answered != NO_ID and not self.is_answer(seat, partner, answered):
            return NOT_ANSWERABLE
        given = places_of(cards // WANTS)
        return self.terms_fault(seat, partner, slots, given, cards % WANTS)

    def is_partner(self, seat: i64, partner: i64) -> bool:
        """IB-8: the active player deals with one or all, the others with him."""
        if seat != self.active:
            return partner == self.active
        return partner == ANYBODY or (partner < self.players and partner != seat)

    def is_answer(self, seat: i64, partner: i64, offer: i64) -> bool:
        """A counter goes back to who made the offer, from somebody it was made to."""
        return (
            (self.standing & BIT[offer]) != 0
            and self.maker_of(offer) == partner
            and (self.addressed(offer) & BIT[seat]) != 0
        )

    def terms_fault(self, seat: i64, partner: i64, slots: i64, given: i64, wanted: i64) -> i64:
        """Whether the cards are there, as far as the maker can know."""
        slot: i64 = 0
        while slot < SLOTS:
            if (slots & BIT[slot]) != 0 and self.turned_up[slot] == NOTHING:
                return SLOT_EMPTY
            slot += 1
        if given >= BIT[self.hand_size[seat]]:
            return PLACE_EMPTY
        if slots == 0 and given == 0 and wanted == 0:
            return NOTHING_DEALT
        counts = beans_of(wanted)
        if not self.are_played(counts):
            return NO_SUCH_BEANS
        if nibble_sum(counts) > self.largest_hand(seat, partner):
            return TOO_MANY_WANTED
        return NO_FAULT

    def are_played(self, counts: i64) -> bool:
        """There are so many of these beans in the game."""
        bean: i64 = 0
        while counts != 0:
            copies = counts & 15
            if copies > 0 and ((self.beans & BIT[bean]) == 0 or copies > number_of(bean)):
                return False
            counts >>= 4
            bean += 1
        return True

    def largest_hand(self, seat: i64, partner: i64) -> i64:
        """How many cards a partner could give at most; the size of hands is public."""
        if partner != ANYBODY:
            return self.hand_size[partner]
        most: i64 = 0
        other: i64 = 0
        while other < self.players:
            if other != seat and self.hand_size[other] > most:
                most = self.hand_size[other]
            other += 1
        return most

    def make_offer(self, seat: i64, action: i64) -> None:
        """IB-8: everybody sees the cards offered; a counter takes the place of what it answers."""
        rest = (action - OFFER) // STEP % REST
        cards = (action - OFFER) // STEP // REST
        answered = rest % (NO_ID + 1)
        partner = rest // (NO_ID + 1) % 8
        slots = rest // (NO_ID + 1) // 8
        if answered != NO_ID:
            self.refuse_offer(seat, answered)
        offer = self.offers_made
        self.offers_made += 1
        self.standing |= BIT[offer]
        self.offer_terms[offer] = seat | (partner << 3) | (slots << 6)
        self.offer_given[offer] = places_of(cards // WANTS)
        self.offer_wanted[offer] = beans_of(cards % WANTS)
        self.shown_places[seat] |= self.offer_given[offer]

    # -- answers -----------------------------------------------------------------------------

    def refuse_offer(self, seat: i64, offer: i64) -> None:
        """An offer that nobody can accept any more vanishes."""
        self.offer_terms[offer] |= BIT[seat + 8]
        if (self.offer_terms[offer] >> 3) & 7 != ANYBODY or self.addressed(offer) == 0:
            self.drop_offer(offer)

    def can_accept(self, seat: i64, action: i64) -> bool:
        """Accepting names the places of the cards given: exactly the beans wanted."""
        code = action - ACCEPT
        offer = code // STEP // SUBSETS
        if code % STEP != 0 or offer >= self.offers_made or not self.is_trading():
            return False
        if (self.standing & BIT[offer]) == 0 or (self.addressed(offer) & BIT[seat]) == 0:
            return False
        places = places_of(code // STEP % SUBSETS)
        if places >= BIT[self.hand_size[seat]]:
            return False
        return self.beans_at(seat, places) == self.offer_wanted[offer]

    def beans_at(self, seat: i64, places: i64) -> i64:
        """The beans at these places of a hand."""
        counts: i64 = 0
        while places != 0:
            counts += BIT[4 * self.hands[seat * HAND + lowest(places)]]
            places &= places - 1
        return counts

    def accept(self, seat: i64, action: i64) -> None:
        """IB-8, IB-9: the deal is carried out at once and whole; cards received are set aside."""
        code = (action - ACCEPT) // STEP
        offer = code // SUBSETS
        maker = self.maker_of(offer)
        given = self.offer_given[offer]
        slots = self.slots_of(offer)
        self.drop_offer(offer)
        self.hand_over(seat, places_of(code % SUBSETS), maker)
        self.hand_over(maker, given, seat)
        slot: i64 = 0
        while slot < SLOTS:
            if (slots & BIT[slot]) != 0:
                self.take_turned_up(slot, seat if maker == self.active else maker)
            slot += 1
        self.drop_impossible()

    def hand_over(self, giver: i64, places: i64, receiver: i64) -> None:
        """The cards at these places go to the receiver, the hindmost first."""
        place = self.hand_size[giver] - 1
        while places != 0:
            if (places & BIT[place]) != 0:
                places &= ~BIT[place]
                self.set_aside(receiver, self.take_from_hand(giver, place))
            place -= 1

    def take_turned_up(self, slot: i64, seat: i64) -> None:
        """IB-7, IB-9: a turned-up card is set aside; offers of it vanish."""
        self.set_aside(seat, self.turned_up[slot])
        self.turned_up[slot] = NOTHING
        left = self.standing
        while left != 0:
            offer = lowest(left)
            left &= left - 1
            if (self.slots_of(offer) & BIT[slot]) != 0:
                self.drop_offer(offer)

    def drop_impossible(self) -> None:
        """Offers that ask for more cards than a partner holds vanish; hand sizes are public."""
        left = self.standing
        while left != 0:
            offer = lowest(left)
            left &= left - 1
            partner = (self.offer_terms[offer] >> 3) & 7
            most = self.largest_hand(self.maker_of(offer), partner)
            if nibble_sum(self.offer_wanted[offer]) > most:
                self.drop_offer(offer)

    # -- listing -----------------------------------------------------------------------------

    def list_answers(self, seat: i64, out: vec[i64]) -> vec[i64]:
        """Accept in every possible way, refuse, or withdraw."""
        left = self.standing
        while left != 0:
            offer = lowest(left)
            left &= left - 1
            if (self.addressed(offer) & BIT[seat]) != 0:
                for places in self.ways_to_give(seat, self.offer_wanted[offer]):
                    rank = rank_places(places, popcount(places))
                    out = append(out, accept_action(offer, rank))
                out = append(out, DO_REFUSE * VERB + offer)
            elif self.maker_of(offer) == seat:
                out = append(out, DO_WITHDRAW * VERB + offer)
        return out

    def ways_to_give(self, seat: i64, counts: i64) -> vec[i64]:
        """The sets of places in a hand that hold exactly these beans."""
        ways = vec[i64]([0])
        bean: i64 = 0
        while counts != 0:
            held = self.places_with(seat, bean)
            copies = counts & 15
            while copies > 0:
                ways = one_more(ways, held)
                copies -= 1
            counts >>= 4
            bean += 1
        return ways

    def places_with(self, seat: i64, bean: i64) -> i64:
        """The places of a hand that hold this bean."""
        mask: i64 = 0
        place: i64 = 0
        while place < self.hand_size[seat]:
            if self.hands[seat * HAND + place] == bean:
                mask |= BIT[place]
            place += 1
        return mask

    def can_wish(self, seat: i64, bean: i64) -> bool:
        """Each bean of the game once a turn, while the turn has offers left."""
        if not self.is_trading() or self.offers_made >= self.most_offers or bean >= BEANS:
            return False
        return (self.beans & ~self.wishes[seat] & BIT[bean]) != 0

    def list_wishes(self, seat: i64, out: vec[i64]) -> vec[i64]:
        """What a player may show that he looks for; it binds nobody."""
        if self.offers_made < self.most_offers:
            beans = self.beans & ~self.wishes[seat]
            while beans != 0:
                out = append(out, DO_WISH * VERB + lowest(beans))
                beans &= beans - 1
        return out

    def wish(self, seat: i64, bean: i64) -> None:
        """Show a bean one looks for; it counts as one of the turn's offers."""
        self.wishes[seat] |= BIT[bean]
        self.offers_made += 1

    def list_offers(self, seat: i64, out: vec[i64]) -> vec[i64]:
        """A sensible few: one card for one card that grows with the taker, or as a gift."""
        if self.offers_made >= self.most_offers:
            return out
        if seat != self.active:
            return self.list_bids(seat, out)
        slot: i64 = 0
        while slot < SLOTS:
            if self.turned_up[slot] != NOTHING:
                out = self.list_offers_of(seat, 0, BIT[slot], self.turned_up[slot], out)
            slot += 1
        seen: i64 = 0
        place: i64 = 0
        while place < self.hand_size[seat]:
            bean = self.hands[seat * HAND + place]
            if (seen & BIT[bean]) == 0:
                seen |= BIT[bean]
                out = self.list_offers_of(seat, place + 1, 0, bean, out)
            place += 1
        return out

    def list_offers_of(
        self, seat: i64, given: i64, slots: i64, bean: i64, out: vec[i64]
    ) -> vec[i64]:
        """The active player offers one card to all: for each bean he grows, and as a gift."""
        out = append(out, offer_action(given, 0, slots, ANYBODY, NO_ID))
        wanted = self.growing(seat) & ~BIT[bean]
        if self.largest_hand(seat, ANYBODY) == 0:
            wanted = 0
        while wanted != 0:
            out = append(out, offer_action(given, lowest(wanted) + 1, slots, ANYBODY, NO_ID))
            wanted &= wanted - 1
        return out

    def list_bids(self, seat: i64, out: vec[i64]) -> vec[i64]:
        """Another player bids one hand card for a turned-up card he grows, or asks for it."""
        slot: i64 = 0
        while slot < SLOTS:
            bean = self.turned_up[slot]
            if bean != NOTHING and (self.growing(seat) & BIT[bean]) != 0:
                out = append(out, offer_action(0, 0, BIT[slot], self.active, NO_ID))
                seen: i64 = BIT[bean]
                place: i64 = 0
                while place < self.hand_size[seat]:
                    mine = self.hands[seat * HAND + place]
                    if mine >= 0 and (seen & BIT[mine]) == 0:
                        seen |= BIT[mine]
                        out = append(out, offer_action(place + 1, 0, BIT[slot], self.active, NO_ID))
                    place += 1
            slot += 1
        return out

    def growing(self, seat: i64) -> i64:
        """The beans in a player's fields."""
        mask: i64 = 0
        field: i64 = 0
        while field < FIELDS:
            bean = self.field_bean[seat * FIELDS + field]
            if bean != NOTHING:
                mask |= BIT[bean]
            field += 1
        return mask

    # -- at random ---------------------------------------------------------------------------

    def random_offer(self, seat: i64, rng: Rng) -> i64:
        """A plausible offer: mostly one card for one that grows here; NOTHING if it fails."""
        answered = NO_ID
        partner = self.active
        if seat == self.active:
            partner = rng.below(self.players + 1)
            if partner >= self.players or partner == seat:
                partner = ANYBODY
        if self.standing != 0 and rng.below(2) == 0:
            answered = rng.pick(self.standing)
            partner = self.maker_of(answered)
        given: i64 = 0
        if self.hand_size[seat] > 0:
            while popcount(given) < DEALT and rng.below(2 + popcount(given)) == 0:
                given |= BIT[rng.below(self.hand_size[seat])]
        wanted: i64 = 0
        size: i64 = 0
        while size < DEALT and rng.below(2 + size) == 0:
            grown = self.growing(seat)
            likely = grown != 0 and rng.below(4) > 0
            wanted += BIT[4 * rng.pick(grown if likely else self.beans)]
            size += 1
        action = offer_action(
            rank_places(given, popcount(given)),
            rank_beans(wanted, size),
            rng.below(4) & self.slots_turned_up(),
            partner,
            answered,
        )
        return action if self.offer_fault(seat, action) == NO_FAULT else NOTHING

    def random_answer(self, seat: i64, rng: Rng) -> i64:
        """Accept an offer in some way, or refuse it; NOTHING if there is none to answer."""
        left = self.standing
        while left != 0:
            offer = lowest(left)
            left &= left - 1
            if (self.addressed(offer) & BIT[seat]) != 0:
                ways = self.ways_to_give(seat, self.offer_wanted[offer])
                if len(ways) == 0 or rng.below(2) == 0:
                    return DO_REFUSE * VERB + offer
                places = ways[rng.below(len(ways))]
                return accept_action(offer, rank_places(places, popcount(places)))
        return NOTHING

    def slots_turned_up(self) -> i64:
        """The slots that hold a card."""
        mask: i64 = 0
        if self.turned_up[0] != NOTHING:
            mask |= 1
        if self.turned_up[1] != NOTHING:
            mask |= 2
        return mask


def one_more(ways: vec[i64], held: i64) -> vec[i64]:
    """Each way with one more of these places, behind those of them it has already."""
    out = vec[i64]()
    for places in ways:
        left = held
        taken = places & held
        while left != 0:
            place = left & -left
            if place > taken:
                out = append(out, places | place)
            left &= left - 1
    return out
