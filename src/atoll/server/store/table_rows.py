"""Tables in the store: their logs, and one row each for queries and lists."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from atoll.server.store import entries as log
from atoll.server.store.database import Database, Statement
from atoll.server.wall_clock import now

# The stored JSON of an entry begins so; a chat that only quotes it does not.
CHATTED = '{"entry":{"kind":"chatted",%'
SAT = '{"entry":{"kind":"sat",%'


class TableRow(NamedTuple):
    """A table as it is found and listed."""

    id: str
    game: str
    status: str
    public: int
    wake: int | None  # when it has something due
    info: str  # `wire.TableInfo` as JSON
    host: str | None


# -- the log --------------------------------------------------------------------------------


async def load(table_id: str, database: Database, after: int = 0) -> list[log.Logged]:
    """The entries of a table after a version."""
    rows = await database.read(
        """SELECT version, at, body FROM entries WHERE table_id = $1 AND version > $2
        ORDER BY version""",
        table_id,
        after,
    )
    return [log.from_row(*row) for row in rows]


async def chat_before(
    table_id: str, version: int, most: int, database: Database
) -> list[log.Logged]:
    """The chat of a table before a version, the latest first."""
    rows = await database.read(
        """SELECT version, at, body FROM entries WHERE table_id = $1 AND version < $2
        AND body LIKE $3 ORDER BY version DESC LIMIT $4""",
        table_id,
        version,
        CHATTED,
        most,
    )
    return [log.from_row(*row) for row in rows]


async def entries_of(player: str, database: Database) -> list[tuple[str, log.Logged]]:
    """All chat lines of a player and the entries of their seats, by table."""
    rows = await database.read(
        """SELECT table_id, version, at, body FROM entries
        WHERE (body LIKE $2 AND body LIKE $1) OR (body LIKE $3 AND body LIKE $4)
        ORDER BY table_id, version""",
        f'%"by":"{player}"%',
        CHATTED,
        SAT,
        f'%"player":"{player}"%',
    )
    entries = [(str(table), log.from_row(*row)) for table, *row in rows]
    return [
        (table, logged)
        for table, logged in entries
        if logged.by == player or not isinstance(logged.entry, log.Chatted)
    ]


def rewriting(table_id: str, logged: log.Logged) -> Statement:
    """Replaces an entry of the log, when a player is deleted."""
    sql = "UPDATE entries SET body = $3 WHERE table_id = $1 AND version = $2"
    return Statement(sql, (table_id, logged.version, log.to_body(logged)))


def number(
    entries: list[log.AnyEntry], after: int, by: str | None = None, order: str | None = None
) -> list[log.Logged]:
    """Entries with their versions; the order's id is stored with the last of them."""
    at, last = now(), len(entries)
    return [
        log.Logged(after + n, at, entry, by, order if n == last else None)
        for n, entry in enumerate(entries, 1)
    ]


# -- changes --------------------------------------------------------------------------------


def creation(row: TableRow, news: list[log.Logged]) -> list[Statement]:
    """Stores a new table; any process may own it."""
    sql = """INSERT INTO tables (id, game, status, public, changed, wake, info, owner, fence,
        host) VALUES ($1, $2, $3, $4, $5, $6, $7, NULL, 1, $8)"""
    values = (
        row.id, row.game, row.status, row.public, now(), row.wake, row.info, row.host,
    )  # fmt: skip
    return [Statement(sql, values), *appending(row.id, news)]


def change(row: TableRow, news: list[log.Logged], fence: int) -> list[Statement]:
    """Stores entries if this process may still write under its fencing number."""
    sql = """UPDATE tables SET status = $3, changed = $4, wake = $5, info = $6
        WHERE id = $1 AND fence = $2 RETURNING id"""
    values = (row.id, fence, row.status, now(), row.wake, row.info)
    return [Statement(sql, values, must=True), *appending(row.id, news)]


def appending(table_id: str, news: list[log.Logged]) -> list[Statement]:
    """Stores the entries and updates the index of seats."""
    sql = "INSERT INTO entries (table_id, version, at, body) VALUES ($1, $2, $3, $4)"
    rows = [
        Statement(sql, (table_id, logged.version, logged.at, log.to_body(logged)))
        for logged in news
    ]
    return [*rows, *seating(table_id, (logged.entry for logged in news))]


