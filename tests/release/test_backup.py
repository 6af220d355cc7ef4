"""A backup taken while the server runs is the whole evening; the unit file runs a real command."""

import shlex
import shutil
import sqlite3
import subprocess
from pathlib import Path

from atoll.cli.main import parser
from tests.server.table_client import in_loop, serving
from tests.server.test_tables import act, two_players

DEPLOY = Path(__file__).parents[2] / "deploy"


def back_up(source: Path, target: Path) -> None:
    """As the documentation says, or the same by Python where there is no `sqlite3`."""
    if shutil.which("sqlite3"):
        subprocess.run(["sqlite3", str(source), f".backup '{target}'"], check=True)
        return
    with sqlite3.connect(source) as old, sqlite3.connect(target) as new:
        old.backup(new)


@in_loop
async def test_a_backup_of_a_running_server_is_restored(tmp_path: Path) -> None:
    (tmp_path / "old").mkdir()
    (tmp_path / "new").mkdir()
    async with serving(tmp_path / "old") as server:
        ann, bob, table = await two_players(server)
        async with ann.at(table) as one, bob.at(table) as two:
            updates = {0: await one.hear("update"), 1: await two.hear("update")}
            for _ in range(5):
                await act({0: one, 1: two}, updates)
            back_up(tmp_path / "old" / "atoll.sqlite3", tmp_path / "new" / "atoll.sqlite3")
            await act({0: one, 1: two}, updates)
    async with serving(tmp_path / "new") as server:
        for client in (ann, bob):
            client.move(server)
        assert (await ann.get(f"/api/tables/{table}"))["ply"] == 5
        async with ann.at(table) as one, bob.at(table) as two:
            updates = {0: await one.hear("update"), 1: await two.hear("update")}
            await act({0: one, 1: two}, updates)
            assert updates[0]["ply"] == 6


def test_the_unit_and_the_container_start_a_command_that_there_is() -> None:
    unit = (DEPLOY / "atoll.service").read_text(encoding="utf-8")
    started = next(line for line in unit.splitlines() if line.startswith("ExecStart="))
    words = shlex.split(started.partition("=")[2])
    assert parser().parse_args(words[1:]).port == 8642
    container = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
    ends = container.splitlines()[-1].removeprefix("CMD ")
    assert ends.startswith("[")
    assert parser().parse_args(ends.strip("[]").replace('"', "").split(", ")[1:]).port == 8642
