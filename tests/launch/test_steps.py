"""The launcher's steps: what is done once, what is done again, and what an interruption leaves."""

import json
import os
import select
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from launch import engine, environment, main, parts, shell, system
from launch.environment import Environment
from launch.parts import Part, Python
from launch.stamps import STARTED, Stamps, digest

HERE = Python("3.11.2", "cpython-311", "/usr/include/python3.11", "/usr")
PATIENCE = 60  # seconds for a busy machine


# -- stamps ---------------------------------------------------------------------------------


def test_a_step_is_done_for_its_key_only(tmp_path: Path) -> None:
    Stamps(tmp_path / "a.json").done("run", "1")
    again = Stamps(tmp_path / "a.json")
    assert again.has("run", "1")
    assert not again.has("run", "2")


def test_a_step_that_was_begun_counts_as_interrupted(tmp_path: Path) -> None:
    stamps = Stamps(tmp_path / "a.json")
    stamps.done("run", "1")
    stamps.start("run")
    assert Stamps(tmp_path / "a.json").interrupted() == ["run"]
    assert not Stamps(tmp_path / "a.json").has("run", "1")


@pytest.mark.parametrize("text", ["", "{", "[1]", '"x"'])
def test_a_broken_file_of_stamps_is_an_empty_one(text: str, tmp_path: Path) -> None:
    (tmp_path / "a.json").write_text(text, encoding="utf-8")
    assert Stamps(tmp_path / "a.json").keys == {}


def test_the_digest_tells_names_contents_and_words_apart(tmp_path: Path) -> None:
    one, two = tmp_path / "one", tmp_path / "two"
    one.write_text("a", encoding="utf-8")
    two.write_text("a", encoding="utf-8")
    first = digest([one], tmp_path)
    assert first == digest([one], tmp_path)
    assert len({first, digest([two], tmp_path), digest([one], tmp_path, "-O1")}) == 3


# -- the environment ------------------------------------------------------------------------


def whole(folder: Path) -> Environment:
    """An environment that was made to the end for Python 3.11."""
    made = Environment(folder)
    made.stamps.done("environment", made.key(HERE))
    return made


def test_a_new_patch_of_python_needs_nothing_a_new_minor_version_does(tmp_path: Path) -> None:
    made = whole(tmp_path)
    assert made.is_whole(Python("3.11.9", "cpython-311", "", "/usr"))
    assert not made.is_whole(Python("3.13.5", "cpython-313", "", "/usr"))


def test_an_environment_at_another_place_is_not_used(tmp_path: Path) -> None:
    (tmp_path / "moved").mkdir()
    whole(tmp_path / "old").stamps.path.rename(tmp_path / "moved" / "atoll.json")
    assert not Environment(tmp_path / "moved").is_whole(HERE)


def test_an_interrupted_installation_makes_the_environment_again(tmp_path: Path) -> None:
    made = whole(tmp_path)
    made.stamps.start("run")
    assert not Environment(tmp_path).is_whole(HERE)
    made.stamps.done("run", "key")
    made.stamps.start("native")  # Atoll itself is replaced without a new environment
    assert Environment(tmp_path).is_whole(HERE)


def test_an_environment_without_pip_is_made_again(tmp_path: Path) -> None:
    folder = tmp_path / "half"
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", folder], check=True)
    half = Environment(folder)
    assert not half.has_pip()
    python = half.make()
    assert half.has_pip()
    assert python.tag == sys.implementation.cache_tag
    before = half.executable.lstat().st_mtime_ns
    assert Environment(folder).make() == python
    assert half.executable.lstat().st_mtime_ns == before


def test_a_python_that_is_gone_does_not_start(tmp_path: Path) -> None:
    link = tmp_path / "python"
    link.symlink_to(tmp_path / "gone")
    assert parts.probe(link) is None


# -- Debian's packages ----------------------------------------------------------------------

GCC = Part("C compiler", "", ("gcc", "libc6-dev"), "it is slow")


