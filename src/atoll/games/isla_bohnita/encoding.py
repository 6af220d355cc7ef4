"""La Isla Bohnita as numbers: every card known, the offers of a turn, and a bounded action space.

Offers are open-ended in the game: any cards for any cards. The action space holds those that
`legal` lists, one card for one card or for nothing; accepting gives the copies listed first.
"""

from typing import Final, final

from atoll.core.bits import BIT, lowest
from atoll.core.encoding import Encoding, Field, Pen, from_viewer, relative
from atoll.core.native import i64
from atoll.core.state import State
from atoll.games.isla_bohnita.components import (
    BEANS,
    CARDS,
    FIELDS,
    MERCHANTS,
    PORTS,
    ROW,
    SHIPS,
    SLOTS,
    WARES,
)
from atoll.games.isla_bohnita.position import BohnitaPosition
from atoll.games.isla_bohnita.verbs import (
    ACCEPT,
    ANYBODY,
    COUNT,
    DO_PLANT_ASIDE,
    DO_PLANT_LEFT,
    DO_PLANT_LYING,
    DO_RAID,
    DO_WITHDRAW,
    FIELD,
    HAND,
    NO_ID,
    OFFER,
    OVER,
    REST,
    STEP,
    SUBSETS,
    TOLD,
    VERB,
    WANTS,
)

PLACES: Final = 16  # of a hand shown in order; the counts tell the rest
PILE: Final = BEANS + 1  # the numbers of a field or ship: its bean and how many
ACCEPTING: Final = DO_WITHDRAW + 1  # the verbs after the small ones, in the action space
OFFERING: Final = DO_WITHDRAW + 2
BIDDING: Final = DO_WITHDRAW + 3
WANTED: Final = BEANS + 1  # nothing, or a bean


def fields(players: int, offers: int) -> list[Field]:
    """What an observation shows, in order."""
    seats, beans = (players,), (players, BEANS)
    return [
        Field("step", (OVER,), "what the game waits for, as in `verbs.py`"),
        Field("acts", seats, "everybody the game waits for"),
        Field("active", seats, "whose turn it is"),
        Field("turn", (3,), "the last turn; hand cards planted; a hand card discarded", 2),
        Field("piles", (4,), "draw pile, discard pile, times run out, offers made", CARDS),
        Field("top", (BEANS,), "the top card of the discard pile"),
        Field("discards", (BEANS,), "the discard pile by bean", CARDS),
        Field("put_aside", (BEANS,), "thalers paid, by bean", CARDS),
        Field("rows", (PORTS, ROW, BEANS), "the cards at each port, the top card last"),
        Field("turned_up", (SLOTS, BEANS), "the cards turned up"),
        Field("lying", (BEANS,), "cards lying there with two players", CARDS),
        Field("hand_size", seats, "cards in each hand", HAND),
        Field("hands", (players, PLACES, BEANS), "cards known by place, the front first"),
        Field("known", beans, "cards known to be in each hand, by bean", HAND),
        Field("fields", (players, FIELDS, PILE), "each field: its bean, how many", CARDS),
        Field("aside", beans, "cards set aside", CARDS),
        Field("ships", (players, SHIPS, PILE), "each ship: its bean, how many", CARDS),
        Field("bought", (players, WARES), "third field, second merchant, pirate ship"),
        Field("thalers", seats, "thalers of each seat", 255),
        Field("target", (players, MERCHANTS), "the merchant under attack"),
        Field("raided", (players, MERCHANTS), "merchants attacked this turn"),
        Field("shifts", seats, "cargo moved to an empty merchant this turn", CARDS),
        Field("wishes", beans, "beans each seat looks for"),
        Field("makers", (offers, players), "standing offers by id: who made it"),
        Field("partners", (offers, players), "who may accept it"),
        Field("slots", (offers, SLOTS), "turned-up cards in it"),
        Field("given", (offers, BEANS), "hand cards its maker gives", HAND),
        Field("wanted", (offers, BEANS), "hand cards its maker wants", HAND),
    ]


