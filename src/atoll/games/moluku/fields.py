"""Generated from `declaration.py` by `python -m release.generate`; not edited by hand."""

from typing import Final

from atoll.core import encoding
from atoll.core.bits import BIT
from atoll.core.native import i64, u8, vec
from atoll.core.rng import Rng
from atoll.core.state import TRUTH, State
from atoll.core.vectors import filled, put
from atoll.games.moluku.components import MolukuSet

FORM: Final = 64  # codes of a form


class Step:
    """What the game waits for."""

    PLAY: Final = 0
    SECOND: Final = 1
    CHILL_FIRST: Final = 2
    HARVEST: Final = 3
    COVER: Final = 4
    NAME_BY_PALM: Final = 5
    NAME_BY_TOTAL: Final = 6
    DISCARD: Final = 7
    PASS: Final = 8
    OVER: Final = 9


class Do:
    """The first code of each form of action."""

    PLAY: Final = 0  # a card
    HARVEST: Final = 64  # a card
    PAIR: Final = 128  # the seat whose pair it is; 1 to place the second card first
    COVER: Final = 192  # a card
    NAME: Final = 256  # a colour, or no trump
    DISCARD: Final = 320  # a card
    PASS: Final = 384  # a card
    DECLINE: Final = 448  # Chill's owner does not choose first


def form_of(action: i64) -> i64:
    return action & -64


def pair_action(owner: i64, swapped: i64) -> i64:
    return Do.PAIR + owner * 2 + swapped


def card_of(action: i64) -> i64:
    return action & 63


def owner_of(action: i64) -> i64:
    return (action >> 1) & 31


def swapped_of(action: i64) -> i64:
    return action & 1


def trump_of(action: i64) -> i64:
    return action & 63


