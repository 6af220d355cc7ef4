"""Puzzles: positions to practise with, and a player's results."""

from typing import Annotated, Literal

from msgspec import Meta

from atoll.server.wire.reviews import Judged
from atoll.server.wire.sights import Choice
from atoll.server.wire.words import Data, Said, Sent, Told

Level = Literal["easy", "medium", "hard"]
Solved = Literal["first", "later", "not"]


class PuzzleNote(Told):
    """A puzzle in the list of all puzzles."""

    id: str
    theme: str  # its title as text; empty if there is none
    level: Level  # by the players' rate once enough tried it, before that by a search
    tries: int  # players who have tried it
    rate: float | None  # of them solved it at the first try; None while they are few
    yours: Solved | None  # the player's result; None if they have not tried
    table: str | None = None  # an own puzzle: the game it comes from
    ply: int | None = None
    given: float | None = None  # and the points that the player gave away there


class Streak(Told):
    """How many puzzles in a row a player solved at the first try: now, and at best."""

    now: int = 0
    best: int = 0


class PuzzleList(Told):
    """All puzzles of a game, and those made from the player's own games."""

    game: str
    today: str
    puzzles: list[PuzzleNote]
    own: list[PuzzleNote]
    streak: Streak


class PuzzleInfo(Told):
    """A puzzle: the position as one seat sees it, and its moves by verb."""

    game: str
    id: str
    seat: int
    names: list[str]
    view: Data
    prompt: Said
    choices: dict[str, list[Choice]]
    scores: list[int]
    note: PuzzleNote
    streak: Streak
    next: str | None  # another one that the player has not solved
    asked: bool = False  # whether it compares only some of the legal moves


class SolvePuzzle(Sent):
    """`POST /api/puzzles/{game}/{puzzle}`."""

    text: Annotated[str, Meta(max_length=500)]


class PuzzleStep(Told):
    """One action of the line of best play, and the view of the puzzle's seat after it."""

    seat: int
    lines: list[Said]
    view: Data
    scores: list[int]


class PuzzleAnswer(Told):
    """Whether it was one of the best moves, and their values; `yours` if it is among them.

    The line continues from the best move in one world that is possible for the seat.
    """

    solved: bool
    yours: Judged | None
    options: list[Judged]
    solutions: int  # of the options, from the first
    worlds: int
    why: str  # the advice on the puzzle's theme
    line: list[PuzzleStep]
    note: PuzzleNote
    streak: Streak
