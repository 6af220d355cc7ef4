"""What a bot is, and the bots by name."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import ClassVar

from atoll.core.errors import AtollError
from atoll.core.rng import Rng
from atoll.core.state import State


class UnknownBot(AtollError):
    """A name under which no bot is found."""


class Bot(ABC):
    """Chooses from one seat's knowledge; the same knowledge and seed give the same choice."""

    name: ClassVar[str]

    @abstractmethod
    def choose(self, seen: State, rng: Rng) -> int:
        """A legal action of the seat whose knowledge `seen` is."""


class RandomBot(Bot):
    """Plays any legal action, each as likely as the game draws them."""

    name = "random"

    def choose(self, seen: State, rng: Rng) -> int:
        """Any legal action."""
        return int(seen.random_action(seen.viewer, rng))


BOTS: dict[str, Callable[[], Bot]] = {RandomBot.name: RandomBot}


def names() -> list[str]:
    """The bots there are."""
    return list(BOTS)


def make_bot(name: str) -> Bot:
    """A new bot of this name; `UnknownBot` if there is none."""
    if name not in BOTS:
        raise UnknownBot(f"there is no bot '{name}' (there are: {', '.join(BOTS)})")
    return BOTS[name]()
