"""What all request handlers share: origin, rate, body, player and language."""

import logging
from collections.abc import Awaitable, Callable
from functools import wraps
from typing import Any, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from atoll.core.errors import UnknownGame
from atoll.messages import LANGUAGES, Speaker
from atoll.server import wire
from atoll.server.errors import ServerError
from atoll.server.people.players import Player
from atoll.server.tables.house import House
from atoll.server.tables.live_table import LiveTable
from atoll.server.web.guard import LOADING, SAFE, address_of, is_own_origin

COOKIE = "atoll_key"
YEAR = 365 * 86_400
LOGGER = logging.getLogger("atoll.http")
Asked = TypeVar("Asked")
Handler = Callable[[Request], Awaitable[Response]]


def reply(answer: Any, status: int = 200) -> Response:
    """A JSON response."""
    return Response(wire.encode(answer), status, media_type="application/json")


def problem(error: ServerError, language: str) -> Response:
    """A refusal as a JSON response, in the player's language."""
    return reply(wire.Problem(error.code, Speaker(None, language)(error.words)), error.status)


def key_of(connection: Any) -> str | None:
    """The key of a request: a bearer token, or the cookie."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        return str(token).strip()
    key = connection.cookies.get(COOKIE)
    return None if key is None else str(key)


def wanted_language(request: Request) -> str:
    """The language a request asks for, English by default."""
    accepted = request.headers.get("accept-language", "")[:2]
    language = request.query_params.get("language") or accepted
    return language if language in LANGUAGES else "en"


def guarded(handler: Handler) -> Handler:
    """Decorates a handler: checks origin and rate, and turns every refusal into a `Problem`."""

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
    """The server application of a request."""
    house: House = request.app.state.house
    return house


async def who(request: Request) -> Player | None:
    """The player of a request, if it has a key."""
    house = house_of(request)
    player = await house.players.find(key_of(request))
    if player is not None:
        house.payers.seen(player.id, address_of(request.scope))
        request.state.language = player.language
    return player


async def player_of(request: Request) -> Player:
    """The player of a request; raises without one."""
    player = await who(request)
    if player is None:
        raise ServerError("player/unknown")
    return player


def with_cookie(request: Request, answer: Response, key: str) -> Response:
    """The response with the key as a cookie."""
    answer.set_cookie(
        COOKIE, key, max_age=YEAR, httponly=True, samesite="strict",
        secure=request.url.scheme == "https", path="/",
    )  # fmt: skip
    return answer


def spoken(request: Request, player: Player | None) -> str | None:
    """The language of the texts in an answer, or None for message keys."""
    return None if "keys" in request.query_params else speech(request, player)


def speech(request: Request, player: Player | None) -> str:
    """The language of the texts in the answer to a request."""
    if player is None or "language" in request.query_params:
        return wanted_language(request)
    return player.language


async def live_table_of(request: Request) -> LiveTable:
    """The live table that a path names, up to date."""
    house, table = house_of(request), request.path_params["table"]
    if table not in house.live_tables:
        request.app.state.rates.charge(address_of(request.scope), LOADING)
    live = await house.live_table(table)
    async with live.lock:
        await live.catch_up()
    return live
