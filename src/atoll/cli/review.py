"""`atoll review`: judges a recorded game move by move."""

import argparse
import sys
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from atoll.cli import exits
from atoll.cli.records import load_record
from atoll.core.errors import BadRecord, BadSetup
from atoll.core.record import Record, verify
from atoll.messages import Speaker
from atoll.review.judge import Budget
from atoll.review.report import HEADS, decision_row, moment_text, performance_row, review_page
from atoll.review.review import Review, plies_of, review_record, to_json
from atoll.review.telling import Teller

WORST = 10  # decisions shown unless all are asked for


def run(options: argparse.Namespace) -> int:
    """Review a record and print the result."""
    path: Path = options.file
    game, record = load_record(path, options.component_set)
    verify(record, game, str(path))
    if not record.actions:
        raise BadRecord(f"{path}: nothing was played")
    budget = read_budget(options)
    with progress_bar() as progress:
        task = progress.add_task("reviewing", total=len(record.actions))
        review = review_record(
            record, game, str(path), budget, options.workers,
            lambda done: progress.update(task, completed=done),
        )  # fmt: skip
    done = len({outlook.ply for outlook in review.curve} - {len(record.actions)})
    is_whole = done == len(record.actions)
    if not is_whole:
        text = f"interrupted; {done} of {len(record.actions)} actions are reviewed"
        sys.stderr.write(f"\natoll: {text}\n")
    say = Speaker(game, options.language, record.seats)
    teller = Teller(game, list(plies_of(record, game, str(path))), say)
    if options.html is not None:
        options.html.write_text(
            review_page(f"{game.title}: review", review, teller), encoding="utf-8"
        )
    if options.json:
        sys.stdout.write(to_json(review).decode() + "\n")
    else:
        tell(review, record, teller, options.all)
    return 0 if is_whole else exits.INTERRUPTED


def read_budget(options: argparse.Namespace) -> Budget:
    """The simulations or seconds for each decision."""
    if options.seconds is not None:
        if not 0 < options.seconds < 3600:
            raise BadSetup("--seconds is a time of thinking: more than 0, less than an hour")
        return Budget(seconds=options.seconds)
    if options.simulations < 1:
        raise BadSetup("--simulations is at least 1")
    return Budget(options.simulations)


def progress_bar() -> Progress:
    """The progress and the time left."""
    return Progress(
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(),
        console=Console(stderr=True), transient=True,
    )  # fmt: skip


def tell(review: Review, record: Record, teller: Teller, everything: bool) -> None:
    """Print the review as tables."""
    out = Console()
    table = Table("player", "points", "decisions", "given away", "accuracy", box=None)
    for performance in review.performances:
        table.add_row(*performance_row(performance))
    out.print(table)
    if review.moments:
        out.print("\nThe moments that decided it:")
    for moment in review.moments:
        out.print("  " + moment_text(moment, record.seats, teller), highlight=False, markup=False)
    shown = review.decisions
    if not everything:
        worst = sorted(
            (decision for decision in shown if decision.given), key=lambda decision: -decision.given
        )[:WORST]
        shown = sorted(worst, key=lambda decision: decision.ply)
    if not shown:
        out.print("\nNobody gave points away beyond chance.")
        return
    out.print("\nDecisions:" if everything else "\nWhere most was given away:")
    table = Table(*HEADS, box=None)
    for decision in shown:
        table.add_row(*decision_row(decision, teller))
    out.print(table)
