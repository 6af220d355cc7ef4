"""What is trained: a game set up in one way, by names that any process understands."""

import importlib
from dataclasses import dataclass

from atoll import games
from atoll.bots.weights import variant_of
from atoll.core.errors import UnknownGame
from atoll.core.game import FolderGame, Game, OptionValue
from atoll.core.state import State


def find(name: str) -> Game:
    """A game by its name, or one outside the package by its folder, such as `examples.shells`."""
    if "." not in name:
        return games.find(name)
    try:
        game = importlib.import_module(name).GAME
    except (ImportError, AttributeError, ValueError):
        raise UnknownGame(f"'{name}' is no Python package with a GAME") from None
    assert isinstance(game, FolderGame)
    return game


@dataclass(frozen=True)
class Subject:
    """A game, its number of players and its options."""

    name: str  # as `find` takes it
    players: int
    options: tuple[tuple[str, OptionValue], ...] = ()

    @property
    def game(self) -> Game:
        """The game."""
        return find(self.name)

    def start(self, seed: str = "0") -> State:
        """A new game of this kind."""
        return self.game.new(self.players, seed, "default", **dict(self.options))

    @property
    def variant(self) -> str:
        """Its options as a word."""
        return variant_of(self.game, self.start())
