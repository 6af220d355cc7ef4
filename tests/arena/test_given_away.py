"""What a bot's choices give away, measured by rollouts."""

import random
from statistics import fmean

import pytest

from benchmarks import given_away
from benchmarks.given_away import given


def test_the_best_action_gives_nothing_away_and_another_the_difference() -> None:
    found = {1: [4.0, 5.0, 4.0, 5.0], 2: [1.0, 2.0, 1.0, 2.0]}
    assert given(found, 1) == 0.0
    assert given(found, 2) == 3.0


def test_chance_does_not_make_one_of_equal_actions_look_bad() -> None:
    rng = random.Random(1)
    lost = [
        given({action: [rng.gauss(0, 1) for _ in range(20)] for action in range(6)}, 0)
        for _ in range(400)
    ]
    assert abs(fmean(lost)) < 0.05


def test_a_line_for_each_bot(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["given_away", "pelican_bay", "casual", "random", "--positions", "6", "--worlds", "4"]
    monkeypatch.setattr("sys.argv", words)
    given_away.main()
    lines = capsys.readouterr().out.splitlines()
    told = [line.partition(":")[0].partition(",")[0] for line in lines]
    assert set(told) == {"casual", "random"}
    assert sum(int(line.split()[-2]) for line in lines) == 12
