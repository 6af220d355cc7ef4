"""La Isla Bohnita as numbers: every card known, the offers of a turn, and a bounded action space.

Offers are open-ended in the game: any cards for any cards. The action space holds those that
`legal` lists, one card for one card or for nothing; accepting gives the copies listed first.
"""

from typing import Final, final

from atoll.core import encoding
from atoll.core.bits import BIT, members, popcount
from atoll.core.encoding import Field, from_viewer, place_from
from atoll.core.features import Features, list_leads
from atoll.core.native import append, i64, u8, vec
from atoll.core.network import Active
from atoll.core.state import State
from atoll.core.vectors import filled
from atoll.games.isla_bohnita import codes, dealing, fields
from atoll.games.isla_bohnita import components as ib
from atoll.games.isla_bohnita.advice import expected_points, sailing_gain
from atoll.games.isla_bohnita.declaration import ACTIONS, FIELDS
from atoll.games.isla_bohnita.fields import FORM, BohnitaSpaces, Do, form_of
from atoll.games.isla_bohnita.position import BohnitaPosition

PLACES: Final[i64] = 16  # of a hand shown in order; the counts tell the rest
ACCEPTING: Final = Do.WITHDRAW // FORM + 1  # the verbs after the small ones, in the action space
OFFERING: Final = Do.WITHDRAW // FORM + 2
BIDDING: Final = Do.WITHDRAW // FORM + 3
WANTED: Final = ib.BEANS + 1  # nothing, or a bean
OFFERED: Final = ib.SLOTS + ib.BEANS + 1  # a turned-up card, a bean of the hand, or nothing
SHOWN_OFFERS: Final = 12  # of those that stand, in an observation


def parts(players: int) -> list[Field]:
    """What an observation shows besides the declared fields, in order."""
    offers, merchants = SHOWN_OFFERS, (players, ib.MERCHANTS)
    return [
        Field("top", (ib.BEANS,), "the top card of the discard pile"),
        Field("discards", (ib.BEANS,), "the discard pile by bean", ib.CARDS),
        Field("hand", (PLACES, ib.BEANS), "the own cards by place, the front first"),
        Field("own", (ib.BEANS,), "the own cards by bean", ib.HAND),
        Field(
            "held",
            (players, ib.BEANS),
            "cards everybody knows to be in each hand, by bean",
            ib.HAND,
        ),
        Field("target", merchants, "the merchant under attack"),
        Field("raided", merchants, "merchants attacked this turn"),
        Field("makers", (offers, players), "the offers that stand, the oldest first: who made it"),
        Field("partners", (offers, players), "who may accept it"),
        Field("slots", (offers, ib.SLOTS), "turned-up cards in it"),
        Field("given", (offers, ib.BEANS), "hand cards its maker gives", ib.HAND),
        Field("wanted", (offers, ib.BEANS), "hand cards its maker wants", ib.HAND),
    ]


