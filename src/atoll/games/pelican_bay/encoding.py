"""Pelican Bay as numbers: the bay tile by tile, the shore cell by cell, actions by shore cell.

The map is too large for planes, so the bay is a list of tiles in the order they were laid and the
shore a list of the empty cells next to it, in an order everybody knows. Coordinates are axial, the
opening lying around 33, 33.
"""

from typing import Final, final

from atoll.core.bits import BIT
from atoll.core.encoding import Field, from_viewer, place_from, relative, seat_from, write_count
from atoll.core.features import Features, list_leads
from atoll.core.native import i64, u8, vec
from atoll.core.network import Active
from atoll.core.state import POINT, State
from atoll.games.pelican_bay import components as pb
from atoll.games.pelican_bay import fields, lays
from atoll.games.pelican_bay.choices import offered, offered_at
from atoll.games.pelican_bay.declaration import FIELDS
from atoll.games.pelican_bay.fields import FORM, Do, PelicanSpaces, Step
from atoll.games.pelican_bay.position import PelicanPosition

TILE: Final[i64] = pb.EDGES * pb.TERRAINS + pb.EDGES  # the numbers of a tile
PLACED: Final[i64] = 2 + TILE
SUN_HERE: Final[i64] = 3  # the places of the numbers of a cell of the shore
EDGES_AT: Final[i64] = 4
AREAS_AT: Final[i64] = EDGES_AT + pb.EDGES * pb.TERRAINS
CELL: Final[i64] = AREAS_AT + 2 * pb.EDGES
SHORE_CELL: Final = "1, column, row, sun; by edge: terrain, size and open edges of the area there"

# The verbs in the order of the action space.
OPENING: Final = 0
LAY: Final = 1
SIMPLE: Final = 2
TAKE: Final = 3
SUN: Final = 4
MOVE: Final = 5


def parts(players: int, slots: int) -> list[Field]:
    """What an observation shows besides the declared fields, in order."""
    tile = "terrain of each edge, then the area each belongs to"
    return [
        Field("hand_size", (players,), "tiles in each hand", pb.TILES),
        Field("hand", (slots, TILE), f"the own tiles: {tile}", pb.EDGES),
        Field("opening", (pb.PILES, TILE), "the tiles of the opening, in the same form", pb.EDGES),
        Field("known", (players, pb.TILES), "tiles known to be in each hand"),
        Field("under", (pb.TILES,), "tiles known to lie under the piles"),
        Field("hidden", (pb.TILES,), "tiles of which nothing is known"),
        Field("bay", (pb.TILES, PLACED), f"tiles laid: column and row + 1; {tile}", pb.SIDE),
        Field("shore", (pb.SHORE, CELL), f"cells: {SHORE_CELL}", pb.SIDE),
    ]


def verbs(players: int, slots: int, openings: int) -> list[Field]:
    """The action space."""
    return [
        Field("open", (openings, pb.EDGES), "a tile of the opening, a rotation"),
        Field(
            "lay",
            (slots, pb.SHORE, pb.EDGES),
            "a tile of the hand, a cell of the shore, a rotation",
        ),
        Field("simple", (4,), "stop, pass, mark, decline"),
        Field("take", (players,), "the seat a pelican is taken from"),
        Field("sun", (pb.SHORE,), "put a sun on a cell of the shore"),
        Field("move", (pb.SUNS, pb.SHORE), "move a sun to a cell of the shore"),
    ]


