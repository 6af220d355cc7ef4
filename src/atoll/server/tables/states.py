"""The positions of a game by ply: some are cached, the others are replayed when needed."""

from array import array
from collections.abc import Iterator

from atoll.core.state import State
from atoll.review.position import pack, unpack

EVERY = 32  # plies between two cached positions


class States:
    """`states[k]` is the full state after k actions; callers must not change it.

    Cached are the latest position, the one before until `keep_latest`, and, packed, every 32nd: a
    position of Pelican Bay takes 49 kB unpacked. Going through the positions in order costs one
    action per step.
    """

    def __init__(self, first: State) -> None:
        self.kept: dict[int, State] = {0: first}
        self.packed: dict[int, bytes] = {}  # every 32nd
        self.seats = bytearray()  # of each action
        self.actions = array("q")
        self.looked: tuple[int, State] | None = None  # the latest replayed position

    @property
    def latest(self) -> State:
        """The current state."""
        return self.kept[len(self.actions)]

    def __len__(self) -> int:
        return len(self.actions) + 1

    def __getitem__(self, ply: int) -> State:
        if ply < 0:
            ply += len(self)
        if not 0 <= ply < len(self):
            raise IndexError(ply)
        cached = self.kept.get(ply)
        return self.replay(ply) if cached is None else cached

    def __iter__(self) -> Iterator[State]:
        return (self[ply] for ply in range(len(self)))

    def replay(self, ply: int) -> State:
        """A position that is not cached, replayed from the nearest one before it."""
        if self.looked is None or not ply - EVERY < self.looked[0] <= ply:
            self.looked = (ply - ply % EVERY, self.read(ply - ply % EVERY))
        start, state = self.looked
        if start < ply:
            state = state.copy()
            for seat, action in zip(self.seats[start:ply], self.actions[start:ply], strict=True):
                state.play(seat, action)
        self.looked = (ply, state)
        return state

    def read(self, ply: int) -> State:
        """A cached position, unpacked."""
        state = self.kept.get(ply)
        if state is None:
            state = self.kept[len(self.actions)].blank()
            state.from_ints(unpack(self.packed[ply]))
        return state

    def append(self, seat: int, action: int, after: State) -> None:
        """Add the state after an action."""
        self.seats.append(seat)
        self.actions.append(action)
        self.kept[len(self.actions)] = after
        self.drop(len(self.actions) - 2)

    def keep_latest(self) -> None:
        """Drop the position before the latest, when its change has been broadcast."""
        self.drop(len(self.actions) - 1)
        self.looked = None

    def cut(self, ply: int) -> None:
        """Go back to a ply."""
        self.kept = {n: self[n] for n in (ply - 1, ply) if n >= 0}
        self.packed = {n: state for n, state in self.packed.items() if n < ply - 1}
        del self.seats[ply:]
        del self.actions[ply:]
        self.looked = None

    def drop(self, ply: int) -> None:
        """Drop a position from the cache, or pack it if it is a 32nd."""
        state = self.kept.pop(ply, None)
        if state is not None and ply % EVERY == 0:
            self.packed[ply] = pack(state.to_ints())
