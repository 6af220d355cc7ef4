"""Moluku as numbers: the declared fields, the hidden cards as far as they are known; features."""

from typing import Final, final

from atoll.core.bits import BIT, members, popcount
from atoll.core.encoding import Field, from_viewer, relative, seat_from, write_members
from atoll.core.features import Features, list_leads
from atoll.core.native import i64, u8, vec
from atoll.core.network import Active
from atoll.core.state import State
from atoll.games.moluku import components as mo
from atoll.games.moluku.declaration import ACTIONS, FIELDS
from atoll.games.moluku.fields import MolukuSpaces, Step
from atoll.games.moluku.knowledge import known_hand, known_out, known_passes
from atoll.games.moluku.position import MolukuPosition


@final
class MolukuEncoding(MolukuSpaces):
    """The declared spaces, and the hidden cards as far as the viewer knows them."""

    def __init__(self, state: MolukuPosition) -> None:
        sets = (int(state.players), mo.CARDS)
        hidden = [
            Field("hands", sets, "cards known to be in each hand; the own hand whole"),
            Field("out", sets, "cards known to be out of the game by each seat's discards"),
            Field("passed", sets, "cards each seat is known to have passed"),
        ]
        super().__init__(FIELDS.observation(state) + hidden, ACTIONS.space(state))

    def write(self, state: State, viewer: i64, page: vec[u8], at: i64) -> i64:
        """The declared fields, then the hidden cards."""
        assert isinstance(state, MolukuPosition)
        at = super().write(state, viewer, page, at)
        kind = state.players * mo.CARDS
        for place in range(state.players):
            seat = seat_from(viewer, place, state.players)
            write_members(page, at + kind, known_out(state, seat, viewer), mo.CARDS)
            write_members(page, at + 2 * kind, known_passes(state, seat, viewer), mo.CARDS)
            at = write_members(page, at, known_hand(state, seat, viewer), mo.CARDS)
        return at + 2 * kind


# -- what a value network is told: islands, the own hand, the trick ----------------------------


POINTS: Final = 81  # classes of two points
COUNTS: Final = 9  # cards of one picture
HANDS: Final = 16  # cards in a hand
RANKS: Final = 2 * mo.HEIGHTS + 4  # a card of the hand: trump or not, by height; the Panku cards
PLAYED: Final = 3 * mo.HEIGHTS + 4  # a card of the trick: trump, of the colour led, another
KINDS: Final = mo.PICTURES + 1  # a card to be harvested: its picture, or Panku
SUITS: Final = 10  # cards of one colour in the hand
HARVESTS: Final = 28  # classes of four in the sum of an island's heights
SPECIAL: Final[i64] = 4  # Panku cards
ABOVE: Final = 6  # higher cards of the colour in other hands; more are one class
GAINS: Final = 8  # classes of two points


def layout(players: int) -> list[Field]:
    """All features, in order."""
    return [
        Field("lead", (players, POINTS), "points with the island's over the mean of the others"),
        Field("islands", (players, mo.PICTURES, COUNTS), "open cards of an island by picture"),
        Field("time", (mo.SEASONS, HANDS), "the season and the cards in the own hand"),
        Field("hand", (mo.SEASONS, RANKS), "a card of the own hand: trump or not, by height"),
        Field("suits", (2, SUITS), "cards of a colour in the own hand: of trump, of another"),
        Field("acts", (Step.OVER, players), "what the game waits for, and whom"),
        Field("leader", (players,), "who led the trick"),
        Field("trick", (players, PLAYED), "the card of each seat in this trick"),
        Field("order", (players, players), "by place in the order of harvest: who"),
        Field("table", (players, KINDS), "a card to be harvested, by who chooses first"),
        Field(
            "ranks", (players, 2, ABOVE), "a card of a hand: trump or not; higher ones elsewhere"
        ),
        Field("panku", (players, SPECIAL), "a Panku card that a hand may hold"),
        Field("held", (players, mo.PICTURES, COUNTS), "cards a hand may hold by picture"),
        Field("wants", (players, mo.PICTURES, GAINS), "points that a picture adds to an island"),
        Field("void", (players, mo.COLOURS), "by colours a hand can't hold: how many, the trump"),
        Field("reversed", (2,), "the order is reversed in this trick, in the next"),
        Field(
            "next_hand", (players, mo.SEASONS, HARVESTS), "heights of the island's cards (MO-16)"
        ),
        Field("next_panku", (players, SPECIAL), "Panku cards of the island"),
        Field("gone", (SPECIAL,), "Panku cards that have been shown"),
    ]


