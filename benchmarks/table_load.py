"""Clients of the table server under load: many tables of two players, and their bookkeeping."""

import asyncio
import itertools
import os
import random
import signal
import sqlite3
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

SERVE = """
import sys
from pathlib import Path
from atoll.server.guard import Limits
from atoll.server.run import Settings, serve
many = Limits(requests=1e9, dear=1e9, messages=1e9, connections=100000)
serve(Settings(Path(sys.argv[1]), port=int(sys.argv[2]), database=sys.argv[3], limits=many),
      lambda url: print(url, flush=True))
"""
DECODE = msgspec.json.Decoder().decode


class Sight(msgspec.Struct):
    """As much of a sight as a load client reads."""

    seat: int | None
    choices: dict[str, list[dict[str, Any]]]


class Heard(msgspec.Struct):
    """As much of any message as a load client reads."""

    type: str
    version: int | None = None
    id: str | None = None
    status: str | None = None
    waits_for: list[int] = []
    sights: list[Sight] = []
    code: str | None = None


HEAR = msgspec.json.Decoder(Heard).decode


class ServerProcess:
    """A server of its own, to be stopped or killed."""

    def __init__(self, data: Path, port: int = 0, database: str = "") -> None:
        self.data, self.port, self.database = data, port, database
        self.start()

    def start(self) -> None:
        """Start, and wait until it listens."""
        command = [sys.executable, "-c", SERVE, str(self.data), str(self.port), self.database]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        self.url = self.process.stdout.readline().strip()
        if not self.url:
            raise RuntimeError("the server did not start")
        self.port = int(self.url.rsplit(":", 1)[1])

    def cpu_seconds(self) -> float:
        """The processor time it has used so far (Linux)."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def kill(self) -> None:
        """End it without a chance to say a word."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        """End it politely."""
        self.process.send_signal(signal.SIGINT)
        self.process.wait(15)


@contextmanager
def served(data: Path, database: str = "") -> Iterator[ServerProcess]:
    """A server as long as needed."""
    server = ServerProcess(data, 0, database)
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.stop()


async def post(
    server: ServerProcess, path: str, body: Any, key: str = "", method: str = "POST"
) -> Any:
    """One request; load clients need no more of HTTP."""
    data = msgspec.json.encode(body)
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    head = [
        f"{method} {path} HTTP/1.1",
        "Host: 127.0.0.1",
        "Connection: close",
        "Content-Type: application/json",
        f"Content-Length: {len(data)}",
        f"Authorization: Bearer {key}",
    ]
    writer.write("\r\n".join([*head, "", ""]).encode() + data)
    answer = await reader.read()
    writer.close()
    top, _, rest = answer.partition(b"\r\n\r\n")
    if not top.split()[1].startswith(b"2"):
        raise RuntimeError(answer.decode())
    return DECODE(rest)


class Seat:
    """One player's connection; it comes back by itself and repeats what was not acknowledged."""

    numbers = itertools.count()

    def __init__(self, table: "LoadTable", seat: int, key: str) -> None:
        self.table, self.seat, self.key = table, seat, key
        self.socket: ClientConnection | None = None
        self.version = 0
        self.choice: str | None = None
        self.pending: tuple[str, bytes] | None = None
        self.ready = asyncio.Event()

    async def live(self) -> None:
        """Connect, listen, and connect again."""
        while True:
            try:
                await self.listen()
            except (TimeoutError, OSError, ConnectionClosed, InvalidHandshake):
                self.socket = None
                self.table.load.reconnects += 1
                await asyncio.sleep(0.05)

    async def listen(self) -> None:
        """One connection, from hello to its end."""
        url = f"ws://127.0.0.1:{self.table.load.server.port}/ws/tables/{self.table.id}"
        headers = {"Authorization": f"Bearer {self.key}"}
        async with connect(url, additional_headers=headers, compression=None) as socket:
            hello = {"type": "hello", "version": self.version}
            await socket.send(msgspec.json.encode(hello).decode())
            if self.pending is not None:
                await socket.send(self.pending[1].decode())
            self.socket = socket
            async for message in socket:
                self.hear(HEAR(message))

    def hear(self, message: Heard) -> None:
        """Keep account of one message."""
        if message.version is not None:
            self.version = max(self.version, message.version)
        if message.type == "update":
            self.table.seen(self, message)
            own = next((s for s in message.sights if s.seat == self.seat), None)
            groups = list(own.choices.values()) if own else []
            self.choice = groups[0][0]["text"] if groups else None
            self.ready.set()
        elif message.type == "ack" and self.pending and message.id == self.pending[0]:
            assert message.version is not None
            self.table.load.acknowledged[message.id] = (self.table.id, message.version)
            self.pending = None
        elif message.type in ("refused", "error"):
            self.table.load.refused[message.code or message.type] += 1
            self.pending = None

    async def act(self) -> bool:
        """Take the first choice, if there is one to take now."""
        if self.choice is None or self.pending is not None or self.socket is None:
            return False
        name = f"load-{next(self.numbers)}"
        order = {"type": "act", "id": name, "seat": self.seat, "text": self.choice}
        self.choice = None
        self.pending = (name, msgspec.json.encode(order))
        self.table.sent = time.perf_counter()
        self.table.mover = self.seat
        try:
            await self.socket.send(self.pending[1].decode())
        except ConnectionClosed:
            return False
        return True


