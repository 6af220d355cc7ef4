"""What can happen at a table: the entries of its log, from which everything else follows.

An entry says what happened and never what anybody may know of it; no entry leaves the server.
"""

from typing import Literal

import msgspec
from msgspec import Struct

from atoll.server import wire

Why = Literal["resigned", "aborted"]  # a game ended before its last move
WhyCasual = Literal["takeback", "hint", "what-if", "stand-in"]
WhyResigned = Literal["asked", "absent", "late", "kicked"]


class Entry(Struct, tag_field="kind"):
    """One thing that happened."""


class Created(Entry, tag="created"):
    """Somebody opened the table."""

    game: str
    players: int
    options: dict[str, bool | str]
    set: str
    public: bool
    clock: wire.Clock
    absence: wire.Absence
    host: str
    rules: int
    own_set: str | None = None  # the text of a set that is not one of the game's own
    bid_pause: int | None = None  # seconds; None: as the server says
    rated: bool = True  # earlier tables had no choice
    audience: bool = True  # those who only watch may speak
    secret: str | None = None  # the server's part of the seed; earlier tables chose it at the start
    previews: bool = True


class Sat(Entry, tag="sat"):
    """A player sat down."""

    seat: int
    player: str
    name: str
    tag: str = ""  # tells them from others of the same name
    share: str | None = None  # what they add to the seed


class BotSat(Entry, tag="bot"):
    """A bot was put on a seat."""

    seat: int
    bot: str


class Left(Entry, tag="left"):
    """A seat became open again."""

    seat: int


class Started(Entry, tag="started"):
    """The game began with this seed."""

    seed: str


class Acted(Entry, tag="acted"):
    """A seat took an action, in notation."""

    seat: int
    text: str
    auto: bool = False  # played by itself, being the only one


class Undone(Entry, tag="undone"):
    """The game went back to a ply."""

    seat: int
    ply: int


class Asked(Entry, tag="asked"):
    """A seat asked the others to go back to a ply; a casual takeback ends the game's rating."""

    seat: int
    ply: int
    casual: bool = False


class Answered(Entry, tag="answered"):
    """A seat agreed, or did not."""

    seat: int
    yes: bool


class Chatted(Entry, tag="chatted"):
    """Somebody said something."""

    name: str
    text: str
    seat: int | None
    tag: str = ""  # tells the player from others of the same name


class Reacted(Entry, tag="reacted"):
    """Somebody showed a face."""

    name: str
    face: wire.Reaction
    seat: int | None


class Resigned(Entry, tag="resigned"):
    """A seat gave up or lost its right to play; the bot plays it to the end."""

    seat: int
    bot: str
    why: WhyResigned = "asked"


class StoodIn(Entry, tag="stood_in"):
    """A bot plays for a seat until its player returns."""

    seat: int
    bot: str
    why: Literal["asked", "absent", "late"]


class Returned(Entry, tag="returned"):
    """The player took the seat back."""

    seat: int


class BecameCasual(Entry, tag="casual"):
    """The game is not rated any more, because of what a seat did."""

    seat: int
    why: WhyCasual


class Ended(Entry, tag="ended"):
    """The game ended before its last move: one side stayed, or nobody had moved."""

    why: Why


class ClockSet(Entry, tag="clock_set"):
    """The machine's clock jumped by so many milliseconds, or it slept: nobody's time ran."""

    by: int


class AutoSet(Entry, tag="auto"):
    """Forced moves of a seat are played by themselves, or not."""

    seat: int
    on: bool


class RematchAsked(Entry, tag="rematch_asked"):
    """Seats of one player ask for another game; the secret is the server's part of its seed."""

    seats: list[int]
    secret: str
    share: str | None = None


class RematchAnswered(Entry, tag="rematch_answered"):
    """Seats of one player agreed to another game, or did not."""

    seats: list[int]
    yes: bool
    share: str | None = None


class Rematched(Entry, tag="rematched"):
    """The next game is at another table."""

    table: str


class Imported(Entry, tag="imported"):
    """The table shows a recorded game."""

    record: str


class Placed(Entry, tag="placed"):
    """The game began in a position of another table; all of its truth, packed."""

    state: bytes
    table: str
    ply: int


AnyEntry = (
    Created
    | Sat
    | BotSat
    | Left
    | Started
    | Acted
    | Undone
    | Asked
    | Answered
    | Chatted
    | Reacted
    | Resigned
    | StoodIn
    | Returned
    | BecameCasual
    | Ended
    | ClockSet
    | AutoSet
    | RematchAsked
    | RematchAnswered
    | Rematched
    | Imported
    | Placed
)


class Logged(Struct):
    """An entry in the log: where it stands, when it happened, and whose order it was."""

    version: int
    at: int
    entry: AnyEntry
    by: str | None = None  # the player
    order: str | None = None  # the id they gave it


class Body(Struct, omit_defaults=True):
    """What is stored of a logged entry beside its version and time."""

    entry: AnyEntry
    by: str | None = None
    order: str | None = None


_decode = msgspec.json.Decoder(Body).decode
_encode = msgspec.json.Encoder().encode


def to_body(logged: Logged) -> str:
    """The entry as it is stored."""
    return _encode(Body(logged.entry, logged.by, logged.order)).decode()


def from_row(version: int, at: int, body: str) -> Logged:
    """The entry as it was stored."""
    row = _decode(body)
    return Logged(version, at, row.entry, row.by, row.order)
