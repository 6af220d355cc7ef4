"""Several processes on one PostgreSQL: leases with fencing numbers, news by LISTEN/NOTIFY.

A process is alive while its heartbeat is fresh. A table whose owner is not alive may be taken by
any process, under the next fencing number; a write under an older number finds no row to change,
and (table, version) is the log's primary key, so two writers can never both win.
"""

import asyncio
import logging
import secrets
from contextlib import suppress
from typing import Any

import asyncpg
import msgspec

from atoll.core.errors import IllegalAction
from atoll.core.words import Refusal, Words
from atoll.server import orders, wire
from atoll.server.cluster import Cluster, News, OwnerSilent, Perform
from atoll.server.database import Statement
from atoll.server.errors import ServerError, Unavailable
from atoll.server.players import Player
from atoll.server.postgres import PostgresDatabase
from atoll.server.sight import as_data

BEAT = 0.7  # seconds between heartbeats
ALIVE = 2500  # milliseconds a heartbeat lasts
ANSWER = 1.5  # seconds an owner has to answer
MOST = 7900  # bytes of a notification
NEWS = "atoll"
CLOCK = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint"  # one clock for all machines
LIVING = f"(SELECT id FROM processes WHERE expires > {CLOCK})"
LOGGER = logging.getLogger("atoll.shared")
ORDER = msgspec.json.Decoder(orders.Order)


