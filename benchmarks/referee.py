"""The referee over many games: `python -m benchmarks.referee`. Does it agree with all of them?

Plays games of every variant in turn, half of them at random and half between casual bots, and gives
the referee of `tests/referee` the output of `atoll trace --legal` for each. A disputed game is
written as a record. `--start` continues where an earlier run was stopped.
"""

import argparse
import json
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from pathlib import Path

from rich.console import Console
from rich.progress import track

from atoll import games
from atoll.cli.trace import play, trace_record
from atoll.core.game import Game, Setup
from atoll.core.record import Record, write
from tests.referee import referees
from tests.referee.common import Disagreement, read_traces

BOTS = ("random", "casual")


@dataclass
class Tally:
    """The referee's results for the games of one kind."""

    game: str
    variants: int
    games: int = 0
    actions: int = 0
    disputed: int = 0
    seconds: float = 0.0


def setups(game: Game) -> Iterator[tuple[Setup, str]]:
    """Endless set-ups: each variant with each bot in turn, each with another seed."""
    number = 0
    while True:
        for players, options in game.variants():
            for bot in BOTS:
                yield game.setup(players, f"referee {number}", "default", **options), bot
                number += 1


def judge(game: Game, record: Record) -> list[Disagreement]:
    """The referee's findings in a game, which it gets as text only."""
    lines = (json.dumps(line) for line in trace_record(game, record, "game", legal=True))
    (trace,) = read_traces(lines)
    return referees()[game.name](trace.header).judge(trace)


def tally(game: Game, start: int, count: int, folder: Path) -> Tally:
    """Play and judge this many games."""
    result = Tally(game.name, len(list(game.variants())))
    begun = time.process_time()
    chosen = islice(setups(game), start, start + count)
    console = Console(stderr=True)
    for setup, bot in track(chosen, game.title, total=count, console=console, transient=True):
        record = play(game, setup, bot)
        disputes = judge(game, record)
        result.games += 1
        result.actions += len(record.actions)
        result.seconds = time.process_time() - begun
        if disputes:
            result.disputed += 1
            path = folder / f"disputed-{game.name}-{setup.seed.replace(' ', '-')}.atoll"
            path.write_text(write(record), encoding="utf-8")
            sys.stderr.write(f"{path}: {disputes[0]}\n")
    return result


HEAD = """\
| game | variants | games | actions | disputed | processor minutes |
|---|---|---|---|---|---|
"""


def row(each: Tally) -> str:
    """A line of the table."""
    return (
        f"| {each.game} | {each.variants} | {each.games:,} | {each.actions:,} "
        f"| {each.disputed} | {each.seconds / 60:.1f} |\n"
    )


def main() -> int:
    """Read the command line, judge, print the table row by row; 1 if anything is disputed."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.referee", description=__doc__)
    parser.add_argument("--games", type=int, default=1000, help="of each game")
    parser.add_argument("--game", action="append", choices=games.names(), help="only this one")
    parser.add_argument("--start", type=int, default=0, help="the first game's number")
    parser.add_argument("--out", type=Path, default=Path(), help="where disputed games go")
    options = parser.parse_args()
    disputed = 0
    sys.stdout.write(HEAD)
    for name in options.game or games.names():
        result = tally(games.find(name), options.start, options.games, options.out)
        sys.stdout.write(row(result))
        sys.stdout.flush()
        disputed += result.disputed
    return 1 if disputed else 0


if __name__ == "__main__":
    sys.exit(main())
