"""`atoll arena` and `atoll balance`: tournaments between bots, and statistics of a game."""

import argparse
import json
import sys
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from atoll.arena.match import Result
from atoll.arena.report import balance_page, seconds_text, tournament_page
from atoll.arena.statistics import Standing, seat_rates, standings, worths
from atoll.arena.tournament import BadTournament, Book, Tournament, run, run_here, run_on_cluster
from atoll.bots import make_bot
from atoll.cli import exits
from atoll.cli.setups import read_setup


def run_arena(options: argparse.Namespace) -> int:
    """Play a tournament and report it."""
    tournament = read_tournament(options, tuple(options.bots.split(",")))
    write_dataset = dataset_writer(options.dataset)
    results = play(tournament, options)
    write_dataset(tournament, results)
    ranking = standings(results)
    title = f"{tournament.game}: {' against '.join(tournament.bots)}"
    write_report(options.out, tournament_page(title, results))
    if options.json:
        sys.stdout.write(json.dumps(to_json(results, ranking), indent=1) + "\n")
    else:
        Console().print(standing_table(ranking))
        say(f"{len(results)} games; report and records in {options.out}")
    return exit_code(tournament, results)


def dataset_writer(path: Path | None) -> Callable[[Tournament, list[Result]], None]:
    """The writer of the requested dataset; refused before any game if it can't be written."""
    if path is None:
        return lambda tournament, results: None
    if path.suffix != ".parquet":
        raise BadTournament(f"a dataset is written to a file named *.parquet, not '{path}'")
    try:
        from atoll.research.dataset import write_dataset
        from atoll.research.spaces import Spaces
    except ImportError as error:
        raise BadTournament(f"a dataset needs {error.name}: install the extra 'dataset'") from None

    def write(tournament: Tournament, results: list[Result]) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        spaces = Spaces(
            tournament.game, tournament.players, tournament.component_set, **tournament.options
        )
        records = [result.record for result in results]
        with Progress(console=Console(stderr=True), transient=True) as progress:
            task = progress.add_task(path.name, total=len(records))
            rows = write_dataset(path, spaces, records, lambda: progress.advance(task))
        say(f"{rows} decisions in {path}, described in {path.with_suffix('.md')}")

    return write


def run_balance(options: argparse.Namespace) -> int:
    """Play bots of one level and report how balanced the game is."""
    tournament = read_tournament(options, (options.bot,))
    results = play(tournament, options)
    write_report(options.out, balance_page(f"{tournament.game}: balance", results))
    if options.json:
        report = {
            "games": len(results),
            "seats": [asdict(rate) for rate in seat_rates(results)],
            "worth": [asdict(worth) for worth in worths(results)],
        }
        sys.stdout.write(json.dumps(report, indent=1) + "\n")
        return exit_code(tournament, results)
    table = Table("", "wins", box=None, pad_edge=False)
    for seat, rate in enumerate(seat_rates(results)):
        table.add_row(f"seat {seat + 1}", str(rate))
    Console().print(table)
    table = Table("scores by", "seats", "points", "wins", box=None, pad_edge=False)
    for worth in worths(results):
        row = (worth.what, f"{worth.frequency:.1%}", f"{worth.points:.2f}", str(worth.win_rate))
        table.add_row(*row)
    Console().print(table)
    say(f"{len(results)} games; report and records in {options.out}")
    return exit_code(tournament, results)


def exit_code(tournament: Tournament, results: list[Result]) -> int:
    """Success, or the code of an interruption before all games were played."""
    return 0 if len(results) == len(tournament.pairings()) else exits.INTERRUPTED


def say(text: str) -> None:
    """Print one line to stderr."""
    sys.stderr.write(text + "\n")


def read_tournament(options: argparse.Namespace, bots: tuple[str, ...]) -> Tournament:
    """The requested tournament, checked before any game is played."""
    game, setup = read_setup(options, "0")
    for bot in bots:
        make_bot(bot, game)
    if options.games < 1:
        raise BadTournament("at least one game is played")
    return Tournament(
        game.name, setup.players, dict(setup.options), options.component_set, bots,
        options.games, options.seed,
    )  # fmt: skip


def play(tournament: Tournament, options: argparse.Namespace) -> list[Result]:
    """Play all games with a progress bar; an interruption keeps the finished ones."""
    out: Path = options.out
    book = Book(out / "results.jsonl")
    if book.path.exists() and not options.resume:
        raise BadTournament(f"{book.path} is there already: --resume goes on with it")
    tournament.pairings()
    out.mkdir(parents=True, exist_ok=True)
    runner = run_on_cluster(options.cluster) if options.cluster else run_here(options.workers)
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(
            f"{tournament.game} {' '.join(tournament.bots)}",
            total=tournament.games,
            completed=len(book.read()),
        )
        try:
            run(tournament, book, runner, lambda _: progress.advance(task))
        except KeyboardInterrupt:
            if not book.read():
                raise
            say("\natoll: interrupted; what is done is kept, --resume goes on")
    keys = [pairing.key for pairing in tournament.pairings()]
    stored = book.read()
    results = [stored[key] for key in keys if key in stored]
    if not results:
        raise BadTournament("no game was finished")
    write_records(out, results)
    return results


def write_records(out: Path, results: list[Result]) -> None:
    """Every game as a record."""
    folder = out / "records"
    folder.mkdir(exist_ok=True)
    for number, result in enumerate(results):
        (folder / f"{number:05}.atoll").write_text(result.record, encoding="utf-8")


def write_report(out: Path, page: str) -> None:
    """Write the report into the folder of the results."""
    (out / "report.html").write_text(page, encoding="utf-8")


def to_json(results: list[Result], ranking: list[Standing]) -> dict[str, object]:
    """The standings as an object: each bot under its name."""
    return {
        "games": len(results),
        "bots": {
            s.bot: {
                "win_rate": s.win_rate.mean,
                "win_rate_interval": [s.win_rate.low, s.win_rate.high],
                "mean_score": s.mean_score.mean,
                "mean_score_interval": [s.mean_score.low, s.mean_score.high],
                "rating": s.rating.mean,
                "rating_interval": [s.rating.low, s.rating.high],
                "decision_seconds": s.seconds,
            }
            for s in ranking
        },
    }


def standing_table(ranking: list[Standing]) -> Table:
    """The standings for people."""
    table = Table("bot", "win rate", "mean score", "rating", "a decision", box=None, pad_edge=False)
    for s in ranking:
        table.add_row(
            s.bot,
            str(s.win_rate),
            str(s.mean_score),
            str(s.rating),
            seconds_text(s.seconds),
        )
    return table
