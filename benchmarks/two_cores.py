"""The gain of the arena by a second core: `python -m benchmarks.two_cores`, games/s as a ratio.

The same games are played by one process and by two in turn; the processes are started before.
Other work on the machine slows both, but two processes more, so measure on a quiet machine.
"""

import argparse
import json
import os
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from statistics import median

from rich.console import Console
from rich.progress import track

from atoll.arena.tournament import Book, Tournament, run, run_here


def games_a_second(tournament: Tournament, workers: int) -> float:
    """Games per second of a tournament, including the writing of its results."""
    with tempfile.TemporaryDirectory() as folder:
        start = time.perf_counter()
        run(tournament, Book(Path(folder) / "results.jsonl"), run_here(workers))
        return tournament.games / (time.perf_counter() - start)


def measure(tournament: Tournament, rounds: int) -> Iterator[tuple[float, float]]:
    """Games per second with one process and with two, in turn."""
    for _ in track(range(rounds), "rounds", console=Console(stderr=True), transient=True):
        yield games_a_second(tournament, 1), games_a_second(tournament, 2)


def main() -> None:
    """Read the command line and print the figures as JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="moluku")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--bots", default="strong:200,casual")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--rounds", type=int, default=5)
    options = parser.parse_args()
    bots = tuple(options.bots.split(","))
    tournament = Tournament(
        options.game, options.players, {}, "default", bots, options.games, "two cores"
    )
    pairs = list(measure(tournament, options.rounds))
    figures = {
        "game": options.game,
        "bots": options.bots,
        "games": options.games,
        "cores": os.cpu_count(),
        "load": round(os.getloadavg()[0], 1),
        "one": round(median(alone for alone, _ in pairs), 2),
        "two": round(median(two for _, two in pairs), 2),
        "ratio": round(median(two / alone for alone, two in pairs), 2),
    }
    sys.stdout.write(json.dumps(figures, indent=1) + "\n")


if __name__ == "__main__":
    main()