@final
class PelicanEncoding(PelicanSpaces):
    """The spaces for a number of players; in open solo all tiles are in the hand."""

    def __init__(self, state: PelicanPosition) -> None:
        players, slots = int(state.players), int(state.slots)
        super().__init__(
            FIELDS.observation(state) + parts(players, slots),
            verbs(players, slots, len(offered(state))),
        )

    def write(self, state: State, viewer: i64, page: vec[u8], at: i64) -> i64:
        """The declared fields, the tiles not laid, the bay, the shore."""
        assert isinstance(state, PelicanPosition)
        at = super().write(state, viewer, page, at)
        at = write_hands(state, viewer, page, at)
        at = write_known_tiles(state, viewer, page, at)
        at = write_bay(state, page, at)
        write_shore(state, page, at)
        for cell in state.suns:
            if cell != pb.NOTHING and state.is_on_shore(cell):
                page[at + state.shore_number(cell) * CELL + SUN_HERE] = u8(1)
        return at + pb.SHORE * CELL

    def number(self, state: State, viewer: i64, action: i64) -> i64:
        """Tiles by their place in hand or opening, cells by their place on the shore."""
        assert isinstance(state, PelicanPosition)
        form = fields.form_of(action)
        if form == Do.LAY:
            return self.lay_number(state, viewer, action)
        if form == Do.TAKE:
            return self.starts[TAKE] + place_from(
                viewer, fields.take_from_of(action), state.players
            )
        if form == Do.SUN:
            return self.starts[SUN] + state.shore_number(fields.sun_to_of(action))
        if form == Do.MOVE:
            sun = state.sun_at(fields.move_from_of(action))
            return (
                self.starts[MOVE] + sun * pb.SHORE + state.shore_number(fields.move_to_of(action))
            )
        return self.starts[SIMPLE] + (action - Do.STOP) // FORM

    def numbers(self, state: State, viewer: i64, actions: vec[i64]) -> vec[i64]:
        """Moves of suns, three for each free cell of the shore, need no call each."""
        assert isinstance(state, PelicanPosition)
        if not state.awaits_sun() or not state.all_suns_out():
            return super().numbers(state, viewer, actions)
        out = actions[:]
        map_, suns, start = state.map, state.suns, self.starts[MOVE]
        for at in range(i64(len(actions))):
            sun, cell = fields.move_from_of(actions[at]), fields.move_to_of(actions[at])
            number = start - 1 - map_[cell]
            if sun == suns[1]:
                number += pb.SHORE
            elif sun == suns[2]:
                number += 2 * pb.SHORE
            out[at] = number
        return out

    def lay_number(self, state: PelicanPosition, viewer: i64, action: i64) -> i64:
        """A tile of the opening or of the hand."""
        tile = fields.tile_of(action)
        turn = fields.rotation_of(action)
        if state.step == Step.OPEN:
            return offered_at(state, tile) * pb.EDGES + turn
        slot = state.slot_of(viewer, tile) - viewer * state.slots
        cell = state.shore_number(fields.cell_of(action))
        return self.starts[LAY] + (slot * pb.SHORE + cell) * pb.EDGES + turn


def write_hands(state: PelicanPosition, viewer: i64, page: vec[u8], at: i64) -> i64:
    """How many tiles each hand has; the own tiles and those of the opening as they look."""
    for place in range(state.players):
        seat = seat_from(viewer, place, state.players)
        at = write_count(page, at, state.hand_size(seat))
    for slot in range(viewer * state.slots, (viewer + 1) * state.slots):
        at = write_tile(state, state.hands[slot], page, at)
    for tile in state.opening:
        at = write_tile(state, tile if state.step == Step.OPEN else pb.NOTHING, page, at)
    return at


def write_known_tiles(state: PelicanPosition, viewer: i64, page: vec[u8], at: i64) -> i64:
    """The tiles the viewer knows in each hand and under the piles; then those they do not know."""
    under_at = at + state.players * pb.TILES
    hidden_at = under_at + pb.TILES
    hands, held, viewers_bit = state.hands, state.hand_held, BIT[viewer]
    for slot in range(state.players * state.slots):
        tile = hands[slot]
        if tile >= 0:
            seat = slot // state.slots
            knows = state.all_open or (held[slot] & viewers_bit) != 0
            known_at = at + place_from(viewer, seat, state.players) * pb.TILES
            page[(known_at if knows else hidden_at) + tile] = u8(1)
    for place in range(state.under_size):
        tile = state.under[place]
        if tile >= 0:
            knows = (state.under_held[place] & viewers_bit) != 0
            page[(under_at if knows else hidden_at) + tile] = u8(1)
    if not state.all_open:
        home, reserve = state.home, pb.RESERVE
        for tile in range(pb.TILES):
            where = home[tile]
            if where <= reserve or where == pb.HIDDEN:
                page[hidden_at + tile] = u8(1)
    return hidden_at + pb.TILES


def write_tile(state: PelicanPosition, tile: i64, page: vec[u8], at: i64) -> i64:
    """The terrains and connections of a tile as printed; zeros for no tile."""
    if tile >= 0:
        terrain = state.printed.terrain
        area = state.printed.area
        looks = tile * pb.EDGES * pb.EDGES
        for edge in range(pb.EDGES):
            page[at + edge * pb.TERRAINS + terrain[looks + edge] - 1] = u8(1)
            page[at + pb.EDGES * pb.TERRAINS + edge] = u8(area[looks + edge])
    return at + TILE


