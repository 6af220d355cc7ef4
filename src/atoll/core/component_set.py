"""Component sets: the printed pieces of a game as a TOML file that is validated on load.

A set may also be given as text (`hold`): it then has a path that leads to no file, under which
everything that takes a set's file finds it.
"""

import hashlib
import re
import tomllib
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from typing import Any, NoReturn, TypeVar
from weakref import WeakValueDictionary

from atoll.core.errors import BadComponentSet

Printed = TypeVar("Printed")
LARGEST = 20_000  # characters of a set
DOTS = 16  # in a line: tomllib takes quadratic time over the parts of a dotted key
DEPTH = 16  # brackets and braces within each other
BRACKET = re.compile(r"[][{}]")


class OwnSet:
    """A set given as text; it can be read under its path for as long as somebody holds it."""

    def __init__(self, text: str) -> None:
        self.text = text.replace("\r\n", "\n").replace("\r", "\n")  # as a file is read
        self.path = Path(f"own-{fingerprint(self.text)}.toml")


HELD: WeakValueDictionary[Path, OwnSet] = WeakValueDictionary()


def hold(text: str) -> OwnSet:
    """The set written in `text`; equal texts have one path."""
    held = OwnSet(text)
    return HELD.setdefault(held.path, held)


def fingerprint(text: str) -> str:
    """What tells one set from another, kept in records."""
    return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()


def read_text(path: Path) -> str:
    """The text of a set, held or in a file."""
    held = HELD.get(path)
    if held is not None:
        return held.text
    try:
        return path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise BadComponentSet(f"{path}: there is no such component set") from None
    except (OSError, UnicodeDecodeError) as error:
        raise BadComponentSet(f"{path}: cannot be read ({error})") from None


def look_over(text: str) -> tuple[int, str] | None:
    """The line and the reason why a text is not worth parsing, in time linear in its length.

    A dotted key never spans lines, so a bound on the dots of a line bounds the parts of a key.
    """
    if len(text) > LARGEST:
        return 1, f"a set has at most {LARGEST} characters, not {len(text)}"
    depth = 0
    for number, line in enumerate(text.split("\n"), 1):
        if line.count(".") > DOTS:
            return number, f"there are more than {DOTS} dots in this line"
        for bracket in BRACKET.findall(line):
            depth += 1 if bracket in "[{" else -1
            if depth > DEPTH:
                return number, "nested too deeply"
    return None


class SetFile:
    """A component-set file being read: its values, and complaints that name file and line."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.text = read_text(path)
        if wrong := look_over(self.text):
            raise BadComponentSet(f"{path}:{wrong[0]}: {wrong[1]}")
        try:
            self.values: dict[str, Any] = tomllib.loads(self.text)
        except ValueError as error:  # also a number too long for Python
            raise BadComponentSet(f"{path}: not valid TOML: {error}") from None

    @property
    def digest(self) -> str:
        """The fingerprint of the file."""
        return fingerprint(self.text)

    def fail(self, what: str, near: str = "", after: str = "") -> NoReturn:
        """Refuse the set: `what` is wrong at the first line with `near` below one with `after`."""
        raise BadComponentSet(f"{self.path}:{self.line(near, after)}: {what}")

    def line(self, near: str, after: str = "") -> int:
        """The number of the first line that contains `near` as a word, at or below `after`."""
        lines = self.text.splitlines()
        start = next((n for n, text in enumerate(lines) if after and after in text), 0)
        pattern = re.compile(rf"(?<!\w){re.escape(near)}(?!\w)")
        for number, text in enumerate(lines[start:], start + 1):
            if near and pattern.search(text):
                return number
        return start + 1

    def expect_keys(self, table: dict[str, Any], keys: set[str], after: str = "") -> None:
        """Refuse a table that lacks one of these keys or has another."""
        for key in sorted(keys - table.keys()):
            self.fail(f"'{key}' is missing", after=after)
        for key in sorted(table.keys() - keys):
            self.fail(f"'{key}' is not a key of this table", key, after)

    def string(self, table: dict[str, Any], key: str) -> str:
        """The text under `key`."""
        value = table.get(key)
        if not isinstance(value, str) or not value:
            self.fail(f"'{key}' must be a text", key)
        return value

    def number(self, table: dict[str, Any], key: str, least: int, most: int) -> int:
        """The whole number under `key`, within bounds."""
        value = table.get(key)
        if type(value) is not int or not least <= value <= most:
            self.fail(f"'{key}' must be a whole number from {least} to {most}", key)
        return value

    def numbers(self, table: dict[str, Any], key: str, least: int, most: int) -> list[int]:
        """The different whole numbers listed under `key`, each within bounds."""
        values = table.get(key)
        if not isinstance(values, list) or not values or any(type(n) is not int for n in values):
            self.fail(f"'{key}' must be a list of whole numbers", key)
        if len(set(values)) < len(values) or not least <= min(values) <= max(values) <= most:
            self.fail(f"'{key}' must be different numbers from {least} to {most}", key)
        return values

    def small(self, keys: set[str]) -> dict[str, Any] | None:
        """The table [small], which cuts a game down for exact solvers; None without one."""
        if "small" not in self.values:
            return None
        table = self.table("small")
        self.expect_keys(table, keys, "[small]")
        return table

    def expect_top(self, *keys: str) -> None:
        """Refuse a file without a name or one of these keys, or with another but [small]."""
        self.expect_keys(self.values, {"name", *keys} | ({"small"} & self.values.keys()))
        self.string(self.values, "name")

    def table(self, key: str) -> dict[str, Any]:
        """The table under `key`."""
        value = self.values.get(key)
        if not isinstance(value, dict):
            self.fail(f"the table [{key}] is missing")
        return value


def reads_set(read: Callable[[SetFile], Printed]) -> Callable[[Path], Printed]:
    """The function that gives the set at a path; `BadComponentSet` names the line that is wrong.

    The latest sets are kept. Not all of them: a server meets any number of players' own sets.
    """
    return lru_cache(maxsize=64)(lambda path: read(SetFile(path)))
