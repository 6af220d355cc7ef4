"""Sound advice for Pelican Bay: close what can be closed, else extend the largest area.

A tile is taken to join all areas of one terrain around its cell, as on the printed tiles (PB-C3);
in a set with unlinked areas the advice overrates a lay, never lays wrongly.
"""

from typing import Final

from atoll.core.bits import BIT, popcount
from atoll.core.native import append, i64, vec
from atoll.core.rng import Rng
from atoll.core.vectors import best_first
from atoll.games.pelican_bay.areas import area_number, closed_areas, closes_any, extends_key, root
from atoll.games.pelican_bay.choices import can_rob, random_opening_lay
from atoll.games.pelican_bay.components import (
    ACROSS,
    BEACH,
    CELLS,
    EDGE_BITS,
    EDGES,
    FOREST,
    ONE_EACH,
    PELICAN_POINTS,
    SUNS,
    WATER,
    has_two,
    matches,
    touching,
)
from atoll.games.pelican_bay.position import NOTHING, PelicanPosition
from atoll.games.pelican_bay.scoring import largest_extended, score_of
from atoll.games.pelican_bay.verbs import (
    CHOOSE,
    DO_DECLINE,
    DO_LAY,
    DO_MARK,
    DO_PASS,
    DO_STOP,
    DO_SUN,
    DO_TAKE,
    LAY,
    OPEN,
    SECOND,
    TAKE,
    VERB,
    lay_action,
    move_action,
)

# Worth is counted in tenths of a point.
POINT: Final = 10
BONUS_TURN: Final = 100 * POINT  # to close is better than anything else: it costs no turn
BONUS_TO_OTHERS: Final = 10 * POINT  # what a bonus turn may bring them
WHIM: Final = 5  # worth too small to matter, decided by chance

# What the areas of one terrain around a cell amount to: tiles * ELSEWHERE + open edges elsewhere.
ELSEWHERE: Final = 1024
AREA_NAMES: Final = 512  # more than there are areas
FIELD: Final = 3  # the two bits of an edge
ALL_TERRAINS: Final = BIT[WATER] | BIT[BEACH] | BIT[FOREST]
NO_TERRAIN: Final = 0


def advise(state: PelicanPosition, seat: i64, rng: Rng) -> i64:
    """The action that looks best to the seat whose turn it is."""
    step = state.step
    if step == LAY:
        action = best_lay(state, 0, rng)
        return action if action != NOTHING else DO_PASS * VERB
    if step == SECOND:
        action = best_lay(state, worth_so_far(state), rng)
        return action if action != NOTHING else DO_STOP * VERB
    if step == CHOOSE:
        return (DO_MARK if pays_to_mark(state, seat) else DO_DECLINE) * VERB
    if step == TAKE:
        return DO_TAKE * VERB + richest(state)
    if step == OPEN:
        return random_opening_lay(state, rng)
    return best_sun(state, rng)


# -- laying ------------------------------------------------------------------------------------


def best_lay(state: PelicanPosition, floor: i64, rng: Rng) -> i64:
    """The lay worth most, if that is more than `floor`; else NOTHING."""
    best = (floor + 1) * VERB - 1
    number: i64 = 0
    while number < state.shore_size:
        need = state.needs[number]
        if has_two(need) and not state.has_sun(state.shore[number]):
            ranked = best_lay_on(state, state.shore[number], need, rng)
            if ranked > best:
                best = ranked
        number += 1
    return best % VERB if best >= (floor + 1) * VERB else NOTHING


