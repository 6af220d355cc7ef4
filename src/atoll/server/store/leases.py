"""Ownership of tables: heartbeats of processes, leases with fencing numbers, notifications."""

from atoll.server.store.database import Database, Statement

CLOCK = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint"  # one clock for all machines
LIVING = f"(SELECT id FROM processes WHERE expires > {CLOCK})"
KEPT = 60_000  # milliseconds for which a dead process is remembered
SLEEPING = """SELECT wake, id FROM tables WHERE wake <= $1
    AND (wake > $2 OR (wake = $2 AND id > $3)) """
ORDERED = "ORDER BY wake, id LIMIT $4"
UNOWNED = f"AND (owner IS NULL OR owner NOT IN {LIVING}) "
Due = tuple[int, str]  # when a table has something due, and its id


async def sleeping(until: int, after: Due, most: int, database: Database) -> list[Due]:
    """The tables with something due before `until`, in order, after the pair `after`."""
    rows = await database.read(SLEEPING + ORDERED, until, *after, most)
    return [(row[0], row[1]) for row in rows]


async def sleeping_unowned(until: int, after: Due, most: int, database: Database) -> list[Due]:
    """Those of them that no living process owns."""
    rows = await database.read(SLEEPING + UNOWNED + ORDERED, until, *after, most)
    return [(row[0], row[1]) for row in rows]


async def try_writing(database: Database) -> None:
    """Raise unless the store accepts writes.

    The value must change: SQLite does not write a row that stays as it is.
    """
    sql = """INSERT INTO processes (id, expires) VALUES ('health', 0)
        ON CONFLICT (id) DO UPDATE SET expires = 1 - processes.expires"""
    await database.write(Statement(sql, ()))


async def beat(process: str, lasts: int, database: Database) -> set[str]:
    """Extend the life of a process by this many milliseconds; returns all living processes."""
    sql = f"""INSERT INTO processes (id, expires) VALUES ($1, {CLOCK} + $2)
        ON CONFLICT (id) DO UPDATE SET expires = excluded.expires"""
    gone = f"DELETE FROM processes WHERE expires < {CLOCK} - $1"
    await database.write(Statement(sql, (process, lasts)), Statement(gone, (KEPT,)))
    rows = await database.read(f"SELECT id FROM processes WHERE expires > {CLOCK}")
    return {str(row[0]) for row in rows}


async def leave(process: str, database: Database) -> None:
    """Remove a process; its tables can be taken over."""
    await database.write(
        Statement("UPDATE tables SET owner = NULL WHERE owner = $1", (process,)),
        Statement("DELETE FROM processes WHERE id = $1", (process,)),
    )


async def acquire(table: str, process: str, database: Database) -> int | None:
    """The fencing number of a new lease; None if a living process has one."""
    sql = f"""UPDATE tables SET owner = $2, fence = fence + 1 WHERE id = $1
        AND (owner IS NULL OR owner = $2 OR owner NOT IN {LIVING}) RETURNING fence"""
    (rows,) = await database.write(Statement(sql, (table, process)))
    return int(rows[0][0]) if rows else None


async def release(table: str, process: str, database: Database) -> None:
    """Give up the lease of a process."""
    sql = "UPDATE tables SET owner = NULL WHERE id = $1 AND owner = $2"
    await database.write(Statement(sql, (table, process)))


async def owner(table: str, database: Database) -> str | None:
    """The process that owns a table, living or not."""
    rows = await database.read("SELECT owner FROM tables WHERE id = $1", table)
    return rows[0][0] if rows else None


def notifying(channel: str, payload: str) -> Statement:
    """Notifies all listeners when the transaction commits."""
    return Statement("SELECT pg_notify($1, $2)", (channel, payload))
