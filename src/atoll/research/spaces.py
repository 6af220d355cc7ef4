"""A game's observations and actions as NumPy arrays, shared by all adapters.

An observation and its mask are made only from a `seen_by` copy.
"""

from collections.abc import Iterator
from typing import Any

import numpy as np
from numpy.typing import NDArray

from atoll import games
from atoll.core.encoding import Encoding, Field
from atoll.core.game import Game, OptionValue, Setup
from atoll.core.native import COMPILED
from atoll.core.state import State

Numbers = NDArray[np.uint8]


class Spaces:
    """The spaces of one game with one set-up."""

    def __init__(
        self, game: str, players: int | None = None, component_set: str = "default",
        **options: OptionValue,
    ) -> None:  # fmt: skip
        self.game: Game = games.find(game)
        self.recipe = (self.game.name, players, component_set, options)
        self.setup = self.game.setup(
            least_players(self.game) if players is None else players, "0", component_set, **options
        )
        self.players = self.setup.players
        self.encoding: Encoding = self.game.encoding(self.game.start(self.setup))
        self.observation_size = int(self.encoding.size)
        self.actions = int(self.encoding.actions)

    def start(self, seed: str | int) -> State:
        """A new game with this set-up."""
        setup = self.setup
        return self.game.start(
            Setup(setup.players, str(seed), setup.options, setup.set_name, setup.set_path)
        )

    def __reduce__(self) -> tuple[Any, ...]:
        return make_spaces, self.recipe

    def pack(self, state: State) -> list[int]:
        """A state as integers; `unpack` reads them."""
        return state.to_ints()

    def unpack(self, ints: list[int]) -> State:
        """The state that `pack` wrote."""
        state = self.start(0).blank()
        state.from_ints(ints)
        return state

    def checked(self, action: object) -> int:
        """An action's number; ValueError unless it is one integer within the space."""
        if isinstance(action, np.ndarray) and action.shape == ():
            action = action.item()
        if not isinstance(action, int | np.integer) or isinstance(action, bool):
            shape = f" of shape {action.shape}" if isinstance(action, np.ndarray) else ""
            raise ValueError(f"an action is one whole number, not a {type(action).__name__}{shape}")
        if not 0 <= action < self.actions:
            raise ValueError(
                f"action {action} is out of range: they go from 0 to {self.actions - 1}"
            )
        return int(action)

    def observe(self, seen: State) -> Numbers:
        """What the viewer knows, field after field."""
        return as_array(self.encoding.observe(seen, seen.viewer), np.uint8).copy()

    def mask(self, seen: State) -> Numbers:
        """A one for each action the viewer may take."""
        return as_array(self.encoding.mask(seen, seen.viewer), np.uint8).copy()

    def number(self, seen: State, action: int) -> int:
        """The place of an action in the action space; -1 if it has none."""
        return int(self.encoding.number(seen, seen.viewer, action))

    def action(self, seen: State, number: int) -> int:
        """The legal action with this number; -1 if there is none."""
        return int(self.encoding.action(seen, seen.viewer, number))

    def most(self) -> Numbers:
        """The highest value of each number of an observation."""
        return np.concatenate(
            [np.full(field.size(), field.most, np.uint8) for field in self.encoding.fields]
        )

    def split(self, observations: Numbers) -> dict[str, Numbers]:
        """The fields of one observation, or of many along the first axes, by name and in shape."""
        front = observations.shape[:-1]
        return {
            field.name: observations[..., start:end].reshape(*front, *field.shape)
            for field, start, end in spans(self.encoding.fields)
        }


def make_spaces(
    game: str, players: int | None, component_set: str, options: dict[str, OptionValue]
) -> Spaces:
    """The spaces again, when unpickled."""
    return Spaces(game, players, component_set, **options)


def least_players(game: Game) -> int:
    """The fewest players that can play against each other."""
    return max(2, game.players[0])


def spans(fields: list[Field]) -> Iterator[tuple[Field, int, int]]:
    """Each field with its start and end."""
    end = 0
    for field in fields:
        start, end = end, end + field.size()
        yield field, start, end


def as_array(numbers: Any, kind: type[np.generic]) -> NDArray[Any]:
    """A vector of the engine as an array, without a copy if it is compiled."""
    return np.frombuffer(numbers, kind) if COMPILED else np.array(numbers, kind)
