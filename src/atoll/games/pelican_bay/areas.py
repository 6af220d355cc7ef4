"""Areas of the bay, kept up to date with every lay: their tiles, their open edges, what joins."""

from atoll.core.bits import BIT
from atoll.core.native import append, i64, vec
from atoll.games.pelican_bay.components import ACROSS, EDGE_BITS, EDGES
from atoll.games.pelican_bay.position import IN_BAY, PelicanPosition


def root(state: PelicanPosition, area: i64) -> i64:
    """The number under which an area's size and open edges are kept.

    Small areas are joined to large ones, so the way is short; looking changes nothing.
    """
    while state.parent[area] != area:
        area = state.parent[area]
    return area


def area_number(state: PelicanPosition, place: i64, edge: i64) -> i64:
    """The area at an edge of the tile at a place."""
    area = state.printed.area_at(state.tiles[place], state.turned[place], edge)
    return place * EDGES + area


def terrain_of(state: PelicanPosition, area: i64) -> i64:
    """What an area shows."""
    tile = state.tiles[area // EDGES]
    edge: i64 = 0
    while state.printed.area_at(tile, 0, edge) != area % EDGES:
        edge += 1
    return state.printed.terrain_at(tile, 0, edge)


def put_tile(state: PelicanPosition, tile: i64, cell: i64, turn: i64) -> i64:
    """Lay a tile; returns which of its areas join one already in the bay, as a set (PB-8)."""
    place = state.bay_size
    state.bay_size += 1
    state.cells[place] = cell
    state.tiles[place] = tile
    state.turned[place] = turn
    state.home[tile] = IN_BAY
    if state.map[cell] < 0:
        leave_shore(state, cell)
    state.map[cell] = place + 1
    area: i64 = 0
    while area < state.printed.areas[tile]:
        state.parent[place * EDGES + area] = place * EDGES + area
        state.area_size[place * EDGES + area] = 1
        area += 1
    joined: i64 = 0
    edge: i64 = 0
    while edge < EDGES:
        beyond = cell + ACROSS[edge]
        area = place * EDGES + state.printed.area_at(tile, turn, edge)
        if state.map[beyond] > 0:
            opposite = edge + 3 if edge < 3 else edge - 3
            join(state, area, area_number(state, state.map[beyond] - 1, opposite))
            joined |= BIT[area % EDGES]
        else:
            state.open_edges[root(state, area)] += 1
            reach(state, beyond, edge, state.printed.terrain_at(tile, turn, edge))
        edge += 1
    return joined


def join(state: PelicanPosition, new: i64, old: i64) -> None:
    """An edge of the new tile meets the old area there, which loses that open edge."""
    new = root(state, new)
    old = root(state, old)
    state.open_edges[old] -= 1
    if new == old:
        return
    if state.area_size[new] > state.area_size[old]:
        new, old = old, new
    state.parent[new] = old
    state.open_edges[old] += state.open_edges[new]
    if state.printed.is_split:
        state.area_size[old] = count_tiles(state, old)
    else:
        state.area_size[old] += state.area_size[new]
    state.area_size[new] = state.open_edges[new] = 0


def count_tiles(state: PelicanPosition, area: i64) -> i64:
    """PB-9: the tiles of an area, each once though two of its own areas may belong to it."""
    count: i64 = 0
    place: i64 = 0
    while place < state.bay_size:
        own: i64 = 0
        while own < state.printed.areas[state.tiles[place]]:
            if root(state, place * EDGES + own) == area:
                count += 1
                break
            own += 1
        place += 1
    return count


def reach(state: PelicanPosition, cell: i64, edge: i64, terrain: i64) -> None:
    """A tile shows its edge to an empty cell, which is on the shore from now on."""
    if state.map[cell] == 0:
        state.map[cell] = -1 - state.shore_size
        state.shore[state.shore_size] = cell
        state.needs[state.shore_size] = 0
        state.shore_size += 1
    opposite = edge + 3 if edge < 3 else edge - 3
    state.needs[-1 - state.map[cell]] |= terrain << (EDGE_BITS * opposite)


def leave_shore(state: PelicanPosition, cell: i64) -> None:
    """A tile comes to lie on a cell of the shore; the last cell of the list takes its number."""
    number = -1 - state.map[cell]
    last = state.shore_size - 1
    moved = state.shore[last]
    state.shore[number] = moved
    state.needs[number] = state.needs[last]
    state.map[moved] = -1 - number
    state.shore[last] = state.needs[last] = 0
    state.shore_size = last


def closed_areas(state: PelicanPosition) -> vec[i64]:
    """PB-13, PB-14: the areas that the tiles laid last, as many as this turn has seen, close."""
    out = vec[i64]()
    place = state.bay_size - state.laid
    while place < state.bay_size:
        own: i64 = 0
        while own < state.printed.areas[state.tiles[place]]:
            area = root(state, place * EDGES + own)
            if state.open_edges[area] == 0 and not holds(out, area):
                out = append(out, area)
            own += 1
        place += 1
    return out


def closes_any(state: PelicanPosition) -> bool:
    """Whether the tiles laid this turn close an area."""
    place = state.bay_size - state.laid
    while place < state.bay_size:
        own: i64 = 0
        while own < state.printed.areas[state.tiles[place]]:
            if state.open_edges[root(state, place * EDGES + own)] == 0:
                return True
            own += 1
        place += 1
    return False


def holds(areas: vec[i64], area: i64) -> bool:
    """Whether an area is in the list."""
    for other in areas:
        if other == area:
            return True
    return False


def extends_key(state: PelicanPosition, area: i64) -> bool:
    """Whether an area is one that every tile of this turn has extended so far."""
    own: i64 = 0
    while own < EDGES:
        if (state.key_areas & BIT[own]) != 0:
            key = root(state, state.key_place * EDGES + own)
            if key == root(state, area):
                return True
        own += 1
    return False


def shared_areas(state: PelicanPosition, tile: i64, cell: i64, turn: i64) -> i64:
    """PB-7: which areas of a second tile would extend an area that the first has extended."""
    shared: i64 = 0
    edge: i64 = 0
    while edge < EDGES:
        place = state.map[cell + ACROSS[edge]] - 1
        if place >= 0:
            opposite = edge + 3 if edge < 3 else edge - 3
            if extends_key(state, area_number(state, place, opposite)):
                shared |= BIT[state.printed.area_at(tile, turn, edge)]
        edge += 1
    return shared
