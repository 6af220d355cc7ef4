"""Games, logs, positions and records over HTTP."""

from typing import Annotated

from msgspec import Meta

from atoll.server.wire.sights import Line, SheetLine
from atoll.server.wire.words import Data, Sent, SetText, Told


class OptionInfo(Told):
    """A choice before the game; the first value is the default."""

    name: str
    label: str
    values: list[bool | str]
    fits: dict[int, list[bool | str]]  # by player count: the values that fit this count


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
    """All games and bots of the server."""

    games: list[GameInfo]
    bots: list[str]
    languages: list[str]
    protocol: int


class RulesPicture(Told):
    """A position of the game that the rules page shows, as one seat saw it."""

    seat: int
    view: Data
    scores: list[int]
    waits_for: list[int]


class Rules(Told):
    """A game's rules in one language: the page in Markdown, its pictures by ply, every clause."""

    game: str
    language: str
    version: int
    page: str
    clauses: dict[str, str]
    names: list[str]
    pictures: dict[int, RulesPicture]


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


class Scores(Told):
    """The scores after each ply, the set-up first, as a spectator saw them."""

    version: int
    scores: list[list[int]]


class Sheet(Told):
    """The score sheet of a game that is over: the lines of each seat."""

    version: int
    sheet: list[list[SheetLine]]


class ImportRecord(Sent):
    """`POST /api/records`."""

    record: Annotated[str, Meta(max_length=200_000)]
    own_set: SetText | None = None  # if the game was played with one
