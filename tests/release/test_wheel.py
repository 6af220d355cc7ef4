"""What pip installs: it is the same whoever builds it, and it plays without Node or a network."""

import json
import os
import re
import runpy
import subprocess
import sys
import sysconfig
import urllib.request
import zipfile
from pathlib import Path

import pytest

import atoll
from release import wheel

PATIENCE = 60  # seconds for a busy machine
ELSEWHERE = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    """The sdist and the wheel of this checkout, with the engine as plain Python."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("ATOLL_PURE", "1")
        return wheel.build(tmp_path_factory.mktemp("dist"))


@pytest.fixture(scope="module")
def installed(built: list[Path], tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The commands of a fresh environment with the wheel in it.

    What Atoll depends on is taken from the environment of the tests, so no network is needed.
    """
    folder = tmp_path_factory.mktemp("environment")
    call(sys.executable, "-m", "venv", "--without-pip", folder)
    pip = (sys.executable, "-m", "pip", "--disable-pip-version-check", "-q")
    call(*pip, "--python", folder, "install", "--no-deps", "--no-index", built[1])
    packages = next(folder.glob("lib/python*/site-packages"))
    (packages / "others.pth").write_text(sysconfig.get_path("purelib") + "\n")
    return folder / "bin"


def call(*command: str | Path) -> str:
    """What a command prints; it must succeed."""
    done = subprocess.run(
        command, capture_output=True, text=True, timeout=PATIENCE, cwd="/", env=ELSEWHERE
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_same_source_gives_the_same_bytes(
    built: list[Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ATOLL_PURE", "1")
    monkeypatch.setenv("TZ", "Asia/Makassar")
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    for one, other in zip(built, wheel.build(tmp_path / "dist"), strict=True):
        assert one.name == other.name
        assert one.read_bytes() == other.read_bytes()


def test_without_a_compiler_the_sdist_builds_as_plain_python(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    for name in ("ATOLL_PURE", "ATOLL_NATIVE", "CC"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("PATH", str(tmp_path))
    extensions = runpy.run_path(str(wheel.ROOT / "setup.py"), run_name="setup")["native_extensions"]
    assert extensions() == []
    assert "the engine stays plain Python" in capsys.readouterr().err


def test_the_metadata_name_no_exact_version(built: list[Path]) -> None:
    with zipfile.ZipFile(built[1]) as archive:
        name = next(name for name in archive.namelist() if name.endswith(".dist-info/METADATA"))
        lines = archive.read(name).decode().partition("\n\n")[0].splitlines()
    needed = [
        line for line in lines if line.startswith("Requires-Dist:") and "extra ==" not in line
    ]
    assert len(needed) > 10
    assert not [line for line in needed if "==" in line.partition(";")[0]]
    assert "Author: Atoll contributors" in lines
    assert "License-Expression: MIT" in lines
    assert "Classifier: Programming Language :: Python :: 3.11" in lines


def test_the_files_carry_the_version(built: list[Path]) -> None:
    version = atoll.__version__
    assert [path.name for path in built] == [
        f"atoll-{version}.tar.gz",
        f"atoll-{version}-py3-none-any.whl",
    ]


def test_every_file_of_the_package_is_in_the_wheel(built: list[Path]) -> None:
    source = wheel.ROOT / "src"
    known = {
        path.relative_to(source).as_posix()
        for path in (source / "atoll").rglob("*")
        if path.is_file() and path.suffix not in {".so", ".pyc"}
    }
    with zipfile.ZipFile(built[1]) as archive:
        assert known <= set(archive.namelist())


def test_the_installed_command_knows_its_games_and_rules(installed: Path) -> None:
    where = call(installed / "python", "-c", "import atoll; print(atoll.__file__)")
    assert where.startswith(str(installed.parent))
    assert call(installed / "atoll", "--version") == f"atoll {atoll.__version__}\n"
    games = json.loads(call(installed / "atoll", "games", "--json"))
    assert len(games) == 5
    rules = "from atoll import games; from atoll.messages.rules import clauses\n"
    rules += "print(len(clauses(games.find('moluku'))))"
    assert int(call(installed / "python", "-c", rules)) > 10


def test_the_installed_command_serves_the_page(installed: Path, tmp_path: Path) -> None:
    command = ["play", "--no-browser", "--port", "0", "--data", str(tmp_path)]
    server = subprocess.Popen(
        [installed / "atoll", *command], stdout=subprocess.PIPE, text=True, cwd="/", env=ELSEWHERE
    )
    try:
        assert server.stdout is not None
        found = re.search(r"http://[\w.:]+", server.stdout.readline())
        assert found
        page = fetch(found[0] + "/")
        script = re.search(r'src="(/assets/[^"]+)"', page)
        assert script, page  # the client was built before the wheel
        assert fetch(found[0] + script[1])
    finally:
        server.terminate()
        server.wait(PATIENCE)


def fetch(address: str) -> str:
    """The page at an address."""
    with urllib.request.urlopen(address, timeout=PATIENCE) as answer:
        return str(answer.read().decode())
