"""Seeded games of every variant, judged by the referee."""

import copy

import pytest

from atoll.cli.main import main
from atoll.core.game import Game
from tests.referee import referees
from tests.referee.common import Disagreement, Trace, read_traces

Options = dict[str, bool | str]
SEEDS = ("1", "2")


def play(
    capsys: pytest.CaptureFixture[str], game: str, players: int, options: Options, seed: str
) -> Trace:
    words = ["trace", game, "--players", str(players), "--seed", seed]
    words += [f"--option={name}={str(value).lower()}" for name, value in options.items()]
    assert main(words) == 0
    (trace,) = read_traces(capsys.readouterr().out.splitlines())
    return trace


def judge(trace: Trace) -> list[Disagreement]:
    return referees()[trace.header["game"]](trace.header).judge(trace)


def test_the_referee_agrees_with_whole_games(
    variant: tuple[Game, int, Options], capsys: pytest.CaptureFixture[str]
) -> None:
    game, players, options = variant
    for seed in SEEDS:
        assert judge(play(capsys, game.name, players, options, seed)) == []


def test_the_referee_finds_a_skipped_ply_a_wrong_score_and_a_wrong_seat(
    game: Game, capsys: pytest.CaptureFixture[str]
) -> None:
    trace = play(capsys, game.name, 3, {}, "1")
    skipped = copy.deepcopy(trace)
    del skipped.plies[5]
    for number, line in enumerate(skipped.plies):
        line["ply"] = number
    assert judge(skipped)
    wrong = copy.deepcopy(trace)
    assert wrong.final is not None
    wrong.final["scores"][0] += 1
    assert judge(wrong)
    trace.plies[3]["seat"] += 1
    assert [one.ply for one in judge(trace)] == [3]
