"""Connections before anything is asked: how many of one address, and how long they may dawdle."""

import asyncio
import os
from collections import Counter
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from atoll.server.web.guard import group_of

HEADERS = 10.0  # seconds from a connection or a request's first byte to the end of its headers


def trusted_proxies() -> set[str]:
    """The addresses of proxies, whose connections are those of many people."""
    return set(os.environ.get("FORWARDED_ALLOW_IPS", "127.0.0.1").split(","))


def make_protocol(
    connections: int, proxies: set[str], seconds: float = HEADERS
) -> "type[asyncio.Protocol]":
    """The protocol of a server that lets so many connections of one address in."""
    counts: Counter[str] = Counter()

    class Doorway(HttpToolsProtocol):
        """HTTP as uvicorn speaks it, with bounds."""

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
            """It is gone."""
            self.headers_came()
            self.leave()
            super().connection_lost(exc)

        def handle_websocket_upgrade(self) -> None:
            """From now on it is a WebSocket; those are counted for themselves."""
            self.leave()
            super().handle_websocket_upgrade()

        def leave(self) -> None:
            """Count it no longer."""
            if self.address is not None:
                counts[self.address] -= 1
                if not counts[self.address]:
                    del counts[self.address]
                self.address = None

        def on_message_begin(self) -> None:
            """A request begins."""
            super().on_message_begin()
            self.wait_for_headers()

        def on_headers_complete(self) -> None:
            """It can be answered."""
            self.headers_came()
            super().on_headers_complete()

        def wait_for_headers(self) -> None:
            """From now on there is a deadline."""
            self.headers_came()
            self.late = self.loop.call_later(seconds, self.transport.abort)

        def headers_came(self) -> None:
            """There is none any more."""
            if self.late is not None:
                self.late.cancel()
                self.late = None

    return Doorway
