"""The rules of Shells, in the order in which they are told."""

from typing import cast

from atoll.core.bits import BIT, lowest, popcount
from atoll.core.native import append, i64, vec
from atoll.core.rng import Rng
from atoll.core.state import State
from atoll.core.vectors import filled
from atoll.core.words import Refusal, refuse

SHELLS = 12
HAND = 3
ALL = sum(BIT[shell] for shell in range(1, SHELLS + 1))
NOBODY = -1


class ShellsState(State):
    """A position: who holds and laid what, and who took which tide. Sets are masks of shells."""

    def __init__(self, prizes: list[int], players: i64, rng: Rng) -> None:
        super().__init__(players, rng)
        self.prizes = prizes  # printed, not a number of the position: shared by all copies
        self.hands = filled(players, 0)
        self.sizes = filled(players, 0)  # of the hands, which everybody sees
        self.bag: i64 = 0
        self.gone: i64 = 0  # laid in earlier tides
        self.laid = filled(players, 0)  # in this tide, 0 for nothing yet
        self.taken = filled(len(prizes), NOBODY)
        self.points = filled(players, 0)
        self.tide: i64 = 0
        self.turn: i64 = 0

    def blank(self) -> State:
        """Copies are made of this."""
        return ShellsState(self.prizes, self.players, Rng())

    def begin(self) -> None:
        """SH-1: everybody draws three shells."""
        self.bag = ALL
        self.deal(self.rng)

    def deal(self, rng: Rng) -> None:
        """Fill every hand from the bag."""
        for seat in range(self.players):
            while popcount(self.hands[seat]) < HAND - self.tides_played(seat):
                shell = rng.pick(self.bag)
                self.bag &= ~BIT[shell]
                self.hands[seat] |= BIT[shell]
            self.sizes[seat] = popcount(self.hands[seat])

    def tides_played(self, seat: i64) -> i64:
        """How many shells a seat has laid."""
        return self.tide + (self.laid[seat] != 0)

    def must_act(self) -> i64:
        """SH-2: one after the other, until all tides are taken."""
        return BIT[self.turn] if self.tide < len(self.prizes) else 0

    def legal(self, seat: i64) -> vec[i64]:
        """SH-2: any shell of the hand; the action is its number."""
        found = vec[i64]()
        left = self.hands[seat] if self.has_turn(seat) else 0
        while left:
            found = append(found, lowest(left))
            left &= left - 1
        return found

    def refusal(self, seat: i64, action: i64) -> Refusal:
        """There is only one reason: the shell is not there."""
        return refuse("SH-2", "not-in-hand", shell=int(action))

    def play(self, seat: i64, action: i64) -> None:
        """SH-2: lay a shell; SH-3: the last one ends the tide."""
        self.hands[seat] &= ~BIT[action]
        self.sizes[seat] -= 1
        self.laid[seat] = action
        self.turn = (seat + 1) % self.players
        if self.laid[self.turn]:
            self.end_tide()

    def end_tide(self) -> None:
        """SH-3: the highest shell takes the tide's prize and leads the next."""
        best = max(range(self.players), key=lambda seat: self.laid[seat])
        self.taken[self.tide] = best
        self.points[best] += self.prizes[self.tide]
        for seat in range(self.players):
            self.gone |= BIT[self.laid[seat]]
            self.laid[seat] = 0
        self.tide += 1
        self.turn = best

    def scores(self) -> vec[i64]:
        """The prizes so far; the most win, ties are shared (SH-4)."""
        return self.points

    # -- who knows what ------------------------------------------------------------------------

    def hide(self, viewer: i64) -> None:
        """A viewer knows his own hand, what was laid, and how many shells the others hold."""
        self.bag = 0
        for seat in range(self.players):
            if seat != viewer:
                self.hands[seat] = 0

    def fill(self, rng: Rng) -> None:
        """What is unknown lies in the bag; the others draw their hands from it."""
        known = self.gone
        for seat in range(self.players):
            known |= self.hands[seat] | (BIT[self.laid[seat]] if self.laid[seat] else 0)
        self.bag = ALL & ~known
        self.deal(rng)


def own(state: State) -> ShellsState:
    """A state of this game."""
    return cast(ShellsState, state)
