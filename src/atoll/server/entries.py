"""What can happen at a table: the entries of its log, from which everything else follows.

An entry says what happened and never what anybody may know of it; no entry leaves the server.
"""

from typing import Literal

import msgspec
from msgspec import Struct

from atoll.server import wire


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


class Sat(Entry, tag="sat"):
    """A player sat down."""

    seat: int
    player: str
    name: str


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
    """A seat asked the others to go back to a ply."""

    seat: int
    ply: int


class Answered(Entry, tag="answered"):
    """A seat agreed, or did not."""

    seat: int
    yes: bool


class Chatted(Entry, tag="chatted"):
    """Somebody said something."""

    name: str
    text: str
    seat: int | None


class Reacted(Entry, tag="reacted"):
    """Somebody showed a face."""

    name: str
    face: wire.Reaction
    seat: int | None


class Resigned(Entry, tag="resigned"):
    """A seat gave up; the bot plays it to the end."""

    seat: int
    bot: str


class StoodIn(Entry, tag="stood_in"):
    """A bot plays for a seat until its player returns."""

    seat: int
    bot: str
    why: Literal["asked", "absent", "late"]


class Returned(Entry, tag="returned"):
    """The player took the seat back."""

    seat: int


class ClockSet(Entry, tag="clock_set"):
    """The machine's clock jumped by so many milliseconds, or it slept: nobody's time ran."""

    by: int


class AutoSet(Entry, tag="auto"):
    """Forced moves of a seat are played by themselves, or not."""

    seat: int
    on: bool


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
    | ClockSet
    | AutoSet
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
    order: str | None = None  # the id he gave it


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
    found = _decode(body)
    return Logged(version, at, found.entry, found.by, found.order)
