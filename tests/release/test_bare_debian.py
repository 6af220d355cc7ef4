"""The trial in a bare Debian does what the pages print, and tells what went wrong."""

import re
import tomllib
from pathlib import Path

import pytest

from release.bare_debian import NEXT, RELEASES, debootstrap, reader
from release.bare_machine import Machine, Result, expect, expect_advice, step_row
from release.bare_steps import RESEARCH_PAGES, ROOTS_STAGES, USERS_STAGES, printed

ROOT = Path(__file__).parents[2]
SAYS = "atoll: missing: Python's venv; to have it: sudo apt-get install python3-venv\n"


def test_the_pages_print_what_the_steps_do() -> None:
    assert printed("README.md", "Two commands") == ["./atoll play", "./atoll test"]
    install = printed("docs/install.md", "Build and install")
    assert install[0] == "./atoll wheel"
    assert install[-1].endswith("atoll play --no-browser")
    assert any("pip install --find-links dist" in text for text in printed_for_research())
    for page in RESEARCH_PAGES:
        assert (ROOT / "docs" / "research" / f"{page}.md").exists()


def printed_for_research() -> list[str]:
    return printed("docs/install.md", "For research")


def test_every_extra_that_a_page_names_is_there() -> None:
    with (ROOT / "pyproject.toml").open("rb") as file:
        extras = set(tomllib.load(file)["project"]["optional-dependencies"])
    for path in (ROOT / "docs").rglob("*.md"):
        for line in re.findall(r'pip install [^`\n]*"atoll\[.*', path.read_text(encoding="utf-8")):
            assert "--find-links dist" in line, f"{path.name}: Atoll is not on PyPI"
            named = re.findall(r"atoll\[([\w,]+)\]", line)[0].split(",")
            assert extras.issuperset(named)


def test_the_next_debian_is_tried_when_it_is_named() -> None:
    assert NEXT not in RELEASES
    assert reader().parse_args([NEXT, RELEASES[0]]).releases == [NEXT, RELEASES[0]]
    folder = Path("base")
    assert debootstrap(RELEASES[0], folder)[-2:] == [RELEASES[0], "base"]
    assert debootstrap(NEXT, folder)[-1] == "sid"  # the script of all releases to come


@pytest.mark.parametrize("stage", sorted({*ROOTS_STAGES, *USERS_STAGES}))
def test_the_launcher_announces_the_stages_that_are_interrupted(stage: str) -> None:
    sources = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "launch").glob("*.py"))
    said = stage.replace("requirements/run.txt", "requirements/{name}.txt")
    for name in ("Python's venv", "C compiler"):
        said = said.replace(f"installing {name}", "installing {names}")
    assert f'"{said}' in sources or f" {said}" in sources


def test_a_command_must_end_and_speak_as_expected() -> None:
    assert expect(0)(0, "") == ""
    assert expect(0)(2, "") == "exit 2 instead of 0"
    assert expect(130, "interrupted")(130, "nothing") == "does not say 'interrupted'"


def test_a_stop_is_fine_if_it_names_something_new_to_install() -> None:
    assert expect_advice([])(0, "") == ""
    assert expect_advice([])(1, SAYS) == ""
    again = expect_advice(["apt-get install python3-venv"])(1, SAYS)
    assert again == "exit 1 without telling what to install"
    assert expect_advice([])(1, "no word") == again


def test_what_went_wrong_is_told_with_the_end_of_its_output(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    machine = Machine(tmp_path / "system", "bookworm", "root", tmp_path)
    monkeypatch.setattr(machine, "command", lambda user, text: ["/bin/sh", "-c", text])
    machine.run("echo working; echo no space left; exit 3")
    machine.run("echo 'Traceback (most recent call last)'")
    machine.run("true")
    told = capsys.readouterr().out
    assert "| 3 | 0.0 | 0.0 | WRONG: exit 3 instead of 0 |" in told
    assert "    no space left\n" in told
    assert f"log: {machine.log}" in told
    assert "WRONG: a traceback" in told
    assert [result.is_well for result in machine.results] == [False, False, True]
    rows = (tmp_path / "results.md").read_text(encoding="utf-8").splitlines()
    assert [row.endswith("| as it should |") for row in rows] == [False, False, True]


def test_a_step_is_summed_up_in_a_row() -> None:
    results = [
        Result("trixie", "ann", "./atoll wheel", 0, 120.0, 60.0, ""),
        Result("trixie", "ann", "./atoll play", 1, 60.0, 6.0, "exit 1 instead of 0"),
    ]
    assert (
        step_row("install", results) == "| trixie | ann | `install` | 2 | 3.0 | 1.1 | 1 WRONG |\n"
    )
    assert step_row("install", results[:1]).endswith("| 1 | 2.0 | 1.0 | as it should |\n")


def test_a_page_is_waited_for_and_ended_by_ctrl_c(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    machine = Machine(tmp_path / "system", "bookworm", "root", tmp_path)
    monkeypatch.setattr(machine, "command", lambda user, text: ["/bin/sh", "-c", text])
    assert machine.open_page("false") == 1, "it ended without serving a page"
    begins = "/bin/sh -c 'echo atoll: building; exec sleep 1000'"
    assert machine.break_off(begins, "building") == -2, "SIGINT"
    ends = "/bin/sh -c 'echo at http://127.0.0.1:1/; exec sleep 1000'"
    assert machine.break_off(ends, "building") == 0, "the stage did not come"
