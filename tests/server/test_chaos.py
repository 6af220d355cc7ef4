"""Faults under load, one short round of each kind; `atoll chaos` strikes for longer."""

import asyncio
import json
from pathlib import Path

import pytest

from atoll.cli import main
from atoll.cli.chaos import NAMES
from atoll.trials.audit import Audit
from atoll.trials.chaos import Chaos, Outcome, faults
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
