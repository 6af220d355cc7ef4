"""The server application: all tables of this process, loaded on demand, woken when due."""

import asyncio
import logging
import time
from itertools import chain
from typing import Any

from atoll.core import record as records
from atoll.server import wire
from atoll.server.errors import ServerError, Unavailable
from atoll.server.limits.fair_queue import Payers, Shows
from atoll.server.limits.settings import Limits
from atoll.server.metrics import Metrics
from atoll.server.people import moderation
from atoll.server.people.players import Player, Players
from atoll.server.people.webhooks import Webhooks
from atoll.server.store import entries as log
from atoll.server.store import leases, report_rows, table_rows
from atoll.server.store.database import Database
from atoll.server.tables import archive
from atoll.server.tables.commitments import Commitments
from atoll.server.tables.connections import LOGGED_OUT, Connection
from atoll.server.tables.live_table import LiveTable, new_table
from atoll.server.tables.news import (
    BlocksChanged,
    Here,
    KeysEnded,
    Missed,
    News,
    ProcessLost,
    RollCall,
    Stored,
    TurnCame,
)
from atoll.server.tables.notices import Notices
from atoll.server.tables.orders import Kick, Order
from atoll.server.tables.processes import Alone, Cluster
from atoll.server.tables.reviews import Reviews
from atoll.server.tables.services import Pauses, Services
from atoll.server.tables.table import Table
from atoll.server.wall_clock import now
from atoll.server.workers.bot_workers import BotWorkers
from atoll.server.workers.examiner import Examiner

ROUNDS = 2.0  # seconds between checks for what is due
AHEAD = 3000  # milliseconds: tables due within this time are loaded
WOKEN = 500  # tables woken in a round at most
IDLE = 600_000  # milliseconds after which a table without clients is unloaded
BYE = 1000  # milliseconds after which clients reconnect after a restart
LOGGER = logging.getLogger("atoll.house")


