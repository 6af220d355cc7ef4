"""Stands before everything: origin, size, rate and the headers that keep a browser safe."""

import time
from collections.abc import MutableMapping
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from atoll.server.errors import ServerError

BODY = 16_384  # bytes
LARGER = {"/api/records": 262_144, "/api/tables": 65_536}  # bytes, with a record or an own set
SAFE = {"GET", "HEAD", "OPTIONS"}
DEAR = {"/api/players", "/api/login", "/api/account", "/api/recover", "/api/tables", "/api/records"}
DEAR_ENDS = ("/review", "/what-if")  # of a table
POLICY = "; ".join(
    (
        "default-src 'self'",
        "img-src 'self' data:",
        "style-src 'self' 'unsafe-inline'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}


@dataclass
class Bucket:
    """A measure that fills again with time: `burst` at once, `rate` a second for long."""

    rate: float
    burst: float
    level: float = 0.0
    at: float = 0.0

    def take(self) -> bool:
        """Whether one more is allowed now."""
        now = time.monotonic()
        self.level = max(0.0, self.level - (now - self.at) * self.rate)
        self.at = now
        if self.level + 1 > self.burst:
            return False
        self.level += 1
        return True


@dataclass(frozen=True)
class Limits:
    """How much one address may ask of the server, and one connection of a table."""

    requests: float = 50.0
    dear: float = 2.0  # new players, log-ins, new tables
    messages: float = 20.0
    talk: float = 0.5  # chat and faces
    connections: int = 64  # of one address

    def bucket(self, rate: float) -> Bucket:
        """A measure that lets ten seconds' worth through at once."""
        return Bucket(rate, 10 * rate)


class Rates:
    """The buckets of all addresses; those that are full again are forgotten."""

    KEPT = 10_000

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.buckets: dict[tuple[str, bool], Bucket] = {}

    def check(self, address: str, path: str, method: str) -> None:
        """Raise if this address asks too much."""
        is_dear = (path in DEAR or path.endswith(DEAR_ENDS)) and method not in SAFE
        key = (address, is_dear)
        if key not in self.buckets:
            if len(self.buckets) >= self.KEPT:
                self.buckets.clear()
            rate = self.limits.dear if is_dear else self.limits.requests
            self.buckets[key] = self.limits.bucket(rate)
        if not self.buckets[key].take():
            raise ServerError("limit/rate")


def address_of(scope: MutableMapping[str, Any]) -> str:
    """The address of a client."""
    return scope["client"][0] if scope.get("client") else ""


def is_own_origin(headers: Headers) -> bool:
    """Whether a request comes from this server's own pages, or from no page at all."""
    origin = headers.get("origin")
    return origin is None or urlsplit(origin).netloc == headers.get("host")


class Guard:
    """Wraps the application."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on what is not too large, with safe headers on the way back."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        most = LARGER.get(scope["path"], BODY)
        taken = 0

        async def measured() -> Message:
            nonlocal taken
            message = await receive()
            taken += len(message.get("body", b""))
            if taken > most:
                raise ServerError("limit/size")
            return message

        async def dressed(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api"):
                    headers.setdefault("cache-control", "no-store")
            await send(message)

        await self.app(scope, measured, dressed)
