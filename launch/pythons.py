"""`./atoll pythons`: the tests on every Python from 3.11 to 3.14 found on this machine.

`./atoll pythons wheel` builds a wheel for each instead.
"""

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

from launch.parts import Python, probe
from launch.shell import ROOT, say

INTERRUPTED = 130  # as a shell reports Ctrl-C
VERSIONS = ("3.11", "3.12", "3.13", "3.14")


def run(words: list[str]) -> int:
    """Test or build with each; the exit code says whether all that were found passed."""
    task = ["wheel", *words[1:]] if words[:1] == ["wheel"] else ["test", "--python-only", *words]
    pythons = interpreters()
    lines, has_failed = [], False
    for version in VERSIONS:
        if version not in pythons:
            lines.append(f"{version}: not found")
            continue
        executable, python = pythons[version]
        start = time.monotonic()
        code = start_with(executable, version, task)
        if code == INTERRUPTED:
            return INTERRUPTED
        has_failed = has_failed or code != 0
        result = "passed" if code == 0 else f"FAILED ({code})"
        lines.append(f"{python.version}: {result} in {time.monotonic() - start:.0f} s")
    print("\n".join(lines))  # noqa: T201
    return 1 if has_failed or not pythons else 0


def start_with(executable: Path, version: str, task: list[str]) -> int:
    """Run a task of the launcher with a Python, in its own environment."""
    say(f"{task[0]} with Python {version}: {executable}")
    variables = {**os.environ, "ATOLL_ENVIRONMENT": f".venv-{version}"}
    started = subprocess.Popen([str(executable), str(ROOT / "atoll"), *task], env=variables)
    try:
        return started.wait()
    except KeyboardInterrupt:
        started.wait()  # Ctrl-C reaches it too, and it reports it
        return INTERRUPTED


def interpreters() -> dict[str, tuple[Path, Python]]:
    """The newest patch of each version."""
    best: dict[str, tuple[Path, Python]] = {}
    for path in candidates():
        python = probe(path)
        if python is None or python.minor not in VERSIONS:
            continue
        present = best.get(python.minor)
        if present is None or patch(python) > patch(present[1]):
            best[python.minor] = (path, python)
    return best


def patch(python: Python) -> str:
    """The patch number of the version, for comparison."""
    return python.version.split(".")[2].zfill(4)


def candidates() -> Iterator[Path]:
    """This Python, those on the path and those of pyenv and uv."""
    yield Path(sys.executable)
    for version in VERSIONS:
        if path := shutil.which(f"python{version}"):
            yield Path(path)
    homes = (
        Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions",
        Path.home() / ".local" / "share" / "uv" / "python",
    )
    for home in homes:
        yield from sorted(home.glob("*/bin/python3"))
