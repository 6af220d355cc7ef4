"""Gipsy King as numbers: planes of 15 × 15 cells, actions by cell; the features of a network.

A network is told of free land by when it can be taken and by the groups it would join, so that it
learns the same from every landscape.
"""

from typing import Final, final

from atoll.core.bits import lowest, members, popcount
from atoll.core.encoding import Field, from_viewer, place_from, relative, seat_from, write_count
from atoll.core.features import Features, lead_of, list_leads
from atoll.core.native import i64, u8, vec
from atoll.core.network import Active
from atoll.core.state import State
from atoll.core.vectors import clear, filled
from atoll.games.gipsy_king import components as gk
from atoll.games.gipsy_king.declaration import FIELDS
from atoll.games.gipsy_king.fields import Do, GipsyKingSpaces, hex_of
from atoll.games.gipsy_king.landscape import beside, connected
from atoll.games.gipsy_king.state import GipsyKingState, all_fish, count_on, counts_at, shore

SIDE: Final = 2 * gk.RADIUS + 1
GRID: Final = SIDE * SIDE
PLANES: Final = 6  # those that are not a seat's
SEAT_PLANES: Final = 4
# By cell: its place in a plane.
PLACE: Final = vec[i64](
    [(gk.r_of(cell) + gk.RADIUS) * SIDE + gk.q_of(cell) + gk.RADIUS for cell in range(gk.CELLS)]
)


def planes(players: int) -> list[Field]:
    """The table, in order; the declared fields follow."""
    plane = (SIDE, SIDE)
    seats = (players, SIDE, SIDE)
    return [
        Field("land", plane, "cells with land"),
        Field("open", plane, "land that can be taken now"),
        Field("wait", plane, "free land: 1 + number changes until it can be taken", gk.TILES + 2),
        Field("water", plane, "the number of a water hex", gk.TILES),
        Field("fish", plane, "the fish of the lake a water hex belongs to", 15),
        Field("fish_here", plane, "the fish on a water hex", 5),
        Field("caravans", seats, "hexes each seat has taken in this half"),
        Field("doubled", seats, "those of them with two caravans"),
        Field("group", seats, "how many caravans the group on a hex has", 36),
        Field("at_lake", seats, "on water: the seat's caravans at that lake", 36),
    ]


def last_parts(players: int) -> list[Field]:
    """What follows the declared fields, in order."""
    return [
        Field("passed", (players,), "who has passed on this number"),
        Field("doubles", (players,), "doubles each seat has left", gk.DOUBLES),
        Field("points", (players,), "points each seat has from halves already scored", 255),
    ]


VERBS: Final = [
    Field("place", (SIDE, SIDE), "one caravan on a cell"),
    Field("double", (SIDE, SIDE), "two caravans on a cell"),
    Field("pass", (1,), "pass"),
]


@final
class GipsyKingEncoding(GipsyKingSpaces):
    """The spaces for a number of players."""

    def __init__(self, state: GipsyKingState) -> None:
        players = int(state.players)
        parts = planes(players) + FIELDS.observation(state) + last_parts(players)
        super().__init__(parts, VERBS)

    def write(self, state: State, viewer: i64, page: vec[u8], at: i64) -> i64:
        """The planes, then the turn."""
        assert isinstance(state, GipsyKingState)
        seats_at = at + PLANES * GRID
        kind = state.players * GRID
        write_landscape(state, page, at)
        write_caravans(state, viewer, page, seats_at)
        write_lakes(state, viewer, page, at + 4 * GRID, seats_at + 3 * kind)
        at = super().write(state, viewer, page, seats_at + SEAT_PLANES * kind)
        return write_last(state, viewer, page, at)

    def number(self, state: State, viewer: i64, action: i64) -> i64:
        """By the cell of the hex."""
        assert isinstance(state, GipsyKingState)
        if action == Do.PASS:
            return 2 * GRID
        place = PLACE[state.cells[hex_of(action)]]
        return place if action < Do.DOUBLE else GRID + place


def mark(cells: vec[i64], page: vec[u8], plane: i64, hexes: i64, value: i64) -> None:
    """The same number in a plane for each of these hexes."""
    while hexes != 0:
        page[plane + PLACE[cells[lowest(hexes)]]] = u8(value)
        hexes &= hexes - 1


