"""What a client says over the table's WebSocket."""

from typing import Annotated

from msgspec import Meta, Struct

from atoll.server.wire.words import ActionId, Data, Language, Reaction, SeatNumber


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
