"""The WebSocket half of the protocol: one connection a table, and one for a player's notices."""

import asyncio
import logging
import time

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from atoll.core.errors import IllegalAction
from atoll.messages import Speaker
from atoll.server import wire
from atoll.server.connections import Connection
from atoll.server.errors import ServerError
from atoll.server.guard import Bucket, Limits, address_of, is_own_origin
from atoll.server.house import House
from atoll.server.requests import key_of
from atoll.server.room import Room

HELLO = 15  # seconds for the first message
REFUSED, RESTART, BUSY, NO_TABLE = 1008, 1012, 1013, 4004
DECODE = msgspec.json.Decoder(wire.ClientMessage).decode
LOGGER = logging.getLogger("atoll.sockets")


class Sockets:
    """Lets people in, a limited number from each address."""

    def __init__(self, house: House, limits: Limits) -> None:
        self.house = house
        self.limits = limits
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
        """Let a client in if it comes from the right place and not too often."""
        address = address_of(socket.scope)
        is_full = self.counts.get(address, 0) >= self.limits.connections
        await socket.accept()
        if is_full or not is_own_origin(socket.headers):
            await socket.close(REFUSED)
            return False
        self.counts[address] = self.counts.get(address, 0) + 1
        self.house.metrics.connections.inc()
        return True

    def leave(self, socket: WebSocket) -> None:
        """A client is gone."""
        address = address_of(socket.scope)
        self.counts[address] -= 1
        if not self.counts[address]:
            del self.counts[address]
        self.house.metrics.connections.dec()

    async def serve_table(self, socket: WebSocket) -> None:
        """A client at a table, from `hello` to the end."""
        try:
            player = await self.house.players.find(key_of(socket))
            hello = await asyncio.wait_for(receive(socket), HELLO)
            if not isinstance(hello, wire.Hello):
                raise msgspec.ValidationError("the first message is hello")
            room = await self.house.room(socket.path_params["table"])
        except ServerError as error:
            await socket.close(NO_TABLE if error.code == "table/unknown" else BUSY)
            return
        except (TimeoutError, msgspec.DecodeError):
            await socket.close(REFUSED)
            return
        except WebSocketDisconnect:
            return
        language = hello.language or (player.language if player else "en")
        connection = Connection(player, language)
        sending = asyncio.ensure_future(send(socket, connection))
        try:
            await room.enter(connection, hello.version)
            await AtTable(self.house, room, connection, self.limits).listen(socket)
        except ServerError:
            await close(socket, BUSY)
        except WebSocketDisconnect:
            pass
        finally:
            await room.leave(connection)
            sending.cancel()

    async def serve_me(self, socket: WebSocket) -> None:
        """A player who waits for his tables."""
        try:
            player = await self.house.players.find(key_of(socket))
        except ServerError:
            await socket.close(BUSY)
            return
        if player is None:
            await socket.close(REFUSED)
            return
        connection = Connection(player, player.language)
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
    """A client who gives orders."""

    def __init__(self, house: House, room: Room, connection: Connection, limits: Limits) -> None:
        self.house = house
        self.room = room
        self.connection = connection
        self.bucket: Bucket = limits.bucket(limits.messages)
        self.talk: Bucket = limits.bucket(limits.talk)

    async def listen(self, socket: WebSocket) -> None:
        """Carry orders out one after the other."""
        while not self.connection.is_lost:
            try:
                message = await receive(socket)
            except msgspec.DecodeError as error:
                self.fail(ServerError("input/invalid", str(error)), None)
                if not self.bucket.take():
                    break
                continue
            if isinstance(message, wire.Hello):
                self.fail(ServerError("input/invalid", "hello"), None)
            elif not self.bucket.take() or (is_talk(message) and not self.talk.take()):
                self.fail(ServerError("limit/rate"), message.id)
            else:
                await self.carry_out(message)
        await close(socket, RESTART)

    async def carry_out(self, order: wire.Order) -> None:
        """One order and its answer."""
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
            LOGGER.exception("order failed", extra={"table": self.room.table.id})
            self.fail(ServerError("server/failed"), order.id)
        kind = str(type(order).__struct_config__.tag)
        self.house.metrics.orders.labels(kind, outcome).inc()
        self.house.metrics.order_seconds.observe(time.perf_counter() - start)

    async def answer(self, order: wire.Order) -> None:
        """Do it and acknowledge it."""
        if isinstance(order, wire.AskHint):
            told = await self.room.hint(self.connection.player, order, self.connection.language)
            self.connection.send(wire.encode(told))
            return
        version = await self.room.order(self.connection.player, order)
        self.connection.send(wire.encode(wire.Ack(id=order.id, version=version)))

    def refuse(self, error: IllegalAction, order: str) -> None:
        """The rules forbid it."""
        table = self.room.table
        say = Speaker(table.game, self.connection.language, table.names)
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
        """It could not be done."""
        text = Speaker(None, self.connection.language)(error.words)
        version = self.room.table.version
        told = wire.Error(code=error.code, text=text, id=order, version=version)
        self.connection.send(wire.encode(told))


def is_talk(order: wire.Order) -> bool:
    """Whether this only says something."""
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
        found: wire.ClientMessage = DECODE(text)
    except RecursionError:
        raise msgspec.ValidationError("nested too deeply") from None
    return found


async def send(socket: WebSocket, connection: Connection) -> None:
    """Send what is queued until the end of the queue."""
    try:
        while (message := await connection.queue.get()) is not None:
            await socket.send_text(message.decode())
        await close(socket, RESTART)
    except (WebSocketDisconnect, RuntimeError, OSError):
        connection.is_lost = True


async def close(socket: WebSocket, code: int) -> None:
    """Close, unless that has happened."""
    if socket.application_state == WebSocketState.CONNECTED:
        await socket.close(code)
