"""Attacks by one visitor: the moves and bots of everybody else must continue as before.

The visitor comes from 127.0.0.2 and the others from 127.0.0.1, so that the server distinguishes
them as it would over a network. The server has its default limits.
"""

import asyncio
import itertools
import socket
import sqlite3
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import closing, suppress
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

import msgspec
from websockets.asyncio.client import connect

from atoll.server.run import FILE
from atoll.trials.clients import UNREACHED, NotDone, Trial, request
from atoll.trials.load import Times, times
from atoll.trials.processes import ServerProcess

VISITOR = "127.0.0.2"
TABLES = 4
RATE = 20.0  # moves a second
P99 = 100.0  # milliseconds
WORSE = 3.0  # times the p99 before the attack, if that is larger: on a busy machine
LOGIN = 10.0  # seconds a log-in may take
BOT = "casual"
BAD_SET = "[left]\n" + ".".join("a" * 9000) + " = 1"
MASTERS = [{"kind": "bot", "bot": "master"}] * 4
UNLOADABLE = 600  # more than one round checks
BROKEN = "t-broken-"
BROKEN_TABLE = """INSERT INTO tables (id, game, status, public, changed, wake, info, fence)
    VALUES (?, 'moluku', 'playing', 0, 0, 1, '{}', 1)"""
BROKEN_ENTRY = """INSERT INTO entries (table_id, version, at, body)
    VALUES (?, 1, 0, '{"entry":{"kind":"unknown"}}')"""
TABLE = {"game": "moluku", "public": True, "seats": [{"kind": "me"}, {"kind": "open"}]}


@dataclass(frozen=True)
class Withstood:
    """How others fared before and during an attack."""

    attack: str
    tried: int  # what the visitor sent
    told: dict[str, int]  # the answers to the visitor, by code
    before: Times  # from sending a move to the opponent's seeing it
    under: Times
    moves: int  # during the attack
    bot_moves: int  # moves against a bot during the attack
    memory: float  # megabytes the server grew by
    wrongs: list[str] = field(default_factory=list)

    @property
    def is_clean(self) -> bool:
        """Whether moves reached the opponents in time, and bots answered."""
        is_quick = self.under.p99 < max(P99, WORSE * self.before.p99)
        return is_quick and self.moves > 0 and self.bot_moves > 1 and not self.wrongs

    def as_data(self) -> dict[str, Any]:
        """As JSON."""
        return asdict(self) | {"is_clean": self.is_clean}


