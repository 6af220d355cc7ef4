"""Gipsy King's actions as short text and as named data."""

from atoll.core.errors import InvalidNotation
from atoll.core.game import Data
from atoll.games.gipsy_king.components import q_of, r_of
from atoll.games.gipsy_king.names import HEX_NAMES, hex_name
from atoll.games.gipsy_king.state import GipsyKingState
from atoll.games.gipsy_king.verbs import DO_DOUBLE, DO_PLACE, PASS, VERB

HEX_VERBS = {"place": DO_PLACE, "double": DO_DOUBLE}


def to_text(state: GipsyKingState, seat: int, action: int) -> str:
    """`place 7b`, `double 7b` or `pass`."""
    if action == PASS:
        return "pass"
    verb, hex_ = divmod(action, VERB)
    return f"{'double' if verb == DO_DOUBLE else 'place'} {hex_name(hex_)}"


def from_text(state: GipsyKingState, seat: int, text: str) -> int:
    """The action written as `to_text` writes it."""
    match text.split():
        case ["pass"]:
            return PASS
        case [verb, name] if verb in HEX_VERBS:
            return HEX_VERBS[verb] * VERB + parse_hex(name)
    raise InvalidNotation(
        f"'{text}' is not an action of Gipsy King (such as 'place 7b', 'double 7b', 'pass')"
    )


def parse_hex(name: str) -> int:
    """The hex written so."""
    if name not in HEX_NAMES:
        raise InvalidNotation(f"'{name}' is not a hex (such as 7b: the second land hex of tile 7)")
    return HEX_NAMES[name]


def to_data(state: GipsyKingState, seat: int, action: int) -> Data:
    """The action with named fields; `hex` is the name of the hex at `q`, `r`."""
    if action == PASS:
        return {"verb": "pass"}
    verb, hex_ = divmod(action, VERB)
    return {
        "verb": "place",
        "hex": hex_name(hex_),
        "q": q_of(state.cells[hex_]),
        "r": r_of(state.cells[hex_]),
        "caravans": 2 if verb == DO_DOUBLE else 1,
    }


def from_data(state: GipsyKingState, seat: int, data: Data) -> int:
    """The action that `to_data` describes so; the hex goes by its name."""
    match data:
        case {"verb": "pass"}:
            return PASS
        case {"verb": "place", "hex": str(name), "caravans": 1}:
            return DO_PLACE * VERB + parse_hex(name)
        case {"verb": "place", "hex": str(name), "caravans": 2}:
            return DO_DOUBLE * VERB + parse_hex(name)
    raise InvalidNotation(f"{data} does not describe an action of Gipsy King")
