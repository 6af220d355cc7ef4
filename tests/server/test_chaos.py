"""Faults under load, one short round of each kind; `atoll chaos` strikes for longer."""

import asyncio
import json
from pathlib import Path

import pytest

from atoll.cli import main
from atoll.cli.chaos import NAMES
from atoll.trials.attacks import ATTACKS, Withstood, withstand
from atoll.trials.audit import Audit
from atoll.trials.chaos import Chaos, Outcome, faults
from atoll.trials.drills import DRILLS, drill
from atoll.trials.load import Times
from atoll.trials.processes import DidNotStart, servers

SECONDS, TABLES = 0.5, 4
TOLD = {"disk": "server/store", "database": "server/store"}  # what clients must have been told


def test_every_fault_has_its_name(tmp_path: Path) -> None:
    assert tuple(faults(Chaos(tmp_path, SECONDS, 1))) == NAMES


@pytest.mark.parametrize("name", NAMES)
def test_nothing_acknowledged_is_lost_and_every_table_goes_on(name: str, tmp_path: Path) -> None:
    found = asyncio.run(faults(Chaos(tmp_path, SECONDS, 1, TABLES))[name]())
    assert found.is_clean, found
    assert found.times > 0
    assert found.audit.acknowledged >= found.tables
    if name in TOLD:
        assert TOLD[name] in found.told


LATE = 8000.0  # milliseconds; on a quiet machine a parser or queue that blocks took 9 s and more


@pytest.mark.parametrize("name", ATTACKS)
def test_others_play_on_while_one_visitor_asks_for_too_much(name: str, tmp_path: Path) -> None:
    found = asyncio.run(withstand(tmp_path / name, name, 1.5))
    assert found.wrongs == []
    assert found.tried > 0
    assert found.moves > 0
    assert found.under.p99 < max(LATE, 3 * found.before.p99)
    assert "server/failed" not in found.told


@pytest.mark.parametrize("name", DRILLS)
def test_foul_play_does_not_succeed(name: str, tmp_path: Path) -> None:
    drilled = asyncio.run(drill(tmp_path / name, name))
    assert drilled.wrongs == []
    assert drilled.tried > 0


@pytest.mark.parametrize(
    ("p99", "moves", "bot_moves", "wrongs", "is_clean"),
    [
        (99, 10, 2, [], True),
        (299, 10, 2, [], True),
        (301, 10, 2, [], False),
        (99, 0, 2, [], False),
        (99, 10, 1, [], False),
        (99, 10, 2, ["an honest table is not listed"], False),
    ],
)
def test_an_attack_that_others_notice_is_seen(
    p99: float, moves: int, bot_moves: int, wrongs: list[str], is_clean: bool
) -> None:
    before, under = Times(1, 50, 100, 100), Times(1, 50, p99, p99)
    found = Withstood("bots", 5, {}, before, under, moves, bot_moves, 0.1, wrongs)
    assert found.is_clean == is_clean


@pytest.mark.parametrize(
    ("audit", "went_on", "wrongs"),
    [
        (Audit(5, 1, 0, 0), 2, []),
        (Audit(5, 0, 1, 0), 2, []),
        (Audit(5, 0, 0, 1), 2, []),
        (Audit(5, 0, 0, 0), 1, []),
        (Audit(5, 0, 0, 0), 2, ["a bot took a seat"]),
    ],
)
def test_whatever_goes_wrong_is_seen(audit: Audit, went_on: int, wrongs: list[str]) -> None:
    assert not Outcome("fault", 1, 2, went_on, 0.1, 0, {}, audit, wrongs).is_clean


def test_chaos_prints_its_figures(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["chaos", "clock", "--seconds", "0.5", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    (fault,) = told["faults"]
    assert (fault["fault"], fault["is_clean"], fault["audit"]["lost"]) == ("clock set", True, 0)


def test_a_fault_nobody_knows_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["chaos", "flood"])
    assert "invalid choice: 'flood'" in capsys.readouterr().err


def test_a_server_that_does_not_start_again_is_no_fault_left_out(tmp_path: Path) -> None:
    with servers(tmp_path) as (server,):
        server.kill()
        (server.folder / "atoll.sqlite3").write_bytes(b"this was a database once" * 1000)
        with pytest.raises(DidNotStart, match="the server did not start"):
            server.start()
