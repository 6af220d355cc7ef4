"""All outcomes of a draw, each once with its probability.

For small component sets: the engine draws again and again with a scripted generator that goes
through all answers, and equal outcomes are merged.
"""

from collections.abc import Callable
from math import prod

from atoll.core.rng import Rng, scripted_rng
from atoll.core.state import State

MOST_WAYS = 100_000  # of one draw
Outcome = tuple[State, float]


def outcomes(draw: Callable[[Rng], State]) -> list[Outcome]:
    """The outcomes of a draw, in a fixed order; ValueError if there are too many ways to draw."""
    states: dict[tuple[int, ...], State] = {}
    shares: dict[tuple[int, ...], float] = {}
    answers: list[int] = []
    for _ in range(MOST_WAYS):
        rng = scripted_rng(answers)
        state = draw(rng)
        state.rng = Rng()
        key = tuple(state.to_ints())
        bounds = [int(bound) for bound in rng.bounds]
        states.setdefault(key, state)
        shares[key] = shares.get(key, 0.0) + 1.0 / prod(bounds)
        answers = next_answers(answers, bounds)
        if not answers:
            return [(states[key], shares[key]) for key in states]
    raise ValueError(
        f"a draw has more than {MOST_WAYS} ways: exact chance is for small component sets"
    )


def next_answers(answers: list[int], bounds: list[int]) -> list[int]:
    """The answers of the next way, counted up like a number; none after the last."""
    path = (answers + [0] * len(bounds))[: len(bounds)]
    while path and path[-1] == bounds[len(path) - 1] - 1:
        path.pop()
    if path:
        path[-1] += 1
    return path
