"""Pelican Bay as numbers: the bay tile by tile, the shore cell by cell, actions by shore cell.

The map is too large for planes, so the bay is a list of tiles in the order they were laid and the
shore a list of the empty cells next to it, in an order everybody knows. Coordinates are axial, the
opening lying around 33, 33.
"""

from typing import Final, final

from atoll.core.encoding import Encoding, Field, Pen, from_viewer, relative
from atoll.core.native import i64
from atoll.core.state import State
from atoll.games.pelican_bay.areas import area_number, root
from atoll.games.pelican_bay.components import (
    ACROSS,
    CELLS,
    EDGE_BITS,
    EDGES,
    MIDDLE,
    PELICANS,
    PILES,
    SHORE,
    SIDE,
    SUNS,
    TERRAINS,
    TILES,
    q_of,
    r_of,
)
from atoll.games.pelican_bay.opening import offered
from atoll.games.pelican_bay.position import HIDDEN, NOTHING, UNDER, PelicanPosition
from atoll.games.pelican_bay.verbs import (
    DO_LAY,
    DO_MOVE,
    DO_STOP,
    DO_SUN,
    DO_TAKE,
    OPEN,
    OVER,
    VERB,
)

TILE: Final = EDGES * TERRAINS + EDGES  # the numbers of a tile
PLACED: Final = 2 + TILE
CELL: Final = 4 + EDGES * TERRAINS + 2 * EDGES  # the numbers of a cell of the shore
SHORE_CELL: Final = "1, column, row, sun; by edge: terrain, size and open edges of the area there"

# The verbs in the order of the action space.
OPENING: Final = 0
LAY: Final = 1
SIMPLE: Final = 2
TAKE: Final = 3
SUN: Final = 4
MOVE: Final = 5


def fields(players: int, slots: int, openings: int) -> list[Field]:
    """What an observation shows, in order."""
    seats = (players,)
    tile = "terrain of each edge, then the area each belongs to"
    return [
        Field("step", (OVER,), "what the game waits for, as in `verbs.py`"),
        Field("acts", seats, "who acts"),
        Field("first", seats, "the start player"),
        Field("end", (2,), "tiles come from the reserve; it is the last round"),
        Field("laid", (1,), "tiles laid in this turn", 2),
        Field("stock", (PILES + 2,), "tiles in each pile, in the reserve, under the piles", TILES),
        Field("pelicans", seats, "pelicans in each reserve", PELICANS),
        Field("supply", (1,), "pelicans in the supply", PELICANS),
        Field("chain", (3,), "areas marked in this chain, pelicans on them, plain markers", TILES),
        Field("points", seats, "points so far", 255),
        Field("best", (TERRAINS,), "alone: the largest closed area of each terrain", TILES),
        Field("hand_size", seats, "tiles in each hand", TILES),
        Field("hand", (slots, TILE), f"the own tiles: {tile}", EDGES),
        Field("opening", (openings, TILE), "the tiles of the opening, in the same form", EDGES),
        Field("known", (players, TILES), "tiles known to be in each hand"),
        Field("under", (TILES,), "tiles known to lie under the piles"),
        Field("hidden", (TILES,), "tiles of which nothing is known"),
        Field("bay", (TILES, PLACED), f"tiles laid: column and row + 1; {tile}", SIDE),
        Field("key", (TILES,), "the tile whose areas a second lay must extend"),
        Field("key_areas", (EDGES,), "those of its areas"),
        Field("shore", (SHORE, CELL), f"cells: {SHORE_CELL}", SIDE),
    ]


def verbs(players: int, slots: int, openings: int) -> list[Field]:
    """The action space."""
    return [
        Field("open", (openings, EDGES), "a tile of the opening, a rotation"),
        Field("lay", (slots, SHORE, EDGES), "a tile of the hand, a cell of the shore, a rotation"),
        Field("simple", (4,), "stop, pass, mark, decline"),
        Field("take", (players,), "the seat a pelican is taken from"),
        Field("sun", (SHORE,), "put a sun on a cell of the shore"),
        Field("move", (SUNS, SHORE), "move a sun to a cell of the shore"),
    ]


