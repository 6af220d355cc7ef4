"""Every piece that a board draws has a card that says what it is, and the card names a clause."""

import json
import re
from pathlib import Path

import pytest
from fluent.syntax.serializer import serialize_pattern

from atoll.core.game import Game
from atoll.messages import LANGUAGES
from tests.laws.test_clauses import clauses
from tests.laws.tree import messages

BOARDS = Path(__file__).parents[2] / "web/src/games"
DRAWN = re.compile(r'data-piece="([\w-]+)"')


def pieces(game: Game) -> dict[str, str]:
    """The pieces of a game with the clause of each."""
    declared: dict[str, str] = json.loads((game.folder / "pieces.json").read_text("utf-8"))
    return declared


def sources(game: Game) -> str:
    """How the browser draws a game."""
    paths = [path for end in ("*.svelte", "*.ts") for path in (BOARDS / game.name).rglob(end)]
    return "\n".join(path.read_text("utf-8") for path in paths)


def test_every_piece_names_a_clause_that_exists(game: Game) -> None:
    assert set(pieces(game).values()) <= set(clauses(game))


def test_the_board_draws_every_piece_that_is_declared_and_no_other(game: Game) -> None:
    code = sources(game)
    assert set(DRAWN.findall(code)) <= set(pieces(game))
    unused = [name for name in pieces(game) if not re.search(rf"[\"']{name}[\"']", code)]
    assert unused == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_piece_has_a_name_and_a_rule_of_one_sentence(game: Game, language: str) -> None:
    said = messages(game.folder / "messages" / "pieces", language)
    wanted = {f"piece-{name}{part}" for name in pieces(game) for part in ("", "-rule")}
    assert set(said) == wanted
    for name in pieces(game):
        value = said[f"piece-{name}-rule"].value
        assert value is not None
        rule = serialize_pattern(value).strip()
        assert rule.endswith(".")
        assert rule.count(".") == 1, rule
