"""Clauses are the specification: each one in docs/rules has a test that carries its id."""

import re
from pathlib import Path

from atoll.core.game import Game

ROOT = Path(__file__).parents[2]


def clauses(game: Game) -> list[str]:
    """The ids a game's rules define, such as MO-14 or MO-E1."""
    text = (ROOT / "docs" / "rules" / f"{game.name}.md").read_text(encoding="utf-8")
    return re.findall(rf"^[-*] \*\*({game.prefix}-[A-Z]?\d+[a-z]?)\b", text, re.MULTILINE)


def test_every_clause_has_a_test_that_carries_its_id(game: Game) -> None:
    found = clauses(game)
    assert len(found) > 10
    assert len(set(found)) == len(found), "a clause is defined twice"
    tests = "".join(
        path.read_text(encoding="utf-8")
        for path in (ROOT / "tests" / "games" / game.name).glob("test_*.py")
    )
    names = set(re.findall(r"def test_([a-z]+\d+[a-z]?)(?=_)", tests))
    missing = [clause for clause in found if clause.lower().replace("-", "") not in names]
    assert not missing, f"no test carries {missing}"


def test_refusals_and_events_cite_clauses_that_exist(game: Game) -> None:
    known = set(clauses(game))
    for path in game.folder.glob("*.py"):
        cited = set(re.findall(rf"\"({game.prefix}-[A-Z]?\d+[a-z]?)\"", path.read_text("utf-8")))
        assert cited <= known, f"{path.name} cites {cited - known}"
