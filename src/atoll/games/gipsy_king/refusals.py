"""Why an action is refused, clause by clause."""

from atoll.core.bits import BIT
from atoll.core.words import Refusal, refuse, seat_words
from atoll.games.gipsy_king.components import HEXES, WATER
from atoll.games.gipsy_king.names import hex_name, number_words
from atoll.games.gipsy_king.position import GipsyKingPosition
from atoll.games.gipsy_king.verbs import DO_DOUBLE, DO_PLACE, PASS, VERB


def explain(state: GipsyKingPosition, seat: int, action: int) -> Refusal:
    """The refusal of an illegal action by the seat that is asked."""
    verb, hex_ = divmod(action, VERB)
    if action == PASS:
        return refuse("GK-6", "must-fill", number=number_words(state.number))
    if verb not in (DO_PLACE, DO_DOUBLE):
        return refuse("GK-4", "no-such-action")
    if hex_ >= HEXES or not state.hexes() & BIT[hex_]:
        return refuse("GK-1", "no-such-hex")
    if not state.open & BIT[hex_]:
        return explain_hex(state, hex_)
    if state.half == 1:
        return refuse("GK-11", "double-later")
    return refuse("GK-11", "doubles-used")


def explain_hex(state: GipsyKingPosition, hex_: int) -> Refusal:
    """The hex is no land, not free, or not around the number."""
    name = hex_name(hex_)
    if WATER & BIT[hex_]:
        return refuse("GK-2", "on-water", hex=name)
    for seat in range(state.players):
        if state.caravans[state.at(state.half, seat)] & BIT[hex_]:
            return refuse("GK-4", "taken", hex=name, who=seat_words(seat))
    return refuse("GK-4", "not-around", hex=name, number=number_words(state.number))
