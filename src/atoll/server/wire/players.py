"""Players over HTTP: names, keys, accounts, ratings and history."""

from typing import Annotated

from msgspec import Meta

from atoll.server.wire.words import Language, Login, Name, Password, Sent, Told


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
