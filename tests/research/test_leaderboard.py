"""Entrants of every kind meet `casual` on the leaderboard; a second run goes on with the first."""

import sys
from pathlib import Path

import pytest

from atoll import games
from atoll.bots import Bot
from atoll.core.rng import Rng
from atoll.core.state import State
from benchmarks import leaderboard
from benchmarks.entrants import entrant

PROGRAM = """
import json, sys
for line in sys.stdin:
    question = json.loads(line)
    assert question["game"] == "planet" and question["view"]
    print(question["legal"][0], flush=True)
"""


class First(Bot):
    """Takes the first legal action."""

    def __init__(self, _game: object) -> None:
        pass

    def choose(self, seen: State, _rng: Rng) -> int:
        return int(seen.legal(seen.viewer)[0])


def test_a_class_and_a_program_enter_and_play_alike(tmp_path: Path) -> None:
    program = tmp_path / "first.py"
    program.write_text(PROGRAM, encoding="utf-8")
    names = (f"{__name__}:First", f"program:{sys.executable} {program}")
    rows = [leaderboard.measure("planet", name, 4, tmp_path, 1) for name in names]
    assert [row.games for row in rows] == [4, 4]
    assert rows[0].wins == rows[1].wins


def test_a_program_that_answers_nonsense_is_told_so(tmp_path: Path) -> None:
    program = tmp_path / "nonsense.py"
    program.write_text("input(); print('castle')", encoding="utf-8")
    game = games.find("planet")
    state = game.new(2, "1")
    bot = entrant(f"program:{sys.executable} {program}", game)
    with pytest.raises(ValueError, match="'castle', which is not legal"):
        bot.choose(state.seen_by(state.to_act()), state.rng)


def test_what_was_played_is_not_played_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = leaderboard.measure("planet", "random", 4, tmp_path, 1)
    monkeypatch.setattr(leaderboard, "entrant", None)  # nobody can be made any more
    assert leaderboard.measure("planet", "random", 4, tmp_path, 1) == first


def test_without_arguments_all_games_and_usual_entrants_play(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "ppo").mkdir()
    (tmp_path / "ppo" / "planet.zip").touch()
    monkeypatch.chdir(tmp_path)
    wanted = leaderboard.entries(None, None, None)
    usual = {"random", "beginner", "strong:100", "master:100", "openspiel:5"}
    for game in games.names():
        more = {"network"} if game == "gipsy_king" else {"ppo:ppo"} if game == "planet" else set()
        assert {name for played, name, _ in wanted if played == game} == usual | more
    assert ("moluku", "random", 200) in wanted
    assert leaderboard.entries(["moluku"], ["random"], 6) == [("moluku", "random", 6)]
