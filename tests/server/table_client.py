"""A server in this process and clients that speak the protocol to it, without a network."""

import asyncio
import functools
import itertools
import json
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, ParamSpec

import httpx
import msgspec
from starlette.types import ASGIApp

from atoll.server import wire
from atoll.server.cluster.leases import Shared
from atoll.server.limits.settings import Limits
from atoll.server.store.postgres import PostgresDatabase
from atoll.server.store.sqlite import SqliteDatabase
from atoll.server.tables.house import House
from atoll.server.web.app import make_app

P = ParamSpec("P")
Data = dict[str, Any]
GENEROUS = Limits(
    requests=1e6, dear=1e6, handshakes=1e6, messages=1e6, talk=1e6, audience=1e6,
    connections=10_000, open_tables=1000, open_of_address=1000, listed=1000,
)  # fmt: skip
CHECK = msgspec.json.Decoder(wire.ServerMessage).decode
DECIDING = ("act", "undo", "reset", "takeback")  # orders that name their decision
PATIENCE = 60  # seconds to wait for a message, however busy the machine is
ORDERS = itertools.count(1)  # of all lines: a player's orders never share an id
WHOLE = 300  # seconds for a whole test


def in_loop(test: Callable[P, Coroutine[Any, Any, None]]) -> Callable[P, None]:
    """Runs an asynchronous test."""

    @functools.wraps(test)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        asyncio.run(asyncio.wait_for(test(*args, **kwargs), WHOLE))

    return run


class Server:
    """A server with its `House`, and any number of clients."""

    def __init__(self, app: ASGIApp, house: House) -> None:
        self.app = app
        self.house = house

    async def player(self, name: str, language: str = "en") -> "Client":
        """A new player."""
        client = Client(self)
        made = await client.post("/api/players", {"name": name, "language": language})
        client.key, client.id = made["key"], made["player"]["id"]
        return client

    def stranger(self) -> "Client":
        """A client without a key."""
        return Client(self)


class Client:
    """A browser of one player."""

    def __init__(self, server: Server) -> None:
        self.key: str | None = None
        self.id = ""
        self.move(server)

    def move(self, server: Server) -> None:
        """Use this server from now on."""
        self.server = server
        self.http = httpx.AsyncClient(
            transport=httpx.ASGITransport(app=server.app), base_url="http://table.test"
        )

    @property
    def headers(self) -> dict[str, str]:
        return {"authorization": f"Bearer {self.key}"} if self.key else {}

    async def ask(self, method: str, path: str, body: Data | None = None) -> httpx.Response:
        return await self.http.request(method, path, json=body, headers=self.headers)

    async def get(self, path: str) -> Any:
        return good(await self.ask("GET", path))

    async def post(self, path: str, body: Data | None = None) -> Any:
        return good(await self.ask("POST", path, body or {}))

    async def put(self, path: str, body: Data | None = None) -> Any:
        return good(await self.ask("PUT", path, body or {}))

    async def table(self, *seats: Data, **more: Any) -> str:
        """A new table of Moluku."""
        made = await self.post("/api/tables", {"game": "moluku", "seats": list(seats), **more})
        return str(made["id"])

    @asynccontextmanager
    async def at(self, table: str, version: int = 0, **more: Any) -> AsyncIterator["Line"]:
        """A connection to a table, after `hello`."""
        async with self.connect(f"/ws/tables/{table}", **more) as line:
            line.say(type="hello", version=version)
            yield line

    @asynccontextmanager
    async def connect(
        self, path: str, headers: dict[str, str] | None = None, is_checked: bool = True
    ) -> AsyncIterator["Line"]:
        """A WebSocket."""
        line = Line(is_checked)
        found = {"host": "table.test", **self.headers, **(headers or {})}
        scope = {
            "type": "websocket",
            "asgi": {"version": "3.0"},
            "path": path,
            "raw_path": path.encode(),
            "query_string": b"",
            "root_path": "",
            "scheme": "ws",
            "client": ("127.0.0.1", 1),
            "server": ("table.test", 80),
            "subprotocols": [],
            "headers": [(k.encode(), v.encode()) for k, v in found.items()],
        }
        line.incoming.put_nowait({"type": "websocket.connect"})
        task = asyncio.ensure_future(self.server.app(scope, line.incoming.get, line.deliver))
        try:
            yield line
        finally:
            line.incoming.put_nowait({"type": "websocket.disconnect", "code": 1000})
            await asyncio.wait_for(task, PATIENCE)


