"""Positions to learn from: made by self-play in any process, kept as arrays."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from atoll.bots.self_play import SelfPlay
from atoll.bots.weights import Networks, read
from atoll.core.native import COMPILED
from atoll.core.rng import fast_rng
from atoll.training.subject import Subject

Floats = NDArray[np.float32]
Places = NDArray[np.int32]
STRAYS = 12  # of a hundred decisions before the first listed one, how many are random


@dataclass(frozen=True)
class Positions:
    """Position n has the features `places[ends[n - 1]:ends[n]]` and the row n of the others.

    A row has margin and share of the win for each seat from the viewer on, then the viewer's
    points: as the game ended, and as the search at that decision thought.
    """

    places: Places
    ends: NDArray[np.int64]
    results: Floats
    thoughts: Floats

    def __len__(self) -> int:
        return len(self.ends)

    def save(self, path: Path) -> None:
        """Keep them; the file is there whole or not at all."""
        part = path.with_suffix(".part")
        with part.open("wb") as file:
            np.savez_compressed(
                file, places=self.places.astype(np.uint16), ends=self.ends,
                results=self.results, thoughts=self.thoughts,
            )  # fmt: skip
        part.replace(path)

    def batch(self, chosen: NDArray[np.int64], features: int) -> Floats:
        """The features of some positions, a row each: how often each feature is active."""
        starts = np.where(chosen > 0, self.ends[chosen - 1], 0)
        sizes = self.ends[chosen] - starts
        rows = np.repeat(np.arange(len(chosen)), sizes)
        first = np.repeat(starts - np.concatenate([[0], np.cumsum(sizes)[:-1]]), sizes)
        places = self.places[first + np.arange(len(rows))]
        counts = np.bincount(rows * features + places, minlength=len(chosen) * features)
        return counts.astype(np.float32).reshape(len(chosen), features)


def load(path: Path) -> Positions:
    """Positions kept by `save`."""
    with np.load(path) as kept:
        return Positions(
            kept["places"].astype(np.int32), kept["ends"], kept["results"], kept["thoughts"]
        )


def joined(parts: Sequence[Positions]) -> Positions:
    """All of them."""
    shifts = np.cumsum([0, *(len(part.places) for part in parts[:-1])])
    return Positions(
        np.concatenate([part.places for part in parts]),
        np.concatenate([part.ends + shift for part, shift in zip(parts, shifts, strict=True)]),
        np.concatenate([part.results for part in parts]),
        np.concatenate([part.thoughts for part in parts]),
    )


@dataclass(frozen=True)
class Lesson:
    """Games to play for positions; by itself the rollout policy plays."""

    subject: Subject
    games: int
    seed: str
    weights: bytes = b""  # of the network that plays; none: the search without a network
    simulations: int = 0  # of a decision; none: the rollout policy plays
    settles: bool = False  # only settled positions are listed
    to_quiet: bool = False  # a result is the advice's evaluation at the next quiet position

    def parts(self, size: int) -> Iterator["Lesson"]:
        """The same in tasks of at most so many games."""
        for number, start in enumerate(range(0, self.games, size)):
            games = min(size, self.games - start)
            yield replace(self, games=games, seed=f"{self.seed}-{number}")


def play(lesson: Lesson) -> Positions:
    """Play the games of a lesson; the same lesson gives the same positions."""
    state = lesson.subject.start()
    features = lesson.subject.game.features(state)
    rng = fast_rng(lesson.seed)
    advice = lesson.subject.game.advice
    if lesson.simulations > 0:
        advice = advice.for_search()
    if lesson.weights:
        weights = read(lesson.weights)
        settings = weights.settings()
        evaluation = Networks(lesson.subject.game, weights).evaluation(weights, state)
    else:
        settings, evaluation = advice.settings(state), None
    loop = SelfPlay(
        state, features, advice, settings, evaluation, lesson.simulations, rng,
        lesson.settles, lesson.to_quiet,
    )  # fmt: skip
    loop.play(lesson.games, STRAYS)
    rows = (len(loop.ends), 2 * int(state.players))
    points = floats(loop.points).reshape(-1, 1)
    return Positions(
        whole_numbers(loop.places).astype(np.int32),
        whole_numbers(loop.ends),
        np.hstack([floats(loop.results).reshape(rows), points]),
        np.hstack([floats(loop.thoughts).reshape(rows), points]),
    )


def floats(numbers: Any) -> Floats:
    """A vector of the engine's as an array."""
    if COMPILED:
        return np.frombuffer(numbers, np.float64).astype(np.float32)
    return np.array(numbers, np.float32)


def whole_numbers(numbers: Any) -> NDArray[np.int64]:
    """A vector of the engine's as an array."""
    if COMPILED:
        return np.frombuffer(numbers, np.int64).copy()
    return np.array(numbers, np.int64)
