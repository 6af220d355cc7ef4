"""`atoll chaos`: the table server under faults; nothing acknowledged may be lost."""

import argparse
import asyncio
import json
import sys
import tempfile
from pathlib import Path

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from atoll.server.run import allow_many_files
from atoll.trials.chaos import Chaos, Outcome, faults
from atoll.trials.processes import CannotTry

NAMES = ("kill", "disk", "clock", "worker", "process", "database")


def run(options: argparse.Namespace) -> int:
    """Strike and print; what was found before an interrupt is printed too."""
    allow_many_files()
    found: list[Outcome] = []
    left_out: list[str] = []
    chosen = options.faults or list(NAMES)
    with tempfile.TemporaryDirectory(prefix="atoll-chaos-") as folder:
        chaos = Chaos(Path(folder), options.seconds / len(chosen), options.seed)
        try:
            asyncio.run(carry_out(chaos, chosen, found, left_out))
        finally:
            show(found, left_out, options.json)
    return 0 if all(outcome.is_clean for outcome in found) else 1


async def carry_out(
    chaos: Chaos, chosen: list[str], found: list[Outcome], left_out: list[str]
) -> None:
    """One fault after the other, with a bar that tells how far they are."""
    known = faults(chaos)
    with Progress(console=Console(stderr=True), transient=True) as progress:
        bar = progress.add_task("chaos", total=len(chosen))
        for name in chosen:
            progress.update(bar, description=name)
            try:
                found.append(await known[name]())
            except CannotTry as error:
                left_out.append(f"{name}: {error}")
            progress.advance(bar)


def show(found: list[Outcome], left_out: list[str], as_json: bool) -> None:
    """The outcomes, as JSON or as a table."""
    if as_json:
        told = {"faults": [one.as_data() for one in found], "left_out": left_out}
        sys.stdout.write(json.dumps(told, indent=1) + "\n")
        return
    console = Console(width=None if sys.stdout.isatty() else 140)
    console.print(table_of(found))
    for outcome in found:
        for wrong in outcome.wrongs:
            console.print(f"{outcome.fault}: {wrong}")
    for reason in left_out:
        console.print(f"left out – {reason}")


def table_of(found: list[Outcome]) -> Table:
    """One row a fault; ✓ where nothing was lost and everything went on."""
    table = Table(box=None, pad_edge=False)
    heads = (
        "fault", "times", "acknowledged", "lost", "doubled", "tables", "went on", "within s",
        "reconnects", "told", "",
    )  # fmt: skip
    for head in heads:
        table.add_column(head, justify="left" if head in ("fault", "told") else "right")
    for one in found:
        told = ", ".join(f"{code} {count}" for code, count in sorted(one.told.items()))
        table.add_row(
            one.fault, str(one.times), str(one.audit.acknowledged), str(one.audit.lost),
            str(one.audit.doubled + one.audit.gaps), str(one.tables), str(one.went_on),
            f"{one.slowest:.1f}", str(one.reconnects), told or "–", "✓" if one.is_clean else "✗",
        )  # fmt: skip
    return table
