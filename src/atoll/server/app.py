"""The whole server as one ASGI application."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp

from atoll.server.api import routes
from atoll.server.guard import Guard, Limits, Rates
from atoll.server.house import House
from atoll.server.sockets import Sockets

CLIENT = Path(__file__).parents[1] / "webclient"
NOT_BUILT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Atoll</title>
<body><h1>Atoll</h1><p>The table server runs; the web client is not built here.
<code>atoll play --terminal</code> plays in the terminal.</p></body></html>"""


def make_app(house: House, limits: Limits | None = None) -> ASGIApp:
    """The application; it opens the house when it starts and closes it when it ends."""
    limits = limits or Limits()
    sockets = Sockets(house, limits)

    @asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        await house.open()
        try:
            yield
        finally:
            await house.close()

    found: list[BaseRoute] = [
        WebSocketRoute("/ws/tables/{table}", sockets.at_table),
        WebSocketRoute("/ws/me", sockets.at_me),
        *routes(),
        *client_routes(),
    ]
    app = Starlette(routes=found, lifespan=life)
    app.state.house = house
    app.state.rates = Rates(limits)
    return Guard(app)


def client_routes() -> list[BaseRoute]:
    """The built client; every path of its own leads to its one page."""
    assets = CLIENT / "assets"
    found: list[BaseRoute] = []
    if assets.is_dir():
        found.append(Mount("/assets", StaticFiles(directory=assets)))
    return [*found, Route("/{path:path}", client_page)]


async def client_page(request: Request) -> Response:
    """A file of the client, else its page, else a page that says it is not built."""
    files = {path.name: path for path in CLIENT.glob("*") if path.is_file()}
    if "index.html" not in files:
        return HTMLResponse(NOT_BUILT)
    wanted = request.path_params["path"]  # looked up, never opened: it may be anything
    if wanted in files:
        return FileResponse(files[wanted])
    return FileResponse(files["index.html"], headers={"cache-control": "no-cache"})
