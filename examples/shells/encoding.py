"""Shells as numbers: what a seat sees and may do, for learning programs."""

from atoll.core.encoding import Encoding, Field, Pen, from_viewer
from atoll.core.native import i64
from atoll.core.state import State
from examples.shells.state import HAND, SHELLS, ShellsState, own


class ShellsEncoding(Encoding):
    """The spaces for a number of players; seats count from the viewer on."""

    def __init__(self, state: ShellsState) -> None:
        seats = int(state.players)
        seen = [
            Field("hand", (SHELLS + 1,), "the shells of the viewer's hand"),
            Field("gone", (SHELLS + 1,), "the shells laid in earlier tides"),
            Field("tide", (HAND,), "which tide it is"),
            Field("laid", (seats, SHELLS + 1), "what each seat laid in this tide; 0: nothing yet"),
            Field("points", (seats,), "the points of each seat", 255),
        ]
        super().__init__(seen, [Field("lay", (SHELLS + 1,), "a shell")])

    def write(self, seen: State, pen: Pen) -> None:
        """Field after field."""
        state = own(seen)
        pen.members(state.hands[state.viewer], SHELLS + 1)
        pen.members(state.gone, SHELLS + 1)
        pen.choice(state.tide, HAND)
        seats = [from_viewer(seen, place) for place in range(state.players)]
        for seat in seats:
            pen.choice(state.laid[seat], SHELLS + 1)
        for seat in seats:
            pen.count(state.points[seat])

    def number(self, seen: State, action: i64) -> i64:
        """An action is the number of its shell."""
        return action
