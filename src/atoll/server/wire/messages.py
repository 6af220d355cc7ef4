"""What the server sends over the table's WebSocket."""

from msgspec import UNSET, Struct, UnsetType

from atoll.server.wire.reviews import Judged
from atoll.server.wire.sights import Choice, ClockNow, Effect, Over, Sight, Takeback
from atoll.server.wire.tables import ChatLine, TableInfo
from atoll.server.wire.words import Reaction, Said, Status


class Message(Struct, tag_field="type"):
    """A message of the server at a table."""


class Table(Message, tag="table"):
    """The table and its seats, after every change."""

    version: int
    table: TableInfo


class Update(Message, tag="update"):
    """The current state of the game, after every change and on `hello`.

    The log lines are those after ply `since`: the client drops its lines of later plies. There is a
    `clock` if time is limited, a `takeback` while one is asked for, and `over` at the end.
    """

    version: int
    ply: int
    since: int
    status: Status
    waits_for: list[int]
    scores: list[int]
    sights: list[Sight]
    clock: ClockNow | UnsetType = UNSET
    takeback: Takeback | UnsetType = UNSET
    over: Over | UnsetType = UNSET


class Ack(Message, tag="ack"):
    """The order `id` is stored; it led to `version`."""

    id: str
    version: int


class Refused(Message, tag="refused"):
    """The rules refuse the action: the clause and the reason."""

    id: str
    version: int
    clause: str
    text: Said


class Error(Message, tag="error"):
    """Any other error."""

    code: str
    text: Said
    id: str | None = None
    version: int | None = None


class Chat(Message, tag="chat"):
    """New chat lines; on `hello` the latest lines the client has not seen.

    With `before` there are older ones that it has not seen: page from there.
    """

    version: int
    lines: list[ChatLine]
    before: int | None = None


class Face(Message, tag="react"):
    """Somebody sent a face."""

    version: int
    name: str
    face: Reaction
    seat: int | None = None


class Presence(Message, tag="presence"):
    """Which seats have somebody connected, and the number of spectators."""

    seats: list[int]
    spectators: int


class Absent(Message, tag="absent"):
    """A seat must act and nobody is connected for it; at `until` the table acts for it."""

    seat: int
    until: int


class Hint(Message, tag="hint"):
    """What a bot would do, for the player who asked."""

    id: str
    seat: int
    choice: Choice
    options: list[Judged]  # the moves it compared with their values, the most visited first


class Preview(Message, tag="preview"):
    """What an action would do as far as its seat knows, for the player who asked."""

    id: str
    points: int  # by which the seat's score changes at once
    effects: list[Effect]


class Labels(Message, tag="labels"):
    """The labels of the choices that `describe` named, in that order."""

    id: str
    labels: list[Said]


class Rematch(Message, tag="rematch"):
    """The rematch is at this table."""

    version: int
    table: str


class Turn(Message, tag="turn"):
    """On `/ws/me`: one of the player's tables waits for them."""

    table: str
    game: str
    ply: int
    prompt: str


class Pong(Message, tag="pong"):
    """The answer to `ping`."""


class Bye(Message, tag="bye"):
    """The server is stopping; reconnect after `after` milliseconds."""

    after: int


ServerMessage = (
    Table
    | Update
    | Ack
    | Refused
    | Error
    | Chat
    | Face
    | Presence
    | Absent
    | Hint
    | Preview
    | Labels
    | Rematch
    | Turn
    | Pong
    | Bye
)
