"""A game put together from the modules of its folder, the same in every game."""

from abc import ABC
from collections.abc import Callable
from pathlib import Path
from typing import Any, Generic, Protocol, TypeVar

from atoll.core.encoding import Encoding
from atoll.core.game import Data, Game, Say, ScoreLine
from atoll.core.state import State
from atoll.core.words import Event, Words

StateType = TypeVar("StateType", bound=State)
Seen = TypeVar("Seen", bound=State, contravariant=True)


class Sets(Protocol):
    """`sets.py`: reads component sets."""

    def load(self, path: Path, /) -> Any:
        """The component set at `path`; `BadComponentSet` if it is impossible."""


class Notation(Protocol[Seen]):
    """`notation.py`: actions as text and as data."""

    def to_text(self, state: Seen, seat: int, action: int, /) -> str:
        """As `Game.text`."""

    def from_text(self, state: Seen, seat: int, text: str, /) -> int:
        """As `Game.parse`."""

    def to_data(self, state: Seen, seat: int, action: int, /) -> Data:
        """As `Game.data`."""

    def from_data(self, state: Seen, seat: int, data: Data, /) -> int:
        """As `Game.from_data`."""


class View(Protocol[Seen]):
    """`view.py`: what a viewer sees and is told."""

    def view(self, seen: Seen, /) -> Data:
        """As `Game.view`."""

    def trace(self, state: Seen, /) -> Data:
        """As `Game.trace`."""

    def sheet(self, state: Seen, /) -> list[list[ScoreLine]]:
        """As `Game.sheet`."""

    def events(self, before: Seen, seat: int, action: int, after: Seen, /) -> list[Event]:
        """As `Game.events`."""

    def prompt(self, seen: Seen, /) -> Words:
        """As `Game.prompt`."""

    def describe(self, state: Seen, seat: int, action: int, /) -> Words:
        """As `Game.describe`."""


class Drawing(Protocol):
    """`drawing.py`: the view as text."""

    def draw(self, view: Data, say: Say, /) -> str:
        """As `Game.draw`."""


class Audit(Protocol[Seen]):
    """`audit.py`: pieces and scores counted afresh, for the laws."""

    def inventory(self, state: Seen, /) -> list[str]:
        """As `Game.inventory`."""

    def recount(self, state: Seen, /) -> list[int]:
        """As `Game.recount`."""


class FolderGame(Game, ABC, Generic[StateType]):
    """Leaves every question to the module of the folder that answers it."""

    def __init__(
        self,
        sets: Sets,
        notation: Notation[StateType],
        view: View[StateType],
        drawing: Drawing,
        audit: Audit[StateType],
        encoding: Callable[[StateType], Encoding],
    ) -> None:
        self._sets = sets
        self._notation = notation
        self._view = view
        self._drawing = drawing
        self._audit = audit
        self._encoding = encoding

    def check_set(self, path: Path) -> None:
        self._sets.load(path)

    def text(self, state: State, seat: int, action: int) -> str:
        return self._notation.to_text(own(state), seat, action)

    def parse(self, state: State, seat: int, text: str) -> int:
        return self._notation.from_text(own(state), seat, text)

    def data(self, state: State, seat: int, action: int) -> Data:
        return self._notation.to_data(own(state), seat, action)

    def from_data(self, state: State, seat: int, data: Data) -> int:
        return self._notation.from_data(own(state), seat, data)

    def view(self, seen: State) -> Data:
        return self._view.view(own(seen))

    def trace(self, state: State) -> Data:
        return self._view.trace(own(state))

    def sheet(self, state: State) -> list[list[ScoreLine]]:
        return self._view.sheet(own(state))

    def events(self, before: State, seat: int, action: int, after: State) -> list[Event]:
        return self._view.events(own(before), seat, action, own(after))

    def prompt(self, seen: State) -> Words:
        return self._view.prompt(own(seen))

    def describe(self, state: State, seat: int, action: int) -> Words:
        return self._view.describe(own(state), seat, action)

    def draw(self, view: Data, say: Say) -> str:
        return self._drawing.draw(view, say)

    def inventory(self, state: State) -> list[str]:
        return self._audit.inventory(own(state))

    def recount(self, state: State) -> list[int]:
        return self._audit.recount(own(state))

    def encoding(self, state: State) -> Encoding:
        return self._encoding(own(state))


def own(state: State) -> Any:
    """A game is only ever given states it has started itself."""
    return state
