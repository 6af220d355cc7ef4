"""A bot that searches, for a time or for a number of simulations, and can say what it thinks.

When it chooses, it stops as soon as no action can get more visits than the one ahead.
"""

import time
from collections.abc import Callable
from dataclasses import dataclass

from atoll.bots.bot import Bot, is_waited_for
from atoll.bots.search import ROOT, Search
from atoll.bots.weights import Networks, Weights
from atoll.core.advice import NO_ACTION, Advice, SearchSettings
from atoll.core.rng import Rng
from atoll.core.state import State

SLICE = 25  # simulations between two looks at the clock: compiled loops see no signals


@dataclass(frozen=True)
class Thought:
    """What a search thinks of one action."""

    action: int
    share: float  # of all visits
    points: float  # the seat can expect at the end
    reward: float  # how often the seat wins, or leads where rollouts stop early; ties are shared


class SearchBot(Bot):
    """Searches until its time or its simulations are used up, or until it is told to stop."""

    def __init__(
        self,
        advice: Advice,
        seconds: float,
        simulations: int | None = None,
        is_plain: bool = False,
        clock: Callable[[], float] = time.perf_counter,
        networks: Networks | None = None,
    ) -> None:
        self.advice = advice.plain() if is_plain else advice
        self.seconds = seconds
        self.simulations = simulations
        self.is_plain = is_plain  # not tuned to the game
        self.clock = clock
        self.networks = networks  # none: it searches without a value network
        self.is_first = False  # the version that newer bots are measured against
        self.pace = seconds if simulations is None else 0.0

    def wants_to_act(self, seen: State) -> bool:
        """As the game's advice says."""
        return self.advice.wants_to_act(seen, seen.viewer)

    def leaves_time(self, seen: State) -> bool:
        """As the game's advice says."""
        return self.advice.leaves_time(seen, seen.viewer)

    def choose(self, seen: State, rng: Rng) -> int:
        """What the search finds best; what is forced, off-turn or needs no search, at once."""
        if not is_waited_for(seen):
            return int(self.advice.rollout_action(seen, seen.viewer, rng))
        actions = seen.legal(seen.viewer)
        if len(actions) == 1:
            return int(actions[0])
        solved = int(self.advice.solved_action(seen, seen.viewer))
        if solved != NO_ACTION and self.settings(seen, self.weights(seen)).plays_solved:
            return solved
        return int(self.search(seen, rng, stops_decided=not self.is_first).best())

    def think(self, seen: State, rng: Rng) -> list[Thought]:
        """All actions tried: the one it would take, then the most visited first."""
        search = self.search(seen, rng)
        root, best = search.thoughts(), int(search.best())
        total = sum(visits for _, visits, _, _ in root)
        thoughts = [Thought(a, visits / total, points, r) for a, visits, points, r in root]
        return sorted(thoughts, key=lambda thought: (thought.action != best, -thought.share))

    def weights(self, seen: State) -> Weights | None:
        """The value network it thinks with, if there is one for this position."""
        return None if self.networks is None else self.networks.fitting(seen)

    def settings(self, seen: State, weights: Weights | None) -> SearchSettings:
        """The settings of its search: those measured with the network, if there is one."""
        if weights is not None:
            return weights.settings()
        advice = self.advice
        settings = advice.first_settings(seen) if self.is_first else advice.settings(seen)
        return settings.plain() if self.is_plain else settings

    def simulations_in(self, seen: State) -> int | None:
        """How many simulations it has in this game; none: time decides."""
        return self.simulations

    def search(
        self,
        seen: State,
        rng: Rng,
        is_stopped: Callable[[], bool] = lambda: False,
        stops_decided: bool = False,
    ) -> Search:
        """A tree grown within the budget, or only until the action with most visits is certain."""
        start = self.clock()
        weights = self.weights(seen)
        evaluation = None
        if self.networks is not None and weights is not None:
            evaluation = self.networks.evaluation(weights, seen)
        search = Search(seen, self.advice, self.settings(seen, weights), rng, evaluation)
        simulations = self.simulations_in(seen)
        if simulations is not None:
            search.run(simulations)
            return search
        search.run(SLICE)
        while (spent := self.clock() - start) < self.seconds and not is_stopped():
            if stops_decided and is_decided(search, self.seconds / spent - 1):
                break
            search.run(SLICE)
        return search


class SkilledBot(SearchBot):
    """Searches with as few simulations as the game's advice says."""

    def __init__(self, advice: Advice) -> None:
        super().__init__(advice, 0.0, 0, is_plain=True)

    def simulations_in(self, seen: State) -> int | None:
        """By the number of players."""
        return int(self.advice.skilled_simulations(seen.players))


def is_decided(search: Search, left: float) -> bool:
    """Whether so many times the simulations so far would still leave the same action ahead."""
    return float(search.lead()) > left * float(search.visits[ROOT])
