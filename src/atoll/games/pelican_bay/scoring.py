"""Scoring areas: one point a tile, and a note of each scoring that can be counted again."""

from typing import Final

from atoll.core.bits import BIT
from atoll.core.native import append, i64
from atoll.games.pelican_bay.areas import root, terrain_of
from atoll.games.pelican_bay.components import ACROSS, EDGES, PELICAN_POINTS, TILES
from atoll.games.pelican_bay.position import PelicanPosition

# Why an area scored.
EXTENDED: Final = 0  # PB-9
MARKED: Final = 1  # PB-15

# A note is the area, the tiles in the bay at that time, the reason and the seat in one number.
SEATS: Final = 4
REASONS: Final = 2


def score_area(state: PelicanPosition, seat: i64, area: i64, reason: i64) -> None:
    """One point for each tile of the area."""
    state.points[seat] += state.area_size[root(state, area)]
    note = (area * (TILES + 1) + state.bay_size) * REASONS + reason
    state.scored = append(state.scored, note * SEATS + seat)


def seat_of(note: i64) -> i64:
    """Who scored."""
    return note % SEATS


def reason_of(note: i64) -> i64:
    """Why."""
    return note // SEATS % REASONS


def bay_of(note: i64) -> i64:
    """How many tiles lay in the bay."""
    return note // (SEATS * REASONS) % (TILES + 1)


def area_of(note: i64) -> i64:
    """Which area."""
    return note // (SEATS * REASONS * (TILES + 1))


def largest_extended(state: PelicanPosition) -> i64:
    """PB-9: the largest area that every tile laid this turn extends."""
    best: i64 = -1
    best_size: i64 = 0
    own: i64 = 0
    while own < EDGES:
        if (state.key_areas & BIT[own]) != 0:
            area = root(state, state.key_place * EDGES + own)
            if state.area_size[area] > best_size:
                best = area
                best_size = state.area_size[area]
        own += 1
    return best


def score_of(state: PelicanPosition, seat: i64) -> i64:
    """PB-20: points and pelicans as they stand; PB-22: solo the largest closed area."""
    if state.players == 1:
        return max(state.best[1], state.best[2], state.best[3])
    return state.points[seat] + PELICAN_POINTS * state.pelicans[seat]


def note_closed(state: PelicanPosition, area: i64) -> None:
    """PB-22: keep the largest closed area of each terrain."""
    terrain = terrain_of(state, area)
    if state.area_size[area] > state.best[terrain]:
        state.best[terrain] = state.area_size[area]


# -- counted afresh ----------------------------------------------------------------------------


def flood(state: PelicanPosition, area: int, bay_size: int) -> tuple[int, int]:
    """The tiles and open edges of an area when the bay had `bay_size` tiles, edge by edge."""
    lying = {state.cells[place]: place for place in range(bay_size)}
    found = {area}
    waiting = [area]
    open_edges = 0
    while waiting:
        place, own = divmod(waiting.pop(), EDGES)
        for edge in range(EDGES):
            if state.printed.area_at(state.tiles[place], state.turned[place], edge) != own:
                continue
            beyond = lying.get(state.cells[place] + ACROSS[edge])
            if beyond is None:
                open_edges += 1
                continue
            tile, turn = state.tiles[beyond], state.turned[beyond]
            other = beyond * EDGES + state.printed.area_at(tile, turn, (edge + 3) % EDGES)
            if other not in found:
                found.add(other)
                waiting.append(other)
    return len({other // EDGES for other in found}), open_edges
