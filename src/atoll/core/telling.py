"""What a viewer is told of an action: the action as shown, their knowledge, the events.

The laws test this place; server, terminal, review and adapters tell through it.
"""

from dataclasses import dataclass

from atoll.core.game import Data, Game
from atoll.core.state import TRUTH, State
from atoll.core.words import Event


@dataclass(frozen=True)
class Telling:
    """An action as one viewer saw it being taken."""

    game: Game
    before: State  # what the viewer knew
    seat: int
    action: int  # as it was shown
    after: State  # what the viewer knows now

    @property
    def text(self) -> str:
        """Its notation."""
        return self.game.text(self.before, self.seat, self.action)

    @property
    def data(self) -> Data:
        """It as named data."""
        return self.game.data(self.before, self.seat, self.action)

    @property
    def events(self) -> list[Event]:
        """What it did, and what followed by itself."""
        return self.game.events(self.before, self.seat, self.action, self.after)


def tell(
    game: Game,
    before: State,
    seat: int,
    action: int,
    after: State,
    viewer: int,
    seen: tuple[State, State] | None = None,
) -> Telling:
    """An action that led from one truth to another, as `viewer` saw it; `TRUTH` sees all of it.

    `seen` is what the viewer knew before and after, where the caller has it already.
    """
    shown = shown_to(before, seat, action, viewer)
    if viewer == TRUTH:
        return Telling(game, before, seat, shown, after)
    old, new = seen or (before.seen_by(viewer), after.seen_by(viewer))
    return Telling(game, old, seat, shown, new)


def shown_to(before: State, seat: int, action: int, viewer: int) -> int:
    """The action as `viewer` sees it being taken."""
    return int(before.shown(seat, action, viewer))
