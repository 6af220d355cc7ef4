"""Deletes old data by the host's rules: open tables, games, and players who never came back."""

from dataclasses import dataclass
from typing import NamedTuple

from atoll.server.store.database import Database, Statement
from atoll.server.wall_clock import now

DAY = 86_400_000  # milliseconds
OF_PLAYERS = (  # deleted with a player; the results of others are in their own rows
    "DELETE FROM keys WHERE player = $1",
    "DELETE FROM ratings WHERE who = $1",
    "DELETE FROM results WHERE player = $1",
    "DELETE FROM lessons WHERE player = $1",
    """UPDATE puzzle_counts SET tries = tries - 1, solved = solved - (
        SELECT CASE WHEN t.solved = 1 THEN 1 ELSE 0 END FROM puzzle_tries t
        WHERE t.player = $1 AND t.game = puzzle_counts.game AND t.puzzle = puzzle_counts.puzzle)
        WHERE EXISTS (SELECT 1 FROM puzzle_tries t
        WHERE t.player = $1 AND t.game = puzzle_counts.game AND t.puzzle = puzzle_counts.puzzle)""",
    "DELETE FROM puzzle_tries WHERE player = $1",
    "DELETE FROM own_puzzles WHERE player = $1",
    "DELETE FROM blocks WHERE player = $1 OR other = $1",
    "DELETE FROM reports WHERE reporter = $1",
    "DELETE FROM notices WHERE player = $1",
    "DELETE FROM commitments WHERE player = $1",
    "DELETE FROM players WHERE id = $1",
)
OF_TABLES = ("entries", "seats", "notices", "reviews", "results")  # deleted with a table


@dataclass(frozen=True)
class Keep:
    """For how many days each kind is kept after its last change; None: for ever."""

    open_tables: float | None = None
    running: float | None = None
    games: float | None = None
    players: float | None = None


class Counted(NamedTuple):
    """How many of each kind are deleted."""

    open_tables: int
    running: int
    games: int
    players: int


STATUS = {"open_tables": "open", "running": "playing", "games": "over"}
# Players without login, rating, seat or table whose keys are all this old.
IDLE = """SELECT p.id FROM players p WHERE p.login IS NULL AND p.created < $1
    AND NOT EXISTS (SELECT 1 FROM seats s WHERE s.player = p.id)
    AND NOT EXISTS (SELECT 1 FROM ratings r WHERE r.who = p.id)
    AND NOT EXISTS (SELECT 1 FROM tables t WHERE t.host = p.id)
    AND NOT EXISTS (SELECT 1 FROM keys k WHERE k.player = p.id AND k.used >= $1)"""


async def prune(database: Database, keep: Keep, is_dry: bool) -> Counted:
    """Delete what is older than its limit, or only count it; ratings stay."""
    players = await prune_players(database, keep.players, is_dry)
    counts = {
        name: await prune_tables(database, status, getattr(keep, name), is_dry)
        for name, status in STATUS.items()
    }
    return Counted(**counts, players=players)


async def prune_tables(database: Database, status: str, days: float | None, is_dry: bool) -> int:
    """Delete the tables of one status without an entry for this many days; returns how many."""
    if days is None:
        return 0
    sql = "SELECT id FROM tables WHERE status = $1 AND changed < $2"
    rows = await database.read(sql, status, before(days))
    for (table,) in () if is_dry else rows:
        gone = [
            Statement(f"DELETE FROM {name} WHERE table_id = $1", (table,)) for name in OF_TABLES
        ]
        # The fencing number goes up, so that no process writes to the table meanwhile.
        fence = "UPDATE tables SET fence = fence + 1 WHERE id = $1"
        row = Statement("DELETE FROM tables WHERE id = $1", (table,))
        await database.write(Statement(fence, (table,)), *gone, row)
    return len(rows)


async def prune_players(database: Database, days: float | None, is_dry: bool) -> int:
    """Delete players without a login who never played and were not seen for this many days."""
    if days is None:
        return 0
    rows = await database.read(IDLE, before(days))
    for (player,) in () if is_dry else rows:
        await database.write(*(Statement(sql, (player,)) for sql in OF_PLAYERS))
    return len(rows)


def before(days: float) -> int:
    """The moment this many days ago."""
    return now() - int(days * DAY)
