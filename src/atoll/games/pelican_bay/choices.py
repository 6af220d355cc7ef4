"""The choices of each step: whether one is allowed, all of them listed, one drawn at random."""

from typing import Final

from atoll.core.native import append, i64, vec
from atoll.core.rng import Rng
from atoll.games.pelican_bay.areas import shared_areas
from atoll.games.pelican_bay.components import (
    CELLS,
    EDGES,
    OPENING,
    SUNS,
    TILES,
    has_two,
    matches,
)
from atoll.games.pelican_bay.opening import can_complete, is_offered, offered
from atoll.games.pelican_bay.position import PelicanPosition
from atoll.games.pelican_bay.verbs import (
    DO_MOVE,
    DO_SUN,
    DO_TAKE,
    LAY,
    OPEN,
    SECOND,
    VERB,
    lay_action,
    move_action,
)

TRIES: Final = 12  # cells tried at random before all lays are listed

# -- the opening -------------------------------------------------------------------------------


def opening_lays(state: PelicanPosition) -> vec[i64]:
    """PB-3: lays on the next cell of the opening after which the others can be made to fit."""
    out = vec[i64]()
    cell = OPENING[state.bay_size]
    for tile in offered(state):
        turn: i64 = 0
        while tile >= 0 and turn < state.printed.turns[tile]:
            if can_complete(state, tile, turn):
                out = append(out, lay_action(tile, cell, turn))
            turn += 1
    return out


def random_opening_lay(state: PelicanPosition, rng: Rng) -> i64:
    """One of them; there always is one."""
    tiles = offered(state)
    while True:
        tile = tiles[rng.below(len(tiles))]
        if tile >= 0:
            turn = rng.below(state.printed.turns[tile])
            if can_complete(state, tile, turn):
                return lay_action(tile, OPENING[state.bay_size], turn)


# -- laying ------------------------------------------------------------------------------------


def is_lay(state: PelicanPosition, argument: i64) -> bool:
    """Whether the actor may make this lay now, in the opening or in a turn."""
    tile = argument // (CELLS * EDGES)
    cell = argument // EDGES % CELLS
    turn = argument % EDGES
    if tile >= TILES or turn >= state.printed.turns[tile]:
        return False
    if state.step == OPEN:
        in_place = cell == OPENING[state.bay_size] and is_offered(state, tile)
        return in_place and can_complete(state, tile, turn)
    if state.step != LAY and state.step != SECOND:
        return False
    return state.slot_of(state.actor, tile) >= 0 and can_lay(state, tile, cell, turn)


def can_lay(state: PelicanPosition, tile: i64, cell: i64, turn: i64) -> bool:
    """PB-6: an empty cell that touches two tiles and has no sun, all edges alike; PB-7."""
    if not state.is_on_shore(cell) or state.has_sun(cell):
        return False
    need = state.need(cell)
    if not has_two(need) or not matches(state.printed.code[tile * EDGES + turn], need):
        return False
    return state.laid == 0 or shared_areas(state, tile, cell, turn) != 0


def lays(state: PelicanPosition) -> vec[i64]:
    """PB-6, PB-7: every lay of the actor's tiles."""
    out = vec[i64]()
    number: i64 = 0
    while number < state.shore_size:
        cell = state.shore[number]
        need = state.needs[number]
        number += 1
        if not has_two(need) or state.has_sun(cell):
            continue
        slot = state.actor * state.slots
        while slot < (state.actor + 1) * state.slots:
            tile = state.hands[slot]
            turn: i64 = 0
            while tile >= 0 and turn < state.printed.turns[tile]:
                if matches(state.printed.code[tile * EDGES + turn], need) and (
                    state.laid == 0 or shared_areas(state, tile, cell, turn) != 0
                ):
                    out = append(out, lay_action(tile, cell, turn))
                turn += 1
            slot += 1
    return out


def random_lay(state: PelicanPosition, rng: Rng) -> i64:
    """A lay that fits at one of a few cells drawn at random; -1 if none did."""
    tries: i64 = TRIES
    while tries > 0:
        tries -= 1
        number = rng.below(state.shore_size)
        need = state.needs[number]
        cell = state.shore[number]
        if has_two(need) and not state.has_sun(cell):
            action = random_lay_on(state, cell, need, rng)
            if action >= 0:
                return action
    return -1


def random_lay_on(state: PelicanPosition, cell: i64, need: i64, rng: Rng) -> i64:
    """The first lay that fits on a cell, from a random tile and rotation on; -1 if none does."""
    hands = state.hands
    code = state.printed.code
    base = state.actor * state.slots
    slot = rng.below(state.slots)
    turn = rng.below(EDGES)
    left = state.slots * EDGES
    while left > 0:
        tile = hands[base + slot]
        if tile >= 0 and matches(code[tile * EDGES + turn], need):
            first = turn % state.printed.turns[tile]
            if state.laid == 0 or shared_areas(state, tile, cell, first) != 0:
                return lay_action(tile, cell, first)
        left -= 1
        slot += 1
        if slot == state.slots:
            slot = 0
            turn += 1
            if turn == EDGES:
                turn = 0
    return -1


# -- pelicans ----------------------------------------------------------------------------------


def can_rob(state: PelicanPosition, seat: i64) -> bool:
    """PB-17: another player with a pelican in his reserve."""
    return seat != state.actor and state.pelicans[seat] > 0


def anybody_to_rob(state: PelicanPosition) -> bool:
    """Whether there is such a player."""
    seat: i64 = 0
    while seat < state.players:
        if can_rob(state, seat):
            return True
        seat += 1
    return False


def victims(state: PelicanPosition) -> vec[i64]:
    """PB-17: everybody a pelican can be taken from."""
    out = vec[i64]()
    seat: i64 = 0
    while seat < state.players:
        if can_rob(state, seat):
            out = append(out, DO_TAKE * VERB + seat)
        seat += 1
    return out


# -- suns --------------------------------------------------------------------------------------


def is_sun(state: PelicanPosition, verb: i64, argument: i64) -> bool:
    """Whether the actor may put or move a sun so now."""
    if not state.awaits_sun():
        return False
    if (verb == DO_MOVE) != state.all_suns_out() or argument >= CELLS * CELLS:
        return False
    if verb == DO_MOVE:
        return state.has_sun(argument // CELLS) and can_put_sun(state, argument % CELLS)
    return argument < CELLS and can_put_sun(state, argument)


def can_put_sun(state: PelicanPosition, cell: i64) -> bool:
    """PB-4, PB-10: an empty cell next to at least one tile, where no sun lies yet."""
    return state.is_on_shore(cell) and not state.has_sun(cell)


def sun_cells(state: PelicanPosition) -> vec[i64]:
    """PB-4, PB-10: put the next sun, or move one of three."""
    out = vec[i64]()
    number: i64 = 0
    while number < state.shore_size:
        cell = state.shore[number]
        number += 1
        if state.has_sun(cell):
            continue
        if state.all_suns_out():
            for sun in state.suns:
                out = append(out, move_action(sun, cell))
        else:
            out = append(out, DO_SUN * VERB + cell)
    return out


def random_sun(state: PelicanPosition, rng: Rng) -> i64:
    """A sun put or moved to a free cell of the shore."""
    cell = state.shore[rng.below(state.shore_size)]
    while state.has_sun(cell):
        cell = state.shore[rng.below(state.shore_size)]
    if state.all_suns_out():
        return move_action(state.suns[rng.below(SUNS)], cell)
    return DO_SUN * VERB + cell