def best_lay_on(state: PelicanPosition, cell: i64, need: i64, rng: Rng) -> i64:
    """The best lay on a cell, ranked: its worth * VERB + the action; NOTHING if none fits."""
    best: i64 = NOTHING
    code = state.printed.code
    water: i64 = NOTHING
    beach: i64 = 0
    forest: i64 = 0
    scoring: i64 = 0
    slot = state.actor * state.slots
    end = slot + state.slots
    while slot < end:
        tile = state.hands[slot]
        turn: i64 = 0
        while tile >= 0 and turn < state.printed.turns[tile]:
            if matches(code[tile * EDGES + turn], need):
                if water == NOTHING:
                    scoring = scoring_terrains(state, cell)
                    if scoring == 0:
                        return NOTHING
                    water = around(state, cell, need, WATER)
                    beach = around(state, cell, need, BEACH)
                    forest = around(state, cell, need, FOREST)
                free = free_edges(code[tile * EDGES + turn], need)
                worth = lay_worth(free, scoring, water, beach, forest, BONUS_TURN)
                worth += rng.below(WHIM)
                ranked = worth * VERB + lay_action(tile, cell, turn)
                if ranked > best:
                    best = ranked
            turn += 1
        slot += 1
    return best


def scoring_terrains(state: PelicanPosition, cell: i64) -> i64:
    """The terrains a lay on the cell may score by: all, of a second tile those of PB-7."""
    if state.laid == 0:
        return ALL_TERRAINS
    found: i64 = 0
    edge: i64 = 0
    while edge < EDGES:
        place = state.map[cell + ACROSS[edge]] - 1
        if place >= 0:
            opposite = edge + 3 if edge < 3 else edge - 3
            if extends_key(state, area_number(state, place, opposite)):
                tile, turn = state.tiles[place], state.turned[place]
                found |= BIT[state.printed.terrain_at(tile, turn, opposite)]
        edge += 1
    return found


def around(state: PelicanPosition, cell: i64, need: i64, terrain: i64) -> i64:
    """The areas of a terrain that a tile on the cell would join: see ELSEWHERE."""
    found: i64 = 0
    met: i64 = 0  # the areas counted
    edge: i64 = 0
    while edge < EDGES:
        if ((need >> (EDGE_BITS * edge)) & FIELD) == terrain:
            opposite = edge + 3 if edge < 3 else edge - 3
            place = state.map[cell + ACROSS[edge]] - 1
            area = root(state, area_number(state, place, opposite))
            if not is_among(area, met):
                met = met * AREA_NAMES + area + 1
                found += state.area_size[area] * ELSEWHERE + state.open_edges[area]
            found -= 1
        edge += 1
    return found


def is_among(area: i64, met: i64) -> bool:
    """Whether an area is one of those met."""
    while met != 0:
        if met % AREA_NAMES == area + 1:
            return True
        met //= AREA_NAMES
    return False


def free_edges(code: i64, need: i64) -> i64:
    """The edges of a tile at which no other lies."""
    return code & ~(touching(need) * FIELD)


