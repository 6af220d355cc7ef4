"""Gipsy King as numbers: the table as planes of 15 × 15 cells, actions by cell."""

from typing import Final, final

from atoll.core.bits import lowest
from atoll.core.encoding import Field, place_from, seat_from, write_count
from atoll.core.native import i64, u8, vec
from atoll.core.state import State
from atoll.games.gipsy_king.components import (
    CELLS,
    DOUBLES,
    DRY,
    RADIUS,
    TILES,
    WATER,
    q_of,
    r_of,
    tile_of,
)
from atoll.games.gipsy_king.declaration import FIELDS
from atoll.games.gipsy_king.fields import Do, GipsyKingSpaces, hex_of
from atoll.games.gipsy_king.landscape import connected
from atoll.games.gipsy_king.state import GipsyKingState, all_fish, count_on, shore

SIDE: Final = 2 * RADIUS + 1
GRID: Final = SIDE * SIDE
PLANES: Final = 6  # those that are not a seat's
SEAT_PLANES: Final = 4
# By cell: its place in a plane.
PLACE: Final = vec[i64](
    [(r_of(cell) + RADIUS) * SIDE + q_of(cell) + RADIUS for cell in range(CELLS)]
)


def planes(players: int) -> list[Field]:
    """The table, in order; the declared fields follow."""
    plane = (SIDE, SIDE)
    seats = (players, SIDE, SIDE)
    return [
        Field("land", plane, "cells with land"),
        Field("open", plane, "land that can be taken now"),
        Field("wait", plane, "free land: 1 + number changes until it can be taken", TILES + 2),
        Field("water", plane, "the number of a water hex", TILES),
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
        Field("doubles", (players,), "doubles each seat has left", DOUBLES),
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
    water = state.hexes() & WATER
    while water != 0:
        hex_ = lowest(water)
        water &= water - 1
        place = at + PLACE[cells[hex_]]
        page[place + 3 * GRID] = u8(tile_of(hex_))
        page[place + 5 * GRID] = u8(state.printed.fish[tile_of(hex_) - 1])


def write_waits(state: GipsyKingState, page: vec[u8], plane: i64) -> None:
    """When each free hex can be taken: 1 for those around the number being filled."""
    left = state.free
    number = state.number
    wait: i64 = 1
    while left != 0:
        reached = left if number == DRY else state.around(number) & left
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
        at = write_count(page, at, DOUBLES - state.doubles_used(seat))
    return at + players
