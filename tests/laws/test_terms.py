"""One word for one thing: no message says a word that docs/terms.md bans."""

import re
from pathlib import Path

import pytest
from fluent.syntax.serializer import serialize_pattern

from atoll import games
from atoll.messages import LANGUAGES
from tests.laws.tree import COMMON, FOLDERS, SHELL, TERMINAL, messages

PAGE = (Path(__file__).parents[2] / "docs" / "terms.md").read_text(encoding="utf-8")
COLUMNS = ("en", "fr", "nl", "de")
FOLDER = {
    game.title: [game.folder / "messages" / part for part in ("", "lessons", "pieces")]
    for game in games.all_games()
}
FOLDER["The table"] = [COMMON, TERMINAL, SHELL]


def terms() -> dict[str, list[list[str]]]:
    """The rows of each table of the page, by heading."""
    tables = {}
    for part in PAGE.split("\n## ")[1:]:
        lines = [line for line in part.splitlines() if line.startswith("| ")]
        rows = [[cell.strip() for cell in line.strip("|").split(" | ")] for line in lines[1:]]
        tables[part.splitlines()[0]] = rows
    return tables


def banned(cell: str) -> list[str]:
    """The words of a cell that are not to be used."""
    return [word.strip() for word in cell.partition("; not ")[2].split(",") if word.strip()]


def wanted(cell: str) -> list[str]:
    """The words of a cell that are to be used."""
    return [word.strip() for word in cell.partition(";")[0].split(",")]


def texts(heading: str, language: str) -> dict[str, str]:
    """What the folders of a heading say, by key; keys of variants and variables left out."""
    said = {}
    for folder in FOLDER[heading]:
        for key, message in messages(folder, language).items():
            assert message.value is not None
            text = serialize_pattern(message.value)
            said[key] = re.sub(r"\$[\w-]+|\[[\w-]+\]", " ", text)
    return said


def test_every_game_and_every_language_has_its_terms() -> None:
    assert set(COLUMNS) == set(LANGUAGES)
    assert set(terms()) == set(FOLDER)
    assert all(len(row) == 1 + len(COLUMNS) for rows in terms().values() for row in rows)
    assert len(FOLDERS) == sum(len(folders) for folders in FOLDER.values())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("heading", list(terms()))
def test_no_message_says_a_banned_word(heading: str, language: str) -> None:
    column = 1 + COLUMNS.index(language)
    for row in terms()[heading]:
        for word in banned(row[column]):
            differs = word.casefold() not in map(str.casefold, wanted(row[column]))
            pattern = re.compile(rf"(?<!\w){re.escape(word)}(?!\w)", re.I if differs else 0)
            said = texts(heading, language)
            using = {key: text for key, text in said.items() if pattern.search(text)}
            assert using == {}, f"{row[0]}: say {wanted(row[column])[0]}, not {word}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("heading", list(terms()))
def test_every_term_is_used(heading: str, language: str) -> None:
    """By its beginning: endings change with number and case."""
    column = 1 + COLUMNS.index(language)
    said = "\n".join(texts(heading, language).values()).casefold()
    for row in terms()[heading]:
        stem = wanted(row[column])[0].split()[0].casefold()
        assert stem[: max(4, len(stem) - 3)] in said, row[column]
