"""A server that can't start says why in one sentence."""

import asyncio
import os
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from atoll.cli import main
from atoll.server import run
from atoll.server.run import FILE, Settings, try_store

USER, PASSWORD = "atoll_starter", "correct"
PLAY = ["play", "--no-browser", "--port", "0"]


@pytest.fixture(scope="module")
def role(postgres_server: str) -> str:
    """The address of a database of a role that needs its password."""

    async def make() -> None:
        connection = await asyncpg.connect(postgres_server)
        await connection.execute(f"CREATE ROLE {USER} LOGIN PASSWORD '{PASSWORD}'")
        await connection.execute(f"CREATE DATABASE {USER} OWNER {USER}")
        path = Path(await connection.fetchval("SHOW hba_file"))
        rules = path.read_text(encoding="utf-8")
        path.write_text(f"local all {USER} scram-sha-256\n{rules}", encoding="utf-8")
        await connection.execute("SELECT pg_reload_conf()")
        await connection.close()

    asyncio.run(make())
    place = postgres_server.partition("?")[2]
    return f"postgresql://{USER}:{PASSWORD}@/{USER}?{place}"


def refusal(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, database: str
) -> str:
    """What `atoll play` says when it does not start over this database."""
    monkeypatch.setenv("ATOLL_DATABASE", database)
    assert main(PLAY) == 1
    told = capsys.readouterr().err
    assert told.count("\n") == 1
    assert told.startswith("atoll: ")
    return told


def test_the_right_password_opens_the_database(role: str, tmp_path: Path) -> None:
    asyncio.run(try_store(Settings(tmp_path, database=role)))


def test_wrong_databases_are_one_sentence(
    role: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    wrong = refusal(capsys, monkeypatch, role.replace(PASSWORD, "wrong"))
    assert "password authentication failed" in wrong
    assert "wrong" not in wrong  # the password is not repeated
    none = refusal(capsys, monkeypatch, role.replace(f"/{USER}?", "/nowhere?"))
    assert 'database "nowhere" does not exist' in none
    gone = refusal(capsys, monkeypatch, "postgresql://atoll@127.0.0.1:1/atoll")
    assert "does not open" in gone
    assert "does not open" in refusal(capsys, monkeypatch, "postgresql://atoll@host:port/x")


@pytest.mark.parametrize("inside", ["", "data"])
def test_a_data_folder_that_is_a_file_is_refused(
    inside: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "file"
    path.write_text("", encoding="utf-8")
    assert main([*PLAY, "--data", str(path / inside)]) == 1
    assert capsys.readouterr().err == f"atoll: {path / inside}: is not a folder\n"


def test_a_file_that_is_no_database_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / FILE).write_text("some words " * 999, encoding="utf-8")
    assert main([*PLAY, "--data", str(tmp_path)]) == 1
    told = capsys.readouterr().err
    assert told == f"atoll: {tmp_path / FILE} does not open: file is not a database\n"


def test_a_database_that_can_not_be_written_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asyncio.run(try_store(Settings(tmp_path)))
    real: Any = sqlite3.connect

    def connect(path: object, **more: Any) -> Any:
        return real(f"file:{path}?mode=ro", uri=True, **more)

    monkeypatch.setattr(sqlite3, "connect", connect)  # root may write to any file
    assert main([*PLAY, "--data", str(tmp_path)]) == 1
    told = capsys.readouterr().err
    assert told.count("\n") == 1
    assert "can't be written: does it belong to another user?" in told
    monkeypatch.undo()
    with closing(sqlite3.connect(tmp_path / FILE)) as connection:
        assert connection.execute("SELECT count(*) FROM players").fetchone() == (0,)


def test_an_unknown_level_of_logging_is_refused(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(os.environ, "ATOLL_LOG", "loud")
    assert main(PLAY) == 1
    levels = ", ".join(run.LEVELS)
    assert capsys.readouterr().err == f"atoll: ATOLL_LOG must be one of {levels}, not 'loud'\n"
