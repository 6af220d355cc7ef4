"""Calls to players' webhooks: in separate threads, each with a deadline for the whole call."""

import asyncio
import http.client
import ipaddress
import logging
import socket
import ssl
import threading
from contextlib import suppress
from urllib.parse import urlsplit

from atoll.server.errors import ServerError
from atoll.server.metrics import Metrics

DEADLINE = 5.0  # seconds for a whole call, from the name lookup to the answer
AT_ONCE = 16  # calls, one of each player
LOGGER = logging.getLogger("atoll.webhooks")
FAILURES = (OSError, http.client.HTTPException, ServerError, TimeoutError, ValueError)


def check_webhook(url: str) -> None:
    """Raise unless this may be used as a webhook."""
    try:
        parts = urlsplit(url)
        is_good = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        is_good = False
    if not (is_good and url.isascii() and url.isprintable()) or parts.username or parts.password:
        raise ServerError("input/webhook")


def find_address(host: str, port: int, allow_private: bool) -> str:
    """An address of the host; never one of this machine or its network, unless allowed.

    The connection is made to the address that was checked, so a name that changes its address
    meanwhile leads nowhere else.
    """
    for *_, address in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM):
        ip = ipaddress.ip_address(address[0])
        if allow_private or (ip.is_global and not ip.is_multicast):
            return str(ip)
    raise ServerError("input/webhook")


class Call:
    """One call; `abort` ends it from another thread while it waits for its socket."""

    def __init__(self, url: str, body: bytes, allow_private: bool) -> None:
        self.url, self.body, self.allow_private = url, body, allow_private
        self.socket: socket.socket | None = None
        self.is_aborted = False

    def post(self) -> None:
        """Send the body; redirects are not followed."""
        parts = urlsplit(self.url)
        host = parts.hostname or ""
        port = parts.port or (443 if parts.scheme == "https" else 80)
        address = find_address(host, port, self.allow_private)
        self.hold(socket.create_connection((address, port), DEADLINE))
        if parts.scheme == "https":
            context = ssl.create_default_context()
            assert self.socket is not None  # set by `hold`
            self.hold(context.wrap_socket(self.socket, server_hostname=host))
        connection = http.client.HTTPConnection(host, port, timeout=DEADLINE)
        connection.sock = self.socket
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        try:
            connection.request("POST", path, self.body, {"Content-Type": "application/json"})
            connection.getresponse().read(1024)
        finally:
            connection.close()

    def hold(self, connected: socket.socket) -> None:
        """Keep the socket, so that `abort` can close it."""
        self.socket = connected
        if self.is_aborted:
            self.abort()

    def abort(self) -> None:
        """Close the socket: everything that is sent or read fails from now on."""
        self.is_aborted = True
        if self.socket is not None:
            with suppress(OSError):
                self.socket.shutdown(socket.SHUT_RDWR)


class Webhooks:
    """The calls in progress. Their threads delay neither the server nor log-ins."""

    def __init__(self, metrics: Metrics, allow_private: bool, deadline: float = DEADLINE) -> None:
        self.metrics = metrics
        self.allow_private = allow_private
        self.deadline = deadline
        self.calls: dict[str, Call] = {}  # by player

    async def send(self, player: str, url: str, body: bytes) -> None:
        """Call a player's webhook, unless one of theirs is being called or too many are."""
        if player in self.calls or len(self.calls) >= AT_ONCE:
            self.metrics.webhooks.labels("busy").inc()
            return
        call = self.calls[player] = Call(url, body, self.allow_private)
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        threading.Thread(target=self.run, args=(player, call, loop, done), daemon=True).start()
        try:
            await asyncio.wait_for(done, self.deadline)
            self.metrics.webhooks.labels("sent").inc()
        except FAILURES as error:
            self.metrics.webhooks.labels("failed").inc()
            LOGGER.warning("webhook failed", extra={"player": player, "why": repr(error)})
        finally:
            call.abort()

    def run(
        self,
        player: str,
        call: Call,
        loop: asyncio.AbstractEventLoop,
        done: "asyncio.Future[None]",
    ) -> None:
        """In a thread: make the call, then free its slot."""
        error: Exception | None = None
        try:
            call.post()
        except Exception as failure:
            error = failure
        with suppress(RuntimeError):  # the loop is closed: nobody waits any more
            loop.call_soon_threadsafe(self.ended, player, done, error)

    def ended(self, player: str, done: "asyncio.Future[None]", error: Exception | None) -> None:
        """Handle the end of a thread."""
        del self.calls[player]
        if done.done():
            return
        if error is None:
            done.set_result(None)
        else:
            done.set_exception(error)

    def close(self) -> None:
        """Abort all calls."""
        for call in self.calls.values():
            call.abort()
