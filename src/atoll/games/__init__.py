"""The games, one folder each; a game is found by its folder and nothing lists it anywhere else."""

import importlib
import pkgutil
from functools import cache

from atoll.core.errors import UnknownGame
from atoll.core.game import FolderGame, Game


@cache
def names() -> tuple[str, ...]:
    """The names of all games."""
    return tuple(sorted(info.name for info in pkgutil.iter_modules(__path__) if info.ispkg))


def find(name: str) -> Game:
    """The game of this name; `UnknownGame` if there is none."""
    key = name.strip().lower().replace("-", "_").replace(" ", "_")
    if key not in names():
        raise UnknownGame(f"there is no game '{name}' (there are: {', '.join(names())})")
    return load(key)


@cache
def load(folder: str) -> Game:
    """The game of a folder."""
    game = importlib.import_module(f"{__name__}.{folder}").GAME
    assert isinstance(game, FolderGame)
    return game


def all_games() -> list[Game]:
    """Every game."""
    return [find(name) for name in names()]
