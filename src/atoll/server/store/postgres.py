"""The store for several processes: PostgreSQL, with the same SQL as the default one."""

import logging
from collections.abc import Sequence
from typing import Any

import asyncpg

from atoll.server.errors import Unavailable
from atoll.server.store.database import MIGRATIONS, Conflict, Database, Row, Statement

CONNECTIONS = 8  # measured: 7 k commits a second
PATIENCE = 10.0  # seconds for a statement
# Milliseconds after which PostgreSQL ends a transaction whose process does nothing, and with it the
# locks on its tables: a process that is stopped (SIGSTOP) would hold them until it continues.
STALLED = 1500
# The server is unreachable, shutting down or full.
GONE = (
    OSError,
    TimeoutError,
    asyncpg.InterfaceError,
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
    asyncpg.InsufficientResourcesError,
)
LOGGER = logging.getLogger("atoll.postgres")
MIGRATING = 0x61746F6C  # the advisory lock that one process holds while it migrates


class PostgresDatabase(Database):
    """A database by its address."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.pool: Any = None

    async def open(self) -> None:
        """Connect, and migrate unless another process did."""
        self.pool = await asyncpg.create_pool(
            self.url, min_size=1, max_size=CONNECTIONS, command_timeout=PATIENCE,
            server_settings={"idle_in_transaction_session_timeout": str(STALLED)},
        )  # fmt: skip
        async with self.pool.acquire() as connection, connection.transaction():
            await connection.execute("SELECT pg_advisory_xact_lock($1)", MIGRATING)
            await connection.execute("CREATE TABLE IF NOT EXISTS schema_version (version BIGINT)")
            version = await connection.fetchval("SELECT max(version) FROM schema_version") or 0
            for number, steps in enumerate(MIGRATIONS[version:], version + 1):
                for step in steps:
                    await connection.execute(step)
                await connection.execute("INSERT INTO schema_version VALUES ($1)", number)

    async def close(self) -> None:
        """Finish pending writes and disconnect."""
        await self.pool.close()

    async def read(self, sql: str, *args: Any) -> Sequence[Row]:
        """The rows of a query."""
        try:
            rows: Sequence[Row] = await self.pool.fetch(sql, *args)
        except GONE as error:
            raise Unavailable(error) from None
        return rows

    async def write(self, *statements: Statement) -> list[Sequence[Row]]:
        """One transaction."""
        try:
            async with self.pool.acquire() as connection, connection.transaction():
                return [await self.carry_out(connection, statement) for statement in statements]
        except asyncpg.UniqueViolationError as error:
            raise Conflict(str(error)) from None
        except GONE as error:
            LOGGER.error("not stored", extra={"why": repr(error)})
            raise Unavailable(error) from None

    async def carry_out(self, connection: Any, statement: Statement) -> Sequence[Row]:
        """The rows a statement returns."""
        rows: Sequence[Row] = await connection.fetch(statement.sql, *statement.args)
        if statement.must and not rows:
            raise Conflict(statement.sql, statement)
        return rows