class Shared(Cluster):
    """One of several processes."""

    def __init__(self, database: PostgresDatabase) -> None:
        self.database = database
        self.process = "s" + secrets.token_hex(8)
        self.answers: dict[int, asyncio.Future[int]] = {}
        self.asked = 0
        self.tasks: set[asyncio.Task[None]] = set()
        self.known: set[str] = set()
        self.listener: Any = None

    async def open(self, news: News, perform: Perform) -> None:
        """Beat, and listen."""
        self.news = news
        self.perform = perform
        await self.beat()
        self.start(self.keep_beating())
        self.start(self.keep_listening())
        while self.listener is None:
            await asyncio.sleep(0.01)

    async def close(self) -> None:
        """Stop beating; this process's tables are free at once."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        with suppress(Unavailable):  # then the leases end by themselves
            await self.database.write(
                Statement("UPDATE tables SET owner = NULL WHERE owner = $1", (self.process,)),
                Statement("DELETE FROM processes WHERE id = $1", (self.process,)),
            )
        await self.tell({"kind": "lost"})
        if self.listener is not None:
            await self.listener.close()

    def start(self, work: Any) -> None:
        """Hold a task until it ends."""
        task = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self.ended)

    def ended(self, task: "asyncio.Task[None]") -> None:
        """A task is over; one that found no database is told of again when there is one."""
        self.tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if isinstance(error, Unavailable):
            LOGGER.warning("not followed", extra={"why": error.detail})
        elif error is not None:
            LOGGER.error("task failed", exc_info=error)

    # -- being alive -----------------------------------------------------------------------

    async def beat(self) -> None:
        """Say that this process lives; hear who does not any more."""
        sql = f"""INSERT INTO processes (id, expires) VALUES ($1, {CLOCK} + $2)
            ON CONFLICT (id) DO UPDATE SET expires = excluded.expires"""
        gone = f"DELETE FROM processes WHERE expires < {CLOCK} - 60000"
        await self.database.write(Statement(sql, (self.process, ALIVE)), Statement(gone, ()))
        rows = await self.database.read(f"SELECT id FROM processes WHERE expires > {CLOCK}")
        living = {row[0] for row in rows}
        for process in self.known - living:
            await self.news({"kind": "lost", "from": process})
        self.known = living

    async def keep_beating(self) -> None:
        """A heart's life."""
        while True:
            await asyncio.sleep(BEAT)
            try:
                await self.beat()
            except Unavailable as error:
                LOGGER.warning("no heartbeat", extra={"why": error.detail})

    async def keep_listening(self) -> None:
        """Listen, and connect again whenever the connection breaks."""
        while True:
            try:
                lost = asyncio.Event()
                listener = await asyncpg.connect(self.database.url)
                listener.add_termination_listener(lambda _, lost=lost: lost.set())
                await listener.add_listener(NEWS, self.heard)
                await listener.add_listener(self.process, self.heard)
                if self.listener is not None:  # nothing was heard meanwhile
                    self.start(self.news({"kind": "again", "from": self.process}))
                self.listener = listener
                await lost.wait()
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                LOGGER.warning("not listening", extra={"why": repr(error)})
            await asyncio.sleep(BEAT)

    # -- owning ----------------------------------------------------------------------------

    async def acquire(self, table: str) -> int | None:
        """Take the table if nobody alive has it."""
        sql = f"""UPDATE tables SET owner = $2, fence = fence + 1 WHERE id = $1
            AND (owner IS NULL OR owner = $2 OR owner NOT IN {LIVING}) RETURNING fence"""
        (rows,) = await self.database.write(Statement(sql, (table, self.process)))
        return int(rows[0][0]) if rows else None

    async def release(self, table: str) -> None:
        """Let go of the table."""
        sql = "UPDATE tables SET owner = NULL WHERE id = $1 AND owner = $2"
        await self.database.write(Statement(sql, (table, self.process)))

    async def sleeping(self, until: int) -> list[str]:
        """Tables with something due whose owner is gone."""
        rows = await self.database.read(
            f"""SELECT id FROM tables WHERE wake <= $1
            AND (owner IS NULL OR owner NOT IN {LIVING}) LIMIT 100""",
            until,
        )
        return [row[0] for row in rows]

    # -- telling ---------------------------------------------------------------------------

    def announcement(self, table: str, version: int) -> list[Statement]:
        """Table and version only; who listens reads the rest."""
        payload = self.payload({"kind": "version", "table": table, "version": version})
        return [notify(NEWS, payload)]

    async def tell(self, what: dict[str, Any]) -> None:
        """To every process, as far as it can be told now; nothing that must not be lost."""
        try:
            await self.database.write(notify(NEWS, self.payload(what)))
        except Unavailable as error:
            LOGGER.warning("not told", extra={"why": error.detail})

    def payload(self, what: dict[str, Any]) -> str:
        """What is told, and by whom."""
        return msgspec.json.encode({"from": self.process, **what}).decode()

    def heard(self, _: Any, __: int, channel: str, payload: str) -> None:
        """Something was told."""
        what = msgspec.json.decode(payload)
        if what["from"] == self.process:
            return
        self.start(self.news(what) if channel == NEWS else self.asked_or_answered(what))

    # -- forwarding ------------------------------------------------------------------------

    async def forward(self, table: str, player: Player | None, order: orders.Order) -> int:
        """Send an order to the owner and wait for its answer."""
        rows = await self.database.read("SELECT owner FROM tables WHERE id = $1", table)
        owner = rows[0][0] if rows else None
        if owner is None or owner == self.process:
            raise OwnerSilent
        self.asked += 1
        number = self.asked
        question = {"table": table, "player": player, "order": order, "number": number}
        payload = self.payload(question)
        if len(payload.encode()) > MOST:
            raise ServerError("limit/size")
        answer: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self.answers[number] = answer
        try:
            await self.database.write(notify(owner, payload))
            return await asyncio.wait_for(answer, ANSWER)
        except TimeoutError:
            raise OwnerSilent from None
        finally:
            del self.answers[number]

    async def asked_or_answered(self, what: dict[str, Any]) -> None:
        """An order from another process, or the answer to one of ours."""
        if "order" in what:
            answer = await self.carry_out(what)
            if answer is not None:
                payload = self.payload({"number": what["number"], **answer})
                await self.database.write(notify(what["from"], payload))
            return
        waiting = self.answers.get(what["number"])
        if waiting is None or waiting.done():
            return
        if "version" in what:
            waiting.set_result(what["version"])
        elif "clause" in what:
            refusal = Refusal(what["clause"], as_words(what["reason"]))
            waiting.set_exception(IllegalAction(refusal))
        else:
            waiting.set_exception(ServerError(what["code"], what["detail"]))

    async def carry_out(self, what: dict[str, Any]) -> dict[str, Any] | None:
        """Carry another process's order out; None if this one is not the owner."""
        player = msgspec.convert(what["player"], Player | None)
        order = ORDER.decode(msgspec.json.encode(what["order"]))
        try:
            version = await self.perform(what["table"], player, order)
            return None if version is None else {"version": version}
        except IllegalAction as error:
            return {"clause": error.refusal.clause, "reason": as_data(error.refusal.reason)}
        except ServerError as error:
            return {"code": error.code, "detail": error.detail}
        except Exception:
            LOGGER.exception("a forwarded order failed", extra={"table": what["table"]})
            return {"code": "server/failed", "detail": ""}


def notify(channel: str, payload: str) -> Statement:
    """Tells whoever listens, when the transaction commits."""
    return Statement("SELECT pg_notify($1, $2)", (channel, payload))


def as_words(data: wire.Data) -> Words:
    """Words as `as_data` wrote them."""
    args = {k: as_words(v) if isinstance(v, dict) else v for k, v in data["args"].items()}
    return Words(data["key"], args)