class LoadTable:
    """A table of two players."""

    def __init__(self, load: "Load") -> None:
        self.load = load
        self.sent = 0.0
        self.mover = -1

    async def open(self, number: int) -> None:
        """Create both players and the table."""
        server = self.load.server
        keys = []
        for seat in range(2):
            made = await post(server, "/api/players", {"name": f"Player {number}.{seat}"})
            keys.append(made["key"])
        seats = [{"kind": "me"}, {"kind": "open"}]
        info = await post(server, "/api/tables", {"game": self.load.game, "seats": seats}, keys[0])
        self.id: str = info["id"]
        await post(server, f"/api/tables/{self.id}/seats/1", {}, keys[1], "PUT")
        self.seats = [Seat(self, seat, key) for seat, key in enumerate(keys)]
        self.tasks = [asyncio.ensure_future(seat.live()) for seat in self.seats]
        for one in self.seats:
            await one.ready.wait()

    def seen(self, seat: Seat, message: Heard) -> None:
        """The opponent sees a move."""
        if self.sent and self.mover not in (-1, seat.seat):
            self.load.latencies.append(time.perf_counter() - self.sent)
            self.sent = 0.0

    async def act(self) -> bool:
        """One move by whoever has one."""
        return await self.seats[0].act() or await self.seats[1].act()


class Load:
    """Many tables, and what became of every order."""

    def __init__(self, server: ServerProcess, game: str = "moluku") -> None:
        self.server, self.game = server, game
        self.tables: list[LoadTable] = []
        self.latencies: list[float] = []
        self.acknowledged: dict[str, tuple[str, int]] = {}
        self.refused: Counter[str] = Counter()
        self.reconnects = 0

    async def open(self, tables: int) -> None:
        """Set all tables up, a few at a time."""
        self.tables = [LoadTable(self) for _ in range(tables)]
        for start in range(0, tables, 10):
            group = self.tables[start : start + 10]
            await asyncio.gather(*(table.open(start + n) for n, table in enumerate(group)))

    async def drive(self, rate: float, seconds: float) -> int:
        """So many moves a second at tables taken in turn; the moves sent."""
        order = itertools.cycle(random.sample(self.tables, len(self.tables)))
        start, sent = time.perf_counter(), 0
        for number in itertools.count(1):
            if time.perf_counter() - start > seconds:
                break
            sent += await next(order).act()
            await asyncio.sleep(max(0.0, start + number / rate - time.perf_counter()))
        return sent

    async def settle(self, seconds: float = 10.0) -> None:
        """Until every order is answered."""
        end = time.perf_counter() + seconds
        while any(seat.pending for table in self.tables for seat in table.seats):
            if time.perf_counter() > end:
                raise RuntimeError("some orders were never answered")
            await asyncio.sleep(0.02)

    async def close(self) -> None:
        """Everybody leaves."""
        for table in self.tables:
            for task in table.tasks:
                task.cancel()
        await asyncio.gather(
            *(task for table in self.tables for task in table.tasks), return_exceptions=True
        )


def check_log(data: Path, acknowledged: dict[str, tuple[str, int]]) -> None:
    """Every acknowledged order stands in the log at its version, once."""
    store = sqlite3.connect(data / "atoll.sqlite3")
    rows = store.execute("SELECT table_id, version, body FROM entries ORDER BY table_id, version")
    found: dict[str, list[tuple[str, int]]] = {}
    versions: Counter[str] = Counter()
    for table, version, body in rows:
        versions[table] += 1
        assert version == versions[table], f"{table} has a gap at {version}"
        order = DECODE(body).get("order")
        if order:
            found.setdefault(order, []).append((table, version))
    store.close()
    for order, place in acknowledged.items():
        assert found.get(order) == [place], (
            f"{order}: acknowledged {place}, stored {found.get(order)}"
        )


def percentile(values: list[float], share: float) -> float:
    """The value below which this share of the values lies."""
    return sorted(values)[min(len(values) - 1, int(share * len(values)))]


def cores() -> int:
    """How many cores this machine has."""
    return os.cpu_count() or 1
