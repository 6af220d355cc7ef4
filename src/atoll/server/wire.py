"""Everything that travels between a client and the server, as types; `docs/protocol.md` tells it.

Whatever a client sends is decoded into one of these or refused; fields it does not know are
refused too. Whatever the server sends about a running game is made from `state.seen_by` only.
"""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

PROTOCOL = 1

Data = dict[str, Any]
ActionId = Annotated[str, Meta(min_length=1, max_length=64)]
Name = Annotated[
    str,  # no control characters, and no space at either end
    Meta(max_length=32, pattern=r"^[^\s\x00-\x1f\x7f]([^\x00-\x1f\x7f]*[^\s\x00-\x1f\x7f])?$"),
]
Language = Literal["en", "fr", "nl"]
Login = Annotated[str, Meta(pattern=r"^[a-z0-9][a-z0-9._-]{2,31}$")]
Password = Annotated[str, Meta(min_length=10, max_length=200)]
SeatNumber = Annotated[int, Meta(ge=0, le=9)]
Status = Literal["open", "playing", "over"]
Reaction = Literal["👍", "👏", "😂", "😮", "😢", "🤔", "🎉", "❤️"]


class Sent(Struct, forbid_unknown_fields=True):
    """Something a client sends over HTTP."""


class Told(Struct):
    """Something the server answers."""


# -- tables ---------------------------------------------------------------------------------


class NoClock(Sent, tag_field="kind", tag="none"):
    """Nobody is pressed."""


class LiveClock(Sent, tag_field="kind", tag="live"):
    """A bank of seconds for the whole game, and some more for each turn."""

    bank: Annotated[int, Meta(ge=10, le=36_000)]
    increment: Annotated[int, Meta(ge=0, le=600)] = 0


class SlowClock(Sent, tag_field="kind", tag="slow"):
    """Days for each decision."""

    days: Annotated[int, Meta(ge=1, le=30)]


Clock = NoClock | LiveClock | SlowClock


class Absence(Sent):
    """What happens to a seat that is waited for while nobody is there, or whose time is up.

    `bot`: a bot takes the seat over until the player returns; `skip`: it makes this one decision.
    """

    after: Annotated[int, Meta(ge=10, le=86_400)] | None = None  # seconds; None: never
    then: Literal["bot", "skip"] = "bot"


class OpenSeat(Sent, tag_field="kind", tag="open"):
    """Anybody may sit down here."""


class OwnSeat(Sent, tag_field="kind", tag="me"):
    """Whoever creates the table sits here; several such seats share one device."""

    name: Name | None = None  # for another person on the same device


class BotSeat(Sent, tag_field="kind", tag="bot"):
    """A bot sits here."""

    bot: str


class CreateTable(Sent):
    """`POST /api/tables`."""

    game: str
    seats: Annotated[list[OpenSeat | OwnSeat | BotSeat], Meta(min_length=1, max_length=10)]
    options: dict[str, bool | str] = {}
    set: str = "default"
    public: bool = False
    clock: Clock = msgspec.field(default_factory=NoClock)
    absence: Absence = msgspec.field(default_factory=Absence)


class JoinSeat(Sent):
    """`PUT /api/tables/{table}/seats/{seat}`."""

    name: Name | None = None


class FillSeats(Sent):
    """`POST /api/tables/{table}/fill`: bots on all open seats."""

    bot: str


class SeatInfo(Told):
    """Who sits at a seat."""

    seat: int
    kind: Literal["open", "player", "bot"]
    name: str
    player: str | None = None
    bot: str | None = None  # the bot that plays here, also when it stands in for the player
    resigned: bool = False
    auto: bool = False  # forced moves are played by themselves


class TableInfo(Told):
    """A table as everybody may know it; `yours` are the asker's seats."""

    id: str
    game: str
    title: str
    status: Status
    version: int
    ply: int
    options: dict[str, bool | str]
    set: str
    public: bool
    clock: Clock
    absence: Absence
    seats: list[SeatInfo]
    host: str
    yours: list[int]
    waits_for: list[int]
    created: int  # milliseconds since 1970, as all times
    commitment: str | None = None  # the hash of the seed, from the start of the game
    rematch: str | None = None
    imported: bool = False


class TableList(Told):
    """Several tables."""

    tables: list[TableInfo]


# -- what a viewer sees ---------------------------------------------------------------------


class Choice(Told):
    """A legal action: send back its `text` or its `data`."""

    text: str
    data: Data
    label: str


class Line(Told):
    """A line of the log, with what an animation needs."""

    version: int
    ply: int  # how many actions had been taken after it
    seat: int | None
    text: str
    clause: str | None
    key: str
    args: Data
    action: Data | None = None  # of the first line of a ply: the action as this viewer saw it


