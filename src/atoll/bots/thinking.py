"""A bot that searches, for a time or for a number of simulations, and can say what it thinks."""

import time
from collections.abc import Callable
from dataclasses import dataclass

from atoll.bots.bot import Bot
from atoll.bots.search import Search
from atoll.core.rng import Rng
from atoll.core.state import State

SLICE = 100  # simulations between two looks at the clock: compiled loops see no signals


@dataclass(frozen=True)
class Thought:
    """What a search thinks of one action."""

    action: int
    share: float  # of all visits
    points: float  # expected final points of the seat
    reward: float  # expected result, 0 to 1


class SearchBot(Bot):
    """Searches until its time or its simulations are used up, or until it is told to stop."""

    def __init__(self, seconds: float, simulations: int | None = None) -> None:
        self.seconds = seconds
        self.simulations = simulations

    def choose(self, seen: State, rng: Rng) -> int:
        """The action visited most; a forced one at once."""
        actions = seen.legal(seen.viewer)
        if len(actions) == 1:
            return int(actions[0])
        return int(self.search(seen, rng).best())

    def think(self, seen: State, rng: Rng) -> list[Thought]:
        """All actions tried, the most visited first."""
        found = self.search(seen, rng).thoughts()
        total = sum(visits for _, visits, _, _ in found)
        thoughts = [Thought(a, visits / total, points, r) for a, visits, points, r in found]
        return sorted(thoughts, key=lambda thought: -thought.share)

    def search(
        self, seen: State, rng: Rng, is_stopped: Callable[[], bool] = lambda: False
    ) -> Search:
        """A tree grown within the budget."""
        search = Search(seen, seen.playout_advice(), rng)
        if self.simulations is not None:
            search.run(self.simulations)
            return search
        end = time.perf_counter() + self.seconds
        search.run(SLICE)
        while time.perf_counter() < end and not is_stopped():
            search.run(SLICE)
        return search
