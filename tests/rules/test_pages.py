"""The rules pages: every clause stands on them, in every language, and every example is true."""

import re
from pathlib import Path

import pytest

from atoll.core import record as records
from atoll.core.game import Game
from atoll.messages import LANGUAGES
from atoll.messages.rules import SOURCE, clauses, example, page, pictures, read
from tests.laws.test_terms import COLUMNS, banned, terms, wanted
from tests.laws.test_wording import BEFORE_VOWEL, ENGLISH
from tests.rules.examples import EXAMPLES

DOCS = Path(__file__).parents[2] / "docs"
COMMENT = re.compile(r"<!--\s*(.*?)\s*-->", re.S)
NAME = r"[A-Z]{2}-[A-Z]?\d+[a-z]?"
NAMES = re.compile(rf"\(({NAME}(?:,\s{NAME})*)\)")
DATA = ("PB-C3", "PL-C4", "PL-C5", "GK-C4")  # whose lists of pieces stand in English only
ADVICE = {"en": "First advice", "fr": "Premiers conseils", "nl": "Eerste tips", "de": "Erste Tipps"}


def blocks(text: str) -> list[str]:
    """The parts of a page between empty lines, the items of a list one by one."""
    parts = []
    for part in re.split(r"\n\s*\n", text.strip()):
        items = re.split(r"\n(?=(?:-|\d+\.) )", part) if re.match(r"(-|\d+\.) ", part) else [part]
        parts += items
    return parts


def kind(part: str) -> str:
    """What a part is: the marks at its beginning."""
    return re.match(r"#+|!|\||>|-|\d+\.|", part)[0]  # type: ignore[index]


def named(part: str) -> list[str]:
    """The clauses a part names, in their order."""
    return [name for listed in NAMES.findall(part) for name in re.split(r",\s", listed)]


def said(game: Game, language: str) -> str:
    """A page without its comments."""
    return COMMENT.sub("", page(game, language))


def numbers(text: str) -> list[str]:
    """The numbers of a text, without tables and code."""
    text = re.sub(r"```.*?```|`[^`]*`|^\s*\|.*$", "", text, flags=re.S | re.M)
    return sorted(re.findall(r"\d+", text))


@pytest.fixture(params=[language for language in LANGUAGES if language != SOURCE])
def language(request: pytest.FixtureRequest) -> str:
    """Each language that is translated into."""
    return str(request.param)


# -- pages --------------------------------------------------------------------------------------


def test_every_clause_stands_on_the_page(game: Game) -> None:
    on_page = set(named(page(game)))
    assert on_page <= set(clauses(game))
    explained = {name for name in clauses(game) if not name.startswith(f"{game.prefix}-E")}
    assert explained <= on_page


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_paragraph_names_its_clauses(game: Game, language: str) -> None:
    text, advice, _ = said(game, language).partition(f"\n## {ADVICE[language]}\n")
    assert advice
    silent = [
        part for part in blocks(text) if kind(part) in {"", ">", "-", "1."} and not named(part)
    ]
    assert silent == []


