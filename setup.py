"""Builds the engine natively where mypyc and a C compiler are at hand, else as plain Python.

With ATOLL_NATIVE=1 a build that can't compile it fails instead; with ATOLL_PURE=1 it is not tried.
"""

import os
import shutil
import sys
import sysconfig
from collections.abc import Iterator
from pathlib import Path

PACKAGE = Path("src/atoll")
CORE = (
    "native", "bits", "vectors", "rng", "state",
    "advice", "deal", "network", "encoding", "features",
)  # fmt: skip
LOOPS = (
    PACKAGE / "bots" / "evaluation.py",
    PACKAGE / "bots" / "search.py",
    PACKAGE / "bots" / "self_play.py",
    PACKAGE / "research" / "loop.py",
)
NATIVE = "from atoll.core.native import"  # marks a module of a game that is to be compiled
IS_NATIVE = os.environ.get("ATOLL_NATIVE") == "1"
FLAGS = ["-fno-semantic-interposition", "-fvisibility=hidden"]


def engine_modules(root: Path = Path()) -> list[str]:
    """The files compiled into one native unit; the launcher asks for them too."""
    core = [PACKAGE / "core" / f"{name}.py" for name in CORE]
    games = [path for path in (root / PACKAGE).glob("games/*/*.py") if is_native(path)]
    return [str(root / path) for path in [*core, *sorted(games), *LOOPS]]


def is_native(path: Path) -> bool:
    """Whether a module counts in the engine's native numbers."""
    return NATIVE in path.read_text(encoding="utf-8")


def can_compile() -> bool:
    """Whether there is a C compiler, and the headers of this Python."""
    named = os.environ.get("CC", "").split()[:1]
    has_compiler = any(shutil.which(name) for name in [*named, "cc", "gcc", "clang"])
    return has_compiler and Path(sysconfig.get_path("include"), "Python.h").exists()


def native_extensions() -> list:
    """The native unit; none with ATOLL_PURE=1 or without mypyc."""
    if os.environ.get("ATOLL_PURE") == "1":
        return []
    if not IS_NATIVE and not can_compile():
        print("no C compiler or no Python.h: the engine stays plain Python", file=sys.stderr)
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


def rules_for_players(root: Path) -> Iterator[tuple[Path, Path]]:
    """Clauses, pages and example games of the documentation, with their places in the package."""
    for folder in ("rules", "play"):
        for path in sorted((root / "docs" / folder).rglob("*")):
            if path.suffix in {".md", ".atoll"}:
                yield path, path.relative_to(root / "docs")


def main() -> None:
    """Build; the launcher, which has no setuptools, only reads this file."""
    from setuptools import setup
    from setuptools.command.build_py import build_py

    class BuildWithRules(build_py):
        """Puts the rules for players beside the package."""

        def run(self) -> None:
            """Build, then copy the rules."""
            super().run()
            for path, place in rules_for_players(Path()):
                target = Path(self.build_lib) / "atoll" / place
                target.parent.mkdir(parents=True, exist_ok=True)
                self.copy_file(str(path), str(target))

    setup(ext_modules=native_extensions(), cmdclass={"build_py": BuildWithRules})


if __name__ == "__main__":
    main()
