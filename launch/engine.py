"""Installs Atoll itself: the engine is compiled only when its own files changed."""

import csv
import os
import runpy
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from launch import parts, system
from launch.environment import PIP, Environment
from launch.parts import Python
from launch.shell import ROOT, STATE, StepFailed, run_logged, say, step
from launch.stamps import STARTED, digest

PACKAGE = ROOT / "src" / "atoll"
WHEELS = STATE / "wheel"
APART = {"webclient", "__pycache__"}
BUILT = {".so", ".pyc"}


def install(environment: Environment, python: Python, is_needed: bool) -> None:
    """Install Atoll, compiled unless that is not wanted or impossible.

    With `is_needed`, a missing compiler is an error; a compiler that fails never is.
    """
    stamps = environment.stamps
    if wants_plain():
        if stamps.keys.get("native", "") in {"", STARTED}:
            install_plain(environment)
    elif not stamps.has("native", engine_key()) and not (
        system.provide([parts.compiler(), parts.headers(python)], is_needed)
        and compile_engine(environment)
    ):
        install_plain(environment)
    copy_changed(environment)


def choose_build(python: Python, is_needed: bool) -> None:
    """Choose a compiled wheel, or plain Python if that is wanted or there is no compiler.

    A compiler that fails then fails the build.
    """
    wanted = [parts.compiler(), parts.headers(python)]
    is_plain = wants_plain() or not system.provide(wanted, is_needed)
    os.environ.update(ATOLL_PURE="1" if is_plain else "0", ATOLL_NATIVE="0" if is_plain else "1")
    say("building sdist and wheel" + ("" if is_plain else "; compiling takes a minute or two"))


def wants_plain() -> bool:
    """Whether the user wants the engine as plain Python."""
    return os.environ.get("ATOLL_PURE") == "1"


def engine_key() -> str:
    """A fingerprint of the sources of the compiled files."""
    names = setup_facts()["engine_modules"](ROOT)
    return digest(map(Path, names), ROOT, project_key(), os.environ.get("ATOLL_OPT", ""))


def setup_facts() -> dict[str, Any]:
    """The definitions of `setup.py`."""
    return runpy.run_path(str(ROOT / "setup.py"), run_name="setup")


def project_key() -> str:
    """A fingerprint of the sources of the package's metadata."""
    return digest([ROOT / "setup.py", ROOT / "pyproject.toml"], ROOT)


def package_files() -> Iterator[tuple[Path, Path]]:
    """The files of the package with their paths in the installed one."""
    for path in PACKAGE.rglob("*"):
        place = path.relative_to(PACKAGE)
        if path.is_file() and path.suffix not in BUILT and not APART & set(place.parts):
            yield path, place
    yield from setup_facts()["rules_for_players"](ROOT)


def compile_engine(environment: Environment) -> bool:
    """Compile the engine and install everything; False if the compiler failed."""
    key = engine_key()
    with step("compiling the engine (a minute or two)"):
        log = build_wheel(environment, "compile", {"ATOLL_PURE": "0", "ATOLL_NATIVE": "1"})
    if log is not None:
        say(f"the engine could not be compiled; the log is {log}")
        say(f"{parts.SLOW}; the next start tries to compile again")
        return False
    put_in(environment)
    environment.stamps.done("native", key)
    return True


def install_plain(environment: Environment) -> None:
    """Install everything as plain Python unless that is done."""
    key = project_key()
    if environment.stamps.has("plain", key):
        return
    with step("installing Atoll as plain Python"):
        log = build_wheel(environment, "plain", {"ATOLL_PURE": "1", "ATOLL_NATIVE": "0"})
        if log is not None:
            raise StepFailed(f"Atoll could not be installed; the log is {log}")
        put_in(environment)
    environment.stamps.done("native", "")
    environment.stamps.done("plain", key)


def build_wheel(environment: Environment, name: str, variables: dict[str, str]) -> Path | None:
    """Build a wheel into an empty folder; returns the log if that failed."""
    for folder in (WHEELS, ROOT / "build"):
        shutil.rmtree(folder, ignore_errors=True)
    words = ("wheel", "--no-build-isolation", "--no-deps", "--no-cache-dir", "-v", "-w", WHEELS)
    code, log = run_logged(
        name, environment.executable, *PIP[:-1], *words, ROOT, env={**os.environ, **variables}
    )
    shutil.rmtree(ROOT / "build", ignore_errors=True)
    return log if code else None


def put_in(environment: Environment) -> None:
    """Replace the installed package by the wheel; the next start detects an interruption."""
    environment.stamps.start("native")
    for step_name in ("plain", "package", "page"):
        environment.stamps.done(step_name, "")
    take_out(environment.site)
    environment.pip("install", "install", "--no-deps", "--no-index", next(WHEELS.glob("*.whl")))


def take_out(site: Path) -> None:
    """Remove the package, also after an interrupted installation, which pip cannot remove."""
    for metadata in site.glob("atoll-*.dist-info"):
        record = metadata / "RECORD"
        if record.exists():
            with record.open(encoding="utf-8", newline="") as rows:
                for row in csv.reader(rows):
                    (site / row[0]).unlink(missing_ok=True)
        shutil.rmtree(metadata)
    shutil.rmtree(site / "atoll", ignore_errors=True)


def copy_changed(environment: Environment) -> None:
    """Update the installed package without building it again."""
    files = list(package_files())
    key = digest([path for path, _ in files], ROOT)
    if environment.stamps.has("package", key):
        return
    target = environment.site / "atoll"
    for path, place in files:
        if not is_equal(path, target / place):
            (target / place).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, target / place)
    wanted = {place for _, place in files}
    for path in list(target.rglob("*")):
        place = path.relative_to(target)
        is_apart = path.suffix in BUILT or APART & set(place.parts)
        if path.is_file() and not is_apart and place not in wanted:
            path.unlink()
    environment.stamps.done("package", key)


def is_equal(path: Path, other: Path) -> bool:
    """Whether two files hold the same bytes."""
    return other.exists() and path.read_bytes() == other.read_bytes()
