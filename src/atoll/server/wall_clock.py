"""The time of day, and whether the clock was set meanwhile."""

import time
from collections.abc import Callable

JUMP = 2000  # milliseconds; a smaller step is ignored


class Wall:
    """The time source; tests replace it."""

    clock: Callable[[], int] = staticmethod(time.time_ns)


def now() -> int:
    """Milliseconds since 1970."""
    return Wall.clock() // 1_000_000


def offset() -> int:
    """How far the wall clock is ahead of the monotonic clock; it changes only by jumps.

    A machine that slept counts as one whose clock was set.
    """
    return now() - time.monotonic_ns() // 1_000_000