class Sight(Told):
    """The table through the eyes of one seat, or of a spectator (`seat` null)."""

    seat: int | None
    view: Data
    prompt: str
    choices: dict[str, list[Choice]]
    lines: list[Line]
    undo: int | None  # the earliest ply this seat may go back to by itself
    last: int  # the ply of this seat's latest action, 0 if it has not acted


class ClockNow(Told):
    """What is left in milliseconds for each seat at `now`; the clocks of `running` go down."""

    left: list[int]
    running: list[int]
    now: int


class Takeback(Told):
    """A seat asks the others to go back to a ply; `yes` are those that agreed."""

    seat: int
    ply: int
    yes: list[int]


class SheetLine(Told):
    """One line of a score sheet."""

    rule: str
    text: str
    points: int


class Over(Told):
    """The end of a game; the seed can be checked against the commitment."""

    scores: list[int]
    winners: list[int]
    sheet: list[list[SheetLine]]
    seed: str


# -- from the client, over the table's WebSocket ---------------------------------------------


class Command(Struct, tag_field="type", forbid_unknown_fields=True):
    """Something a client says at a table."""


class Hello(Command, tag="hello"):
    """The first message: the last version the client saw, 0 for none."""

    version: Annotated[int, Meta(ge=0)] = 0
    language: Language | None = None


class Act(Command, tag="act"):
    """Take an action, named by its notation or by its data."""

    id: ActionId
    seat: SeatNumber
    text: Annotated[str, Meta(max_length=500)] | None = None
    data: Data | None = None
    version: int | None = None  # refuse unless the table is still at this version


class Undo(Command, tag="undo"):
    """Take the seat's last action back, as far as nothing was learnt."""

    id: ActionId
    seat: SeatNumber


class Reset(Command, tag="reset"):
    """Take back all the seat may take back: the turn begins anew."""

    id: ActionId
    seat: SeatNumber


class AskTakeback(Command, tag="takeback"):
    """Ask the others to go back to `ply`, or to before the seat's last action."""

    id: ActionId
    seat: SeatNumber
    ply: Annotated[int, Meta(ge=0)] | None = None


class Answer(Command, tag="answer"):
    """Agree to a takeback or not."""

    id: ActionId
    seat: SeatNumber
    yes: bool


class Say(Command, tag="chat"):
    """Say something to everybody at the table."""

    id: ActionId
    text: Annotated[
        str, Meta(min_length=1, max_length=500, pattern=r"^[^\x00-\x08\x0b-\x1f\x7f]+$")
    ]


class React(Command, tag="react"):
    """Show a face."""

    id: ActionId
    face: Reaction


class AskHint(Command, tag="hint"):
    """Ask a bot what it would do; nobody else hears of it."""

    id: ActionId
    seat: SeatNumber


class Resign(Command, tag="resign"):
    """Give up: a bot plays the seat to the end and the seat ranks last."""

    id: ActionId
    seat: SeatNumber


class HandOver(Command, tag="hand_over"):
    """Let a bot play the seat until its player returns."""

    id: ActionId
    seat: SeatNumber
    bot: str | None = None


class Return(Command, tag="return"):
    """Take the seat back from the bot that stands in."""

    id: ActionId
    seat: SeatNumber


class SetAuto(Command, tag="auto"):
    """Have forced moves played by themselves, or not."""

    id: ActionId
    seat: SeatNumber
    on: bool


class AskRematch(Command, tag="rematch"):
    """Open a table with the same players and options; the first who asks opens it."""

    id: ActionId


Order = (
    Act
    | Undo
    | Reset
    | AskTakeback
    | Answer
    | Say
    | React
    | AskHint
    | Resign
    | HandOver
    | Return
    | SetAuto
    | AskRematch
)
ClientMessage = Hello | Order


# -- from the server, over the table's WebSocket ---------------------------------------------


class Message(Struct, tag_field="type"):
    """Something the server says at a table."""


class Table(Message, tag="table"):
    """Who sits where, after every change."""

    version: int
    table: TableInfo


class Update(Message, tag="update"):
    """How the game stands, after every change and on `hello`.

    The log lines follow after ply `since`: those a client holds of later plies are gone.
    """

    version: int
    ply: int
    since: int
    status: Status
    waits_for: list[int]
    scores: list[int]
    sights: list[Sight]
    clock: ClockNow | None = None
    takeback: Takeback | None = None
    over: Over | None = None


class Ack(Message, tag="ack"):
    """The order `id` is stored; it led to `version`."""

    id: str
    version: int


class Refused(Message, tag="refused"):
    """The rules forbid the action: the clause and the reason."""

    id: str
    version: int
    clause: str
    text: str