def write_bay(state: PelicanPosition, page: vec[u8], at: i64) -> i64:
    """The tiles laid; each as `write_tile` does, without a call for each."""
    cells, tiles, turned = state.cells, state.tiles, state.turned
    terrain, area = state.printed.terrain, state.printed.area
    end = at + pb.TILES * PLACED
    for place in range(state.bay_size):
        row = cells[place] // pb.SIDE
        page[at] = u8(cells[place] - row * pb.SIDE + 1)
        page[at + 1] = u8(row + 1)
        looks = (tiles[place] * pb.EDGES + turned[place]) * pb.EDGES
        shown = at + 1  # terrains count from 1
        areas_at = at + 2 + pb.EDGES * pb.TERRAINS
        for edge in range(pb.EDGES):
            page[shown + terrain[looks + edge]] = u8(1)
            page[areas_at + edge] = u8(area[looks + edge])
            shown += pb.TERRAINS
        at += PLACED
    return end


def write_shore(state: PelicanPosition, page: vec[u8], at: i64) -> None:
    """The cells of the shore: where each is and what a tile laid there would touch.

    This is most of the work of an observation: the vectors are local, and areas found in place.
    """
    shore, needs, map_ = state.shore, state.needs, state.map
    tiles, turned, areas = state.tiles, state.turned, state.printed.area
    parent, sizes, open_edges = state.parent, state.area_size, state.open_edges
    across, opposite = pb.ACROSS, pb.OPPOSITE
    for number in range(state.shore_size):
        cell = shore[number]
        need = needs[number]
        row = cell // pb.SIDE
        page[at] = u8(1)
        page[at + 1] = u8(cell - row * pb.SIDE)
        page[at + 2] = u8(row)
        edge: i64 = 0
        while need != 0:
            terrain = need & 3
            if terrain != 0:
                place = map_[cell + across[edge]] - 1
                looks = (tiles[place] * pb.EDGES + turned[place]) * pb.EDGES
                area = place * pb.EDGES + areas[looks + opposite[edge]]
                while parent[area] != area:
                    area = parent[area]
                page[at + EDGES_AT + edge * pb.TERRAINS + terrain - 1] = u8(1)
                page[at + AREAS_AT + edge] = u8(sizes[area])
                page[at + AREAS_AT + pb.EDGES + edge] = u8(open_edges[area])
            need >>= pb.EDGE_BITS
            edge += 1
        at += CELL


# -- what a value network is told: areas, hands, points, the turn ------------------------------


POINTS: Final = 81  # classes of two points
SIZES: Final = 10  # classes of the tiles of an area
OPEN_EDGES: Final = 8
STOCKS: Final = 16  # classes of four tiles
CHAIN: Final = 4
SHORES: Final = 24  # classes of two cells
GAINS: Final = 16  # classes of two points
SIZE_CLASS: Final = vec[i64]([0, 0, 1, 2, 3, 4, 5, 6, 6, 7, 7, 8, 8, 8, 8, 9])


def layout(players: int) -> list[Field]:
    """All features, in order."""
    return [
        Field("lead", (players, POINTS), "points over the mean of the others"),
        Field("acts", (Step.OVER, players), "what the game waits for, and whom"),
        Field("areas", (SIZES, OPEN_EDGES), "an area that is not closed: its size, its open edges"),
        Field("pelicans", (players, pb.PELICANS + 1), "pelicans in each reserve"),
        Field("supply", (pb.PELICANS + 1,), "pelicans in the supply"),
        Field("hands", (players, pb.HAND + 1), "tiles in each hand"),
        Field("stock", (STOCKS,), "tiles that can still be drawn"),
        Field("end", (2, 2), "tiles come from the reserve; it is the last round"),
        Field("laid", (3,), "tiles laid in this turn"),
        Field("chain", (CHAIN,), "areas marked in this chain"),
        Field("shore", (SHORES,), "cells of the shore"),
        Field("suns", (pb.SUNS + 1,), "suns on the map"),
        Field("closable", (SIZES,), "an area that one tile could close, no sun being there"),
        Field("closing", (GAINS,), "the most that the own tiles close"),
        Field("extending", (GAINS,), "the largest area the own tiles extend"),
    ]


