"""A lesson path: the steps that teach a game, read from `lessons/path.toml` in its folder.

A step shows a position of a scene, which is the beginning of a game, and may ask for a move. Its
texts are messages of the game: `lesson-NAME`, `lesson-NAME-done` after the move, and
`lesson-NAME-pb-6` for a try that the clause PB-6 refuses.
"""

import tomllib
from functools import cache
from typing import Literal

import msgspec
from msgspec import Struct, field

from atoll.core.errors import AtollError
from atoll.core.game import Data, Game, OptionValue, Setup
from atoll.core.record import carry_out
from atoll.core.state import State
from atoll.core.words import Arg, Words, piece
from atoll.learn.measure import measure

Value = bool | int | str | None
Pattern = dict[str, Value | list[Value]]  # of a move's data


class NoLessons(AtollError):
    """A game without a lesson path, or a step that it does not have."""


class Scene(Struct, frozen=True, forbid_unknown_fields=True):
    """The beginning of a game: its set-up and actions; `0 place 3a` is seat 0's."""

    players: int
    seed: str
    seat: int  # the pupil's
    options: dict[str, OptionValue] = field(default_factory=dict)
    actions: list[str] = field(default_factory=list)

    def setup(self, game: Game) -> Setup:
        """The set-up of the game."""
        return game.setup(self.players, self.seed, "default", **self.options)


class Claim(Struct, frozen=True, forbid_unknown_fields=True):
    """A number in the texts of a step; a test compares it with the engine's."""

    name: str  # the variable of the message
    of: str  # a path into the pupil's view (`measure.py`)
    value: int
    when: Literal["before", "after", "gain"] = "before"  # the example move; its difference


class Piece(Struct, frozen=True, forbid_unknown_fields=True):
    """A piece that the texts of a step draw before its name; without pictures the name remains."""

    name: str  # the variable of the message
    thing: str  # as the game's words name pieces
    value: str | int | list[str | int] = ""

    @property
    def words(self) -> Words:
        """The picture alone: the text has the name."""
        value = tuple(self.value) if isinstance(self.value, list) else self.value
        return piece(Words("picture"), self.thing, value)


class Try(Struct, frozen=True, forbid_unknown_fields=True):
    """A move that pupils try and the rules refuse."""

    move: str  # in notation
    clause: str


class Goal(Struct, frozen=True, forbid_unknown_fields=True):
    """A number in the pupil's view after the move, and its least value."""

    of: str
    equal: Value = None  # count the values equal to this one; "me" is the pupil's seat
    least: int = 1


class Step(Struct, frozen=True, forbid_unknown_fields=True):
    """One thing to read or to do: a move that matches a pattern and reaches all goals."""

    name: str
    scene: str
    ply: int = 0  # actions of the scene that have been taken
    accept: list[Pattern] = field(default_factory=list)
    goals: list[Goal] = field(default_factory=list)
    example: str | None = None  # one move that is accepted, in notation
    claims: list[Claim] = field(default_factory=list)
    pieces: list[Piece] = field(default_factory=list)
    tries: list[Try] = field(default_factory=list)

    @property
    def asks(self) -> bool:
        """Whether the pupil must make a move."""
        return bool(self.accept)

    def words(self, ending: str = "") -> Words:
        """A text of this step, with the numbers it claims and the pieces it draws."""
        numbers: dict[str, Arg] = {claim.name: claim.value for claim in self.claims}
        pictures = {piece.name: piece.words for piece in self.pieces}
        return Words(f"lesson-{self.name}{ending}", numbers | pictures)

    def accepts(self, move: Data, view: Data, seat: int) -> bool:
        """Whether the step accepts a move, given as data; `view` is the seat's view after it."""
        return matches(move, self.accept) and all(
            measure(view, goal.of, seat, goal.equal) >= goal.least for goal in self.goals
        )


def matches(data: Data, patterns: list[Pattern]) -> bool:
    """Whether a move, as data, has all values of one of the patterns."""
    return any(all(fits(data.get(k), v) for k, v in wanted.items()) for wanted in patterns)


def fits(value: object, wanted: Value | list[Value]) -> bool:
    """Whether a value is the wanted one, or one of several."""
    return value in wanted if isinstance(wanted, list) else value == wanted


class FirstGame(Struct, frozen=True, forbid_unknown_fields=True):
    """The table that the last step opens."""

    players: int
    bot: str = "beginner"
    options: dict[str, OptionValue] = field(default_factory=dict)


class Hint(Struct, frozen=True, forbid_unknown_fields=True):
    """A step's advice as a rule to choose moves by; `pupil.py` follows it.

    Of the remaining moves, those with the highest measure are kept: the `number` in the pupil's
    view after the move, how many of its values are `equal`, or whether the move is one of `moves`.
    """

    step: str  # that teaches it
    number: str | None = None  # a path into the view, `points.me`; `*` matches everything
    equal: Value = None  # "me" is the pupil's seat
    moves: list[Pattern] = field(default_factory=list)
    least: bool = False  # the lowest measure is best


class Theme(Struct, frozen=True, forbid_unknown_fields=True):
    """The theme of a decision: `theme-NAME` is its title, `theme-NAME-why` the advice on it."""

    name: str
    moves: list[Pattern] = field(default_factory=list)  # none: any move
    gains: str | None = None  # a number in the view that the move raises
    least: int = 1  # by how much
    asks: list[Pattern] = field(default_factory=list)  # the moves a puzzle offers; none: all


class Path(Struct, frozen=True, forbid_unknown_fields=True):
    """The whole lesson path."""

    rules: int  # the version of the rules it was written for
    first_game: FirstGame
    scenes: dict[str, Scene]
    steps: list[Step]
    hints: list[Hint] = field(default_factory=list)
    themes: list[Theme] = field(default_factory=list)  # a decision has the first one that fits

    def step(self, number: int) -> Step:
        """A step by its number, counted from 0."""
        if number >= len(self.steps):
            raise NoLessons(f"there are {len(self.steps)} steps, not {number + 1}")
        return self.steps[number]


@cache
def path_of(game: Game) -> Path:
    """The lesson path of a game."""
    file = game.folder / "lessons" / "path.toml"
    if not file.exists():
        raise NoLessons(f"there are no lessons of {game.name}")
    path = msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), Path)
    if path.rules != game.version:
        raise NoLessons(f"the lessons of {game.name} are of other rules")
    return path


@cache
def position(game: Game, number: int) -> State:
    """The full state in which a step begins; the pupil sees its `seen_by`."""
    path = path_of(game)
    step = path.step(number)
    scene = path.scenes[step.scene]
    state = game.start(scene.setup(game))
    for line in scene.actions[: step.ply]:
        carry_out(game, state, line)
    return state
