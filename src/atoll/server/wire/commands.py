"""What a client sends over the table's WebSocket."""

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

# `casual` in an order: the player confirmed that it makes a rated game casual.


class Command(Struct, tag_field="type", forbid_unknown_fields=True):
    """A message of a client at a table."""


class Hello(Command, tag="hello"):
    """The first message: the last version the client saw, 0 for none.

    With `keys` all texts are sent as message keys with arguments, else in the language. A client
    that asks for light updates gets choices by their parameters, and only the changes of what it
    has already.
    """

    version: Annotated[int, Meta(ge=0)] = 0
    language: Language | None = None
    keys: bool = False
    light: bool = False


class Ping(Command, tag="ping"):
    """Check the connection: the server answers with `pong`."""


class Act(Command, tag="act"):
    """Take an action, named by its notation or by its data."""

    id: ActionId
    seat: SeatNumber
    decision: Decision  # of the sight that this answers
    text: Annotated[str, Meta(max_length=500)] | None = None
    data: Data | None = None


class Undo(Command, tag="undo"):
    """Take back the seat's last action, if the seat has learnt nothing since."""

    id: ActionId
    seat: SeatNumber
    decision: Decision


class Reset(Command, tag="reset"):
    """Take back all actions that the seat may take back."""

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
    """Agree to a takeback or decline it."""

    id: ActionId
    seat: SeatNumber
    yes: bool


class Say(Command, tag="chat"):
    """Send a chat line to everybody at the table."""

    id: ActionId
    text: Annotated[
        str, Meta(min_length=1, max_length=500, pattern=r"^[^\x00-\x08\x0b-\x1f\x7f]+$")
    ]


class React(Command, tag="react"):
    """Send a face."""

    id: ActionId
    face: Reaction


class AskHint(Command, tag="hint"):
    """Ask a bot what it would do; others are not told."""

    id: ActionId
    seat: SeatNumber
    casual: bool = False


class AskPreview(Command, tag="preview"):
    """Ask what a legal action would do; others are not told."""

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
    """Resign: with two sides the game ends, else a bot plays on for the seat, which ranks last."""

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
    """Turn automatic forced moves on or off."""

    id: ActionId
    seat: SeatNumber
    on: bool


class AskRematch(Command, tag="rematch"):
    """Ask the others for a rematch with the same options, or agree to one that is asked for.

    The player who asks first adds a share with the commitment they were given, the others with the
    commitment of the offer.
    """

    id: ActionId
    commitment: Commitment | None = None
    share: Share | None = None


class DeclineRematch(Command, tag="no_rematch"):
    """Decline a rematch or withdraw the agreement."""

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
