"""Fair queues: everybody who waits gets a turn, however many jobs one of them has."""

from collections import OrderedDict, deque
from typing import Generic, TypeVar

T = TypeVar("T")
PAYERS = 10_000  # players whose address is remembered


class FairQueue(Generic[T]):
    """Jobs of many payers, each with several tables: payers take turns, and so do their tables."""

    def __init__(self) -> None:
        self.payers: OrderedDict[str, OrderedDict[str, deque[T]]] = OrderedDict()
        self.counts: dict[str, int] = {}

    def __len__(self) -> int:
        return sum(self.counts.values())

    def count(self, payer: str) -> int:
        """How many jobs of a payer are waiting."""
        return self.counts.get(payer, 0)

    def put(self, payer: str, table: str, job: T) -> None:
        """Queue a job."""
        self.payers.setdefault(payer, OrderedDict()).setdefault(table, deque()).append(job)
        self.counts[payer] = self.count(payer) + 1

    def take(self) -> T:
        """The next job; there must be one."""
        payer, tables = self.payers.popitem(last=False)
        table, jobs = tables.popitem(last=False)
        job = jobs.popleft()
        if jobs:
            tables[table] = jobs
        if tables:
            self.payers[payer] = tables
            self.counts[payer] -= 1
        else:
            del self.counts[payer]
        return job


class Payers:
    """The payer for each player's jobs: the address from which they were last seen.

    So one person with many players still has one turn. Kept in memory only.
    """

    def __init__(self, kept: int = PAYERS) -> None:
        self.kept = kept
        self.addresses: OrderedDict[str, str] = OrderedDict()

    def seen(self, player: str, address: str) -> None:
        """Note that a player used their key from an address."""
        self.addresses[player] = address
        self.addresses.move_to_end(player)
        if len(self.addresses) > self.kept:
            self.addresses.popitem(last=False)

    def of(self, player: str) -> str:
        """The payer for a player: the address if it is known, else the player."""
        return self.addresses.get(player, player)


class Shows:
    """The watched tables at which only bots play; a limited number of each payer may run."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.running: dict[str, set[str]] = {}
        self.payers: dict[str, str] = {}  # by table

    def admit(self, payer: str, table: str) -> bool:
        """Whether a table may run; if so, it counts as running until it is released."""
        if table in self.payers:
            return True
        running = self.running.setdefault(payer, set())
        if len(running) >= self.most:
            return False
        running.add(table)
        self.payers[table] = payer
        return True

    def release(self, table: str) -> None:
        """Count the table as running no longer."""
        payer = self.payers.pop(table, None)
        if payer is not None:
            self.running[payer].discard(table)
            if not self.running[payer]:
                del self.running[payer]
