"""Reviews of finished games and what-ifs."""

from typing import Annotated, Literal

from msgspec import Meta

from atoll.server.wire.sights import Choice
from atoll.server.wire.words import Said, SeatNumber, Sent, Told


class Judged(Told):
    """A move and its expected values, from what its seat knows."""

    choice: Choice
    share: float  # of the search's visits
    points: float  # the seat's own at the end
    lead: float  # over the mean of the others
    chance: float  # to be among the winners
    behind: float  # by how much its lead falls short of the best one's
    noise: float  # a standard error of `behind`
    given: float  # `behind`, or 0 if that may be chance


class JudgedDecision(Told):
    """A decision of a finished game: the best move first, the one played among them."""

    ply: int  # how many actions had been taken before it
    seat: int
    played: str
    choice: str  # what the search prefers
    given: float
    worlds: int  # in which every move was rolled out
    options: list[Judged]


class DecisionNote(Told):
    """A decision in the list of all decisions: the points given away by it."""

    ply: int
    seat: int
    given: float


class KeyMoment(Told):
    """An action that changed the chances of a seat most."""

    ply: int  # how many actions had been taken after it
    seat: int
    moved: int  # the seat whose chances changed, or whose points if one plays alone
    before: float
    after: float
    lines: list[Said]


class Outlook(Told):
    """The expected results of every seat after `ply` actions, as a spectator sees them."""

    ply: int
    points: list[float]
    chances: list[float]


class Performance(Told):
    """How one seat played; `accuracy` is 100 if nothing was given away, 0 for random play."""

    name: str
    points: int
    decisions: int
    given: float
    accuracy: float


class GameReview(Told):
    """The review of a game, without the moves of each decision."""

    seats: list[Performance]
    moments: list[KeyMoment]  # in the order of the game
    curve: list[Outlook]
    decisions: list[DecisionNote]


class ReviewInfo(Told):
    """The progress of the review of a game, and the review when it is done."""

    status: Literal["none", "running", "done"]
    done: int = 0  # plies judged
    total: int = 0
    review: GameReview | None = None


class WhatIf(Sent):
    """`POST /api/tables/{table}/what-if`: continue from a position at a private table."""

    seat: SeatNumber
    ply: Annotated[int, Meta(ge=0, le=100_000)] | None = None  # None: the current position
    bot: str | None = None  # for seats that people hold
    casual: bool = False  # the player confirmed that the running game becomes casual
