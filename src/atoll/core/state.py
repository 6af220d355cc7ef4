"""The truth of a game in progress, and the contract every game's state keeps."""

from typing import Final

from atoll.core.bits import BIT, lowest
from atoll.core.errors import IllegalAction, NotYourTurn
from atoll.core.fields import read_out, write_back
from atoll.core.native import i64, mypyc_attr, vec
from atoll.core.rng import Rng
from atoll.core.vectors import contains
from atoll.core.words import Refusal, refuse

TRUTH: Final = -1  # the viewer of a state in which nothing is hidden
SPECTATOR: Final = -2  # a viewer who holds no seat
POINT: Final = 100  # evaluations, and what bots compare actions by, are in hundredths of a point


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position. Mutable, small, quick to copy; actions are plain integers.

    A state made by `seen_by` is one viewer's knowledge: what they may not know is absent.
    Only `sample` makes a playable position of it again.
    """

    def __init__(self, players: i64, rng: Rng) -> None:
        self.players: i64 = players
        self.rng: Rng = rng
        self.viewer: i64 = TRUTH
        self.fresh: State | None = None  # as it was made; kept to set up game after game

    def begin(self) -> None:
        """Set the game up afresh, all chance drawn from `rng`."""
        raise NotImplementedError

    def must_act(self) -> i64:
        """The set of seats the game waits for; empty when and only when the game is over."""
        raise NotImplementedError

    def may_act(self) -> i64:
        """The set of seats that have a legal action, those of `must_act` included."""
        return self.must_act()

    def legal(self, seat: i64) -> vec[i64]:
        """The legal actions of a seat, each once; none for a seat outside `may_act`."""
        raise NotImplementedError

    def play(self, seat: i64, action: i64) -> None:
        """Carry out an action known to be legal."""
        raise NotImplementedError

    def refusal(self, seat: i64, action: i64) -> Refusal:
        """Why this action, known to be illegal for a seat that may act, is refused."""
        raise NotImplementedError

    def refusal_off_turn(self, seat: i64, action: i64) -> Refusal:
        """Why an action of a seat that may not act at all is refused."""
        return not_your_turn(seat)

    def scores(self) -> vec[i64]:
        """The points of each seat so far; final when the game is over."""
        raise NotImplementedError

    def winners(self) -> i64:
        """The set of seats that win as the points stand: the most points, ties shared."""
        return leaders(self.scores())

    def blank(self) -> "State":
        """A state of the same game, set and options as it is before set-up."""
        raise NotImplementedError

    def clear(self) -> None:
        """Forget everything of an earlier game but the generator."""
        fresh = self.fresh
        if fresh is None:
            fresh = self.fresh = self.blank()
        fresh.rng.assign(self.rng)
        self.assign(fresh)

    def assign(self, other: "State") -> None:
        """Become a copy of `other`, a state of the same game, set and options."""
        self.from_ints(other.to_ints())

    def hide(self, viewer: i64) -> None:
        """Remove from this copy everything that `viewer` may not know."""
        raise NotImplementedError

    def fill(self, rng: Rng) -> None:
        """Put random truth, consistent with all that is known, where something is unknown."""
        raise NotImplementedError

    def shown(self, seat: i64, action: i64, viewer: i64) -> i64:
        """The action as `viewer` sees it being taken: the same, or one with its secret removed."""
        return action

    def reveals(self, seat: i64, action: i64) -> bool:
        """Whether the action shows its seat something hidden, for sure: it can't be taken back.

        Where this is False, samples of what the seat knows decide (`core/undo.py`).
        """
        return False

    def is_over(self) -> bool:
        """Nobody is asked any more."""
        return self.must_act() == 0

    def next_seat(self, seat: i64) -> i64:
        """The seat to the left."""
        seat += 1
        if seat == self.players:
            return 0
        return seat

    def to_act(self) -> i64:
        """The first seat the game waits for, -1 when it is over."""
        waiting = self.must_act()
        if waiting == 0:
            return -1
        return lowest(waiting)

    def is_legal(self, seat: i64, action: i64) -> bool:
        """Whether the seat may take this action now; any integer may be asked about."""
        return contains(self.legal(seat), action)

    def random_action(self, seat: i64, rng: Rng) -> i64:
        """A legal action of a seat that may act; every legal action can come."""
        actions = self.legal(seat)
        return actions[rng.below(len(actions))]

    def check(self, seat: i64, action: i64) -> Refusal | None:
        """Nothing if the seat may take this action now, else the refusal that says why not."""
        if not self.has_turn(seat):
            return self.refusal_off_turn(seat, action)
        if self.is_legal(seat, action):
            return None
        return self.refusal(seat, action)

    def has_turn(self, seat: i64) -> bool:
        """Whether the seat may act now."""
        return 0 <= seat < self.players and (self.may_act() & BIT[seat]) != 0

    def apply(self, seat: i64, action: i64) -> None:
        """Carry out an action, or raise its refusal and change nothing."""
        if not self.has_turn(seat):
            raise NotYourTurn(self.refusal_off_turn(seat, action))
        if not self.is_legal(seat, action):
            raise IllegalAction(self.refusal(seat, action))
        self.play(seat, action)

    def copy(self) -> "State":
        """An equal state that shares nothing that changes."""
        twin = self.blank()
        twin.assign(self)
        return twin

    def seen_by(self, viewer: i64) -> "State":
        """What `viewer` knows: a copy from which everything else has been removed."""
        seen = self.blank()
        seen.see(self, viewer)
        return seen

    def see(self, truth: "State", viewer: i64) -> None:
        """Become what `viewer` knows of `truth`, a state of the same game, set and options."""
        self.assign(truth)
        self.rng = Rng()
        self.hide(viewer)
        self.viewer = viewer

    def sample(self, rng: Rng) -> "State":
        """A full state that may be the truth, as far as this state's viewer knows."""
        full = self.copy()
        full.rng = rng.fork()
        full.fill(rng)
        full.viewer = TRUTH
        return full

    def to_ints(self) -> list[int]:
        """The whole state as integers: equal lists mean equal states."""
        rng = self.rng.to_ints()
        return [self.viewer, len(rng), *rng, *read_out(self)]

    def from_ints(self, ints: list[int]) -> None:
        """Take on what `to_ints` of a state of the same game, set and options wrote."""
        start = 2 + ints[1]
        self.viewer = ints[0]
        self.rng.from_ints(ints[2:start])
        write_back(self, ints[start:])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.to_ints() == other.to_ints()


def leaders(points: vec[i64]) -> i64:
    """The set of seats with the most points."""
    best = points[0]
    for each in points:
        if each > best:
            best = each
    mask: i64 = 0
    for seat in range(i64(len(points))):
        if points[seat] == best:
            mask |= BIT[seat]
    return mask


def not_your_turn(seat: int) -> Refusal:
    """The refusal for a seat that is not asked."""
    return refuse("turn", "not-your-turn", seat=seat)


def playout(state: State, rng: Rng, limit: i64) -> i64:
    """Play on at random to the end or for `limit` steps; returns the steps played."""
    for steps in range(limit):
        seat = state.to_act()
        if seat < 0:
            return steps
        state.play(seat, state.random_action(seat, rng))
    return limit


def playouts(state: State, rng: Rng, games: i64) -> i64:
    """Set up and play whole random games in this state; returns the steps played."""
    steps: i64 = 0
    for _game in range(games):
        state.rng = rng.fork()
        state.begin()
        steps += playout(state, rng, 1_000_000)
    return steps
