"""A game's observations and actions as NumPy arrays: what every adapter shares.

An observation and its mask are made of a `seen_by` copy only.
"""

from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray

from atoll import games
from atoll.core.encoding import Encoding, Field, Pen
from atoll.core.game import Game, OptionValue, Setup
from atoll.core.native import COMPILED
from atoll.core.state import State

Numbers = NDArray[np.uint8]


class Spaces:
    """The spaces of one game, set up in one way."""

    def __init__(
        self, game: str, players: int | None = None, component_set: str = "default",
        **options: OptionValue,
    ) -> None:  # fmt: skip
        self.game: Game = games.find(game)
        self.setup = self.game.setup(
            least_players(self.game) if players is None else players, "0", component_set, **options
        )
        self.players = self.setup.players
        self.encoding: Encoding = self.game.encoding(self.game.start(self.setup))
        self.observation_size = int(self.encoding.size)
        self.actions = int(self.encoding.actions)
        self.pen = Pen(max(self.observation_size, self.actions))

    def start(self, seed: str | int) -> State:
        """A new game of this kind."""
        setup = self.setup
        return self.game.start(
            Setup(setup.players, str(seed), setup.options, setup.set_name, setup.set_path)
        )

    def observe(self, seen: State) -> Numbers:
        """What the viewer knows, field after field."""
        self.encoding.observe(seen, self.pen, 0)
        return read_page(self.pen, self.observation_size)

    def mask(self, seen: State) -> Numbers:
        """A one for each action the viewer may take."""
        self.encoding.mask(seen, self.pen, 0)
        return read_page(self.pen, self.actions)

    def number(self, seen: State, action: int) -> int:
        """The place of an action in the action space; -1 if it has none."""
        return int(self.encoding.number(seen, action))

    def action(self, seen: State, number: int) -> int:
        """The legal action with this number; -1 if there is none."""
        return int(self.encoding.action(seen, number))

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


def least_players(game: Game) -> int:
    """The fewest that can play against each other."""
    return max(2, game.players[0])


def spans(fields: list[Field]) -> Iterator[tuple[Field, int, int]]:
    """Each field with where it starts and ends."""
    end = 0
    for field in fields:
        start, end = end, end + field.size()
        yield field, start, end


def read_page(pen: Pen, size: int) -> Numbers:
    """A copy of the first numbers of a page."""
    if COMPILED:
        return np.frombuffer(pen.page, np.uint8, size).copy()  # type: ignore[call-overload, no-any-return]
    return np.array(pen.page[:size], np.uint8)