@final
class MolukuFeatures(Features):
    """The features for a number of players."""

    def __init__(self, state: MolukuPosition) -> None:
        super().__init__(layout(state.players))

    def write(self, seen: State, active: Active) -> None:
        """List them all."""
        assert isinstance(seen, MolukuPosition)
        if seen.step == Step.OVER:
            return
        players = seen.players
        at = list_islands(seen, active)
        own_hand = seen.hands[seen.viewer]
        season = seen.season - 1
        active.one_of(at + season * HANDS, seen.hand_size[seen.viewer], HANDS)
        at += mo.SEASONS * HANDS
        list_hand(seen, active, at + season * RANKS, own_hand)
        at = list_suits(seen, active, at + mo.SEASONS * RANKS, own_hand)
        active.add(at + seen.step * players + relative(seen, seen.actor))
        at += Step.OVER * players
        if not seen.is_exchanging():
            active.add(at + relative(seen, seen.leader))
            list_trick(seen, active, at + players)
        at += players + players * PLAYED
        if not (seen.is_playing() or seen.step == Step.CHILL_FIRST or seen.is_exchanging()):
            list_harvest(seen, active, at)
        at += players * (players + KINDS)
        at = list_hands(seen, active, at)
        if seen.reversed:
            active.add(at)
        if seen.next_reversed:
            active.add(at + 1)
        list_next_hands(seen, active, at + 2)


def list_islands(seen: MolukuPosition, active: Active) -> i64:
    """How far each seat is ahead, and the pictures of its island."""
    points = seen.totals[:]
    if not seen.is_exchanging():  # between seasons the islands are counted already
        for seat in range(seen.players):
            points[seat] += mo.island_score(seen.islands[seat], seen.printed)
    at = list_leads(seen, active, 0, points, POINTS)
    for place in range(seen.players):
        at = list_pictures(seen, active, at, seen.islands[from_viewer(seen, place)])
    return at


