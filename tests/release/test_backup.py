"""Backups, restoring them and moving to PostgreSQL, by the commands of docs/install.md."""

import asyncio
import re
import secrets
import shlex
import sqlite3
import stat
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from dataclasses import dataclass
from pathlib import Path

import pytest

from atoll.cli import main
from atoll.cli.main import parser
from atoll.server.store import copies
from tests.release.upgrades import postgres as postgres_program
from tests.server.conftest import postgres_server
from tests.server.table_client import Client, Server, in_loop, serving, sharing
from tests.server.test_tables import act, two_players

__all__ = ["postgres_server"]

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
PAGE = (ROOT / "docs" / "install.md").read_text(encoding="utf-8")
BLOCKS = {
    heading: [line for block in re.findall(r"```\n(.*?)```", text, re.DOTALL)
              for line in block.splitlines()]
    for heading, text in re.findall(r"^## (.*?)\n(.*?)(?=^## |\Z)", PAGE, re.DOTALL | re.MULTILINE)
}  # fmt: skip
URL = "postgresql://atoll:change-me@localhost/atoll"


@dataclass
class Host:
    """A machine of a host: what stands at the places that the page names."""

    folder: Path
    server: str  # PostgreSQL, as its superuser
    role: str

    @property
    def data(self) -> Path:
        return self.folder / "data"

    @property
    def backup(self) -> Path:
        return self.folder / "backup" / "atoll.sqlite3"

    @property
    def url(self) -> str:
        """The database, as the role that the page makes."""
        return re.sub(r"//[^/]*/[^?]*", f"//{self.role}:change-me@/{self.role}", self.server)

    def printed(self, heading: str, word: str, *more: str) -> list[list[str]]:
        """The printed commands that begin so and have these words, at the places of this host."""
        lines = [line for line in BLOCKS[heading] if line.startswith(word)]
        chosen = [line for line in lines if all(part in line for part in more)]
        places = {"/var/lib/atoll": self.data, "/backup/atoll.sqlite3": self.backup, URL: self.url}
        assert chosen, f"{heading} prints no '{word}' with {more}"
        return [[str(places.get(part, part)) for part in shlex.split(line)] for line in chosen]

    def set_up(self) -> None:
        """Make role and database as the page prints it; every role of a test has its own name."""
        for words in self.printed("PostgreSQL", "sudo -u postgres"):
            words = [re.sub(r"\batoll\b", self.role, word) for word in words[3:]]
            where = ["--maintenance-db", self.server] if words[0] == "createdb" else [self.server]
            postgres_program(words[0], *where, *words[1:])

    async def run(self, heading: str, word: str, *more: str) -> None:
        """Run the printed commands; each must succeed."""
        self.backup.parent.mkdir(exist_ok=True)
        for words in self.printed(heading, word, *more):
            assert await asyncio.to_thread(main, words[1:]) == 0


@pytest.fixture
def host(tmp_path: Path, postgres_server: str) -> Host:
    (tmp_path / "data").mkdir()
    made = Host(tmp_path, postgres_server, f"atoll_{secrets.token_hex(4)}")
    made.set_up()
    return made


@asynccontextmanager
async def opened(host: Host, store: str) -> AsyncIterator[Server]:
    """A server over one of the host's stores."""
    async with serving(host.data) if store == "sqlite" else sharing(host.url) as server:
        yield server


async def play(server: Server, people: tuple[Client, Client], table: str, actions: int) -> int:
    """Both sit down and play some actions; the ply they reach."""
    ann, bob = people
    for client in people:
        client.move(server)
    async with ann.at(table) as one, bob.at(table) as two:
        updates = {0: await one.hear("update"), 1: await two.hear("update")}
        for _ in range(actions):
            await act({0: one, 1: two}, updates)
        return int(updates[0]["ply"])


OPTION = {"sqlite": "--data ", "postgres": "--database "}


@pytest.mark.parametrize("new", ["sqlite", "postgres"])
@pytest.mark.parametrize("old", ["sqlite", "postgres"])
def test_a_backup_of_a_running_server_is_restored(old: str, new: str, host: Host) -> None:
    @in_loop
    async def check() -> None:
        async with opened(host, old) as server:
            ann, bob, table = await two_players(server)
            assert await play(server, (ann, bob), table, 5) == 5
            await host.run("Backup and restore", "atoll backup", OPTION[old])
            assert await play(server, (ann, bob), table, 1) == 6
        await host.run("Backup and restore", "atoll restore", OPTION[new])
        async with opened(host, new) as server:
            assert await play(server, (ann, bob), table, 1) == 6
            assert (await ann.get("/api/me"))["name"] == "Ann"

    check()


