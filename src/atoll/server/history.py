"""Looking back over HTTP: the log, positions, scores, records."""

from starlette.requests import Request
from starlette.responses import Response

from atoll import games
from atoll.core import record as records
from atoll.core.component_set import read_text
from atoll.core.errors import AtollError
from atoll.core.state import SPECTATOR
from atoll.server import sight, wire
from atoll.server.errors import ServerError
from atoll.server.orders import check_own_set
from atoll.server.players import Player
from atoll.server.requests import house_of, player_of, read, reply, room_of, speech, who
from atoll.server.table import Table
from atoll.server.voices import Voice


def number_in(request: Request, name: str) -> int | None:
    """A whole number in the query."""
    text = request.query_params.get(name)
    if text is None:
        return None
    if not (text.isascii() and text.isdigit() and len(text) < 9):
        raise ServerError("input/invalid", name)
    return int(text)


def viewer_of(request: Request, table: Table, player: Player | None) -> int:
    """Through whose eyes the asker looks: a seat of his own, or a spectator's.

    When the game is over its record is open to all, and so is what any seat saw.
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


async def show_scores(request: Request) -> Response:
    """`GET /api/tables/{table}/scores`."""
    room = await room_of(request)
    async with room.lock:
        check_begun(room.table)
        return reply(wire.Scores(room.table.version, sight.scores(room.table)))


async def export_record(request: Request) -> Response:
    """`GET /api/tables/{table}/record`: it holds the seed, so only when the game is over."""
    room = await room_of(request)
    async with room.lock:
        if room.table.status != "over":
            raise ServerError("table/not-over")
        if room.table.origin is not None:
            raise ServerError("table/what-if")
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


async def show_set(request: Request) -> Response:
    """`GET /api/tables/{table}/set`: the component set the table is played with, as TOML."""
    room = await room_of(request)
    table = room.table
    path = table.game.set_path(table.component_set)
    return Response(
        read_text(path),
        media_type="application/toml",
        headers={"content-disposition": f'attachment; filename="{path.name}"'},
    )


async def import_record(request: Request) -> Response:
    """`POST /api/records`."""
    player = await player_of(request)
    asked = await read(request, wire.ImportRecord)
    text = asked.record
    try:
        game = games.find(records.read_game_name(text, "record"))
        own = None if asked.own_set is None else check_own_set(asked.own_set, game)
        record = records.read(text, game, "record", None if own is None else str(own.path))
        records.verify(record, game, "record")
    except ServerError:
        raise
    except AtollError as error:
        raise ServerError("input/record", str(error)) from None
    own_text = None if own is None else own.text
    room = await house_of(request).import_record(record, text, own_text, player.id)
    return reply(sight.table_info(room.table, player.id), 201)
