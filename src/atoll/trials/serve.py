"""A server process for a trial, with repeatable games, a settable clock and bots without pauses.

`python -m atoll.trials.serve FOLDER PORT DATABASE LIMITS`; the limits are `many` for no limits or
`usual` for the default ones. It prints its address when it listens.
"""

import hashlib
import itertools
import mmap
import sys
import time
from collections.abc import Callable
from pathlib import Path

from atoll.server.chance import Source
from atoll.server.limits.settings import Limits
from atoll.server.run import Settings, serve
from atoll.server.wall_clock import Wall

MANY = Limits(
    requests=1e9, dear=1e9, handshakes=1e9, messages=1e9, talk=1e9, audience=1e9,
    connections=100_000, requests_open=100_000, open_tables=100_000, open_of_address=100_000,
)  # fmt: skip
CLOCK = "clock"  # the file with the error of the wall clock, in nanoseconds
WORKERS = 2


def shifted_clock(path: Path) -> Callable[[], int]:
    """A clock with the error that a file holds, read each time."""
    with path.open("rb") as file:
        shared = mmap.mmap(file.fileno(), 8, access=mmap.ACCESS_READ)
    return lambda: time.time_ns() + int.from_bytes(shared[:8], "little", signed=True)


def repeat() -> None:
    """Draw the same sequence of seeds in every trial."""
    numbers = itertools.count()

    def draw(purpose: str) -> str:
        return hashlib.blake2b(f"{next(numbers)} {purpose}".encode(), digest_size=16).hexdigest()

    Source.secret = staticmethod(lambda: draw("secret"))
    Source.number = staticmethod(lambda purpose: int(draw(purpose)[:12], 16))


def main() -> None:
    """Serve until stopped or killed."""
    folder, port, database, limits = sys.argv[1:5]
    repeat()
    Wall.clock = shifted_clock(Path(folder) / CLOCK)
    settings = Settings(
        Path(folder), port=int(port), database=database, workers=WORKERS, log="error",
        bot_pause=0, bid_pause=0, limits=MANY if limits == "many" else Limits(),
        private_webhooks=True,
    )  # fmt: skip
    serve(settings, say)


def say(url: str) -> None:
    """Print the address on which the server listens."""
    sys.stdout.write(url + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
