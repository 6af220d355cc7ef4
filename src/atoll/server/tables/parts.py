"""The parts of a table: seats, actions, notes, the offer of a rematch."""

from array import array
from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from atoll.core.words import Words, words
from atoll.messages import bot_name
from atoll.server import wire

LAPSE = 300_000  # milliseconds to agree to a rematch
SLOW_LAPSE = 3 * 86_400_000  # … at a table with days for each decision
FIELDS = 5  # numbers of an action


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


class Ply(NamedTuple):
    """An action in the current line of the game, without those taken back."""

    version: int
    seat: int
    action: int
    auto: bool
    at: int  # milliseconds since 1970


class Plies:
    """The actions in the current line of the game, packed: 400 take 16 kB, as objects 72 kB."""

    def __init__(self) -> None:
        self.numbers = array("q")  # the fields of each action, one action after the other
        # Whether the seat learnt nothing by it; None: not yet computed.
        self.harmless: list[bool | None] = []

    def __len__(self) -> int:
        return len(self.numbers) // FIELDS

    def __getitem__(self, number: int) -> Ply:
        start = FIELDS * (number if number >= 0 else number + len(self))
        if not 0 <= start < len(self.numbers):
            raise IndexError(number)
        version, seat, action, auto, at = self.numbers[start : start + FIELDS]
        return Ply(version, seat, action, bool(auto), at)

    def __iter__(self) -> Iterator[Ply]:
        return (self[number] for number in range(len(self)))

    def append(self, ply: Ply) -> None:
        """Add an action."""
        self.numbers.extend(ply)
        self.harmless.append(None)

    def cut(self, number: int) -> None:
        """Drop the actions from a number on."""
        del self.numbers[FIELDS * number :]
        del self.harmless[number:]


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
