"""Every check of the project, as `./atoll test` runs them: lint, types, documentation, tests.

The web client has its own types and tests, and is played through in a browser at the end.

The tests run on the compiled engine; those of the engine itself (`tests/core`, `tests/games`) run
on the plain one as well. With `--python-only` only what another version of Python may change is
checked; all other arguments go to pytest.
"""

import os
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).parents[1]
TOOLS = Path(sys.executable).parent
PYTEST = [sys.executable, "-m", "pytest", "-n", "2", "--dist", "worksteal"]
TYPED = ("src", "tests", "launch", "release", "fuzz", "benchmarks", "examples")
NPM = ["npm", "--prefix", "web", "run", "--silent"]


PYTHON_ONLY = "--python-only"
PYTHON_CHECKS = {"tests", "tests on the plain engine"}
INTERRUPTED = 130
Check = tuple[str, list[str], dict[str, str]]


def checks(words: list[str]) -> list[Check]:
    """Each check with its command and its environment."""
    plain = {"ATOLL_PURE": "1"}
    return [
        ("lint", [str(TOOLS / "ruff"), "check", "."], {}),
        ("format", [str(TOOLS / "ruff"), "format", "--check", "."], {}),
        ("types", [str(TOOLS / "mypy"), *TYPED], {}),
        ("documentation", [str(TOOLS / "mkdocs"), "build", "--strict", "--quiet"], {}),
        ("client types", [*NPM, "check"], {}),
        ("client tests", [*NPM, "test"], {}),
        ("tests", [*PYTEST, "tests", "--ignore", "tests/web", *words], {}),
        ("tests on the plain engine", [*PYTEST, "tests/games", "tests/core", *words], plain),
        ("browser tests", [*PYTEST, "tests/web", *words], {}),
    ]


def main() -> int:
    """Run all checks; the exit code says whether all passed."""
    words = [word for word in sys.argv[1:] if word != PYTHON_ONLY]
    chosen = checks(words)
    if PYTHON_ONLY in sys.argv:
        chosen = [check for check in chosen if check[0] in PYTHON_CHECKS]
    start = time.monotonic()
    try:
        failed = [
            check[0]
            for number, check in enumerate(chosen, 1)
            if not passes(check, f"{number}/{len(chosen)}")
        ]
    except KeyboardInterrupt:
        print("\natoll: interrupted", file=sys.stderr)  # noqa: T201
        return INTERRUPTED
    print(f"failed: {', '.join(failed)}" if failed else "all checks passed", flush=True)  # noqa: T201
    print(f"   {clock(time.monotonic() - start)} in all", flush=True)  # noqa: T201
    return 1 if failed else 0


def passes(check: Check, place: str) -> bool:
    """Run one check and print its time and its processor time."""
    name, command, variables = check
    print(f"== {place} {name}", flush=True)  # noqa: T201
    start, used = time.monotonic(), processor_seconds()
    done = subprocess.run(command, cwd=ROOT, env={**os.environ, **variables})
    wall, busy = time.monotonic() - start, processor_seconds() - used
    print(f"   {clock(wall)}, of the processor {clock(busy)}", flush=True)  # noqa: T201
    return done.returncode == 0


def processor_seconds() -> float:
    """The processor time of all commands that have ended."""
    used = os.times()
    return used.children_user + used.children_system


def clock(seconds: float) -> str:
    """A time for people."""
    return f"{seconds:.0f} s" if seconds < 100 else f"{seconds / 60:.1f} min"


if __name__ == "__main__":
    sys.exit(main())
