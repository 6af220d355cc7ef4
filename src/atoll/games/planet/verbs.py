"""What the game waits for, and how an action is written as an integer."""

from typing import Final

from atoll.core.native import i64

# Steps: what the game waits for.
PLACE: Final = 0
OVER: Final = 1

# The one verb: tile * TILE + face * FACE + rotation. There is room for faces and rotations that
# do not exist, so that asking for one is refused by its clause.
TILE: Final = 128
FACE: Final = 8


def placing(tile: i64, face: i64, rotation: i64) -> i64:
    """The action that puts a tile on a face."""
    return tile * TILE + face * FACE + rotation


def tile_of(action: i64) -> i64:
    """The tile an action takes."""
    return action >> 7


def face_of(action: i64) -> i64:
    """The face an action covers."""
    return (action >> 3) & 15


def rotation_of(action: i64) -> i64:
    """How an action turns the tile."""
    return action & 7
