"""Rate limits: leaky buckets for players, addresses and tables."""

import time
from collections import OrderedDict
from collections.abc import Callable, Hashable
from dataclasses import dataclass

KEPT = 10_000  # budgets in memory
BURST = 10  # seconds' worth that may be spent at once


@dataclass
class Bucket:
    """A leaky bucket: `burst` at once, `rate` a second on average."""

    rate: float
    burst: float
    clock: Callable[[], float] = time.monotonic
    level: float = 0.0
    at: float = 0.0

    def take(self, cost: float = 1.0) -> bool:
        """Whether this cost is allowed now; if so, count it."""
        self.drain()
        if self.level + cost > self.burst:
            return False
        self.level += cost
        return True

    def drain(self) -> None:
        """Lower the level by the time since the last call."""
        now = self.clock()
        self.level = max(0.0, self.level - (now - self.at) * self.rate)
        self.at = now


class Budgets:
    """A bucket for each key; the least recently used one is dropped when there are too many.

    So a client with many addresses cannot reset the bucket of an address that was just used.
    """

    def __init__(
        self, rate: float, clock: Callable[[], float] = time.monotonic, kept: int = KEPT
    ) -> None:
        self.rate = rate
        self.clock = clock
        self.kept = kept
        self.buckets: OrderedDict[Hashable, Bucket] = OrderedDict()

    def take(self, key: Hashable, cost: float = 1.0) -> bool:
        """Whether this key may spend this cost now; if so, count it."""
        bucket = self.buckets.get(key)
        if bucket is None:
            bucket = self.buckets[key] = Bucket(self.rate, BURST * self.rate, self.clock)
        self.buckets.move_to_end(key)
        if len(self.buckets) > self.kept:
            self.buckets.popitem(last=False)
        return bucket.take(cost)
