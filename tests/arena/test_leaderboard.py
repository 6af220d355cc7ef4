"""The leaderboard takes entrants of all kinds and goes on where it was stopped."""

import sys
from pathlib import Path

import pytest

from atoll import games
from atoll.bots import Bot
from atoll.core.game import Game
from atoll.core.rng import Rng, fast_rng
from atoll.core.state import State
from benchmarks.entrants import entrant
from benchmarks.leaderboard import markdown, measure

PROGRAM = """
import json, sys
for line in sys.stdin:
    print(json.loads(line)["legal"][0], flush=True)
"""


class First(Bot):
    """Takes the first legal action."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def choose(self, seen: State, rng: Rng) -> int:
        return int(seen.legal(seen.viewer)[0])


class NoBot:
    """Not derived from Bot."""

    def __init__(self, game: Game) -> None:
        self.game = game


def test_a_class_of_ones_own_enters_by_its_name(tmp_path: Path) -> None:
    row = measure("planet", f"{__name__}:First", 4, tmp_path, 1)
    assert row.games == 4
    assert "| Planet | `" in markdown([row])
    with pytest.raises(TypeError, match="is not derived from"):
        entrant(f"{__name__}:NoBot", games.find("planet"))


def test_a_program_of_any_kind_enters_by_its_command(tmp_path: Path) -> None:
    path = tmp_path / "first.py"
    path.write_text(PROGRAM, encoding="utf-8")
    game = games.find("moluku")
    program, expected = entrant(f"program:{sys.executable} {path}", game), First(game)
    state, rng = game.new(2, "1"), fast_rng(1)
    for _ in range(10):
        seat = state.to_act()
        seen = state.seen_by(seat)
        action = program.choose(seen, rng)
        assert action == expected.choose(seen, rng)
        state.apply(seat, action)


def test_a_program_that_answers_nonsense_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "wrong.py"
    path.write_text(PROGRAM.replace('json.loads(line)["legal"][0]', '"nonsense"'), encoding="utf-8")
    game = games.find("moluku")
    state = game.new(2, "1")
    program = entrant(f"program:{sys.executable} {path}", game)
    with pytest.raises(ValueError, match="'nonsense', which is not legal"):
        program.choose(state.seen_by(state.to_act()), fast_rng(1))


@pytest.mark.parametrize("name", ["planet", "gipsy_king"])
def test_openspiels_search_enters(name: str) -> None:
    game = games.find(name)
    state = game.new(2, "1")
    seat = state.to_act()
    action = entrant("openspiel:2", game).choose(state.seen_by(seat), fast_rng(1))
    assert state.is_legal(seat, action)


def test_the_network_plays_its_own_game_only() -> None:
    game = games.find("gipsy_king")
    state = game.new(2, "1")
    seat = state.to_act()
    assert state.is_legal(seat, entrant("network", game).choose(state.seen_by(seat), fast_rng(1)))
    with pytest.raises(ValueError, match="plays gipsy_king only"):
        entrant("network", games.find("planet"))


def test_a_second_run_goes_on_with_the_first(tmp_path: Path) -> None:
    measure("planet", "random", 2, tmp_path, 1)
    kept = (tmp_path / "planet-random.jsonl").read_text(encoding="utf-8")
    row = measure("planet", "random", 4, tmp_path, 1)
    assert row.games == 4
    assert (tmp_path / "planet-random.jsonl").read_text(encoding="utf-8").startswith(kept)


def test_games_against_another_bot_are_counted_apart(tmp_path: Path) -> None:
    measure("planet", "random", 2, tmp_path, 1)
    row = measure("planet", "random", 2, tmp_path, 1, "beginner")
    head, _, line = markdown([row]).splitlines()
    assert "wins against `beginner`" in head
    assert line.startswith("| Planet | `random` | 2 |")
    assert len(list(tmp_path.glob("*.jsonl"))) == 2


def test_policies_of_maskable_ppo_are_trained_resumed_and_entered(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("sb3_contrib", reason="the extra ppo is not installed")
    from benchmarks import ppo

    lesson = ppo.GAMES * ppo.STEPS
    assert ppo.main(["planet", "--minutes", "0.001", "--out", str(tmp_path)]) == 0
    assert f"planet: {lesson:,} steps against random" in capsys.readouterr().out
    training = ppo.Training("planet", "casual", 1, tmp_path)
    assert training.progress.bot == "random", "a policy goes on as it began"
    training.learn(training.progress.seconds + 0.001)
    assert ppo.Training("planet", "random", 1, tmp_path).progress.steps == 2 * lesson
    assert measure("planet", f"ppo:{tmp_path}", 2, tmp_path, 1).games == 2
