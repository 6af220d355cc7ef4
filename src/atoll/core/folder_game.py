"""A game put together from the modules of its folder, the same in every game."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Generic, Protocol, TypeVar, cast

from atoll.core.actions import Actions, Choices
from atoll.core.advice import Advice
from atoll.core.encoding import Encoding
from atoll.core.features import Features
from atoll.core.game import Data, Game, Say, ScoreLine, Setup
from atoll.core.rng import Rng, stream_rng
from atoll.core.state import State
from atoll.core.text_board import Section, draw_sections
from atoll.core.words import Effect, Event, Words, seat_words, words

StateType = TypeVar("StateType", bound=State)
SetType = TypeVar("SetType")
Seen = TypeVar("Seen", bound=State, contravariant=True)


class View(Protocol[Seen]):
    """`view.py`: what a viewer sees and is told; pieces and scores counted afresh, for the laws.

    Each function answers for the method of `Game` with its name: `prompt` for who may act, `sheet`
    for one seat.
    """

    def view(self, seen: Seen, /) -> Mapping[str, object]: ...  # of the type `View` beside it
    def trace(self, state: Seen, /) -> Data: ...
    def sheet(self, state: Seen, seat: int, /) -> list[ScoreLine]: ...
    def events(self, before: Seen, seat: int, action: int, after: Seen, /) -> list[Event]: ...
    def prompt(self, seen: Seen, /) -> Words: ...
    def describe(self, state: Seen, seat: int, action: int, /) -> Words: ...
    def inventory(self, state: Seen, /) -> list[str]: ...
    def recount(self, state: Seen, /) -> list[int]: ...


class FolderGame(Game, ABC, Generic[StateType, SetType]):
    """Leaves every question to the module of the folder that answers it."""

    def __init__(
        self,
        state_type: type[StateType],
        load: Callable[[Path], SetType],
        actions: Actions[StateType],
        view: View[StateType],
        text_board: Callable[[Data], list[Section]],
        encoding: Callable[[StateType], Encoding],
        advice: Advice | None = None,
        features: Callable[[StateType], Features] | None = None,
        preview: Callable[[StateType, int, int, StateType], list[Effect]] | None = None,
        draw: Callable[[Data, Say], list[str]] | None = None,
    ) -> None:
        self._state_type = state_type
        self._load = load  # reads a component set
        self._actions = actions
        self._view = view
        self._draw = draw  # the board of a game that has one, line by line
        self._encoding = encoding
        self._features = features
        self._preview = preview
        self._text_board = text_board
        self.advice = Advice() if advice is None else advice

    def own(self, state: State) -> StateType:
        """The state as one of this game; a game is only given states it has started itself."""
        assert isinstance(state, self._state_type)
        return state

    @abstractmethod
    def make(self, printed: SetType, setup: Setup, rng: Rng) -> StateType:
        """A state of a game set up so, before `begin`."""

    def start(self, setup: Setup) -> State:
        state = self.make(self._load(setup.set_path), setup, stream_rng(setup.seed))
        state.begin()
        return state

    def check_set(self, path: Path) -> None:
        self._load(path)

    def text(self, state: State, seat: int, action: int) -> str:
        return self._actions.to_text(self.own(state), seat, action)

    def parse(self, state: State, seat: int, text: str) -> int:
        return self._actions.from_text(self.own(state), seat, text)

    def data(self, state: State, seat: int, action: int) -> Data:
        return self._actions.to_data(self.own(state), seat, action)

    def from_data(self, state: State, seat: int, data: Data) -> int:
        return self._actions.from_data(self.own(state), seat, data)

    def factor(self, state: State, seat: int, actions: Sequence[int]) -> list[Choices]:
        return self._actions.factor(self.own(state), seat, actions)

    def view(self, seen: State) -> Data:
        return cast(Data, self._view.view(self.own(seen)))

    def trace(self, state: State) -> Data:
        return self._view.trace(self.own(state))

    def sheet(self, state: State) -> list[list[ScoreLine]]:
        return [self._view.sheet(self.own(state), seat) for seat in range(state.players)]

    def events(self, before: State, seat: int, action: int, after: State) -> list[Event]:
        return self._view.events(self.own(before), seat, action, self.own(after))

    def prompt(self, seen: State) -> Words:
        if seen.is_over():
            return words("prompt-over")
        if not seen.has_turn(seen.viewer):
            return words("prompt-wait", who=seat_words(seen.to_act()))
        return self._view.prompt(self.own(seen))

    def describe(self, state: State, seat: int, action: int) -> Words:
        return self._view.describe(self.own(state), seat, action)

    def preview(self, before: State, seat: int, action: int, after: State) -> list[Effect]:
        if self._preview is None:
            return []
        return self._preview(self.own(before), seat, action, self.own(after))

    def draw(self, view: Data, say: Say) -> str:
        board = [] if self._draw is None else [*self._draw(view, say), ""]
        return "\n".join([*board, draw_sections(self.text_board(view), say)])

    def text_board(self, view: Data) -> list[Section]:
        return self._text_board(view)

    def inventory(self, state: State) -> list[str]:
        return self._view.inventory(self.own(state))

    def recount(self, state: State) -> list[int]:
        return self._view.recount(self.own(state))

    def encoding(self, state: State) -> Encoding:
        return self._encoding(self.own(state))

    def features(self, state: State) -> Features:
        if self._features is None:
            return super().features(state)
        return self._features(self.own(state))
