"""Limits for connections before any request: how many of one address, and how slow they may be."""

import asyncio
import os
from collections import Counter
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from atoll.server.web.guard import group_of

HEADERS = 10.0  # seconds from a connection or a request's first byte to the end of its headers


def trusted_proxies() -> set[str]:
    """The addresses of proxies, whose connections belong to many people."""
    return set(os.environ.get("FORWARDED_ALLOW_IPS", "127.0.0.1").split(","))


def make_protocol(
    connections: int, proxies: set[str], seconds: float = HEADERS
) -> "type[asyncio.Protocol]":
    """The protocol class of a server with this limit of connections of one address."""
    counts: Counter[str] = Counter()

    class Doorway(HttpToolsProtocol):
        """uvicorn's HTTP protocol with limits."""

        address: str | None = None
        late: asyncio.TimerHandle | None = None

        def connection_made(self, transport: Any) -> None:
            """Count the connection, and wait for its first request."""
            super().connection_made(transport)
            host = self.client[0] if self.client else ""
            if host not in proxies and "*" not in proxies:
                if counts[group_of(host)] >= connections:
                    transport.abort()
                    return
                self.address = group_of(host)
                counts[self.address] += 1
            self.wait_for_headers()

        def connection_lost(self, exc: Exception | None) -> None:
            """Count the connection no longer."""
            self.headers_came()
            self.leave()
            super().connection_lost(exc)

        def handle_websocket_upgrade(self) -> None:
            """Count the connection no longer as HTTP; WebSockets are counted separately."""
            self.leave()
            super().handle_websocket_upgrade()

        def leave(self) -> None:
            """Count the connection no longer."""
            if self.address is not None:
                counts[self.address] -= 1
                if not counts[self.address]:
                    del counts[self.address]
                self.address = None

        def on_message_begin(self) -> None:
            """Start the deadline for the headers of a request."""
            super().on_message_begin()
            self.wait_for_headers()

        def on_headers_complete(self) -> None:
            """Cancel the deadline when the headers are complete."""
            self.headers_came()
            super().on_headers_complete()

        def wait_for_headers(self) -> None:
            """Start the deadline."""
            self.headers_came()
            self.late = self.loop.call_later(seconds, self.transport.abort)

        def headers_came(self) -> None:
            """Cancel the deadline."""
            if self.late is not None:
                self.late.cancel()
                self.late = None

    return Doorway
