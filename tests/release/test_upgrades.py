"""What every release left on disk still opens, replays and is played on."""

import asyncio
import gzip
import json
import random
from pathlib import Path

import pytest

import atoll
from atoll import games
from atoll.cli import main
from atoll.core import record as records
from atoll.core.errors import BadRecord
from atoll.core.game import Game
from tests.release.upgrades import ACCOUNT, FOLDER, Data, keep_sqlite, play_on, postgres, stands
from tests.server.conftest import postgres as empty_database
from tests.server.conftest import postgres_server
from tests.server.table_client import Client, Server, in_loop, serving, sharing

__all__ = ["empty_database", "postgres_server"]
RELEASES = sorted(path for path in FOLDER.iterdir() if path.is_dir())
MORE = 12  # actions played on
EVERY_RELEASE = pytest.mark.parametrize("release", RELEASES, ids=[p.name for p in RELEASES])


def test_this_version_is_kept_once_it_is_released() -> None:
    kept = [path.name for path in RELEASES]
    assert kept
    changes = (FOLDER.parents[2] / "CHANGELOG.md").read_text(encoding="utf-8")
    assert atoll.__version__ in kept or f"## {atoll.__version__}" not in changes


def test_the_next_release_can_be_kept_with_all_that_a_log_can_hold(tmp_path: Path) -> None:
    asyncio.run(keep_sqlite(tmp_path))
    assert {path.name for path in tmp_path.iterdir()} == {"atoll.sqlite3.gz", "sqlite.json"}


@EVERY_RELEASE
def test_records_of_every_release_are_verified(release: Path) -> None:
    paths = sorted(release.glob("*.atoll"))
    assert len(paths) >= 5
    for path in paths:
        text = path.read_text(encoding="utf-8")
        game = games.find(records.read_game_name(text, path.name))
        record = records.read(text, game, path.name)
        assert record.scores is not None
        if record.rules == game.version:
            assert records.verify(record, game, path.name).is_over()
        else:
            assert_kept(record, game, path.name)


def assert_kept(record: records.Record, game: Game, where: str) -> None:
    """A record of earlier rules is read whole and written alike; replaying it is refused."""
    assert records.read(records.write(record), game, where) == record
    with pytest.raises(BadRecord, match="can be read, not replayed"):
        records.verify(record, game, where)


def test_a_record_of_earlier_rules_is_told_move_by_move(capsys: pytest.CaptureFixture[str]) -> None:
    path = FOLDER / "0.1.0" / "moluku.atoll"
    assert main(["replay", str(path)]) == 0
    told = capsys.readouterr().out.splitlines()
    moves = path.read_text(encoding="utf-8").splitlines()[9:-3]
    assert len(told) == len(moves) + 1
    assert told[0].endswith(moves[0][2:])
    assert main(["replay", str(path), "--ply", "3"]) == 1
    assert "rules version 1" in capsys.readouterr().err


@EVERY_RELEASE
@in_loop
async def test_a_sqlite_database_of_every_release_opens(release: Path, tmp_path: Path) -> None:
    packed = (release / "atoll.sqlite3.gz").read_bytes()
    (tmp_path / "atoll.sqlite3").write_bytes(gzip.decompress(packed))
    async with serving(tmp_path) as server:
        await find_everything(server, json.loads((release / "sqlite.json").read_text()))


@EVERY_RELEASE
def test_a_postgresql_database_of_every_release_opens(release: Path, empty_database: str) -> None:
    dump = gzip.decompress((release / "postgres.sql.gz").read_bytes())
    postgres("psql", "-q", "-v", "ON_ERROR_STOP=1", empty_database, given=dump)
    told = json.loads((release / "postgres.json").read_text())

    @in_loop
    async def find() -> None:
        async with sharing(empty_database) as server:
            await find_everything(server, told)

    find()


async def find_everything(server: Server, told: Data) -> None:
    """Every table stands as it stood; running games are played on, finished ones exported."""
    ann, bob = (old_player(server, told["keys"][name]) for name in ("ann", "bob"))
    logged_in = await server.stranger().post("/api/login", ACCOUNT)
    assert logged_in["player"]["name"] == (await ann.get("/api/me"))["name"] == "Ann"
    assert len((await bob.get("/api/me/history"))["games"]) >= 5
    for table, kept in told.get("what_ifs", {}).items():
        if not is_of_earlier_rules(told, kept["game"]):
            assert await stands(ann, table) == kept
    for table, kept in told["tables"].items():
        if is_of_earlier_rules(told, kept["game"]):
            await find_ended(ann, table, kept)
            continue
        assert await stands(ann, table) == kept
        if kept["status"] == "over":
            await verify_record(ann, table)
        if table in told["running"]:
            assert await play_some(ann, bob, table) > kept["ply"]


def is_of_earlier_rules(told: Data, game: str) -> bool:
    """Whether the rules of a game have changed since."""
    return games.find(game).version > int(told.get("rules", {}).get(game, 1))


async def find_ended(client: Client, table: str, kept: Data) -> None:
    """A table of earlier rules says so, waits for nobody, and its record is whole."""
    answer = await client.ask("GET", f"/api/tables/{table}")
    assert (answer.status_code, answer.json()["code"]) == (409, "game/changed")
    running = (await client.get("/api/me/tables"))["tables"]
    assert table not in [info["id"] for info in running]
    answer = await client.ask("GET", f"/api/tables/{table}/record")
    if kept["status"] == "open":
        assert answer.json()["code"] == "table/not-started"
        return
    game = games.find(kept["game"])
    record = records.read(answer.text, game, table)
    assert len(record.actions) == kept["ply"]
    assert record.scores == (kept["scores"] if kept["status"] == "over" else None)
    assert_kept(record, game, table)


def old_player(server: Server, key: str) -> Client:
    """Somebody who kept their key."""
    client = Client(server)
    client.key = key
    return client


async def verify_record(client: Client, table: str) -> None:
    """The record of a finished game follows the rules to its end."""
    text = (await client.ask("GET", f"/api/tables/{table}/record")).text
    game = games.find(records.read_game_name(text, table))
    records.verify(records.read(text, game, table), game, table)


async def play_some(ann: Client, bob: Client, table: str) -> int:
    """Both sit down again and play on; the ply they reach."""
    async with ann.at(table) as one, bob.at(table) as two:
        last = await play_on({0: one, 1: two}, random.Random(table), MORE)
        return int(last["ply"])
