"""What a client says over the table's WebSocket."""

from typing import Annotated

from msgspec import Meta, Struct

from atoll.server.wire.words import (
    ActionId,
    Commitment,
    Data,
    Decision,
    Language,
    Reaction,
    SeatNumber,
    Share,
)

# `casual` in an order: whoever gives it knows that it makes a rated game casual, and wants it.


class Command(Struct, tag_field="type", forbid_unknown_fields=True):
    """Something a client says at a table."""


class Hello(Command, tag="hello"):
    """The first message: the last version the client saw, 0 for none.

    With `keys` everything is said as message keys with arguments, else in the language. A client
    that asks for light updates gets choices by their parameters, and of what it has already been
    told only the changes.
    """

    version: Annotated[int, Meta(ge=0)] = 0
    language: Language | None = None
    keys: bool = False
    light: bool = False


class Ping(Command, tag="ping"):
    """Ask whether the server is there: it answers with `pong`."""


class Act(Command, tag="act"):
    """Take an action, named by its notation or by its data."""

    id: ActionId
    seat: SeatNumber
    decision: Decision  # of the sight this answers
    text: Annotated[str, Meta(max_length=500)] | None = None
    data: Data | None = None


class Undo(Command, tag="undo"):
    """Take the seat's last action back, as far as nothing was learnt."""

    id: ActionId
    seat: SeatNumber
    decision: Decision


class Reset(Command, tag="reset"):
    """Take back all the seat may take back: the turn begins anew."""

    id: ActionId
    seat: SeatNumber
    decision: Decision


class AskTakeback(Command, tag="takeback"):
    """Ask the others to go back to `ply`, or to before the seat's last action."""

    id: ActionId
    seat: SeatNumber
    decision: Decision
    ply: Annotated[int, Meta(ge=0)] | None = None
    casual: bool = False


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
    casual: bool = False


class AskPreview(Command, tag="preview"):
    """Ask what a legal action would do; nobody else hears of it."""

    id: ActionId
    seat: SeatNumber
    decision: Decision
    text: Annotated[str, Meta(max_length=500)]


class AskLabels(Command, tag="describe"):
    """Ask for the labels of choices that came without them."""

    id: ActionId
    seat: SeatNumber
    decision: Decision
    texts: Annotated[list[Annotated[str, Meta(max_length=100)]], Meta(min_length=1, max_length=100)]


class Resign(Command, tag="resign"):
    """Give up: with two sides the game ends, else a bot plays the seat on and it ranks last."""

    id: ActionId
    seat: SeatNumber


class HandOver(Command, tag="hand_over"):
    """Let a bot play the seat until its player returns."""

    id: ActionId
    seat: SeatNumber
    bot: str | None = None
    casual: bool = False


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
    """Ask the others for another game with the same options, or agree to one that is asked for.

    Whoever asks first adds a share with the commitment they were given, later ones with that of
    the question.
    """

    id: ActionId
    commitment: Commitment | None = None
    share: Share | None = None


class DeclineRematch(Command, tag="no_rematch"):
    """Not another game, or not any more."""

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
    | AskPreview
    | AskLabels
    | Resign
    | HandOver
    | Return
    | SetAuto
    | AskRematch
    | DeclineRematch
)
ClientMessage = Hello | Ping | Order
