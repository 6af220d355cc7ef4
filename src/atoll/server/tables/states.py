"""The positions of a game by ply: a few are kept, the others are played anew when needed."""

from collections.abc import Iterator

from atoll.core.state import State

EVERY = 32  # plies between two positions that are kept


class States:
    """`states[k]` is the truth after k actions; nobody may change what this gives out.

    Kept are the first position, every 32nd and the latest two, so that a game of 400 plies holds
    some 15 positions. Looking back in order costs one action a step.
    """

    def __init__(self, first: State) -> None:
        self.kept: dict[int, State] = {0: first}
        self.actions: list[tuple[int, int]] = []  # seat and action
        self.looked: tuple[int, State] = (0, first)  # the latest position that was played anew

    def __len__(self) -> int:
        return len(self.actions) + 1

    def __getitem__(self, ply: int) -> State:
        if ply < 0:
            ply += len(self)
        if not 0 <= ply < len(self):
            raise IndexError(ply)
        found = self.kept.get(ply)
        return self.replay(ply) if found is None else found

    def __iter__(self) -> Iterator[State]:
        return (self[ply] for ply in range(len(self)))

    def replay(self, ply: int) -> State:
        """A position that is not kept, from the nearest one before it."""
        start, state = self.looked
        if not ply - EVERY < start <= ply:
            start = ply - ply % EVERY
            state = self.kept[start]
        if start < ply:
            state = state.copy()
            for seat, action in self.actions[start:ply]:
                state.play(seat, action)
        self.looked = (ply, state)
        return state

    def append(self, seat: int, action: int, after: State) -> None:
        """An action was taken."""
        self.actions.append((seat, action))
        self.kept[len(self.actions)] = after
        self.drop(len(self.actions) - 2)

    def cut(self, ply: int) -> None:
        """The game goes back to a ply."""
        latest = [(n, self[n]) for n in (ply - 1, ply) if n >= 0]
        self.kept = {n: state for n, state in self.kept.items() if n < ply}
        self.kept.update(latest)
        del self.actions[ply:]
        self.looked = (0, self.kept[0])

    def drop(self, ply: int) -> None:
        """Keep a position no longer, unless it is one of those to start from."""
        if ply % EVERY:
            self.kept.pop(ply, None)
