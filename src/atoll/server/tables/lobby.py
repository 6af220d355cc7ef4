"""Tables that wait for players: limits for players and addresses, and a list fair to all."""

from collections import Counter

from atoll.server.errors import ServerError
from atoll.server.limits.fair_queue import Payers
from atoll.server.limits.settings import Limits
from atoll.server.store import table_rows
from atoll.server.store.database import Database
from atoll.server.wall_clock import now

LISTED = 100  # tables in a list
LOOKED_AT = 1000  # rows from which a list is chosen
FORGOTTEN = 7 * 86_400_000  # milliseconds after which a table nobody joined is not listed


async def check_open(database: Database, payers: Payers, limits: Limits, host: str) -> None:
    """Raise if a player, or all players of their address, have too many waiting tables."""
    counts = await table_rows.open_by_host(now() - FORGOTTEN, database)
    address = sum(n for player, n in counts.items() if payers.of(player) == payers.of(host))
    if counts.get(host, 0) >= limits.open_tables or address >= limits.open_of_address:
        raise ServerError("limit/tables")


async def waiting(database: Database, payers: Payers, limits: Limits, game: str) -> list[str]:
    """Public tables that wait for players, the latest first, a few of each address."""
    since = now() - FORGOTTEN
    listed: list[str] = []
    counts: Counter[str] = Counter()
    for info, host in await table_rows.waiting(game, since, limits.listed, LOOKED_AT, database):
        payer = "" if host is None else payers.of(host)
        counts[payer] += 1
        if len(listed) < LISTED and (not payer or counts[payer] <= limits.listed):
            listed.append(info)
    return listed