def test_a_backup_is_for_its_owner_only(host: Host) -> None:
    @in_loop
    async def back_up() -> None:
        async with serving(host.data) as server:
            await two_players(server)
        await host.run("Backup and restore", "atoll backup", "--data ")

    back_up()
    assert stat.S_IMODE(host.backup.stat().st_mode) == 0o600
    assert [path.name for path in host.backup.parent.iterdir()] == ["atoll.sqlite3"]


def test_tables_move_from_sqlite_to_postgresql(
    host: Host, capsys: pytest.CaptureFixture[str]
) -> None:
    @in_loop
    async def check() -> None:
        async with serving(host.data) as server:
            ann, bob, table = await two_players(server)
            await play(server, (ann, bob), table, 4)
            await host.run("PostgreSQL", "atoll move")
            assert "a server still runs on the old store" in capsys.readouterr().err
            await play(server, (ann, bob), table, 2)
        words = host.printed("PostgreSQL", "atoll move")[0][1:]
        assert await asyncio.to_thread(main, words) == 1
        assert "holds 2 players: --replace removes them" in capsys.readouterr().err
        assert await asyncio.to_thread(main, [*words, "--replace"]) == 0
        assert capsys.readouterr().err == ""
        async with sharing(host.url) as server:
            assert await play(server, (ann, bob), table, 1) == 7

    check()


def test_a_store_in_use_is_not_replaced(host: Host, capsys: pytest.CaptureFixture[str]) -> None:
    @in_loop
    async def check() -> None:
        async with serving(host.data) as first, sharing(host.url):
            await two_players(first)
            await host.run("Backup and restore", "atoll backup", "--data ")
            for store in OPTION.values():
                restore = host.printed("Backup and restore", "atoll restore", store)[0]
                assert await asyncio.to_thread(main, restore[1:]) == 1
                assert "stop it first" in capsys.readouterr().err

    check()


def test_a_copy_that_differs_is_not_kept(
    host: Host, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    @in_loop
    async def fill() -> None:
        async with serving(host.data) as server:
            await two_players(server)

    fill()
    fill_sqlite = copies.fill_sqlite

    async def lose_a_key(
        source: copies.Source, connection: sqlite3.Connection
    ) -> dict[str, copies.Tally]:
        tallies = await fill_sqlite(source, connection)
        connection.execute("DELETE FROM keys WHERE rowid = 1")
        return tallies

    monkeypatch.setattr(copies, "fill_sqlite", lose_a_key)
    host.backup.parent.mkdir()
    assert main(["backup", str(host.backup), "--data", str(host.data)]) == 1
    assert "the copy of 'keys' is not what was read" in capsys.readouterr().err
    assert list(host.backup.parent.iterdir()) == []


def test_stores_that_are_none_are_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text, empty, newer = (tmp_path / name for name in ("text", "empty", "newer"))
    text.write_text("not a database, only some words " * 99, encoding="utf-8")
    with closing(sqlite3.connect(empty)) as connection:
        connection.execute("PRAGMA user_version=0")
        connection.execute("CREATE TABLE other (x)")
    with closing(sqlite3.connect(newer)) as connection:
        connection.execute("PRAGMA user_version=999")
    target = ["--data", str(tmp_path / "data")]
    for path, why in {
        text: "not a database of Atoll",
        empty: "nothing is stored there",
        newer: "was written by a newer version",
        tmp_path / "none": "there is no such database",
    }.items():
        assert main(["restore", str(path), *target]) == 1
        err = capsys.readouterr().err
        assert why in err
        assert err.count("\n") == 1
    assert main(["backup", str(text), *target]) == 1
    assert "is there already" in capsys.readouterr().err


def test_the_unit_and_the_container_start_a_command_that_there_is() -> None:
    unit = (DEPLOY / "atoll.service").read_text(encoding="utf-8")
    started = next(line for line in unit.splitlines() if line.startswith("ExecStart="))
    words = shlex.split(started.partition("=")[2])
    assert parser().parse_args(words[1:]).port == 8642
    container = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
    ends = container.splitlines()[-1].removeprefix("CMD ")
    assert ends.startswith("[")
    assert parser().parse_args(ends.strip("[]").replace('"', "").split(", ")[1:]).port == 8642
