"""Middleware before all handlers: origin, size, rate and security headers."""

import asyncio
import ipaddress
import time
from collections.abc import MutableMapping
from functools import lru_cache
from typing import Any
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from atoll.server.errors import ServerError
from atoll.server.limits.budgets import Budgets
from atoll.server.limits.settings import Limits

BODY = 16_384  # bytes
LARGER = {"/api/records": 262_144, "/api/tables": 65_536}  # bytes, with a record or an uploaded set
SLOW = 15.0  # seconds for a whole body
SAFE = {"GET", "HEAD", "OPTIONS"}
DEAR = {
    "/api/players", "/api/login", "/api/account", "/api/recover", "/api/tables", "/api/records",
    "/api/me", "/api/me/totp", "/api/me/blocks",
}  # fmt: skip
DEAR_ENDS = ("/review", "/what-if", "/reports")  # of a table
# Logs and replays of whole games take 20 to 40 ms, the others about one.
COSTS = {
    "/log": 10.0,
    "/me/data": 100.0,
    "/scores": 10.0,
    "/record": 10.0,
    "/review": 10.0,
    "/what-if": 10.0,
}
LOADING = 10.0  # cost of a table that is not in memory
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
HSTS = "max-age=31536000"  # a year: a browser that came by https uses https again
NUL = b'{"code":"input/invalid","text":"A NUL stands in the address."}'
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}


class Rates:
    """The rate limits of all addresses."""

    def __init__(self, limits: Limits) -> None:
        self.requests = Budgets(limits.requests)
        self.dear = Budgets(limits.dear)

    def check(self, address: str, path: str, method: str) -> None:
        """Raise if this address asks too much; expensive requests cost more."""
        is_dear = (path in DEAR or path.endswith(DEAR_ENDS)) and method not in SAFE
        if is_dear and not self.dear.take(address):
            raise ServerError("limit/rate")
        self.charge(address, cost_of(path))

    def charge(self, address: str, cost: float) -> None:
        """Raise if the rate limit of this address does not allow this cost."""
        if not self.requests.take(address, cost):
            raise ServerError("limit/rate")


def cost_of(path: str) -> float:
    """The cost of a request, in units of a simple lookup."""
    return next((cost for end, cost in COSTS.items() if path.endswith(end)), 1.0)


def address_of(scope: MutableMapping[str, Any]) -> str:
    """The address of a client; for IPv6 its network, because anybody has 2⁶⁴ addresses."""
    return group_of(scope["client"][0]) if scope.get("client") else ""


@lru_cache(maxsize=10_000)
def group_of(address: str) -> str:
    """The key of a rate limit: an IPv4 address, or the first 64 bits of an IPv6 address."""
    try:
        ip = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(ip, ipaddress.IPv4Address):
        return str(ip)
    if ip.ipv4_mapped is not None:
        return str(ip.ipv4_mapped)
    return str(ipaddress.ip_network((ip, 64), strict=False))


def is_own_origin(headers: Headers) -> bool:
    """Whether a request comes from this server's own pages, or from no page at all."""
    origin = headers.get("origin")
    return origin is None or urlsplit(origin).netloc == headers.get("host")


def has_nul(scope: Scope) -> bool:
    """Whether a path or query contains a NUL, which no store and no file name accepts."""
    return "\x00" in scope["path"] or b"%00" in scope.get("query_string", b"")


class Guard:
    """The middleware."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on requests that are within the limits, and add security headers to the response."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        if has_nul(scope):
            await Response(NUL, 400, media_type="application/json")(scope, receive, send)
            return
        most = LARGER.get(scope["path"], BODY)
        taken, end = 0, time.monotonic() + SLOW

        async def measured() -> Message:
            nonlocal taken
            try:
                message = await asyncio.wait_for(receive(), max(0.01, end - time.monotonic()))
            except TimeoutError:
                raise ServerError("limit/slow") from None
            taken += len(message.get("body", b""))
            if taken > most:
                raise ServerError("limit/size")
            return message

        async def dressed(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if scope.get("scheme") == "https":
                    headers.setdefault("strict-transport-security", HSTS)
                if scope["path"].startswith("/api"):
                    headers.setdefault("cache-control", "no-store")
            await send(message)

        await self.app(scope, measured, dressed)