def seating(table_id: str, entries: Iterable[log.AnyEntry]) -> list[Statement]:
    """Updates the index of seats."""
    rows = []
    for entry in entries:
        if isinstance(entry, log.Sat):
            sql = "INSERT INTO seats (table_id, seat, player) VALUES ($1, $2, $3)"
            rows.append(Statement(sql, (table_id, entry.seat, entry.player)))
        elif isinstance(entry, log.Left):
            sql = "DELETE FROM seats WHERE table_id = $1 AND seat = $2"
            rows.append(Statement(sql, (table_id, entry.seat)))
    return rows


def new_info(table_id: str, info: str) -> Statement:
    """Replaces the list info of a table."""
    return Statement("UPDATE tables SET info = $2 WHERE id = $1", (table_id, info))


async def end(table_id: str, info: str, database: Database) -> None:
    """End a table, whatever its log says; no process may write to it any more."""
    sql = """UPDATE tables SET status = 'over', wake = NULL, info = $2, owner = NULL,
        fence = fence + 1 WHERE id = $1"""
    await database.write(Statement(sql, (table_id, info)))


async def forget_wake(table_id: str, database: Database) -> None:
    """Store that a table has nothing due."""
    await database.write(Statement("UPDATE tables SET wake = NULL WHERE id = $1", (table_id,)))


# -- lists ----------------------------------------------------------------------------------


async def not_over(database: Database) -> list[tuple[str, str, log.Logged]]:
    """All tables that are open or running: id, info, first entry."""
    rows = await database.read(
        """SELECT t.id, t.info, e.body FROM tables t
        JOIN entries e ON e.table_id = t.id AND e.version = 1 WHERE t.status <> 'over'"""
    )
    return [(table, info, log.from_row(1, 0, body)) for table, info, body in rows]


async def open_by_host(since: int, database: Database) -> dict[str, int]:
    """How many waiting tables each host has, changed since a moment."""
    rows = await database.read(
        "SELECT host, COUNT(*) FROM tables WHERE status = 'open' AND host IS NOT NULL"
        " AND changed > $1 GROUP BY host",
        since,
    )
    return {str(host): int(count) for host, count in rows}


async def waiting(
    game: str, since: int, of_host: int, most: int, database: Database
) -> Sequence[tuple[str, str | None]]:
    """Public tables that wait for players, the latest first, limited per host: info, host."""
    rows = await database.read(
        """SELECT info, host FROM (SELECT info, host, changed,
            ROW_NUMBER() OVER (PARTITION BY COALESCE(host, id) ORDER BY changed DESC) AS place
            FROM tables WHERE status = 'open' AND public = 1 AND ($1 = '' OR game = $1)
            AND changed > $2) AS ranked WHERE place <= $3 ORDER BY changed DESC LIMIT $4""",
        game,
        since,
        of_host,
        most,
    )
    return [(info, host) for info, host in rows]


async def unfinished_of(player: str, most: int, database: Database) -> list[str]:
    """The tables of a player that are not over, as lists show them."""
    rows = await database.read(
        """SELECT t.info FROM tables t WHERE t.status <> 'over' AND t.id IN
        (SELECT s.table_id FROM seats s WHERE s.player = $1)
        ORDER BY t.changed DESC LIMIT $2""",
        player,
        most,
    )
    return [str(row[0]) for row in rows]


async def all_of(player: str, database: Database) -> list[tuple[str, str]]:
    """All tables of a player: id, info."""
    rows = await database.read(
        """SELECT t.id, t.info FROM seats s JOIN tables t ON t.id = s.table_id
        WHERE s.player = $1""",
        player,
    )
    return [(table, info) for table, info in rows]


async def is_playing(player: str, database: Database) -> bool:
    """Whether a player sits at a running game."""
    rows = await database.read(
        """SELECT 1 FROM seats s JOIN tables t ON t.id = s.table_id
        WHERE s.player = $1 AND t.status = 'playing' LIMIT 1""",
        player,
    )
    return bool(rows)


async def player_at(table_id: str, seat: int, database: Database) -> str | None:
    """The player of a seat."""
    sql = "SELECT player FROM seats WHERE table_id = $1 AND seat = $2"
    rows = await database.read(sql, table_id, seat)
    return str(rows[0][0]) if rows else None
