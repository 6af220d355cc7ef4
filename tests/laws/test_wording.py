"""Every message of every language, said with no, one and many things and with several names."""

import re
import sys
from collections.abc import Callable, Iterator
from itertools import cycle, islice
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Identifier, Message, SelectExpression, VariableReference
from fluent.syntax.visitor import Visitor

from atoll.messages import LANGUAGES
from tests.laws.tree import COMMON, FOLDERS, SHELL, TERMINAL, Variables, messages, variables

NUMBERS = (0, 1, 2, 5)
NAMES = ("Anna", "Émile")
PLURALS = {"zero", "one", "two", "few", "many", "other"}
OF_NAMES = {"who", "name", "names", "victim", "maker", "winners", "partner", "login", "to"}
# What is put into a sentence and is itself a message, by the beginning of its key.
PARTS: dict[str, str | tuple[str, ...]] = {
    "animal": "animal-",
    "bean": "bean-",
    "colour": "colour-",
    "habitat": ("ocean", "forest", "mountain", "desert", "glacier"),
    "phase": "draw-phase-",
    "picture": "picture-",
    "port": "port-",
    "ship": "ship-",
    "terrain": "terrain-",
    "ware": "ware-",
    "level": "bot-",
    "caravans": "one-",
    "where": "where-",
}
# Words that are of no other language.
ENGLISH = re.compile(
    r"(?i)(?<![\w-])(the|and|with|your|you|from|this|that|which|not|its|their|there|"
    r"nobody|player|tile|card|board|turn|round|game|choose|wins)(?![\w-])"
)
ONE = {  # words that do not stand after "1"
    "en": "points|cards|tiles|areas|thalers|moves|caravans|pelicans|offers|players|days|doubles",
    "fr": "points|cartes|tuiles|zones|parcelles|thalers|coups|caravanes|pélicans|offres|joueurs",
    "nl": "punten|kaarten|tegels|gebieden|daalders|zetten|woonwagens|pelikanen|spelers|dagen",
    "de": "Punkte|Karten|Plättchen|Felder|Züge|Pelikane|Angebote|Tage|Gebiete",
}
BEFORE_VOWEL = re.compile(
    r"(?<![-’])\b(de|que|le|la|ne|se|je|me|lorsque|puisque) [aeiouàâéèêëîïôûœ]", re.I
)

Said = tuple[str, list[tuple[str, int, str]]]  # a language; where, errors, text


class Selections(Visitor):
    """Collects what a message chooses its words by."""

    def __init__(self) -> None:
        self.listed: list[SelectExpression] = []

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802 - the visitor's protocol
        self.listed.append(node)
        self.generic_visit(node)


def selections(message: Message) -> list[SelectExpression]:
    """The choices of words in a message."""
    visitor = Selections()
    visitor.visit(message)
    return visitor.listed


def variants(select: SelectExpression) -> dict[str, set[str]]:
    """The variables that each variant of a selection says."""
    said = {}
    for variant in select.variants:
        visitor = Variables()
        visitor.visit(variant.value)
        key = variant.key
        said[key.name if isinstance(key, Identifier) else key.value] = visitor.names
    return said


def beside(folder: Path) -> list[Path]:
    """The folders that are read together with this one."""
    return [COMMON, TERMINAL, SHELL, *([folder] if folder not in (COMMON, TERMINAL, SHELL) else [])]


def bundle(folder: Path, language: str) -> FluentBundle:
    """Everything this folder's messages may refer to."""
    made = FluentBundle([language], use_isolating=False)
    for place in beside(folder):
        made.add_resource(FluentResource((place / f"{language}.ftl").read_text(encoding="utf-8")))
    return made


def fillings(
    folder: Path, language: str, key: str, speech: FluentBundle
) -> Iterator[dict[str, object]]:
    """Arguments for a message: each number, each name, each word that can stand there."""
    message = messages(folder, language)[key]
    words: dict[str, list[object]] = {}
    counted = set()
    for select in selections(message):
        assert isinstance(select.selector, VariableReference)
        keys = set(variants(select)) - {"0", "1", "2"}
        if keys <= PLURALS:
            counted.add(select.selector.id.name)
        else:
            words[select.selector.id.name] = list[object](sorted(keys))
    for name in variables(folder, language)[key] - counted:
        if name in OF_NAMES:
            words[name] = list(NAMES)
        elif name in PARTS and name not in words:
            words[name] = parts(folder, language, PARTS[name], speech)
    asked = variables(folder, language)[key] | {
        "half"
    }  # a message may refer to one that asks for it
    many = max([1, *(len(listed) for listed in words.values())])
    for number in NUMBERS:
        rows = {name: islice(cycle(words.get(name) or [number]), many) for name in sorted(asked)}
        for row in zip(*rows.values(), strict=True):
            yield dict(zip(rows, row, strict=True))


def parts(
    folder: Path, language: str, beginning: str | tuple[str, ...], speech: FluentBundle
) -> list[object]:
    """The texts that can stand for a variable; none if it is a number in this folder."""
    keys = [key for place in {folder, COMMON} for key in messages(place, language)]
    texts = []
    for key in keys:
        if key.startswith(beginning):
            pattern = speech.get_message(key).value
            assert pattern is not None
            texts.append(speech.format_pattern(pattern, {"number": 2, "level": "x"})[0])
    return list(texts)


