"""Faults under load: nothing acknowledged may be lost, and every table must continue."""

import asyncio
import os
import random
import signal
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from atoll.trials.audit import Audit, audit, read_entries
from atoll.trials.clients import UNREACHED, NotDone, Trial, request
from atoll.trials.processes import OwnPostgres, ServerProcess, new_database, servers

TABLES = 12
BOT_TABLES = 3  # at most: bots take long
RATE = 100.0  # moves a second
PAUSE = (0.2, 1.0)  # seconds between faults
AWAY = (0.3, 1.5)  # seconds a disk is full or a database is gone
GOES_ON = 40.0  # seconds in which every table must have moved after the last fault
CLOCKS = {"clock": {"kind": "live", "bank": 36_000, "increment": 0}}
THINKER = "strong"  # thinks for a second, so that it can be killed meanwhile
Inject = Callable[[], Awaitable[None]]


@dataclass(frozen=True)
class Outcome:
    """The result of the tables under one kind of fault."""

    fault: str
    times: int
    tables: int
    went_on: int  # tables that made another move after the last fault
    slowest: float  # seconds until the last of them did
    reconnects: int
    told: dict[str, int]  # what clients got instead of an acknowledgement, by code
    audit: Audit
    wrongs: list[str] = field(default_factory=list)  # any other violations

    @property
    def is_clean(self) -> bool:
        """Whether nothing was lost and every table continued."""
        return self.audit.is_clean and self.went_on == self.tables and not self.wrongs

    def as_data(self) -> dict[str, Any]:
        """As JSON."""
        return asdict(self) | {"is_clean": self.is_clean}


class Chaos:
    """One kind of fault after the other, for a number of seconds each, with one random seed."""

    def __init__(self, folder: Path, seconds: float, seed: int, tables: int = TABLES) -> None:
        self.folder, self.seconds, self.tables = folder, seconds, tables
        self.rng = random.Random(seed)

    # -- the faults ------------------------------------------------------------------------

    async def killed(self) -> Outcome:
        """Kill the only server and start it again."""
        with servers(self.folder / "killed") as (server,):

            async def inject() -> None:
                await asyncio.to_thread(server.kill)
                await asyncio.to_thread(server.start)

            return await self.strike("server killed", Trial([server]), inject)

    async def disk_full(self) -> Outcome:
        """Fill the disk for a while."""
        with servers(self.folder / "disk") as (server,):

            async def inject() -> None:
                server.set_disk_full(True)
                await asyncio.sleep(self.rng.uniform(*AWAY))
                server.set_disk_full(False)

            return await self.strike("disk full", Trial([server]), inject)

    async def clock_set(self) -> Outcome:
        """Move the clock by hours, back and forth; nobody may lose their seat."""
        with servers(self.folder / "clock") as (server,):
            trial = Trial([server], setup=CLOCKS)

            async def inject() -> None:
                server.set_clock(self.rng.uniform(-24, 24) * 3600)

            return await self.strike("clock set", trial, inject, seats_kept)

    async def worker_killed(self) -> Outcome:
        """Kill a bot worker during a search."""
        with servers(self.folder / "worker") as (server,):

            async def inject() -> None:
                while not (workers := server.workers()):
                    await asyncio.sleep(0.02)
                with suppress(ProcessLookupError):
                    os.kill(self.rng.choice(workers), signal.SIGKILL)

            return await self.strike("bot worker killed", Trial([server], bot=THINKER), inject)

    async def one_of_two_killed(self) -> Outcome:
        """Kill one of two servers on a PostgreSQL; its tables continue at the other."""
        async with self.two_servers("two") as (_, pair, database):

            async def inject() -> None:
                server = self.rng.choice(pair)
                await asyncio.to_thread(server.kill)
                await asyncio.sleep(self.rng.uniform(*AWAY))
                await asyncio.to_thread(server.start)

            return await self.strike("one of two killed", Trial(pair), inject, None, database)

    async def database_gone(self) -> Outcome:
        """Stop the PostgreSQL of two servers and start it again."""
        async with self.two_servers("gone") as (store, pair, database):

            async def inject() -> None:
                await asyncio.to_thread(store.stop)
                await asyncio.sleep(self.rng.uniform(*AWAY))
                await asyncio.to_thread(store.start)

            return await self.strike("database gone", Trial(pair), inject, None, database)

    @asynccontextmanager
    async def two_servers(
        self, name: str
    ) -> AsyncIterator[tuple[OwnPostgres, list[ServerProcess], str]]:
        """Two servers on their own PostgreSQL."""
        store = await asyncio.to_thread(OwnPostgres)
        try:
            database = await new_database(store.url)
            with servers(self.folder / name, 2, database) as pair:
                yield store, pair, database
        finally:
            await asyncio.to_thread(store.close)

    # -- running a fault -------------------------------------------------------------------

    async def strike(
        self,
        fault: str,
        trial: Trial,
        inject: Inject,
        look: "Look | None" = None,
        database: str = "",
    ) -> Outcome:
        """Repeat the fault under load; then every table must continue."""
        await trial.open(min(BOT_TABLES, self.tables) if trial.bot else self.tables)
        end, times = time.monotonic() + self.seconds, 0
        driving = asyncio.ensure_future(trial.drive(RATE, 1e9))
        try:
            while time.monotonic() < end or not times:
                await asyncio.sleep(self.rng.uniform(*PAUSE))
                await inject()
                times += 1
            went_on, slowest = await wait_for_all(trial)
        finally:
            driving.cancel()
        unanswered = await trial.settle()
        wrongs = [f"{unanswered} orders were never answered"] if unanswered else []
        wrongs += await look(trial) if look else []
        entries = await read_entries(trial.servers[0].folder, database)
        await trial.close()
        return Outcome(
            fault, times, len(trial.tables), went_on, round(slowest, 2), trial.reconnects,
            dict(trial.refused), audit(entries, trial.acknowledged), wrongs,
        )  # fmt: skip


Look = Callable[[Trial], Awaitable[list[str]]]


async def wait_for_all(trial: Trial) -> tuple[int, float]:
    """How many tables make a move from now on, and how long the last of them takes."""
    start = time.monotonic()
    before = [table.moves for table in trial.tables]
    while True:
        moved = [table.moves > old for table, old in zip(trial.tables, before, strict=True)]
        took = time.monotonic() - start
        if all(moved) or took > GOES_ON:
            return sum(moved), took
        await asyncio.sleep(0.02)


async def seats_kept(trial: Trial) -> list[str]:
    """The players whose seat a bot took although they were connected all the time."""
    wrongs = []
    for table in trial.tables:
        try:
            info = await request(table.server, "GET", f"/api/tables/{table.id}", None)
        except (*UNREACHED, NotDone) as error:
            wrongs.append(f"{table.id}: {error}")
            continue
        wrongs += [f"{table.id}: a bot took a seat" for seat in info["seats"] if seat["bot"]]
    return wrongs


def faults(chaos: Chaos) -> dict[str, Callable[[], Coroutine[Any, Any, Outcome]]]:
    """Every kind of fault by its name."""
    return {
        "kill": chaos.killed,
        "disk": chaos.disk_full,
        "clock": chaos.clock_set,
        "worker": chaos.worker_killed,
        "process": chaos.one_of_two_killed,
        "database": chaos.database_gone,
    }
