"""Every check of the project, as `./atoll test` runs them: lint, types, documentation, tests.

The web client has its own types and tests, and is played through in a browser at the end.

The tests run on the compiled engine and then, for engine and laws, on the plain one.
"""

import os
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).parents[1]
TOOLS = Path(sys.executable).parent
PYTEST = [sys.executable, "-m", "pytest", "-n", "2", "--dist", "worksteal"]
TYPED = ("src", "tests", "release", "fuzz", "benchmarks", "examples")
NPM = ["npm", "--prefix", "web", "run", "--silent"]


def checks() -> list[tuple[str, list[str], dict[str, str]]]:
    """Each check with its command and its environment."""
    plain = {"ATOLL_PURE": "1"}
    return [
        ("lint", [str(TOOLS / "ruff"), "check", "."], {}),
        ("format", [str(TOOLS / "ruff"), "format", "--check", "."], {}),
        ("types", [str(TOOLS / "mypy"), *TYPED], {}),
        ("documentation", [str(TOOLS / "mkdocs"), "build", "--strict", "--quiet"], {}),
        ("client types", [*NPM, "check"], {}),
        ("client tests", [*NPM, "test"], {}),
        ("tests", [*PYTEST, "tests", "--ignore", "tests/web", *sys.argv[1:]], {}),
        ("tests on the plain engine", [*PYTEST, "tests/games", "tests/core", *sys.argv[1:]], plain),
        ("browser tests", [sys.executable, "-m", "pytest", "tests/web", *sys.argv[1:]], {}),
    ]


def main() -> int:
    """Run all checks; the exit code tells whether all passed."""
    failed = []
    for name, command, variables in checks():
        print(f"== {name}", flush=True)  # noqa: T201
        start = time.monotonic()
        done = subprocess.run(command, cwd=ROOT, env={**os.environ, **variables})
        if done.returncode:
            failed.append(name)
        print(f"   {time.monotonic() - start:.0f} s", flush=True)  # noqa: T201
    print(f"failed: {', '.join(failed)}" if failed else "all checks passed", flush=True)  # noqa: T201
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
