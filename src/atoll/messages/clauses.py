"""The rules by clause, for players who ask why."""

import re
from functools import cache
from pathlib import Path

from atoll.core.game import Game

# In an installed package the rules lie beside it; in a checkout they are the documentation.
FOLDERS = (Path(__file__).parents[1] / "rules", Path(__file__).parents[3] / "docs" / "rules")


@cache
def clauses(game: Game) -> dict[str, str]:
    """Every clause of a game by its id, with its text."""
    paths = [folder / f"{game.name}.md" for folder in FOLDERS]
    path = next((path for path in paths if path.exists()), None)
    if path is None:
        return {}
    pattern = rf"^[-*] \*\*({game.prefix}-\w+)(?: \[[^]]*\])?\*\* (.*(?:\n[ \t]+.*)*)"
    found = re.findall(pattern, path.read_text(encoding="utf-8"), re.MULTILINE)
    return dict(found)


def clause(game: Game, name: str) -> str | None:
    """The text of a clause; None if the game has no such clause."""
    return clauses(game).get(name.upper())
