"""`atoll load`: the table server under load, compared with an echo on the bare framework."""

import argparse
import asyncio
import json
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from atoll import games
from atoll.server.run import allow_many_files
from atoll.trials.load import (
    EARLIER,
    Figures,
    LongGame,
    Measured,
    Plan,
    measure,
    measure_long,
)
from atoll.trials.processes import postgres

ALL = "all"  # instead of a game's name
GOALS = "CPU 1 ms (Moluku) or 1.5 ms at 200 moves a second; p99 25 ms at 600; updates 2 and 12 kB."


def run(options: argparse.Namespace) -> int:
    """Measure and print; after an interruption what was measured before."""
    allow_many_files()
    figures = Figures()
    chosen = games.names() if options.game == ALL else [games.find(options.game).name]
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="atoll-load-")))
        server = ""
        if options.database or options.processes:
            server = stack.enter_context(postgres(options.database))
        plans = [
            Plan(tables, count, options.moves, options.seconds, game, server)
            for game in chosen
            for count in options.processes or [1]
            for tables in options.tables or ([100] if options.game == ALL else [10, 100, 300])
        ]
        stack.callback(show, figures, options.json)
        asyncio.run(carry_out(plans, options.long, folder, figures))
    return 0 if figures.is_clean else 1


async def carry_out(plans: list[Plan], is_long: bool, folder: Path, figures: Figures) -> None:
    """Run all measurements, with a progress bar."""
    with Progress(console=Console(stderr=True), transient=True) as progress:
        bar = progress.add_task("load", total=len(plans) + is_long)

        def tell(what: str) -> None:
            progress.update(bar, description=what)

        for number, plan in enumerate(plans):
            figures.runs.append(await measure(plan, folder / f"run{number}", tell))
            progress.advance(bar)
        if is_long:
            figures.long += await measure_long(folder / "long", tell)
            progress.advance(bar)


def show(figures: Figures, as_json: bool) -> None:
    """The figures, as JSON or as tables."""
    if as_json:
        sys.stdout.write(json.dumps(figures.as_data(), indent=1) + "\n")
        return
    console = Console(width=None if sys.stdout.isatty() else 160)
    if figures.runs:
        console.print(table_of_runs(figures.runs))
        console.print(
            "p50, p95, p99: milliseconds from sending a move until the opponent sees it; "
            "echo: the bare framework's p99, and how many times that ours is."
        )
        console.print(table_of_costs(figures.runs))
        console.print(
            "What a move costs. Updates: median and largest; memory: what a move adds, as its "
            "log is kept. In brackets: before updates were light, 100 tables, two quiet cores. "
            f"Goals on two quiet cores: {GOALS}"
        )
    if figures.long:
        console.print(table_of_long(figures.long))


def table_of_runs(runs: list[Measured]) -> Table:
    """One row per run."""
    table = Table(box=None, pad_edge=False)
    heads = (
        "game", "store", "processes", "tables", "moves/s", "p50", "p95", "p99", "longest", "echo",
        "×", "CPU ms/move", "kB/table", "acknowledged", "lost", "doubled", "load before",
    )  # fmt: skip
    for head in heads:
        table.add_column(head, justify="right")
    for run in runs:
        seen, audit = run.seen, run.audit
        table.add_row(
            run.game, run.store, str(run.processes), str(run.tables), f"{run.rate:g}",
            f"{seen.p50:.1f}", f"{seen.p95:.1f}", f"{seen.p99:.1f}", f"{seen.longest:.1f}",
            f"{run.echo.p99:.1f}", f"{run.ratio:.1f}", f"{run.cpu:.2f}", f"{run.memory:.0f}",
            str(audit.acknowledged), str(audit.lost), str(audit.doubled + audit.gaps),
            f"{run.load:g}",
        )  # fmt: skip
    return table


def table_of_costs(runs: list[Measured]) -> Table:
    """What a move of each game costs, compared with the time before light updates."""
    table = Table(box=None, pad_edge=False)
    for head in ("game", "asked/s", "got/s", "p50", "p99", "CPU ms", "update kB", "memory kB"):
        table.add_column(head, justify="right")
    for run in runs:
        was = EARLIER.get(run.game)
        middle, largest = run.update.median / 1000, run.update.largest / 1000
        cells = [f"{run.rate:g}", f"{run.seen.p50:.1f}", f"{run.seen.p99:.1f}", f"{run.cpu:.2f}",
                 f"{middle:.1f} / {largest:.1f}", f"{run.growth:g}"]  # fmt: skip
        if was is not None:
            before = [f"{was.rate:g}", f"{was.p50:g}", f"{was.p99:g}", f"{was.cpu:g}",
                      f"{was.update[0]:g} / {was.update[1]:g}", f"{was.growth:g}"]  # fmt: skip
            cells = [f"{now} ({then})" for now, then in zip(cells, before, strict=True)]
        table.add_row(run.game, f"{run.asked:g}", *cells)
    return table


def table_of_long(long: list[LongGame]) -> Table:
    """What a move costs as a game grows."""
    table = Table(box=None, pad_edge=False, title="Milliseconds a move as a game grows long")
    for head in ("game", "plies", "first tenth", "middle", "last tenth"):
        table.add_column(head, justify="right")
    for played in long:
        times = (f"{value:.2f}" for value in (played.first, played.middle, played.last))
        table.add_row(played.game, str(played.plies), *times)
    return table
