"""Which notices were sent, so that only one of all processes sends each."""

from atoll.server.store.database import Database, Statement


async def is_first(table: str, version: int, player: str, database: Database) -> bool:
    """Whether no process has sent this notice yet; it now counts as sent."""
    sql = """INSERT INTO notices (table_id, version, player) VALUES ($1, $2, $3)
        ON CONFLICT DO NOTHING RETURNING version"""
    (rows,) = await database.write(Statement(sql, (table, version, player)))
    return bool(rows)
