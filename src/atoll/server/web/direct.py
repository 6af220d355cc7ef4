"""WebSockets as uvicorn speaks them, with a shorter way out: messages written without a task.

What is written in one turn of the event loop leaves together: a player's own move is answered by
an update and an acknowledgement in one packet. A packet takes about as long as building an update.
"""

from collections.abc import Callable

from starlette.websockets import WebSocket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import OPEN

EXTENSION = "atoll.direct"  # of the connection's scope


class DirectSocket(WebSocketsSansIOProtocol):
    """A connection whose application may write texts itself."""

    async def run_asgi(self) -> None:
        """Offer the shorter way, then run the application."""
        self.scope["extensions"][EXTENSION] = {"write": self.write}
        await super().run_asgi()

    def write(self, text: bytes) -> bool:
        """Write a text now; False if it must wait, or if the connection is ending."""
        is_open = self.handshake_complete and self.conn.state is OPEN
        if not is_open or not self.writable.is_set() or self.transport.is_closing():
            return False
        if not self.conn.writes:
            self.loop.call_soon(self.flush)
        self.conn.send_text(text)
        return True

    def flush(self) -> None:
        """Send what was written, unless it left with something else."""
        if (frames := self.conn.data_to_send()) and not self.transport.is_closing():
            self.transport.write(b"".join(frames))


def writer_of(socket: WebSocket) -> Callable[[bytes], bool] | None:
    """What writes a text to a client at once, where the server offers it."""
    offered: dict[str, Callable[[bytes], bool]] = socket.scope.get("extensions", {}).get(
        EXTENSION, {}
    )
    return offered.get("write")