def lay_worth(free: i64, scoring: i64, water: i64, beach: i64, forest: i64, bonus: i64) -> i64:
    """What a lay brings: the areas it closes, each with a bonus, and the largest it extends."""
    low = free & ONE_EACH
    high = (free >> 1) & ONE_EACH
    closing = (
        closing_worth(water, low & ~high, bonus)
        + closing_worth(beach, high & ~low, bonus)
        + closing_worth(forest, low & high, bonus)
    )
    extended: i64 = 0
    if (scoring & BIT[WATER]) != 0 and water > 0:
        extended = water // ELSEWHERE + 1
    if (scoring & BIT[BEACH]) != 0 and beach > 0:
        extended = max(extended, beach // ELSEWHERE + 1)
    if (scoring & BIT[FOREST]) != 0 and forest > 0:
        extended = max(extended, forest // ELSEWHERE + 1)
    return closing + POINT * extended


def closing_worth(areas: i64, free: i64, bonus: i64) -> i64:
    """PB-14 for one terrain, of which the tile has these free edges; 0 if nothing is closed."""
    if areas == 0 or free != 0 or areas % ELSEWHERE != 0:
        return 0
    return bonus + POINT * (areas // ELSEWHERE + 1 + PELICAN_POINTS)


def worth_so_far(state: PelicanPosition) -> i64:
    """What a second tile must exceed: the first tile's points, unless a bonus turn replaces them.

    Then any second tile may be laid, as a new one is drawn for it.
    """
    if closes_any(state):
        return 0
    return POINT * state.area_size[largest_extended(state)] + WHIM


# -- closing, pelicans -------------------------------------------------------------------------


def pays_to_mark(state: PelicanPosition, seat: i64) -> bool:
    """PB-14: always, if there is a tile for the bonus turn; else if it brings more points."""
    if state.stock_size() > 0 or state.hand_size(seat) > 0:
        return True
    marked: i64 = 0
    for area in closed_areas(state):
        marked += state.area_size[area] + PELICAN_POINTS
    return marked >= state.area_size[largest_extended(state)]


def richest(state: PelicanPosition) -> i64:
    """PB-17: of those who have a pelican the one with most points."""
    best: i64 = NOTHING
    seat: i64 = 0
    while seat < state.players:
        if can_rob(state, seat) and (
            best == NOTHING or score_of(state, seat) > score_of(state, best)
        ):
            best = seat
        seat += 1
    return best


# -- suns --------------------------------------------------------------------------------------


def best_sun(state: PelicanPosition, rng: Rng) -> i64:
    """PB-10: the least useful sun goes where the next player could gain most."""
    best: i64 = NOTHING
    best_threat: i64 = -1
    number: i64 = 0
    while number < state.shore_size:
        cell = state.shore[number]
        if not state.has_sun(cell):
            found = threat(state, cell) + rng.below(WHIM)
            if found > best_threat:
                best_threat = found
                best = cell
        number += 1
    if state.all_suns_out():
        return move_action(idlest_sun(state), best)
    return DO_SUN * VERB + best


def idlest_sun(state: PelicanPosition) -> i64:
    """The cell of the sun that blocks least."""
    best = state.suns[0]
    sun: i64 = 1
    while sun < SUNS:
        if threat(state, state.suns[sun]) < threat(state, best):
            best = state.suns[sun]
        sun += 1
    return best


def threat(state: PelicanPosition, cell: i64) -> i64:
    """What a tile on a cell of the shore could bring the next player."""
    need = state.need(cell)
    if not has_two(need):
        return 0
    found = (
        area_threat(around(state, cell, need, WATER))
        + area_threat(around(state, cell, need, BEACH))
        + area_threat(around(state, cell, need, FOREST))
    )
    return found // (popcount(touching(need)) - 1)  # the more tiles around, the fewer fit


def area_threat(areas: i64) -> i64:
    """Areas with no open edge elsewhere can be closed here; others only grow."""
    if areas == 0:
        return 0
    tiles = areas // ELSEWHERE
    if areas % ELSEWHERE == 0:
        return POINT * (tiles + PELICAN_POINTS) + BONUS_TO_OTHERS
    return POINT * tiles // 2


# -- all actions in order ------------------------------------------------------------------------


def ranked(state: PelicanPosition, actions: vec[i64]) -> vec[i64]:
    """Lays, the best first; other choices are few."""
    keys = vec[i64]()
    for action in actions:
        keys = append(keys, action_worth(state, action // VERB, action % VERB))
    return best_first(actions, keys)


def action_worth(state: PelicanPosition, verb: i64, argument: i64) -> i64:
    """What an action is worth beside others of its step."""
    if verb == DO_LAY and state.step != OPEN:
        return worth_of_lay(state, argument)
    if verb == DO_STOP:
        return worth_so_far(state)
    return 0


def worth_of_lay(state: PelicanPosition, lay: i64) -> i64:
    """What a lay brings."""
    tile, cell, turn = lay // (CELLS * EDGES), lay // EDGES % CELLS, lay % EDGES
    need = state.need(cell)
    return lay_worth(
        free_edges(state.printed.code[tile * EDGES + turn], need),
        scoring_terrains(state, cell),
        around(state, cell, need, WATER),
        around(state, cell, need, BEACH),
        around(state, cell, need, FOREST),
        BONUS_TURN,
    )
