"""Advice that restricts a search to some of the legal moves."""

from collections.abc import Sequence

from atoll.core.advice import Advice, SearchSettings
from atoll.core.native import append, i64, vec
from atoll.core.rng import Rng
from atoll.core.state import State


class Narrowed(Advice):
    """A game's advice, except that the root of the search tries only these moves.

    They need not be among those that the game's advice would try: La Isla Bohnita's advice leaves
    it to the rollout policy what to offer and what to accept.
    """

    def __init__(self, advice: Advice, actions: Sequence[int]) -> None:
        self.advice = advice
        self.actions = actions

    def candidates(self, state: State, seat: i64) -> vec[i64]:
        """The moves to compare."""
        out = vec[i64]()
        for action in self.actions:
            out = append(out, action)
        return out

    def settings(self, state: State) -> SearchSettings:
        """The game's."""
        return self.advice.settings(state)

    def rollout_action(self, state: State, seat: i64, rng: Rng) -> i64:
        """The game's."""
        return self.advice.rollout_action(state, seat, rng)

    def is_quiet(self, state: State, viewer: i64) -> bool:
        """The game's."""
        return self.advice.is_quiet(state, viewer)

    def is_settled(self, state: State, viewer: i64) -> bool:
        """The game's."""
        return self.advice.is_settled(state, viewer)

    def evaluate(self, state: State, viewer: i64) -> vec[i64]:
        """The game's."""
        return self.advice.evaluate(state, viewer)
