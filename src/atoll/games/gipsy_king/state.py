"""Gipsy King's rules in the order of the rulebook: landscape, queue, numbers, halves."""

from typing import final

from atoll.core.bits import BIT, lowest, nth, popcount
from atoll.core.habits import Habits
from atoll.core.native import append, i64, vec
from atoll.core.rng import Rng
from atoll.core.state import State
from atoll.core.vectors import put
from atoll.core.words import Refusal
from atoll.games.gipsy_king.components import HEXES, WATER
from atoll.games.gipsy_king.knowledge import fill, hide
from atoll.games.gipsy_king.landscape import Landscape
from atoll.games.gipsy_king.policy import advise
from atoll.games.gipsy_king.position import GipsyKingPosition
from atoll.games.gipsy_king.refusals import explain
from atoll.games.gipsy_king.scoring import pieces, score_half
from atoll.games.gipsy_king.verbs import DO_DOUBLE, DO_PLACE, PASS, VERB


@final
class GipsyKingState(GipsyKingPosition):
    """Gipsy King in progress."""

    # -- set-up ------------------------------------------------------------------------------

    def begin(self) -> None:
        """GK-1 to GK-3: lay the landscape, draw the queue and begin the first half."""
        self.clear()
        self.lay_landscape()
        self.draw_queues()
        self.half = 1
        self.start_half(1)

    def lay_landscape(self) -> None:
        """GK-1: at random, or as the set says; GK-2: water that hangs together is a lake."""
        landscape = Landscape(self.printed, self.tiles())
        if len(self.printed.laid) > 0:
            landscape.lay_as_given()
        else:
            landscape.lay_at_random(self.rng)
        self.cells = landscape.cells
        self.near = landscape.near
        self.lakes = pieces(self.near, self.hexes() & WATER)

    def draw_queues(self) -> None:
        """GK-3: a random queue; the second half begins with its reverse."""
        seat: i64 = 0
        while seat < self.players:
            self.queue[seat] = seat
            seat += 1
        self.rng.shuffle(self.queue)
        place: i64 = 0
        while place < self.players:
            self.second_queue[place] = self.queue[self.players - 1 - place]
            place += 1

    def start_half(self, number: i64) -> None:
        """The landscape is empty; every number has free land around it."""
        self.free = self.land()
        self.start_number(number)

    def start_number(self, number: i64) -> None:
        """GK-5: passes end when the number changes."""
        self.number = number
        self.turn = 0
        self.open = self.around(number) & self.free

    # -- a turn ------------------------------------------------------------------------------

    def place(self, seat: i64, hex_: i64) -> None:
        """GK-4: take a hex and go to the end of the queue; GK-7: a full number gives way."""
        taken = BIT[hex_]
        self.caravans[self.at(self.half, seat)] |= taken
        self.free &= ~taken
        self.open &= ~taken
        self.go_to_the_end(seat)
        if self.open == 0:
            self.next_number()

    def go_to_the_end(self, seat: i64) -> None:
        """Move the marker of the seat that acts to the end; who passed stays in front."""
        queue = self.queue
        place = self.turn
        last = self.players - 1
        while place < last:
            queue[place] = queue[place + 1]
            place += 1
        queue[last] = seat

    def next_number(self) -> None:
        """GK-7: numbers without free land are skipped; GK-9: without any free land, score."""
        if self.free == 0:
            self.end_half()
            return
        while self.open == 0:
            self.start_number(self.number_after(self.number))

    # -- halves ------------------------------------------------------------------------------

    def end_half(self) -> None:
        """GK-9: score; GK-10: then the second half, from the highest number down."""
        score_half(self, self.half)
        self.turn = 0
        if self.half == 1:
            self.half = 2
            put(self.queue, self.second_queue)
            self.start_half(self.tiles())

    # -- the contract ------------------------------------------------------------------------

    def legal(self, seat: i64) -> vec[i64]:
        out = vec[i64]()
        if self.open == 0 or seat != self.queue[self.turn]:
            return out
        out = append_hexes(out, DO_PLACE * VERB, self.open)
        if self.can_double(seat):
            out = append_hexes(out, DO_DOUBLE * VERB, self.open)
        if not self.is_last():
            out = append(out, PASS)
        return out

    def is_legal(self, seat: i64, action: i64) -> bool:
        if self.open == 0 or seat != self.queue[self.turn]:
            return False
        if action == PASS:
            return not self.is_last()
        hex_ = action % VERB
        if action < 0 or action > PASS or hex_ >= HEXES or (self.open & BIT[hex_]) == 0:
            return False
        return action < DO_DOUBLE * VERB or self.can_double(seat)

    def random_action(self, seat: i64, rng: Rng) -> i64:
        hexes = popcount(self.open)
        choices = hexes
        if self.can_double(seat):
            choices += hexes
        doubles_end = choices
        if not self.is_last():
            choices += 1
        choice = rng.below(choices)
        if choice < hexes:
            return DO_PLACE * VERB + nth(self.open, choice)
        if choice < doubles_end:
            return DO_DOUBLE * VERB + nth(self.open, choice - hexes)
        return PASS

    def good_action(self, seat: i64, rng: Rng) -> i64:
        return advise(self, seat, rng)

    def rests(self, seat: i64) -> bool:
        """Between the halves: what comes after does not depend on what was before."""
        return self.free == self.land()

    def habits(self) -> Habits:
        if self.players == 2:
            return Habits(advice=100, horizon=4, exploration=0.3)
        return Habits(horizon=10)

    def play(self, seat: i64, action: i64) -> None:
        if action == PASS:
            self.turn += 1  # GK-5: the marker stays, the next in the queue acts
            return
        hex_ = action % VERB
        if action >= DO_DOUBLE * VERB:
            self.doubled[self.at(self.half, seat)] |= BIT[hex_]
        self.place(seat, hex_)

    def refusal(self, seat: i64, action: i64) -> Refusal:
        return explain(self, seat, action)

    def scores(self) -> vec[i64]:
        totals = vec[i64]()
        seat: i64 = 0
        while seat < self.players:
            totals = append(totals, self.points[seat] + self.points[self.players + seat])
            seat += 1
        return totals

    def hide(self, viewer: i64) -> None:
        hide(self, viewer)

    def fill(self, rng: Rng) -> None:
        fill(self, rng)

    def blank(self) -> State:
        return GipsyKingState(self.printed, self.players, Rng())


def append_hexes(actions: vec[i64], verb: i64, hexes: i64) -> vec[i64]:
    """The actions, and after them the verb with each of these hexes."""
    while hexes != 0:
        actions = append(actions, verb + lowest(hexes))
        hexes &= hexes - 1
    return actions