def sayings(language: str) -> Iterator[tuple[str, int, str]]:
    """Every message with every filling: where it stands, and its text."""
    for name, folder in FOLDERS.items():
        speech = bundle(folder, language)
        for key in messages(folder, language):
            for args in fillings(folder, language, key, speech):
                pattern = speech.get_message(key).value
                assert pattern is not None
                text, errors = speech.format_pattern(pattern, args)
                yield f"{name} {key}", len(errors), str(text)


@pytest.fixture(scope="module", params=LANGUAGES)
def said(request: pytest.FixtureRequest) -> Said:
    """A language with all it says."""
    return request.param, list(sayings(request.param))


def found(said: Said, pattern: str | re.Pattern[str]) -> list[str]:
    """Where a pattern occurs."""
    return sorted({f"{key}: {text}" for key, _, text in said[1] if re.search(pattern, text)})


def test_every_variable_is_replaced(said: Said) -> None:
    assert [f"{key}: {text}" for key, errors, text in said[1] if errors] == []
    assert found(said, r"[{}]|\$[a-z]") == []


def test_no_text_has_two_spaces_or_a_space_at_its_end(said: Said) -> None:
    assert found(said, r"[ \u00a0]{2}|^[ \u00a0]|[ \u00a0]$|\n") == []


def test_quotation_marks_and_apostrophes_are_printed_ones(said: Said) -> None:
    assert found(said, r"[\"']|\.\.\.| …") == []


def test_one_thing_is_not_said_in_the_plural(said: Said) -> None:
    assert found(said, rf"(?<![\d.,–-])(?<!à )\b1 ({ONE[said[0]]})\b") == []


def test_no_english_word_is_left_over(said: Said) -> None:
    if said[0] != "en":
        assert found(said, ENGLISH) == []


def test_french_marks_have_no_break_spaces(said: Said) -> None:
    if said[0] == "fr":
        assert found(said, r" [:;!?»]|« ") == []
        assert found(said, r"[^\u00a0\s…][;!?»]|«[^\u00a0]|\w:\s") == []


def test_french_words_are_cut_short_before_a_vowel(said: Said) -> None:
    if said[0] == "fr":
        assert found(said, BEFORE_VOWEL) == []


def test_no_mark_is_put_behind_a_message() -> None:
    """French would have a space before it; labels that are only heard may have one."""
    behind = re.compile(r"(?<!\")\{t\([^{}]*\)\}[:;!?]")
    sources = (Path(__file__).parents[2] / "web/src").rglob("*.svelte")
    assert [path.name for path in sources if behind.search(path.read_text("utf-8"))] == []


@pytest.mark.parametrize("folder", FOLDERS)
def test_french_one_is_not_a_word_where_it_may_be_none(folder: str) -> None:
    """In French [one] takes 0 as well: it says the number, or [1] stands instead."""
    for key, message in messages(FOLDERS[folder], "fr").items():
        for select in selections(message):
            assert isinstance(select.selector, VariableReference)
            counted = select.selector.id.name
            words = variants(select)
            assert "one" not in words or "0" in words or counted in words["one"], key


FAULTS = (  # a language, a text, and the test that refuses it
    ("en", "{ missing }", test_every_variable_is_replaced),
    ("nl", "twee  spaties", test_no_text_has_two_spaces_or_a_space_at_its_end),
    ("fr", "l'île", test_quotation_marks_and_apostrophes_are_printed_ones),
    ("en", "{ $count } points", test_one_thing_is_not_said_in_the_plural),
    ("de", "{ $count } Punkte", test_one_thing_is_not_said_in_the_plural),
    ("nl", "jouw board", test_no_english_word_is_left_over),
    ("de", "{ $who } wins", test_no_english_word_is_left_over),
    ("fr", "Bravo !", test_french_marks_have_no_break_spaces),
    ("fr", "Bravo!", test_french_marks_have_no_break_spaces),
    ("fr", "« oui\u00a0»", test_french_marks_have_no_break_spaces),
    ("fr", "Le score de { $name }", test_french_words_are_cut_short_before_a_vowel),
    ("fr", "l’offre de { $to }", test_french_words_are_cut_short_before_a_vowel),
)


@pytest.mark.parametrize(("language", "text", "refuses"), FAULTS)
def test_a_fault_is_found(
    language: str,
    text: str,
    refuses: Callable[[Said], None],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    (tmp_path / f"{language}.ftl").write_text(f"fault = {text}\n", encoding="utf-8")
    monkeypatch.setattr(sys.modules[__name__], "FOLDERS", {"faulty": tmp_path})
    with pytest.raises(AssertionError):
        refuses((language, list(sayings(language))))


def test_a_french_one_that_is_a_word_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = "fault = { $count ->\n    [one] une carte\n   *[other] { $count } cartes\n  }\n"
    (tmp_path / "fr.ftl").write_text(text, encoding="utf-8")
    monkeypatch.setattr(sys.modules[__name__], "FOLDERS", {"faulty": tmp_path})
    with pytest.raises(AssertionError):
        test_french_one_is_not_a_word_where_it_may_be_none("faulty")
