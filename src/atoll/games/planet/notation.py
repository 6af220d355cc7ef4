"""Planet's actions as short text and as named data."""

import re

from atoll.core.errors import InvalidNotation
from atoll.core.game import Data
from atoll.games.planet.components import PlanetSet
from atoll.games.planet.names import areas_code
from atoll.games.planet.state import PlanetState
from atoll.games.planet.verbs import FACE, TILE, face_of, placing, rotation_of, tile_of

PLACING = re.compile(r"place ([A-Z]+(?:#[0-9]+)?) ([0-9]{1,2}) ([0-9])")
FACE_ROOM = TILE // FACE  # faces and rotations below these can be asked for, if only to be refused
ROTATION_ROOM = FACE


def to_text(state: PlanetState, seat: int, action: int) -> str:
    """`place OOFMM 7 2`: the tile as printed, the face, and the edge its first area is put at."""
    code = state.printed.tile_codes[tile_of(action)]
    return f"place {code} {face_of(action)} {rotation_of(action)}"


def from_text(state: PlanetState, seat: int, text: str) -> int:
    """The action written as `to_text` writes it."""
    match = PLACING.fullmatch(text.strip())
    if match is None:
        raise InvalidNotation(
            f"'{text}' is not an action of Planet (such as 'place OOFFM 7 2': tile, face, rotation)"
        )
    return compose(state.printed, match[1], int(match[2]), int(match[3]))


def compose(printed: PlanetSet, code: str, face: int, rotation: int) -> int:
    """The action of these parts."""
    if code not in printed.tile_codes:
        raise InvalidNotation(f"'{code}' is not a tile of this set (such as OOFFM)")
    if not 0 <= face < FACE_ROOM:
        raise InvalidNotation(f"{face} is not a face (0 to 11)")
    if not 0 <= rotation < ROTATION_ROOM:
        raise InvalidNotation(f"{rotation} is not a rotation (0 to 4)")
    return placing(printed.tile_codes.index(code), face, rotation)


def to_data(state: PlanetState, seat: int, action: int) -> Data:
    """The action with named fields; `areas` is the tile as it will lie, by edge of the face."""
    tile, rotation = tile_of(action), rotation_of(action)
    return {
        "verb": "place",
        "tile": state.printed.tile_codes[tile],
        "face": face_of(action),
        "rotation": rotation,
        "areas": areas_code(state.printed, tile, rotation),
    }


def from_data(state: PlanetState, seat: int, data: Data) -> int:
    """The action that `to_data` describes so; `areas` may be left out."""
    match data:
        case {"verb": "place", "tile": str(code), "face": int(face), "rotation": int(rotation)}:
            return compose(state.printed, code, face, rotation)
    raise InvalidNotation(f"{data} does not describe an action of Planet")
