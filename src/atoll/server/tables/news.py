"""What the processes of a server tell each other; nothing of it is stored."""

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
    """Something told to all processes."""


class Stored(Kind, tag="version"):
    """Something was stored at a table; who follows it reads the rest."""

    table: str
    version: int


class Here(Kind, tag="presence"):
    """Who is connected to a table in the process that tells it."""

    table: str
    players: list[str]
    spectators: int


class RollCall(Kind, tag="roll"):
    """A process wants to know who is connected to a table elsewhere."""

    table: str


class TurnCame(Kind, tag="turn"):
    """A player is to be told that a table waits for them."""

    player: str
    notice: Notice


class KeysEnded(Kind, tag="ended"):
    """These sessions are over."""

    keys: list[str]


class BlocksChanged(Kind, tag="blocked"):
    """A player blocks these others and nobody else."""

    player: str
    others: list[str]


class ProcessLost(Kind, tag="lost"):
    """The process is gone, and everybody there with it."""


class Missed(Kind, tag="again"):
    """Nothing was heard of other processes for a while."""


class Asked(Kind, tag="asked"):
    """An order for the owner of a table, which answers by the number."""

    number: int
    table: str
    player: Player | None
    order: Order


class Done(Kind, tag="done"):
    """The order was carried out; the version it led to."""

    number: int
    version: int


class Refused(Kind, tag="refused"):
    """The rules refuse the order."""

    number: int
    clause: str
    reason: wire.Phrase


class Failed(Kind, tag="failed"):
    """The order could not be carried out."""

    number: int
    code: str
    detail: str


News = Stored | Here | RollCall | TurnCame | KeysEnded | BlocksChanged | ProcessLost | Missed
Answer = Done | Refused | Failed


class Told(Struct):
    """A message between processes, and who sends it."""

    process: str
    what: News | Asked | Answer
