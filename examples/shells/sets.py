"""Reads and checks the component sets of Shells: what the three tides are worth."""

from atoll.core.component_set import SetFile, reads_set
from examples.shells.declaration import HAND

MOST = 100


@reads_set
def load(file: SetFile) -> list[int]:
    """The prizes in this file; `BadComponentSet` names the line that is wrong."""
    file.expect_top("prizes")
    prizes = file.values["prizes"]
    if not isinstance(prizes, list) or len(prizes) != HAND:
        file.fail(f"there are {HAND} prizes", "prizes")
    if not all(type(prize) is int and 0 < prize <= MOST for prize in prizes):
        file.fail(f"a prize is a whole number from 1 to {MOST}", "prizes")
    return list(prizes)