def good(answer: httpx.Response) -> Any:
    """The body of a response that must be a success."""
    assert answer.is_success, answer.text
    return answer.json() if answer.content else None


class Line:
    """One WebSocket, seen from the client; `raw` keeps every byte that came."""

    def __init__(self, is_checked: bool) -> None:
        self.is_checked = is_checked
        self.incoming: asyncio.Queue[Data] = asyncio.Queue()
        self.outgoing: asyncio.Queue[Data] = asyncio.Queue()
        self.raw: list[str] = []
        self.closed: int | None = None
        self.latest: dict[str, Data] = {}  # by type

    async def deliver(self, message: Any) -> None:
        if message["type"] == "websocket.send":
            self.raw.append(message["text"])
            if self.is_checked:
                CHECK(message["text"])  # every message must match the protocol
            self.outgoing.put_nowait(json.loads(message["text"]))
        elif message["type"] == "websocket.close":
            self.closed = message["code"]
            self.outgoing.put_nowait({"type": "closed", "code": message["code"]})

    def say(self, **message: Any) -> None:
        """Send a message."""
        self.incoming.put_nowait({"type": "websocket.receive", "text": json.dumps(message)})

    def order(self, kind: str, **message: Any) -> str:
        """Send an order with a new id, which is returned."""
        name = message.pop("id", None) or f"o{next(ORDERS)}"
        if kind in DECIDING and "decision" not in message:
            message["decision"] = self.decision(message["seat"])
        self.say(type=kind, id=name, **message)
        return name

    def decision(self, seat: int) -> int:
        """The decision of a seat in the latest update."""
        sights = self.latest["update"]["sights"]
        return next((sight["decision"] for sight in sights if sight["seat"] == seat), 0) or 0

    async def hear(self, *kinds: str) -> Data:
        """Wait for the next message of one of these types; others are skipped."""
        while True:
            message = await asyncio.wait_for(self.outgoing.get(), PATIENCE)
            self.latest[message["type"]] = message
            if message["type"] in kinds:
                return message
            assert message["type"] != "closed", message

    async def do(self, kind: str, **message: Any) -> Data:
        """Send an order and wait for its answer."""
        name = self.order(kind, **message)
        while True:
            answer = await self.hear("ack", "refused", "error", "hint", "preview", "labels")
            if answer["id"] == name:
                return answer


@asynccontextmanager
async def serving(folder: Path, limits: Limits = GENEROUS, **more: Any) -> AsyncIterator[Server]:
    """A server with SQLite in a folder."""
    quick: dict[str, Any] = {"bot_pause": 0, "bid_pause": 0, "limits": limits, **more}
    house = House(SqliteDatabase(folder / "atoll.sqlite3"), **quick)
    app = make_app(house, limits)
    async with living(app):
        yield Server(app, house)


@asynccontextmanager
async def living(app: ASGIApp) -> AsyncIterator[None]:
    """Runs the start and the end of an application."""
    incoming: asyncio.Queue[Data] = asyncio.Queue()
    outgoing: asyncio.Queue[Any] = asyncio.Queue()
    task = asyncio.ensure_future(
        call(app, {"type": "lifespan", "asgi": {}, "state": {}}, incoming.get, outgoing.put)
    )
    incoming.put_nowait({"type": "lifespan.startup"})
    started = await outgoing.get()
    assert started["type"] == "lifespan.startup.complete", started
    try:
        yield
    finally:
        incoming.put_nowait({"type": "lifespan.shutdown"})
        await task


async def call(
    app: ASGIApp, scope: Data, receive: Callable[[], Awaitable[Data]], send: Any
) -> None:
    await app(scope, receive, send)


async def play_on(lines: dict[int, Line]) -> Data:
    """Play a game to its end, each seat by its own line, always the first choice."""
    updates = {
        seat: line.latest.get("update") or await line.hear("update") for seat, line in lines.items()
    }
    while True:
        now = next(iter(updates.values()))
        if now["status"] == "over":
            return now
        seat = now["waits_for"][0]
        own = next(s for s in updates[seat]["sights"] if s["seat"] == seat)
        verb = next(iter(own["choices"].values()))
        lines[seat].order("act", seat=seat, text=verb[0]["text"])
        for one, line in lines.items():
            updates[one] = await line.hear("update")


@asynccontextmanager
async def sharing(url: str) -> AsyncIterator[Server]:
    """One of several servers on one PostgreSQL."""
    database = PostgresDatabase(url)
    house = House(database, Shared(database), bot_pause=0, bid_pause=0)
    app = make_app(house, GENEROUS)
    async with living(app):
        yield Server(app, house)
