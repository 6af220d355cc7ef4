"""The progress of players in the lesson paths."""

from atoll.server.store.database import Database, Statement
from atoll.server.wall_clock import now


async def steps_done(player: str, database: Database) -> dict[str, int]:
    """How many steps a player has done, by game."""
    rows = await database.read("SELECT game, done FROM lessons WHERE player = $1", player)
    return {str(game): int(done) for game, done in rows}


async def keep_steps(player: str, game: str, done: int, database: Database) -> None:
    """Store how many steps of a game's lessons a player has done."""
    sql = """INSERT INTO lessons (player, game, done, at) VALUES ($1, $2, $3, $4)
        ON CONFLICT (player, game) DO UPDATE SET done = excluded.done, at = excluded.at"""
    await database.write(Statement(sql, (player, game, done, now())))
