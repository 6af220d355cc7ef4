"""Tells people who are not at the table that it waits for them: once for each decision."""

import asyncio
import http.client
import ipaddress
import logging
import socket
import ssl
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import msgspec

from atoll.messages import Speaker
from atoll.server import wire
from atoll.server.connections import Connection
from atoll.server.database import Statement
from atoll.server.errors import ServerError
from atoll.server.players import Player

if TYPE_CHECKING:
    from atoll.server.house import House
    from atoll.server.room import Room

TIMEOUT = 5  # seconds for a webhook
AT_ONCE = 16  # webhooks being called
LOGGER = logging.getLogger("atoll.notices")


class Notices:
    """The people who listen on `/ws/me`, and the webhooks of those who do not."""

    def __init__(self, house: "House", url: str, allow_private: bool) -> None:
        self.house = house
        self.url = url
        self.allow_private = allow_private
        self.listening: dict[str, set[Connection]] = {}
        self.slots = asyncio.Semaphore(AT_ONCE)

    def listen(self, connection: Connection) -> None:
        """A player wants to hear of his tables."""
        assert connection.player is not None  # only players have tables
        self.listening.setdefault(connection.player.id, set()).add(connection)

    def leave(self, connection: Connection) -> None:
        """He does not any more."""
        assert connection.player is not None  # as above
        listening = self.listening.get(connection.player.id, set())
        listening.discard(connection)
        if not listening:
            self.listening.pop(connection.player.id, None)

    def tell(self, room: "Room", seat: int, decision: int) -> None:
        """A seat whose player is not there is waited for since version `decision`."""
        player, table = room.table.seats[seat].player, room.table
        if player is None:
            return
        prompts = {
            language: Speaker(table.game, language, table.names)(
                table.game.prompt(table.seen_by(table.ply, seat))
            )
            for language in ("en", "fr", "nl")
        }
        is_live = isinstance(table.created.clock, wire.LiveClock)
        notice = Notice(table.id, table.created.game, table.ply, prompts, is_live)
        self.house.keep(asyncio.ensure_future(self.tell_once(player, notice, decision)))

    async def tell_once(self, player: str, notice: "Notice", decision: int) -> None:
        """Whoever stores the notice first, of all processes, sends it."""
        sql = """INSERT INTO notices (table_id, version, player) VALUES ($1, $2, $3)
            ON CONFLICT DO NOTHING RETURNING version"""
        values = (notice.table, decision, player)
        (rows,) = await self.house.database.write(Statement(sql, values))
        if not rows:
            return
        self.show(player, notice)
        await self.house.cluster.tell(
            {"kind": "turn", "player": player, "notice": msgspec.to_builtins(notice)}
        )
        found = await self.house.players.by_id(player)
        if found is not None and found.webhook and not notice.live:
            await self.call(found, notice)

    def show(self, player: str, notice: "Notice") -> None:
        """To those who listen in this process."""
        for connection in self.listening.get(player, set()):
            prompt = notice.prompts[connection.language]
            connection.send(
                wire.encode(
                    wire.Turn(table=notice.table, game=notice.game, ply=notice.ply, prompt=prompt)
                )
            )

    async def call(self, player: Player, notice: "Notice") -> None:
        """The player's webhook, in a thread."""
        body = msgspec.json.encode(
            {
                "table": notice.table,
                "game": notice.game,
                "ply": notice.ply,
                "text": notice.prompts[player.language],
                "url": f"{self.url}/table/{notice.table}",
            }
        )
        async with self.slots:
            try:
                await asyncio.to_thread(post, player.webhook or "", body, self.allow_private)
                self.house.metrics.webhooks.labels("sent").inc()
            except (OSError, http.client.HTTPException, ServerError) as error:
                self.house.metrics.webhooks.labels("failed").inc()
                LOGGER.warning("webhook failed", extra={"player": player.id, "why": repr(error)})


class Notice(msgspec.Struct):
    """A table waits for somebody; the prompt in every language, as his seat sees it."""

    table: str
    game: str
    ply: int
    prompts: dict[str, str]
    live: bool


def check_webhook(url: str) -> None:
    """Raise unless this may be a webhook."""
    try:
        parts = urlsplit(url)
        is_good = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        is_good = False
    if not (is_good and url.isascii() and url.isprintable()) or parts.username or parts.password:
        raise ServerError("input/webhook")


def find_address(host: str, port: int, allow_private: bool) -> str:
    """An address of the host; never one inside this machine or its network, unless allowed.

    The connection is made to the very address that was checked, so a name that changes its
    address meanwhile leads nowhere else.
    """
    for *_, address in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM):
        found = ipaddress.ip_address(address[0])
        if allow_private or (found.is_global and not found.is_multicast):
            return str(found)
    raise ServerError("input/webhook")


def post(url: str, body: bytes, allow_private: bool) -> None:
    """Send a body to a webhook; redirects are not followed."""
    parts = urlsplit(url)
    host = parts.hostname or ""
    port = parts.port or (443 if parts.scheme == "https" else 80)
    sock = socket.create_connection((find_address(host, port, allow_private), port), TIMEOUT)
    if parts.scheme == "https":
        sock = ssl.create_default_context().wrap_socket(sock, server_hostname=host)
    connection = http.client.HTTPConnection(host, port, timeout=TIMEOUT)
    connection.sock = sock
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    try:
        connection.request("POST", path, body, {"Content-Type": "application/json"})
        connection.getresponse().read(1024)
    finally:
        connection.close()
