"""What a viewer sees of a game."""

from typing import Any, Literal

from msgspec import UNSET, UnsetType

from atoll.core.words import Tone
from atoll.server.wire.words import Argument, Data, Said, Told


class Choice(Told):
    """A legal action: send back its `text` or its `data`."""

    text: str
    data: Data
    label: Said


class Effect(Told):
    """One thing an action would do, and whether that is good for the seat that would take it."""

    tone: Tone
    text: Said


class Parameter(Told):
    """The values that a parameter takes among some choices.

    Value n adds item n of each list of `fields` to the data and is text n in the notation; without
    `texts` the text is the field called `name`.
    """

    name: str
    fields: dict[str, list[Any]]
    texts: list[str] | UnsetType = UNSET


class ChoiceForm(Told):
    """Legal actions that differ only in their parameters, without listing every combination.

    `text` is the notation with parameters in braces, `data` what all of them share. Each code is a
    combination: a number with a digit for each parameter, the first being the most significant, a
    digit counting the parameter's values. If that is shorter, a `mask` says which combinations are
    legal, in order: a hexadecimal digit for each four of them, its highest bit for the first.
    Without `codes` and `mask` all combinations are legal. Without `labels`, one per choice, the
    client requests those that it shows by `describe`.
    """

    text: str
    data: Data
    parameters: list[Parameter]
    codes: list[int] | UnsetType = UNSET
    mask: str | UnsetType = UNSET
    labels: list[Said] | UnsetType = UNSET


class FurtherLine(Told):
    """A further line of the log about the same action."""

    clause: str | None
    key: str
    args: dict[str, Argument]
    text: str | UnsetType = UNSET  # not for clients that asked for keys


class Line(FurtherLine, kw_only=True):
    """A line of the log, with the data for animations.

    Light updates send the further lines of an action as `more` of its first: they have the same
    version, ply and seat.
    """

    version: int
    ply: int  # how many actions had been taken after it
    seat: int | None
    action: Data | UnsetType = UNSET  # of a ply's first line: the action as this viewer saw it
    more: list[FurtherLine] | UnsetType = UNSET


class Sight(Told):
    """The table as one seat sees it, or a spectator (`seat` null).

    Everything is included, with `choices`, unless the client asked for light updates in `hello`:
    then choices are sent as `forms`, and whatever is left out is as in the previous sight. A
    changed view is sent as its `changes`: for each key or index nested changes, `[value]`, `[]` for
    a removed value, or in a list `[index, count, value, …]`.
    """

    seat: int | None
    decision: int | None  # sent back in an order of this seat; None: nothing to decide
    lines: list[Line]
    undo: int | None  # the earliest ply this seat may go back to without asking
    last: int  # the ply of this seat's latest action, 0 if it has not acted
    view: Data | UnsetType = UNSET
    changes: Data | UnsetType = UNSET
    prompt: Said | UnsetType = UNSET
    choices: dict[str, list[Choice]] | UnsetType = UNSET
    forms: list[ChoiceForm] | UnsetType = UNSET


class ClockNow(Told):
    """The time left in milliseconds for each seat at `now`; the clocks of `running` go down."""

    left: list[int]
    running: list[int]
    now: int


class Takeback(Told):
    """A seat asks the others to go back to a ply; `yes` are those that agreed.

    A casual one makes the game casual.
    """

    seat: int
    ply: int
    yes: list[int]
    casual: bool = False


class SheetLine(Told):
    """One line of a score sheet."""

    rule: str
    text: Said
    points: int


class Over(Told):
    """The end of a game; the seed can be checked against the commitment.

    Light updates leave the score sheet out: `GET /api/tables/{table}/sheet` has it.
    """

    scores: list[int]
    winners: list[int]
    places: list[int]  # rank of each seat, from 1, the same for a side; none in an aborted game
    ended: Literal["played", "resigned", "aborted"]
    rated: bool
    seed: str
    sheet: list[list[SheetLine]] | UnsetType = UNSET  # the lines of each seat
