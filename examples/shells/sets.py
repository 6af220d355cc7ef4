"""Reads and checks the component sets of Shells: what the three tides are worth."""

from functools import cache
from pathlib import Path

from atoll.core.component_set import SetFile
from examples.shells.declaration import HAND

MOST = 100


@cache
def load(path: Path) -> list[int]:
    """The prizes in this file; `BadComponentSet` names the line that is wrong."""
    file = SetFile(path)
    file.expect_keys(file.values, {"name", "prizes"})
    file.string(file.values, "name")
    prizes = file.values["prizes"]
    if not isinstance(prizes, list) or len(prizes) != HAND:
        file.fail(f"there are {HAND} prizes", "prizes")
    if not all(type(prize) is int and 0 < prize <= MOST for prize in prizes):
        file.fail(f"a prize is a whole number from 1 to {MOST}", "prizes")
    return list(prizes)
