"""Messages between the processes of a server; none of them is stored."""

from msgspec import Struct

from atoll.server import wire
from atoll.server.people.players import Player
from atoll.server.tables.orders import Order


class Notice(Struct):
    """A table waits for somebody: the prompt as their seat sees it, and the players' names."""

    table: str
    game: str
    ply: int
    prompt: wire.Phrase
    names: list[str | wire.Phrase]
    live: bool


class Kind(Struct, tag_field="kind"):
    """A message to all processes."""


class Stored(Kind, tag="version"):
    """An entry was stored at a table; processes that follow the table read the rest."""

    table: str
    version: int


class Here(Kind, tag="presence"):
    """The players connected to a table in the sending process."""

    table: str
    players: list[str]
    spectators: int


class RollCall(Kind, tag="roll"):
    """Asks all processes who is connected to a table there."""

    table: str


class TurnCame(Kind, tag="turn"):
    """A player is to be notified that a table waits for them."""

    player: str
    notice: Notice


class KeysEnded(Kind, tag="ended"):
    """These sessions have ended."""

    keys: list[str]


class BlocksChanged(Kind, tag="blocked"):
    """The complete list of players whom a player blocks."""

    player: str
    others: list[str]


class ProcessLost(Kind, tag="lost"):
    """The process is dead; everybody connected to it is gone."""


class Missed(Kind, tag="again"):
    """Messages of other processes may have been missed."""


class Asked(Kind, tag="asked"):
    """An order for the owner of a table, whose answer carries the same number."""

    number: int
    table: str
    player: Player | None
    order: Order


class Done(Kind, tag="done"):
    """The order was carried out and led to this version."""

    number: int
    version: int


class Refused(Kind, tag="refused"):
    """The rules refuse the order."""

    number: int
    clause: str
    reason: wire.Phrase


class Failed(Kind, tag="failed"):
    """The order failed."""

    number: int
    code: str
    detail: str


News = Stored | Here | RollCall | TurnCame | KeysEnded | BlocksChanged | ProcessLost | Missed
Answer = Done | Refused | Failed


class Told(Struct):
    """A message between processes, with its sender."""

    process: str
    what: News | Asked | Answer
