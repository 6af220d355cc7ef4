"""The WebSocket half of the protocol: one connection per table, and one for a player's notices."""

import asyncio
import logging
import time

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from atoll.core.errors import IllegalAction
from atoll.server import wire
from atoll.server.errors import ServerError
from atoll.server.limits.budgets import Bucket, Budgets
from atoll.server.limits.settings import Limits
from atoll.server.people import moderation
from atoll.server.people.players import Player, hash_key
from atoll.server.tables.chat import Talk
from atoll.server.tables.connections import LOGGED_OUT, Connection
from atoll.server.tables.house import House
from atoll.server.tables.live_table import LiveTable
from atoll.server.tables.voices import error_said, voice
from atoll.server.web.direct import writer_of
from atoll.server.web.guard import address_of, is_own_origin
from atoll.server.web.requests import key_of

HELLO = 15  # seconds for the first message
PONG = wire.encode(wire.Pong())
REFUSED, BUSY, NO_TABLE, CHANGED = 1008, 1013, 4004, 4009
# Errors after which the client must not reconnect.
FINAL = {"table/unknown": NO_TABLE, "game/changed": CHANGED, "player/banned": LOGGED_OUT}
DECODE = msgspec.json.Decoder(wire.ClientMessage).decode
LOGGER = logging.getLogger("atoll.sockets")


class Sockets:
    """Accepts connections, a limited number from each address."""

    def __init__(self, house: House, limits: Limits) -> None:
        self.house = house
        self.limits = limits
        self.talk = Talk(limits)
        self.handshakes = Budgets(limits.handshakes)
        self.counts: dict[str, int] = {}

    async def at_table(self, socket: WebSocket) -> None:
        """`/ws/tables/{table}`."""
        if await self.accept(socket):
            try:
                await self.serve_table(socket)
            finally:
                self.leave(socket)

    async def at_me(self, socket: WebSocket) -> None:
        """`/ws/me`."""
        if await self.accept(socket):
            try:
                await self.serve_me(socket)
            finally:
                self.leave(socket)

    async def accept(self, socket: WebSocket) -> bool:
        """Accept a client with the right origin and within the limits."""
        address = address_of(socket.scope)
        is_full = self.counts.get(address, 0) >= self.limits.connections
        is_full = not self.handshakes.take(address) or is_full
        await socket.accept()
        if is_full or not is_own_origin(socket.headers):
            await socket.close(REFUSED)
            return False
        self.counts[address] = self.counts.get(address, 0) + 1
        self.house.metrics.connections.inc()
        return True

    def leave(self, socket: WebSocket) -> None:
        """Count a connection no longer."""
        address = address_of(socket.scope)
        self.counts[address] -= 1
        if not self.counts[address]:
            del self.counts[address]
        self.house.metrics.connections.dec()

    async def who(self, socket: WebSocket) -> Player | None:
        """The player of a connection, if it has a key."""
        player = await self.house.players.find(key_of(socket))
        if player is not None:
            self.house.payers.seen(player.id, address_of(socket.scope))
        return player

    async def connection(
        self, socket: WebSocket, player: Player | None, language: str | None
    ) -> Connection:
        """A connection that ends with the session of its key and hides blocked players' chat."""
        if player is None:
            return Connection(None, language)
        blocked = await moderation.blocked_by(player.id, self.house.database)
        return Connection(player, language, hash_key(key_of(socket) or ""), blocked)

    async def serve_table(self, socket: WebSocket) -> None:
        """Serve a client at a table, from `hello` to the end."""
        try:
            player = await self.who(socket)
            hello = await asyncio.wait_for(receive(socket), HELLO)
            if not isinstance(hello, wire.Hello):
                raise msgspec.ValidationError("the first message is hello")
            live = await self.house.live_table(socket.path_params["table"])
        except ServerError as error:
            await socket.close(FINAL.get(error.code, BUSY))
            return
        except (TimeoutError, msgspec.DecodeError):
            await socket.close(REFUSED)
            return
        except WebSocketDisconnect:
            return
        language = hello.language or (player.language if player else "en")
        spoken = None if hello.keys else language
        connection = await self.connection(socket, player, spoken)
        connection.light = hello.light
        connection.write = writer_of(socket)
        sending = asyncio.ensure_future(send(socket, connection))
        try:
            await live.enter(connection, hello.version)
            await AtTable(self.house, live, connection, self.limits, self.talk).listen(socket)
            await sending  # why the connection ends may still be queued
        except ServerError:
            await close(socket, BUSY)
        except WebSocketDisconnect:
            pass
        finally:
            await live.leave(connection)
            sending.cancel()

    async def serve_me(self, socket: WebSocket) -> None:
        """Serve a player's notices."""
        try:
            player = await self.who(socket)
        except ServerError as error:
            await socket.close(FINAL.get(error.code, BUSY))
            return
        if player is None:
            await socket.close(REFUSED)
            return
        connection = await self.connection(socket, player, player.language)
        sending = asyncio.ensure_future(send(socket, connection))
        self.house.notices.listen(connection)
        try:
            while True:
                await socket.receive_text()
        except (WebSocketDisconnect, KeyError):
            pass
        finally:
            self.house.notices.leave(connection)
            sending.cancel()


