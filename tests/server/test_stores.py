"""Both stores keep the same things the same way."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

import pytest

from atoll.server.people.moderation import Moderator
from atoll.server.store import practice_rows
from atoll.server.store.database import MIGRATIONS, Conflict, Database, Statement
from atoll.server.store.own_rows import delete_all
from atoll.server.store.postgres import PostgresDatabase
from atoll.server.store.practice_rows import Counts
from atoll.server.store.sqlite import SqliteDatabase
from tests.server.table_client import Server, in_loop, play_on, serving, sharing
from tests.server.test_safety import ACCOUNT
from tests.server.test_tables import BOT, ME, OPEN, two_players

STORES = pytest.mark.parametrize("store", ["sqlite", "postgres"])


@asynccontextmanager
async def served_by(store: str, address: str) -> AsyncIterator[Server]:
    """A server over either store."""
    async with serving(Path(address)) if store == "sqlite" else sharing(address) as server:
        yield server


@asynccontextmanager
async def opened(store: str, address: str) -> AsyncIterator[Database]:
    """Either store."""
    database: Database
    if store == "sqlite":
        database = SqliteDatabase(Path(address) / "atoll.sqlite3")
    else:
        database = PostgresDatabase(address)
    await database.open()
    try:
        yield database
    finally:
        await database.close()


@STORES
@in_loop
async def test_players_games_ratings_and_lists_are_kept(store: str, address: str) -> None:
    async with served_by(store, address) as server:
        ann, bob, table = await two_players(server, public=True, rated=True)
        await ann.post("/api/account", ACCOUNT)
        waiting = await bob.table(ME, OPEN, public=True)
        async with ann.at(table) as one, bob.at(table) as two:
            end = await play_on({0: one, 1: two})
            assert (await two.do("rematch"))["type"] == "ack"
            assert (await one.do("rematch"))["type"] == "ack"
            assert (await two.hear("rematch"))["table"] == one.latest["rematch"]["table"]
    async with served_by(store, address) as server:
        for client in (ann, bob):
            client.move(server)
        assert (await ann.get("/api/me"))["login"] == "ann"
        found = await ann.get("/api/tables?game=moluku")
        assert [one["id"] for one in found["tables"]] == [waiting]
        assert (await ann.get("/api/tables?game=planet"))["tables"] == []
        assert len((await bob.get("/api/me/tables"))["tables"]) == 2  # the open one, the rematch
        assert (await ann.get("/api/me/history"))["games"][0]["scores"] == end["scores"]
        rows = (await ann.get("/api/leaderboard/moluku"))["rows"]
        assert [row["games"] for row in rows] == [1, 1]
        assert rows[0]["mu"] >= rows[1]["mu"]
        assert (await ann.ask("GET", f"/api/tables/{table}/record")).is_success


@STORES
@in_loop
async def test_a_write_is_whole_or_not_at_all(store: str, address: str) -> None:
    insert = "INSERT INTO processes (id, expires) VALUES ($1, $2)"
    never = "UPDATE processes SET expires = 0 WHERE id = 'nobody' RETURNING id"
    async with opened(store, address) as database:
        await database.write(Statement(insert, ("a", 1)))
        with pytest.raises(Conflict):
            await database.write(Statement(insert, ("b", 1)), Statement(insert, ("a", 2)))
        with pytest.raises(Conflict):
            await database.write(Statement(insert, ("c", 1)), Statement(never, (), must=True))
        writes = [database.write(Statement(insert, (f"d{n}", n))) for n in range(50)]
        await asyncio.gather(*writes)
        rows = await database.read("SELECT id FROM processes WHERE expires < $1 ORDER BY id", 3)
        assert [row[0] for row in rows] == ["a", "d0", "d1", "d2"]


@STORES
@in_loop
async def test_opening_a_store_again_migrates_nothing(store: str, address: str) -> None:
    for _ in range(2):
        async with opened(store, address) as database:
            assert await database.read("SELECT id FROM tables") in ([], ())


def test_sqlite_knows_the_version_of_its_schema(tmp_path: Path) -> None:
    path = tmp_path / "atoll.sqlite3"
    SqliteDatabase(path).migrate()
    assert sqlite3.connect(path).execute("PRAGMA user_version").fetchone() == (len(MIGRATIONS),)


@in_loop
async def test_bots_go_on_after_a_restart_with_nobody_there(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ann = await server.player("Ann")
        table = await ann.table(ME, BOT, BOT)
        async with ann.at(table) as line:
            while 0 not in (update := await line.hear("update"))["waits_for"]:
                pass
            text = next(iter(update["sights"][0]["choices"].values()))[0]["text"]
            await line.do("act", seat=0, text=text)
            await line.do("resign", seat=0)
    async with serving(tmp_path) as server:
        live = None
        while live is None or live.table.status != "over":
            await asyncio.sleep(0.02)
            live = server.house.live_tables.get(table)
        assert live.table.seats[0].resigned


@in_loop
async def test_a_stopping_server_says_bye(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ann = await server.player("Ann")
        table = await ann.table(ME, OPEN)
        async with ann.at(table) as line:
            await line.hear("presence")
            await server.house.say_bye()
            assert (await line.hear("bye"))["after"] > 0
            assert (await line.hear("closed"))["code"] == 1012
        answer = await ann.ask("GET", f"/api/tables/{table}")
        assert answer.json()["code"] == "server/busy"


@STORES
@in_loop
async def test_accounts_blocks_reports_and_deletion_work_in_either_store(
    store: str, address: str
) -> None:
    async with served_by(store, address) as server:
        ann, bob, table = await two_players(server, rated=True)
        moderator = Moderator(server.house.database)
        await ann.post("/api/account", ACCOUNT)
        made = await server.stranger().post("/api/login", ACCOUNT)
        assert len((await ann.get("/api/me/sessions"))["sessions"]) == 2
        assert (await ann.ask("DELETE", "/api/me/sessions")).status_code == 204
        ann.key, old = made["key"], ann.key
        assert (await ann.ask("GET", "/api/me")).status_code == 401
        ann.key = old
        await ann.post("/api/commitments")
        await ann.post("/api/commitments")
        report = {"player": bob.id, "text": "?"}
        await ann.ask("POST", f"/api/tables/{table}/reports", report)
        await ann.post("/api/me/blocks", {"player": bob.id})
        assert len(await moderator.reports()) == 1
        await moderator.until("muted", bob.id, 1, "")
        await moderator.kick(table, 1, "")
        await server.house.do_tasks()
        assert (await ann.get(f"/api/tables/{table}"))["status"] == "over"
        assert len(await moderator.audit()) == 2
        assert (await ann.get("/api/me/data"))["blocks"][0]["player"] == bob.id
        proof = {"password": ACCOUNT["password"]}
        assert (await ann.ask("DELETE", "/api/me", proof)).status_code == 204
        assert (await bob.get(f"/api/tables/{table}"))["seats"][0]["name"] == ""


COUNTED = """SELECT puzzle, COUNT(*), SUM(CASE WHEN solved = 1 THEN 1 ELSE 0 END)
    FROM puzzle_tries WHERE game = $1 AND puzzle NOT LIKE 'own-%' GROUP BY puzzle"""


async def counted_afresh(database: Database) -> dict[str, Counts]:
    """The tries at the puzzles of Planet, by counting all of them."""
    rows = await database.read(COUNTED, "planet")
    return {str(puzzle): Counts(int(tries), int(solved)) for puzzle, tries, solved in rows}


@STORES
@in_loop
async def test_the_counts_of_puzzles_are_those_of_all_tries(store: str, address: str) -> None:
    async with opened(store, address) as database:
        tries = [("ann", "a", True), ("bob", "a", False), ("bob", "a", True), ("ann", "b", False)]
        tries += [("ann", "own-1", True)]
        for player, puzzle, solved in tries:
            await practice_rows.keep_try(player, "planet", puzzle, solved, database)
        counts = await practice_rows.counts_of("planet", database)
        assert counts == {"a": Counts(2, 1), "b": Counts(1, 0)} == await counted_afresh(database)
        at_once = [practice_rows.keep_try("eve", "planet", "a", True, database) for _ in range(9)]
        await asyncio.gather(*at_once)
        assert (await practice_rows.counts_of("planet", database))["a"] == Counts(3, 2)
        await delete_all("ann", database)
        counts = await practice_rows.counts_of("planet", database)
        assert counts == {"a": Counts(2, 1), "b": Counts(0, 0)}
        assert (await counted_afresh(database))["a"] == Counts(2, 1)
        assert await practice_rows.counts_of("moluku", database) == {}


def test_tries_from_before_they_were_counted_are_counted(tmp_path: Path) -> None:
    path = tmp_path / "atoll.sqlite3"
    before = next(n for n, step in enumerate(MIGRATIONS) if "puzzle_counts" in step[0])
    with closing(sqlite3.connect(path)) as old:
        for sql in (sql for step in MIGRATIONS[:before] for sql in step):
            old.execute(sql)
        old.execute(f"PRAGMA user_version={before}")
        insert = "INSERT INTO puzzle_tries VALUES (?, 'planet', ?, ?, 1)"
        old.executemany(insert, [("ann", "a", 1), ("bob", "a", 2), ("ann", "own-1", 1)])
        old.commit()
    SqliteDatabase(path).migrate()
    with closing(sqlite3.connect(path)) as new:
        assert new.execute("SELECT * FROM puzzle_counts").fetchall() == [("planet", "a", 2, 1)]
