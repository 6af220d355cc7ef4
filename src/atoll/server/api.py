"""The HTTP half of the protocol: players, games and tables; every path and what answers it."""

import logging
from typing import Any

from starlette.convertors import IntegerConvertor, register_url_convertor
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from atoll import bots, games
from atoll.core.errors import IllegalAction
from atoll.core.game import Game
from atoll.core.words import words
from atoll.messages import LANGUAGES, Speaker
from atoll.messages.clauses import clauses
from atoll.server import history, lessons, openapi, orders, ratings, sight, storage, wire
from atoll.server.errors import ServerError
from atoll.server.moments import now
from atoll.server.notices import check_webhook
from atoll.server.players import Player, me
from atoll.server.requests import (
    COOKIE,
    Handler,
    guarded,
    house_of,
    key_of,
    player_of,
    read,
    reply,
    room_of,
    wanted_language,
    who,
    with_cookie,
)

LISTED = 100  # tables in a list
FORGOTTEN = 7 * 86_400_000  # milliseconds after which a table nobody joined is not listed
LOGGER = logging.getLogger("atoll.http")


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


async def show_openapi(request: Request) -> Response:
    """`GET /api/openapi.json`."""
    return reply(openapi.describe(PATHS))


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
    ("GET", "/api/openapi.json", show_openapi),
    ("POST", "/api/tables", create_table),
    ("GET", "/api/tables", list_tables),
    ("GET", TABLE, show_table),
    ("PUT", TABLE + "/seats/{seat:count}", join),
    ("DELETE", TABLE + "/seats/{seat:count}", leave),
    ("POST", TABLE + "/fill", fill),
    ("POST", TABLE + "/start", start),
    ("GET", TABLE + "/log", history.show_log),
    ("GET", TABLE + "/positions/{ply:count}", history.show_position),
    ("GET", TABLE + "/scores", history.show_scores),
    ("GET", TABLE + "/record", history.export_record),
    ("GET", TABLE + "/set", history.show_set),
    ("POST", "/api/records", history.import_record),
    ("GET", TABLE + "/review", lessons.show_review),
    ("POST", TABLE + "/review", lessons.begin_review),
    ("GET", TABLE + "/review/{ply:count}", lessons.show_decision),
    ("POST", TABLE + "/what-if", lessons.what_if),
    ("GET", "/api/puzzles/{game}/today", lessons.todays_puzzle),
    ("POST", "/api/puzzles/{game}/{puzzle}", lessons.solve_puzzle),
    ("GET", "/health", health),
    ("GET", "/metrics", show_metrics),
)


class Count(IntegerConvertor):
    """A number of at most eight digits: a longer one leads nowhere."""

    regex = "[0-9]{1,8}"


register_url_convertor("count", Count())
EVERY = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]


def routes() -> list[Route]:
    """Every path of the API."""
    found = [Route(path, guarded(handler), methods=[method]) for method, path, handler in PATHS]
    return [*found, Route("/api/{rest:path}", guarded(no_such_path), methods=EVERY)]