def list_next_hands(seen: MolukuPosition, active: Active, at: i64) -> None:
    """MO-16: an island, covered cards included, is taken up as the next season's hand."""
    panku = at + seen.players * mo.SEASONS * HARVESTS
    for place in range(seen.players):
        seat = from_viewer(seen, place)
        heights: i64 = 0
        for card in members(seen.islands[seat] | seen.covered[seat]):
            if card >= mo.COLOURED:
                active.add(panku + card - mo.COLOURED)
            else:
                heights += mo.height_of(card)
        active.one_of(at + (seen.season - 1) * HARVESTS, heights // 4, HARVESTS)
        at += mo.SEASONS * HARVESTS
        panku += SPECIAL
    for card in range(SPECIAL):
        if (seen.shown_cards & BIT[mo.COLOURED + card]) != 0:
            active.add(panku + card)


def list_hand(seen: MolukuPosition, active: Active, at: i64, cards: i64) -> None:
    """Each card by its rank; the trump named for the next trick counts if there is one."""
    for card in members(cards):
        if card >= mo.COLOURED:
            active.add(at + 2 * mo.HEIGHTS + card - mo.COLOURED)
        elif mo.colour_of(card) == trump_of(seen):
            active.add(at + mo.HEIGHTS + mo.height_of(card) - 1)
        else:
            active.add(at + mo.height_of(card) - 1)


def list_hands(seen: MolukuPosition, active: Active, at: i64) -> i64:
    """What each hand may hold, what its island wants, and which colours it lacks."""
    players = seen.players
    elsewhere = unplayed(seen)
    panku = at + players * 2 * ABOVE
    held = panku + players * SPECIAL
    wants = held + players * mo.PICTURES * COUNTS
    void = wants + players * mo.PICTURES * GAINS
    for place in range(players):
        seat = from_viewer(seen, place)
        cards = may_hold(seen, seat)
        list_ranks(seen, active, at, cards, elsewhere & ~cards)
        for card in members(cards & mo.PANKU):
            active.add(panku + card - mo.COLOURED)
        held = list_pictures(seen, active, held, cards)
        wants = list_wants(seen, active, wants, seat)
        if seat != seen.viewer:
            list_voids(seen, active, void, seen.voids[seat])
        at += 2 * ABOVE
        panku += SPECIAL
        void += mo.COLOURS
    return void


def trump_of(seen: MolukuPosition) -> i64:
    """The trump; one named for the next trick counts if there is one."""
    return seen.next_trump if seen.next_trump != mo.NOTHING else seen.trump


def unplayed(seen: MolukuPosition) -> i64:
    """The cards that some hand may still hold this season."""
    cards = seen.deck() & ~seen.table & ~seen.out[seen.viewer]
    for seat in range(seen.players):
        cards &= ~(seen.islands[seat] | seen.covered[seat])
    return cards


def may_hold(seen: MolukuPosition, seat: i64) -> i64:
    """The own hand; of another the cards known to be there, and those taken up and not seen."""
    if seat == seen.viewer:
        return seen.hands[seat]
    return seen.hands[seat] | (seen.picked[seat] & ~seen.passed[seat] & ~seen.voids[seat])


def list_ranks(seen: MolukuPosition, active: Active, at: i64, cards: i64, elsewhere: i64) -> None:
    """Each coloured card by how many higher ones of its colour are elsewhere; trumps apart."""
    for card in members(cards & ~mo.PANKU):
        colour = mo.colour_of(card)
        start = at if colour == trump_of(seen) else at + ABOVE
        higher = elsewhere & mo.SUIT[colour] & ~(2 * BIT[card] - 1)
        active.one_of(start, popcount(higher), ABOVE)


def list_pictures(seen: MolukuPosition, active: Active, at: i64, cards: i64) -> i64:
    """How many of these cards show each picture."""
    for picture in range(mo.PICTURES):
        at = active.one_of(at, seen.printed.count(cards, picture), COUNTS)
    return at


def list_wants(seen: MolukuPosition, active: Active, at: i64, seat: i64) -> i64:
    """The points that a card with each picture would add to an island."""
    larder = mo.larder_of(seen.islands[seat], seen.printed)
    for picture in range(mo.PICTURES):
        gain: i64 = 0
        if not seen.is_exchanging():
            gain = mo.points_added(larder, picture, seen.printed)
        at = active.one_of(at, gain // 2, GAINS)
    return at


def list_voids(seen: MolukuPosition, active: Active, at: i64, void: i64) -> None:
    """How many colours a hand has shown to lack, the trump apart."""
    empty: i64 = 0
    for colour in range(mo.COLOURS):
        if (mo.SUIT[colour] & ~void) == 0:
            if colour == trump_of(seen):
                active.add(at + mo.COLOURS - 1)
            else:
                empty += 1
    if empty > 0:
        active.one_of(at, empty - 1, mo.COLOURS - 1)


def list_suits(seen: MolukuPosition, active: Active, at: i64, cards: i64) -> i64:
    """How long each colour of the own hand is."""
    for colour in range(mo.COLOURS):
        count = popcount(cards & mo.SUIT[colour])
        active.one_of(at + (0 if colour == seen.trump else SUITS), count, SUITS)
    if seen.trump == mo.NO_TRUMP:
        active.add(at + SUITS - 1)
    return at + 2 * SUITS


def list_trick(seen: MolukuPosition, active: Active, at: i64) -> None:
    """The card of each seat, as it ranks in this trick."""
    for place in range(seen.players):
        seat = from_viewer(seen, place)
        card = seen.seconds[seat] if seen.seconds[seat] != mo.NOTHING else seen.cards[seat]
        if card >= mo.COLOURED:
            active.add(at + 3 * mo.HEIGHTS + card - mo.COLOURED)
        elif card != mo.NOTHING:
            kind: i64 = 2
            if mo.colour_of(card) == seen.trump:
                kind = 0
            elif mo.colour_of(card) == seen.led:
                kind = 1
            active.add(at + kind * mo.HEIGHTS + mo.height_of(card) - 1)
        at += PLAYED


def list_harvest(seen: MolukuPosition, active: Active, at: i64) -> None:
    """Who still chooses in which order, and the cards there are."""
    for place in range(seen.players):
        at = active.one_of(at, relative(seen, seen.order[place]), seen.players)
    chooser = relative(seen, seen.actor)
    for card in members(seen.table):
        kind = mo.PICTURES if card >= mo.COLOURED else seen.printed.picture(card)
        active.add(at + chooser * KINDS + kind)
