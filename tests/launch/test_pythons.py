"""One command over the Pythons of a machine."""

from pathlib import Path

import pytest

from launch import pythons
from launch.parts import Python

FOUND = {
    "/a/python3": Python("3.11.2", "cpython-311", "", "/usr"),
    "/b/python3": Python("3.11.10", "cpython-311", "", "/b"),
    "/c/python3": Python("3.13.0", "cpython-313", "", "/c"),
    "/d/python3": Python("3.9.1", "cpython-39", "", "/d"),
}


@pytest.fixture(autouse=True)
def machine(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pythons, "candidates", lambda: iter([*map(Path, FOUND), Path("/gone")]))
    monkeypatch.setattr(pythons, "probe", lambda path: FOUND.get(str(path)))


def test_the_newest_patch_of_each_version_is_taken() -> None:
    found = {version: str(path) for version, (path, _) in pythons.interpreters().items()}
    assert found == {"3.11": "/b/python3", "3.13": "/c/python3"}


@pytest.mark.parametrize(
    ("words", "task"),
    [
        (["-x"], ["test", "--python-only", "-x"]),
        (["wheel", "--out", "here"], ["wheel", "--out", "here"]),
    ],
)
def test_every_python_is_tried_and_told(
    words: list[str], task: list[str], monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:  # fmt: skip
    started: list[tuple[str, list[str]]] = []

    def start_with(_path: Path, version: str, given: list[str]) -> int:
        started.append((version, given))
        return 1 if version == "3.13" else 0

    monkeypatch.setattr(pythons, "start_with", start_with)
    assert pythons.run(words) == 1
    assert started == [("3.11", task), ("3.13", task)]
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("3.11.10: passed in ")
    assert lines[1] == "3.12: not found"
    assert lines[2].startswith("3.13.0: FAILED (1) in ")
    assert lines[3] == "3.14: not found"


def test_an_interruption_ends_all(monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[str] = []

    def start_with(_path: Path, version: str, _task: list[str]) -> int:
        started.append(version)
        return pythons.INTERRUPTED

    monkeypatch.setattr(pythons, "start_with", start_with)
    assert pythons.run([]) == 130
    assert started == ["3.11"]
