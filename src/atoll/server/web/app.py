"""The whole server as one ASGI application."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.routing import BaseRoute, WebSocketRoute
from starlette.types import ASGIApp

from atoll.server.limits.settings import Limits
from atoll.server.tables.house import House
from atoll.server.web.api import routes
from atoll.server.web.client_files import CLIENT, ClientFiles
from atoll.server.web.guard import Guard, Rates
from atoll.server.web.sockets import Sockets


def make_app(house: House, limits: Limits | None = None) -> ASGIApp:
    """The application; it opens the `House` at startup and closes it at shutdown."""
    limits = limits or Limits()
    sockets = Sockets(house, limits)

    @asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        await house.open()
        try:
            yield
        finally:
            await house.close()

    every_route: list[BaseRoute] = [
        WebSocketRoute("/ws/tables/{table}", sockets.at_table),
        WebSocketRoute("/ws/me", sockets.at_me),
        *routes(),
        ClientFiles(CLIENT).route(),
    ]
    app = Starlette(routes=every_route, lifespan=life)
    app.state.house = house
    app.state.rates = Rates(limits)
    return Guard(app)
