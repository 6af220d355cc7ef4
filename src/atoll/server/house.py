"""All tables of this process: loaded when somebody comes, woken when something is due."""

import asyncio
import logging
from typing import Any

import msgspec

from atoll.core import record as records
from atoll.core.errors import AtollError
from atoll.server import entries as log
from atoll.server import storage, wire
from atoll.server.cluster import Alone, Cluster
from atoll.server.database import Database
from atoll.server.errors import ServerError, Unavailable
from atoll.server.metrics import Metrics
from atoll.server.moments import now
from atoll.server.notices import Notice, Notices
from atoll.server.orders import Order
from atoll.server.players import Player, Players
from atoll.server.reviews import Reviews
from atoll.server.room import Room, new_table
from atoll.server.table import Table
from atoll.server.thinkers import Thinkers

ROUNDS = 2.0  # seconds between looks at what is due
AHEAD = 3000  # milliseconds: tables due so soon are loaded
IDLE = 600_000  # milliseconds after which a table nobody looks at is let go
BYE = 1000  # milliseconds after which clients come back from a restart
LOGGER = logging.getLogger("atoll.house")


class House:
    """The server behind HTTP and WebSocket."""

    def __init__(
        self,
        database: Database,
        cluster: Cluster | None = None,
        workers: int = 1,
        bot_pause: float = 0.6,
        url: str = "",
        private_webhooks: bool = False,
    ) -> None:
        self.database = database
        self.cluster = cluster or Alone(database)
        self.players = Players(database)
        self.thinkers = Thinkers(workers)
        self.reviews = Reviews(self)
        self.metrics = Metrics()
        self.notices = Notices(self, url, private_webhooks)
        self.bot_pause = bot_pause
        self.rooms: dict[str, Room] = {}
        self.loading: dict[str, asyncio.Lock] = {}
        self.tasks: set[asyncio.Task[Any]] = set()
        self.is_closing = False

    @property
    def is_alone(self) -> bool:
        """No other process writes to the store."""
        return isinstance(self.cluster, Alone)

    async def open(self) -> None:
        """Connect, then see to what is due."""
        await self.database.open()
        await self.cluster.open(self.hear, self.perform)
        self.keep(asyncio.ensure_future(self.make_rounds()))

    async def say_bye(self) -> None:
        """Tell everybody to come back soon, to this process or another."""
        self.is_closing = True
        for room in list(self.rooms.values()):
            async with room.lock:
                room.send_all(wire.Bye(after=BYE))
                room.close()
        for connections in self.notices.listening.values():
            for connection in connections:
                connection.send(wire.encode(wire.Bye(after=BYE)))
                connection.close()

    async def close(self) -> None:
        """Send everybody away, finish what is being stored, and leave."""
        await self.say_bye()
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self.thinkers.close()
        await self.cluster.close()
        await self.database.close()

    def keep(self, task: "asyncio.Task[Any]") -> None:
        """Hold a task until it ends; its failure is logged."""
        self.tasks.add(task)
        task.add_done_callback(self.ended)

    def ended(self, task: "asyncio.Task[Any]") -> None:
        """A task is over."""
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            LOGGER.error("task failed", exc_info=task.exception())

    # -- tables ----------------------------------------------------------------------------

    async def create(self, found: list[log.AnyEntry]) -> Room:
        """A new table from its first entries."""
        table, statements = new_table(found)
        await self.database.write(*statements)
        self.metrics.committed(storage.number(found, 0))
        room = self.rooms[table.id] = Room(self, table)
        await room.wake()
        return room

    async def room(self, table_id: str) -> Room:
        """The room of a table, loaded if need be."""
        if self.is_closing:
            raise ServerError("server/busy")
        found = self.rooms.get(table_id)
        if found is not None:
            return found
        lock = self.loading.setdefault(table_id, asyncio.Lock())
        try:
            async with lock:
                return self.rooms.get(table_id) or await self.load(table_id)
        finally:
            self.loading.pop(table_id, None)

    async def load(self, table_id: str) -> Room:
        """Read a table's log."""
        table = Table(table_id)
        for logged in await storage.load(table_id, self.database):
            table.add(logged)
        if table.version == 0:
            raise ServerError("table/unknown")
        room = self.rooms[table_id] = Room(self, table)
        self.metrics.rooms.set(len(self.rooms))
        await self.cluster.tell({"kind": "roll", "table": table_id})
        return room

    def forget(self, room: Room) -> None:
        """Let a room go; it is loaded anew when somebody comes."""
        if self.rooms.get(room.table.id) is room:
            del self.rooms[room.table.id]
        room.close()
        self.metrics.rooms.set(len(self.rooms))

    async def import_record(
        self, record: records.Record, text: str, own_set: str | None, host: str
    ) -> Room:
        """A table that shows a recorded game."""
        setup = record.setup
        made = log.Created(
            record.game, setup.players, dict(setup.options), setup.set_name, False,
            wire.NoClock(), wire.Absence(), host, record.rules, own_set,
        )  # fmt: skip
        return await self.create([made, log.Imported(text)])

    # -- rounds ----------------------------------------------------------------------------

    async def make_rounds(self) -> None:
        """Wake what is due, let go what nobody looks at."""
        while True:
            try:
                await self.wake_sleeping()
                await self.let_idle_go()
            except Unavailable as error:
                LOGGER.warning("a round failed", extra={"why": error.detail})
            except Exception:
                LOGGER.exception("a round failed")
            await asyncio.sleep(ROUNDS)

    async def wake_sleeping(self) -> None:
        """Tables with something due soon that nobody sees to."""
        for table_id in await self.cluster.sleeping(now() + AHEAD):
            room = self.rooms.get(table_id)
            if room is not None and room.fence is not None:
                continue
            try:
                await (await self.room(table_id)).wake()
            except AtollError as error:
                LOGGER.warning("not woken", extra={"table": table_id, "why": str(error)})

    async def let_idle_go(self) -> None:
        """Tables without anybody, idle for a while, with nothing due."""
        for room in list(self.rooms.values()):
            is_busy = room.connections or room.turns.thinking or room.lock.locked()
            if not is_busy and now() - room.used > IDLE:
                self.forget(room)
                await self.cluster.release(room.table.id)

    # -- other processes -------------------------------------------------------------------

    async def perform(self, table: str, player: Player | None, order: Order) -> int | None:
        """Another process's order, if the table is owned here."""
        room = await self.room(table)
        async with room.lock:
            return await room.carry_out(player, order) if await room.own() else None

    async def hear(self, what: dict[str, Any]) -> None:
        """Something another process tells."""
        kind, process = what["kind"], what["from"]
        if kind == "turn":
            notice = msgspec.convert(what["notice"], Notice)
            self.notices.show(what["player"], notice)
            return
        if kind == "lost":
            for one in list(self.rooms.values()):
                one.presences.lost(process)
            return
        if kind == "again":
            for one in list(self.rooms.values()):
                await one.refresh()
            return
        room = self.rooms.get(what["table"])
        if room is None:
            return
        if kind == "version":
            await room.follow(what["version"])
        elif kind == "presence":
            room.presences.heard(process, what["players"], what["spectators"])
        elif kind == "roll" and room.connections:
            await room.presences.changed()
