"""What a position of Moluku is made of, and what can be read off it."""

from typing import Final

from atoll.core.bits import BIT
from atoll.core.native import i64, vec
from atoll.core.rng import Rng
from atoll.core.state import State
from atoll.core.vectors import clear, filled, put
from atoll.games.moluku.components import (
    COLOURED,
    DECK,
    HEIGHTS,
    NO_TRUMP,
    REMOVED_HEIGHT,
    MolukuSet,
)
from atoll.games.moluku.verbs import OVER, PLAY

SEASONS: Final = 3
NOTHING: Final = -1


class MolukuPosition(State):
    """The fields. Sets of cards are masks, one a seat; `knowledge` tells who knows what."""

    def __init__(self, printed: MolukuSet, players: i64, teams: bool, rng: Rng) -> None:
        super().__init__(players, rng)
        self.printed: MolukuSet = printed
        self.teams: bool = teams
        self.season: i64 = 1
        self.step: i64 = PLAY
        self.actor: i64 = 0
        self.first: i64 = 0  # the first player, drawn at set-up
        self.trump: i64 = NO_TRUMP
        self.next_trump: i64 = NOTHING  # MO-8: named by Palms, holds from the next trick
        self.hands: vec[i64] = filled(players, 0)
        self.hand_size: vec[i64] = filled(players, 0)
        self.islands: vec[i64] = filled(players, 0)
        self.covered: vec[i64] = filled(players, 0)
        self.stock: i64 = 0
        self.stock_size: i64 = 0
        # The trick: cards by seat, the order of harvest and how far play or harvest has come.
        self.leader: i64 = 0
        self.cards: vec[i64] = filled(players, 0)
        self.seconds: vec[i64] = filled(players, 0)
        self.led: i64 = NO_TRUMP
        self.order: vec[i64] = filled(players, 0)
        self.strengths: vec[i64] = filled(players, 0)
        self.turn: i64 = 0
        self.table: i64 = 0  # the cards still to be harvested
        self.reversed: bool = False
        self.next_reversed: bool = False
        self.next_leader: i64 = NOTHING
        self.waiting: i64 = NOTHING  # the second card of a pair being placed
        self.volcano: i64 = NOTHING  # the Volcano that waits for a card to cover
        self.palms_before: i64 = 0
        # Points, and the open cards of each island at the end of each season.
        self.totals: vec[i64] = filled(players, 0)
        self.scored: vec[i64] = filled(players * SEASONS, 0)
        # Out of the game: this season's discards and those of the season before.
        self.out: vec[i64] = filled(players, 0)
        self.out_size: vec[i64] = filled(players, 0)
        self.earlier: vec[i64] = filled(players, 0)
        # What was passed and is still in its new hand, and how many (MO-16).
        self.passed: vec[i64] = filled(players, 0)
        self.passed_size: vec[i64] = filled(players, 0)
        # What everybody remembers.
        self.picked: vec[i64] = filled(players, 0)  # taken up from the island, not seen since
        self.voids: vec[i64] = filled(players, 0)  # cards a seat has shown not to hold
        self.gone: vec[i64] = filled(players, 0)  # known to be among a seat's earlier discards
        self.shown_cards: i64 = 0  # seen open at any time

    def must_act(self) -> i64:
        """One seat at a time."""
        if self.step == OVER:
            return 0
        return BIT[self.actor]

    def to_act(self) -> i64:
        """The seat whose decision it is."""
        if self.step == OVER:
            return -1
        return self.actor

    def deck(self) -> i64:
        """The cards of the game: with two players without the Rice of height 6."""
        deck = DECK
        card: i64 = REMOVED_HEIGHT - 1
        while self.players == 2 and card < COLOURED:
            deck &= ~BIT[card]
            card += HEIGHTS
        return deck

    def is_wedding(self) -> bool:
        """Whether this trick's cards are harvested in pairs."""
        return self.seconds[self.leader] != NOTHING

    def is_last_trick(self) -> bool:
        """No trick follows this one in the season."""
        return self.hand_size[0] == 0

    def exchanged(self) -> i64:
        """MO-16: the cards each discards or passes between seasons."""
        return 4 if self.players == 2 else 2

    def next_seat(self, seat: i64) -> i64:
        """The seat to the left."""
        seat += 1
        if seat == self.players:
            return 0
        return seat

    def giver_to(self, seat: i64) -> i64:
        """MO-16: cards go to the left in season 2, to the right in season 3."""
        return (seat + (3 if self.season == 2 else 1)) % 4

    def lowest_total(self) -> i64:
        """MO-7: on a tie the first in seat order from the first player."""
        lowest_seat = self.first
        seat = self.next_seat(self.first)
        while seat != self.first:
            if self.totals[seat] < self.totals[lowest_seat]:
                lowest_seat = seat
            seat = self.next_seat(seat)
        return lowest_seat

    def clear(self) -> None:
        """Forget everything of an earlier game."""
        clear(self.hands, 0)
        clear(self.hand_size, 0)
        clear(self.islands, 0)
        clear(self.covered, 0)
        clear(self.totals, 0)
        clear(self.scored, 0)
        clear(self.out, 0)
        clear(self.out_size, 0)
        clear(self.earlier, 0)
        clear(self.passed, 0)
        clear(self.passed_size, 0)
        clear(self.picked, 0)
        clear(self.voids, 0)
        clear(self.gone, 0)
        self.shown_cards = 0

    def assign(self, other: State) -> None:
        """Every field, one by one: copying is on the path of every simulation."""
        assert isinstance(other, MolukuPosition)
        self.viewer = other.viewer
        self.rng.assign(other.rng)
        put(self.hands, other.hands)
        put(self.hand_size, other.hand_size)
        put(self.islands, other.islands)
        put(self.covered, other.covered)
        put(self.cards, other.cards)
        put(self.seconds, other.seconds)
        put(self.order, other.order)
        put(self.strengths, other.strengths)
        put(self.totals, other.totals)
        put(self.scored, other.scored)
        put(self.out, other.out)
        put(self.out_size, other.out_size)
        put(self.earlier, other.earlier)
        put(self.passed, other.passed)
        put(self.passed_size, other.passed_size)
        put(self.picked, other.picked)
        put(self.voids, other.voids)
        put(self.gone, other.gone)
        self.season = other.season
        self.step = other.step
        self.actor = other.actor
        self.first = other.first
        self.trump = other.trump
        self.next_trump = other.next_trump
        self.stock = other.stock
        self.stock_size = other.stock_size
        self.leader = other.leader
        self.led = other.led
        self.turn = other.turn
        self.table = other.table
        self.reversed = other.reversed
        self.next_reversed = other.next_reversed
        self.next_leader = other.next_leader
        self.waiting = other.waiting
        self.volcano = other.volcano
        self.palms_before = other.palms_before
        self.shown_cards = other.shown_cards
