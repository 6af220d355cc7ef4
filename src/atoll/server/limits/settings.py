"""How much a client may ask of a server; hosts change these limits with ATOLL_LIMITS."""

from dataclasses import dataclass, fields, replace

from atoll.core.errors import AtollError
from atoll.server.limits.budgets import BURST, Bucket


class BadLimit(AtollError):
    """ATOLL_LIMITS can't be read."""


@dataclass(frozen=True)
class Limits:
    """A `float` is a rate per second, with a burst of ten seconds' worth; an `int` is a count."""

    requests: float = 50.0  # of one address; a log, chart or replay of a whole game counts as ten
    dear: float = 2.0  # new players, log-ins, new tables, imports, reviews of one address
    handshakes: float = 5.0  # WebSockets opened by one address
    messages: float = 20.0  # orders of one connection
    talk: float = 0.5  # chat and faces of one player
    audience: float = 1.0  # chat and faces of all spectators of a table
    connections: int = 64  # WebSockets of one address
    requests_open: int = 128  # other connections of one address; proxies are not counted
    open_tables: int = 10  # of one player that wait for others
    open_of_address: int = 20  # of all players of one address
    listed: int = 5  # tables of one address in the lobby's list
    shows: int = 8  # watched tables of one address at which only bots play that run at a time
    kept: int = 200  # tables nobody is connected to that stay in memory
    key_days: int = 365  # days after which a key that is not used expires

    def bucket(self, rate: float) -> Bucket:
        """A bucket for a rate, with a burst of ten seconds' worth."""
        return Bucket(rate, BURST * rate)


def read_limits(text: str) -> Limits:
    """The default limits, changed by a text such as `requests=100 talk=1`."""
    kinds = {name: type(getattr(Limits, name)) for name in (field.name for field in fields(Limits))}
    chosen: dict[str, float] = {}
    for word in text.split():
        name, _, value = word.partition("=")
        if name not in kinds:
            raise BadLimit(f"ATOLL_LIMITS: there is no limit '{name}' ({', '.join(kinds)})")
        try:
            number = kinds[name](value)
        except ValueError:
            number = -1
        if not 0 < number <= 1e9:
            raise BadLimit(f"ATOLL_LIMITS: {name} must be a number above 0, not '{value}'")
        chosen[name] = number
    return replace(Limits(), **chosen)  # type: ignore[arg-type]
