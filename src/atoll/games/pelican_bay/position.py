"""What can be read off a position of Pelican Bay: shore, suns, areas and scores."""

from typing import Final

from atoll.core.bits import BIT
from atoll.core.native import append, i64, vec
from atoll.core.state import State
from atoll.core.vectors import contains
from atoll.games.pelican_bay import components as pb
from atoll.games.pelican_bay.fields import PelicanFields, Step


class PelicanPosition(PelicanFields):
    """A position.

    A hidden tile in a hand or under the piles can be followed by everybody from where it was drawn
    to where it is laid, so who has held it (`…_held`) and which tiles it can be (`…_low`, `…_high`)
    is common knowledge; `knowledge` tells who knows what.
    """

    def is_solo(self) -> bool:
        """PB-22."""
        return self.players == 1

    def has_sun(self, cell: i64) -> bool:
        """Whether a sun blocks the cell."""
        return self.suns[0] == cell or self.suns[1] == cell or self.suns[2] == cell

    def sun_at(self, cell: i64) -> i64:
        """The number of the sun on a cell; with NOTHING the next one to put; -1 if none."""
        for sun in range(pb.SUNS):
            if self.suns[sun] == cell:
                return sun
        return -1

    def all_suns_out(self) -> bool:
        """PB-10: no sun is left to put, so one is moved."""
        return self.suns[pb.SUNS - 1] != pb.NOTHING

    def awaits_sun(self) -> bool:
        """PB-4, PB-10: whether a sun is to be put or moved."""
        return self.step == Step.SUN or self.step == Step.OPEN_SUN

    def is_on_shore(self, cell: i64) -> bool:
        """Whether the cell is empty and next to a tile."""
        return self.map[cell] < 0

    def shore_number(self, cell: i64) -> i64:
        """Where a cell of the shore is in `shore` and `needs`."""
        return -1 - self.map[cell]

    def need(self, cell: i64) -> i64:
        """What the tiles around a cell of the shore show."""
        return self.needs[self.shore_number(cell)]

    def stock_size(self) -> i64:
        """The tiles that can still be drawn."""
        return (
            self.pile_size[0]
            + self.pile_size[1]
            + self.pile_size[2]
            + self.pile_size[pb.RESERVE]
            + self.under_size
        )

    def hand_size(self, seat: i64) -> i64:
        """How many tiles a seat holds, known or not."""
        count: i64 = 0
        for slot in range(seat * self.slots, (seat + 1) * self.slots):
            if self.hands[slot] != pb.NOTHING:
                count += 1
        return count

    def slot_of(self, seat: i64, tile: i64) -> i64:
        """Where a seat holds a tile; -1 if it does not."""
        for slot in range(seat * self.slots, (seat + 1) * self.slots):
            if self.hands[slot] == tile:
                return slot
        return -1

    def empty_slot(self, slot: i64) -> None:
        """A tile leaves a hand, and with it what is known of it."""
        self.hands[slot] = pb.NOTHING
        self.hand_held[slot] = self.hand_low[slot] = self.hand_high[slot] = 0

    def assign(self, other: State) -> None:
        """Become a copy of another position of this game."""
        assert isinstance(other, PelicanPosition)
        self.copy_map(other)
        super().assign(other)

    def copy_map(self, other: "PelicanPosition") -> None:
        """Put on the map what the other's tiles and shore are; quicker than all its cells."""
        for place in range(self.bay_size):
            self.map[self.cells[place]] = 0
        for number in range(self.shore_size):
            self.map[self.shore[number]] = 0
        for place in range(other.bay_size):
            self.map[other.cells[place]] = place + 1
        for number in range(other.shore_size):
            self.map[other.shore[number]] = -1 - number


# -- areas, kept up to date with every lay -----------------------------------------------------


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
    return place * pb.EDGES + area


