"""`atoll review` as people and programs meet it."""

import json
from pathlib import Path

import pytest

from atoll import games
from atoll.cli import main
from atoll.core.record import write
from tests.review.games import bot_game

Capture = pytest.CaptureFixture[str]


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "game.atoll"
    found = bot_game(games.find("planet"), 2, ("casual", "random"))
    path.write_text(write(found), encoding="utf-8")
    return path


def test_a_review_is_told_drawn_and_given_as_json(
    record: Path, tmp_path: Path, capsys: Capture
) -> None:
    html = tmp_path / "report.html"
    words = ["review", str(record), "--simulations", "80", "--workers", "1"]
    assert main([*words, "--html", str(html)]) == 0
    out = capsys.readouterr().out
    assert "accuracy" in out
    assert "Where most was given away" in out
    assert html.read_text(encoding="utf-8").count("<polyline") == 4
    assert main([*words, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["game"] == "planet"
    assert len(told["curve"]) == 25
    option = told["decisions"][0]["options"][0]
    assert {"text", "lead", "chance", "behind", "noise"} <= option.keys()


def test_thinking_may_be_measured_in_seconds(record: Path, capsys: Capture) -> None:
    words = ["review", str(record), "--seconds", "0.001", "--workers", "1", "--all", "-l", "nl"]
    assert main(words) == 0
    assert "vlak" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        (["--simulations", "0"], "--simulations is at least 1"),
        (["--seconds", "-1"], "--seconds is a time of thinking"),
    ],
)
def test_a_budget_that_is_none_is_refused(
    record: Path, words: list[str], problem: str, capsys: Capture
) -> None:
    assert main(["review", str(record), *words]) == 1
    assert problem in capsys.readouterr().err


def test_a_file_that_is_no_record_is_refused(tmp_path: Path, capsys: Capture) -> None:
    path = tmp_path / "x.atoll"
    path.write_text("hello", encoding="utf-8")
    assert main(["review", str(path)]) == 1
    assert "not an Atoll record" in capsys.readouterr().err