def write_landscape(state: GipsyKingState, page: vec[u8], at: i64) -> None:
    """The planes that are not a seat's."""
    cells = state.cells
    mark(cells, page, at, state.land(), 1)
    mark(cells, page, at + GRID, state.open, 1)
    write_waits(state, page, at + 2 * GRID)
    for hex_ in members(state.hexes() & gk.WATER):
        place = at + PLACE[cells[hex_]]
        page[place + 3 * GRID] = u8(gk.tile_of(hex_))
        page[place + 5 * GRID] = u8(state.printed.fish[gk.tile_of(hex_) - 1])


def write_waits(state: GipsyKingState, page: vec[u8], plane: i64) -> None:
    """When each free hex can be taken: 1 for those around the number being filled."""
    left = state.free
    number = state.number
    wait: i64 = 1
    while left != 0:
        reached = left if number == gk.DRY else state.around(number) & left
        left &= ~reached
        mark(state.cells, page, plane, reached, wait)
        number = state.number_after(number)
        wait += 1


def write_caravans(state: GipsyKingState, viewer: i64, page: vec[u8], at: i64) -> None:
    """The caravans of each seat and their groups, kind after kind."""
    cells = state.cells
    kind = state.players * GRID
    for place in range(state.players):
        seat = seat_from(viewer, place, state.players)
        left = state.caravans[state.at(state.half, seat)]
        mark(cells, page, at, left, 1)
        mark(cells, page, at + kind, state.doubled[state.at(state.half, seat)], 1)
        while left != 0:
            group = connected(state.near, left, left & -left)
            left &= ~group
            size = count_on(state, state.half, seat, group)
            mark(cells, page, at + 2 * kind, group, size)
        at += GRID


def write_lakes(state: GipsyKingState, viewer: i64, page: vec[u8], fish: i64, at: i64) -> None:
    """The fish of each lake in a plane of their own, and every seat's caravans around it."""
    for lake in state.lakes:
        mark(state.cells, page, fish, lake, all_fish(state, lake))
        land = shore(state, lake)
        for place in range(state.players):
            seat = seat_from(viewer, place, state.players)
            caravans = count_on(state, state.half, seat, land)
            if caravans > 0:
                mark(state.cells, page, at + place * GRID, lake, caravans)


def write_last(state: GipsyKingState, viewer: i64, page: vec[u8], at: i64) -> i64:
    """Who has passed, doubles left, points."""
    players = state.players
    for place in range(state.turn):
        page[at + place_from(viewer, state.queue[place], players)] = u8(1)
    at += players
    for place in range(players):
        seat = seat_from(viewer, place, players)
        write_count(page, at + players, state.points[seat] + state.points[players + seat])
        at = write_count(page, at, gk.DOUBLES - state.doubles_used(seat))
    return at + players


# -- what a value network is told --------------------------------------------------------------


WAITS: Final = 6  # number changes until a hex can be taken
OWN: Final = 8  # classes of the caravans a hex would join
OTHER: Final = 8
SIZES: Final = 20  # of groups
ROOMS: Final = 5  # free hexes next to a group
LEADS: Final = 7  # caravans at a lake ahead of the others
FISH: Final = 6
SHORES: Final = 4  # free hexes at a lake
POINTS: Final = 61  # classes of two points
OPEN: Final = 8
# The class of a number of caravans, and of a number of fish.
CLASS: Final = vec[i64]([0, 1, 2, 3, 4, 5, 5, 6, 6, 6, 7])
FISH_CLASS: Final = vec[i64]([0, 0, 1, 2, 3, 4, 4, 4, 5])


def layout(players: int) -> list[Field]:
    """All features, in order."""
    return [
        Field("land", (WAITS, OWN, OTHER), "a free hex: when, the own groups there, another's"),
        Field(
            "groups", (players, SIZES, ROOMS), "a group: its caravans, the free hexes next to it"
        ),
        Field("lakes", (players, LEADS, FISH, SHORES), "a lake: the lead, its fish, free shore"),
        Field("points", (players, POINTS), "the lead of scored points over the others' mean"),
        Field("number", (gk.HALVES, gk.TILES + 1), "half and number"),
        Field("queue", (players, players), "by place in the queue: who stands there"),
        Field("passed", (players,), "who has passed"),
        Field("doubles", (players, gk.DOUBLES + 1), "doubles left"),
        Field("open", (players, OPEN), "who acts, and how many hexes are open"),
    ]


