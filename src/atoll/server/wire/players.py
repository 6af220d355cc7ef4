"""Players over HTTP: names, keys, accounts, ratings and history."""

from typing import Annotated

from msgspec import Meta

from atoll.server.wire.words import (
    Code,
    Language,
    Login,
    Name,
    Password,
    PlayerId,
    ReportText,
    Sent,
    Told,
)


class NewPlayer(Sent):
    """`POST /api/players`."""

    name: Name
    language: Language = "en"


class Recover(Sent):
    """`POST /api/recover`."""

    key: Annotated[str, Meta(max_length=64)]


class Settings(Sent):
    """`PATCH /api/me`; omitted settings stay as they are, an empty webhook removes it."""

    name: Name | None = None
    language: Language | None = None
    webhook: Annotated[str, Meta(max_length=500)] | None = None


class Account(Sent):
    """`POST /api/account`; a change needs the old password or a recent log-in."""

    login: Login
    password: Password
    old: Password | None = None


class LogIn(Sent):
    """`POST /api/login`; the code is needed if the account has a second factor."""

    login: Login
    password: Password
    code: Code | None = None


class Proof(Sent):
    """`DELETE /api/me` and `DELETE /api/me/totp`: the password, unless it was given recently."""

    password: Password | None = None


class TotpCode(Sent):
    """`PUT /api/me/totp`."""

    code: Code


class Totp(Told):
    """`POST /api/me/totp`: the secret for an authenticator app, as text and as a link."""

    secret: str
    address: str


class Session(Told):
    """A session of a player."""

    id: str
    created: int
    used: int
    device: str
    current: bool


class SessionList(Told):
    """All sessions of a player, the latest used first."""

    sessions: list[Session]


class BlockPlayer(Sent):
    """`POST /api/me/blocks`."""

    player: PlayerId


class Blocked(Told):
    """A blocked player."""

    player: str
    name: str
    at: int


class BlockList(Told):
    """The players whom a player blocks."""

    blocks: list[Blocked]


class NewReport(Sent):
    """`POST /api/tables/{table}/reports`."""

    player: PlayerId
    text: ReportText


class Me(Told):
    """The player of the request."""

    id: str
    name: str
    language: Language
    login: str | None
    webhook: str | None
    totp: bool = False  # has a second factor
    tag: str = ""  # distinguishes players of the same name


class Key(Told):
    """A player with the secret key, shown only this once."""

    player: Me
    key: str


class Rank(Told):
    """One row of a leaderboard."""

    rank: int
    name: str  # a bot's level for a bot
    player: str | None  # None for a bot
    tag: str  # distinguishes players of the same name
    rating: float  # the lower bound: mu - 3 sigma
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
    names: list[str | None]  # "" for a bot, null for a player who was deleted
    scores: list[int]
    seat: int
    won: bool


class History(Told):
    """A player's finished games, the latest first."""

    games: list[Played]
