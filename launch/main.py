"""Reads the command, prepares what it needs, and hands over to the installed `atoll`."""

import contextlib
import fcntl
import os
import signal
from collections.abc import Iterator, Sequence
from pathlib import Path
from types import FrameType

from launch import client, doctor, engine, parts, pythons, system
from launch.environment import Environment
from launch.shell import ROOT, STATE, StepFailed, say

HELP = """Commands of this checkout:
  ./atoll test      every check: lint, types, documentation, tests, browser tests
  ./atoll pythons   the tests, or with 'wheel' the wheels, of every Python that is found
  ./atoll wheel     build what pip installs
  ./atoll release   make a release: changelog, tag, files, checksums
  ./atoll doctor    what is there, what is missing, and how to get it
ATOLL_PURE=1 runs the engine as plain Python. Nothing is redone when nothing changed.
"""
PAGES = {"play", "test", "wheel", "release"}  # the commands that show or contain the web client
EXTRAS = {  # the requirements of a command beyond playing
    "test": ["test", "docs"],
    "wheel": ["release"],
    "release": ["release", "test", "docs"],
    "bench": ["bench"],
}
MODULES = {"test": "tests.run", "wheel": "release.wheel", "release": "release.make"}
BUILDS = {"wheel", "release"}  # the commands that compile for themselves
INTERRUPTED = 130


def main(words: Sequence[str]) -> int:
    """Run a command; every error is one sentence and an exit code."""
    signal.signal(signal.SIGTERM, end)
    try:
        return run(list(words) or ["--help"])
    except StepFailed as error:
        say(str(error))
        return 1
    except OSError as error:
        say(f"{error.filename or 'output'}: {error.strerror}")
        return 1
    except KeyboardInterrupt:
        say("interrupted; the next start goes on from here")
        return INTERRUPTED


def end(number: int, _frame: FrameType | None) -> None:
    """Stop the running step on SIGTERM too."""
    raise SystemExit(128 + number)


def run(words: list[str]) -> int:
    """Prepare, then hand over."""
    command = words[0]
    environment = Environment(environment_folder())
    if command == "doctor":
        return doctor.run(environment)
    if command == "pythons":
        return pythons.run(words[1:])
    if command in {"--help", "-h"}:
        print(HELP, flush=True)  # noqa: T201
    with alone():
        make_ready(environment, command, is_whole="--python-only" not in words)
    if command in MODULES:
        os.chdir(ROOT)
        environment.hand_over("-m", MODULES[command], *words[1:])
    environment.hand_over("-P", "-m", "atoll", *words)
    return 0


def environment_folder() -> Path:
    """The folder of the environment; ATOLL_ENVIRONMENT names another folder of the checkout."""
    return ROOT / os.environ.get("ATOLL_ENVIRONMENT", ".venv")


def make_ready(environment: Environment, command: str, is_whole: bool) -> None:
    """Do every step that the command needs and that is not done; `is_whole`: every check."""
    is_test = command == "test"
    python = environment.make()
    if is_test:
        wanted = [] if engine.wants_plain() else [parts.compiler(), parts.headers(python)]
        system.provide([*wanted, *([parts.browser()] if is_whole else [])], is_needed=True)
    environment.require("run")
    for name in EXTRAS.get(command, []):
        if is_whole or name != "docs":
            environment.require(name)
    page = client.build(environment) if command in PAGES else None
    if command in BUILDS:
        engine.choose_build(python, is_needed=command == "release")
        return
    engine.install(environment, python, is_needed=is_test)
    if page:
        client.put_in(environment, page)
    if is_test:
        client.find_node(environment)


@contextlib.contextmanager
def alone() -> Iterator[None]:
    """Hold a lock: only one start at a time prepares, another waits."""
    STATE.mkdir(exist_ok=True)
    with (STATE / "lock").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            say("another './atoll' makes things ready; waiting for it")
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield
