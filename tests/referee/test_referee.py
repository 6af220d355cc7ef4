"""Seeded games of every variant, judged by the referee."""

import copy
import itertools

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
    words = ["trace", game, "--players", str(players), "--seed", seed, "--legal"]
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


def test_the_referee_finds_what_was_withheld_and_what_was_allowed_too_much(
    game: Game, capsys: pytest.CaptureFixture[str]
) -> None:
    trace = play(capsys, game.name, 3, {}, "1")
    ply = len(trace.plies) // 2
    seat, texts = next(iter(trace.plies[ply]["legal"].items()))
    for wrong in (texts[1:], [*texts, "decline everything"]):
        trace.plies[ply]["legal"][seat] = wrong
        assert [(one.ply, one.clause) for one in judge(trace)] == [(ply, "trace")]


def test_the_legal_actions_of_a_trace_hold_the_next_action(
    variant: tuple[Game, int, Options], capsys: pytest.CaptureFixture[str]
) -> None:
    """Those of open forms aside, which are announced by their verb."""
    game, players, options = variant
    words = ["trace", game.name, "--players", str(players), "--seed", "1", "--legal"]
    words += [f"--option={name}={str(value).lower()}" for name, value in options.items()]
    assert main(words) == 0
    (trace,) = read_traces(capsys.readouterr().out.splitlines())
    for line, following in itertools.pairwise(trace.plies):
        seat, verb = str(following["seat"]), following["action"]["verb"]
        listed = following["text"] in line["legal"][seat]
        assert listed != (verb in game.open_verbs)
        assert line["legal"][seat] == sorted(set(line["legal"][seat]))
    assert "legal" not in trace.plies[-1]
