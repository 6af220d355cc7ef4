"""How tables stand in the store: their log, and one row each to find them by."""

from collections.abc import Iterable

import msgspec

from atoll.server import entries as log
from atoll.server import wire
from atoll.server.database import Database, Statement
from atoll.server.moments import now
from atoll.server.sight import table_info
from atoll.server.table import Table


async def load(table_id: str, database: Database, after: int = 0) -> list[log.Logged]:
    """The entries of a table after a version."""
    rows = await database.read(
        """SELECT version, at, body FROM entries WHERE table_id = $1 AND version > $2
        ORDER BY version""",
        table_id,
        after,
    )
    return [log.from_row(*row) for row in rows]


def number(
    found: list[log.AnyEntry], after: int, by: str | None = None, order: str | None = None
) -> list[log.Logged]:
    """Entries as they follow in the log; the order's id stands with the last of them."""
    at, last = now(), len(found)
    return [
        log.Logged(after + n, at, entry, by, order if n == last else None)
        for n, entry in enumerate(found, 1)
    ]


def creation(table: Table, news: list[log.Logged]) -> list[Statement]:
    """Stores a new table; any process may own it."""
    made = table.created
    sql = """INSERT INTO tables (id, game, status, public, changed, wake, info, owner, fence)
        VALUES ($1, $2, $3, $4, $5, $6, $7, NULL, 1)"""
    public, wake = int(made.public), wake_time(table)
    values = (table.id, made.game, table.status, public, now(), wake, summary(table))
    return [Statement(sql, values), *appending(table, news)]


def change(table: Table, news: list[log.Logged], fence: int) -> list[Statement]:
    """Stores what happened, if this process may still write under its fencing number."""
    sql = """UPDATE tables SET status = $3, changed = $4, wake = $5, info = $6
        WHERE id = $1 AND fence = $2 RETURNING id"""
    values = (table.id, fence, table.status, now(), wake_time(table), summary(table))
    return [Statement(sql, values, must=True), *appending(table, news)]


def summary(table: Table) -> str:
    """The table as lists show it, so that no list needs to read a log."""
    return wire.encode(table_info(table, None)).decode()


def read_summary(text: str, player: str | None) -> wire.TableInfo:
    """A table of a list, as a player sees it."""
    info = msgspec.json.decode(text, type=wire.TableInfo)
    info.yours = [seat.seat for seat in info.seats if player and seat.player == player]
    return info


def appending(table: Table, news: list[log.Logged]) -> list[Statement]:
    """The entries themselves, and who sits where."""
    sql = "INSERT INTO entries (table_id, version, at, body) VALUES ($1, $2, $3, $4)"
    rows = [
        Statement(sql, (table.id, logged.version, logged.at, log.to_body(logged)))
        for logged in news
    ]
    return [*rows, *seating(table.id, (logged.entry for logged in news))]


def seating(table_id: str, found: Iterable[log.AnyEntry]) -> list[Statement]:
    """Keeps the index of who sits where."""
    rows = []
    for entry in found:
        if isinstance(entry, log.Sat):
            sql = "INSERT INTO seats (table_id, seat, player) VALUES ($1, $2, $3)"
            rows.append(Statement(sql, (table_id, entry.seat, entry.player)))
        elif isinstance(entry, log.Left):
            sql = "DELETE FROM seats WHERE table_id = $1 AND seat = $2"
            rows.append(Statement(sql, (table_id, entry.seat)))
    return rows


def wake_time(table: Table) -> int | None:
    """When the table has something to do by itself: a bot's move, a clock, an absence."""
    if table.bots_to_act():
        return now()
    times = list(table.clocks.deadlines().values())
    if table.created.absence.after is not None and table.humans_to_act():
        times.append(now() + 1000 * table.created.absence.after)
    return min(times, default=None)