def terrain_of(state: PelicanPosition, area: i64) -> i64:
    """What an area shows."""
    tile = state.tiles[area // pb.EDGES]
    edge: i64 = 0
    while state.printed.area_at(tile, 0, edge) != area % pb.EDGES:
        edge += 1
    return state.printed.terrain_at(tile, 0, edge)


def put_tile(state: PelicanPosition, tile: i64, cell: i64, turn: i64) -> i64:
    """Lay a tile; returns which of its areas join one already in the bay, as a set (PB-8)."""
    place = state.bay_size
    state.bay_size += 1
    state.cells[place] = cell
    state.tiles[place] = tile
    state.turned[place] = turn
    state.home[tile] = pb.IN_BAY
    if state.map[cell] < 0:
        leave_shore(state, cell)
    state.map[cell] = place + 1
    for area in range(state.printed.areas[tile]):
        state.parent[place * pb.EDGES + area] = place * pb.EDGES + area
        state.area_size[place * pb.EDGES + area] = 1
    joined: i64 = 0
    for edge in range(pb.EDGES):
        beyond = cell + pb.ACROSS[edge]
        area = place * pb.EDGES + state.printed.area_at(tile, turn, edge)
        if state.map[beyond] > 0:
            join(state, area, area_number(state, state.map[beyond] - 1, pb.OPPOSITE[edge]))
            joined |= BIT[area % pb.EDGES]
        else:
            state.open_edges[root(state, area)] += 1
            reach(state, beyond, edge, state.printed.terrain_at(tile, turn, edge))
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
    for place in range(state.bay_size):
        for tile_area in range(state.printed.areas[state.tiles[place]]):
            if root(state, place * pb.EDGES + tile_area) == area:
                count += 1
                break
    return count


def reach(state: PelicanPosition, cell: i64, edge: i64, terrain: i64) -> None:
    """A tile shows its edge to an empty cell, which is on the shore from now on."""
    if state.map[cell] == 0:
        state.map[cell] = -1 - state.shore_size
        state.shore[state.shore_size] = cell
        state.needs[state.shore_size] = 0
        state.shore_size += 1
    state.needs[-1 - state.map[cell]] |= terrain << (pb.EDGE_BITS * pb.OPPOSITE[edge])


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


def lay_tile(state: PelicanPosition, tile: i64, cell: i64, turn: i64) -> None:
    """Lay a tile of a turn and note which of its areas extend one in the bay (PB-8)."""
    joined = put_tile(state, tile, cell, turn)
    if state.laid == 0:
        state.key_place = state.bay_size - 1
        state.key_areas = joined
    else:
        state.key_areas |= joined << pb.EDGES
    state.laid += 1


def closed_areas(state: PelicanPosition) -> vec[i64]:
    """PB-13, PB-14: the areas that the tiles laid last, as many as this turn has seen, close."""
    out = vec[i64]()
    for place in range(state.bay_size - state.laid, state.bay_size):
        for tile_area in range(state.printed.areas[state.tiles[place]]):
            area = root(state, place * pb.EDGES + tile_area)
            if state.open_edges[area] == 0 and not contains(out, area):
                out = append(out, area)
    return out


def closes_any(state: PelicanPosition) -> bool:
    """Whether the tiles laid this turn close an area."""
    for place in range(state.bay_size - state.laid, state.bay_size):
        for tile_area in range(state.printed.areas[state.tiles[place]]):
            if state.open_edges[root(state, place * pb.EDGES + tile_area)] == 0:
                return True
    return False


def extends_key(state: PelicanPosition, area: i64) -> bool:
    """Whether an area is one that the first tile of this turn has extended."""
    for tile_area in range(pb.EDGES):
        if (state.key_areas & BIT[tile_area]) != 0:
            key = root(state, state.key_place * pb.EDGES + tile_area)
            if key == root(state, area):
                return True
    return False


def can_go_second(state: PelicanPosition, cell: i64) -> bool:
    """PB-7: whether a second tile on this cell would extend an area that the first has extended."""
    for edge in range(pb.EDGES):
        place = state.map[cell + pb.ACROSS[edge]] - 1
        if place >= 0 and extends_key(state, area_number(state, place, pb.OPPOSITE[edge])):
            return True
    return False


# -- scoring: one point a tile, and a note of each scoring -------------------------------------


# Why an area scored.
EXTENDED: Final = 0  # PB-9
MARKED: Final = 1  # PB-15

# A note is the area, the tiles in the bay at that time, the reason and the seat in one number.
SEATS: Final = 4
REASONS: Final = 2


def score_area(state: PelicanPosition, seat: i64, area: i64, reason: i64) -> None:
    """One point for each tile of the area."""
    state.points[seat] += state.area_size[root(state, area)]
    note = (area * (pb.TILES + 1) + state.bay_size) * REASONS + reason
    state.scored = append(state.scored, note * SEATS + seat)


def seat_of(note: i64) -> i64:
    """Who scored."""
    return note % SEATS


def reason_of(note: i64) -> i64:
    """Why."""
    return note // SEATS % REASONS


def area_of(note: i64) -> i64:
    """Which area."""
    return note // (SEATS * REASONS * (pb.TILES + 1))


def tiles_scored(state: PelicanPosition, note: int) -> int:
    """The points of a scoring: how many tiles its area had, counted afresh."""
    tiles = note // (SEATS * REASONS) % (pb.TILES + 1)  # in the bay at that time
    return flood(state, area_of(note), tiles)[0]


def largest_extended(state: PelicanPosition) -> i64:
    """PB-9: the largest area that any tile laid this turn extends."""
    best: i64 = -1
    best_size: i64 = 0
    for tile_area in range(2 * pb.EDGES):
        if (state.key_areas & BIT[tile_area]) != 0:
            area = root(state, state.key_place * pb.EDGES + tile_area)
            if state.area_size[area] > best_size:
                best = area
                best_size = state.area_size[area]
    return best


def score_of(state: PelicanPosition, seat: i64) -> i64:
    """PB-20: points and pelicans as they stand; PB-22: solo the largest closed area."""
    if state.players == 1:
        return max(state.best[1], state.best[2], state.best[3])
    return state.points[seat] + pb.PELICAN_POINTS * state.pelicans[seat]


def note_closed(state: PelicanPosition, area: i64) -> None:
    """PB-22: keep the largest closed area of each terrain."""
    terrain = terrain_of(state, area)
    if state.area_size[area] > state.best[terrain]:
        state.best[terrain] = state.area_size[area]


# -- counted afresh ----------------------------------------------------------------------------


def flood(state: PelicanPosition, area: int, bay_size: int) -> tuple[int, int]:
    """The tiles and open edges of an area when the bay had `bay_size` tiles, edge by edge."""
    lying = {state.cells[place]: place for place in range(bay_size)}
    reached = {area}
    waiting = [area]
    open_edges = 0
    while waiting:
        place, tile_area = divmod(waiting.pop(), pb.EDGES)
        for edge in range(pb.EDGES):
            if state.printed.area_at(state.tiles[place], state.turned[place], edge) != tile_area:
                continue
            beyond = lying.get(state.cells[place] + pb.ACROSS[edge])
            if beyond is None:
                open_edges += 1
                continue
            tile, turn = state.tiles[beyond], state.turned[beyond]
            other = beyond * pb.EDGES + state.printed.area_at(tile, turn, pb.OPPOSITE[edge])
            if other not in reached:
                reached.add(other)
                waiting.append(other)
    return len({other // pb.EDGES for other in reached}), open_edges
