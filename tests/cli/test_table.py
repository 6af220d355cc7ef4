"""The table in the terminal, played over a pipe."""

import io
from pathlib import Path

import pytest

from atoll.cli import main
from atoll.core.game import Game


def play(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], typed: str, *words: str
) -> str:
    """What is shown when this is typed."""
    monkeypatch.setattr("sys.stdin", io.StringIO(typed))
    assert main(["play", "--terminal", *words]) == 0
    return capsys.readouterr().out


def test_a_whole_game_is_played_over_a_pipe(
    game: Game, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = tmp_path / "played.atoll"
    words = (game.name, "--seed", "pipe", "--save", str(path))
    shown = play(monkeypatch, capsys, "1\n" * game.bound, *words)
    assert "The seed of the deal was pipe." in shown
    assert main(["verify", str(path)]) == 0


def test_the_game_is_asked_for(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    shown = play(monkeypatch, capsys, "chess\nmoluku\nq\n", "--seed", "1")
    assert "Which game shall it be?" in shown
    assert "there is no game 'chess'" in shown
    assert "You left the table." in shown


def test_help_refusals_clauses_and_undo(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed = "?\n? mo-9\n? ZZ-1\n99\nfoo\nharvest G1\n?\nu\nq\n"
    shown = play(monkeypatch, capsys, typed, "moluku", "--seed", "5", "-n", "3", "--bot", "random")
    assert "u takes your last action back" in shown
    assert "MO-9: Volcano:" in shown
    assert "There is no clause ZZ-1" in shown
    assert "There are 6 choices." in shown
    assert "'foo' is not an action of Moluku" in shown
    assert "MO-2: a card must be played now" in shown
    assert "MO-2: The first player leads a card" in shown
    assert "There is nothing that could be taken back." in shown


def test_an_action_is_taken_back(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """A first tile of Pelican Bay taught nothing yet: laid, taken back, laid elsewhere."""
    path = tmp_path / "undone.atoll"
    setup = ("pelican_bay", "--seed", "5", "-n", "2", "--bot", "random", "--save", str(path))
    laid = {}
    for typed in ("1\nq\n", "1\nu\nq\n", "1\nu\n2\nq\n"):
        shown = play(monkeypatch, capsys, typed, *setup)
        assert "There is nothing that could be taken back." not in shown
        record = path.read_text(encoding="utf-8").splitlines()
        laid[typed] = [line for line in record if line.startswith("0 lay")]
    once, undone, again = laid.values()
    assert (len(once), undone, len(again)) == (1, [], 1)
    assert once != again


@pytest.mark.parametrize(
    ("language", "word"), [("fr", "Jouez une carte"), ("nl", "Speel een kaart")]
)
def test_the_table_speaks_three_languages(
    language: str, word: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ("moluku", "--seed", "5", "-n", "3", "-l", language)
    assert word in play(monkeypatch, capsys, "q\n", *words)
