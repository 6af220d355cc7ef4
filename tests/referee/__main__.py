"""`python -m tests.referee FILE…` judges traces from files or standard input."""

import sys
from collections.abc import Iterable
from pathlib import Path

from tests.referee import referees
from tests.referee.common import read_traces


def judge_all(name: str, lines: Iterable[str]) -> tuple[int, int]:
    """Judge every game of one source; return how many there were and how many are disputed."""
    games = disputed = 0
    for trace in read_traces(lines):
        games += 1
        disagreements = referees()[trace.header["game"]](trace.header).judge(trace)
        disputed += bool(disagreements)
        for disagreement in disagreements:
            header = trace.header
            options = ",".join(f"{key}={value}" for key, value in header["options"].items())
            where = f"{header['game']} {header['players']}p {options} seed {header['seed']}"
            sys.stdout.write(f"{name}: {where}: {disagreement}\n")
    return games, disputed


def main(files: list[str]) -> int:
    """Judge the files, or standard input if there are none; 1 if anything is disputed."""
    games = disputed = 0
    for name in files or ["-"]:
        text = sys.stdin.read() if name == "-" else Path(name).read_text(encoding="utf-8")
        judged = judge_all(name, text.splitlines())
        games, disputed = games + judged[0], disputed + judged[1]
    sys.stdout.write(f"{games} games judged, {disputed} disputed\n")
    return 1 if disputed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
