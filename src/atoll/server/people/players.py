"""Players: a name and secret keys; optionally a login, password and second factor.

A key is one session. It is stored hashed and expires when it is not used for long.
"""

import hashlib
import re
import secrets

from msgspec import Struct

from atoll.server import wire
from atoll.server.errors import ServerError
from atoll.server.people import totp
from atoll.server.people.names import clean_name, fold, tag_of
from atoll.server.people.passwords import Passwords
from atoll.server.store import key_rows, player_rows
from atoll.server.store.database import Database
from atoll.server.store.player_rows import PlayerRow
from atoll.server.wall_clock import now

DAY = 86_400_000  # milliseconds
TOUCH = 3_600_000  # milliseconds after which the use of a key is stored again
FRESH = 600_000  # milliseconds during which a password need not be given again
SESSIONS = 50  # of a player; the least recently used ends when there are more
KEY = re.compile(r"[0-9a-f]{32}")


class Player(Struct):
    """A player as the server knows them."""

    id: str
    name: str
    language: wire.Language
    login: str | None = None
    webhook: str | None = None
    has_totp: bool = False
    muted: int | None = None  # until when
    has_namesake: bool = False

    @property
    def tag(self) -> str:
        """Distinguishes players of the same name; empty if the name is unique."""
        return tag_of(self.id) if self.has_namesake else ""

    @property
    def is_muted(self) -> bool:
        """Whether the player may not chat at present."""
        return self.muted is not None and self.muted > now()


def hash_key(key: str) -> str:
    """The hash of a key as it is stored: 128 random bits need no salt."""
    return hashlib.blake2b(key.encode(), digest_size=32, person=b"atoll key").hexdigest()


def new_id(prefix: str) -> str:
    """A random id of 96 bits, which cannot be guessed."""
    return prefix + secrets.token_urlsafe(12)


def as_player(row: PlayerRow) -> Player:
    """A player from their row."""
    return Player(*row)


def me(player: Player) -> wire.Me:
    """A player as they see themselves."""
    return wire.Me(
        player.id, player.name, player.language, player.login, player.webhook,
        player.has_totp, player.tag,
    )  # fmt: skip


