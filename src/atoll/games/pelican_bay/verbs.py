"""What the game waits for, and how an action is written as an integer."""

from typing import Final

from atoll.core.native import i64
from atoll.games.pelican_bay.components import CELLS, EDGES

# Steps: what the game waits for.
OPEN: Final = 0  # a tile of the opening
OPEN_SUN: Final = 1
LAY: Final = 2
SECOND: Final = 3
CHOOSE: Final = 4  # mark or decline
TAKE: Final = 5  # whose pelican
SUN: Final = 6
OVER: Final = 7

# An action is a verb and its argument: verb * VERB + argument.
VERB: Final = 2**25
DO_LAY: Final = 0  # (tile * CELLS + cell) * EDGES + rotation
DO_STOP: Final = 1  # 0
DO_PASS: Final = 2  # 0
DO_MARK: Final = 3  # 0
DO_DECLINE: Final = 4  # 0
DO_TAKE: Final = 5  # a seat
DO_SUN: Final = 6  # a cell
DO_MOVE: Final = 7  # a sun's cell * CELLS + its new cell
VERBS: Final = 8


def lay_action(tile: i64, cell: i64, turn: i64) -> i64:
    """Lay a tile on a cell, turned clockwise by `turn` edges."""
    return (tile * CELLS + cell) * EDGES + turn


def move_action(sun: i64, cell: i64) -> i64:
    """Move the sun from one cell to another."""
    return DO_MOVE * VERB + sun * CELLS + cell


def parts_of_lay(action: int) -> tuple[int, int, int]:
    """The tile, the cell and the rotation of a lay."""
    rest, turn = divmod(action % VERB, EDGES)
    tile, cell = divmod(rest, CELLS)
    return tile, cell, turn


def parts_of_move(action: int) -> tuple[int, int]:
    """The cell a sun leaves and the one it goes to."""
    return divmod(action % VERB, CELLS)
