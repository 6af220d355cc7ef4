"""`atoll play` from the outside."""

import json
import os
import re
import signal
import socket
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

from atoll.cli import main
from atoll.server.run import (
    BadDatabase,
    Settings,
    default_folder,
    from_environment,
    listen,
    make_store,
)


@pytest.mark.parametrize("ending", [signal.SIGINT, signal.SIGTERM])
def test_play_prints_its_address_serves_and_stops_politely(
    ending: signal.Signals, tmp_path: Path
) -> None:
    words = ["play", "moluku", "--no-browser", "--port", "0", "--data", str(tmp_path), "-l", "nl"]
    command = [sys.executable, "-m", "atoll", *words]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert process.stdout is not None
    assert process.stderr is not None
    try:
        found = re.search(r"http://127\.0\.0\.1:\d+", line := process.stdout.readline())
        assert found is not None
        assert line.startswith(f"Atoll draait op {found[0]}/new/moluku ")
        with urllib.request.urlopen(f"{found[0]}/health", timeout=60) as answer:
            assert json.load(answer)["status"] == "ok"
    finally:
        process.send_signal(ending)
        told, errors = process.communicate(timeout=60)
    assert (process.returncode, errors) == (0, "")
    is_by_hand = ending == signal.SIGINT
    assert told == ("\nAtoll is gestopt; alle tafels zijn bewaard.\n" if is_by_hand else "")
    assert (tmp_path / "atoll.sqlite3").exists()


def test_a_port_that_is_taken_is_refused_in_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        words = ["play", "--no-browser", "--port", port, "--data", str(tmp_path)]
        assert main(words) == 1
    assert re.fullmatch(r"atoll: 127\.0\.0\.1:\d+: .+\n", capsys.readouterr().err)


def test_an_unknown_game_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "chess", "--no-browser"]) == 1
    assert "there is no game 'chess'" in capsys.readouterr().err


def test_the_usual_port_gives_way_if_it_is_taken(tmp_path: Path) -> None:
    with listen(Settings(tmp_path)) as first:
        first.listen()
        with listen(Settings(tmp_path)) as second:
            assert first.getsockname() != second.getsockname()


def test_a_store_nobody_knows_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadDatabase, match="postgresql://"):
        make_store(Settings(tmp_path, database="mysql://somewhere"))


def test_data_lie_in_the_players_own_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(os.environ, "XDG_DATA_HOME", "/somewhere")
    assert default_folder() == Path("/somewhere/atoll")


@pytest.mark.parametrize(("text", "pause"), [("0", 0.0), ("1.5", 1.5), ("", 0.6), (".25", 0.25)])
def test_the_bots_pause_is_set_by_the_environment(
    text: str, pause: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(os.environ, "ATOLL_BOT_PAUSE", text)
    assert from_environment(None, "127.0.0.1", None).bot_pause == pause


@pytest.mark.parametrize(
    ("name", "text"),
    [("ATOLL_BOT_PAUSE", wrong) for wrong in ("soon", "-1", "61", ".", "1e1")]
    + [("ATOLL_WORKERS", wrong) for wrong in ("many", "-1", "1.5")],
)
def test_a_setting_that_cannot_be_read_is_refused_by_its_name(
    name: str, text: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(os.environ, name, text)
    assert main(["play", "--no-browser"]) == 1
    assert capsys.readouterr().err.startswith(f"atoll: {name} must be ")