class House:
    """The server application behind HTTP and WebSocket: tables, players, services of a process."""

    def __init__(
        self,
        database: Database,
        cluster: Cluster | None = None,
        workers: int = 1,
        bot_pause: float = 0.6,
        url: str = "",
        private_webhooks: bool = False,
        limits: Limits | None = None,
        bid_pause: float = 8.0,
        pace: float = 2.5,
    ) -> None:
        self.limits = limits or Limits()
        self.database = database
        self.cluster = cluster or Alone(database)
        self.players = Players(database, self.limits.key_days)
        self.payers = Payers()
        self.metrics = Metrics()
        self.examiner = Examiner()
        webhooks = Webhooks(self.metrics, private_webhooks)
        self.services = Services(
            database,
            self.cluster,
            Commitments(database),
            BotWorkers(workers),
            self.payers,
            Shows(self.limits.shows),
            Notices(self.players, self.cluster, webhooks, url, self.keep),
            self.metrics,
            Pauses(bot_pause, bid_pause, pace),
            asyncio.Lock(),
            self.keep,
        )
        self.commitments = self.services.commitments
        self.bot_workers = self.services.bot_workers
        self.shows = self.services.shows
        self.notices = self.services.notices
        self.reviews = Reviews(self.services)
        self.live_tables: dict[str, LiveTable] = {}
        self.loading: dict[str, asyncio.Lock] = {}
        self.tasks: set[asyncio.Task[Any]] = set()
        self.is_closing = False
        self.stored_at = -1.0  # when the store was last found to be writable
        self.slept: tuple[int, str] = (0, "")  # how far the rounds have looked for what is due

    async def open(self) -> None:
        """Open the store and the cluster, then start the rounds."""
        await self.database.open()
        if ended := await archive.end_all(self.database):
            LOGGER.warning("ended tables of earlier rules", extra={"tables": ended})
        await self.cluster.open(self.hear, self.perform)
        self.keep(asyncio.ensure_future(self.make_rounds()))

    async def say_bye(self) -> None:
        """Tell all clients to reconnect soon, to this process or another."""
        self.is_closing = True
        for live in list(self.live_tables.values()):
            async with live.lock:
                live.audience.send_all(wire.Bye(after=BYE))
                live.close()
        for connections in self.notices.listening.values():
            for connection in connections:
                connection.send(wire.encode(wire.Bye(after=BYE)))
                connection.close()

    async def close(self) -> None:
        """Disconnect all clients, finish pending writes, and close everything."""
        await self.say_bye()
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self.notices.webhooks.close()
        self.players.passwords.close()
        self.bot_workers.close()
        self.examiner.close()
        await self.cluster.close()
        await self.database.close()

    async def check_store(self) -> None:
        """Raise unless the store accepts writes; the result is cached for a second."""
        if time.monotonic() - self.stored_at < 1:
            return
        await leases.try_writing(self.database)
        self.stored_at = time.monotonic()

    def keep(self, task: "asyncio.Task[Any]") -> None:
        """Hold a task until it ends; log its failure."""
        self.tasks.add(task)
        task.add_done_callback(self.ended)

    def ended(self, task: "asyncio.Task[Any]") -> None:
        """Handle the end of a task."""
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            LOGGER.error("task failed", exc_info=task.exception())

    # -- people ----------------------------------------------------------------------------

    def connections(self) -> list[Connection]:
        """All connections to this process."""
        tables = (live.connections for live in self.live_tables.values())
        return [*chain(*tables, *self.notices.listening.values())]

    async def end_sessions(self, keys: list[str]) -> None:
        """Close everything that is open with these keys, in every process."""
        if keys:
            self.close_connections(keys)
            await self.cluster.tell(KeysEnded(keys))

    def close_connections(self, keys: list[str]) -> None:
        """Close everything that is open with these keys in this process."""
        for connection in self.connections():
            if connection.key in keys:
                connection.close(LOGGED_OUT)

    async def block_changed(self, player: str) -> None:
        """Apply a player's changed blocks to their open connections, in every process."""
        blocked = await moderation.blocked_by(player, self.database)
        self.spare(player, blocked)
        await self.cluster.tell(BlocksChanged(player, sorted(blocked)))

    def spare(self, player: str, blocked: set[str]) -> None:
        """Hide the chat of others from a player's connections."""
        for connection in self.connections():
            if connection.player_id == player:
                connection.blocked = blocked

    async def reload_tables_of(self, player: str) -> None:
        """Load the tables of a deleted player again, without their name."""
        for live in list(self.live_tables.values()):
            if player in live.table.people and not live.lock.locked():
                await self.let_go(live)

    async def do_tasks(self) -> None:
        """Carry out the tasks of the host's command line; one process claims each task."""
        for task in await report_rows.take_tasks(self.database):
            if isinstance(task, report_rows.EndKeys):
                await self.end_sessions(await self.players.end_all(task.player))
            else:
                await self.kick(task.table, task.seat, task.player)

    async def kick(self, table: str, seat: int, player: str) -> None:
        """Take a seat from its player, unless it is no longer theirs."""
        holder = await self.players.by_id(player)
        try:
            if holder is not None:
                await (await self.live_table(table)).order(holder, Kick(seat))
        except ServerError as error:
            LOGGER.warning("not kicked", extra={"table": table, "why": error.code})

    # -- tables ----------------------------------------------------------------------------

    async def create(self, entries: list[log.AnyEntry]) -> LiveTable:
        """Make a new table from its first entries."""
        table, statements = new_table(entries)
        await self.database.write(*statements)
        self.metrics.committed(table_rows.number(entries, 0))
        live = self.live_tables[table.id] = LiveTable(self.services, table, self.forget)
        await live.wake()
        await self.make_place()
        return live

    async def live_table(self, table_id: str) -> LiveTable:
        """The live table, loaded if necessary."""
        if self.is_closing:
            raise ServerError("server/busy")
        live = self.live_tables.get(table_id)
        if live is not None:
            live.used = now()
            return live
        lock = self.loading.setdefault(table_id, asyncio.Lock())
        try:
            async with lock:
                return self.live_tables.get(table_id) or await self.load(table_id)
        finally:
            self.loading.pop(table_id, None)

    async def load(self, table_id: str) -> LiveTable:
        """Load a table from its log."""
        table = Table(table_id)
        for logged in await table_rows.load(table_id, self.database):
            table.add(logged)
        if table.version == 0:
            raise ServerError("table/unknown")
        live = self.live_tables[table_id] = LiveTable(self.services, table, self.forget)
        self.metrics.live_tables.set(len(self.live_tables))
        await self.cluster.tell(RollCall(table_id))
        await self.make_place(live)
        return live

    async def make_place(self, wanted: LiveTable | None = None) -> None:
        """Unload the least recently used tables when too many are in memory."""
        idle = [live for live in self.live_tables.values() if live.is_idle and live is not wanted]
        idle.sort(key=lambda live: live.used)
        for live in idle[: max(0, len(idle) - self.limits.kept)]:
            if live.is_idle:
                await self.let_go(live)

    async def let_go(self, live: LiveTable) -> None:
        """Unload a live table; any process may own its table then."""
        self.forget(live)
        if live.fence is not None:
            await self.cluster.release(live.table.id)

    def forget(self, live: LiveTable) -> None:
        """Drop a live table; it is loaded again on demand."""
        if self.live_tables.get(live.table.id) is live:
            del self.live_tables[live.table.id]
        live.close()
        self.metrics.live_tables.set(len(self.live_tables))

    async def import_record(
        self, record: records.Record, text: str, own_set: str | None, host: str
    ) -> LiveTable:
        """Make a table that shows a recorded game."""
        setup = record.setup
        made = log.Created(
            record.game, setup.players, dict(setup.options), setup.set_name, False,
            wire.NoClock(), wire.Absence(), host, record.rules, own_set, rated=False,
        )  # fmt: skip
        return await self.create([made, log.Imported(text)])

    # -- rounds ----------------------------------------------------------------------------

    async def make_rounds(self) -> None:
        """Wake what is due and unload idle tables, periodically."""
        while True:
            try:
                await self.do_tasks()
                await self.wake_sleeping()
                await self.let_idle_go()
                self.go_on_with_shows()
            except Unavailable as error:
                LOGGER.warning("a round failed", extra={"why": error.detail})
            except Exception:
                LOGGER.exception("a round failed")
            await asyncio.sleep(ROUNDS)

    async def wake_sleeping(self) -> None:
        """Wake the tables with something due soon that no process owns."""
        due = await self.cluster.sleeping(now() + AHEAD, self.slept, WOKEN)
        self.slept = due[-1] if len(due) == WOKEN else (0, "")
        for _, table_id in due:
            live = self.live_tables.get(table_id)
            if live is None or live.fence is None:
                await self.wake(table_id)

    async def wake(self, table_id: str) -> None:
        """Wake a table; one that can't be loaded is not woken again."""
        try:
            await (await self.live_table(table_id)).wake()
        except Unavailable:
            raise
        except Exception as error:
            if isinstance(error, ServerError) and error.code == "server/busy":
                return
            LOGGER.error("can't be loaded", extra={"table": table_id, "why": repr(error)})
            await table_rows.forget_wake(table_id, self.database)

    def go_on_with_shows(self) -> None:
        """Continue tables of bots alone that waited for another table of their host to end."""
        for live in list(self.live_tables.values()):
            if live.connections and live.table.is_show and not live.lock.locked():
                live.turns.look()

    async def let_idle_go(self) -> None:
        """Unload the tables without clients that are idle for a while and have nothing due."""
        for live in list(self.live_tables.values()):
            if live.is_idle and now() - live.used > IDLE:
                await self.let_go(live)

    # -- other processes -------------------------------------------------------------------

    async def perform(self, table: str, player: Player | None, order: Order) -> int | None:
        """Carry out another process's order, if the table is owned here."""
        live = await self.live_table(table)
        async with live.lock:
            return await live.carry_out(player, order) if await live.own() else None

    async def hear(self, process: str, news: News) -> None:
        """Handle a message of another process."""
        if isinstance(news, TurnCame):
            self.notices.heard(news.player, news.notice)
        elif isinstance(news, KeysEnded):
            self.close_connections(news.keys)
        elif isinstance(news, BlocksChanged):
            self.spare(news.player, set(news.others))
        elif isinstance(news, ProcessLost):
            for live in list(self.live_tables.values()):
                live.presences.lost(process)
        elif isinstance(news, Missed):
            for live in list(self.live_tables.values()):
                await live.refresh()
        elif (live_here := self.live_tables.get(news.table)) is not None:
            await self.hear_of(live_here, process, news)

    async def hear_of(self, live: LiveTable, process: str, news: Stored | Here | RollCall) -> None:
        """Handle a message of another process about a table that is live here."""
        if isinstance(news, Stored):
            await live.follow(news.version)
        elif isinstance(news, Here):
            live.presences.heard(process, news.players, news.spectators)
        elif live.connections:
            await live.presences.changed()
