"""The table server as targets: messages of a client at a table, and HTTP requests."""

import asyncio
import copy
import dataclasses
import tempfile
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from atoll import games
from atoll.core.errors import IllegalAction
from atoll.core.rng import fast_rng
from atoll.server import wire
from atoll.server.errors import ServerError
from atoll.server.people.players import Player
from atoll.server.store import entries as log
from atoll.server.store import table_rows
from atoll.server.store.sqlite import SqliteDatabase
from atoll.server.tables import opening, orders
from atoll.server.tables.connections import Audience, Connection
from atoll.server.tables.house import House
from atoll.server.tables.table import Table
from atoll.server.web.api import PATHS
from atoll.server.web.app import make_app
from atoll.server.web.sockets import DECODE
from atoll.server.workers.bot_workers import BotWorkers, Lane, Question
from fuzz.targets import FOLDER, Target, text_of
from tests.server.table_client import GENEROUS, living

PLAYERS = [Player(f"p{seat}", f"Player {seat}", "en") for seat in range(3)]
PLIES = 15  # actions at a running table; no game ends so early
FRESH = 1000  # requests to one server
NOW = 1_790_000_000_000


# -- messages at a table --------------------------------------------------------------------


@cache
def tables() -> list[Table]:
    """A running table of each game with two people, and an open one."""
    tables = []
    for game in games.all_games():
        created = wire.CreateTable(game.name, [wire.OwnSeat(), wire.OpenSeat()])
        table = Table("t")
        add(table, opening.open_table(created, PLAYERS[0], game, "0" * 32), "p0")
        tables.append(table)
        table = copied(table)
        add(table, [log.Sat(1, "p1", "Player 1"), log.Started("fuzz")], "p1")
        rng = fast_rng(5)
        for _ in range(PLIES):
            state = table.state
            seat = int(state.to_act())
            action = int(state.random_action(seat, rng))
            add(table, [log.Acted(seat, table.game.text(state, seat, action))], f"p{seat}")
        tables.append(table)
    return tables


def add(table: Table, entries: list[log.AnyEntry], by: str) -> list[log.Logged]:
    """Add entries as the server does."""
    news = table_rows.number(entries, table.version, by)
    for logged in news:
        table.add(logged)
    return news


def copied(table: Table) -> Table:
    """A copy of a table that can be played on."""
    twin = copy.copy(table)
    for field in dataclasses.fields(Table):
        value = getattr(table, field.name)
        if isinstance(value, list | dict):
            setattr(twin, field.name, copy.copy(value))
    twin.seats = [dataclasses.replace(seat) for seat in table.seats]
    twin.clocks = copy.deepcopy(table.clocks)
    twin.takeback = copy.deepcopy(table.takeback)
    return twin


