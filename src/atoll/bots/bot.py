"""What a bot is."""

from abc import ABC, abstractmethod

from atoll.core.rng import Rng
from atoll.core.state import State


class Bot(ABC):
    """Chooses from one seat's knowledge; it is given nothing else."""

    pace = 0.0  # the seconds that a choice between several actions takes

    @abstractmethod
    def choose(self, seen: State, rng: Rng) -> int:
        """A legal action of the seat whose knowledge `seen` is."""


class RandomBot(Bot):
    """Plays any legal action."""

    def choose(self, seen: State, rng: Rng) -> int:
        """Any legal action, as likely as the game draws it."""
        return int(seen.random_action(seen.viewer, rng))


class AdvisedBot(Bot):
    """Follows the game's advice so many times out of a hundred, else plays anything."""

    def __init__(self, percent: int) -> None:
        self.percent = percent

    def choose(self, seen: State, rng: Rng) -> int:
        """Sound, or careless."""
        if rng.below(100) < self.percent:
            return int(seen.good_action(seen.viewer, rng))
        return int(seen.random_action(seen.viewer, rng))