@final
class PelicanEncoding(Encoding):
    """The spaces for a number of players; in open solo all tiles are in the hand."""

    def __init__(self, state: PelicanPosition) -> None:
        openings = len(offered(state))
        super().__init__(
            fields(state.players, state.slots, openings),
            verbs(state.players, state.slots, openings),
        )

    def write(self, seen: State, pen: Pen) -> None:
        """The turn, the tiles not laid, the bay, the shore."""
        assert isinstance(seen, PelicanPosition)
        write_turn(seen, pen)
        write_hands(seen, pen)
        write_bay(seen, pen)
        number: i64 = 0
        while number < seen.shore_size:
            write_cell(seen, seen.shore[number], seen.needs[number], pen)
            number += 1
        pen.skip((SHORE - seen.shore_size) * CELL)

    def number(self, seen: State, action: i64) -> i64:
        """Tiles by their place in hand or opening, cells by their place on the shore."""
        assert isinstance(seen, PelicanPosition)
        verb = action // VERB
        argument = action % VERB
        if verb == DO_LAY:
            return self.lay_number(seen, argument)
        if verb == DO_TAKE:
            return self.starts[TAKE] + relative(seen, argument)
        if verb == DO_SUN:
            return self.starts[SUN] + shore_number(seen, argument)
        if verb == DO_MOVE:
            sun: i64 = 0
            while seen.suns[sun] != argument // CELLS:
                sun += 1
            return self.starts[MOVE] + sun * SHORE + shore_number(seen, argument % CELLS)
        return self.starts[SIMPLE] + verb - DO_STOP

    def lay_number(self, seen: PelicanPosition, argument: i64) -> i64:
        """A tile of the opening or of the hand."""
        tile = argument // (CELLS * EDGES)
        turn = argument % EDGES
        if seen.step == OPEN:
            tiles = offered(seen)
            place: i64 = 0
            while tiles[place] != tile:
                place += 1
            return place * EDGES + turn
        slot = seen.slot_of(seen.viewer, tile) - seen.viewer * seen.slots
        cell = shore_number(seen, argument // EDGES % CELLS)
        return self.starts[LAY] + (slot * SHORE + cell) * EDGES + turn


def shore_number(seen: PelicanPosition, cell: i64) -> i64:
    """The place of a cell on the shore."""
    return -1 - seen.map[cell]


def write_turn(seen: PelicanPosition, pen: Pen) -> None:
    """What the game waits for, what is left, how it stands."""
    pen.choice(seen.step, OVER)
    actor = seen.to_act()
    pen.choice(relative(seen, actor) if actor >= 0 else -1, seen.players)
    pen.choice(relative(seen, seen.first), seen.players)
    pen.count(1 if seen.piles_out else 0)
    pen.count(1 if seen.last_round else 0)
    pen.count(seen.laid)
    for size in seen.pile_size:
        pen.count(size)
    pen.count(seen.under_size)
    place: i64 = 0
    while place < seen.players:
        pen.count(seen.pelicans[from_viewer(seen, place)])
        place += 1
    pen.count(seen.supply)
    pen.count(len(seen.marked))
    pen.count(seen.pelicans_placed)
    pen.count(seen.plain_markers)
    scores = seen.scores()
    place = 0
    while place < seen.players:
        pen.count(scores[from_viewer(seen, place)])
        place += 1
    terrain: i64 = 1
    while terrain <= TERRAINS:
        pen.count(seen.best[terrain])
        terrain += 1


def write_hands(seen: PelicanPosition, pen: Pen) -> None:
    """The own tiles as they look, then which tiles are known to be where."""
    place: i64 = 0
    while place < seen.players:
        pen.count(seen.hand_size(from_viewer(seen, place)))
        place += 1
    slot = seen.viewer * seen.slots
    while slot < (seen.viewer + 1) * seen.slots:
        write_tile(seen, seen.hands[slot], 0, pen)
        slot += 1
    for tile in offered(seen):
        write_tile(seen, tile if seen.step == OPEN else NOTHING, 0, pen)
    place = 0
    while place < seen.players:
        slot = from_viewer(seen, place) * seen.slots
        end = slot + seen.slots
        while slot < end:
            if seen.hands[slot] >= 0:
                pen.mark(seen.hands[slot], 1)
            slot += 1
        pen.skip(TILES)
        place += 1
    write_homes(seen, UNDER, pen)
    write_homes(seen, HIDDEN, pen)


def write_homes(seen: PelicanPosition, home: i64, pen: Pen) -> None:
    """The tiles that are at one kind of place."""
    for where in seen.home:
        pen.count(1 if where == home else 0)


def write_tile(seen: PelicanPosition, tile: i64, turn: i64, pen: Pen) -> None:
    """Its terrains and connections; zeros for no tile."""
    if tile < 0:
        pen.skip(TILE)
        return
    edge: i64 = 0
    while edge < EDGES:
        pen.choice(seen.printed.terrain_at(tile, turn, edge) - 1, TERRAINS)
        edge += 1
    edge = 0
    while edge < EDGES:
        pen.count(seen.printed.area_at(tile, turn, edge))
        edge += 1


def write_bay(seen: PelicanPosition, pen: Pen) -> None:
    """The tiles laid, and what a second lay must extend."""
    place: i64 = 0
    while place < seen.bay_size:
        cell = seen.cells[place]
        pen.count(q_of(cell) + MIDDLE + 1)
        pen.count(r_of(cell) + MIDDLE + 1)
        write_tile(seen, seen.tiles[place], seen.turned[place], pen)
        place += 1
    pen.skip((TILES - seen.bay_size) * PLACED)
    pen.choice(seen.key_place, TILES)
    pen.members(seen.key_areas, EDGES)


def write_cell(seen: PelicanPosition, cell: i64, need: i64, pen: Pen) -> None:
    """A cell of the shore: where it is and what a tile laid there would touch."""
    pen.count(1)
    pen.count(q_of(cell) + MIDDLE)
    pen.count(r_of(cell) + MIDDLE)
    pen.count(1 if seen.has_sun(cell) else 0)
    edge: i64 = 0
    while edge < EDGES:
        pen.choice(((need >> (EDGE_BITS * edge)) & 3) - 1, TERRAINS)
        edge += 1
    edge = 0
    while edge < EDGES:
        beyond = seen.map[cell + ACROSS[edge]]
        if beyond > 0:
            opposite = edge + 3 if edge < 3 else edge - 3
            area = root(seen, area_number(seen, beyond - 1, opposite))
            pen.mark(edge, seen.area_size[area])
            pen.mark(EDGES + edge, seen.open_edges[area])
        edge += 1
    pen.skip(2 * EDGES)
