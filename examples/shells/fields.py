"""Generated from `declaration.py` by `python -m release.generate`; not edited by hand."""

from typing import final

from atoll.core import encoding
from atoll.core.native import i64, u8, vec
from atoll.core.rng import Rng
from atoll.core.state import State
from atoll.core.vectors import filled, put
from examples.shells.declaration import ACTIONS, FIELDS


class ShellsFields(State):
    """The fields of a position and how they are copied."""

    def __init__(self, prizes: list[int], players: i64, rng: Rng) -> None:
        super().__init__(players, rng)
        self.prizes: list[int] = prizes
        self.hands: vec[i64] = filled(players, 0)  # shells of the hand
        self.sizes: vec[i64] = filled(players, 0)  # of the hands, which everybody sees
        self.bag: i64 = 0
        self.gone: i64 = 0  # shells laid in earlier tides
        self.tide: i64 = 0  # which tide it is
        self.laid: vec[i64] = filled(players, 0)  # in this tide; 0: nothing yet
        self.taken: vec[i64] = filled(3, -1)  # who took each tide
        self.points: vec[i64] = filled(players, 0)  # of each seat
        self.turn: i64 = 0

    def assign(self, other: State) -> None:
        assert isinstance(other, ShellsFields)
        self.viewer = other.viewer
        self.rng.assign(other.rng)
        put(self.hands, other.hands)
        put(self.sizes, other.sizes)
        self.bag = other.bag
        self.gone = other.gone
        self.tide = other.tide
        put(self.laid, other.laid)
        put(self.taken, other.taken)
        put(self.points, other.points)
        self.turn = other.turn

    def hide(self, viewer: i64) -> None:
        self.bag = 0
        for seat in range(self.players):
            if seat != viewer:
                self.hands[seat] = 0


@final
class ShellsSpaces(encoding.Encoding):
    """The observation and action spaces that follow from the declaration."""

    def __init__(self, state: ShellsFields) -> None:
        super().__init__(FIELDS.observation(state), ACTIONS.space(state))

    def write(self, state: State, viewer: i64, page: vec[u8], at: i64) -> i64:
        assert isinstance(state, ShellsFields)
        at = encoding.write_members(page, at, state.hands[viewer], 13)
        at = encoding.write_members(page, at, state.gone, 13)
        at = encoding.write_choice(page, at, state.tide, 3)
        at = encoding.write_choices(page, at, state.laid, viewer, 13)
        return encoding.write_counts(page, at, state.points, viewer)

    def number(self, state: State, viewer: i64, action: i64) -> i64:
        return action
