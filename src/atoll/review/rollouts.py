"""Rollouts from worlds that a viewer can't tell from the truth, all moves from the same worlds.

As in backgammon's rollouts: after the move all seats play on in the same way and with the same
random numbers, so that a difference between two moves is due to the moves.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from math import sqrt
from statistics import fmean, stdev

from atoll.core.advice import END, Advice, rollout
from atoll.core.bits import BIT
from atoll.core.rng import Rng, fast_rng
from atoll.core.state import TRUTH, State

Move = Callable[[State], None]  # carries out a move in a world
ROUND = 10  # worlds between two looks at which moves still matter


@dataclass
class Line:
    """The results of one move, world by world."""

    points: list[list[int]] = field(default_factory=list)  # of each seat, at the end
    wins: list[list[bool]] = field(default_factory=list)  # whether each seat is among the winners

    def note(self, end: State) -> None:
        """Add the result of one world."""
        winners = int(end.winners())
        self.points.append([int(score) for score in end.scores()])
        self.wins.append([winners & BIT[seat] != 0 for seat in range(end.players)])

    def leads(self, side: Sequence[int]) -> list[float]:
        """By how much a side's points exceed the others', in each world."""
        return [lead(points, side) for points in self.points]

    def mean_points(self, seat: int) -> float:
        """The expected points of a seat."""
        return fmean(points[seat] for points in self.points)

    def chance(self, seat: int) -> float:
        """The chance of a seat to be among the winners."""
        return fmean(wins[seat] for wins in self.wins)


# The moves that go on, of those that did so far: none of them when all is known well enough.
Prune = Callable[[Sequence[Line], Sequence[int]], Sequence[int]]


def lead(points: Sequence[int], side: Sequence[int]) -> float:
    """The mean points of a side less the mean of all others; its points if there are none."""
    average = fmean(points[seat] for seat in side)
    others = [score for seat, score in enumerate(points) if seat not in side]
    return average - fmean(others) if others else average


def roll_out(
    seen: State,
    advice: Advice,
    moves: Sequence[Move],
    worlds: Iterable[int],
    rng: Rng,
    policy_percent: int | None = None,
    prune: Prune | None = None,
) -> list[Line]:
    """Roll out each move in the same worlds with the same random numbers; at least one world.

    So many of a hundred steps follow the rollout policy; by default as the game's advice says.
    After every `ROUND` worlds `prune` says which moves go on; all that do have the same worlds.
    """
    percent = int(advice.review_percent()) if policy_percent is None else policy_percent
    lines = [Line() for _ in moves]
    going: Sequence[int] = range(len(moves))
    for done, _ in enumerate(worlds):
        if prune is not None and done > 0 and done % ROUND == 0:
            going = prune(lines, going)
            if not going:
                break
        world = seen.sample(rng)
        chance, draws = rng.fork(), rng.fork()
        for number in going:
            end = world.copy()
            end.rng = draws.copy()
            moves[number](end)
            rollout(end, advice, chance.copy(), percent, END, TRUTH)
            lines[number].note(end)
    return lines


def play(seat: int, action: int) -> Move:
    """The move that takes an action."""
    return lambda world: world.play(seat, action)


def play_anything(seat: int, seed: str) -> Move:
    """A random legal move, drawn in every world."""
    rng = fast_rng(seed)
    return lambda world: world.play(seat, world.random_action(seat, rng))


def stay(world: State) -> None:
    """No move, to evaluate the position itself."""


@dataclass(frozen=True)
class Gap:
    """A mean difference between two lines and its standard error."""

    mean: float
    error: float

    def is_firm(self, errors: float) -> bool:
        """Whether it exceeds this many standard errors."""
        return self.mean > errors * self.error


def gap(better: Sequence[float], worse: Sequence[float]) -> Gap:
    """The paired difference over common worlds, the first ones of the line that went on longer."""
    apart = [high - low for high, low in zip(better, worse, strict=False)]
    error = stdev(apart) / sqrt(len(apart)) if len(apart) > 1 else float("inf")
    return Gap(fmean(apart), error)
