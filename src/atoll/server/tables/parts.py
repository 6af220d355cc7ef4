"""The parts of a table: seats, actions, notes, the offer of a rematch."""

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


@dataclass(slots=True)
class Ply:
    """An action in the current line of the game, without those taken back."""

    version: int
    seat: int
    action: int
    auto: bool
    at: int  # milliseconds since 1970
    is_harmless: bool | None = None  # the seat learnt nothing by it; None: not yet computed


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
