"""How the processes of one server share its tables: alone by default, over PostgreSQL if many.

A table has one writer at a time: the process whose fencing number stands in the table's row.
"""

from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable

from atoll.server.people.players import Player
from atoll.server.store import leases
from atoll.server.store.database import Database, Statement
from atoll.server.store.leases import Due
from atoll.server.tables.news import News
from atoll.server.tables.orders import Order

Hear = Callable[[str, News], Awaitable[None]]  # which process tells what
Perform = Callable[[str, Player | None, Order], Awaitable[int | None]]


class OwnerSilent(Exception):
    """The process that owns a table did not answer."""


class Cluster(ABC):
    """The processes of a server, seen from one of them."""

    process: str = "alone"

    @abstractmethod
    async def open(self, hear: Hear, perform: Perform) -> None:
        """Join; `hear` is called with whatever other processes tell.

        `perform` carries another process's order out at a table this one owns, else gives None.
        """

    @abstractmethod
    async def close(self) -> None:
        """Leave; this process's tables may be taken over at once."""

    @abstractmethod
    async def acquire(self, table: str) -> int | None:
        """The fencing number under which this process may write, None if another one may."""

    @abstractmethod
    async def release(self, table: str) -> None:
        """Let any process take the table over."""

    @abstractmethod
    async def sleeping(self, until: int, after: Due, most: int) -> list[Due]:
        """The tables with something to do by themselves before `until` that nobody owns.

        In the order of time and id, those that come after a pair of these.
        """

    @abstractmethod
    def announcement(self, table: str, version: int) -> list[Statement]:
        """What a commit adds so that other processes hear of it."""

    @abstractmethod
    async def tell(self, news: News) -> None:
        """Tell the other processes something that is not stored."""

    @abstractmethod
    async def forward(self, table: str, player: Player | None, order: Order) -> int:
        """Have the owner carry an order out; the version it led to, or `OwnerSilent`."""


class Alone(Cluster):
    """One process owns everything."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def open(self, hear: Hear, perform: Perform) -> None:
        """There is nobody to listen to."""

    async def close(self) -> None:
        """There is nobody to leave."""

    async def acquire(self, table: str) -> int | None:
        """Always."""
        return 1

    async def release(self, table: str) -> None:
        """There is nobody to take it."""

    async def sleeping(self, until: int, after: Due, most: int) -> list[Due]:
        """All tables with something to do."""
        return await leases.sleeping(until, after, most, self.database)

    def announcement(self, table: str, version: int) -> list[Statement]:
        """Nobody needs to hear."""
        return []

    async def tell(self, news: News) -> None:
        """Nobody needs to hear."""

    async def forward(self, table: str, player: Player | None, order: Order) -> int:
        """There is nobody else."""
        raise OwnerSilent
