"""A bot that searches, for a time or for a number of simulations, and can say what it thinks."""

import time
from collections.abc import Callable
from dataclasses import dataclass

from atoll.bots.bot import Bot
from atoll.bots.search import Search
from atoll.core.habits import Habits
from atoll.core.rng import Rng
from atoll.core.state import State

SLICE = 100  # simulations between two looks at the clock: compiled loops see no signals


@dataclass(frozen=True)
class Thought:
    """What a search thinks of one action."""

    action: int
    share: float  # of all visits
    points: float  # the seat may hope to have at the end
    reward: float  # how often the seat wins, or leads where playouts stop early; ties are shared


class SearchBot(Bot):
    """Searches until its time or its simulations are used up, or until it is told to stop."""

    def __init__(
        self,
        seconds: float,
        simulations: int | None = None,
        is_plain: bool = False,
        clock: Callable[[], float] = time.perf_counter,
    ) -> None:
        self.seconds = seconds
        self.simulations = simulations
        self.is_plain = is_plain  # not tuned to the game
        self.clock = clock
        self.pace = seconds if simulations is None else 0.0

    def choose(self, seen: State, rng: Rng) -> int:
        """What the search finds best; what is forced or needs no search, at once."""
        actions = seen.legal(seen.viewer)
        if len(actions) == 1:
            return int(actions[0])
        worked_out = int(seen.worked_out(seen.viewer))
        if worked_out >= 0 and self.habits(seen).foresees:
            return worked_out
        return int(self.search(seen, rng).best())

    def think(self, seen: State, rng: Rng) -> list[Thought]:
        """All actions tried: the one it would take, then the most visited first."""
        search = self.search(seen, rng)
        found, best = search.thoughts(), int(search.best())
        total = sum(visits for _, visits, _, _ in found)
        thoughts = [Thought(a, visits / total, points, r) for a, visits, points, r in found]
        return sorted(thoughts, key=lambda thought: (thought.action != best, -thought.share))

    def habits(self, seen: State) -> Habits:
        """How it thinks in this game."""
        habits = seen.habits()
        return habits.plain() if self.is_plain else habits

    def search(
        self, seen: State, rng: Rng, is_stopped: Callable[[], bool] = lambda: False
    ) -> Search:
        """A tree grown within the budget."""
        search = Search(seen, self.habits(seen), rng)
        if self.simulations is not None:
            search.run(self.simulations)
            return search
        end = self.clock() + self.seconds
        search.run(SLICE)
        while self.clock() < end and not is_stopped():
            search.run(SLICE)
        return search
