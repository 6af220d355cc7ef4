"""The ladder: which pairings are played, how long, and what is kept of them."""

import json
from pathlib import Path

import pytest

from atoll.arena.statistics import Estimate
from atoll.games import find
from benchmarks import ladder
from benchmarks.ladder import (
    Rung,
    Verdict,
    against_first,
    is_clear,
    looks,
    merged,
    paired,
    rungs,
)

CHEAP = Rung("moluku", 2, "casual", "beginner", 0.95)
DEAR = Rung("moluku", 2, "strong:8", "casual", 0.75)


def test_every_level_meets_the_one_below_at_the_fewest_and_most_players() -> None:
    found = list(rungs(find("gipsy_king"), 0.01))
    assert {rung.players for rung in found} == {2, 5}
    assert [rung.level for rung in found if rung.players == 2] == ["casual", "strong", "master"]
    strong, master = found[1].better, found[2].better
    assert int(master.split(":")[1]) == 3 * int(strong.split(":")[1])


def test_master_meets_the_first_master_at_equal_time() -> None:
    two, five = against_first(find("gipsy_king"), 50)
    assert (two.players, five.players) == (2, 5)
    assert (two.better, two.worse, two.goal) == ("master:50ms", "master@1:50ms", 0.65)
    assert two.level == "master"
    assert two.is_searched


def test_any_two_bots_can_be_paired() -> None:
    two, four = paired(find("planet"), "strong:1000ms,master@1:3000ms")
    assert (two.players, four.players) == (2, 4)
    assert (two.better, two.worse) == ("strong:1000ms", "master@1:3000ms")
    (older, _) = paired(find("planet"), "master@1:9ms,strong:9ms")
    assert older.level == "master"


def test_dear_pairings_are_looked_at_at_every_doubling() -> None:
    assert looks(CHEAP, 400) == [400]
    assert looks(DEAR, 400) == [20, 40, 80, 160, 320, 400]
    assert looks(DEAR, 10) == [10]
    assert looks(DEAR, 400, is_whole=True) == [400]


def test_a_closer_look_has_fewer_simulations_in_the_same_time() -> None:
    _, strong, master = (
        rung.better for rung in rungs(find("pelican_bay"), 0.01) if rung.players == 4
    )
    assert int(master.split(":")[1]) < 3 * int(strong.split(":")[1])


def test_an_interval_is_clear_if_it_excludes_one_half() -> None:
    assert is_clear(Verdict(DEAR, 40, Estimate(0.7, 0.51, 0.85)))
    assert is_clear(Verdict(DEAR, 40, Estimate(0.3, 0.15, 0.49)))
    assert not is_clear(Verdict(DEAR, 40, Estimate(0.6, 0.45, 0.75)))


def test_a_later_verdict_takes_the_place_of_the_earlier() -> None:
    early, late = (Verdict(DEAR, n, Estimate(0.7, 0.6, 0.8)) for n in (20, 40))
    other = Verdict(CHEAP, 40, Estimate(0.9, 0.8, 1.0))
    assert merged([early, other], late) == [other, late]


def test_the_command_keeps_what_is_played_and_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["ladder", "--game", "moluku", "--players", "2", "--workers", "1"]
    words += ["--level", "casual", "--out", str(tmp_path)]
    for count in ("4", "6"):
        monkeypatch.setattr("sys.argv", [*words, "--games", count])
        ladder.main()
        assert f"| moluku | 2 | casual – beginner | {count} |" in capsys.readouterr().out
    (found,) = json.loads((tmp_path / "ladder.json").read_text())
    assert found["games"] == 6
    assert len(CHEAP.book(tmp_path).read()) == 6
