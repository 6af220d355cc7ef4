"""The HTTP half of the protocol: players, games and tables; the routes and their handlers."""

import logging
from collections.abc import Mapping, Sequence
from itertools import product

from starlette.convertors import IntegerConvertor, register_url_convertor
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from atoll import bots, games
from atoll.core.errors import BadSetup, IllegalAction
from atoll.core.game import Game, Option, OptionValue
from atoll.core.words import words
from atoll.messages import LANGUAGES, Speaker
from atoll.server import wire
from atoll.server.errors import ServerError
from atoll.server.people import moderation, ratings
from atoll.server.people.players import Player
from atoll.server.store import table_rows
from atoll.server.tables import lobby, opening, orders, sight, summaries
from atoll.server.web import (
    accounts,
    history,
    lesson_paths,
    lessons,
    openapi,
    puzzles,
    rulebook,
)
from atoll.server.web.requests import (
    Handler,
    guarded,
    house_of,
    live_table_of,
    player_of,
    read,
    reply,
    speech,
    wanted_language,
    who,
)

LOGGER = logging.getLogger("atoll.http")


# -- a player --------------------------------------------------------------------------------


async def commit(request: Request) -> Response:
    """`POST /api/commitments`."""
    player = await player_of(request)
    return reply(wire.Committed(await house_of(request).commitments.make(player.id)), 201)


async def show_blocks(request: Request) -> Response:
    """`GET /api/me/blocks`."""
    player = await player_of(request)
    return reply(await moderation.block_list(player.id, house_of(request).database))


async def block(request: Request) -> Response:
    """`POST /api/me/blocks`."""
    player, body = await player_of(request), await read(request, wire.BlockPlayer)
    house = house_of(request)
    await moderation.block(player.id, body.player, house.database)
    await house.block_changed(player.id)
    return reply(await moderation.block_list(player.id, house.database), 201)


async def unblock(request: Request) -> Response:
    """`DELETE /api/me/blocks/{player}`."""
    player, house = await player_of(request), house_of(request)
    await moderation.unblock(player.id, request.path_params["player"], house.database)
    await house.block_changed(player.id)
    return reply(await moderation.block_list(player.id, house.database))


async def report(request: Request) -> Response:
    """`POST /api/tables/{table}/reports`: report somebody to the host."""
    player, body = await player_of(request), await read(request, wire.NewReport)
    live, database = await live_table_of(request), house_of(request).database
    async with live.lock:
        lines = [] if live.table.status == "open" else history.told_lines(live.table)
        table = live.table
        people = {by for _, _, by, _ in table.chats if by} | set(table.people)
        said = [moderation.Said(at, by, said.name, said.text) for _, at, by, said in table.chats]
        scene = moderation.Scene(table.id, people, said, lines)
        await moderation.report(player.id, body, scene, database)
    return Response(status_code=204)


async def my_tables(request: Request) -> Response:
    """`GET /api/me/tables`."""
    player = await player_of(request)
    database = house_of(request).database
    return table_list(await table_rows.unfinished_of(player.id, lobby.LISTED, database), player)


async def my_history(request: Request) -> Response:
    """`GET /api/me/history`."""
    player = await player_of(request)
    return reply(await ratings.history(player.id, house_of(request).database))


async def leaderboard(request: Request) -> Response:
    """`GET /api/leaderboard/{game}`."""
    game = games.find(request.path_params["game"])
    return reply(await ratings.leaderboard(game.name, house_of(request).database))


# -- games -----------------------------------------------------------------------------------


async def list_games(request: Request) -> Response:
    """`GET /api/games`."""
    language = wanted_language(request)
    infos = [game_info(game, language) for game in games.all_games()]
    return reply(wire.GameList(infos, bots.names(), list(LANGUAGES), wire.PROTOCOL))


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
            wire.OptionInfo(o.name, say(words(f"option-{o.name}")), list(o.values), fits(game, o))
            for o in game.options
        ],
        sorted(path.stem for path in (game.folder / "sets").glob("*.toml")),
        game.version,
        game.credits,
    )


