"""Runs the real server for the browser tests: any free port, bots that do not wait, no limits."""

import sys
from pathlib import Path

from atoll.server.guard import Limits
from atoll.server.run import Settings, serve


def main() -> None:
    """Serve until stopped; the address is printed on one line when the server is ready."""
    limits = Limits(requests=1e4, dear=1e4, messages=1e4, connections=1000)
    settings = Settings(data=Path(sys.argv[1]), port=0, bot_pause=0.0, limits=limits)
    serve(settings, lambda url: print(url, flush=True))  # noqa: T201


if __name__ == "__main__":
    main()
