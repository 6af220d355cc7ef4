"""The HTTP half of the protocol: players, tables, games, records."""

import logging
from collections.abc import Awaitable, Callable
from functools import wraps
from typing import Any, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from atoll import bots, games
from atoll.core import record as records
from atoll.core.errors import AtollError, IllegalAction, UnknownGame
from atoll.core.game import Game
from atoll.core.state import SPECTATOR
from atoll.core.words import words
from atoll.messages import LANGUAGES, Speaker
from atoll.messages.clauses import clauses
from atoll.server import orders, ratings, sight, storage, wire
from atoll.server.errors import ServerError
from atoll.server.guard import SAFE, address_of, is_own_origin
from atoll.server.house import House
from atoll.server.notices import check_webhook
from atoll.server.players import Player, me, now
from atoll.server.room import Room
from atoll.server.table import Table
from atoll.server.voices import Voice

COOKIE = "atoll_key"
YEAR = 365 * 86_400
LISTED = 100  # tables in a list
FORGOTTEN = 7 * 86_400_000  # milliseconds after which a table nobody joined is not listed
LOGGER = logging.getLogger("atoll.http")
Asked = TypeVar("Asked")
Handler = Callable[[Request], Awaitable[Response]]


def reply(answer: Any, status: int = 200) -> Response:
    """An answer as JSON."""
    return Response(wire.encode(answer), status, media_type="application/json")


def problem(error: ServerError, language: str) -> Response:
    """A refusal as JSON, in the player's language."""
    return reply(wire.Problem(error.code, Speaker(None, language)(error.words)), error.status)


