"""A second implementation that judges traces from the rules alone; it does not know the engine."""

from importlib import import_module
from inspect import isabstract
from pathlib import Path

from tests.referee.common import Referee


def referees() -> dict[str, type[Referee]]:
    """The referee of each game, by the game's name: the complete one its module defines."""
    found: dict[str, type[Referee]] = {}
    for path in sorted(Path(__file__).parent.glob("[a-z]*.py")):
        if path.stem.startswith("test_"):
            continue
        module = import_module(f"tests.referee.{path.stem}")
        for value in vars(module).values():
            own = isinstance(value, type) and value.__module__ == module.__name__
            if own and issubclass(value, Referee) and not isabstract(value):
                found[path.stem] = value
    return found
