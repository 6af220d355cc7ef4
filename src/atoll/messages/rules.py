"""The rules for players in every language: clauses, the page of a game, and its example game."""

import re
from functools import cache
from pathlib import Path

from atoll.core.game import Game
from atoll.messages import LANGUAGES

# In an installed package these folders are beside it; in a checkout they are in docs/.
FOLDERS = (Path(__file__).parents[1], Path(__file__).parents[3] / "docs")
SOURCE = LANGUAGES[0]  # its files are not in a folder of their own
PICTURE = re.compile(r"!\[[^]]*\]\(\S*?-(\d+)\.png\)")


def read(part: str, name: str, language: str = SOURCE) -> str:
    """A file of the documentation in a language, else in English; empty if there is none."""
    wanted = [Path(part) / name]
    if language != SOURCE:
        wanted.insert(0, Path(part) / language / name)
    paths = [folder / path for path in wanted for folder in FOLDERS]
    page = next((path for path in paths if path.exists()), None)
    return page.read_text(encoding="utf-8") if page else ""


@cache
def clauses(game: Game, language: str = SOURCE) -> dict[str, str]:
    """Every clause of a game by its id, with its text."""
    pattern = rf"^[-*] \*\*({game.prefix}-\w+)(?: \[[^]]*\])?\*\* (.*(?:\n[ \t]+.*)*)"
    text = read("rules", f"{game.name}.md", language)
    return dict(re.findall(pattern, text, re.MULTILINE))


def clause(game: Game, name: str, language: str = SOURCE) -> str | None:
    """The text of a clause; None if the game has no such clause."""
    return clauses(game, language).get(name.upper())


@cache
def page(game: Game, language: str = SOURCE) -> str:
    """The page that explains a game, in Markdown; empty if it has none."""
    return read("play", f"{game.name}.md", language)


def pictures(game: Game) -> list[int]:
    """The plies of the example game that the page shows."""
    return sorted({int(ply) for ply in PICTURE.findall(page(game))})


def example(game: Game) -> str:
    """The record of the example game; empty if the page has none."""
    return read("play/games", f"{game.name}.atoll")
