"""The history of a table over HTTP: log, positions, scores, score sheets, records."""

from collections.abc import Callable, Hashable
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response

from atoll import games
from atoll.core import record as records
from atoll.core.component_set import hold, read_text
from atoll.core.state import SPECTATOR
from atoll.server import wire
from atoll.server.errors import ServerError
from atoll.server.people import moderation
from atoll.server.people.players import Player
from atoll.server.tables import archive, chat, sight
from atoll.server.tables.live_table import LiveTable
from atoll.server.tables.table import Table
from atoll.server.tables.voices import voice
from atoll.server.web.requests import house_of, live_table_of, player_of, read, reply, spoken, who

ANSWERS = 4  # answers about whole games that are cached for each table


def number_in(request: Request, name: str) -> int | None:
    """An integer in the query."""
    text = request.query_params.get(name)
    if text is None:
        return None
    if not (text.isascii() and text.isdigit() and len(text) < 9):
        raise ServerError("input/invalid", name)
    return int(text)


def viewer_of(request: Request, table: Table, player: Player | None) -> int:
    """The viewer of a request: a seat of the player, or a spectator.

    When the game is over its record is open to all, and so is the view of every seat.
    """
    seat = number_in(request, "seat")
    if seat is None:
        return SPECTATOR
    if not 0 <= seat < len(table.seats):
        raise ServerError("seat/unknown")
    if table.status != "over" and seat not in table.seats_of(player.id if player else None):
        raise ServerError("seat/not-yours")
    return seat


def check_begun(table: Table) -> None:
    """Raise unless the game has begun."""
    if table.status == "open":
        raise ServerError("table/not-started")


def remembered(live: LiveTable, key: Hashable, make: Callable[[], object]) -> Response:
    """An answer about a whole game, cached for each version of the table."""
    answer = live.answers.get(key)
    if answer is None or answer[0] != live.table.version:
        answer = (live.table.version, wire.encode(make()))
        live.answers.pop(key, None)
        live.answers[key] = answer
        if len(live.answers) > ANSWERS:
            del live.answers[next(iter(live.answers))]
    return Response(answer[1], media_type="application/json")


async def show_log(request: Request) -> Response:
    """`GET /api/tables/{table}/log`."""
    player, live = await who(request), await live_table_of(request)
    async with live.lock:
        table = live.table
        check_begun(table)
        viewer, after = viewer_of(request, table, player), number_in(request, "after") or 0
        language = spoken(request, player)

        def tell() -> wire.Log:
            say = voice(table.game, language, table.spoken_names)
            return wire.Log(table.version, sight.lines(table, viewer, say, after))

        return remembered(live, ("log", viewer, after, language), tell)


def told_lines(table: Table) -> list[str]:
    """The log of a game as a spectator reads it, in English."""
    say = voice(table.game, "en", table.spoken_names)
    return [str(line.text) for line in sight.lines(table, SPECTATOR, say, 0)]


async def show_chat(request: Request) -> Response:
    """`GET /api/tables/{table}/chat`."""
    player, live = await who(request), await live_table_of(request)
    before, database = number_in(request, "before"), house_of(request).database
    version = live.table.version + 1 if before is None else before
    blocked = await moderation.blocked_by(player.id, database) if player else set()
    return reply(await chat.page(database, live.table.id, version, blocked))


async def show_position(request: Request) -> Response:
    """`GET /api/tables/{table}/positions/{ply}`."""
    player, live = await who(request), await live_table_of(request)
    async with live.lock:
        table, ply = live.table, request.path_params["ply"]
        check_begun(table)
        if ply > table.ply:
            raise ServerError("input/path")
        viewer = viewer_of(request, table, player)
        in_words = "told" in request.query_params
        return reply(sight.position(table, ply, viewer, spoken(request, player), in_words))


async def show_scores(request: Request) -> Response:
    """`GET /api/tables/{table}/scores`."""
    live = await live_table_of(request)
    async with live.lock:
        table = live.table
        check_begun(table)
        return remembered(
            live, ("scores",), lambda: wire.Scores(table.version, sight.scores(table))
        )


async def show_sheet(request: Request) -> Response:
    """`GET /api/tables/{table}/sheet`: when the game is over."""
    player, live = await who(request), await live_table_of(request)
    async with live.lock:
        table, language = live.table, spoken(request, player)
        if table.status != "over":
            raise ServerError("table/not-over")

        def tell() -> wire.Sheet:
            say = voice(table.game, language, table.spoken_names)
            return wire.Sheet(table.version, sight.sheet(table, say))

        return remembered(live, ("sheet", language), tell)


async def export_record(request: Request) -> Response:
    """`GET /api/tables/{table}/record`: only when the game is over, because it holds the seed."""
    record = await find_record(request)
    name = f"{record.game}-{request.path_params['table']}.atoll"
    return Response(
        records.write(record),
        media_type="text/plain; charset=utf-8",
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )


async def find_record(request: Request) -> records.Record:
    """The record of a finished game, or of one that was played under earlier rules."""
    try:
        live = await live_table_of(request)
    except ServerError as error:
        if error.code != "game/changed":
            raise
        return await archive.read_record(request.path_params["table"], house_of(request).database)
    async with live.lock:
        if live.table.status != "over":
            raise ServerError("table/not-over")
        if live.table.origin is not None:
            raise ServerError("table/what-if")
        return to_record(live.table)


def to_record(table: Table) -> records.Record:
    """The finished game of a table as a record."""
    if table.imported is not None:
        return table.imported
    assert table.setup is not None  # a game that is over has begun
    names = [archive.record_name(name) for name in table.names]
    record = records.new_record(table.game, table.setup, names)
    taken = zip(table.plies.seats, table.plies.actions, table.states, strict=False)
    for seat, action, state in taken:
        record.actions.append((seat, table.game.text(state, seat, action)))
    if table.state.is_over():
        record.scores = [int(score) for score in table.state.scores()]
    return record


async def show_set(request: Request) -> Response:
    """`GET /api/tables/{table}/set`: the component set of the table, as TOML."""
    live = await live_table_of(request)
    table = live.table
    return set_file(table.game.set_path(table.component_set))


async def show_default_set(request: Request) -> Response:
    """`GET /api/games/{game}/set`: the default set of a game, as TOML, as a template."""
    return set_file(games.find(request.path_params["game"]).set_path("default"))


def set_file(path: Path) -> Response:
    """A component set as a download."""
    return Response(
        read_text(path),
        media_type="application/toml",
        headers={"content-disposition": f'attachment; filename="{path.name}"'},
    )


async def import_record(request: Request) -> Response:
    """`POST /api/records`."""
    player = await player_of(request)
    body = await read(request, wire.ImportRecord)
    text, house = body.record, house_of(request)
    await house.examiner.check_record(player.id, text, body.own_set)
    held = None if body.own_set is None else hold(body.own_set)
    game = games.find(records.read_game_name(text, "record"))
    record = records.read(text, game, "record", None if held is None else str(held.path))
    live = await house.import_record(record, text, None if held is None else held.text, player.id)
    return reply(sight.table_info(live.table, player.id), 201)
