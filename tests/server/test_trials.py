"""What the trials find, they find: an audit sees every loss, and figures are what they say."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from atoll import games
from atoll.cli import main
from atoll.trials import echo
from atoll.trials.audit import audit
from atoll.trials.load import EARLIER, long_game, times
from atoll.trials.processes import DidNotStart, database_name, servers, with_database


def entry(table: str, version: int, order: str | None = None) -> tuple[str, int, str]:
    body = {"entry": {"kind": "left", "seat": 0}, "by": "p", "order": order}
    return table, version, json.dumps(body)


GOOD = [entry("t", 1), entry("t", 2, "a"), entry("u", 1, "b")]


def test_a_store_that_holds_what_was_told_is_clean() -> None:
    assert audit(GOOD, {"a": ("t", 2), "b": ("u", 1)}).is_clean


@pytest.mark.parametrize(
    ("entries", "lost", "doubled", "gaps"),
    [
        (GOOD[:2], 1, 0, 0),
        ([entry("t", 1), entry("t", 2, "x"), entry("t", 3, "a"), GOOD[2]], 1, 0, 0),
        ([*GOOD, entry("u", 2, "b")], 0, 1, 0),
        ([entry("t", 1), entry("t", 3), *GOOD[2:], entry("v", 2, "a")], 1, 0, 2),
    ],
)
def test_an_audit_sees_what_is_lost_doubled_or_missing(
    entries: list[tuple[str, int, str]], lost: int, doubled: int, gaps: int
) -> None:
    found = audit(entries, {"a": ("t", 2), "b": ("u", 1)})
    assert (found.lost, found.doubled, found.gaps) == (lost, doubled, gaps)
    assert not found.is_clean


def test_percentiles_are_in_milliseconds() -> None:
    found = times([n / 1000 for n in range(1, 101)])
    assert (found.p50, found.p95, found.p99, found.longest) == (51, 96, 100, 100)


def test_a_long_game_is_told_by_its_tenths() -> None:
    took = [0.001] * 10 + [0.002] * 80 + [0.003] * 10
    found = long_game("moluku", [took, took])
    assert (found.plies, found.first, found.middle, found.last) == (100, 1, 2, 3)


def test_an_address_with_another_database_is_of_the_same_server() -> None:
    url = with_database("postgresql://me@/postgres?host=/tmp/socket", "trial")
    assert url == "postgresql://me@/trial?host=/tmp/socket"
    assert database_name(url) == "trial"
    assert with_database("postgresql://db:5432", "trial") == "postgresql://db:5432/trial"


def test_load_prints_its_figures_and_loses_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["load", "--tables", "2,3", "--moves", "40", "--seconds", "1", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert [run["tables"] for run in told["runs"]] == [2, 3]
    for run in told["runs"]:
        assert run["moves"] > 0
        assert run["seen"]["p50"] > 0
        assert run["echo"]["p50"] > 0
        assert run["audit"]["acknowledged"] >= run["moves"]
        assert (run["audit"]["lost"], run["audit"]["doubled"], run["refused"]) == (0, 0, {})


def test_load_tells_what_a_move_of_each_game_costs(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--game", "all", "--tables", "1", "--moves", "20", "--seconds", "0.5"]
    assert main(["load", *words, "--json"]) == 0
    runs = json.loads(capsys.readouterr().out)["runs"]
    assert [run["game"] for run in runs] == list(games.names()) == sorted(EARLIER)
    for run in runs:
        assert 0 < run["update"]["median"] <= run["update"]["largest"]
        assert run["asked"] == 20


@pytest.mark.parametrize(
    ("words", "what"),
    [
        (["--tables", "10,0"], "0 is too few"),
        (["--tables", "many"], "'many' is not a list of numbers such as 10,100"),
        (["--processes", "-1"], "'-1' is not a list of numbers"),
        (["--seconds", "0"], "'0' is not a number above 0"),
        (["--moves", "nan"], "'nan' is not a number above 0"),
    ],
)
def test_load_refuses_numbers_that_are_none(
    words: list[str], what: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main(["load", *words])
    assert what in capsys.readouterr().err


def test_ctrl_c_reaches_a_trial_and_not_its_servers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A terminal interrupts a whole group; a server that ended first would look like a fault."""
    own, started = os.getpgid(0), []
    popen = subprocess.Popen

    def start(*words: Any, **more: Any) -> Any:
        started.append(popen(*words, **more))
        return started[-1]

    monkeypatch.setattr(subprocess, "Popen", start)
    with servers(tmp_path), echo.serving_echo():
        assert len(started) == 2
        assert all(os.getpgid(process.pid) != own for process in started)


def test_an_echo_that_does_not_start_is_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "executable", "/bin/true")
    with pytest.raises(DidNotStart, match="the echo server did not start"), echo.serving_echo():
        pass
