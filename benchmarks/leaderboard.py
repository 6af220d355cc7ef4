"""The leaderboard: `python -m benchmarks.leaderboard`, every entrant against one bot.

Games of two players on fixed seeds, each deal once from either seat. A second run goes on with the
first. Who may enter is told in `benchmarks.entrants`:

    python -m benchmarks.leaderboard --game planet --entrant my_bots:Greedy --games 200
"""

import argparse
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from rich.console import Console
from rich.progress import track

from atoll import games
from atoll.arena.match import Pairing, Result, play
from atoll.arena.statistics import Estimate, estimate_share, win_share
from atoll.arena.tournament import Book, Tournament, run
from atoll.workers import in_processes
from benchmarks.entrants import entrant

REFERENCE = "casual"
ENTRANTS = ("random", "strong:100", "master:100", "openspiel:5")
SEED = "leaderboard-1"


@dataclass(frozen=True)
class Row:
    """How an entrant did in a game."""

    game: str
    entrant: str
    reference: str  # against whom
    games: int
    wins: Estimate  # share of the wins
    milliseconds: float  # of a decision


def runner(workers: int, pairings: list[Pairing]) -> Iterator[Result]:
    """Play games with entrants of all kinds."""
    for _, result in in_processes(partial(play, make=entrant), pairings, workers):
        yield result


def measure(
    game: str, name: str, count: int, folder: Path, workers: int, reference: str = REFERENCE
) -> Row:
    """Play what is missing of an entrant's games and count all."""
    pair = name if reference == REFERENCE else f"{name}-{reference}"
    safe = "".join(letter if letter.isalnum() else "_" for letter in pair)
    book = Book(folder / f"{game}-{safe}.jsonl")
    tournament = Tournament(game, 2, {}, "default", (name, reference), count, SEED)
    results = run(tournament, book, partial(runner, workers))
    shares = [win_share(result, name) for result in results]
    seats = [(result, result.bots.index(name)) for result in results]
    thought = sum(result.seconds[seat] for result, seat in seats)
    decided = sum(result.decisions[seat] for result, seat in seats)
    wins = estimate_share(shares)
    return Row(game, name, reference, len(results), wins, 1000 * thought / decided)


def markdown(rows: list[Row]) -> str:
    """The rows as a table, the best of each game first."""
    lines = ["| game | entrant | against | games | wins | 95 % interval | ms a decision |",
             "|---|---|---|---|---|---|---|"]  # fmt: skip
    for row in sorted(rows, key=lambda row: (row.game, -row.wins.mean)):
        wins = f"{row.wins.mean:.1%} | {row.wins.low:.1%} – {row.wins.high:.1%}"
        title = games.find(row.game).title
        lines.append(
            f"| {title} | `{row.entrant}` | `{row.reference}` | {row.games} | {wins} "
            f"| {row.milliseconds:.2g} |"
        )
    return "\n".join(lines) + "\n"


def main() -> None:
    """Read the command line, play, and print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", action="append", choices=games.names(), help="only this one")
    parser.add_argument("--entrant", action="append", help=f"instead of {', '.join(ENTRANTS)}")
    parser.add_argument("--against", default=REFERENCE, help=f"instead of {REFERENCE}")
    parser.add_argument("--games", type=int, default=100, help="of an entrant, half from each seat")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("leaderboard"))
    options = parser.parse_args()
    options.out.mkdir(parents=True, exist_ok=True)
    pairs = [(g, e) for g in options.game or games.names() for e in options.entrant or ENTRANTS]
    rows = []
    count, folder, workers = options.games, options.out, options.workers
    try:
        for game, name in track(pairs, console=Console(stderr=True), description="playing"):
            rows.append(measure(game, name, count, folder, workers, options.against))
    except KeyboardInterrupt:
        sys.stderr.write("interrupted: what is done is kept, the same command goes on\n")
    sys.stdout.write(markdown(rows))


if __name__ == "__main__":
    main()
