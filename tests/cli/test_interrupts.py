"""Ctrl-C in the middle of a command: one line, exit code 130, and no process left."""

import multiprocessing
import os
import select
import signal
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from atoll.arena import tournament
from atoll.arena.match import Pairing, Result
from atoll.arena.match import play as play_game
from atoll.cli import main
from atoll.workers import in_processes

PATIENCE = 60  # seconds for a busy machine
# The arena with games that never end; each worker tells its process when it plays. It is a file
# of its own, because workers that are not forked import the program that started them.
ENDLESS = """
import os, signal, sys, time
from pathlib import Path
from atoll.arena import tournament
from atoll.cli import main

def play(pairing):
    with Path(sys.argv[1], "ready").open("w") as ready:
        ready.write(f"{os.getpid()} ")
    time.sleep(1000)

if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell's background job ignores it
    tournament.play = play
    out = str(Path(sys.argv[1], "out"))
    words = ["--games", "8", "--workers", sys.argv[2], "--out", out]
    sys.exit(main(["arena", "moluku", *words]))
"""


@pytest.mark.parametrize("workers", [1, 2])
def test_an_interruption_is_one_line_and_leaves_no_process(workers: int, tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "ready")
    ready = os.open(tmp_path / "ready", os.O_RDONLY | os.O_NONBLOCK)
    program = tmp_path / "endless.py"
    program.write_text(ENDLESS, encoding="utf-8")
    arena = subprocess.Popen(
        [sys.executable, program, tmp_path, str(workers)],
        stderr=subprocess.PIPE, text=True, start_new_session=True,
    )  # fmt: skip
    assert select.select([ready], [], [], PATIENCE)[0], "no worker plays"
    worker = int(os.read(ready, 100).split()[0])
    ended = os.pidfd_open(worker)
    os.killpg(arena.pid, signal.SIGINT)  # as a terminal does
    _, told = arena.communicate(timeout=PATIENCE)
    assert told.split("\n")[-2:] == ["atoll: interrupted", ""]
    assert "Traceback" not in told
    assert arena.returncode == 130
    assert select.select([ended], [], [], PATIENCE) == ([ended], [], [])
    os.close(ended)
    os.close(ready)


def test_ended_workers_leave_no_process_and_no_thread() -> None:
    before = threading.active_count()
    answers = in_processes(abs, range(-1000, 0), workers=2)
    next(answers)
    answers.close()
    assert threading.active_count() == before
    assert multiprocessing.active_children() == []


def test_an_interrupted_arena_keeps_and_shows_what_is_done(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    played: list[Pairing] = []

    def play(pairing: Pairing) -> Result:
        if len(played) == 2:
            raise KeyboardInterrupt
        played.append(pairing)
        return play_game(pairing)

    monkeypatch.setattr(tournament, "play", play)
    words = ["arena", "moluku", "--games", "6", "--workers", "1", "--out", str(tmp_path / "out")]
    assert main(words) == 130
    shown = capsys.readouterr()
    assert "what is done is kept, --resume goes on" in shown.err
    assert "2 games" in shown.err
    monkeypatch.undo()
    assert main([*words, "--resume"]) == 0
