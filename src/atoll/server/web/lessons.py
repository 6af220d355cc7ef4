"""Reviews of finished games and what-ifs over HTTP."""

from starlette.requests import Request
from starlette.responses import Response

from atoll.server import wire
from atoll.server.tables import sight
from atoll.server.tables.reviews import told_decision
from atoll.server.tables.what_if import open_what_if
from atoll.server.web.requests import (
    house_of,
    live_table_of,
    player_of,
    read,
    reply,
    spoken,
    who,
)


async def show_review(request: Request) -> Response:
    """`GET /api/tables/{table}/review`."""
    player, live = await who(request), await live_table_of(request)
    return reply(await house_of(request).reviews.info(live.table, spoken(request, player)))


async def begin_review(request: Request) -> Response:
    """`POST /api/tables/{table}/review`."""
    player, live = await player_of(request), await live_table_of(request)
    reviews = house_of(request).reviews
    await reviews.begin(live.table, house_of(request).payers.of(player.id))
    return reply(await reviews.info(live.table, spoken(request, player)), 202)


async def show_decision(request: Request) -> Response:
    """`GET /api/tables/{table}/review/{ply}`."""
    player, live = await who(request), await live_table_of(request)
    review = await house_of(request).reviews.stored(live.table)
    ply = request.path_params["ply"]
    return reply(told_decision(review, live.table, ply, spoken(request, player)))


async def what_if(request: Request) -> Response:
    """`POST /api/tables/{table}/what-if`."""
    player, order = await player_of(request), await read(request, wire.WhatIf)
    live = await live_table_of(request)
    async with live.lock:
        entries = open_what_if(live.table, player, order)
    await live.become_casual(player, order.seat, "what-if")
    opened = await house_of(request).create(entries)
    return reply(sight.table_info(opened.table, player.id), 201)