def verbs(state: BohnitaPosition) -> list[Field]:
    """The action space: the declared forms, then offers by their place and deals of one card."""
    players = int(state.players)
    offers = max(1, players * int(state.most_offers))
    small = ACTIONS.space(state)[: Do.REFUSE // FORM]
    small[Do.RAID // FORM] = Field("raid", (players, ib.SHIPS), "whose merchant")
    return [
        *small,
        Field("refuse", (offers,), "an offer, the oldest first"),
        Field("withdraw", (offers,), "an own offer, the oldest first"),
        Field("accept", (offers,), "an offer, the oldest first"),
        Field(
            "offer", (OFFERED, WANTED), "a slot, a hand card or nothing to all; nothing or a bean"
        ),
        Field("bid", (ib.SLOTS + 1, WANTED), "for a slot or no slot: nothing, or a hand card"),
    ]


@final
class BohnitaEncoding(BohnitaSpaces):
    """The spaces for a number of players and each player's most offers."""

    def __init__(self, state: BohnitaPosition) -> None:
        observation = FIELDS.observation(state) + parts(int(state.players))
        super().__init__(observation, verbs(state))

    def write(self, state: State, viewer: i64, page: vec[u8], at: i64) -> i64:
        """The declared fields, then what is not told by a field alone."""
        assert isinstance(state, BohnitaPosition)
        at = super().write(state, viewer, page, at)
        at = encoding.write_choice(page, at, state.top_discard(), ib.BEANS)
        at = add_cards(page, at, state.discard, 0, state.discard_size)
        at = write_hands(state, viewer, page, at)
        at = write_raids(state, viewer, page, at)
        return write_offers(state, viewer, page, at)

    def number(self, state: State, viewer: i64, action: i64) -> i64:
        """The verb's first number plus the argument; seats are counted from the viewer."""
        assert isinstance(state, BohnitaPosition)
        if action >= codes.OFFER:
            return self.deal_number(state, viewer, action)
        if action >= codes.ACCEPT:
            return self.starts[ACCEPTING] + state.offer_at(codes.accepted_offer(action))
        form = form_of(action)
        argument = action % FORM
        if form == Do.RAID:
            seat = encoding.place_from(viewer, fields.victim_of(action), state.players)
            argument = ib.SHIPS * seat + fields.raid_ship_of(action)
        elif form == Do.REFUSE or form == Do.WITHDRAW:
            argument = state.offer_at(argument)
        elif form == Do.PLANT_ASIDE or form == Do.PLANT_TURNED_UP or form == Do.PLANT_LEFT:
            bean, field = fields.plant_aside_bean_of(action), fields.plant_aside_field_of(action)
            argument = bean * ib.FIELDS + field
        return self.starts[form // FORM] + argument

    def deal_number(self, state: BohnitaPosition, viewer: i64, action: i64) -> i64:
        """An offer of one card; -1 for any other, which is outside the action space."""
        if action >= codes.TOLD:
            return -1
        slots = codes.slots_of(action)
        place = codes.given_of(action) - 1
        wanted = codes.wanted_of(action)
        if (
            codes.answered_of(action) != codes.NO_OFFER
            or slots > ib.SLOTS
            or place >= ib.HAND
            or wanted > ib.BEANS
        ):
            return -1
        bean: i64 = -1 if place < 0 else state.hands[viewer * ib.HAND + place]
        if viewer != state.active:
            if wanted > 0 and (slots > 0 or place >= 0):
                return -1
            slot = slots - 1 if slots > 0 else ib.SLOTS
            return self.starts[BIDDING] + slot * WANTED + bean + 1
        if (slots > 0 and place >= 0) or codes.partner_of(action) != codes.ANYBODY:
            return -1
        given = slots - 1 if slots > 0 else ib.SLOTS + (bean if place >= 0 else ib.BEANS)
        return self.starts[OFFERING] + given * WANTED + wanted


def add_cards(page: vec[u8], at: i64, cards: vec[i64], first: i64, size: i64) -> i64:
    """Some cards in a row, counted by bean."""
    for place in range(first, first + size):
        page[at + cards[place]] += u8(1)
    return at + ib.BEANS


def write_hands(state: BohnitaPosition, viewer: i64, page: vec[u8], at: i64) -> i64:
    """The own hand, and the cards everybody knows to be in each."""
    first = viewer * ib.HAND
    for place in range(first, first + PLACES):
        at = encoding.write_choice(page, at, state.hands[place], ib.BEANS)
    at = add_cards(page, at, state.hands, first, state.hand_size[viewer])
    for place in range(state.players):
        start = encoding.seat_from(viewer, place, state.players) * ib.BEANS
        for bean in range(start, start + ib.BEANS):
            at = encoding.write_count(page, at, popcount(state.assured[bean]))
    return at


def write_raids(state: BohnitaPosition, viewer: i64, page: vec[u8], at: i64) -> i64:
    """The merchant under attack, then those attacked this turn."""
    merchants = state.players * ib.MERCHANTS
    if state.target >= 0:
        page[at + turned_target(state, viewer, state.target)] = u8(1)
    for target in members(state.raided):
        page[at + merchants + turned_target(state, viewer, target)] = u8(1)
    return at + 2 * merchants


def turned_target(state: BohnitaPosition, viewer: i64, target: i64) -> i64:
    """A merchant, its seat counted from the viewer."""
    seat = encoding.place_from(viewer, target // ib.MERCHANTS, state.players)
    return seat * ib.MERCHANTS + target % ib.MERCHANTS


def write_offers(state: BohnitaPosition, viewer: i64, page: vec[u8], at: i64) -> i64:
    """The offers that stand, the oldest first, kind after kind."""
    players = state.players
    partners_at = at + players * SHOWN_OFFERS
    slots_at = partners_at + players * SHOWN_OFFERS
    given_at = slots_at + ib.SLOTS * SHOWN_OFFERS
    wanted_at = given_at + ib.BEANS * SHOWN_OFFERS
    end = wanted_at + ib.BEANS * SHOWN_OFFERS
    offer: i64 = 0
    while offer < state.offers and offer < SHOWN_OFFERS:
        at = encoding.write_seat(page, at, state.maker_of(offer), viewer, players)
        partners_at = encoding.write_seats(
            page, partners_at, state.addressed(offer), viewer, players
        )
        slots_at = encoding.write_members(page, slots_at, state.slots_of(offer), ib.SLOTS)
        given_at = write_beans(page, given_at, state.offer_given[offer])
        wanted_at = write_beans(page, wanted_at, state.offer_wanted[offer])
        offer += 1
    return end


def write_beans(page: vec[u8], at: i64, counts: i64) -> i64:
    """How many cards of each bean."""
    for bean in range(ib.BEANS):
        page[at + bean] = u8(codes.copies_of(counts, bean))
    return at + ib.BEANS


# -- what a value network is told: prospects, fields, ships, the own hand, the rows ----------------


LEADS: Final = 81  # classes of half a thaler
QUARTER: Final = 25  # hundredths of a thaler
ROUNDS: Final[i64] = 4  # times the draw pile ran out
STOCKS: Final[i64] = 16  # classes of six cards
GROWN: Final[i64] = 14  # cards of a pile
SIZES: Final = 12  # cards of a hand
GAINS: Final[i64] = 12  # classes of what a card or a run brings
GAIN_STEP: Final = 40  # hundredths of a thaler
LOSS: Final = 200  # as much or more is the lowest class
FRONT: Final[i64] = 8  # cards of the own hand looked at one by one
KEPT: Final[i64] = 3  # more of a bean in the own hand are one class


def layout(players: int) -> list[Field]:
    """All features, in order."""
    piles = (ib.BEANS, GROWN)
    each = [
        Field("fields", piles, "a field: its bean, its cards"),
        Field("empty", (ib.FIELDS + 1,), "empty fields"),
        Field("merchants", piles, "a merchant: its bean, its cards"),
        Field("pirate", piles, "the pirate ship: its bean, its cards"),
        Field("wares", (BIT[ib.WARES],), "what was bought"),
        Field("hand", (SIZES,), "cards in hand"),
        Field("sailing", (ib.PORTS, GAINS), "what the run of a port brings"),
    ]
    return [
        Field("lead", (players, LEADS), "what the advice expects over the mean of the others"),
        Field("active", (players,), "whose turn it is"),
        Field("clock", (ROUNDS, STOCKS), "times the draw pile ran out, cards in it"),
        *(field for _ in range(players) for field in each),
        Field("front", (FRONT, GAINS), "what an own hand card brings"),
        Field("own", (ib.BEANS, KEPT), "cards of a bean in the own hand"),
        Field("rows", (ib.PORTS, ib.BEANS), "the top card of a row"),
        Field("discard", (ib.BEANS,), "the top card of the discard pile"),
    ]


@final
class BohnitaFeatures(Features):
    """The features for a number of players."""

    def __init__(self, state: BohnitaPosition) -> None:
        super().__init__(layout(int(state.players)))

    def write(self, seen: State, active: Active) -> None:
        """List them all."""
        assert isinstance(seen, BohnitaPosition)
        prospects = vec[i64]()
        for seat in range(seen.players):
            prospects = append(prospects, expected_points(seen, seat) // QUARTER)
        at = list_leads(seen, active, 0, prospects, LEADS)
        at = active.one_of(at, place_from(seen.viewer, seen.active, seen.players), seen.players)
        rounds = seen.exhaustions if seen.exhaustions < ROUNDS else ROUNDS - 1
        active.one_of(at + rounds * STOCKS, seen.deck_size // 6, STOCKS)
        at += ROUNDS * STOCKS
        for place in range(seen.players):
            at = list_seat(seen, active, at, from_viewer(seen, place))
        at = list_hand(seen, active, at)
        for port in range(ib.PORTS):
            if seen.row_size[port] > 0:
                active.add(at + port * ib.BEANS + seen.top_of_row(port))
        at += ib.PORTS * ib.BEANS
        if seen.discard_size > 0:
            active.add(at + seen.top_discard())


def list_seat(seen: BohnitaPosition, active: Active, at: i64, seat: i64) -> i64:
    """A player's fields, ships, wares, cards, and what they could load."""
    empty: i64 = 0
    for field in range(seen.fields_of(seat)):
        place = seat * ib.FIELDS + field
        if seen.field_count[place] > 0:
            list_pile(active, at, seen.field_bean[place], seen.field_count[place])
        else:
            empty += 1
    at = active.one_of(at + ib.BEANS * GROWN, empty, ib.FIELDS + 1)
    for ship in range(ib.SHIPS):
        place = seat * ib.SHIPS + ship
        if seen.ship_count[place] > 0:
            start = at + ib.BEANS * GROWN if ship == ib.PIRATE else at
            list_pile(active, start, seen.ship_bean[place], seen.ship_count[place])
    at += 2 * ib.BEANS * GROWN
    at = active.one_of(at, seen.bought[seat], BIT[ib.WARES])
    at = active.one_of(at, seen.hand_size[seat], SIZES)
    for port in range(ib.PORTS):
        best: i64 = 0
        if seen.row_size[port] > 0:
            bean, run = seen.top_of_row(port), seen.run_of_row(port)
            for ship in range(ib.MERCHANTS):
                if seen.has_ship(seat, ship):
                    best = max(best, sailing_gain(seen, seat, ship, bean, run))
        at = active.one_of(at, best // GAIN_STEP, GAINS)
    return at


def list_pile(active: Active, at: i64, bean: i64, cards: i64) -> None:
    """A field or a ship that holds cards."""
    active.one_of(at + bean * GROWN, cards - 1, GROWN)


def list_hand(seen: BohnitaPosition, active: Active, at: i64) -> i64:
    """The own hand: what the next cards bring, and how many there are of each bean."""
    first = seen.viewer * ib.HAND
    counts = filled(ib.BEANS, 0)
    for place in range(seen.hand_size[seen.viewer]):
        bean = seen.hands[first + place]
        counts[bean] += 1
        if place < FRONT:
            gain = dealing.planting_gain(seen, seen.viewer, bean, 1)
            active.one_of(at + place * GAINS, (gain + LOSS) // GAIN_STEP, GAINS)
    at += FRONT * GAINS
    for bean in range(ib.BEANS):
        if counts[bean] > 0:
            active.one_of(at + bean * KEPT, counts[bean] - 1, KEPT)
    return at + ib.BEANS * KEPT