class Players:
    """The players of a store."""

    def __init__(self, database: Database, key_days: int = 365) -> None:
        self.database = database
        self.passwords = Passwords()
        self.key_days = key_days

    async def create(self, order: wire.NewPlayer, device: str = "") -> tuple[Player, str]:
        """A new player, and their key, which is shown once."""
        player = Player(new_id("p"), clean_name(order.name), order.language)
        key = secrets.token_hex(16)
        await self.database.write(
            player_rows.adding(player.id, player.name, player.language, fold(player.name)),
            key_rows.adding(hash_key(key), player.id, device, None),
        )
        return player, key

    async def find(self, key: str | None) -> Player | None:
        """The player who holds this key; `player/banned` if they are banned."""
        if key is None or not KEY.fullmatch(key):
            return None
        holder = await key_rows.holder(hash_key(key), self.database)
        if holder is None:
            return None
        used, banned, row = holder
        if used < now() - self.key_days * DAY:
            await self.forget_key(key)
            return None
        if banned is not None and banned > now():
            raise ServerError("player/banned")
        if used < now() - TOUCH:
            await key_rows.touch(hash_key(key), self.database)
        return as_player(row)

    async def by_id(self, player: str) -> Player | None:
        """A player by their public id."""
        row = await player_rows.find(player, self.database)
        return as_player(row) if row else None

    async def change(self, player: Player, settings: wire.Settings) -> Player:
        """The player with changed settings."""
        webhook = player.webhook if settings.webhook is None else settings.webhook or None
        name = player.name if settings.name is None else clean_name(settings.name)
        language = settings.language or player.language
        await player_rows.change(player.id, name, fold(name), language, webhook, self.database)
        return await self.by_id(player.id) or player

    # -- accounts --------------------------------------------------------------------------

    async def check_fresh(
        self, player: Player, key: str, password: str | None, address: str
    ) -> None:
        """Raise unless the player's password was given recently or is given here.

        A player without an account has only the key, which is enough.
        """
        if player.login is None:
            return
        proved, stored = await key_rows.proof(hash_key(key), self.database)
        if password is None:
            if proved is None or proved < now() - FRESH:
                raise ServerError("player/fresh")
            return
        self.passwords.check_tries(player.login, address)
        if not await self.passwords.is_right(stored, password):
            raise ServerError("player/password")

    async def register(self, player: Player, account: wire.Account, key: str) -> list[str]:
        """Set or change a player's login and password; returns the keys that this ends."""
        holder = await player_rows.account(account.login, self.database)
        if holder is not None and holder.player.id != player.id:
            raise ServerError("player/login-taken")
        password = await self.passwords.hash(account.password)
        if not await player_rows.set_account(player.id, account.login, password, self.database):
            raise ServerError("player/login-taken")
        return [] if player.login is None else await self.end_others(player, key)

    async def log_in(
        self, account: wire.LogIn, address: str, device: str = ""
    ) -> tuple[Player, str]:
        """A new key after a log-in; a wrong login takes as long as a right one."""
        self.passwords.check_tries(account.login, address)
        holder = await player_rows.account(account.login, self.database)
        stored = None if holder is None else holder.password
        if not await self.passwords.is_right(stored, account.password) or holder is None:
            raise ServerError("player/password")
        _, secret, step, banned, row = holder
        if banned is not None and banned > now():
            raise ServerError("player/banned")
        player, key = as_player(row), secrets.token_hex(16)
        if secret is not None:
            await self.use_code(player.id, secret, step or 0, account.code)
        await self.database.write(key_rows.adding(hash_key(key), player.id, device, now()))
        await key_rows.end_oldest(player.id, SESSIONS, self.database)
        return player, key

    # -- the second factor -----------------------------------------------------------------

    async def use_code(self, player: str, secret: str, used: int, code: str | None) -> None:
        """Raise unless this is a code of the player's app that was not used before."""
        if code is None:
            raise ServerError("player/code-needed")
        step = totp.find_step(secret, code, now(), used)
        if step is None:
            raise ServerError("player/code")
        if not await player_rows.use_step(player, step, self.database):  # the same code came twice
            raise ServerError("player/code")

    async def begin_totp(self, player: Player) -> wire.Totp:
        """A new secret for the player's app; it is used after a code confirms it."""
        if player.login is None:
            raise ServerError("player/no-account")
        secret = totp.new_secret()
        await player_rows.propose_totp(player.id, secret, self.database)
        return wire.Totp(secret, totp.address(secret, player.login))

    async def confirm_totp(self, player: Player, code: str) -> None:
        """Confirm the secret; from now on every log-in needs a code."""
        secret = await player_rows.proposed_totp(player.id, self.database)
        step = None if secret is None else totp.find_step(secret, code, now(), 0)
        if secret is None or step is None:
            raise ServerError("player/code")
        await player_rows.set_totp(player.id, secret, step, self.database)

    async def remove_totp(self, player: str) -> None:
        """Remove the second factor."""
        await self.database.write(player_rows.removing_totp(player))

    # -- sessions --------------------------------------------------------------------------

    async def sessions(self, player: Player, key: str) -> wire.SessionList:
        """The player's sessions, the latest used first."""
        since = now() - self.key_days * DAY
        rows = await key_rows.of_player(player.id, since, self.database)
        hashed_key = hash_key(key)
        return wire.SessionList(
            [
                wire.Session(session_id(hashed), created, used, device or "", hashed == hashed_key)
                for hashed, created, used, device in rows
            ]
        )

    async def end_session(self, player: Player, session: str) -> list[str]:
        """End one session by its id; returns the keys that end."""
        return await key_rows.end_session(player.id, session, self.database)

    async def end_others(self, player: Player, key: str) -> list[str]:
        """End all sessions except this one; returns the keys that end."""
        return await key_rows.end_others(player.id, hash_key(key), self.database)

    async def end_all(self, player: str) -> list[str]:
        """End all sessions of a player; returns the keys that end."""
        return await key_rows.end_all(player, self.database)

    async def forget_key(self, key: str) -> None:
        """End the session of a key."""
        await key_rows.end(hash_key(key), self.database)


def session_id(hashed: str) -> str:
    """The id of a session: the beginning of its key's hash, from which no key can be derived."""
    return hashed[:16]


BROWSERS = (("Edg", "Edge"), ("OPR", "Opera"), ("Firefox", "Firefox"), ("Chrom", "Chrome"),
            ("Safari", "Safari"))  # fmt: skip
SYSTEMS = ("Android", "iPhone", "iPad", "Windows", "Mac", "Linux")


def device_of(agent: str) -> str:
    """The browser and system of a session, so that its owner can recognize it."""
    browser = next((name for mark, name in BROWSERS if mark in agent), "")
    system = next((name for name in SYSTEMS if name in agent), "")
    return ", ".join(word for word in (browser, system) if word)