class AtTable:
    """A client at a table that sends orders."""

    def __init__(
        self, house: House, live: LiveTable, connection: Connection, limits: Limits, talk: Talk
    ) -> None:
        self.house = house
        self.live = live
        self.connection = connection
        self.talk = talk
        self.bucket: Bucket = limits.bucket(limits.messages)

    async def listen(self, socket: WebSocket) -> None:
        """Carry out orders one after the other."""
        while not self.connection.is_lost:
            try:
                message = await receive(socket)
            except msgspec.DecodeError as error:
                self.fail(ServerError("input/invalid", str(error)), None)
                if not self.bucket.take():
                    break
                continue
            if self.connection.is_lost:
                break
            if isinstance(message, wire.Hello):
                self.fail(ServerError("input/invalid", "hello"), None)
            elif isinstance(message, wire.Ping):
                if not self.bucket.take():
                    break
                self.connection.send(PONG)
            elif not self.bucket.take():
                self.fail(ServerError("limit/rate"), message.id)
            else:
                await self.carry_out(message)
        if not self.connection.is_lost:
            self.connection.close()

    async def carry_out(self, order: wire.Order) -> None:
        """Carry out one order and answer it."""
        start, outcome = time.perf_counter(), "done"
        try:
            await self.answer(order)
        except IllegalAction as error:
            outcome = "refused"
            self.refuse(error, order.id)
        except ServerError as error:
            outcome = error.code
            self.fail(error, order.id)
        except Exception:
            outcome = "failed"
            LOGGER.exception("order failed", extra={"table": self.live.table.id})
            self.fail(ServerError("server/failed"), order.id)
        self.house.metrics.answered(order, outcome, time.perf_counter() - start)

    async def answer(self, order: wire.Order) -> None:
        """Carry out an order and acknowledge it."""
        if is_talk(order):
            self.talk.check(self.live.table, self.connection.player)
            await self.look_up()
        player, language = self.connection.player, self.connection.language
        if isinstance(order, wire.AskHint):
            self.connection.send(wire.encode(await self.live.hint(player, order, language)))
            return
        if isinstance(order, wire.AskPreview):
            self.connection.send(wire.encode(await self.live.preview(player, order, language)))
            return
        if isinstance(order, wire.AskLabels):
            self.connection.send(wire.encode(await self.live.labels(player, order, language)))
            return
        # A client that goes does not cancel this, as it could a request of HTTP.
        version = await self.live.find_owner(player, order)
        self.connection.send(wire.encode(wire.Ack(id=order.id, version=version)))

    async def look_up(self) -> None:
        """Read the player again: a host may have muted them."""
        player = self.connection.player
        if player is not None:
            self.connection.player = await self.house.players.by_id(player.id) or player

    def refuse(self, error: IllegalAction, order: str) -> None:
        """Send the refusal of the rules."""
        table = self.live.table
        say = voice(table.game, self.connection.language, table.spoken_names)
        refusal = error.refusal
        self.connection.send(
            wire.encode(
                wire.Refused(
                    id=order,
                    version=table.version,
                    clause=refusal.clause,
                    text=say(refusal.reason),
                )
            )
        )

    def fail(self, error: ServerError, order: str | None) -> None:
        """Send an error."""
        text = error_said(error, self.connection.language)
        version = self.live.table.version
        message = wire.Error(code=error.code, text=text, id=order, version=version)
        self.connection.send(wire.encode(message))


def is_talk(order: wire.Order) -> bool:
    """Whether this is chat or a face."""
    return isinstance(order, wire.Say | wire.React)


async def receive(socket: WebSocket) -> wire.ClientMessage:
    """The next message of a client."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1005))
    text = message.get("text")
    if text is None:
        raise msgspec.ValidationError("messages are text")
    try:
        decoded: wire.ClientMessage = DECODE(text)
    except RecursionError:
        raise msgspec.ValidationError("nested too deeply") from None
    return decoded


async def send(socket: WebSocket, connection: Connection) -> None:
    """Send queued messages until the end of the queue."""
    try:
        while (message := await connection.queue.get()) is not None:
            await socket.send_text(message.decode())
            connection.waiting -= 1
        await close(socket, connection.code)
    except (WebSocketDisconnect, RuntimeError, OSError):
        connection.is_lost = True


async def close(socket: WebSocket, code: int) -> None:
    """Close the socket, unless it is closed."""
    if socket.application_state == WebSocketState.CONNECTED:
        await socket.close(code)
