"""A table: its set-up, its seats and its public information."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from atoll.server.wire.words import Commitment, Name, Sent, SetText, Share, Status, Told


class NoClock(Sent, tag_field="kind", tag="none"):
    """No time limit."""


class LiveClock(Sent, tag_field="kind", tag="live"):
    """A bank of seconds for the whole game, and an increment for each turn."""

    bank: Annotated[int, Meta(ge=10, le=36_000)]
    increment: Annotated[int, Meta(ge=0, le=600)] = 0


class SlowClock(Sent, tag_field="kind", tag="slow"):
    """Days for each decision."""

    days: Annotated[int, Meta(ge=1, le=30)]


Clock = NoClock | LiveClock | SlowClock


class Absence(Sent):
    """What happens to an absent seat that must act, or to a seat whose time is up.

    `bot`: a bot takes the seat over until the player returns; `skip`: it makes this one decision.
    """

    after: Annotated[int, Meta(ge=10, le=86_400)] | None = None  # seconds; None: never
    then: Literal["bot", "skip"] = "bot"


class OpenSeat(Sent, tag_field="kind", tag="open"):
    """An open seat."""


class OwnSeat(Sent, tag_field="kind", tag="me"):
    """The player who creates the table sits here; several such seats share one device."""

    name: Name | None = None  # for another person on the same device
    share: Share | None = None  # only with the table's `commitment`


class BotSeat(Sent, tag_field="kind", tag="bot"):
    """A bot sits here."""

    bot: str


class CreateTable(Sent):
    """`POST /api/tables`."""

    game: str
    seats: Annotated[list[OpenSeat | OwnSeat | BotSeat], Meta(min_length=1, max_length=10)]
    options: dict[str, bool | str] = msgspec.field(default_factory=dict)
    set: str = "default"
    own_set: SetText | None = None  # TOML; replaces `set`
    public: bool = False
    clock: Clock = msgspec.field(default_factory=NoClock)
    absence: Absence = msgspec.field(default_factory=Absence)
    rated: bool = False
    audience: bool = True  # spectators may chat
    commitment: Commitment | None = None  # of `POST /api/commitments`
    # Seconds that bots leave people to bid before they end a trade; None: the server's default.
    bid_pause: Annotated[int, Meta(ge=0, le=86_400)] | None = None
    previews: bool = True  # players may ask what a move would do; False for tournaments


class JoinSeat(Sent):
    """`PUT /api/tables/{table}/seats/{seat}`."""

    name: Name | None = None
    share: Share | None = None  # added to the seed, after the client saw the table's commitment


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
    auto: bool = False  # forced moves are played automatically; only the seat's player is told
    tag: str = ""  # distinguishes players of the same name


class Origin(Told):
    """Where a what-if began: the table and the number of actions."""

    table: str
    ply: int


class RematchOffer(Told):
    """The offer of a rematch; it begins when all people have agreed, and expires at `until`."""

    yes: list[int]  # the seats that agreed
    until: int
    commitment: str  # to the server's part of the next seed


class Committed(Told):
    """`POST /api/commitments`: to the server's part of a seed, for one table of the player."""

    commitment: str


class TableInfo(Told):
    """A table as everybody may see it; `yours` are the player's seats."""

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
    commitment: str | None = None  # to the server's part of the seed, from the opening
    rematch: str | None = None
    offer: RematchOffer | None = None
    rated: bool = False  # whether the result counts at present
    audience: bool = True
    imported: bool = False
    origin: Origin | None = None  # of a what-if
    sides: list[list[int]] = msgspec.field(default_factory=list)  # seats that win together
    previews: bool = True  # whether `preview` is answered here


class ChatLine(Told):
    """A chat line; `text` is plain text, never markup."""

    version: int
    name: str
    text: str
    at: int
    seat: int | None = None
    player: str | None = None
    tag: str = ""  # distinguishes players of the same name


class ChatPage(Told):
    """Older chat lines; with `before` there are still older ones: page from there."""

    lines: list[ChatLine]
    before: int | None = None


class TableList(Told):
    """A list of tables."""

    tables: list[TableInfo]
