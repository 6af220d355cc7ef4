"""A server process for a trial: no limits, bots that do not pause, and a clock that can be set.

`python -m atoll.trials.serve FOLDER PORT DATABASE`; it prints its address when it listens.
"""

import mmap
import sys
import time
from collections.abc import Callable
from pathlib import Path

from atoll.server.guard import Limits
from atoll.server.moments import Wall
from atoll.server.run import Settings, serve

MANY = Limits(requests=1e9, dear=1e9, messages=1e9, talk=1e9, connections=100_000)


CLOCK = "clock"  # the file that holds how far the wall clock is wrong, in nanoseconds
WORKERS = 2


def shifted_clock(path: Path) -> Callable[[], int]:
    """A clock that is wrong by as much as stands in a file, from one moment to the next."""
    with path.open("rb") as file:
        shared = mmap.mmap(file.fileno(), 8, access=mmap.ACCESS_READ)
    return lambda: time.time_ns() + int.from_bytes(shared[:8], "little", signed=True)


def main() -> None:
    """Serve until stopped or killed."""
    folder, port, database = sys.argv[1:4]
    Wall.clock = shifted_clock(Path(folder) / CLOCK)
    settings = Settings(
        Path(folder), port=int(port), database=database, workers=WORKERS, log="error",
        bot_pause=0, limits=MANY,
    )  # fmt: skip
    serve(settings, say)


def say(url: str) -> None:
    """Tell the trial where the server listens."""
    sys.stdout.write(url + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
