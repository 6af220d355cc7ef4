"""Copies a whole store: backups, restoring them, and moving from SQLite to PostgreSQL.

A copy is a snapshot of the source, also while a server writes to it. It is read again and compared
before it is used. Data of running processes (leases, heartbeats) is left out.
"""

import hashlib
import os
import shutil
import sqlite3
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager, closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import asyncpg

from atoll.core.errors import AtollError
from atoll.server.store.database import MIGRATIONS, Row
from atoll.server.store.leases import CLOCK

BATCH = 1000  # rows read at once
SUM = 1 << 128
OF_PROCESSES = {"processes", "schema_version"}
LEASES = {"owner": "NULL", "fence": "1"}  # columns for the process that owns a table, when unowned
PRIVATE = 0o600


class CannotCopy(AtollError):
    """A store that can't be read, written or replaced."""


@dataclass
class Tally:
    """The rows of a table: how many, and a sum over them that does not depend on their order."""

    rows: int = 0
    total: int = 0

    def add(self, batch: Iterable[Row]) -> None:
        """Count these rows too."""
        for row in batch:
            digest = hashlib.blake2b(repr(tuple(row)).encode(), digest_size=16).digest()
            self.rows += 1
            self.total = (self.total + int.from_bytes(digest)) % SUM


@dataclass
class Contents:
    """What a store holds: the version of its schema, and its tables with their columns."""

    version: int
    columns: dict[str, list[str]]
    tallies: dict[str, Tally] = field(default_factory=dict)


class Source(ABC):
    """A snapshot of a store."""

    contents: Contents

    @abstractmethod
    def rows(self, sql: str) -> AsyncIterator[list[Row]]:
        """The rows of a query in batches."""

    def select(self, table: str) -> str:
        """The query for a whole table, without leases."""
        names = self.contents.columns[table]
        return f"SELECT {', '.join(LEASES.get(name, name) for name in names)} FROM {table}"

    async def tally(self) -> dict[str, Tally]:
        """Count everything."""
        tallies = {table: Tally() for table in self.contents.columns}
        for table, tally in tallies.items():
            async for batch in self.rows(self.select(table)):
                tally.add(batch)
        return tallies


class SqliteSource(Source):
    """A SQLite database, read in one transaction."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self.connection = connection
        connection.execute("BEGIN")
        (version,) = connection.execute("PRAGMA user_version").fetchone()
        listing = "SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY rowid"
        names = [name for (name,) in connection.execute(listing) if name not in OF_PROCESSES]
        self.contents = Contents(version, {name: self.columns(name) for name in names})

    def columns(self, table: str) -> list[str]:
        """The columns of a table."""
        return [str(row[1]) for row in self.connection.execute(f"PRAGMA table_info({table})")]

    async def rows(self, sql: str) -> AsyncIterator[list[Row]]:
        """The rows of a query in batches."""
        cursor = self.connection.execute(sql)
        while batch := cursor.fetchmany(BATCH):
            yield batch


class PostgresSource(Source):
    """A PostgreSQL database, read in one transaction."""

    def __init__(self, connection: Any, contents: Contents) -> None:
        self.connection, self.contents = connection, contents

    async def rows(self, sql: str) -> AsyncIterator[list[Row]]:
        """The rows of a query in batches."""
        cursor = await self.connection.cursor(sql)
        while batch := await cursor.fetch(BATCH):
            yield [tuple(row) for row in batch]


# -- opening --------------------------------------------------------------------------------


@asynccontextmanager
async def open_sqlite(path: Path) -> AsyncIterator[Source]:
    """A snapshot of a SQLite file; refuses another kind of file, or one of a newer Atoll."""
    if not path.is_file():
        raise CannotCopy(f"{path}: there is no such database")
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        try:
            source = SqliteSource(connection)
        except sqlite3.Error as error:
            raise CannotCopy(f"{path}: not a database of Atoll ({error})") from None
        check_version(source.contents, str(path))
        yield source


@asynccontextmanager
async def open_postgres(url: str) -> AsyncIterator[Source]:
    """A snapshot of a PostgreSQL database."""
    snapshot = {"isolation": "repeatable_read", "readonly": True}
    async with connected(url) as connection, connection.transaction(**snapshot):
        source = PostgresSource(connection, await postgres_contents(connection))
        check_version(source.contents, "the database")
        yield source


@asynccontextmanager
async def connected(url: str) -> AsyncIterator[Any]:
    """A connection to PostgreSQL; an error becomes one sentence."""
    try:
        connection = await asyncpg.connect(url)
    except (OSError, ValueError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
        raise CannotCopy(f"the database does not open: {error}") from None
    try:
        yield connection
    except asyncpg.PostgresError as error:
        raise CannotCopy(f"the database refuses: {error}") from None
    finally:
        await connection.close()


async def postgres_contents(connection: Any) -> Contents:
    """The schema of a database, in the order in which tables refer to each other."""
    has_schema = await connection.fetchval("SELECT to_regclass('schema_version') IS NOT NULL")
    if not has_schema:
        return Contents(0, {})
    version = await connection.fetchval("SELECT max(version) FROM schema_version") or 0
    sql = """SELECT c.relname, a.attname FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
        WHERE c.relkind = 'r' AND a.attnum > 0 AND NOT a.attisdropped AND c.relnamespace =
        (SELECT relnamespace FROM pg_class WHERE oid = 'schema_version'::regclass)
        ORDER BY c.oid, a.attnum"""
    columns: dict[str, list[str]] = {}
    for table, column in await connection.fetch(sql):
        if table not in OF_PROCESSES:
            columns.setdefault(table, []).append(column)
    return Contents(version, columns)


def check_version(contents: Contents, name: str) -> None:
    """Refuse a store that is empty or was written by a newer Atoll."""
    if contents.version == 0:
        raise CannotCopy(f"{name}: nothing is stored there")
    if contents.version > len(MIGRATIONS):
        raise CannotCopy(f"{name}: was written by a newer version of Atoll")


# -- writing --------------------------------------------------------------------------------


async def to_sqlite(source: Source, path: Path) -> dict[str, Tally]:
    """Write a copy to a file, which gets its name after it was read again and is equal."""
    new = path.with_name(f"{path.name}.new")
    new.unlink(missing_ok=True)
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    os.close(os.open(new, os.O_CREAT | os.O_WRONLY, PRIVATE))
    try:
        with closing(sqlite3.connect(new, isolation_level=None)) as connection:
            tallies = await fill_sqlite(source, connection)
        async with open_sqlite(new) as copy:
            compare(tallies, await copy.tally())
        keep_owner(new, path.parent)
        os.replace(new, path)  # noqa: PTH105
    except sqlite3.Error as error:
        raise CannotCopy(f"{path}: {error}") from None
    finally:
        new.unlink(missing_ok=True)
    return tallies


async def fill_sqlite(source: Source, connection: sqlite3.Connection) -> dict[str, Tally]:
    """Make the source's schema and copy every row, in one transaction."""
    tallies = {table: Tally() for table in source.contents.columns}
    connection.execute("PRAGMA synchronous=FULL")
    connection.execute("BEGIN")
    for step in MIGRATIONS[: source.contents.version]:
        for sql in step:
            connection.execute(sql)
    connection.execute(f"PRAGMA user_version={source.contents.version}")
    for table, names in source.contents.columns.items():
        marks = ", ".join("?" for _ in names)
        insert = f"INSERT INTO {table} ({', '.join(names)}) VALUES ({marks})"
        async for batch in source.rows(source.select(table)):
            connection.executemany(insert, batch)
            tallies[table].add(batch)
    connection.execute("COMMIT")
    return tallies