class Visitor:
    """A client with one address that asks for too much."""

    def __init__(self, server: ServerProcess, honest: Trial) -> None:
        self.server, self.honest = server, honest
        self.tried = 0
        self.told: Counter[str] = Counter()
        self.keys: list[str] = []

    async def ask(self, method: str, path: str, body: object, key: str = "") -> Any:
        """Send one request and count its error code."""
        self.tried += 1
        try:
            answer = await request(self.server, method, path, body, key, VISITOR)
            self.told["done"] += 1
            return answer
        except NotDone as error:
            self.told[error.code] += 1
        except UNREACHED:
            self.told["closed"] += 1
        return None

    async def come(self, players: int) -> None:
        """Make this many players."""
        for number in range(players):
            made = await self.ask("POST", "/api/players", {"name": f"Visitor {number}"})
            if made is not None:
                self.keys.append(made["key"])

    async def repeat(self, tasks: int, once: Callable[[int], Awaitable[object]]) -> None:
        """Repeat a request, this many at a time, until the attack is over."""

        async def one() -> None:
            for number in itertools.count():
                await once(number)
                await asyncio.sleep(0.005)

        await asyncio.gather(*(one() for _ in range(tasks)))

    def key(self, number: int) -> str:
        """The key of one of the players."""
        return self.keys[number % len(self.keys)]

    # -- the attacks -----------------------------------------------------------------------

    async def sets(self) -> None:
        """Upload component sets that keep a parser busy, at both endpoints."""
        await self.come(4)
        head = ("game: moluku", "rules: 2", "players: 2", "options:", "set: x", "seats:", "seed: 0")
        table = TABLE | {"own_set": BAD_SET}
        record = {"record": "\n".join(["atoll record 1", *head]), "own_set": BAD_SET}

        async def once(number: int) -> None:
            if number % 2:
                await self.ask("POST", "/api/records", record, self.key(number))
            else:
                await self.ask("POST", "/api/tables", table, self.key(number))

        await self.repeat(4, once)

    async def talk(self) -> None:
        """Chat at a stranger's table, on many connections of many players."""
        await self.come(8)
        table = self.honest.tables[0].id

        async def once(number: int) -> None:
            with suppress(*UNREACHED):
                async with self.socket(table, self.key(number)) as opened:
                    for line in range(50):
                        order = {"type": "chat", "id": f"v{number}-{line}", "text": "x" * 400}
                        await opened.send(msgspec.json.encode(order).decode())
                        self.tried += 1

        await self.repeat(8, once)

    async def bots(self) -> None:
        """Open and watch many tables of four master bots."""
        await self.come(4)

        async def once(number: int) -> None:
            body = {"game": "moluku", "seats": MASTERS}
            made = await self.ask("POST", "/api/tables", body, self.key(number))
            if made is not None:
                with suppress(*UNREACHED):
                    async with self.socket(made["id"], self.key(number)) as opened:
                        async for _ in opened:
                            pass

        await self.repeat(40, once)

    async def reads(self) -> None:
        """Request whole logs and scores of a game, and open WebSockets that say hello and close."""
        await self.come(1)
        table = self.honest.tables[0].id

        async def once(number: int) -> None:
            path = ("log", "scores", "positions/0")[number % 3]
            await self.ask("GET", f"/api/tables/{table}/{path}", None)
            with suppress(*UNREACHED):
                async with self.socket(table, ""):
                    self.tried += 1

        await self.repeat(8, once)

    async def logins(self) -> None:
        """Guess passwords of accounts."""

        async def once(number: int) -> None:
            body = {"login": f"player{number % 5}", "password": "not a good guess"}
            await self.ask("POST", "/api/login", body)

        await self.repeat(16, once)

    async def connections(self) -> None:
        """Send requests that never end, hundreds at a time."""

        async def once(number: int) -> None:
            self.tried += 1
            with suppress(*UNREACHED):
                reader, writer = await asyncio.open_connection(
                    "127.0.0.1", self.server.port, local_addr=(VISITOR, 0)
                )
                writer.write(b"POST /api/players HTTP/1.1\r\nHost: x\r\nContent-Le")
                await reader.read()
                writer.close()

        await self.repeat(300, once)

    async def lobby(self) -> None:
        """Open dozens of public tables."""
        await self.come(8)

        async def once(number: int) -> None:
            await self.ask("POST", "/api/tables", TABLE, self.key(number))

        await self.repeat(8, once)

    async def webhooks(self) -> None:
        """Register webhooks that never answer, at slow tables that wait for their players."""
        hung = socket.create_server(("127.0.0.1", 0), backlog=1000)  # accepts, never answers
        address = f"http://127.0.0.1:{hung.getsockname()[1]}/"
        await self.come(8)
        for key in self.keys:
            await self.ask("PATCH", "/api/me", {"webhook": address}, key)
        seats = [{"kind": "me"}, {"kind": "bot", "bot": BOT}]
        body = {"game": "moluku", "seats": seats, "clock": {"kind": "slow", "days": 2}}

        async def once(number: int) -> None:
            await self.ask("POST", "/api/tables", body, self.key(number))

        try:
            await self.repeat(8, once)
        finally:
            hung.close()

    async def unloadable(self) -> None:
        """Store hundreds of tables that are due and can't be loaded."""
        with closing(sqlite3.connect(self.server.folder / FILE, timeout=10)) as store:
            for number in range(UNLOADABLE):
                table = f"{BROKEN}{number}"
                store.execute(BROKEN_TABLE, (table,))
                store.execute(BROKEN_ENTRY, (table,))
                self.tried += 1
            store.commit()
        await asyncio.Event().wait()

    def socket(self, table: str, key: str) -> "Hello":
        """A WebSocket at a table."""
        return Hello(f"ws://127.0.0.1:{self.server.port}/ws/tables/{table}", key)


