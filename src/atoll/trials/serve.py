"""A server process for a trial: no limits, and its log, clock and bots as the trial wants them.

`python -m atoll.trials.serve FOLDER PORT DATABASE`; it prints its address when it listens.
"""

import sys
from pathlib import Path

from atoll.server.guard import Limits
from atoll.server.run import Settings, serve

MANY = Limits(requests=1e9, dear=1e9, messages=1e9, talk=1e9, connections=100_000)


def main() -> None:
    """Serve until stopped or killed."""
    folder, port, database = sys.argv[1:4]
    settings = Settings(
        Path(folder), port=int(port), database=database, limits=MANY, bot_pause=0, log="error"
    )
    serve(settings, say)


def say(url: str) -> None:
    """Tell the trial where the server listens."""
    sys.stdout.write(url + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