@final
class PelicanFeatures(Features):
    """The features for a number of players."""

    def __init__(self, state: PelicanPosition) -> None:
        super().__init__(layout(state.players))

    def write(self, seen: State, active: Active) -> None:
        """List them all."""
        assert isinstance(seen, PelicanPosition)
        if seen.step == Step.OVER:
            return
        at = list_leads(seen, active, 0, seen.points, POINTS)
        active.add(at + seen.step * seen.players + relative(seen, seen.actor))
        at += Step.OVER * seen.players
        list_areas(seen, active, at)
        at = list_seats(seen, active, at + SIZES * OPEN_EDGES)
        at = active.one_of(at, seen.stock_size() // 4, STOCKS)
        end: i64 = 1 if seen.last_round else 0
        at = active.one_of(at, end + (2 if seen.piles_out else 0), 4)
        at = active.one_of(at, seen.laid, 3)
        at = active.one_of(at, len(seen.marked), CHAIN)
        at = active.one_of(at, seen.shore_size // 2, SHORES)
        at = active.one_of(at, suns_out(seen), pb.SUNS + 1)
        Lays(seen, active, at).list_all()


def list_areas(seen: PelicanPosition, active: Active, at: i64) -> None:
    """Every area that is not closed."""
    for root in range(seen.bay_size * pb.EDGES):
        edges = seen.open_edges[root]
        if edges > 0 and seen.area_size[root] > 0:
            kind = size_class(seen.area_size[root])
            active.one_of(at + kind * OPEN_EDGES, edges - 1, OPEN_EDGES)


def list_seats(seen: PelicanPosition, active: Active, at: i64) -> i64:
    """Pelicans and hands."""
    for place in range(seen.players):
        at = active.one_of(at, seen.pelicans[from_viewer(seen, place)], pb.PELICANS + 1)
    at = active.one_of(at, seen.supply, pb.PELICANS + 1)
    for place in range(seen.players):
        at = active.one_of(at, seen.hand_size(from_viewer(seen, place)), pb.HAND + 1)
    return at


def suns_out(seen: PelicanPosition) -> i64:
    """How many suns lie on the map."""
    count: i64 = 0
    for cell in seen.suns:
        if cell != pb.NOTHING:
            count += 1
    return count


@final
class Lays:
    """What a tile laid somewhere on the shore would bring; suns keep their cells free."""

    def __init__(self, seen: PelicanPosition, active: Active, at: i64) -> None:
        self.seen: PelicanPosition = seen
        self.active: Active = active
        self.at: i64 = at
        self.closing: i64 = 0
        self.extending: i64 = 0

    def list_all(self) -> None:
        """The areas that could be closed, and the best the viewer could do."""
        seen = self.seen
        for number in range(seen.shore_size):
            need = seen.needs[number]
            if pb.has_two(need) and not seen.has_sun(seen.shore[number]):
                self.list_cell(seen.shore[number], need)
        at = self.active.one_of(self.at + SIZES, self.closing // (2 * POINT), GAINS)
        self.active.one_of(at, self.extending // 2, GAINS)

    def list_cell(self, cell: i64, need: i64) -> None:
        """One cell of the shore."""
        seen = self.seen
        joined = lays.around(seen, cell, need)
        self.list_closable(joined[0])
        self.list_closable(joined[1])
        self.list_closable(joined[2])
        largest = lays.largest_joined(joined)
        code = seen.printed.code
        for slot in range(seen.viewer * seen.slots, (seen.viewer + 1) * seen.slots):
            tile = seen.hands[slot]
            turn: i64 = 0
            while tile >= 0 and turn < seen.printed.turns[tile]:
                if pb.matches(code[tile * pb.EDGES + turn], need):
                    free = lays.free_edges(code[tile * pb.EDGES + turn], need)
                    closed = lays.areas_closed(free, joined, 0)
                    self.closing = max(self.closing, closed)
                    self.extending = max(self.extending, largest)
                turn += 1

    def list_closable(self, areas: i64) -> None:
        """The areas of one terrain around a cell, if they have no open edge elsewhere."""
        if lays.can_be_closed(areas):
            self.active.add(self.at + size_class(lays.tiles_in(areas)))


def size_class(size: i64) -> i64:
    """The class of an area by its tiles."""
    return SIZE_CLASS[size] if size < len(SIZE_CLASS) else SIZES - 1
