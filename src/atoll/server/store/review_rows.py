"""Reviews of finished games in the store: their progress and result."""

from typing import NamedTuple

from atoll.server.store.database import Database, Statement
from atoll.server.wall_clock import now


class ReviewRow(NamedTuple):
    """A review: decisions judged, how many there are, and the whole as JSON when it is done."""

    done: int
    total: int
    body: str | None


async def find(table: str, database: Database) -> ReviewRow | None:
    """The review of a table's game, if one was begun."""
    sql = "SELECT done, total, body FROM reviews WHERE table_id = $1"
    rows = await database.read(sql, table)
    return ReviewRow(*rows[0]) if rows else None


async def begin(table: str, total: int, silent: int, database: Database) -> bool:
    """Begin a review; not one that is done, or that had progress since `silent`."""
    sql = """INSERT INTO reviews (table_id, at, done, total, body)
        VALUES ($1, $2, 0, $3, NULL) ON CONFLICT (table_id) DO UPDATE
        SET at = excluded.at, done = 0 WHERE reviews.body IS NULL AND reviews.at <= $4
        RETURNING table_id"""
    (rows,) = await database.write(Statement(sql, (table, now(), total, silent)))
    return bool(rows)


async def go_on(table: str, done: int, database: Database) -> None:
    """Store how many decisions are judged."""
    sql = "UPDATE reviews SET at = $2, done = $3 WHERE table_id = $1"
    await database.write(Statement(sql, (table, now(), done)))


async def finish(table: str, body: str, database: Database) -> None:
    """Store the finished review."""
    sql = "UPDATE reviews SET at = $2, done = total, body = $3 WHERE table_id = $1"
    await database.write(Statement(sql, (table, now(), body)))
