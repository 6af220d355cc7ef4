"""A table: how it is set up, who sits there, what everybody may know of it."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from atoll.server.wire.words import Commitment, Name, Sent, SetText, Share, Status, Told


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
    share: Share | None = None  # with the table's `commitment` only


class BotSeat(Sent, tag_field="kind", tag="bot"):
    """A bot sits here."""

    bot: str


class CreateTable(Sent):
    """`POST /api/tables`."""

    game: str
    seats: Annotated[list[OpenSeat | OwnSeat | BotSeat], Meta(min_length=1, max_length=10)]
    options: dict[str, bool | str] = msgspec.field(default_factory=dict)
    set: str = "default"
    own_set: SetText | None = None  # TOML; the table is played with it instead of `set`
    public: bool = False
    clock: Clock = msgspec.field(default_factory=NoClock)
    absence: Absence = msgspec.field(default_factory=Absence)
    rated: bool = False
    audience: bool = True  # those who only watch may speak
    commitment: Commitment | None = None  # of `POST /api/commitments`
    # Seconds that bots leave people to bid before they end a trade; None: as the server says.
    bid_pause: Annotated[int, Meta(ge=0, le=86_400)] | None = None
    previews: bool = True  # players are told what a move would do; False for tournaments


class JoinSeat(Sent):
    """`PUT /api/tables/{table}/seats/{seat}`."""

    name: Name | None = None
    share: Share | None = None  # added to the seed, after the table's commitment was seen


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
    auto: bool = False  # forced moves are played by themselves; only the seat's player is told
    tag: str = ""  # tells the player from others of the same name


class Origin(Told):
    """Where a what-if began: after so many actions at another table."""

    table: str
    ply: int


class RematchOffer(Told):
    """Another game is asked for; it begins when all people have agreed, and lapses at `until`."""

    yes: list[int]  # the seats that agreed
    until: int
    commitment: str  # to the server's part of the next seed


class Committed(Told):
    """`POST /api/commitments`: to the server's part of a seed, for one table of the player."""

    commitment: str


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
    commitment: str | None = None  # to the server's part of the seed, from the opening
    rematch: str | None = None
    offer: RematchOffer | None = None
    rated: bool = False  # as things stand the result counts
    audience: bool = True
    imported: bool = False
    origin: Origin | None = None  # of a what-if
    sides: list[list[int]] = msgspec.field(default_factory=list)  # who win and lose together
    previews: bool = True  # `preview` is answered here


class ChatLine(Told):
    """Something said at a table; `text` is plain text, never markup."""

    version: int
    name: str
    text: str
    at: int
    seat: int | None = None
    player: str | None = None
    tag: str = ""  # tells the player from others of the same name


class ChatPage(Told):
    """Older lines of chat; with `before` there are still older ones: page from there."""

    lines: list[ChatLine]
    before: int | None = None


class TableList(Told):
    """Several tables."""

    tables: list[TableInfo]
