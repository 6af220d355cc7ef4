"""Messages that are written at once: in their order, together, and never past one that waits."""

import asyncio
from typing import cast

import uvicorn
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode
from websockets.protocol import OPEN

from atoll.server.tables.connections import Connection
from atoll.server.web.direct import DirectSocket
from tests.server.table_client import in_loop


class Wire:
    """A transport that keeps what it is given."""

    def __init__(self) -> None:
        self.packets: list[bytes] = []
        self.is_closed = False

    def write(self, data: bytes) -> None:
        self.packets.append(data)

    def is_closing(self) -> bool:
        return self.is_closed

    def close(self) -> None:
        self.is_closed = True


def connected() -> tuple[DirectSocket, Wire]:
    """A WebSocket after its handshake."""
    config = uvicorn.Config(lambda scope: None, log_config=None, ws_per_message_deflate=False)
    socket, wire = DirectSocket(config, ServerState(), {}, asyncio.get_running_loop()), Wire()
    socket.transport = cast(asyncio.Transport, wire)
    socket.handshake_complete, socket.conn.state = True, OPEN
    return socket, wire


def frames(*texts: bytes) -> bytes:
    return b"".join(Frame(Opcode.TEXT, text).serialize(mask=False) for text in texts)


@in_loop
async def test_what_is_written_in_one_turn_leaves_in_one_packet() -> None:
    socket, wire = connected()
    assert socket.write(b"update")
    assert socket.write(b"ack")
    assert wire.packets == []
    await asyncio.sleep(0)
    assert wire.packets == [frames(b"update", b"ack")]


@in_loop
async def test_a_close_leaves_behind_what_was_written_before_it() -> None:
    socket, wire = connected()
    assert socket.write(b"why")
    await socket.send({"type": "websocket.close", "code": 1012, "reason": ""})
    assert b"".join(wire.packets).startswith(frames(b"why"))
    assert not socket.write(b"later")
    socket.stop_keepalive()
    assert socket.close_timer is not None
    socket.close_timer.cancel()


@in_loop
async def test_nothing_is_written_while_the_transport_is_full_or_gone() -> None:
    socket, wire = connected()
    socket.pause_writing()
    assert not socket.write(b"update")
    socket.resume_writing()
    wire.is_closed = True
    assert not socket.write(b"update")


def test_no_message_overtakes_one_that_waits() -> None:
    written: list[bytes] = []
    can_write = False

    def write(message: bytes) -> bool:
        if can_write:
            written.append(message)
        return can_write

    connection = Connection(None, None, write=write)
    connection.send(b"first")
    can_write = True
    connection.send(b"second")  # the first has not been sent
    assert written == []
    assert [connection.queue.get_nowait() for _ in range(2)] == [b"first", b"second"]
    connection.waiting -= 2
    connection.send(b"third")
    assert written == [b"third"]
