"""The server's refusals as error codes of the protocol; the message files have a text for each."""

from atoll.core.errors import AtollError
from atoll.core.words import Words

STATUS = {
    "input/invalid": 400,
    "input/setup": 400,
    "input/set": 400,
    "input/record": 400,
    "input/webhook": 400,
    "input/name": 400,
    "input/commitment": 409,
    "action/unreadable": 400,
    "bot/unknown": 400,
    "player/unknown": 401,
    "player/password": 401,
    "player/needed": 401,
    "player/code-needed": 401,
    "player/code": 401,
    "player/banned": 403,
    "player/muted": 403,
    "player/fresh": 403,
    "player/no-account": 409,
    "player/playing": 409,
    "seat/blocked": 403,
    "chat/audience": 403,
    "seat/not-yours": 403,
    "table/not-host": 403,
    "input/origin": 403,
    "table/unknown": 404,
    "seat/unknown": 404,
    "game/unknown": 404,
    "input/path": 404,
    "seat/taken": 409,
    "seat/resigned": 409,
    "table/started": 409,
    "table/not-full": 409,
    "table/not-started": 409,
    "table/not-over": 409,
    "table/over": 409,
    "player/login-taken": 409,
    "game/changed": 409,
    "decision/stale": 409,
    "undo/nothing": 409,
    "hint/not-now": 409,
    "hint/people": 409,
    "preview/off": 409,
    "what-if/people": 409,
    "table/what-if": 409,
    "review/none": 404,
    "puzzle/unknown": 404,
    "lesson/unknown": 404,
    "rated/casual": 409,
    "rated/people": 409,
    "rematch/none": 409,
    "takeback/none": 409,
    "takeback/nothing": 409,
    "limit/size": 413,
    "limit/rate": 429,
    "limit/tables": 429,
    "limit/slow": 408,
    "server/busy": 503,
    "server/store": 503,
    "server/failed": 500,
}


class ServerError(AtollError):
    """A request the server does not carry out; `code` is one of the protocol's."""

    def __init__(self, code: str, detail: str = "") -> None:
        super().__init__(f"{code}: {detail}" if detail else code)
        self.code = code
        self.detail = detail

    @property
    def status(self) -> int:
        """The HTTP status that goes with the code."""
        return STATUS[self.code]

    @property
    def words(self) -> Words:
        """The text for people."""
        return Words("error-" + self.code.replace("/", "-"), {"detail": self.detail})


class Unavailable(ServerError):
    """The store cannot be reached or is full; it is unknown whether a write was stored."""

    def __init__(self, why: Exception) -> None:
        super().__init__("server/store", repr(why))
