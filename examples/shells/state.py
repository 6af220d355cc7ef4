"""The rules of Shells, in their order."""

from atoll.core.bits import BIT, lowest, popcount
from atoll.core.native import append, i64, vec
from atoll.core.rng import Rng
from atoll.core.state import State
from atoll.core.words import Refusal, refuse
from examples.shells.declaration import HAND, SHELLS
from examples.shells.fields import ShellsFields

ALL = sum(BIT[shell] for shell in range(1, SHELLS + 1))


class ShellsState(ShellsFields):
    """Shells in progress. Sets of shells are masks."""

    def blank(self) -> State:
        """Copies are made of this."""
        return ShellsState(self.prizes, self.players, Rng())

    def begin(self) -> None:
        """SH-1: everybody draws three shells."""
        self.clear()
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
        actions = vec[i64]()
        left = self.hands[seat] if self.has_turn(seat) else 0
        while left:
            actions = append(actions, lowest(left))
            left &= left - 1
        return actions

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

    def fill(self, rng: Rng) -> None:
        """What is unknown lies in the bag; the others draw their hands from it."""
        seen = self.gone
        for seat in range(self.players):
            seen |= self.hands[seat] | (BIT[self.laid[seat]] if self.laid[seat] else 0)
        self.bag = ALL & ~seen
        self.deal(rng)