def verbs(players: int, offers: int) -> list[Field]:
    """The action space: the small verbs as in `verbs.py`, then deals."""
    one, planting = (1,), (BEANS, FIELDS)
    return [
        Field("plant", (FIELDS,), "the front hand card onto a field"),
        Field("turn_up", one, "go on to phase 2"),
        Field("set_aside", (SLOTS,), "a turned-up card"),
        Field("plant_aside", planting, "a bean set aside, a field"),
        Field("plant_lying", planting, "with two players: a bean, a field"),
        Field("end", one, "phase 2 ends"),
        Field("draw", one, "draw cards"),
        Field("sail", (MERCHANTS, PORTS, COUNT), "a merchant, a port, how many cards"),
        Field("raid", (players, MERCHANTS), "whose merchant"),
        Field("yield", one, "give in to a raid"),
        Field("sell_field", (FIELDS,), "a field"),
        Field("load", (FIELDS, MERCHANTS), "a field onto a merchant"),
        Field("sell_cargo", (SHIPS,), "a ship"),
        Field("move", (SHIPS, MERCHANTS), "a ship's cargo onto a merchant"),
        Field("buy", (WARES,), "a ware"),
        Field("discard", (HAND,), "with two players: a place in the hand"),
        Field("plant_left", planting, "a bean the opponent left, a field"),
        Field("discard_left", (BEANS,), "a bean the opponent left"),
        Field("wish", (BEANS,), "show that one looks for a bean"),
        Field("refuse", (offers,), "an offer by id"),
        Field("withdraw", (offers,), "an own offer by id"),
        Field("accept", (offers,), "an offer by id"),
        Field("offer", (SLOTS + BEANS, WANTED), "a slot or a hand card to all; nothing or a bean"),
        Field("bid", (SLOTS, WANTED), "for a slot: nothing, or a hand card"),
    ]


