"""The entries of a table's log, from which everything else about the table follows.

An entry says what happened, not who may know it; no entry leaves the server.
"""

from typing import Literal

import msgspec
from msgspec import Struct

from atoll.server import wire

Why = Literal["resigned", "aborted"]  # why a game ended before its last move
WhyCasual = Literal["takeback", "hint", "what-if", "stand-in"]
WhyResigned = Literal["asked", "absent", "late", "kicked"]


class Entry(Struct, tag_field="kind"):
    """One thing that happened."""


class Created(Entry, tag="created"):
    """A player opened the table."""

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
    bid_pause: int | None = None  # seconds; None: the server's default
    rated: bool = True  # earlier tables had no choice
    audience: bool = True  # spectators may chat
    secret: str | None = None  # the server's part of the seed; earlier tables chose it at the start
    previews: bool = True


class Sat(Entry, tag="sat"):
    """A player sat down."""

    seat: int
    player: str
    name: str
    tag: str = ""  # distinguishes players of the same name
    share: str | None = None  # the player's part of the seed


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
    auto: bool = False  # a forced move, played automatically


class Undone(Entry, tag="undone"):
    """The game went back to a ply."""

    seat: int
    ply: int


class Asked(Entry, tag="asked"):
    """A seat asked the others to go back to a ply; a casual takeback makes the game casual."""

    seat: int
    ply: int
    casual: bool = False


class Answered(Entry, tag="answered"):
    """A seat agreed or declined."""

    seat: int
    yes: bool


class Chatted(Entry, tag="chatted"):
    """Somebody sent a chat line."""

    name: str
    text: str
    seat: int | None
    tag: str = ""  # distinguishes players of the same name


class Reacted(Entry, tag="reacted"):
    """Somebody sent a face."""

    name: str
    face: wire.Reaction
    seat: int | None


class Resigned(Entry, tag="resigned"):
    """A seat resigned or was lost; the bot plays it to the end."""

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
    """The game is no longer rated, because of what a seat did."""

    seat: int
    why: WhyCasual


class Ended(Entry, tag="ended"):
    """The game ended before its last move: only one side is left, or nobody had moved."""

    why: Why


class ClockSet(Entry, tag="clock_set"):
    """The machine's clock jumped by this many milliseconds, or it slept: nobody's time ran."""

    by: int


class AutoSet(Entry, tag="auto"):
    """Automatic forced moves of a seat were turned on or off."""

    seat: int
    on: bool


class RematchAsked(Entry, tag="rematch_asked"):
    """Seats of one player ask for a rematch; the secret is the server's part of its seed."""

    seats: list[int]
    secret: str
    share: str | None = None


class RematchAnswered(Entry, tag="rematch_answered"):
    """Seats of one player agreed to a rematch or declined it."""

    seats: list[int]
    yes: bool
    share: str | None = None


class Rematched(Entry, tag="rematched"):
    """The rematch is at another table."""

    table: str


class Imported(Entry, tag="imported"):
    """The table shows a recorded game."""

    record: str


class Placed(Entry, tag="placed"):
    """The game began in a position of another table, given as the packed full state."""

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
    """An entry in the log: its version, its time, and the order that caused it."""

    version: int
    at: int
    entry: AnyEntry
    by: str | None = None  # the player
    order: str | None = None  # the id they gave it


class Body(Struct, omit_defaults=True):
    """The stored part of a logged entry, besides its version and time."""

    entry: AnyEntry
    by: str | None = None
    order: str | None = None


_decode = msgspec.json.Decoder(Body).decode
_encode = msgspec.json.Encoder().encode


def to_body(logged: Logged) -> str:
    """The entry as JSON for the store."""
    return _encode(Body(logged.entry, logged.by, logged.order)).decode()


def from_row(version: int, at: int, body: str) -> Logged:
    """The entry from its row."""
    row = _decode(body)
    return Logged(version, at, row.entry, row.by, row.order)
