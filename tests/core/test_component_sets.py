"""Component sets nobody can read are refused in one sentence that names the file."""

import re
import tomllib
from pathlib import Path

import pytest

from atoll.core.component_set import SetFile
from atoll.core.errors import BadComponentSet
from atoll.core.game import Game

NOT_TOML = ["name =", "name = " + "9" * 5000, "\x00", "name = 1979-99-99"]


@pytest.mark.parametrize("text", NOT_TOML, ids=["cut", "long number", "nul", "no date"])
def test_what_is_not_toml_is_refused(text: str, tmp_path: Path) -> None:
    path = tmp_path / "set.toml"
    path.write_text(text)
    with pytest.raises(BadComponentSet, match=r"set\.toml: not valid TOML"):
        SetFile(path)


NOT_PARSED = [
    ("x = 1\n" + ".".join("a" * 9000) + " = 1", 2, "more than 16 dots"),
    ("[" + " . ".join("a" * 4000) + "]\nb = 1", 1, "more than 16 dots"),
    ("x = {" + '"".' * 4000 + "a = 1}", 1, "more than 16 dots"),
    ("x = 1\n\ny = " + "[\n" * 500, 19, "nested too deeply"),
    ("x = " + "{a = " * 500, 1, "nested too deeply"),
    ("#" * 20_001, 1, "a set has at most 20000 characters, not 20001"),
]


@pytest.mark.parametrize(("text", "line", "why"), NOT_PARSED)
def test_what_would_keep_the_parser_busy_is_not_parsed(
    text: str, line: int, why: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delattr(tomllib, "loads")
    path = tmp_path / "set.toml"
    path.write_text(text)
    with pytest.raises(BadComponentSet, match=rf"set\.toml:{line}: .*{why}"):
        SetFile(path)


WRONG = [str(1 << 64), "[]", "[[]]", "{}", "true", "1979-05-27", "1.5", '""', '"x"']


@pytest.mark.parametrize("wrong", WRONG)
def test_a_value_of_the_wrong_kind_is_refused(game: Game, wrong: str, tmp_path: Path) -> None:
    """Every value of the game's own set but its name, in its turn, is another."""
    text = (game.folder / "sets" / "default.toml").read_text(encoding="utf-8")
    lines = text.splitlines()
    values = [n for n, line in enumerate(lines) if re.match(r"[a-z0-9_]+ = [^\[{]", line.lower())]
    assert len(values) > 1 or len(lines) - len(values) > 50  # tiles stand in lists
    for number in values:
        key = lines[number].partition("=")[0].strip()
        if key == "name" and wrong.startswith('"x'):
            continue
        path = tmp_path / f"{number}.toml"
        changed = [*lines[:number], f"{key} = {wrong}", *lines[number + 1 :]]
        path.write_text("\n".join(changed), encoding="utf-8")
        with pytest.raises(BadComponentSet, match=f"{number}.toml"):
            game.check_set(path)


def test_a_set_is_found_by_its_name_alone(game: Game) -> None:
    for name in ("../sets/default", "x" * 5000, "\x00", ""):
        with pytest.raises(BadComponentSet, match="has no component set"):
            game.set_path(name)
