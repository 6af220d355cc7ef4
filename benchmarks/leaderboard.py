"""The leaderboard: `python -m benchmarks.leaderboard`, every entrant against one bot.

Games of two players on fixed seeds, each deal once from each seat. A second run continues the
first; without arguments all games and entrants of the page are played. `benchmarks.entrants` lists
who may enter:

    python -m benchmarks.leaderboard --game planet --entrant my_bots:Greedy --games 200
"""

import argparse
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from rich.console import Console
from rich.progress import Progress

from atoll import games
from atoll.arena.match import Pairing, Result, play
from atoll.arena.statistics import Estimate, estimate_share, win_share
from atoll.arena.tournament import Book, Tournament, run
from atoll.workers import in_processes
from benchmarks.entrants import entrant

REFERENCE = "casual"
ENTRANTS = {  # with the default number of games of each
    "random": 200,
    "beginner": 200,
    "strong:100": 40,
    "master:100": 40,
    "network": 200,
    "openspiel:5": 20,
    "ppo:ppo": 20,
}
GAMES = 100  # of any other entrant
SEED = "leaderboard-1"


@dataclass(frozen=True)
class Row:
    """The result of an entrant in a game."""

    game: str
    entrant: str
    reference: str  # the opponent
    games: int
    wins: Estimate  # share of the wins


def runner(workers: int, pairings: list[Pairing]) -> Iterator[Result]:
    """Play games with entrants of all kinds."""
    for _, result in in_processes(partial(play, make=entrant), pairings, workers):
        yield result


def measure(
    game: str, name: str, count: int, folder: Path, workers: int, reference: str = REFERENCE
) -> Row:
    """Play the missing games of an entrant and count all."""
    pair = name if reference == REFERENCE else f"{name}-{reference}"
    safe = "".join(letter if letter.isalnum() else "_" for letter in pair)
    book = Book(folder / f"{game}-{safe}.jsonl")
    tournament = Tournament(game, 2, {}, "default", (name, reference), count, SEED)
    results = run(tournament, book, partial(runner, workers))
    wins = estimate_share([win_share(result, name) for result in results])
    return Row(game, name, reference, len(results), wins)


def entries(
    chosen: list[str] | None, names: list[str] | None, count: int | None
) -> list[tuple[str, str, int]]:
    """Games, entrants and the number of games each plays; only the default entrants that exist."""
    return [
        (game, name, count or ENTRANTS.get(name, GAMES))
        for game in chosen or games.names()
        for name in names or ENTRANTS
        if names or is_there(game, name)
    ]


def is_there(game: str, name: str) -> bool:
    """Whether a default entrant can play a game: some networks are for one, or must be trained."""
    kind, _, folder = name.partition(":")
    if kind == "network":
        return game == "gipsy_king"
    return kind != "ppo" or Path(folder, f"{game}.zip").exists()


def markdown(rows: list[Row]) -> str:
    """The rows as a table, the best of each game first."""
    against = rows[0].reference if rows else REFERENCE
    lines = [f"| game | entrant | games | wins against `{against}` | 95 % interval |",
             "|---|---|---|---|---|"]  # fmt: skip
    for row in sorted(rows, key=lambda row: (games.find(row.game).title, -row.wins.mean)):
        low, high = 100 * row.wins.low, 100 * row.wins.high
        lines.append(
            f"| {games.find(row.game).title} | `{row.entrant}` | {row.games} "
            f"| {100 * row.wins.mean:.1f} % | {low:.1f} – {high:.1f} |"
        )
    return "\n".join(lines) + "\n"


def main() -> None:
    """Read the command line, play, and print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", action="append", choices=games.names(), help="only this one")
    parser.add_argument("--entrant", action="append", help=f"instead of {', '.join(ENTRANTS)}")
    parser.add_argument("--against", default=REFERENCE, help=f"instead of {REFERENCE}")
    parser.add_argument("--games", type=int, help="of each entrant, half from either seat")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("leaderboard"))
    options = parser.parse_args()
    options.out.mkdir(parents=True, exist_ok=True)
    wanted = entries(options.game, options.entrant, options.games)
    rows, folder, workers = [], options.out, options.workers
    try:
        with Progress(console=Console(stderr=True)) as progress:
            for game, name, count in progress.track(wanted, description="playing"):
                rows.append(measure(game, name, count, folder, workers, options.against))
    except KeyboardInterrupt:
        sys.stderr.write("interrupted: what is done is kept, the same command goes on\n")
    sys.stdout.write(markdown(rows))


if __name__ == "__main__":
    main()
