"""A referee that judges traces from the rules alone; nothing here knows the engine."""

from importlib import import_module
from pathlib import Path

from tests.referee.common import Referee


def referees() -> dict[str, type[Referee]]:
    """The referee of each game, by the game's name: the one `Referee` its module defines."""
    found: dict[str, type[Referee]] = {}
    for path in sorted(Path(__file__).parent.glob("[a-z]*.py")):
        if path.stem != "common" and not path.stem.startswith("test_"):
            module = import_module(f"tests.referee.{path.stem}")
            for value in vars(module).values():
                if isinstance(value, type) and issubclass(value, Referee) and value is not Referee:
                    found[path.stem] = value
    return found
