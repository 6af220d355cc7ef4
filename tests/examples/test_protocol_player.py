"""A program with an account of its own plays at a server over the protocol and is rated."""

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

PROGRAM = Path(__file__).parents[2] / "examples" / "protocol_player.py"


@pytest.fixture
def server(tmp_path: Path) -> Iterator[str]:
    """The address of a server whose bots make no pauses."""
    words = ["play", "--no-browser", "--port", "0", "--data", str(tmp_path / "data")]
    process = subprocess.Popen(
        [sys.executable, "-m", "atoll", *words],
        env={**os.environ, "ATOLL_BOT_PAUSE": "0"}, stdout=subprocess.PIPE,
        stderr=subprocess.PIPE, text=True,
    )  # fmt: skip
    assert process.stdout is not None
    try:
        found = re.search(r"http://127\.0\.0\.1:\d+", process.stdout.readline())
        assert found is not None
        yield found[0]
    finally:
        process.send_signal(signal.SIGTERM)
        _, errors = process.communicate(timeout=60)
    assert errors == "", "no semaphore of the bots' processes is left"


@pytest.mark.parametrize("name", ["planet", "moluku"])
def test_a_program_plays_and_is_rated(name: str, server: str, tmp_path: Path) -> None:
    words = [server, name, "--name", "Greedy", "--bot", "random", "--key", str(tmp_path / "key")]
    for played in (1, 2):  # the second time with the key of the first
        done = subprocess.run(
            [sys.executable, str(PROGRAM), *words],
            capture_output=True, text=True, timeout=60, check=True,
        )  # fmt: skip
        lines = done.stdout.splitlines()
        assert re.fullmatch(r"scores \[\d+, \d+\], won by seat \[.*\]", lines[0])
        assert re.fullmatch(rf"Greedy: rating [\d.]+ ± [\d.]+ after {played} games", lines[1])
