"""Builds the engine natively where mypyc and a C compiler are at hand, else as plain Python.

With ATOLL_NATIVE=1 a build that can't compile it fails instead; with ATOLL_PURE=1 it is not tried.
"""

import os
import sys
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py

PACKAGE = Path("src/atoll")
CORE = ("native", "bits", "vectors", "rng", "habits", "state", "deal", "encoding")
LOOPS = (PACKAGE / "bots" / "search.py", PACKAGE / "research" / "loop.py")
# In a game's folder these speak to people or read files and stay plain; the others are compiled.
PLAIN = {"__init__", "names", "notation", "view", "drawing", "sets", "refusals", "audit", "table"}
IS_NATIVE = os.environ.get("ATOLL_NATIVE") == "1"
FLAGS = ["-fno-semantic-interposition", "-fvisibility=hidden"]


def engine_modules() -> list[str]:
    """The files compiled into one native unit."""
    core = [PACKAGE / "core" / f"{name}.py" for name in CORE]
    games = [path for path in PACKAGE.glob("games/*/*.py") if path.stem not in PLAIN]
    return [str(path) for path in [*core, *sorted(games), *LOOPS]]


def native_extensions() -> list:
    """The native unit; none with ATOLL_PURE=1 or without mypyc."""
    if os.environ.get("ATOLL_PURE") == "1":
        return []
    try:
        from mypyc.build import mypycify
    except ImportError:
        if IS_NATIVE:
            raise
        print("mypyc is not installed: the engine stays plain Python", file=sys.stderr)
        return []
    level = os.environ.get("ATOLL_OPT", "3")
    extensions = mypycify(engine_modules(), opt_level=level, debug_level="0")
    for extension in extensions:
        extension.optional = not IS_NATIVE
        extension.extra_compile_args = [*extension.extra_compile_args, *FLAGS]
    return extensions


class BuildWithRules(build_py):
    """Puts the rules by clause beside the package, for players who ask why."""

    def run(self) -> None:
        """Build, then copy the rules."""
        super().run()
        folder = Path(self.build_lib) / "atoll" / "rules"
        folder.mkdir(parents=True, exist_ok=True)
        for path in Path("docs/rules").glob("*.md"):
            self.copy_file(str(path), str(folder / path.name))


setup(ext_modules=native_extensions(), cmdclass={"build_py": BuildWithRules})
