"""Players over HTTP: accounts, sessions, the second factor, the player's data."""

from starlette.requests import Request
from starlette.responses import Response

from atoll.server import wire
from atoll.server.errors import ServerError
from atoll.server.people import privacy
from atoll.server.people.players import Player, device_of, hash_key, me
from atoll.server.people.webhooks import check_webhook
from atoll.server.web.guard import address_of
from atoll.server.web.requests import (
    COOKIE,
    house_of,
    key_of,
    player_of,
    read,
    reply,
    with_cookie,
)

DONE = 204


def own_key(request: Request) -> str:
    """The key of a request whose player is known."""
    return key_of(request) or ""


def device(request: Request) -> str:
    """The browser and system of a session."""
    return device_of(request.headers.get("user-agent", ""))


async def prove(request: Request, player: Player, password: str | None) -> None:
    """Raise unless the player's password was given recently or is given here."""
    players, address = house_of(request).players, address_of(request.scope)
    await players.check_fresh(player, own_key(request), password, address)


async def create_player(request: Request) -> Response:
    """`POST /api/players`."""
    order = await read(request, wire.NewPlayer)
    player, key = await house_of(request).players.create(order, device(request))
    return with_cookie(request, reply(wire.Key(me(player), key), 201), key)


async def recover(request: Request) -> Response:
    """`POST /api/recover`."""
    key = (await read(request, wire.Recover)).key
    player = await house_of(request).players.find(key)
    if player is None:
        raise ServerError("player/unknown")
    return with_cookie(request, reply(me(player)), key)


async def show_me(request: Request) -> Response:
    """`GET /api/me`; 204 for a browser without a key, which is no error."""
    if key_of(request) is None:
        return Response(status_code=204)
    return reply(me(await player_of(request)))


async def change_me(request: Request) -> Response:
    """`PATCH /api/me`."""
    player = await player_of(request)
    settings = await read(request, wire.Settings)
    if settings.webhook:
        check_webhook(settings.webhook)
    return reply(me(await house_of(request).players.change(player, settings)))


async def register(request: Request) -> Response:
    """`POST /api/account`: the other sessions end when the password changes."""
    player = await player_of(request)
    account, house = await read(request, wire.Account), house_of(request)
    await prove(request, player, account.old)
    ended = await house.players.register(player, account, own_key(request))
    await house.end_sessions(ended)
    return reply(me(await house.players.by_id(player.id) or player))


async def log_in(request: Request) -> Response:
    """`POST /api/login`."""
    account, address = await read(request, wire.LogIn), address_of(request.scope)
    player, key = await house_of(request).players.log_in(account, address, device(request))
    return with_cookie(request, reply(wire.Key(me(player), key)), key)


async def log_out(request: Request) -> Response:
    """`POST /api/logout`: everything that is open with this key is closed too."""
    await player_of(request)
    key, house = own_key(request), house_of(request)
    await house.players.forget_key(key)
    await house.end_sessions([hash_key(key)])
    return without_cookie()


def without_cookie() -> Response:
    """An empty response that deletes the key cookie."""
    answer = Response(status_code=DONE)
    answer.delete_cookie(COOKIE)
    return answer


# -- sessions and the second factor ---------------------------------------------------------


async def show_sessions(request: Request) -> Response:
    """`GET /api/me/sessions`."""
    player = await player_of(request)
    return reply(await house_of(request).players.sessions(player, own_key(request)))


async def end_session(request: Request) -> Response:
    """`DELETE /api/me/sessions/{session}`."""
    player, house = await player_of(request), house_of(request)
    ended = await house.players.end_session(player, request.path_params["session"])
    if not ended:
        raise ServerError("input/path")
    await house.end_sessions(ended)
    return Response(status_code=DONE)


async def end_other_sessions(request: Request) -> Response:
    """`DELETE /api/me/sessions`."""
    player, house = await player_of(request), house_of(request)
    await house.end_sessions(await house.players.end_others(player, own_key(request)))
    return Response(status_code=DONE)


async def begin_totp(request: Request) -> Response:
    """`POST /api/me/totp`."""
    player = await player_of(request)
    await prove(request, player, (await read(request, wire.Proof)).password)
    return reply(await house_of(request).players.begin_totp(player), 201)


async def confirm_totp(request: Request) -> Response:
    """`PUT /api/me/totp`."""
    player, body = await player_of(request), await read(request, wire.TotpCode)
    players = house_of(request).players
    players.passwords.check_tries(player.id, address_of(request.scope))
    await players.confirm_totp(player, body.code)
    return reply(me(await players.by_id(player.id) or player))


async def remove_totp(request: Request) -> Response:
    """`DELETE /api/me/totp`."""
    player, players = await player_of(request), house_of(request).players
    await prove(request, player, (await read(request, wire.Proof)).password)
    await players.remove_totp(player.id)
    return reply(me(await players.by_id(player.id) or player))


# -- the player's data ----------------------------------------------------------------------


async def export_me(request: Request) -> Response:
    """`GET /api/me/data`: everything the server stores about the player."""
    player = await player_of(request)
    answer = reply(await privacy.export(player.id, house_of(request).database))
    answer.headers["content-disposition"] = 'attachment; filename="atoll-data.json"'
    return answer


async def delete_me(request: Request) -> Response:
    """`DELETE /api/me`."""
    player, house = await player_of(request), house_of(request)
    await prove(request, player, (await read(request, wire.Proof)).password)
    ended = await privacy.delete(player.id, house.database)
    await house.end_sessions(ended)
    await house.reload_tables_of(player.id)
    return without_cookie()
