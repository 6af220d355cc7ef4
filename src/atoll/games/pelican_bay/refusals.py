"""Why an action is refused, clause by clause."""

from atoll.core.words import Refusal, refuse, seat_words
from atoll.games.pelican_bay.components import (
    CELLS,
    EDGE_BITS,
    EDGES,
    OPENING,
    TILES,
    has_two,
    touching,
)
from atoll.games.pelican_bay.names import cell_name, edges_of, terrain_words
from atoll.games.pelican_bay.opening import is_offered
from atoll.games.pelican_bay.position import NOTHING, PelicanPosition
from atoll.games.pelican_bay.stock import fits_somewhere
from atoll.games.pelican_bay.verbs import (
    CHOOSE,
    DO_DECLINE,
    DO_LAY,
    DO_MARK,
    DO_MOVE,
    DO_PASS,
    DO_STOP,
    DO_SUN,
    DO_TAKE,
    LAY,
    OPEN,
    OPEN_SUN,
    SECOND,
    SUN,
    TAKE,
    VERB,
    parts_of_lay,
    parts_of_move,
)

# By step: the clause it stands on, the verbs it takes, and what to say to any other verb.
STEPS = {
    OPEN: ("PB-3", {DO_LAY}, "opening-first"),
    OPEN_SUN: ("PB-4", {DO_SUN, DO_MOVE}, "sun-first"),
    LAY: ("PB-6", {DO_LAY, DO_PASS}, "lay-first"),
    SECOND: ("PB-7", {DO_LAY, DO_STOP}, "second-first"),
    CHOOSE: ("PB-14", {DO_MARK, DO_DECLINE}, "choose-first"),
    TAKE: ("PB-17", {DO_TAKE}, "take-first"),
    SUN: ("PB-10", {DO_SUN, DO_MOVE}, "sun-first"),
}


def explain(state: PelicanPosition, seat: int, action: int) -> Refusal:
    """The refusal of an illegal action by the seat that is asked."""
    verb, argument = divmod(action, VERB)
    clause, verbs, what_first = STEPS[state.step]
    if verb not in verbs:
        return refuse(clause, what_first)
    if verb == DO_LAY:
        return explain_lay(state, seat, action)
    if verb in (DO_SUN, DO_MOVE):
        return explain_sun(state, clause, action)
    if verb == DO_TAKE and 0 <= argument < state.players:
        return explain_take(state, seat, argument)
    if verb == DO_PASS and argument == 0:
        return explain_pass(state, seat)
    return refuse(clause, "no-such-action")


def explain_lay(state: PelicanPosition, seat: int, action: int) -> Refusal:
    """The tile is not there, or not so, or the cell does not take it."""
    tile, cell, turn = parts_of_lay(action)
    clause = STEPS[state.step][0]
    if tile >= TILES:
        return refuse("PB-C1", "no-such-tile")
    name = state.printed.names[tile]
    offered = is_offered(state, tile) if state.step == OPEN else state.slot_of(seat, tile) >= 0
    if not offered:
        return refuse("PB-3" if state.step == OPEN else "PB-6", "not-in-hand", tile=name)
    if turn >= state.printed.turns[tile]:
        same = turn % state.printed.turns[tile]
        return refuse("PB-6", "looks-alike", tile=name, turn=turn, same=same)
    if state.step == OPEN and cell != OPENING[state.bay_size]:
        return refuse(clause, "next-of-opening", cell=cell_name(OPENING[state.bay_size]))
    return explain_cell(state, tile, cell, turn)


def explain_cell(state: PelicanPosition, tile: int, cell: int, turn: int) -> Refusal:
    """PB-6, PB-3, PB-7: the first thing that is wrong with this cell or the edges there."""
    where = cell_name(cell)
    opening = state.step == OPEN
    if state.map[cell] > 0:
        return refuse("PB-6", "occupied", cell=where)
    need = state.need(cell) if state.is_on_shore(cell) else 0
    if not opening and state.has_sun(cell):
        return refuse("PB-6", "sun-lies-there", cell=where)
    if not opening and not has_two(need):
        key = "one-neighbour" if touching(need) else "no-neighbour"
        return refuse("PB-6", key, cell=where)
    for edge in range(EDGES):
        shown = state.printed.terrain_at(tile, turn, edge)
        other = need >> (EDGE_BITS * edge) & 3
        if other not in (0, shown):
            return refuse(
                "PB-3" if opening else "PB-6",
                "edge-differs",
                edge=edge,
                terrain=terrain_words(shown),
                other=terrain_words(other),
            )
    if opening:
        edges = edges_of(state.printed, tile, turn)
        return refuse("PB-3", "others-would-not-fit", edges=edges)
    return refuse("PB-7", "not-the-same-area", cell=where)


def explain_pass(state: PelicanPosition, seat: int) -> Refusal:
    """PB-12: only who can lay neither tile passes."""
    hand = state.hands[seat * state.slots : (seat + 1) * state.slots]
    tile = next(tile for tile in hand if tile >= 0 and fits_somewhere(state, tile))
    return refuse("PB-12", "a-tile-fits", tile=state.printed.names[tile])


def explain_take(state: PelicanPosition, seat: int, victim: int) -> Refusal:
    """PB-17: another player who has a pelican."""
    if victim == seat:
        return refuse("PB-17", "take-from-another")
    return refuse("PB-17", "has-no-pelican", who=seat_words(victim))


def explain_sun(state: PelicanPosition, clause: str, action: int) -> Refusal:
    """PB-4, PB-10: the sun is put or moved, and to an empty cell next to a tile."""
    verb, cell = divmod(action, VERB)
    sun = NOTHING
    if verb == DO_MOVE:
        sun, cell = parts_of_move(action)
    if not 0 <= cell < CELLS or sun >= CELLS:
        return refuse(clause, "no-such-cell")
    if (verb == DO_MOVE) != state.all_suns_out():
        return refuse(clause, "move-a-sun" if state.all_suns_out() else "put-a-sun")
    if verb == DO_MOVE and not state.has_sun(sun):
        return refuse(clause, "no-sun-there", cell=cell_name(sun))
    if state.has_sun(cell):
        return refuse(clause, "sun-lies-there", cell=cell_name(cell))
    if state.map[cell] > 0:
        return refuse(clause, "occupied", cell=cell_name(cell))
    return refuse(clause, "sun-without-tile", cell=cell_name(cell))
