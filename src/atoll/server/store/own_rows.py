"""All rows about one player."""

from typing import Any

from atoll.server.store.database import Database, Statement
from atoll.server.store.retention import OF_PLAYERS

FACTS = ("id", "name", "language", "login", "webhook", "created", "muted", "banned")
OWN_ROWS = {
    "sessions": "SELECT hash, created, used, device FROM keys WHERE player = $1 ORDER BY created",
    "tables": """SELECT s.table_id, s.seat, t.game, t.status, t.changed FROM seats s
        JOIN tables t ON t.id = s.table_id WHERE s.player = $1 ORDER BY t.changed""",
    "results": """SELECT table_id, seat, game, at, names, scores, won FROM results
        WHERE player = $1 ORDER BY at""",
    "ratings": "SELECT game, mu, sigma, games FROM ratings WHERE who = $1 ORDER BY game",
    "lessons": "SELECT game, done, at FROM lessons WHERE player = $1 ORDER BY game",
    "puzzles": """SELECT game, puzzle, solved, at FROM puzzle_tries
        WHERE player = $1 ORDER BY at""",
    "own_puzzles": """SELECT id, game, table_id, ply, given, at FROM own_puzzles
        WHERE player = $1 ORDER BY at, id""",
    "blocks": "SELECT other, at FROM blocks WHERE player = $1 ORDER BY at",
    "reports": """SELECT id, at, player, table_id, text FROM reports
        WHERE reporter = $1 ORDER BY at""",
}
COLUMNS = {
    "sessions": ("session", "created", "used", "device"),
    "tables": ("table", "seat", "game", "status", "changed"),
    "results": ("table", "seat", "game", "at", "names", "scores", "won"),
    "ratings": ("game", "mu", "sigma", "games"),
    "lessons": ("game", "done", "at"),
    "puzzles": ("game", "puzzle", "solved", "at"),
    "own_puzzles": ("puzzle", "game", "table", "ply", "given", "at"),
    "blocks": ("player", "at"),
    "reports": ("report", "at", "player", "table", "text"),
}


async def read_all(player: str, database: Database) -> dict[str, Any]:
    """All rows of a player by kind, except secrets and log entries."""
    rows = await database.read(f"SELECT {', '.join(FACTS)} FROM players WHERE id = $1", player)
    data: dict[str, Any] = {"player": dict(zip(FACTS, rows[0], strict=True))}
    for name, sql in OWN_ROWS.items():
        rows = await database.read(sql, player)
        data[name] = [dict(zip(COLUMNS[name], row, strict=True)) for row in rows]
    return data


async def delete_all(player: str, database: Database) -> None:
    """Delete a player and all rows that are theirs alone."""
    await database.write(*(Statement(sql, (player,)) for sql in OF_PLAYERS))