def key_of(connection: Any) -> str | None:
    """The key a client shows: as a bearer token, or as the cookie."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        return str(token).strip()
    found = connection.cookies.get(COOKIE)
    return None if found is None else str(found)


def wanted_language(request: Request) -> str:
    """The language a request asks for, English if it does not say."""
    asked = request.query_params.get("language") or request.headers.get("accept-language", "")[:2]
    return asked if asked in LANGUAGES else "en"


def guarded(handler: Handler) -> Handler:
    """Checks origin and rate, and turns every refusal into a `Problem`."""

    @wraps(handler)
    async def call(request: Request) -> Response:
        house: House = request.app.state.house
        try:
            request.app.state.rates.check(
                address_of(request.scope), request.url.path, request.method
            )
            if request.method not in SAFE and not is_own_origin(request.headers):
                raise ServerError("input/origin")
            answer = await handler(request)
        except ServerError as error:
            answer = problem(error, getattr(request.state, "language", wanted_language(request)))
        except UnknownGame as error:
            answer = problem(ServerError("game/unknown", str(error)), wanted_language(request))
        except Exception:
            LOGGER.exception("request failed", extra={"path": request.url.path})
            answer = problem(ServerError("server/failed"), wanted_language(request))
        house.metrics.requests.labels(request.method, answer.status_code).inc()
        return answer

    return call


async def read(request: Request, kind: type[Asked]) -> Asked:
    """The body of a request as one of the protocol's types."""
    if not request.headers.get("content-type", "").startswith("application/json"):
        raise ServerError("input/invalid", "the body must be application/json")
    try:
        return msgspec.json.decode(await request.body(), type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise ServerError("input/invalid", str(error)) from None


def house_of(request: Request) -> House:
    """The house a request comes to."""
    house: House = request.app.state.house
    return house


async def who(request: Request) -> Player | None:
    """The player who asks, if he shows a key."""
    player = await house_of(request).players.find(key_of(request))
    if player is not None:
        request.state.language = player.language
    return player


async def player_of(request: Request) -> Player:
    """The player who asks; there must be one."""
    player = await who(request)
    if player is None:
        raise ServerError("player/unknown")
    return player


def with_cookie(request: Request, answer: Response, key: str) -> Response:
    """The answer, with the key for the browser to keep."""
    answer.set_cookie(
        COOKIE, key, max_age=YEAR, httponly=True, samesite="strict",
        secure=request.url.scheme == "https", path="/",
    )  # fmt: skip
    return answer


# -- players --------------------------------------------------------------------------------


async def create_player(request: Request) -> Response:
    """`POST /api/players`."""
    player, key = await house_of(request).players.create(await read(request, wire.NewPlayer))
    return with_cookie(request, reply(wire.Key(me(player), key), 201), key)


async def recover(request: Request) -> Response:
    """`POST /api/recover`."""
    key = (await read(request, wire.Recover)).key
    player = await house_of(request).players.find(key)
    if player is None:
        raise ServerError("player/unknown")
    return with_cookie(request, reply(me(player)), key)


async def show_me(request: Request) -> Response:
    """`GET /api/me`."""
    return reply(me(await player_of(request)))


async def change_me(request: Request) -> Response:
    """`PATCH /api/me`."""
    player = await player_of(request)
    settings = await read(request, wire.Settings)
    if settings.webhook:
        check_webhook(settings.webhook)
    return reply(me(await house_of(request).players.change(player, settings)))


async def register(request: Request) -> Response:
    """`POST /api/account`."""
    player = await player_of(request)
    account = await read(request, wire.Account)
    return reply(me(await house_of(request).players.register(player, account)))


async def log_in(request: Request) -> Response:
    """`POST /api/login`."""
    player, key = await house_of(request).players.log_in(await read(request, wire.Account))
    return with_cookie(request, reply(wire.Key(me(player), key)), key)


async def log_out(request: Request) -> Response:
    """`POST /api/logout`."""
    await player_of(request)
    await house_of(request).players.forget_key(key_of(request) or "")
    answer = Response(status_code=204)
    answer.delete_cookie(COOKIE)
    return answer


async def my_tables(request: Request) -> Response:
    """`GET /api/me/tables`."""
    player = await player_of(request)
    sql = """SELECT t.info FROM tables t WHERE t.status <> 'over' AND EXISTS
        (SELECT 1 FROM seats s WHERE s.table_id = t.id AND s.player = $1)
        ORDER BY t.changed DESC LIMIT $2"""
    return await table_list(request, player, sql, player.id, LISTED)


async def my_history(request: Request) -> Response:
    """`GET /api/me/history`."""
    player = await player_of(request)
    return reply(await ratings.history(player.id, house_of(request).database))


async def leaderboard(request: Request) -> Response:
    """`GET /api/leaderboard/{game}`."""
    game = games.find(request.path_params["game"])
    return reply(await ratings.leaderboard(game.name, house_of(request).database))


# -- games ----------------------------------------------------------------------------------


async def list_games(request: Request) -> Response:
    """`GET /api/games`."""
    language = wanted_language(request)
    found = [game_info(game, language) for game in games.all_games()]
    return reply(wire.GameList(found, bots.names(), list(LANGUAGES), wire.PROTOCOL))


def game_info(game: Game, language: str) -> wire.GameInfo:
    """A game as the lobby shows it."""
    say = Speaker(game, language)
    return wire.GameInfo(
        game.name,
        game.title,
        say(words("about")),
        list(game.players),
        game.minutes,
        [
            wire.OptionInfo(o.name, say(words(f"option-{o.name}")), list(o.values))
            for o in game.options
        ],
        sorted(path.stem for path in (game.folder / "sets").glob("*.toml")),
        game.version,
        game.credits,
    )


async def show_clauses(request: Request) -> Response:
    """`GET /api/games/{game}/clauses`."""
    game = games.find(request.path_params["game"])
    return reply(wire.Clauses(game.name, clauses(game)))


async def show_schema(request: Request) -> Response:
    """`GET /api/schema`."""
    return reply(wire.schema())


# -- tables ---------------------------------------------------------------------------------


async def create_table(request: Request) -> Response:
    """`POST /api/tables`."""
    player = await player_of(request)
    order = await read(request, wire.CreateTable)
    found = orders.open_table(order, player, games.find(order.game))
    room = await house_of(request).create(found)
    return reply(sight.table_info(room.table, player.id), 201)


async def list_tables(request: Request) -> Response:
    """`GET /api/tables`: public ones that wait for players and have not been forgotten."""
    player, game = await who(request), request.query_params.get("game")
    sql = """SELECT info FROM tables WHERE status = 'open' AND public = 1
        AND ($1 = '' OR game = $1) AND changed > $2 ORDER BY changed DESC LIMIT $3"""
    return await table_list(request, player, sql, game or "", now() - FORGOTTEN, LISTED)


async def table_list(request: Request, player: Player | None, sql: str, *args: Any) -> Response:
    """The tables a query finds."""
    rows = await house_of(request).database.read(sql, *args)
    asker = player.id if player else None
    return reply(wire.TableList([storage.read_summary(row[0], asker) for row in rows]))


async def room_of(request: Request) -> Room:
    """The room a path names, up to date."""
    room = await house_of(request).room(request.path_params["table"])
    async with room.lock:
        await room.catch_up()
    return room


async def show_table(request: Request) -> Response:
    """`GET /api/tables/{table}`."""
    player, room = await who(request), await room_of(request)
    async with room.lock:
        return reply(sight.table_info(room.table, player.id if player else None))


async def give(request: Request, player: Player, order: orders.Order) -> Response:
    """Carry an order out and show the table."""
    room = await room_of(request)
    try:
        await room.order(player, order)
    except IllegalAction:
        raise ServerError("input/invalid") from None
    async with room.lock:
        await room.catch_up()
        return reply(sight.table_info(room.table, player.id))


async def join(request: Request) -> Response:
    """`PUT /api/tables/{table}/seats/{seat}`."""
    player = await player_of(request)
    asked = await read(request, wire.JoinSeat)
    return await give(request, player, orders.Join(request.path_params["seat"], asked.name))


async def leave(request: Request) -> Response:
    """`DELETE /api/tables/{table}/seats/{seat}`."""
    player = await player_of(request)
    return await give(request, player, orders.Leave(request.path_params["seat"]))


async def fill(request: Request) -> Response:
    """`POST /api/tables/{table}/fill`."""
    player = await player_of(request)
    return await give(request, player, orders.Fill((await read(request, wire.FillSeats)).bot))


async def start(request: Request) -> Response:
    """`POST /api/tables/{table}/start`."""
    return await give(request, await player_of(request), orders.Start())


# -- history --------------------------------------------------------------------------------


def number_in(request: Request, name: str) -> int | None:
    """A whole number in the query."""
    text = request.query_params.get(name)
    if text is None:
        return None
    if not (text.isascii() and text.isdigit() and len(text) < 9):
        raise ServerError("input/invalid", name)
    return int(text)


def viewer_of(request: Request, table: Table, player: Player | None) -> int:
    """Through whose eyes the asker looks: a seat of his own, or a spectator's."""
    seat = number_in(request, "seat")
    if seat is None:
        return SPECTATOR
    if seat not in table.seats_of(player.id if player else None):
        raise ServerError("seat/not-yours")
    return seat


def check_begun(table: Table) -> None:
    """There is something to look back at."""
    if table.status == "open":
        raise ServerError("table/not-started")


async def show_log(request: Request) -> Response:
    """`GET /api/tables/{table}/log`."""
    player, room = await who(request), await room_of(request)
    async with room.lock:
        table = room.table
        check_begun(table)
        viewer, after = viewer_of(request, table, player), number_in(request, "after") or 0
        say = Voice(table.game, speech(request, player), table.names)
        return reply(wire.Log(table.version, sight.lines(table, viewer, say, after)))


async def show_position(request: Request) -> Response:
    """`GET /api/tables/{table}/positions/{ply}`."""
    player, room = await who(request), await room_of(request)
    async with room.lock:
        table, ply = room.table, request.path_params["ply"]
        check_begun(table)
        if ply > table.ply:
            raise ServerError("input/path")
        viewer = viewer_of(request, table, player)
        return reply(sight.position(table, ply, viewer, speech(request, player)))


def speech(request: Request, player: Player | None) -> str:
    """The language to answer in."""
    if player is None or "language" in request.query_params:
        return wanted_language(request)
    return player.language


async def export_record(request: Request) -> Response:
    """`GET /api/tables/{table}/record`: it holds the seed, so only when the game is over."""
    room = await room_of(request)
    async with room.lock:
        if room.table.status != "over":
            raise ServerError("table/not-over")
        text = records.write(to_record(room.table))
    name = f"{room.table.created.game}-{room.table.id}.atoll"
    return Response(
        text,
        media_type="text/plain; charset=utf-8",
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )


def to_record(table: Table) -> records.Record:
    """The finished game of a table as a record."""
    if table.imported is not None:
        return table.imported
    assert table.setup is not None  # a game that is over began
    names = [" ".join(name.replace("|", "/").split()) for name in table.names]
    record = records.new_record(table.game, table.setup, names)
    for ply, state in zip(table.plies, table.states, strict=False):
        record.actions.append((ply.seat, table.game.text(state, ply.seat, ply.action)))
    record.scores = [int(score) for score in table.state.scores()]
    return record


async def import_record(request: Request) -> Response:
    """`POST /api/records`."""
    player = await player_of(request)
    text = (await read(request, wire.ImportRecord)).record
    try:
        game = games.find(records.read_game_name(text, "record"))
        record = records.read(text, game, "record")
        records.verify(record, game, "record")
    except AtollError as error:
        raise ServerError("input/record", str(error)) from None
    room = await house_of(request).import_record(record, text, player.id)
    return reply(sight.table_info(room.table, player.id), 201)


# -- the server itself ----------------------------------------------------------------------


async def health(request: Request) -> Response:
    """`GET /health`: 200 if the store answers."""
    house = house_of(request)
    try:
        await house.database.read("SELECT 1")
    except Exception:
        LOGGER.exception("the store does not answer")
        return reply({"status": "store fails"}, 503)
    status = "closing" if house.is_closing else "ok"
    return reply({"status": status, "tables": len(house.rooms)}, 200 if status == "ok" else 503)


async def show_metrics(request: Request) -> Response:
    """`GET /metrics`."""
    return Response(house_of(request).metrics.text(), media_type="text/plain; version=0.0.4")


async def no_such_path(request: Request) -> Response:
    """Anything else below `/api`."""
    raise ServerError("input/path")


TABLE = "/api/tables/{table}"
PATHS: tuple[tuple[str, str, Handler], ...] = (
    ("POST", "/api/players", create_player),
    ("POST", "/api/recover", recover),
    ("GET", "/api/me", show_me),
    ("PATCH", "/api/me", change_me),
    ("POST", "/api/account", register),
    ("POST", "/api/login", log_in),
    ("POST", "/api/logout", log_out),
    ("GET", "/api/me/tables", my_tables),
    ("GET", "/api/me/history", my_history),
    ("GET", "/api/leaderboard/{game}", leaderboard),
    ("GET", "/api/games", list_games),
    ("GET", "/api/games/{game}/clauses", show_clauses),
    ("GET", "/api/schema", show_schema),
    ("POST", "/api/tables", create_table),
    ("GET", "/api/tables", list_tables),
    ("GET", TABLE, show_table),
    ("PUT", TABLE + "/seats/{seat:int}", join),
    ("DELETE", TABLE + "/seats/{seat:int}", leave),
    ("POST", TABLE + "/fill", fill),
    ("POST", TABLE + "/start", start),
    ("GET", TABLE + "/log", show_log),
    ("GET", TABLE + "/positions/{ply:int}", show_position),
    ("GET", TABLE + "/record", export_record),
    ("POST", "/api/records", import_record),
    ("GET", "/health", health),
    ("GET", "/metrics", show_metrics),
)
EVERY = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]


def routes() -> list[Route]:
    """Every path of the API."""
    found = [Route(path, guarded(handler), methods=[method]) for method, path, handler in PATHS]
    return [*found, Route("/api/{rest:path}", guarded(no_such_path), methods=EVERY)]