def fits(game: Game, option: Option) -> dict[int, list[OptionValue]]:
    """By player count: the values of an option that fit some values of the other options."""
    names = [other.name for other in game.options]
    every = [
        dict(zip(names, some, strict=True))
        for some in product(*(other.values for other in game.options))
    ]
    return {
        count: [
            value
            for value in option.values
            if any(some[option.name] == value and goes(game, count, some) for some in every)
        ]
        for count in game.players
    }


def goes(game: Game, players: int, options: Mapping[str, OptionValue]) -> bool:
    """Whether a game has this set-up."""
    try:
        game.check_options(players, options)
    except BadSetup:
        return False
    return True


async def show_rules(request: Request) -> Response:
    """`GET /api/games/{game}/rules`."""
    game = games.find(request.path_params["game"])
    return reply(rulebook.rules(game, speech(request, await who(request))))


async def show_schema(request: Request) -> Response:
    """`GET /api/schema`."""
    return reply(wire.schema())


async def show_openapi(request: Request) -> Response:
    """`GET /api/openapi.json`."""
    return reply(openapi.describe(PATHS))


# -- tables ----------------------------------------------------------------------------------


async def create_table(request: Request) -> Response:
    """`POST /api/tables`."""
    player = await player_of(request)
    order = await read(request, wire.CreateTable)
    game = games.find(order.game)
    if order.own_set is not None:
        await house_of(request).examiner.check_set(player.id, order.own_set, game)
    house = house_of(request)
    if any(isinstance(seat, wire.OpenSeat) for seat in order.seats):
        await lobby.check_open(house.database, house.payers, house.limits, player.id)
    secret = await house.commitments.secret_of(player.id, order.commitment)
    entries = opening.open_table(order, player, game, secret)
    live = await house.create(entries)
    return reply(sight.table_info(live.table, player.id), 201)


async def list_tables(request: Request) -> Response:
    """`GET /api/tables`: public tables that wait for players, of the last week."""
    player, house = await who(request), house_of(request)
    game = request.query_params.get("game", "")
    summaries = await lobby.waiting(house.database, house.payers, house.limits, game)
    return table_list(summaries, player)


def table_list(infos: Sequence[str], player: Player | None) -> Response:
    """Tables by their summaries."""
    asker = player.id if player else None
    return reply(wire.TableList([summaries.read_summary(info, asker) for info in infos]))


async def show_table(request: Request) -> Response:
    """`GET /api/tables/{table}`."""
    player, live = await who(request), await live_table_of(request)
    async with live.lock:
        return reply(sight.table_info(live.table, player.id if player else None))


async def give(request: Request, player: Player, order: orders.Order) -> Response:
    """Carry out an order and show the table."""
    live = await live_table_of(request)
    try:
        await live.order(player, order)
    except IllegalAction:
        raise ServerError("input/invalid") from None
    async with live.lock:
        await live.catch_up()
        return reply(sight.table_info(live.table, player.id))


async def join(request: Request) -> Response:
    """`PUT /api/tables/{table}/seats/{seat}`."""
    player = await player_of(request)
    body = await read(request, wire.JoinSeat)
    live = await live_table_of(request)
    others = {live.table.created.host, *live.table.people}
    await moderation.check_blocks(player.id, others, house_of(request).database)
    order = orders.Join(request.path_params["seat"], body.name, body.share)
    return await give(request, player, order)


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


# -- the server itself -----------------------------------------------------------------------


async def health(request: Request) -> Response:
    """`GET /health`: 200 if the store accepts writes."""
    house = house_of(request)
    try:
        await house.check_store()
    except Exception:
        LOGGER.exception("the store does not answer")
        return reply({"status": "store fails"}, 503)
    status = "closing" if house.is_closing else "ok"
    return reply(
        {"status": status, "tables": len(house.live_tables)}, 200 if status == "ok" else 503
    )


async def no_such_path(request: Request) -> Response:
    """Any other path below `/api`."""
    raise ServerError("input/path")


