"""What a value network is told of a position of Pelican Bay: areas, hands, points, the turn."""

from typing import Final, final

from atoll.core.encoding import Field, from_viewer, relative
from atoll.core.features import Features
from atoll.core.native import i64, vec
from atoll.core.network import Active
from atoll.core.state import State
from atoll.games.pelican_bay.components import (
    EDGES,
    HAND,
    NOTHING,
    PELICANS,
    SUNS,
    has_two,
    matches,
)
from atoll.games.pelican_bay.fields import Step
from atoll.games.pelican_bay.position import (
    ELSEWHERE,
    POINT,
    PelicanPosition,
    areas_closed,
    around,
    free_edges,
    largest_joined,
)

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
        Field("pelicans", (players, PELICANS + 1), "pelicans in each reserve"),
        Field("supply", (PELICANS + 1,), "pelicans in the supply"),
        Field("hands", (players, HAND + 1), "tiles in each hand"),
        Field("stock", (STOCKS,), "tiles that can still be drawn"),
        Field("end", (2, 2), "tiles come from the reserve; it is the last round"),
        Field("laid", (3,), "tiles laid in this turn"),
        Field("chain", (CHAIN,), "areas marked in this chain"),
        Field("shore", (SHORES,), "cells of the shore"),
        Field("suns", (SUNS + 1,), "suns on the map"),
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
        at = list_leads(seen, active)
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
        at = active.one_of(at, suns_out(seen), SUNS + 1)
        Lays(seen, active, at).list_all()


def list_leads(seen: PelicanPosition, active: Active) -> i64:
    """What each seat has more than the others on average."""
    total: i64 = 0
    for points in seen.points:
        total += points
    others = seen.players - 1
    at: i64 = 0
    for place in range(seen.players):
        points = seen.points[from_viewer(seen, place)]
        lead = points if others == 0 else (seen.players * points - total) // others
        at = active.one_of(at, POINTS // 2 + lead // 2, POINTS)
    return at


def list_areas(seen: PelicanPosition, active: Active, at: i64) -> None:
    """Every area that is not closed."""
    root: i64 = 0
    end = seen.bay_size * EDGES
    while root < end:
        edges = seen.open_edges[root]
        if edges > 0 and seen.area_size[root] > 0:
            kind = size_class(seen.area_size[root])
            active.one_of(at + kind * OPEN_EDGES, edges - 1, OPEN_EDGES)
        root += 1


def list_seats(seen: PelicanPosition, active: Active, at: i64) -> i64:
    """Pelicans and hands."""
    for place in range(seen.players):
        at = active.one_of(at, seen.pelicans[from_viewer(seen, place)], PELICANS + 1)
    at = active.one_of(at, seen.supply, PELICANS + 1)
    for place in range(seen.players):
        at = active.one_of(at, seen.hand_size(from_viewer(seen, place)), HAND + 1)
    return at


def suns_out(seen: PelicanPosition) -> i64:
    """How many suns lie on the map."""
    count: i64 = 0
    for cell in seen.suns:
        if cell != NOTHING:
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
            if has_two(need) and not seen.has_sun(seen.shore[number]):
                self.list_cell(seen.shore[number], need)
        at = self.active.one_of(self.at + SIZES, self.closing // (2 * POINT), GAINS)
        self.active.one_of(at, self.extending // 2, GAINS)

    def list_cell(self, cell: i64, need: i64) -> None:
        """One cell of the shore."""
        seen = self.seen
        joined = around(seen, cell, need)
        self.list_closable(joined[0])
        self.list_closable(joined[1])
        self.list_closable(joined[2])
        largest = largest_joined(joined)
        code = seen.printed.code
        for slot in range(seen.viewer * seen.slots, (seen.viewer + 1) * seen.slots):
            tile = seen.hands[slot]
            turn: i64 = 0
            while tile >= 0 and turn < seen.printed.turns[tile]:
                if matches(code[tile * EDGES + turn], need):
                    free = free_edges(code[tile * EDGES + turn], need)
                    closed = areas_closed(free, joined, 0)
                    self.closing = max(self.closing, closed)
                    self.extending = max(self.extending, largest)
                turn += 1

    def list_closable(self, areas: i64) -> None:
        """The areas of one terrain around a cell, if they have no open edge elsewhere."""
        if areas != 0 and areas % ELSEWHERE == 0:
            self.active.add(self.at + size_class(areas // ELSEWHERE))


def size_class(size: i64) -> i64:
    """The class of an area by its tiles."""
    return SIZE_CLASS[size] if size < len(SIZE_CLASS) else SIZES - 1
