"""The keys of players in the store, by their hashes; each is a session."""

from typing import NamedTuple

from atoll.server.store.database import Database, Statement
from atoll.server.store.player_rows import FIELDS, PlayerRow, as_row
from atoll.server.wall_clock import now


class KeyRow(NamedTuple):
    """A session."""

    hash: str
    created: int
    used: int
    device: str | None


class HolderRow(NamedTuple):
    """The player of a key, when it was used, and until when they are banned."""

    used: int
    banned: int | None
    player: PlayerRow


def adding(hashed: str, player: str, device: str, proved: int | None) -> Statement:
    """Stores a new key, and when the password was given for it."""
    sql = """INSERT INTO keys (hash, player, created, used, proved, device)
        VALUES ($1, $2, $3, $3, $4, $5)"""
    return Statement(sql, (hashed, player, now(), proved, device))


async def holder(hashed: str, database: Database) -> HolderRow | None:
    """The player of a key."""
    rows = await database.read(
        f"""SELECT k.used, p.banned, {FIELDS} FROM players p JOIN keys k ON k.player = p.id
        WHERE k.hash = $1""",
        hashed,
    )
    if not rows:
        return None
    used, banned, *facts = rows[0]
    return HolderRow(used, banned, as_row(facts))


async def proof(hashed: str, database: Database) -> tuple[int | None, str | None]:
    """When the password was given with a key, and the password's hash."""
    rows = await database.read(
        """SELECT k.proved, p.password FROM keys k JOIN players p ON p.id = k.player
        WHERE k.hash = $1""",
        hashed,
    )
    return (rows[0][0], rows[0][1]) if rows else (None, None)


async def touch(hashed: str, database: Database) -> None:
    """Note that the key is used now."""
    await database.write(Statement("UPDATE keys SET used = $2 WHERE hash = $1", (hashed, now())))


async def of_player(player: str, since: int, database: Database) -> list[KeyRow]:
    """The keys of a player used since a moment, the latest used first."""
    rows = await database.read(
        """SELECT hash, created, used, device FROM keys WHERE player = $1 AND used >= $2
        ORDER BY used DESC, hash""",
        player,
        since,
    )
    return [KeyRow(*row) for row in rows]


async def hashes_of(player: str, database: Database) -> list[str]:
    """All keys of a player."""
    rows = await database.read("SELECT hash FROM keys WHERE player = $1", player)
    return [str(row[0]) for row in rows]


async def end(hashed: str, database: Database) -> None:
    """Delete a key."""
    await database.write(Statement("DELETE FROM keys WHERE hash = $1", (hashed,)))


async def end_all(player: str, database: Database) -> list[str]:
    """Delete all keys of a player; returns them."""
    return await deleted(Statement("DELETE FROM keys WHERE player = $1 RETURNING hash", (player,)),
                         database)  # fmt: skip


async def end_session(player: str, session: str, database: Database) -> list[str]:
    """Delete the keys of a player whose hash begins with these 16 digits; returns them."""
    sql = "DELETE FROM keys WHERE player = $1 AND substr(hash, 1, 16) = $2 RETURNING hash"
    return await deleted(Statement(sql, (player, session)), database)


async def end_others(player: str, hashed: str, database: Database) -> list[str]:
    """Delete all keys of a player except one; returns them."""
    sql = "DELETE FROM keys WHERE player = $1 AND hash <> $2 RETURNING hash"
    return await deleted(Statement(sql, (player, hashed)), database)


async def end_oldest(player: str, most: int, database: Database) -> None:
    """Keep this many keys of a player, those used last."""
    sql = """DELETE FROM keys WHERE player = $1 AND hash NOT IN
        (SELECT hash FROM keys WHERE player = $1 ORDER BY used DESC, hash LIMIT $2)"""
    await database.write(Statement(sql, (player, most)))


async def deleted(statement: Statement, database: Database) -> list[str]:
    """The keys a statement deletes."""
    (rows,) = await database.write(statement)
    return [str(row[0]) for row in rows]