class Hello:
    """A WebSocket of the visitor, after `hello`."""

    def __init__(self, url: str, key: str) -> None:
        headers = {"Authorization": f"Bearer {key}"}
        self.connecting = connect(
            url, additional_headers=headers, compression=None, local_addr=(VISITOR, 0)
        )

    async def __aenter__(self) -> Any:
        socket = await self.connecting.__aenter__()
        await socket.send('{"type":"hello"}')
        return socket

    async def __aexit__(self, *what: Any) -> None:
        await self.connecting.__aexit__(*what)


async def withstand(folder: Path, name: str, seconds: float) -> Withstood:
    """Play for a while, then as long under an attack, on a server with its default limits."""
    server = await asyncio.to_thread(ServerProcess, folder, "", "usual")
    honest, against_bot = Trial([server]), Trial([server], bot=BOT)
    try:
        await honest.open(TABLES)
        await against_bot.open(1)
        await honest.drive(RATE, min(1.0, seconds))
        before, moves, _ = await play(honest, against_bot, seconds)
        memory = server.memory()
        visitor = Visitor(server, honest)
        attack = asyncio.ensure_future(getattr(visitor, name)())
        try:
            under, moves, bot_moves = await play(honest, against_bot, seconds)
            wrongs = await look(server, honest, visitor, name)
        finally:
            attack.cancel()
            await asyncio.gather(attack, return_exceptions=True)
        memory = server.memory() - memory
        return Withstood(
            name, visitor.tried, dict(visitor.told), before, under, moves, bot_moves,
            round(memory / 1e6, 1), wrongs,
        )  # fmt: skip
    finally:
        await honest.close()
        await against_bot.close()
        await asyncio.to_thread(server.stop)


async def play(honest: Trial, against_bot: Trial, seconds: float) -> tuple[Times, int, int]:
    """Play for this many seconds: the times until moves were seen, and the number of moves."""
    honest.latencies.clear()
    start = time.perf_counter()
    already = against_bot.tables[0].moves
    sent, _ = await asyncio.gather(
        honest.drive(RATE, seconds), against_bot.drive(RATE / 4, seconds)
    )
    pending = [time.perf_counter() - table.sent for table in honest.tables if table.sent]
    late = [seconds for seconds in pending if seconds < time.perf_counter() - start]
    return times(honest.latencies + late), sent, against_bot.tables[0].moves - already


async def look(server: ServerProcess, honest: Trial, visitor: Visitor, name: str) -> list[str]:
    """Check the rest: others can join, log in and are listed in the lobby."""
    wrongs = []
    made = await request(server, "POST", "/api/players", {"name": "Newcomer"})
    if name == "lobby":
        table = await request(server, "POST", "/api/tables", TABLE, made["key"])
        listed = await request(server, "GET", "/api/tables", None)
        if table["id"] not in [row["id"] for row in listed["tables"]]:
            wrongs.append("an honest table is not listed")
    if name == "webhooks":
        account = {"login": "newcomer", "password": "correct horse battery"}
        await request(server, "POST", "/api/account", account, made["key"])
        await asyncio.wait_for(request(server, "POST", "/api/login", account), LOGIN)
    if name == "unloadable" and not await are_marked(server):
        wrongs.append("tables that can't be loaded are looked at again and again")
    info = await request(server, "GET", f"/api/tables/{honest.tables[0].id}", None)
    if info["status"] == "open":
        wrongs.append("the game has not begun")
    if not visitor.tried:
        wrongs.append("there was no attack")
    return wrongs


async def are_marked(server: ServerProcess) -> bool:
    """Whether tables that can't be loaded are soon no longer due."""
    sql = f"SELECT COUNT(*) FROM tables WHERE id LIKE '{BROKEN}%' AND wake IS NOT NULL"
    for _ in range(100):
        with closing(sqlite3.connect(server.folder / FILE, timeout=10)) as store:
            if store.execute(sql).fetchone() == (0,):
                return True
        await asyncio.sleep(0.2)
    return False


ATTACKS = (
    "sets", "talk", "bots", "reads", "logins", "connections", "lobby", "webhooks", "unloadable",
)  # fmt: skip
