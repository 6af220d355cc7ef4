"""How the processes of one server share its tables: alone by default, over PostgreSQL if many.

A table has one writer at a time: the process whose fencing number stands in the table's row.
"""

from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable
from typing import Any

from atoll.server.database import Database, Statement
from atoll.server.orders import Order
from atoll.server.players import Player

News = Callable[[dict[str, Any]], Awaitable[None]]
Perform = Callable[[str, Player | None, Order], Awaitable[int | None]]


class OwnerSilent(Exception):
    """The process that owns a table did not answer."""


class Cluster(ABC):
    """The processes of a server, seen from one of them."""

    process: str = "alone"

    @abstractmethod
    async def open(self, news: News, perform: Perform) -> None:
        """Join; `news` is called with whatever other processes tell.

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
    async def sleeping(self, until: int) -> list[str]:
        """The tables with something to do by themselves before `until` that nobody owns."""

    @abstractmethod
    def announcement(self, table: str, version: int) -> list[Statement]:
        """What a commit adds so that other processes hear of it."""

    @abstractmethod
    async def tell(self, what: dict[str, Any]) -> None:
        """Tell the other processes something that is not stored."""

    @abstractmethod
    async def forward(self, table: str, player: Player | None, order: Order) -> int:
        """Have the owner carry an order out; the version it led to, or `OwnerSilent`."""


class Alone(Cluster):
    """One process owns everything."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def open(self, news: News, perform: Perform) -> None:
        """There is nobody to listen to."""

    async def close(self) -> None:
        """There is nobody to leave."""

    async def acquire(self, table: str) -> int | None:
        """Always."""
        return 1

    async def release(self, table: str) -> None:
        """There is nobody to take it."""

    async def sleeping(self, until: int) -> list[str]:
        """All tables with something to do."""
        rows = await self.database.read("SELECT id FROM tables WHERE wake <= $1 LIMIT 500", until)
        return [row[0] for row in rows]

    def announcement(self, table: str, version: int) -> list[Statement]:
        """Nobody needs to hear."""
        return []

    async def tell(self, what: dict[str, Any]) -> None:
        """Nobody needs to hear."""

    async def forward(self, table: str, player: Player | None, order: Order) -> int:
        """There is nobody else."""
        raise OwnerSilent