def test_who_is_not_root_is_told_the_command_and_the_loss(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    assert not system.provide([GCC, Part("Node", "v22")], is_needed=False)
    told = capsys.readouterr().err
    line = "missing: C compiler: it is slow; to have it: sudo apt-get install gcc libc6-dev"
    assert told == f"atoll: {line}\n"
    with pytest.raises(shell.StepFailed, match="sudo apt-get install gcc libc6-dev"):
        system.provide([GCC], is_needed=True)


def test_root_gets_the_packages_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    installed: list[str] = []
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    monkeypatch.setattr(system, "has_apt", lambda: True)
    monkeypatch.setattr(system, "install", lambda names, packages: installed.extend(packages))
    assert system.provide([GCC], is_needed=False)
    assert installed == ["gcc", "libc6-dev"]


def test_headers_are_debians_only_for_debians_python(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parts, "has_apt", lambda: True)
    debians = Python("3.13.5", "cpython-313", "/nowhere", "/usr")
    assert parts.headers(debians).packages == ("python3.13-dev",)
    assert parts.headers(Python("3.13.5", "cpython-313", "/nowhere", "/opt/py")).packages == ()


# -- Atoll itself ---------------------------------------------------------------------------


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package of three files, one of them of the engine, and an environment to put it in."""
    root = tmp_path / "checkout"
    for name in ("src/atoll/core/bits.py", "src/atoll/server.py", "docs/rules/moluku.md"):
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text("1\n", encoding="utf-8")
    (root / "pyproject.toml").write_text("", encoding="utf-8")
    setup = """
def engine_modules(root):
    return [str(root / "src/atoll/core/bits.py")]

def rules_for_players(root):
    path = root / "docs/rules/moluku.md"
    return [(path, path.relative_to(root / "docs"))]
"""
    (root / "setup.py").write_text(setup, encoding="utf-8")
    for name, value in {
        "ROOT": root,
        "PACKAGE": root / "src" / "atoll",
        "WHEELS": root / "wheels",
    }.items():
        monkeypatch.setattr(engine, name, value)
    (root / ".venv" / "lib" / "python3.11" / "site-packages" / "atoll").mkdir(parents=True)
    monkeypatch.delenv("ATOLL_PURE", raising=False)
    return root


def test_only_files_of_the_engine_change_its_key(checkout: Path) -> None:
    before = engine.engine_key()
    (checkout / "src/atoll/server.py").write_text("2\n", encoding="utf-8")
    assert engine.engine_key() == before
    (checkout / "src/atoll/core/bits.py").write_text("2\n", encoding="utf-8")
    assert engine.engine_key() != before


def test_changed_files_are_copied_and_deleted_ones_deleted(checkout: Path) -> None:
    made = Environment(checkout / ".venv")
    engine.copy_changed(made)
    package = made.site / "atoll"
    (package / "core" / "bits.so").write_text("compiled", encoding="utf-8")
    assert (package / "rules" / "moluku.md").read_text(encoding="utf-8") == "1\n"
    (checkout / "src/atoll/server.py").unlink()
    (checkout / "src/atoll/house.py").write_text("3\n", encoding="utf-8")
    engine.copy_changed(Environment(checkout / ".venv"))
    left = {str(path.relative_to(package)) for path in package.rglob("*") if path.is_file()}
    assert left == {"core/bits.py", "core/bits.so", "house.py", "rules/moluku.md"}


def test_a_compiler_that_fails_is_told_and_tried_again(
    checkout: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    tried: list[str] = []

    def build(_made: Environment, name: str, variables: dict[str, str]) -> Path | None:
        tried.append(name)
        assert variables["ATOLL_NATIVE"] == ("1" if name == "compile" else "0")
        return checkout / "compile.log" if name == "compile" else None

    def put_in(made: Environment) -> None:
        made.stamps.start("native")

    monkeypatch.setattr(engine, "build_wheel", build)
    monkeypatch.setattr(engine, "put_in", put_in)
    monkeypatch.setattr(system, "provide", lambda wanted, is_needed: True)
    for _ in range(2):
        made = Environment(checkout / ".venv")
        engine.install(made, HERE, is_needed=False)
        assert not made.stamps.has("native", engine.engine_key())
        told = capsys.readouterr().err
        assert f"could not be compiled; the log is {checkout / 'compile.log'}" in told
        assert "plain Python, 50 to 70 times slower" in told
    assert tried == ["compile", "plain", "compile"]


def test_what_is_compiled_is_not_compiled_again(
    checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = Environment(checkout / ".venv")
    made.stamps.done("native", engine.engine_key())
    monkeypatch.setattr(engine, "build_wheel", lambda *words: pytest.fail("built again"))
    engine.install(made, HERE, is_needed=True)
    assert (made.site / "atoll" / "server.py").exists()


def test_a_half_installed_package_is_taken_out(tmp_path: Path) -> None:
    metadata = tmp_path / "atoll-1.dist-info"
    metadata.mkdir()
    (tmp_path / "atoll").mkdir()
    (tmp_path / "abc__mypyc.so").write_text("", encoding="utf-8")
    (metadata / "RECORD").write_text("abc__mypyc.so,,\natoll/gone.py,,\n", encoding="utf-8")
    engine.take_out(tmp_path)
    assert list(tmp_path.iterdir()) == []


# -- interruptions --------------------------------------------------------------------------

SLEEPER = """
import signal, sys
from pathlib import Path
from launch import main, shell
signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell's background job ignores it
shell.LOGS = Path(sys.argv[1])
script = f"sleep 600 & echo $! > {sys.argv[1]}/ready; wait"
main.run = lambda words: shell.run("sleeper", "sh", "-c", script)
sys.exit(main.main(["games"]))
"""


@pytest.mark.parametrize(("number", "code"), [(signal.SIGINT, 130), (signal.SIGTERM, 143)])
def test_an_interruption_ends_the_step_with_one_line(
    number: signal.Signals, code: int, tmp_path: Path
) -> None:
    os.mkfifo(tmp_path / "ready")
    command = [sys.executable, "-c", SLEEPER, str(tmp_path)]
    launcher = subprocess.Popen(command, stderr=subprocess.PIPE, text=True, cwd=shell.ROOT)
    sleeper = int((tmp_path / "ready").read_text(encoding="utf-8"))
    ended = os.pidfd_open(sleeper)
    assert select.select([ended], [], [], 0) == ([], [], [])
    launcher.send_signal(number)
    _, told = launcher.communicate(timeout=PATIENCE)
    assert launcher.returncode == code
    assert told == ("atoll: interrupted; the next start goes on from here\n" if code == 130 else "")
    assert select.select([ended], [], [], PATIENCE) == ([ended], [], [])
    os.close(ended)


def test_a_step_that_fails_shows_the_end_of_its_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shell, "LOGS", tmp_path)
    with pytest.raises(shell.StepFailed) as failed:
        shell.run("step", "sh", "-c", "seq 100; exit 3", cwd=tmp_path)
    lines = str(failed.value).splitlines()
    assert lines[0] == "81"
    assert lines[-1] == f"'sh' failed; the whole log is {tmp_path / 'step.log'}"


def test_the_launcher_refuses_an_old_python_in_one_sentence() -> None:
    source = (shell.ROOT / "atoll").read_text(encoding="utf-8")
    old = source.replace("< (3, 11)", "< (9, 9)")
    done = subprocess.run([sys.executable, "-c", old], capture_output=True, text=True)
    assert done.returncode == 1
    assert done.stderr.startswith("atoll: Python 3.11 or newer is needed")
    assert done.stderr.count("\n") == 1


def test_the_doctor_tells_what_is_missing_and_how_to_get_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("ATOLL_ENVIRONMENT", str(tmp_path / "none"))
    monkeypatch.setattr(parts, "compiler", lambda: GCC)
    monkeypatch.setattr(parts, "browser", lambda: Part("Chromium", "/usr/bin/chromium"))
    monkeypatch.setattr(parts, "headers", lambda python: Part("headers", "there"))
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    assert main.main(["doctor"]) == 1
    told = capsys.readouterr().out
    assert "  MISSING  C compiler: it is slow" in told
    assert told.endswith("sudo apt-get install gcc libc6-dev\n")
    assert not (tmp_path / "none").exists()
    monkeypatch.setattr(parts, "compiler", lambda: Part("C compiler", "/usr/bin/cc"))
    assert main.main(["doctor"]) == 0
    assert capsys.readouterr().out.endswith("Nothing is missing.\n")


def test_requirements_are_installed_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made, calls = whole(tmp_path), []
    monkeypatch.setattr(Environment, "pip", lambda self, log, *words: calls.append(log))
    made.require("run")
    made.require("run")
    assert calls == ["pip-run"]
    assert json.loads(made.stamps.path.read_text(encoding="utf-8"))["run"] != STARTED
    assert environment.REQUIREMENTS.is_dir()
