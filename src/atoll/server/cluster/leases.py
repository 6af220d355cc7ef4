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
from atoll.core.words import Refusal
from atoll.server.errors import ServerError, Unavailable
from atoll.server.people.players import Player
from atoll.server.store import leases
from atoll.server.store.database import Statement
from atoll.server.store.leases import Due
from atoll.server.store.postgres import PostgresDatabase
from atoll.server.tables.news import (
    Answer,
    Asked,
    Done,
    Failed,
    Missed,
    News,
    ProcessLost,
    Refused,
    Stored,
    Told,
)
from atoll.server.tables.orders import Order
from atoll.server.tables.processes import Cluster, Hear, OwnerSilent, Perform
from atoll.server.tables.voices import as_words, phrase

BEAT = 0.5  # seconds between heartbeats
ALIVE = 2000  # milliseconds until a process without a new heartbeat counts as dead
ANSWER = 0.7  # seconds an owner has to answer
MOST = 7900  # bytes of a notification
NEWS = "atoll"
LOGGER = logging.getLogger("atoll.shared")
DECODE = msgspec.json.Decoder(Told).decode


class Shared(Cluster):
    """One of several processes."""

    def __init__(self, database: PostgresDatabase) -> None:
        self.database = database
        self.process = "s" + secrets.token_hex(8)
        self.answers: dict[int, asyncio.Future[int]] = {}
        self.forwarded = 0
        self.tasks: set[asyncio.Task[None]] = set()
        self.living: set[str] = set()
        self.listener: Any = None

    async def open(self, hear: Hear, perform: Perform) -> None:
        """Send the first heartbeat and start listening."""
        self.hear = hear
        self.perform = perform
        await self.beat()
        self.start(self.keep_beating())
        self.start(self.keep_listening())
        while self.listener is None:
            await asyncio.sleep(0.01)

    async def close(self) -> None:
        """Stop the heartbeat; this process's tables can be taken over at once."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        with suppress(Unavailable):  # then the leases expire by themselves
            await leases.leave(self.process, self.database)
        await self.tell(ProcessLost())
        if self.listener is not None:
            await self.listener.close()

    def start(self, work: Any) -> None:
        """Hold a task until it ends."""
        task = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self.ended)

    def ended(self, task: "asyncio.Task[None]") -> None:
        """Handle the end of a task; without a database it is only logged, for a resync follows."""
        self.tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if isinstance(error, Unavailable):
            LOGGER.warning("not followed", extra={"why": error.detail})
        elif error is not None:
            LOGGER.error("task failed", exc_info=error)

    # -- heartbeats ------------------------------------------------------------------------

    async def beat(self) -> None:
        """Send a heartbeat and report the processes that are no longer alive."""
        living = await leases.beat(self.process, ALIVE, self.database)
        for process in self.living - living:
            await self.hear(process, ProcessLost())
        self.living = living

    async def keep_beating(self) -> None:
        """Send heartbeats periodically."""
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
                if self.listener is not None:  # messages may have been missed
                    self.start(self.hear(self.process, Missed()))
                self.listener = listener
                await lost.wait()
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                LOGGER.warning("not listening", extra={"why": repr(error)})
            await asyncio.sleep(BEAT)

    # -- ownership -------------------------------------------------------------------------

    async def acquire(self, table: str) -> int | None:
        """Take the table if no living process owns it."""
        return await leases.acquire(table, self.process, self.database)

    async def release(self, table: str) -> None:
        """Give up the lease of the table."""
        await leases.release(table, self.process, self.database)

    async def sleeping(self, until: int, after: Due, most: int) -> list[Due]:
        """Tables with something due whose owner is dead."""
        return await leases.sleeping_unowned(until, after, most, self.database)

    # -- notifications ---------------------------------------------------------------------

    def announcement(self, table: str, version: int) -> list[Statement]:
        """Table and version only; a process that follows the table reads the rest."""
        return [leases.notifying(NEWS, self.payload(Stored(table, version)))]

    async def tell(self, news: News) -> None:
        """Send news to every process, best effort; never anything that must not be lost."""
        try:
            await self.database.write(leases.notifying(NEWS, self.payload(news)))
        except Unavailable as error:
            LOGGER.warning("not told", extra={"why": error.detail})

    def payload(self, what: News | Asked | Answer) -> str:
        """The message with the id of this process."""
        return msgspec.json.encode(Told(self.process, what)).decode()

    def heard(self, _: Any, __: int, channel: str, payload: str) -> None:
        """Handle a message from another process."""
        message = DECODE(payload)
        if message.process == self.process:
            return
        if isinstance(message.what, Asked):
            self.start(self.answer(message.process, message.what))
        elif isinstance(message.what, Answer):
            self.answered(message.what)
        else:
            self.start(self.hear(message.process, message.what))

    # -- forwarding ------------------------------------------------------------------------

    async def forward(self, table: str, player: Player | None, order: Order) -> int:
        """Send an order to the owner and wait for its answer."""
        owner = await leases.owner(table, self.database)
        if owner is None or owner == self.process:
            raise OwnerSilent
        self.forwarded += 1
        number = self.forwarded
        payload = self.payload(Asked(number, table, player, order))
        if len(payload.encode()) > MOST:
            raise ServerError("limit/size")
        answer: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self.answers[number] = answer
        try:
            await self.database.write(leases.notifying(owner, payload))
            return await asyncio.wait_for(answer, ANSWER)
        except TimeoutError:
            raise OwnerSilent from None
        finally:
            del self.answers[number]

    async def answer(self, process: str, forwarded: Asked) -> None:
        """Answer another process's order, if its table is owned here."""
        answer = await self.carry_out(forwarded)
        if answer is not None:
            await self.database.write(leases.notifying(process, self.payload(answer)))

    def answered(self, answer: Answer) -> None:
        """Handle the answer to an order that this process forwarded."""
        waiting = self.answers.get(answer.number)
        if waiting is None or waiting.done():
            return
        if isinstance(answer, Done):
            waiting.set_result(answer.version)
        elif isinstance(answer, Refused):
            refusal = Refusal(answer.clause, as_words(answer.reason))
            waiting.set_exception(IllegalAction(refusal))
        else:
            waiting.set_exception(ServerError(answer.code, answer.detail))

    async def carry_out(self, forwarded: Asked) -> Answer | None:
        """Carry out another process's order; None if this process is not the owner."""
        try:
            version = await self.perform(forwarded.table, forwarded.player, forwarded.order)
            return None if version is None else Done(forwarded.number, version)
        except IllegalAction as error:
            refusal = error.refusal
            return Refused(forwarded.number, refusal.clause, phrase(refusal.reason))
        except ServerError as error:
            return Failed(forwarded.number, error.code, error.detail)
        except Exception:
            LOGGER.exception("a forwarded order failed", extra={"table": forwarded.table})
            return Failed(forwarded.number, "server/failed", "")