def hear_message(data: bytes) -> None:
    """A client's message is refused, or leads to entries that can be broadcast."""
    first = data[0] if data else 0
    table = tables()[first % len(tables())]
    player = PLAYERS[first // len(tables()) % len(PLAYERS)]
    try:
        order = DECODE(text_of(data[1:]))
    except (msgspec.DecodeError, RecursionError):
        return
    if isinstance(order, wire.Hello):
        connection = Connection(player, order.language or "en", light=order.light)
        Audience(table).greet(connection, order.version, NOW)
        return
    if type(order) not in orders.RULES:
        return  # no order, or its answer needs the `House`: the target "http" has one
    try:
        entries = orders.decide(table, player, order)
    except (ServerError, IllegalAction):
        return
    twin = copied(table)
    news = add(twin, entries, player.id)
    audience = Audience(twin)
    audience.connections |= {Connection(who, "fr") for who in (*PLAYERS, None)}
    if news:
        audience.broadcast(news, NOW)


def message_seeds() -> Iterator[bytes]:
    """One of each kind of message, and legal actions at each table."""
    common: dict[str, Any] = {"id": "a", "seat": 0, "yes": True, "on": True, "decision": 3}
    common |= {"text": "play G1", "face": "👍", "bot": "casual", "version": 3, "ply": 1}
    for kind in wire.ClientMessage.__args__:
        fields = {key: common[key] for key in kind.__struct_fields__ if key in common}
        said = {"type": kind.__struct_config__.tag, **fields}
        yield b"\x01" + msgspec.json.encode(said)
    for number, table in enumerate(tables()):
        if table.status == "playing":
            seat = int(table.state.to_act())
            action = int(table.state.random_action(seat, fast_rng(2)))
            named = table.game.data(table.state, seat, action)
            said = {"type": "act", "id": "a", "seat": seat, "data": named}
            said["decision"] = table.decision
            yield bytes([number + seat * len(tables())]) + msgspec.json.encode(said)


# -- HTTP -----------------------------------------------------------------------------------


class NobodyThinks(BotWorkers):
    """Bots that never decide, so that only requests keep the server busy."""

    async def choose(self, asked: Question, lane: Lane) -> int:
        """Never answers."""
        never: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        return await never


class Served:
    """A server in this process, made again after many requests."""

    def __init__(self) -> None:
        self.loop = asyncio.new_event_loop()
        self.requests: asyncio.Queue[tuple[bytes, asyncio.Future[int]] | None] = asyncio.Queue()
        self.task = self.loop.create_task(self.live())
        self.count = 0

    async def live(self) -> None:
        """Open, answer requests, close."""
        with tempfile.TemporaryDirectory(dir=FOLDER.name) as name:
            house = House(SqliteDatabase(Path(name) / "atoll.sqlite3"))
            house.bot_workers = NobodyThinks(1)
            app = make_app(house, GENEROUS)
            async with living(app):
                made = await call(app, "POST", "/api/players", "", None, b'{"name":"Ann"}')
                key = made[1]["key"]
                seats = b'{"game":"moluku","seats":[{"kind":"me"},{"kind":"me"}]}'
                table = (await call(app, "POST", "/api/tables", "", key, seats))[1]["id"]
                while (request := await self.requests.get()) is not None:
                    data, done = request
                    try:
                        done.set_result(await send(app, data, key, table))
                    except Exception as error:
                        done.set_exception(error)

    def ask(self, data: bytes) -> int:
        """The status of the answer to a request."""
        done: asyncio.Future[int] = self.loop.create_future()
        self.requests.put_nowait((data, done))
        self.count += 1
        return self.loop.run_until_complete(done)

    def close(self) -> None:
        """End the server."""
        self.requests.put_nowait(None)
        self.loop.run_until_complete(self.task)
        self.loop.close()


async def send(app: Any, data: bytes, key: str, table: str) -> int:
    """`METHOD /path?query`, a new line, the body; `~` is replaced by the id of a table."""
    head, _, body = data.partition(b"\n")
    method, _, address = text_of(head).replace("~", table).partition(" ")
    path, _, query = address.partition("?")
    is_known = not method.islower()  # in lower case: a client without a key
    status, _ = await call(app, method.upper(), path, query, key if is_known else None, body)
    return status


async def call(
    app: Any, method: str, path: str, query: str, key: str | None, body: bytes
) -> tuple[int, Any]:
    """The status and the JSON of an answer."""
    headers = [(b"host", b"table.test"), (b"content-type", b"application/json")]
    if key is not None:
        headers.append((b"authorization", f"Bearer {key}".encode()))
    scope = {
        "type": "http", "asgi": {"version": "3.0"}, "http_version": "1.1", "method": method,
        "scheme": "http", "path": "/" + path.lstrip("/"), "raw_path": path.encode(),
        "query_string": query.encode(), "root_path": "", "headers": headers,
        "client": ("127.0.0.1", 1), "server": ("table.test", 80),
    }  # fmt: skip
    messages: list[Any] = []
    given = iter([{"type": "http.request", "body": body, "more_body": False}])

    async def receive() -> Any:
        return next(given, {"type": "http.disconnect"})

    async def keep(message: Any) -> None:
        messages.append(message)

    await app(scope, receive, keep)
    start, *rest = messages
    content = b"".join(part.get("body", b"") for part in rest)
    kind = dict(start["headers"]).get(b"content-type", b"")
    return start["status"], msgspec.json.decode(content) if b"json" in kind else None


SERVED: list[Served] = []


def ask_server(data: bytes) -> None:
    """Whatever the request is, the server itself never fails."""
    if SERVED and SERVED[0].count >= FRESH:
        stop_server()
    if not SERVED:
        SERVED.append(Served())
    try:
        status = SERVED[0].ask(data)
        assert status < 500, status
    except BaseException:
        stop_server()
        raise


def stop_server() -> None:
    """Stop the server, if one runs: its threads would keep the process from ending."""
    while SERVED:
        SERVED.pop().close()


BODIES: dict[str, bytes] = {
    "/api/players": b'{"name":"Bob","language":"nl"}',
    "/api/recover": b'{"key":"0123456789abcdef0123456789abcdef"}',
    "/api/me": b'{"name":"Ann","language":"fr","webhook":"https://example.org/hook"}',
    "/api/account": b'{"login":"ann","password":"correct horse"}',
    "/api/login": b'{"login":"ann","password":"correct horse"}',
    "/api/tables": b'{"game":"planet","seats":[{"kind":"me"},{"kind":"open"},'
    b'{"kind":"bot","bot":"casual"}],"options":{"beginner":true},"public":true,'
    b'"clock":{"kind":"live","bank":60},"absence":{"after":60,"then":"skip"}}',
    "/api/tables/{table}/seats/{seat:int}": b'{"name":"Eve"}',
    "/api/tables/{table}/fill": b'{"bot":"casual"}',
    "/api/records": b'{"record":"atoll record 1\\ngame: moluku\\n"}',
}


def request_seeds() -> Iterator[bytes]:
    """One request to every path, with and without a key."""
    for method, path, _ in PATHS:
        filled = path.replace("{table}", "~").replace("{seat:int}", "1").replace("{ply:int}", "0")
        query = "?language=nl&seat=0&after=1&game=moluku" if method == "GET" else ""
        request = f"{filled.replace('{game}', 'moluku')}{query}\n".encode()
        body = b"" if method == "GET" else BODIES.get(path, b"{}")
        for name in (method, method.lower()):
            yield name.encode() + b" " + request + body


def servers() -> list[Target]:
    """The targets of the server."""
    return [
        Target("message", hear_message, message_seeds),
        Target("http", ask_server, request_seeds),
    ]