def keep_owner(path: Path, folder: Path) -> None:
    """Give a file that root writes to the owner of its folder, whose server uses it."""
    if os.geteuid() == 0:
        owner = folder.stat()
        shutil.chown(path, owner.st_uid, owner.st_gid)


async def to_postgres(source: Source, url: str, is_replaced: bool) -> dict[str, Tally]:
    """Write a copy in one transaction, read it again there and compare, then commit."""
    async with connected(url) as connection, connection.transaction():
        await make_room(connection, source.contents.version, is_replaced)
        tallies = {table: Tally() for table in source.contents.columns}
        for table, names in source.contents.columns.items():
            async for batch in source.rows(source.select(table)):
                await connection.copy_records_to_table(table, records=batch, columns=names)
                tallies[table].add(batch)
        copy = PostgresSource(connection, source.contents)
        compare(tallies, await copy.tally())
    return tallies


async def make_room(connection: Any, version: int, is_replaced: bool) -> None:
    """Make an empty schema of this version; existing data is removed only if `is_replaced`."""
    old = await postgres_contents(connection)
    if old.columns:
        living = f"SELECT count(*) FROM processes WHERE expires > {CLOCK}"
        if await connection.fetchval(living):
            raise CannotCopy("a server runs on the database: stop it first")
        players = await connection.fetchval("SELECT count(*) FROM players")
        if players and not is_replaced:
            raise CannotCopy(f"the database holds {players} players: --replace removes them")
    for table in [*reversed(old.columns), "processes", "schema_version"]:
        await connection.execute(f"DROP TABLE IF EXISTS {table}")
    await connection.execute("CREATE TABLE schema_version (version BIGINT)")
    for number, steps in enumerate(MIGRATIONS[:version], 1):
        for sql in steps:
            await connection.execute(sql)
        await connection.execute("INSERT INTO schema_version VALUES ($1)", number)


def compare(written: dict[str, Tally], read_again: dict[str, Tally]) -> None:
    """Raise unless the copy equals the source."""
    for table, tally in written.items():
        if read_again.get(table) != tally:
            raise CannotCopy(f"the copy of '{table}' is not what was read: nothing was changed")


def is_in_use(path: Path) -> bool:
    """Whether a server has this SQLite database open; if not, checkpoint its write-ahead log."""
    with closing(sqlite3.connect(path, isolation_level=None, timeout=0)) as connection:
        try:
            connection.execute("PRAGMA journal_mode=DELETE")
        except sqlite3.OperationalError:
            return True
    return False
