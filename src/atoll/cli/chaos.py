"""`atoll chaos`: the table server under faults and attacks; nothing acknowledged may be lost."""

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
from atoll.trials.attacks import ATTACKS, Withstood, withstand
from atoll.trials.chaos import Chaos, Outcome, faults
from atoll.trials.drills import DRILLS, Drilled, drill
from atoll.trials.processes import CannotTry

Found = Outcome | Withstood | Drilled
NAMES = ("kill", "disk", "clock", "worker", "process", "database")


def run(options: argparse.Namespace) -> int:
    """Strike and print; what was found before an interrupt is printed too."""
    allow_many_files()
    found: list[Found] = []
    left_out: list[str] = []
    chosen = options.faults or [*NAMES, *ATTACKS, *DRILLS]
    timed = [name for name in chosen if name not in DRILLS]
    with tempfile.TemporaryDirectory(prefix="atoll-chaos-") as folder:
        chaos = Chaos(Path(folder), options.seconds / max(1, len(timed)), options.seed)
        try:
            asyncio.run(carry_out(chaos, chosen, found, left_out))
        finally:
            show(found, left_out, options.json)
    return 0 if all(outcome.is_clean for outcome in found) else 1


async def carry_out(
    chaos: Chaos, chosen: list[str], found: list[Found], left_out: list[str]
) -> None:
    """One fault after the other, with a bar that tells how far they are."""
    known = faults(chaos)
    with Progress(console=Console(stderr=True), transient=True) as progress:
        bar = progress.add_task("chaos", total=len(chosen))
        for name in chosen:
            progress.update(bar, description=name)
            try:
                if name in DRILLS:
                    found.append(await drill(chaos.folder / name, name))
                elif name in ATTACKS:
                    found.append(await withstand(chaos.folder / name, name, chaos.seconds))
                else:
                    found.append(await known[name]())
            except CannotTry as error:
                left_out.append(f"{name}: {error}")
            progress.advance(bar)


def show(found: list[Found], left_out: list[str], as_json: bool) -> None:
    """The outcomes, as JSON or as tables."""
    faults_found = [one for one in found if isinstance(one, Outcome)]
    attacks = [one for one in found if isinstance(one, Withstood)]
    drills = [one for one in found if isinstance(one, Drilled)]
    if as_json:
        told = {
            "faults": [one.as_data() for one in faults_found],
            "attacks": [one.as_data() for one in attacks],
            "drills": [one.as_data() for one in drills],
            "left_out": left_out,
        }
        sys.stdout.write(json.dumps(told, indent=1) + "\n")
        return
    console = Console(width=None if sys.stdout.isatty() else 140)
    if faults_found:
        console.print(table_of(faults_found))
    if attacks:
        console.print(table_of_attacks(attacks))
        console.print(
            "p50, p99: milliseconds until the opponent sees another player's move, before and "
            "during the attack; bot: moves of another player's bot meanwhile."
        )
    if drills:
        console.print(table_of_drills(drills))
    for outcome in found:
        name = name_of(outcome)
        for wrong in outcome.wrongs:
            console.print(f"{name}: {wrong}")
    for reason in left_out:
        console.print(f"left out – {reason}")


def name_of(outcome: Found) -> str:
    """What struck or was tried."""
    if isinstance(outcome, Outcome):
        return outcome.fault
    return outcome.attack if isinstance(outcome, Withstood) else outcome.drill


def table_of_drills(found: list[Drilled]) -> Table:
    """One row a drill; ✓ where no foul play succeeded."""
    table = Table("drill", "tried", "", box=None, pad_edge=False)
    for one in found:
        table.add_row(one.drill, str(one.tried), "✓" if one.is_clean else "✗")
    return table


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


def table_of_attacks(found: list[Withstood]) -> Table:
    """One row an attack; milliseconds until an opponent sees a move, before and during it."""
    table = Table(box=None, pad_edge=False)
    heads = (
        "attack", "tried", "told", "p50 before", "p99 before", "p50", "p99", "moves",
        "bot", "MB", "",
    )  # fmt: skip
    for head in heads:
        table.add_column(head, justify="left" if head in ("attack", "told") else "right")
    for one in found:
        told = ", ".join(f"{code} {count}" for code, count in sorted(one.told.items()))
        table.add_row(
            one.attack, str(one.tried), told or "–", f"{one.before.p50:.1f}",
            f"{one.before.p99:.1f}", f"{one.under.p50:.1f}", f"{one.under.p99:.1f}",
            str(one.moves), str(one.bot_moves), f"{one.memory:g}", "✓" if one.is_clean else "✗",
        )  # fmt: skip
    return table
