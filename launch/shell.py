"""Runs the commands of a step: shows its time, writes its output to a log, stops it on Ctrl-C."""

import contextlib
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
STATE = ROOT / ".launch"  # logs and the lock; no start needs its content
LOGS = STATE / "logs"
LAST_LINES = 20  # of a failed step's log
SHORT = 2.0  # seconds; the time of a shorter step is not printed
ENDINGS = {signal.SIGINT, signal.SIGTERM}
PATIENCE = 10.0  # seconds for an interrupted command to end


class StepFailed(Exception):
    """A step failed; the text is for the user."""


def say(text: str) -> None:
    """Print one line to the user, separate from a command's output."""
    print(f"atoll: {text}", file=sys.stderr, flush=True)  # noqa: T201


@contextlib.contextmanager
def step(title: str) -> Iterator[None]:
    """Print what is being done, and afterwards how long it took."""
    say(title)
    start = time.monotonic()
    yield
    seconds = time.monotonic() - start
    if seconds >= SHORT:
        say(f"  done in {seconds:.0f} s")


def run(
    log: str, *command: str | Path, cwd: Path = ROOT, env: Mapping[str, str] | None = None
) -> None:
    """Run a command; on failure show the end of its log, name the log and stop."""
    code, path = run_logged(log, *command, cwd=cwd, env=env)
    if code:
        raise StepFailed(f"{end_of(path)}'{command[0]}' failed; the whole log is {path}")


def run_logged(
    log: str, *command: str | Path, cwd: Path = ROOT, env: Mapping[str, str] | None = None
) -> tuple[int, Path]:
    """Run a command; returns its exit code and the file with its output.

    It has its own process group, so that nothing it started outlives an interruption.
    """
    LOGS.mkdir(parents=True, exist_ok=True)
    path = LOGS / f"{log}.log"
    with path.open("wb") as output:
        # An interruption between the start and the `try` would leave the command running.
        signal.pthread_sigmask(signal.SIG_BLOCK, ENDINGS)
        try:
            process = subprocess.Popen(
                [str(word) for word in command],
                cwd=cwd, env=env, stdin=subprocess.DEVNULL, stdout=output,
                stderr=subprocess.STDOUT, start_new_session=True, preexec_fn=heed,
            )  # fmt: skip
        except OSError:
            heed()
            raise
        try:
            heed()
            return wait(process), path
        except BaseException:
            stop(process)
            raise


def heed() -> None:
    """Handle interruptions again."""
    signal.pthread_sigmask(signal.SIG_UNBLOCK, ENDINGS)


def wait(process: subprocess.Popen[bytes]) -> int:
    """Wait for the end of a command; a terminal shows the seconds."""
    start = time.monotonic()
    is_shown = sys.stderr.isatty()
    while True:
        try:
            return process.wait(timeout=1)
        except subprocess.TimeoutExpired:
            if is_shown:
                print(f"\r  {time.monotonic() - start:.0f} s ", end="", file=sys.stderr, flush=True)  # noqa: T201
        finally:
            if is_shown and process.returncode is not None:
                print("\r\033[K", end="", file=sys.stderr, flush=True)  # noqa: T201


def stop(process: subprocess.Popen[bytes]) -> None:
    """Stop a command with all that it started."""
    with contextlib.suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGTERM)
    with contextlib.suppress(subprocess.TimeoutExpired):
        process.wait(PATIENCE)
    with contextlib.suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()


def end_of(path: Path) -> str:
    """The last lines of a log."""
    lines = path.read_text(encoding="utf-8", errors="replace").splitlines()
    return "".join(f"{line}\n" for line in lines[-LAST_LINES:])
