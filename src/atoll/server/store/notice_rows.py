"""Which notices were sent, so that of all processes one sends each."""

from atoll.server.store.database import Database, Statement


async def is_first(table: str, version: int, player: str, database: Database) -> bool:
    """Whether nobody has told a player of a decision yet; from now on somebody has."""
    sql = """INSERT INTO notices (table_id, version, player) VALUES ($1, $2, $3)
        ON CONFLICT DO NOTHING RETURNING version"""
    (rows,) = await database.write(Statement(sql, (table, version, player)))
    return bool(rows)
