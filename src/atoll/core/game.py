"""What a game is to the other packages: set-up, notation, views and score sheet."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import product
from pathlib import Path
from typing import ClassVar, Generic, Protocol, TypeVar, cast, runtime_checkable

from atoll.core.actions import Actions, Choices
from atoll.core.actions import Data as Data
from atoll.core.advice import Advice
from atoll.core.encoding import Encoding
from atoll.core.errors import BadComponentSet, BadSetup
from atoll.core.features import Features, ObservedFeatures
from atoll.core.native import i64, vec
from atoll.core.rng import Rng, stream_rng
from atoll.core.state import State
from atoll.core.text_board import Section, draw_sections
from atoll.core.words import Effect, Event, Words, seat_words, words

OptionValue = bool | str
StateType = TypeVar("StateType", bound=State, covariant=True)
Seen = TypeVar("Seen", bound=State, contravariant=True)


@dataclass(frozen=True)
class Option:
    """A choice made before the game: its values, the first being the default."""

    name: str
    values: tuple[OptionValue, ...]

    @property
    def default(self) -> OptionValue:
        """What holds when nothing is said."""
        return self.values[0]

    def parse(self, text: str) -> OptionValue:
        """The value written as `text`."""
        for value in self.values:
            if option_text(value) == text:
                return value
        allowed = ", ".join(option_text(value) for value in self.values)
        raise BadSetup(f"option {self.name} is one of {allowed}, not '{text}'")


def option_text(value: OptionValue) -> str:
    """An option's value as written in records and on the command line."""
    return str(value).lower() if isinstance(value, bool) else value


@dataclass(frozen=True)
class Setup:
    """Everything that, with the actions, determines a game."""

    players: int
    seed: str
    options: Mapping[str, OptionValue]
    set_name: str
    set_path: Path


@dataclass(frozen=True)
class SpeedFloors:
    """The least speed that `atoll bench --gates` asks of a game; rates are a second."""

    steps: float = 0  # of whole random games
    closest: Mapping[str, float] = field(default_factory=dict)  # OpenSpiel's game: ratio to it
    compiled: float = 0  # ratio to the plain engine
    search: tuple[float, float] = (0, 0)  # simulations, and their ratio to ISMCTS on hearts
    driven: tuple[float, float] = (0, 0)  # legal and apply from Python, and ratio to hearts


@dataclass(frozen=True)
class ScoreLine:
    """One line of a score sheet: the clause, what it counts, and its points."""

    rule: str
    what: Words
    points: int


class Say(ABC):
    """Puts words into one language; made outside the engine."""

    @abstractmethod
    def __call__(self, what: Words) -> str:
        """The words as a text for people."""


class View(Protocol[Seen]):
    """`view.py` of a game: each function answers the question of `FolderGame` with its name.

    `prompt` is asked for who may act, `sheet` for one seat.
    """

    def view(self, seen: Seen, /) -> Mapping[str, object]: ...  # of the type `View` beside it
    def trace(self, state: Seen, /) -> Data: ...
    def sheet(self, state: Seen, seat: int, /) -> list[ScoreLine]: ...
    def events(self, before: Seen, seat: int, action: int, after: Seen, /) -> list[Event]: ...
    def prompt(self, seen: Seen, /) -> Words: ...
    def describe(self, state: Seen, seat: int, action: int, /) -> Words: ...
    def inventory(self, state: Seen, /) -> list[str]: ...
    def recount(self, state: Seen, /) -> list[int]: ...


@runtime_checkable
class DividedView(View[Seen], Protocol[Seen]):
    """A `view.py` whose `view` is `open_view` with `own_view`; the first is alike for all viewers.

    A table then makes the first part once, however many look on.
    """

    def open_view(self, seen: Seen, /) -> Data: ...
    def own_view(self, seen: Seen, /) -> Data: ...