class Error(Message, tag="error"):
    """Anything else that could not be done."""

    code: str
    text: str
    id: str | None = None
    version: int | None = None


class Chat(Message, tag="chat"):
    """Somebody says something; `text` is plain text, never markup."""

    version: int
    name: str
    text: str
    at: int
    seat: int | None = None


class Face(Message, tag="react"):
    """Somebody shows a face."""

    version: int
    name: str
    face: Reaction
    seat: int | None = None


class Presence(Message, tag="presence"):
    """Which seats have somebody connected, and how many watch."""

    seats: list[int]
    spectators: int


class Absent(Message, tag="absent"):
    """A seat is waited for and nobody is there; at `until` the table acts for it."""

    seat: int
    until: int


class Hint(Message, tag="hint"):
    """What a bot would do, for whoever asked."""

    id: str
    seat: int
    choice: Choice


class Rematch(Message, tag="rematch"):
    """The next game is at this table."""

    version: int
    table: str


class Turn(Message, tag="turn"):
    """On `/ws/me`: one of the player's tables waits for him."""

    table: str
    game: str
    ply: int
    prompt: str


class Bye(Message, tag="bye"):
    """The server is going away; come back in `after` milliseconds."""

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
    | Rematch
    | Turn
    | Bye
)


# -- players --------------------------------------------------------------------------------


class NewPlayer(Sent):
    """`POST /api/players`."""

    name: Name
    language: Language = "en"


class Recover(Sent):
    """`POST /api/recover`."""

    key: Annotated[str, Meta(max_length=64)]


class Settings(Sent):
    """`PATCH /api/me`; what is left out stays as it is, an empty webhook removes it."""

    name: Name | None = None
    language: Language | None = None
    webhook: Annotated[str, Meta(max_length=500)] | None = None


class Account(Sent):
    """`POST /api/account` and `POST /api/login`."""

    login: Login
    password: Password


class Me(Told):
    """The player who asks."""

    id: str
    name: str
    language: Language
    login: str | None
    webhook: str | None


class Key(Told):
    """A player with the secret key, shown this once."""

    player: Me
    key: str


class Rank(Told):
    """One row of a leaderboard."""

    rank: int
    name: str
    player: str | None  # None for a bot
    rating: float  # what is nearly certain: mu - 3 sigma
    mu: float
    sigma: float
    games: int


class Leaderboard(Told):
    """The players of one game by rating."""

    game: str
    rows: list[Rank]


class Played(Told):
    """A finished game of a player."""

    table: str
    game: str
    at: int
    names: list[str]
    scores: list[int]
    seat: int
    won: bool


class History(Told):
    """A player's finished games, the latest first."""

    games: list[Played]


# -- games, log and records -----------------------------------------------------------------


class OptionInfo(Told):
    """A choice before the game; the first value is the default."""

    name: str
    label: str
    values: list[bool | str]


class GameInfo(Told):
    """A game as the lobby shows it."""

    name: str
    title: str
    about: str
    players: list[int]
    minutes: int
    options: list[OptionInfo]
    sets: list[str]
    rules: int
    credits: str


class GameList(Told):
    """All games, and the bots there are."""

    games: list[GameInfo]
    bots: list[str]
    languages: list[str]
    protocol: int


class Clauses(Told):
    """A game's rules by clause."""

    game: str
    clauses: dict[str, str]


class Log(Told):
    """The log from the start, for one viewer."""

    version: int
    lines: list[Line]


class Position(Told):
    """The table as it stood after `ply` actions, as one viewer saw it."""

    ply: int
    plies: int
    seat: int | None
    view: Data
    scores: list[int]
    waits_for: list[int]
    lines: list[Line]


class ImportRecord(Sent):
    """`POST /api/records`."""

    record: Annotated[str, Meta(max_length=200_000)]


class Problem(Told):
    """The body of every HTTP answer that is not a success."""

    code: str
    text: str


HTTP_TYPES: tuple[type, ...] = (
    CreateTable,
    JoinSeat,
    FillSeats,
    TableInfo,
    TableList,
    NewPlayer,
    Recover,
    Settings,
    Account,
    Me,
    Key,
    Leaderboard,
    History,
    GameList,
    Clauses,
    Log,
    Position,
    ImportRecord,
    Problem,
)

encode = msgspec.json.Encoder().encode


def schema() -> Data:
    """The JSON schema of everything on the wire, for clients that generate their types."""
    kinds = [ClientMessage, ServerMessage, *HTTP_TYPES]
    named, components = msgspec.json.schema_components(kinds)
    return {
        "protocol": PROTOCOL,
        "client": named[0],
        "server": named[1],
        "http": [one["$ref"] for one in named[2:]],
        "$defs": components,
    }
