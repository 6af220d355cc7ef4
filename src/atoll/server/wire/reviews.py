"""Reviews of finished games and what-ifs."""

from typing import Annotated, Literal

from msgspec import Meta

from atoll.server.wire.sights import Choice
from atoll.server.wire.words import Said, SeatNumber, Sent, Told


class Judged(Told):
    """A move, and what can be expected of it by what its seat knows."""

    choice: Choice
    share: float  # of the search's visits
    points: float  # the seat's own at the end
    lead: float  # over the mean of the others
    chance: float  # to be among the winners
    behind: float  # by how much its lead falls short of the best one's
    noise: float  # a standard error of `behind`
    given: float  # `behind`, or nothing where that may be chance


class JudgedDecision(Told):
    """A decision of a finished game: the best move first, the one played among them."""

    ply: int  # how many actions had been taken before it
    seat: int
    played: str
    choice: str  # what the search would have done
    given: float
    worlds: int  # in which every move was played on
    options: list[Judged]


class DecisionNote(Told):
    """A decision in the list of all: the points given away by it."""

    ply: int
    seat: int
    given: float


class KeyMoment(Told):
    """An action that moved the prospects of a seat far."""

    ply: int  # how many actions had been taken after it
    seat: int
    moved: int  # the seat whose chances changed, or points where one plays alone
    before: float
    after: float
    lines: list[Said]


class Outlook(Told):
    """What a spectator could expect of every seat after `ply` actions."""

    ply: int
    points: list[float]
    chances: list[float]


class Performance(Told):
    """How one seat played; `accuracy` is 100 if nothing was given away, 0 for dice."""

    name: str
    points: int
    decisions: int
    given: float
    accuracy: float


class GameReview(Told):
    """What the review of a game says, but for the moves of each decision."""

    seats: list[Performance]
    moments: list[KeyMoment]  # in the order of the game
    curve: list[Outlook]
    decisions: list[DecisionNote]


class ReviewInfo(Told):
    """How far the review of a game is, and what it says when it is done."""

    status: Literal["none", "running", "done"]
    done: int = 0  # plies thought about
    total: int = 0
    review: GameReview | None = None


class WhatIf(Sent):
    """`POST /api/tables/{table}/what-if`: play on from a position at a table of one's own."""

    seat: SeatNumber
    ply: Annotated[int, Meta(ge=0, le=100_000)] | None = None  # None: as the game stands
    bot: str | None = None  # for seats that people hold
    casual: bool = False  # the asker knows that a running game is not rated any more then
