"""The services of a process that its tables use; none of them knows a live table."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from atoll.server.limits.fair_queue import Payers, Shows
from atoll.server.metrics import Metrics
from atoll.server.store.database import Database
from atoll.server.tables.commitments import Commitments
from atoll.server.tables.notices import Notices
from atoll.server.tables.processes import Alone, Cluster
from atoll.server.workers.bot_workers import BotWorkers

Keep = Callable[["asyncio.Task[Any]"], None]


@dataclass(frozen=True)
class Pauses:
    """The pauses of a table, in seconds, before what it does by itself."""

    bot: float  # before a bot moves while somebody watches
    bids: float  # that a bot leaves people to bid
    forced: float  # the usual time of a forced move


@dataclass(frozen=True)
class Services:
    """Shared by all tables of a process."""

    database: Database
    cluster: Cluster
    commitments: Commitments
    bot_workers: BotWorkers
    payers: Payers
    shows: Shows
    notices: Notices
    metrics: Metrics
    pauses: Pauses
    unseen: asyncio.Lock  # held during a move of a quick bot that nobody watches
    keep: Keep  # holds a task until it ends

    @property
    def is_alone(self) -> bool:
        """Whether no other process writes to the store."""
        return isinstance(self.cluster, Alone)
