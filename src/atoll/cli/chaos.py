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
    """Run the trials and print their outcomes; after an interruption those so far."""
    allow_many_files()
    outcomes: list[Found] = []
    left_out: list[str] = []
    chosen = options.faults or [*NAMES, *ATTACKS, *DRILLS]
    timed = [name for name in chosen if name not in DRILLS]
    with tempfile.TemporaryDirectory(prefix="atoll-chaos-") as folder:
        chaos = Chaos(Path(folder), options.seconds / max(1, len(timed)), options.seed)
        try:
            asyncio.run(carry_out(chaos, chosen, outcomes, left_out))
        finally:
            show(outcomes, left_out, options.json)
    return 0 if all(outcome.is_clean for outcome in outcomes) else 1


async def carry_out(
    chaos: Chaos, chosen: list[str], outcomes: list[Found], left_out: list[str]
) -> None:
    """Run the trials one after the other, with a progress bar."""
    all_faults = faults(chaos)
    with Progress(console=Console(stderr=True), transient=True) as progress:
        bar = progress.add_task("chaos", total=len(chosen))
        for name in chosen:
            progress.update(bar, description=name)
            try:
                if name in DRILLS:
                    outcomes.append(await drill(chaos.folder / name, name))
                elif name in ATTACKS:
                    outcomes.append(await withstand(chaos.folder / name, name, chaos.seconds))
                else:
                    outcomes.append(await all_faults[name]())
            except CannotTry as error:
                left_out.append(f"{name}: {error}")
            progress.advance(bar)


def show(outcomes: list[Found], left_out: list[str], as_json: bool) -> None:
    """The outcomes, as JSON or as tables."""
    faults_found = [outcome for outcome in outcomes if isinstance(outcome, Outcome)]
    attacks = [outcome for outcome in outcomes if isinstance(outcome, Withstood)]
    drills = [outcome for outcome in outcomes if isinstance(outcome, Drilled)]
    if as_json:
        report = {
            "faults": [fault.as_data() for fault in faults_found],
            "attacks": [attack.as_data() for attack in attacks],
            "drills": [drilled.as_data() for drilled in drills],
            "left_out": left_out,
        }
        sys.stdout.write(json.dumps(report, indent=1) + "\n")
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
    for outcome in outcomes:
        name = name_of(outcome)
        for wrong in outcome.wrongs:
            console.print(f"{name}: {wrong}")
    for reason in left_out:
        console.print(f"left out – {reason}")


def name_of(outcome: Found) -> str:
    """The name of the fault, attack or drill."""
    if isinstance(outcome, Outcome):
        return outcome.fault
    return outcome.attack if isinstance(outcome, Withstood) else outcome.drill


def table_of_drills(drills: list[Drilled]) -> Table:
    """One row per drill; ✓ if no foul play succeeded."""
    table = Table("drill", "tried", "", box=None, pad_edge=False)
    for drilled in drills:
        table.add_row(drilled.drill, str(drilled.tried), "✓" if drilled.is_clean else "✗")
    return table


def numbers_table(*heads: str) -> Table:
    """A table with these columns: names and errors on the left, numbers on the right."""
    table = Table(box=None, pad_edge=False)
    for head in heads:
        is_text = head in ("fault", "attack", "told")
        table.add_column(head, justify="left" if is_text else "right")
    return table


def table_of(outcomes: list[Outcome]) -> Table:
    """One row per fault; ✓ if nothing was lost and all tables continued."""
    table = numbers_table(
        "fault", "times", "acknowledged", "lost", "doubled", "tables", "went on", "within s",
        "reconnects", "told", "",
    )  # fmt: skip
    for outcome in outcomes:
        audit = outcome.audit
        errors = ", ".join(f"{code} {count}" for code, count in sorted(outcome.told.items()))
        table.add_row(
            outcome.fault, str(outcome.times), str(audit.acknowledged), str(audit.lost),
            str(audit.doubled + audit.gaps), str(outcome.tables), str(outcome.went_on),
            f"{outcome.slowest:.1f}", str(outcome.reconnects), errors or "–",
            "✓" if outcome.is_clean else "✗",
        )  # fmt: skip
    return table


def table_of_attacks(attacks: list[Withstood]) -> Table:
    """One row per attack; milliseconds until an opponent sees a move, before and during it."""
    table = numbers_table(
        "attack", "tried", "told", "p50 before", "p99 before", "p50", "p99", "moves",
        "bot", "MB", "",
    )  # fmt: skip
    for attack in attacks:
        errors = ", ".join(f"{code} {count}" for code, count in sorted(attack.told.items()))
        table.add_row(
            attack.attack, str(attack.tried), errors or "–", f"{attack.before.p50:.1f}",
            f"{attack.before.p99:.1f}", f"{attack.under.p50:.1f}", f"{attack.under.p99:.1f}",
            str(attack.moves), str(attack.bot_moves), f"{attack.memory:g}",
            "✓" if attack.is_clean else "✗",
        )  # fmt: skip
    return table