class MolukuFields(State):
    """The fields of a position and how they are copied."""

    def __init__(self, printed: MolukuSet, players: i64, teams: bool, rng: Rng) -> None:
        super().__init__(players, rng)
        self.printed: MolukuSet = printed
        self.teams: bool = teams
        self.season: i64 = 1  # which season is played
        self.step: i64 = 0  # what the game waits for, as in `fields.py`
        self.actor: i64 = 0
        self.first: i64 = 0  # the first player, drawn at set-up
        self.trump: i64 = 4  # the trump colour; the last is no trump
        self.next_trump: i64 = -1  # the trump named for the next trick
        self.led: i64 = 4  # the colour led
        self.leader: i64 = 0  # who led the trick
        self.next_leader: i64 = -1  # who leads the next one, if a special card says so
        self.reversed: bool = False  # the order is reversed in this trick
        self.next_reversed: bool = False  # and in the next one
        self.order: vec[i64] = filled(players, 0)  # by place in the order of harvest: who
        self.strengths: vec[i64] = filled(players, 0)  # of the cards by which the seats are ranked
        self.turn: i64 = 0  # how far play or harvest has come
        self.stock: i64 = 0  # cards nobody has seen, in no order
        self.stock_size: i64 = 0  # cards in the stock
        self.table: i64 = 0  # cards still to be harvested
        self.waiting: i64 = -1  # the second card of a pair being placed
        self.volcano: i64 = -1  # the Volcano that waits for a card to cover
        self.palms_before: i64 = 0  # open on the island before the last placement
        self.shown_cards: i64 = 0  # cards seen open at any time
        self.totals: vec[i64] = filled(players, 0)  # points so far
        self.hand_size: vec[i64] = filled(players, 0)  # cards in each hand
        self.hands: vec[i64] = filled(players, 0)
        self.islands: vec[i64] = filled(players, 0)  # open cards of each island
        self.covered: vec[i64] = filled(players, 0)  # covered cards of each island
        self.cards: vec[i64] = filled(players, 0)  # the card each seat played in this trick
        self.seconds: vec[i64] = filled(players, 0)  # the second card each seat played
        self.scored: vec[i64] = filled(players * 3, 0)  # the islands at the end of each season
        self.out: vec[i64] = filled(players, 0)  # this season's discards
        self.out_size: vec[i64] = filled(players, 0)
        self.earlier: vec[i64] = filled(players, 0)  # discards of the season before
        self.passed: vec[i64] = filled(players, 0)  # cards passed in this season
        self.passed_size: vec[i64] = filled(players, 0)  # MO-16: passed and still in the new hand
        self.picked: vec[i64] = filled(players, 0)
        self.voids: vec[i64] = filled(players, 0)  # cards each seat has shown not to hold
        self.gone: vec[i64] = filled(players, 0)  # known to be among a seat's earlier discards

    def assign(self, other: State) -> None:
        assert isinstance(other, MolukuFields)
        self.viewer = other.viewer
        self.rng.assign(other.rng)
        self.season = other.season
        self.step = other.step
        self.actor = other.actor
        self.first = other.first
        self.trump = other.trump
        self.next_trump = other.next_trump
        self.led = other.led
        self.leader = other.leader
        self.next_leader = other.next_leader
        self.reversed = other.reversed
        self.next_reversed = other.next_reversed
        put(self.order, other.order)
        put(self.strengths, other.strengths)
        self.turn = other.turn
        self.stock = other.stock
        self.stock_size = other.stock_size
        self.table = other.table
        self.waiting = other.waiting
        self.volcano = other.volcano
        self.palms_before = other.palms_before
        self.shown_cards = other.shown_cards
        put(self.totals, other.totals)
        put(self.hand_size, other.hand_size)
        put(self.hands, other.hands)
        put(self.islands, other.islands)
        put(self.covered, other.covered)
        put(self.cards, other.cards)
        put(self.seconds, other.seconds)
        put(self.scored, other.scored)
        put(self.out, other.out)
        put(self.out_size, other.out_size)
        put(self.earlier, other.earlier)
        put(self.passed, other.passed)
        put(self.passed_size, other.passed_size)
        put(self.picked, other.picked)
        put(self.voids, other.voids)
        put(self.gone, other.gone)

    def must_act(self) -> i64:
        if self.step == Step.OVER:
            return 0
        return BIT[self.actor]

    def to_act(self) -> i64:
        if self.step == Step.OVER:
            return -1
        return self.actor

    def shown(self, seat: i64, action: i64, viewer: i64) -> i64:
        if seat == viewer or viewer == TRUTH:
            return action
        if 320 <= action < 384:
            return action + (63 - action // 1 % 64) * 1
        if 384 <= action < 448:
            return action + (63 - action // 1 % 64) * 1
        return action


class MolukuSpaces(encoding.Encoding):
    """The observation and action spaces that follow from the declaration."""

    def write(self, state: State, viewer: i64, page: vec[u8], at: i64) -> i64:
        assert isinstance(state, MolukuFields)
        at = encoding.write_choice(page, at, state.season - 1, 3)
        at = encoding.write_choice(page, at, state.step, 9)
        at = encoding.write_seats(page, at, state.must_act(), viewer, state.players)
        at = encoding.write_choice(page, at, state.trump, 5)
        at = encoding.write_choice(page, at, state.next_trump, 5)
        at = encoding.write_choice(page, at, state.led, 5)
        at = encoding.write_seat(page, at, state.leader, viewer, state.players)
        at = encoding.write_seat(page, at, state.next_leader, viewer, state.players)
        at = encoding.write_count(page, at, 1 if state.reversed else 0)
        at = encoding.write_count(page, at, 1 if state.next_reversed else 0)
        for value in state.order:
            at = encoding.write_seat(page, at, value, viewer, state.players)
        at = encoding.write_count(page, at, state.turn)
        at = encoding.write_count(page, at, state.stock_size)
        at = encoding.write_members(page, at, state.table, 48)
        at = encoding.write_choice(page, at, state.waiting, 48)
        at = encoding.write_choice(page, at, state.volcano, 48)
        at = encoding.write_members(page, at, state.shown_cards, 48)
        at = encoding.write_counts(page, at, state.totals, viewer)
        at = encoding.write_counts(page, at, state.hand_size, viewer)
        at = encoding.write_sets(page, at, state.islands, viewer, 48)
        at = encoding.write_sets(page, at, state.covered, viewer, 48)
        at = encoding.write_choices(page, at, state.cards, viewer, 48)
        at = encoding.write_choices(page, at, state.seconds, viewer, 48)
        at = encoding.write_sets(page, at, state.picked, viewer, 48)
        return encoding.write_sets(page, at, state.voids, viewer, 48)

    def number(self, state: State, viewer: i64, action: i64) -> i64:
        form, code = action // 64, action % 64
        if form == 2:
            number = encoding.place_from(viewer, code // 2, state.players) * 2 + code % 2
            return self.starts[form] + number
        return self.starts[form] + code