@final
class GipsyKingFeatures(Features):
    """The features for a number of players."""

    def __init__(self, state: GipsyKingState) -> None:
        super().__init__(layout(state.players))
        # By hex: the viewer's caravans next to it, those of one other seat, and the most of these.
        self.beside_own: vec[i64] = filled(gk.HEXES, 0)
        self.joined: vec[i64] = filled(gk.HEXES, 0)
        self.beside_other: vec[i64] = filled(gk.HEXES, 0)

    def write(self, seen: State, active: Active) -> None:
        """List them all."""
        assert isinstance(seen, GipsyKingState)
        clear(self.beside_own, 0)
        clear(self.beside_other, 0)
        at = self.list_groups(seen, active, WAITS * OWN * OTHER)
        self.list_land(seen, active)
        list_table(seen, active, at)

    def list_groups(self, seen: GipsyKingState, active: Active, at: i64) -> i64:
        """The groups of every seat; notes the caravans next to each free hex."""
        list_groups(seen, active, at, seen.viewer, self.beside_own)
        for place in range(1, seen.players):
            clear(self.joined, 0)
            at += SIZES * ROOMS
            list_groups(seen, active, at, from_viewer(seen, place), self.joined)
            keep_larger(self.beside_other, self.joined, seen.free)
        return at + SIZES * ROOMS

    def list_land(self, seen: GipsyKingState, active: Active) -> None:
        """The free hexes by when they can be taken and the groups they would join."""
        left = seen.free
        number = seen.number
        wait: i64 = 0
        while left != 0:
            reached = seen.around(number) & left
            left &= ~reached
            for hex_ in members(reached):
                joins = class_of(self.beside_own[hex_]) * OTHER + class_of(self.beside_other[hex_])
                active.add(wait * OWN * OTHER + joins)
            if number == gk.DRY:
                return
            number = seen.number_after(number)
            if wait < WAITS - 1:
                wait += 1


def list_table(seen: GipsyKingState, active: Active, at: i64) -> None:
    """Lakes, points and the turn."""
    at = list_lakes(seen, active, at)
    at = list_leads(seen, active, at, seen.scores(), POINTS)
    at = active.one_of(
        at, (seen.half - 1) * (gk.TILES + 1) + seen.number, gk.HALVES * (gk.TILES + 1)
    )
    at = list_queue(seen, active, at)
    for place in range(seen.players):
        left = gk.DOUBLES - seen.doubles_used(from_viewer(seen, place))
        at = active.one_of(at, left, gk.DOUBLES + 1)
    actor = seen.to_act()
    if actor >= 0:
        active.one_of(at + OPEN * relative(seen, actor), popcount(seen.open) - 1, OPEN)


def list_groups(
    seen: GipsyKingState, active: Active, start: i64, seat: i64, joined: vec[i64]
) -> None:
    """The groups of a seat; adds to each free hex the caravans next to it."""
    left = seen.caravans[seen.at(seen.half, seat)]
    while left != 0:
        group = connected(seen.near, left, left & -left)
        left &= ~group
        size = count_on(seen, seen.half, seat, group)
        border = beside(seen.near, group) & seen.free
        room = popcount(border)
        if room >= ROOMS:
            room = ROOMS - 1
        active.add(start + (size if size < SIZES else SIZES - 1) * ROOMS + room)
        for hex_ in members(border):
            joined[hex_] += size


def keep_larger(best: vec[i64], others: vec[i64], hexes: i64) -> None:
    """For each of these hexes, the larger number."""
    for hex_ in members(hexes):
        if others[hex_] > best[hex_]:
            best[hex_] = others[hex_]


def class_of(caravans: i64) -> i64:
    """The class of a number of caravans."""
    return CLASS[caravans] if caravans < len(CLASS) else CLASS[len(CLASS) - 1]


def list_lakes(seen: GipsyKingState, active: Active, start: i64) -> i64:
    """Each lake with fish, as each seat stands there."""
    for lake in seen.lakes:
        fish = all_fish(seen, lake)
        if fish == 0:
            continue
        kind = FISH_CLASS[fish] if fish < len(FISH_CLASS) else FISH - 1
        room = popcount(shore(seen, lake) & seen.free)
        if room >= SHORES:
            room = SHORES - 1
        counts = counts_at(seen, seen.half, lake)
        for place in range(seen.players):
            lead = lead_of(counts, from_viewer(seen, place)) + LEADS // 2
            lead = 0 if lead < 0 else (lead if lead < LEADS else LEADS - 1)
            active.add(start + ((place * LEADS + lead) * FISH + kind) * SHORES + room)
    return start + seen.players * LEADS * FISH * SHORES


def list_queue(seen: GipsyKingState, active: Active, at: i64) -> i64:
    """Who stands where, and who has passed."""
    passed = at + seen.players * seen.players
    for place in range(seen.players):
        who = relative(seen, seen.queue[place])
        at = active.one_of(at, who, seen.players)
        if place < seen.turn:
            active.add(passed + who)
    return passed + seen.players