def test_a_page_has_the_same_parts_in_every_language(game: Game, language: str) -> None:
    assert (DOCS / "play" / language / f"{game.name}.md").exists()
    parts, source = blocks(page(game, language)), blocks(page(game))
    assert [kind(part) for part in parts] == [kind(part) for part in source]
    for part, original in zip(parts, source, strict=True):
        assert named(part) == named(original), part
        assert COMMENT.findall(part) == COMMENT.findall(original), part
        assert re.findall(r"\*\*\d+\*\*", part) == re.findall(r"\*\*\d+\*\*", original), part
        if kind(part) == "!":
            assert part.split("/")[-1] == original.split("/")[-1]
            assert (DOCS / "play" / language / part.split("](")[1][:-1]).exists()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_examples_are_what_the_engine_says(game: Game, language: str) -> None:
    found = 0
    for part in blocks(page(game, language)):
        for comment in COMMENT.findall(part):
            question, _, answer = comment.partition(" = ")
            name, *words = question.split()
            assert str(EXAMPLES[game.name][name](*words)) == answer, comment
            found += 1
            bold = " ".join(re.findall(r"\*\*(.+?)\*\*", part, re.S))
            points = [word for word in answer.split() if word.isdigit() and word != "0"]
            if kind(part) == ">" and len(points) == len(answer.split()) and name != "fox":
                assert all(re.search(rf"\b{word}\b", bold) for word in points) or name == "harvest"
    assert found >= 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_example_without_a_computation_is_not_there(game: Game, language: str) -> None:
    word = {"en": "Example", "fr": "Exemple", "nl": "Voorbeeld", "de": "Beispiel"}[language]
    for part in blocks(page(game, language)):
        assert part.startswith(f"> **{word}.") == (kind(part) == ">" and bool(COMMENT.search(part)))


def test_the_pictures_are_positions_of_the_example_game(game: Game) -> None:
    record = records.read(example(game), game, game.name)
    assert records.verify(record, game, game.name).is_over()
    assert pictures(game)
    assert max(pictures(game)) <= len(record.actions)
    for ply in pictures(game):
        assert (DOCS / "play" / "pictures" / f"{game.name}-{ply}.png").exists()


def test_pages_and_clauses_say_no_banned_word(game: Game, language: str) -> None:
    text = said(game, language) + "\n".join(clauses(game, language).values())
    for row in terms()[game.title]:
        cell = row[1 + COLUMNS.index(language)]
        for word in banned(cell):
            differs = word.casefold() not in map(str.casefold, wanted(cell))
            pattern = re.compile(rf"(?<!\w){re.escape(word)}(?!\w)", re.I if differs else 0)
            assert not pattern.search(text), f"{row[0]}: say {wanted(cell)[0]}, not {word}"


def test_no_english_word_is_left_over_on_pages_and_in_clauses(game: Game, language: str) -> None:
    text = said(game, language) + read("rules", f"{game.name}.md", language)
    text = re.sub(r"```.*?```|`[^`]*`|\]\([^)]*\)|<!--.*?-->", "", text, flags=re.S)
    assert ENGLISH.findall(text) == []


def test_french_typography_of_pages_and_clauses(game: Game) -> None:
    text = said(game, "fr") + read("rules", f"{game.name}.md", "fr")
    text = re.sub(r"```.*?```|`[^`]*`|\]\([^)]*\)", "", text, flags=re.S)
    assert re.findall(r".{20} [:;!?»]|« .{20}", text) == []
    assert re.findall(r".{20}[^\u00a0\s…][;!?»]|«[^\u00a0].{20}|\w:\s", text) == []
    assert BEFORE_VOWEL.findall(re.sub(rf"{game.title}|de {NAME}", "", text)) == []
    assert "'" not in text


# -- clauses ------------------------------------------------------------------------------------


def test_the_clauses_are_the_same_in_every_language(game: Game, language: str) -> None:
    translated, source = clauses(game, language), clauses(game)
    assert list(translated) == list(source)
    for name, text in translated.items():
        assert text != source[name], name
        if name not in DATA:
            assert numbers(text) == numbers(source[name]), name
        marks = r"\[[RSDB/]+\]"
        assert re.findall(marks, text) == re.findall(marks, source[name]), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_clauses_say_their_version(game: Game, language: str) -> None:
    title = read("rules", f"{game.name}.md", language).splitlines()[0]
    version = re.search(r"\((?:version|Version|versie) (\d+)\)$", title)
    assert version
    assert int(version[1]) == game.version


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_one_link_leads_to_component_sets(game: Game, language: str) -> None:
    links = re.findall(r"(?<!!)\[[^]]+\]\((\S+?)\)", said(game, language))
    assert [Path(link).name for link in links] == ["component_sets.md"]
