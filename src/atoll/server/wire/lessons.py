"""Lessons: the steps by which a game is taught."""

from typing import Annotated, Literal

from msgspec import Meta

from atoll.server.wire.sights import Choice, Line
from atoll.server.wire.words import Data, Said, Sent, Told


class LessonInfo(Told):
    """The lesson path of a game: how many steps it has, how many the player has done."""

    game: str
    title: str
    steps: int
    done: int


class LessonList(Told):
    """The lesson paths of all games that have one."""

    lessons: list[LessonInfo]


class FirstGame(Told):
    """The table that the last step opens, in the form of `CreateTable`."""

    players: int
    bot: str
    options: dict[str, bool | str]


class LessonStep(Told):
    """A step as the pupil sees it; kind `do` asks for a move, kind `play` for a game."""

    game: str
    number: int  # from 0
    steps: int
    kind: Literal["read", "do", "play"]
    text: Said
    seat: int
    names: list[str]
    view: Data
    choices: dict[str, list[Choice]]
    scores: list[int]
    example: Choice | None = None  # a move that is accepted
    first_game: FirstGame | None = None


class TryStep(Sent):
    """`POST /api/lessons/{game}/{step}`: a move, by its notation or as data."""

    text: Annotated[str, Meta(max_length=500)] | None = None
    data: Data | None = None


class Forbidden(Told):
    """Why the rules refuse a move."""

    clause: str
    reason: Said


class StepAnswer(Told):
    """The result of a try; if `accepted`, the view after the move and its log lines."""

    accepted: bool
    text: Said
    refusal: Forbidden | None = None
    view: Data | None = None
    scores: list[int] | None = None
    lines: list[Line] | None = None


class StepsDone(Sent):
    """`PUT /api/lessons/{game}`: how many steps the player has done."""

    done: Annotated[int, Meta(ge=0, le=100)]


CoachKind = Literal["now", "better"]


class CoachLine(Told):
    """What the coach says: advice for now, or why another move was better than the last one."""

    ply: int
    kind: CoachKind
    title: str  # the theme of the decision
    text: str  # the advice on the theme
    better: Choice | None = None  # a better move than the last one
    points: float | None = None  # that the last move gave away


class Coaching(Told):
    """What the coach says; nothing in rated games and to players who know the game."""

    line: CoachLine | None
