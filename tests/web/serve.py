"""Runs the real server for the browser tests: any free port, bots without pauses, no limits.

With a seed after the data folder all its games are repeatable. A server started in any other way
has no such setting.
"""

import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from atoll.server.limits.settings import Limits
from atoll.server.run import Settings, serve
from tests.chance import repeat

ROOT = Path(__file__).parents[2]


@contextmanager
def seeded_server(seed: str) -> Iterator[str]:
    """A server in a separate process whose games and bots are repeatable; returns its address."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "tests.web.serve", folder, seed]
        with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as server:
            assert server.stdout is not None
            try:
                yield server.stdout.readline().strip()
            finally:
                server.terminate()


def main() -> None:
    """Serve until stopped; the address is printed on one line when the server is ready."""
    if len(sys.argv) > 2:
        repeat(sys.argv[2])
    limits = Limits(
        requests=1e4, dear=1e4, messages=1e4, handshakes=1e4, talk=1e4, connections=1000,
        open_tables=1000, open_of_address=1000, listed=1000,
    )  # fmt: skip
    settings = Settings(data=Path(sys.argv[1]), port=0, bot_pause=0.0, bid_pause=0.0, limits=limits)
    serve(settings, lambda url: print(url, flush=True))  # noqa: T201


if __name__ == "__main__":
    main()
