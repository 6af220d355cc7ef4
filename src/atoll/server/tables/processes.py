"""How the processes of a server share its tables: alone by default, over PostgreSQL if several.

A table has one writer at a time: the process whose fencing number is in the table's row.
"""

from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable

from atoll.server.people.players import Player
from atoll.server.store import leases
from atoll.server.store.database import Database, Statement
from atoll.server.store.leases import Due
from atoll.server.tables.news import News
from atoll.server.tables.orders import Order

Hear = Callable[[str, News], Awaitable[None]]  # called with the sending process and its message
Perform = Callable[[str, Player | None, Order], Awaitable[int | None]]


class OwnerSilent(Exception):
    """The process that owns a table did not answer."""


class Cluster(ABC):
    """The processes of a server, as one of them sees them."""

    process: str = "alone"

    @abstractmethod
    async def open(self, hear: Hear, perform: Perform) -> None:
        """Join; `hear` is called with the messages of other processes.

        `perform` carries out another process's order at a table this one owns, else returns None.
        """

    @abstractmethod
    async def close(self) -> None:
        """Leave; this process's tables may be taken over at once."""

    @abstractmethod
    async def acquire(self, table: str) -> int | None:
        """The fencing number under which this process may write, None if another one may."""

    @abstractmethod
    async def release(self, table: str) -> None:
        """Let any process take over the table."""

    @abstractmethod
    async def sleeping(self, until: int, after: Due, most: int) -> list[Due]:
        """The tables with something due before `until` that no process owns.

        Ordered by time and id, after the pair `after`.
        """

    @abstractmethod
    def announcement(self, table: str, version: int) -> list[Statement]:
        """The statements that a commit adds to notify other processes."""

    @abstractmethod
    async def tell(self, news: News) -> None:
        """Send the other processes a message that is not stored."""

    @abstractmethod
    async def forward(self, table: str, player: Player | None, order: Order) -> int:
        """Let the owner carry out an order; the version it led to, or `OwnerSilent`."""


class Alone(Cluster):
    """One process owns everything."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def open(self, hear: Hear, perform: Perform) -> None:
        """Nothing: there are no other processes."""

    async def close(self) -> None:
        """Nothing: there are no other processes."""

    async def acquire(self, table: str) -> int | None:
        """Always succeeds."""
        return 1

    async def release(self, table: str) -> None:
        """Nothing: there are no other processes."""

    async def sleeping(self, until: int, after: Due, most: int) -> list[Due]:
        """All tables with something due."""
        return await leases.sleeping(until, after, most, self.database)

    def announcement(self, table: str, version: int) -> list[Statement]:
        """None: there are no other processes."""
        return []

    async def tell(self, news: News) -> None:
        """Nothing: there are no other processes."""

    async def forward(self, table: str, player: Player | None, order: Order) -> int:
        """Never called: there is no other owner."""
        raise OwnerSilent
