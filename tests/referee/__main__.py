"""`python -m tests.referee [--choices] FILE…` judges traces from files or standard input.

With --choices it also lists, for the games of blind players, how often each kind of choice was to
be expected and how often it was made, with the distance in standard deviations.
"""

import sys
from collections.abc import Iterable
from pathlib import Path

from tests.referee import referees
from tests.referee.common import read_traces


def judge_all(name: str, lines: Iterable[str], choices: dict[str, list[float]]) -> tuple[int, int]:
    """Judge every game of one source; return how many there were and how many are disputed."""
    games = disputed = 0
    for trace in read_traces(lines):
        games += 1
        referee = referees()[trace.header["game"]](trace.header)
        found = referee.judge(trace)
        for kind, counts in referee.choices.items():
            known = choices.setdefault(f"{trace.header['game']} {kind}", [0.0, 0.0, 0.0])
            known[:] = [before + more for before, more in zip(known, counts, strict=True)]
        disputed += bool(found)
        for one in found:
            header = trace.header
            options = ",".join(f"{key}={value}" for key, value in header["options"].items())
            where = f"{header['game']} {header['players']}p {options} seed {header['seed']}"
            sys.stdout.write(f"{name}: {where}: {one}\n")
    return games, disputed


def list_choices(choices: dict[str, list[float]]) -> None:
    """Show each kind of choice: expected, made, distance."""
    for kind, (expected, variance, made) in sorted(choices.items()):
        distance = (made - expected) / max(variance, 1e-9) ** 0.5 if made != expected else 0.0
        sys.stdout.write(f"{kind:40} {expected:10.1f} {made:8.0f} {distance:+8.1f}\n")


def main(files: list[str]) -> int:
    """Judge the files, or standard input if there are none; 1 if anything is disputed."""
    games = disputed = 0
    choices: dict[str, list[float]] = {}
    listed = "--choices" in files
    files = [name for name in files if name != "--choices"]
    for name in files or ["-"]:
        text = sys.stdin.read() if name == "-" else Path(name).read_text(encoding="utf-8")
        judged = judge_all(name, text.splitlines(), choices)
        games, disputed = games + judged[0], disputed + judged[1]
    if listed:
        list_choices(choices)
    sys.stdout.write(f"{games} games judged, {disputed} disputed\n")
    return 1 if disputed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
