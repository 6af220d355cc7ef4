"""The server's part of each player's next seed in the store."""

from atoll.server.store.database import Database, Statement
from atoll.server.wall_clock import now


async def keep(player: str, made: str, secret: str, database: Database) -> None:
    """Store a secret and the commitment to it; replaces an unused one."""
    sql = """INSERT INTO commitments (player, hash, secret, at) VALUES ($1, $2, $3, $4)
        ON CONFLICT (player) DO UPDATE
        SET hash = excluded.hash, secret = excluded.secret, at = excluded.at"""
    await database.write(Statement(sql, (player, made, secret, now())))


async def take(player: str, made: str, database: Database) -> str | None:
    """The secret of a commitment; it is deleted, so that it is used once."""
    sql = "DELETE FROM commitments WHERE player = $1 AND hash = $2 RETURNING secret"
    (rows,) = await database.write(Statement(sql, (player, made)))
    return str(rows[0][0]) if rows else None