@final
class BohnitaEncoding(Encoding):
    """The spaces for a number of players and a turn's most offers."""

    def __init__(self, state: BohnitaPosition) -> None:
        super().__init__(
            fields(state.players, state.most_offers), verbs(state.players, state.most_offers)
        )

    def write(self, seen: State, pen: Pen) -> None:
        """The turn, the piles, each seat's cards, the offers."""
        assert isinstance(seen, BohnitaPosition)
        write_turn(seen, pen)
        write_piles(seen, pen)
        write_hands(seen, pen)
        write_seats(seen, pen)
        write_raids(seen, pen)
        write_offers(seen, pen)

    def number(self, seen: State, action: i64) -> i64:
        """The verb's first number plus the argument; seats are counted from the viewer."""
        assert isinstance(seen, BohnitaPosition)
        if action >= OFFER:
            return self.deal_number(seen, action)
        if action >= ACCEPT:
            return self.starts[ACCEPTING] + (action - ACCEPT) // STEP // SUBSETS
        verb = action // VERB
        argument = action % VERB
        if verb == DO_RAID:
            target = MERCHANTS * relative(seen, argument // MERCHANTS)
            argument = target + argument % MERCHANTS
        elif verb == DO_PLANT_ASIDE or verb == DO_PLANT_LYING or verb == DO_PLANT_LEFT:
            argument = argument // FIELD * FIELDS + argument % FIELD
        return self.starts[verb] + argument

    def deal_number(self, seen: BohnitaPosition, action: i64) -> i64:
        """An offer of one card; -1 for any other, which is outside the action space."""
        if action >= TOLD:
            return -1
        rest = (action - OFFER) // STEP % REST
        cards = (action - OFFER) // STEP // REST
        slots = rest // (NO_ID + 1) // 8
        place = cards // WANTS - 1
        wanted = cards % WANTS
        if rest % (NO_ID + 1) != NO_ID or slots > SLOTS or place >= HAND or wanted > BEANS:
            return -1
        bean: i64 = -1 if place < 0 else seen.hands[seen.viewer * HAND + place]
        if seen.viewer != seen.active:
            if slots == 0 or wanted > 0:
                return -1
            return self.starts[BIDDING] + (slots - 1) * WANTED + bean + 1
        if (slots > 0) == (place >= 0) or rest // (NO_ID + 1) % 8 != ANYBODY:
            return -1
        given = slots - 1 if slots > 0 else SLOTS + bean
        return self.starts[OFFERING] + given * WANTED + wanted


def write_turn(seen: BohnitaPosition, pen: Pen) -> None:
    """What the game waits for."""
    pen.choice(seen.step, OVER)
    waiting = seen.must_act()
    place: i64 = 0
    while place < seen.players:
        pen.count(1 if (waiting & BIT[from_viewer(seen, place)]) != 0 else 0)
        place += 1
    pen.choice(relative(seen, seen.active), seen.players)
    pen.count(1 if seen.is_last else 0)
    pen.count(seen.planted)
    pen.count(1 if seen.has_discarded else 0)


def write_piles(seen: BohnitaPosition, pen: Pen) -> None:
    """The cards that are nobody's."""
    pen.count(seen.deck_size)
    pen.count(seen.discard_size)
    pen.count(seen.exhaustions)
    pen.count(seen.offers_made)
    pen.choice(seen.top_discard(), BEANS)
    at: i64 = 0
    while at < seen.discard_size:
        add_one(pen, seen.discard[at])
        at += 1
    pen.skip(BEANS)
    for count in seen.put_aside:
        pen.count(count)
    for bean in seen.rows:
        pen.choice(bean, BEANS)
    for bean in seen.turned_up:
        pen.choice(bean, BEANS)
    for count in seen.lying:
        pen.count(count)


def add_one(pen: Pen, place: i64) -> None:
    """Count one more at a place after the pen."""
    pen.mark(place, i64(pen.page[pen.at + place]) + 1)


def write_hands(seen: BohnitaPosition, pen: Pen) -> None:
    """How many cards each hand has and which are known."""
    place: i64 = 0
    while place < seen.players:
        pen.count(seen.hand_size[from_viewer(seen, place)])
        place += 1
    place = 0
    while place < seen.players:
        first = from_viewer(seen, place) * HAND
        card: i64 = 0
        while card < PLACES:
            pen.choice(seen.hands[first + card], BEANS)
            card += 1
        place += 1
    place = 0
    while place < seen.players:
        seat = from_viewer(seen, place)
        card = 0
        while card < seen.hand_size[seat]:
            if seen.hands[seat * HAND + card] >= 0:
                add_one(pen, seen.hands[seat * HAND + card])
            card += 1
        pen.skip(BEANS)
        place += 1


def write_seats(seen: BohnitaPosition, pen: Pen) -> None:
    """Fields, cards set aside, ships, wares and thalers, kind after kind."""
    place: i64 = 0
    while place < seen.players:
        first = from_viewer(seen, place) * FIELDS
        field: i64 = first
        while field < first + FIELDS:
            pen.choice(seen.field_bean[field], BEANS)
            pen.count(seen.field_count[field])
            field += 1
        place += 1
    place = 0
    while place < seen.players:
        bean: i64 = 0
        while bean < BEANS:
            pen.count(seen.aside[from_viewer(seen, place) * BEANS + bean])
            bean += 1
        place += 1
    place = 0
    while place < seen.players:
        first = from_viewer(seen, place) * SHIPS
        ship: i64 = first
        while ship < first + SHIPS:
            pen.choice(seen.ship_bean[ship], BEANS)
            pen.count(seen.ship_count[ship])
            ship += 1
        place += 1
    place = 0
    while place < seen.players:
        pen.members(seen.bought[from_viewer(seen, place)], WARES)
        place += 1
    scores = seen.scores()
    place = 0
    while place < seen.players:
        pen.count(scores[from_viewer(seen, place)])
        place += 1


def write_raids(seen: BohnitaPosition, pen: Pen) -> None:
    """Merchants under attack, cargo moved, wishes."""
    if seen.target >= 0:
        pen.mark(turned_target(seen, seen.target), 1)
    pen.skip(seen.players * MERCHANTS)
    left = seen.raided
    while left != 0:
        pen.mark(turned_target(seen, lowest(left)), 1)
        left &= left - 1
    pen.skip(seen.players * MERCHANTS)
    place: i64 = 0
    while place < seen.players:
        pen.count(seen.shifts[from_viewer(seen, place)])
        place += 1
    place = 0
    while place < seen.players:
        pen.members(seen.wishes[from_viewer(seen, place)], BEANS)
        place += 1


def turned_target(seen: BohnitaPosition, target: i64) -> i64:
    """A merchant, its seat counted from the viewer."""
    return relative(seen, target // MERCHANTS) * MERCHANTS + target % MERCHANTS


def write_offers(seen: BohnitaPosition, pen: Pen) -> None:
    """The standing offers by id, kind after kind."""
    players, offers = seen.players, seen.most_offers
    slots_at = 2 * players * offers
    given_at = slots_at + SLOTS * offers
    wanted_at = given_at + BEANS * offers
    start = pen.at
    left = seen.standing
    while left != 0:
        offer = lowest(left)
        left &= left - 1
        pen.at = start + offer * players
        pen.choice(relative(seen, seen.maker_of(offer)), players)
        pen.at = start + (offers + offer) * players
        place: i64 = 0
        partners = seen.addressed(offer)
        while place < players:
            pen.count(1 if (partners & BIT[from_viewer(seen, place)]) != 0 else 0)
            place += 1
        pen.at = start + slots_at + offer * SLOTS
        pen.members(seen.slots_of(offer), SLOTS)
        pen.at = start + given_at + offer * BEANS
        given = seen.offer_given[offer]
        while given != 0:
            bean = seen.hands[seen.maker_of(offer) * HAND + lowest(given)]
            if bean >= 0:
                add_one(pen, bean)
            given &= given - 1
        pen.at = start + wanted_at + offer * BEANS
        bean = 0
        while bean < BEANS:
            pen.count((seen.offer_wanted[offer] >> (4 * bean)) & 15)
            bean += 1
    pen.at = start + wanted_at + offers * BEANS
