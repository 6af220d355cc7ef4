"""`atoll fuzz`: random games with all laws checked; a failure writes a record for `replay`."""

import argparse
import sys
from pathlib import Path

from rich.console import Console
from rich.progress import Progress

from atoll import games
from atoll.cli.setups import variants
from atoll.core.laws import LawBroken, obey
from atoll.core.record import write


def run(options: argparse.Namespace) -> int:
    """Play until all games are done or a law is broken."""
    game = games.find(options.game)
    cases = [(v, number) for v in variants(options) for number in range(options.games)]
    plies = 0
    with Progress(console=Console(stderr=True), transient=True) as progress:
        title = f"{game.title} under the laws"
        for (players, values), number in progress.track(cases, description=title):
            seed = f"{options.seed}-{number}"
            try:
                obeyed = obey(game, players, values, seed, options.every, options.component_set)
            except LawBroken as broken:
                return report(broken, options.out)
            plies += obeyed.plies
    sys.stdout.write(f"{len(cases)} games, {plies} actions: all laws hold\n")
    return 0


def report(broken: LawBroken, folder: Path) -> int:
    """Print the broken law and write the record."""
    path = folder / f"broken-{broken.record.game}-{broken.record.setup.seed}.atoll"
    path.write_text(write(broken.record), encoding="utf-8")
    sys.stderr.write(f"atoll: {broken}\natoll: 'atoll replay {path}' leads there\n")
    return 1
