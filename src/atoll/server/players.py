"""Players: a name and a secret key; a login and password if they like. Keys are stored hashed."""

import asyncio
import hashlib
import re
import secrets
from functools import cache

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError
from msgspec import Struct

from atoll.server import wire
from atoll.server.database import Database, Row, Statement
from atoll.server.errors import ServerError
from atoll.server.moments import now

FIELDS = "p.id, p.name, p.language, p.login, p.webhook"
HASHER = PasswordHasher()
KEY = re.compile(r"[0-9a-f]{32}")


class Player(Struct):
    """Somebody who plays, as the server knows him."""

    id: str
    name: str
    language: wire.Language
    login: str | None = None
    webhook: str | None = None


def hash_key(key: str) -> str:
    """What is stored of a key: 128 random bits need no salt."""
    return hashlib.blake2b(key.encode(), digest_size=32, person=b"atoll key").hexdigest()


def new_id(prefix: str) -> str:
    """A random id: 96 bits, not to be guessed."""
    return prefix + secrets.token_urlsafe(12)


def as_player(row: Row) -> Player:
    """A row of `FIELDS`."""
    return Player(*row)


def me(player: Player) -> wire.Me:
    """A player as he sees himself."""
    return wire.Me(player.id, player.name, player.language, player.login, player.webhook)


class Players:
    """All players of a store."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def create(self, order: wire.NewPlayer) -> tuple[Player, str]:
        """A new player with the key that is shown once."""
        player = Player(new_id("p"), order.name, order.language)
        key = secrets.token_hex(16)
        insert = "INSERT INTO players (id, name, language, created) VALUES ($1, $2, $3, $4)"
        values = (player.id, player.name, player.language, now())
        await self.database.write(Statement(insert, values), key_statement(key, player))
        return player, key

    async def find(self, key: str | None) -> Player | None:
        """The player who holds this key."""
        if key is None or not KEY.fullmatch(key):
            return None
        rows = await self.database.read(
            f"SELECT {FIELDS} FROM players p JOIN keys k ON k.player = p.id WHERE k.hash = $1",
            hash_key(key),
        )
        return as_player(rows[0]) if rows else None

    async def by_id(self, player: str) -> Player | None:
        """A player by his public id."""
        rows = await self.database.read(f"SELECT {FIELDS} FROM players p WHERE p.id = $1", player)
        return as_player(rows[0]) if rows else None

    async def change(self, player: Player, settings: wire.Settings) -> Player:
        """The player with other settings."""
        webhook = player.webhook if settings.webhook is None else settings.webhook or None
        changed = Player(
            player.id,
            settings.name or player.name,
            settings.language or player.language,
            player.login,
            webhook,
        )
        sql = "UPDATE players SET name = $2, language = $3, webhook = $4 WHERE id = $1"
        values = (player.id, changed.name, changed.language, webhook)
        await self.database.write(Statement(sql, values))
        return changed

    async def register(self, player: Player, account: wire.Account) -> Player:
        """Add a login and password to a player."""
        found = await self.database.read("SELECT id FROM players WHERE login = $1", account.login)
        if found and found[0][0] != player.id:
            raise ServerError("player/login-taken")
        password = await asyncio.to_thread(HASHER.hash, account.password)
        sql = """UPDATE players SET login = $2, password = $3 WHERE id = $1 AND NOT EXISTS
            (SELECT 1 FROM players o WHERE o.login = $2 AND o.id <> $1) RETURNING id"""
        (rows,) = await self.database.write(Statement(sql, (player.id, account.login, password)))
        if not rows:
            raise ServerError("player/login-taken")
        return Player(player.id, player.name, player.language, account.login, player.webhook)

    async def log_in(self, account: wire.Account) -> tuple[Player, str]:
        """A new key for whoever knows the password; a wrong login takes as long as a right one."""
        rows = await self.database.read(
            f"SELECT p.password, {FIELDS} FROM players p WHERE p.login = $1", account.login
        )
        stored = rows[0][0] if rows else nobody()
        if not await asyncio.to_thread(is_password, stored, account.password) or not rows:
            raise ServerError("player/password")
        player, key = as_player(rows[0][1:]), secrets.token_hex(16)
        await self.database.write(key_statement(key, player))
        return player, key

    async def forget_key(self, key: str) -> None:
        """The key opens nothing any more."""
        sql = "DELETE FROM keys WHERE hash = $1"
        await self.database.write(Statement(sql, (hash_key(key),)))


@cache
def nobody() -> str:
    """The hash of a password that nobody has."""
    return HASHER.hash(secrets.token_hex(16))


def is_password(stored: str, password: str) -> bool:
    """Whether this is the password whose hash is stored."""
    try:
        return HASHER.verify(stored, password)
    except VerificationError:
        return False


def key_statement(key: str, player: Player) -> Statement:
    """Stores the hash of a key."""
    sql = "INSERT INTO keys (hash, player, created) VALUES ($1, $2, $3)"
    return Statement(sql, (hash_key(key), player.id, now()))
