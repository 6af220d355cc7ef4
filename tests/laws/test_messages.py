"""Every message exists in every language, is well formed and is used."""

import re

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message
from fluent.syntax.visitor import Visitor

from atoll import messages
from atoll.core.game import Game
from atoll.core.laws import obey
from atoll.messages import COMMON, LANGUAGES, Speaker


class Variables(Visitor):
    """Collects the variables a message uses."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: object) -> None:  # noqa: N802 - the visitor's protocol
        self.found.add(node.id.name)  # type: ignore[attr-defined]


def entries(folder: object, language: str) -> dict[str, set[str]]:
    """Each message of a file with its variables; fails on junk."""
    text = (folder / f"{language}.ftl").read_text(encoding="utf-8")  # type: ignore[operator]
    found = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, Junk), f"{folder} {language}: {entry.content}"
        if isinstance(entry, Message):
            variables = Variables()
            variables.visit(entry)
            assert entry.id.name not in found, f"{entry.id.name} stands twice"
            found[entry.id.name] = variables.found
    return found


def test_a_game_says_the_same_in_all_languages(game: Game) -> None:
    english = entries(game.folder / "messages", "en")
    for language in LANGUAGES:
        assert entries(game.folder / "messages", language) == english, language


@pytest.mark.parametrize("language", LANGUAGES)
def test_common_messages_are_complete(language: str) -> None:
    assert entries(COMMON, language) == entries(COMMON, "en")


def test_all_messages_a_game_sends_exist(game: Game) -> None:
    known = {*entries(game.folder / "messages", "en"), *entries(COMMON, "en"), "seat"}
    assert {"about", *(f"option-{option.name}" for option in game.options)} <= known
    for players, options in game.variants():
        heard = obey(game, players, options, seed="messages are heard", every=4).keys
        assert heard <= known, heard - known


def test_no_message_of_a_game_is_unused(game: Game) -> None:
    code = "".join(path.read_text(encoding="utf-8") for path in game.folder.glob("*.py"))
    stems = {*re.findall(r"[\"']([a-z][a-z0-9-]*)[\"']", code), *re.findall(r"([a-z-]+-)\{", code)}
    for key in entries(game.folder / "messages", "en"):
        if key == "about" or key.startswith("option-"):
            continue
        bare = re.sub(r"^(refusal|event)-", "", key)
        assert any(
            key == stem or bare == stem or (stem.endswith("-") and key.startswith(stem))
            for stem in stems
        ), f"nothing says {key}"


def test_a_player_is_said_by_name(game: Game) -> None:
    from atoll.core.words import seat_words

    assert Speaker(game, "en", ["Ann"])(seat_words(0)) == "Ann"
    assert Speaker(game, "fr")(seat_words(1)) == "Joueur 2"


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(messages.MissingMessage, match="there is no language 'xx'"):
        Speaker(None, "xx")