class FolderGame(ABC, Generic[StateType]):
    """A game by its folder: every question is answered by the module that knows.

    Everything here is pure: no input or output but the game's own data files.
    """

    name: ClassVar[str]  # the folder's name
    title: ClassVar[str]
    prefix: ClassVar[str]  # of its clauses: MO, PL, …
    version: ClassVar[int]  # of the rules; changes only when behaviour does
    players: ClassVar[range]
    minutes: ClassVar[int]
    options: ClassVar[tuple[Option, ...]] = ()
    credits: ClassVar[str]
    folder: ClassVar[Path]
    status: ClassVar[str] = "complete"  # said in the list of games; a game in the making says so
    is_open: ClassVar[bool] = False  # nothing is hidden from anybody
    tells_alike: ClassVar[bool] = False  # who is shown the same action is told the same events
    bound: ClassVar[int]  # no game is longer than this many actions
    advice: Advice  # to bots
    speed: ClassVar[SpeedFloors] = SpeedFloors()
    open_verbs: ClassVar[frozenset[str]] = frozenset()  # whose legal actions are not all listed

    def __init__(
        self,
        state_type: type[StateType],
        load: Callable[[Path], object],
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
        self._divided = view if isinstance(view, DividedView) else None
        self._draw = draw  # the board of a game that has one, line by line
        self._encoding = encoding
        self._features = features
        self._preview = preview
        self._text_board = text_board
        self._sets: dict[str, Path] = {}  # the game's own by name; looking for them takes 0.3 ms
        self.advice = Advice() if advice is None else advice

    def own(self, state: State) -> StateType:
        """The state as one of this game; a game is only given states it has started itself."""
        assert isinstance(state, self._state_type)
        return state

    @abstractmethod
    def make(self, setup: Setup, rng: Rng) -> StateType:
        """A state of a game set up so, before `begin`."""

    def start(self, setup: Setup) -> State:
        """The position after set-up; `setup` has passed `check_setup`."""
        state = self.make(setup, stream_rng(setup.seed))
        state.begin()
        return state

    def text(self, state: State, seat: int, action: int) -> str:
        """The short notation of an action, as written in records."""
        return self._actions.to_text(self.own(state), seat, action)

    def parse(self, state: State, seat: int, text: str) -> int:
        """The action `text` stands for; `InvalidNotation` if it stands for none."""
        return self._actions.from_text(self.own(state), seat, text)

    def data(self, state: State, seat: int, action: int) -> Data:
        """The action as named data: a `verb` and its fields."""
        return self._actions.to_data(self.own(state), seat, action)

    def from_data(self, state: State, seat: int, data: Data) -> int:
        """The action that `data` describes; `InvalidNotation` if it describes none."""
        return self._actions.from_data(self.own(state), seat, data)

    def factor(self, state: State, seat: int, actions: Sequence[int]) -> list[Choices]:
        """Actions of a seat by their parameters: each value once, not every combination."""
        return self._actions.factor(self.own(state), seat, actions)

    def view(self, seen: State, opened: Data | None = None) -> Data:
        """What the viewer of `seen` sees of the table, as plain data.

        `opened` is the `open_view` of any viewer of the same position, which is not made again.
        """
        if opened is None or self._divided is None:
            return cast(Data, self._view.view(self.own(seen)))
        return opened | self._divided.own_view(self.own(seen))

    def open_view(self, seen: State) -> Data | None:
        """The part of `view` that is alike for all viewers; None if the game does not divide it."""
        return None if self._divided is None else self._divided.open_view(self.own(seen))

    def trace(self, state: State) -> Data:
        """The full truth as plain data, in the form `docs/trace.md` documents."""
        return self._view.trace(self.own(state))

    def sheet(self, state: State) -> list[list[ScoreLine]]:
        """Each seat's points line by line; they add up to `state.scores()`."""
        return [self._view.sheet(self.own(state), seat) for seat in range(state.players)]

    def equivalents_before(
        self, state: State, seat: int, action: int, other: int
    ) -> Iterator[State]:
        """Positions in which `other` may lead to where `action` leads here; this one by default.

        For games in which an action tells others something they need not remember, such as the
        place in a hand that a card left: the laws check that such a position exists.
        """
        yield state

    def events(self, before: State, seat: int, action: int, after: State) -> list[Event]:
        """What one action did, told from the states before and after as one viewer saw them."""
        return self._view.events(self.own(before), seat, action, self.own(after))

    def prompt(self, seen: State) -> Words:
        """One sentence that tells the viewer what to do now, or for whom the table waits."""
        if seen.is_over():
            return words("prompt-over")
        if not seen.has_turn(seen.viewer):
            return words("prompt-wait", who=seat_words(seen.to_act()))
        return self._view.prompt(self.own(seen))

    def describe(self, state: State, seat: int, action: int) -> Words:
        """An action as a choice offered to a person."""
        return self._view.describe(self.own(state), seat, action)

    def preview(self, before: State, seat: int, action: int, after: State) -> list[Effect]:
        """What an action would do, besides points at once; asked through `core/preview.py`.

        `before` is what the seat knows, `after` the same with the action taken in one world that
        is possible for it. Only what holds in all of them is told.
        """
        if self._preview is None:
            return []
        return self._preview(self.own(before), seat, action, self.own(after))

    def draw(self, view: Data, say: Say) -> str:
        """The view as text for a terminal: the board, then what `text_board` tells."""
        board = [] if self._draw is None else [*self._draw(view, say), ""]
        return "\n".join([*board, draw_sections(self.text_board(view), say)])

    def text_board(self, view: Data) -> list[Section]:
        """The view in sentences and tables, for who can't see the board."""
        return self._text_board(view)

    def inventory(self, state: State) -> list[str]:
        """Every piece by name, as often as it lies anywhere; the same all through a game."""
        return self._view.inventory(self.own(state))

    def recount(self, state: State) -> list[int]:
        """The scores counted afresh from the board, by the plainest method."""
        return self._view.recount(self.own(state))

    def encoding(self, state: State) -> Encoding:
        """The observation and action spaces of games set up like this one."""
        return self._encoding(self.own(state))

    def features(self, state: State) -> Features:
        """What value networks are told in games like this one; by default all that is seen."""
        if self._features is None:
            return ObservedFeatures(self.encoding(state))
        return self._features(self.own(state))

    def check_set(self, path: Path) -> None:
        """Load the component set at `path` to see whether it is possible."""
        self._load(path)

    def check_options(self, players: int, options: Mapping[str, OptionValue]) -> None:
        """Raise `BadSetup` for options that do not go with each other or the player count."""

    def hides_nothing(self, setup: Setup) -> bool:
        """Whether everybody knows everything in a game set up so."""
        return self.is_open

    def sides(self, players: int, options: Mapping[str, OptionValue]) -> list[list[int]]:
        """The seats that win and lose together: each alone, unless the game is set up in teams."""
        return [[seat] for seat in range(players)]

    def shown_scores(
        self, players: int, options: Mapping[str, OptionValue], scores: vec[i64]
    ) -> list[int]:
        """The score shown at each seat: the sum of its side's points."""
        out = [0] * players
        for side in self.sides(players, options):
            total = sum(int(scores[seat]) for seat in side)
            for seat in side:
                out[seat] = total
        return out

    def check_setup(self, setup: Setup) -> None:
        """Raise `BadSetup` unless this game can be set up so."""
        if setup.players not in self.players:
            raise BadSetup(
                f"{self.title} is for {self.players[0]} to {self.players[-1]} players, "
                f"not {setup.players}"
            )
        for name in setup.options:
            if name not in {option.name for option in self.options}:
                raise BadSetup(f"{self.title} has no option '{name}'")
        for option in self.options:
            if setup.options[option.name] not in option.values:
                option.parse(str(setup.options[option.name]))
        self.check_options(setup.players, setup.options)

    def setup(
        self,
        players: int,
        seed: str | int = "0",
        component_set: str = "default",
        **options: OptionValue,
    ) -> Setup:
        """A checked set-up; options not named take their defaults, or what goes with the others."""
        chosen = self.fitting_options(players, options)
        path = self.set_path(component_set)
        setup = Setup(players, str(seed), chosen, path.stem, path)
        self.check_setup(setup)
        return setup

    def fitting_options(
        self, players: int, named: Mapping[str, OptionValue]
    ) -> dict[str, OptionValue]:
        """The first combination with these values that goes with the player count."""
        for candidate in self.combinations():
            chosen = {**candidate, **named}
            try:
                self.check_options(players, chosen)
            except BadSetup:
                continue
            return chosen
        return {**{option.name: option.default for option in self.options}, **named}

    def combinations(self) -> Iterator[dict[str, OptionValue]]:
        """Every combination of options, the defaults first."""
        for values in product(*(option.values for option in self.options)):
            yield {o.name: value for o, value in zip(self.options, values, strict=True)}

    def new(
        self,
        players: int,
        seed: str | int = "0",
        component_set: str = "default",
        **options: OptionValue,
    ) -> State:
        """A new game, ready for its first action."""
        return self.start(self.setup(players, seed, component_set, **options))

    def set_path(self, name: str) -> Path:
        """The file of a component set: one of the game's own by name, or a path to a TOML file."""
        if name.endswith(".toml"):
            return Path(name)
        if name not in self._sets:
            paths = sorted((self.folder / "sets").rglob("*.toml"))
            self._sets = {path.stem: path for path in paths}
        if name not in self._sets:
            raise BadComponentSet(
                f"{self.title} has no component set '{name}' "
                f"(known: {', '.join(self._sets)}; or name a .toml file)"
            )
        return self._sets[name]

    def parse_options(self, texts: Mapping[str, str]) -> dict[str, OptionValue]:
        """Options written as text, as on the command line and in records."""
        options = {option.name: option for option in self.options}
        for name in texts:
            if name not in options:
                names = ", ".join(options) or "none"
                raise BadSetup(f"{self.title} has no option '{name}' (known: {names})")
        return {name: options[name].parse(text) for name, text in texts.items()}

    def variants(self) -> Iterator[tuple[int, dict[str, OptionValue]]]:
        """Every player count with every combination of options that goes with it."""
        for players in self.players:
            for options in self.combinations():
                try:
                    self.setup(players, "0", "default", **options)
                except BadSetup:
                    continue
                yield players, options


Game = FolderGame[State]  # any game
