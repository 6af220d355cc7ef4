"""Players in the store: settings, accounts and second factors."""

from collections.abc import Sequence
from typing import NamedTuple

from atoll.server.store.database import Database, Row, Statement
from atoll.server.wall_clock import now

FIELDS = """p.id, p.name, p.language, p.login, p.webhook, p.totp IS NOT NULL, p.muted,
    EXISTS (SELECT 1 FROM players o WHERE o.folded = p.folded AND o.id <> p.id)"""


class PlayerRow(NamedTuple):
    """A player without secrets."""

    id: str
    name: str
    language: str
    login: str | None
    webhook: str | None
    has_totp: bool
    muted: int | None  # until when
    has_namesake: bool


class AccountRow(NamedTuple):
    """The stored data that a log-in is checked against."""

    password: str | None
    totp: str | None  # the secret of the second factor
    totp_step: int | None  # of the latest used code
    banned: int | None  # until when
    player: PlayerRow


def as_row(facts: Row) -> PlayerRow:
    """A player from a row of `FIELDS`."""
    id, name, language, login, webhook, has_totp, muted, has_namesake = facts
    return PlayerRow(id, name, language, login, webhook, bool(has_totp), muted, bool(has_namesake))


def adding(id: str, name: str, language: str, folded: str) -> Statement:
    """Stores a new player."""
    sql = """INSERT INTO players (id, name, language, created, folded)
        VALUES ($1, $2, $3, $4, $5)"""
    return Statement(sql, (id, name, language, now(), folded))


async def find(player: str, database: Database) -> PlayerRow | None:
    """A player by id."""
    rows = await database.read(f"SELECT {FIELDS} FROM players p WHERE p.id = $1", player)
    return as_row(rows[0]) if rows else None


async def find_id(named: str, database: Database) -> str | None:
    """The id of a player, by id or login."""
    rows = await database.read("SELECT id FROM players WHERE id = $1 OR login = $1", named)
    return str(rows[0][0]) if rows else None


async def search(name: str, most: int, database: Database) -> Sequence[Row]:
    """Players whose name contains this text: id, name, login, created, muted, banned."""
    return await database.read(
        """SELECT id, name, COALESCE(login, ''), created, muted, banned FROM players
        WHERE lower(name) LIKE $1 OR login = $2 OR id = $2 ORDER BY created DESC LIMIT $3""",
        f"%{name.lower()}%",
        name,
        most,
    )


async def change(
    player: str, name: str, folded: str, language: str, webhook: str | None, database: Database
) -> None:
    """Replace a player's settings."""
    sql = """UPDATE players SET name = $2, language = $3, webhook = $4, folded = $5
        WHERE id = $1"""
    await database.write(Statement(sql, (player, name, language, webhook, folded)))


def muting(player: str, until: int | None) -> Statement:
    """Mutes a player until a moment, or no longer."""
    return Statement("UPDATE players SET muted = $2 WHERE id = $1", (player, until))


def banning(player: str, until: int | None) -> Statement:
    """Bans a player until a moment, or no longer."""
    return Statement("UPDATE players SET banned = $2 WHERE id = $1", (player, until))


# -- accounts -------------------------------------------------------------------------------


async def account(login: str, database: Database) -> AccountRow | None:
    """The account behind a login."""
    rows = await database.read(
        f"""SELECT p.password, p.totp, p.totp_step, p.banned, {FIELDS}
        FROM players p WHERE p.login = $1""",
        login,
    )
    if not rows:
        return None
    password, secret, step, banned, *facts = rows[0]
    return AccountRow(password, secret, step, banned, as_row(facts))


async def set_account(player: str, login: str, password: str, database: Database) -> bool:
    """Give a player a login and password; False if another has the login."""
    sql = """UPDATE players SET login = $2, password = $3 WHERE id = $1 AND NOT EXISTS
        (SELECT 1 FROM players o WHERE o.login = $2 AND o.id <> $1) RETURNING id"""
    (rows,) = await database.write(Statement(sql, (player, login, password)))
    return bool(rows)


async def use_step(player: str, step: int, database: Database) -> bool:
    """Mark the code of a step as used; False if it or a later one was used before."""
    sql = """UPDATE players SET totp_step = $2
        WHERE id = $1 AND COALESCE(totp_step, 0) < $2 RETURNING id"""
    (rows,) = await database.write(Statement(sql, (player, step)))
    return bool(rows)


async def propose_totp(player: str, secret: str, database: Database) -> None:
    """Store the secret of a second factor until a code confirms it."""
    await database.write(
        Statement("UPDATE players SET totp_new = $2 WHERE id = $1", (player, secret))
    )


async def proposed_totp(player: str, database: Database) -> str | None:
    """The secret that is not confirmed yet."""
    rows = await database.read("SELECT totp_new FROM players WHERE id = $1", player)
    return rows[0][0] if rows else None


async def set_totp(player: str, secret: str, step: int, database: Database) -> None:
    """Enable the second factor with this secret; only codes after this step are accepted."""
    sql = "UPDATE players SET totp = $2, totp_step = $3, totp_new = NULL WHERE id = $1"
    await database.write(Statement(sql, (player, secret, step)))


def removing_totp(player: str) -> Statement:
    """Removes the second factor."""
    sql = "UPDATE players SET totp = NULL, totp_new = NULL, totp_step = NULL WHERE id = $1"
    return Statement(sql, (player,))
