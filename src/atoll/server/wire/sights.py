"""What a viewer sees of a game."""

from atoll.server.wire.words import Data, Told


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
