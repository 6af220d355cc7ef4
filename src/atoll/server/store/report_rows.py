"""Blocks, reports, the audit log, and tasks for a running server."""

from collections.abc import Sequence
from typing import NamedTuple

import msgspec
from msgspec import Struct

from atoll.server.store.database import Database, Row, Statement
from atoll.server.wall_clock import now


class EndKeys(Struct, tag_field="what", tag="ban"):
    """End all sessions of a player."""

    player: str


class TakeSeat(Struct, tag_field="what", tag="kick"):
    """Take a seat from its player."""

    table: str
    seat: int
    player: str


Task = EndKeys | TakeSeat


class ReportRow(NamedTuple):
    """A report to the host, with the chat and the log of the table as JSON."""

    id: str
    reporter: str
    player: str
    table: str
    text: str
    log: str


# -- blocks ---------------------------------------------------------------------------------


async def block(player: str, other: str, database: Database) -> None:
    """A player blocks another."""
    sql = "INSERT INTO blocks (player, other, at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING"
    await database.write(Statement(sql, (player, other, now())))


async def unblock(player: str, other: str, database: Database) -> None:
    """Unblock a player."""
    sql = "DELETE FROM blocks WHERE player = $1 AND other = $2"
    await database.write(Statement(sql, (player, other)))


async def blocked_by(player: str, database: Database) -> set[str]:
    """The players whom a player blocks."""
    rows = await database.read("SELECT other FROM blocks WHERE player = $1", player)
    return {str(row[0]) for row in rows}


async def blocks_between(player: str, database: Database) -> set[str]:
    """The players whom a player blocks, and those who block them."""
    rows = await database.read(
        """SELECT other FROM blocks WHERE player = $1
        UNION SELECT player FROM blocks WHERE other = $1""",
        player,
    )
    return {str(row[0]) for row in rows}


async def block_list(player: str, database: Database) -> list[tuple[str, str, int]]:
    """The players whom a player blocks, the latest first: id, name, since when."""
    rows = await database.read(
        """SELECT b.other, p.name, b.at FROM blocks b JOIN players p ON p.id = b.other
        WHERE b.player = $1 ORDER BY b.at DESC""",
        player,
    )
    return [(other, name, at) for other, name, at in rows]


# -- reports --------------------------------------------------------------------------------


async def count(reporter: str, since: int, database: Database) -> int:
    """How many reports a player made since a moment."""
    sql = "SELECT COUNT(*) FROM reports WHERE reporter = $1 AND at > $2"
    ((reports,),) = await database.read(sql, reporter, since)
    return int(reports)


async def add(report: ReportRow, database: Database) -> None:
    """Store a report."""
    sql = """INSERT INTO reports (id, at, reporter, player, table_id, text, log)
        VALUES ($1, $2, $3, $4, $5, $6, $7)"""
    await database.write(Statement(sql, (report.id, now(), *report[1:])))


def closing(report: str) -> Statement:
    """Marks a report as handled; it must exist."""
    sql = "UPDATE reports SET closed = $2 WHERE id = $1 RETURNING id"
    return Statement(sql, (report, now()), must=True)


async def unclosed(most: int, database: Database) -> Sequence[Row]:
    """Unhandled reports: id, at, reporter's name, player's name, player, table, text."""
    return await database.read(
        """SELECT r.id, r.at, COALESCE(a.name, ''), COALESCE(b.name, ''), r.player,
        r.table_id, r.text FROM reports r LEFT JOIN players a ON a.id = r.reporter
        LEFT JOIN players b ON b.id = r.player WHERE r.closed IS NULL
        ORDER BY r.at LIMIT $1""",
        most,
    )


async def attachment(report: str, database: Database) -> str | None:
    """What is attached to a report, as JSON."""
    rows = await database.read("SELECT log FROM reports WHERE id = $1", report)
    return str(rows[0][0]) if rows else None


# -- the host -------------------------------------------------------------------------------


def noting(id: str, who: str, action: str, target: str, detail: str) -> Statement:
    """Adds a line to the audit log."""
    sql = """INSERT INTO audit (id, at, who, action, target, detail)
        VALUES ($1, $2, $3, $4, $5, $6)"""
    return Statement(sql, (id, now(), who, action, target, detail))


async def audit(most: int, database: Database) -> Sequence[Row]:
    """The audit log, the latest first: at, who, action, target, detail."""
    sql = "SELECT at, who, action, target, detail FROM audit ORDER BY at DESC LIMIT $1"
    return await database.read(sql, most)


def asking(id: str, task: Task) -> Statement:
    """Stores a task that a running server carries out at its next round."""
    sql = "INSERT INTO tasks (id, at, body) VALUES ($1, $2, $3)"
    return Statement(sql, (id, now(), msgspec.json.encode(task).decode()))


async def take_tasks(database: Database) -> list[Task]:
    """Claim the tasks that nobody has claimed; nobody else gets them."""
    if not await database.read("SELECT 1 FROM tasks LIMIT 1"):
        return []
    (rows,) = await database.write(Statement("DELETE FROM tasks RETURNING body", ()))
    return [msgspec.json.decode(body, type=Task) for (body,) in rows]
