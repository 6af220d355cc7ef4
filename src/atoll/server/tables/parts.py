"""What a table is made of: seats, actions, lines of its own, the question for another game."""

from dataclasses import dataclass

from atoll.core.words import Words, words
from atoll.messages import bot_name
from atoll.server import wire

LAPSE = 300_000  # milliseconds to agree to another game
SLOW_LAPSE = 3 * 86_400_000  # … at a table with days for each decision


@dataclass
class Seat:
    """Who sits there, and whether a bot plays for them."""

    player: str | None = None
    name: str = ""
    bot: str | None = None
    resigned: bool = False
    auto: bool = False
    tag: str = ""  # tells the player from others of the same name
    share: str | None = None  # what the player adds to the seed

    @property
    def is_open(self) -> bool:
        """Nobody sits there."""
        return self.player is None and self.bot is None


@dataclass(slots=True)
class Ply:
    """An action of the present course of the game."""

    version: int
    seat: int
    action: int
    auto: bool
    at: int  # milliseconds since 1970
    is_harmless: bool | None = None  # taught its seat nothing; None: not yet asked


@dataclass
class Offer:
    """Another game is asked for: until when, the server's part of its seed, who agreed."""

    until: int
    secret: str
    shares: dict[int, str | None]  # by seat that agreed


@dataclass
class Note:
    """A line the table itself adds to the log."""

    version: int
    ply: int
    seat: int | None
    what: Words


def lapse_of(clock: wire.Clock) -> int:
    """How many milliseconds people have to agree to another game."""
    return SLOW_LAPSE if isinstance(clock, wire.SlowClock) else LAPSE


def spoken_name(number: int, seat: Seat) -> str | Words:
    """Whoever sits at a seat, for people to read."""
    if seat.bot and not seat.player:
        return bot_name(number)
    return seat.name or words("player-gone") if seat.player else seat.name
