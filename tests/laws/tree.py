"""The message tree for the tests: folders with one Fluent file per language."""

from collections.abc import Sequence
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, SyntaxNode, VariableReference
from fluent.syntax.visitor import Visitor

from atoll import games
from atoll.messages import TREE

COMMON, TERMINAL, SHELL = (TREE / name for name in ("common", "terminal", "shell"))
GAMES = {game.name: game.folder / "messages" for game in games.all_games()}
LESSONS = {f"{name} lessons": folder / "lessons" for name, folder in GAMES.items()}
PIECES = {f"{name} pieces": folder / "pieces" for name, folder in GAMES.items()}
SHARED = {"common": COMMON, "terminal": TERMINAL, "shell": SHELL}
FOLDERS = {**SHARED, **GAMES, **LESSONS, **PIECES}


class Variables(Visitor):
    """Collects the variables a message uses."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802 - the visitor's protocol
        self.names.add(node.id.name)


@cache
def entries(folder: Path, language: str) -> Sequence[SyntaxNode]:
    """The entries of a file, including junk."""
    return FluentParser().parse((folder / f"{language}.ftl").read_text(encoding="utf-8")).body


def junk(folder: Path, language: str) -> list[str]:
    """The parts of a file that Fluent cannot parse."""
    return [str(entry.content) for entry in entries(folder, language) if isinstance(entry, Junk)]


def messages(folder: Path, language: str) -> dict[str, Message]:
    """The messages of a file by key; there are no duplicates."""
    listed = [entry for entry in entries(folder, language) if isinstance(entry, Message)]
    named = {message.id.name: message for message in listed}
    assert len(named) == len(listed), f"{folder} {language}: a key stands twice"
    return named


def variables(folder: Path, language: str) -> dict[str, set[str]]:
    """Each message of a file with its variables."""
    used = {}
    for key, message in messages(folder, language).items():
        visitor = Variables()
        visitor.visit(message)
        used[key] = visitor.names
    return used