TABLE = "/api/tables/{table}"
PATHS: tuple[tuple[str, str, Handler], ...] = (
    ("POST", "/api/players", accounts.create_player),
    ("POST", "/api/recover", accounts.recover),
    ("GET", "/api/me", accounts.show_me),
    ("PATCH", "/api/me", accounts.change_me),
    ("DELETE", "/api/me", accounts.delete_me),
    ("GET", "/api/me/data", accounts.export_me),
    ("POST", "/api/account", accounts.register),
    ("POST", "/api/login", accounts.log_in),
    ("POST", "/api/logout", accounts.log_out),
    ("GET", "/api/me/sessions", accounts.show_sessions),
    ("DELETE", "/api/me/sessions", accounts.end_other_sessions),
    ("DELETE", "/api/me/sessions/{session}", accounts.end_session),
    ("POST", "/api/me/totp", accounts.begin_totp),
    ("PUT", "/api/me/totp", accounts.confirm_totp),
    ("DELETE", "/api/me/totp", accounts.remove_totp),
    ("GET", "/api/me/blocks", show_blocks),
    ("POST", "/api/me/blocks", block),
    ("DELETE", "/api/me/blocks/{player}", unblock),
    ("POST", "/api/commitments", commit),
    ("GET", "/api/me/tables", my_tables),
    ("GET", "/api/me/history", my_history),
    ("GET", "/api/leaderboard/{game}", leaderboard),
    ("GET", "/api/games", list_games),
    ("GET", "/api/games/{game}/rules", show_rules),
    ("GET", "/api/games/{game}/set", history.show_default_set),
    ("GET", "/api/schema", show_schema),
    ("GET", "/api/openapi.json", show_openapi),
    ("POST", "/api/tables", create_table),
    ("GET", "/api/tables", list_tables),
    ("GET", TABLE, show_table),
    ("PUT", TABLE + "/seats/{seat:count}", join),
    ("DELETE", TABLE + "/seats/{seat:count}", leave),
    ("POST", TABLE + "/fill", fill),
    ("POST", TABLE + "/start", start),
    ("POST", TABLE + "/reports", report),
    ("GET", TABLE + "/log", history.show_log),
    ("GET", TABLE + "/chat", history.show_chat),
    ("GET", TABLE + "/positions/{ply:count}", history.show_position),
    ("GET", TABLE + "/scores", history.show_scores),
    ("GET", TABLE + "/sheet", history.show_sheet),
    ("GET", TABLE + "/record", history.export_record),
    ("GET", TABLE + "/set", history.show_set),
    ("POST", "/api/records", history.import_record),
    ("GET", TABLE + "/review", lessons.show_review),
    ("POST", TABLE + "/review", lessons.begin_review),
    ("GET", TABLE + "/review/{ply:count}", lessons.show_decision),
    ("POST", TABLE + "/what-if", lessons.what_if),
    ("GET", TABLE + "/coach", lesson_paths.coach),
    ("GET", "/api/puzzles/{game}", puzzles.list_puzzles),
    ("GET", "/api/puzzles/{game}/today", puzzles.todays_puzzle),
    ("GET", "/api/puzzles/{game}/{puzzle}", puzzles.show_puzzle),
    ("POST", "/api/puzzles/{game}/{puzzle}", puzzles.solve_puzzle),
    ("GET", "/api/lessons", lesson_paths.list_lessons),
    ("PUT", "/api/lessons/{game}", lesson_paths.keep_progress),
    ("GET", "/api/lessons/{game}/{step:count}", lesson_paths.show_step),
    ("POST", "/api/lessons/{game}/{step:count}", lesson_paths.try_step),
    ("GET", "/health", health),
)


class Count(IntegerConvertor):
    """A number of at most eight digits; a path with a longer one is not found."""

    regex = "[0-9]{1,8}"


register_url_convertor("count", Count())
EVERY = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]


def routes() -> list[Route]:
    """All routes of the API."""
    handled = [Route(path, guarded(handler), methods=[method]) for method, path, handler in PATHS]
    return [*handled, Route("/api/{rest:path}", guarded(no_such_path), methods=EVERY)]
