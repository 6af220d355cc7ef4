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
    """`PATCH /api/me`; what is left out stays as it is, an empty webhook removes it."""

    name: Name | None = None
    language: Language | None = None
    webhook: Annotated[str, Meta(max_length=500)] | None = None


class Account(Sent):
    """`POST /api/account`; to change an account takes the old password or a fresh log-in."""

    login: Login
    password: Password
    old: Password | None = None


class LogIn(Sent):
    """`POST /api/login`; the code is asked for if the account has a second factor."""

    login: Login
    password: Password
    code: Code | None = None


class Proof(Sent):
    """`DELETE /api/me` and `DELETE /api/me/totp`: the password, unless it was given just now."""

    password: Password | None = None


class TotpCode(Sent):
    """`PUT /api/me/totp`."""

    code: Code


class Totp(Told):
    """`POST /api/me/totp`: what an authenticator app takes, as text and as a link."""

    secret: str
    address: str


class Session(Told):
    """Where a player is logged in."""

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
    """A player whom another blocks."""

    player: str
    name: str
    at: int


class BlockList(Told):
    """Whom a player blocks."""

    blocks: list[Blocked]


class NewReport(Sent):
    """`POST /api/tables/{table}/reports`."""

    player: PlayerId
    text: ReportText


class Me(Told):
    """The player who asks."""

    id: str
    name: str
    language: Language
    login: str | None
    webhook: str | None
    totp: bool = False  # has a second factor
    tag: str = ""  # tells them from others of the same name


class Key(Told):
    """A player with the secret key, shown this once."""

    player: Me
    key: str


class Rank(Told):
    """One row of a leaderboard."""

    rank: int
    name: str  # a bot's is its level
    player: str | None  # None for a bot
    tag: str  # tells them from others of the same name
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
    names: list[str | None]  # "" for a bot, null for a player who was deleted
    scores: list[int]
    seat: int
    won: bool


class History(Told):
    """A player's finished games, the latest first."""

    games: list[Played]
