"""The parts of a table: seats, actions, notes, the offer of a rematch."""

from array import array
from dataclasses import dataclass

from atoll.core.words import Words, words
from atoll.messages import bot_name
from atoll.server import wire

LAPSE = 300_000  # milliseconds to agree to a rematch
SLOW_LAPSE = 3 * 86_400_000  # … at a table with days for each decision


@dataclass
class Seat:
    """Who sits at a seat, and whether a bot plays for them."""

    player: str | None = None
    name: str = ""
    bot: str | None = None
    resigned: bool = False
    auto: bool = False
    tag: str = ""  # distinguishes players of the same name
    share: str | None = None  # the player's part of the seed

    @property
    def is_open(self) -> bool:
        """Whether nobody sits here."""
        return self.player is None and self.bot is None


class Plies:
    """The actions in the current line of the game, without those taken back, a column a field.

    400 actions take 14 kB so, as objects they would take 72 kB.
    """

    def __init__(self) -> None:
        self.versions = array("q")
        self.seats = bytearray()
        self.actions = array("q")
        self.autos = bytearray()  # whether it was a forced move that played itself
        self.times = array("q")  # milliseconds since 1970
        # Whether the seat learnt nothing by it; None: not yet computed.
        self.harmless: list[bool | None] = []

    def append(self, version: int, seat: int, action: int, auto: bool, at: int) -> None:
        """Add an action."""
        self.versions.append(version)
        self.seats.append(seat)
        self.actions.append(action)
        self.autos.append(auto)
        self.times.append(at)
        self.harmless.append(None)

    def cut(self, ply: int) -> None:
        """Keep only the first `ply` actions."""
        del self.versions[ply:], self.seats[ply:], self.actions[ply:]
        del self.autos[ply:], self.times[ply:], self.harmless[ply:]

    def last_of(self, seat: int) -> int:
        """The ply after the latest action of a seat, 0 if it has not acted."""
        return self.seats.rfind(seat) + 1 if seat >= 0 else 0


@dataclass
class Offer:
    """The offer of a rematch: when it expires, the server's part of its seed, who agreed."""

    until: int
    secret: str
    shares: dict[int, str | None]  # by seat that agreed


@dataclass
class Note:
    """A line that the table itself adds to the log."""

    version: int
    ply: int
    seat: int | None
    what: Words


def lapse_of(clock: wire.Clock) -> int:
    """How many milliseconds people have to agree to a rematch."""
    return SLOW_LAPSE if isinstance(clock, wire.SlowClock) else LAPSE


def spoken_name(number: int, seat: Seat) -> str | Words:
    """The name of the player or bot at a seat, for people to read."""
    if seat.bot and not seat.player:
        return bot_name(number)
    return seat.name or words("player-gone") if seat.player else seat.name
