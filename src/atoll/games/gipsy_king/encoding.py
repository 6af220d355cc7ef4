"""Gipsy King as numbers: the table as planes of 15 × 15 cells, actions by cell."""

from typing import Final, final

from atoll.core.bits import lowest
from atoll.core.encoding import Encoding, Field, Pen, from_viewer, relative
from atoll.core.native import i64
from atoll.core.state import State
from atoll.games.gipsy_king.components import (
    RADIUS,
    TILES,
    WATER,
    q_of,
    r_of,
    tile_of,
)
from atoll.games.gipsy_king.position import DOUBLES, DRY, HALVES, GipsyKingPosition
from atoll.games.gipsy_king.scoring import all_fish, connected, count_on, counts_at
from atoll.games.gipsy_king.verbs import DO_DOUBLE, PASS, VERB

SIDE: Final = 2 * RADIUS + 1
GRID: Final = SIDE * SIDE
PLANES: Final = 6  # those that are not a seat's
SEAT_PLANES: Final = 4


def place_of(seen: GipsyKingPosition, hex_: i64) -> i64:
    """Where a hex lies in a plane."""
    cell = seen.cells[hex_]
    return (r_of(cell) + RADIUS) * SIDE + q_of(cell) + RADIUS


def fields(players: int) -> list[Field]:
    """What an observation shows, in order."""
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
        Field("half", (HALVES,), "which half is played"),
        Field("number", (TILES + 1,), "the number being filled; the first stands for dry land"),
        Field("acts", (players,), "whose turn it is"),
        Field("queue", (players, players), "by place in the queue: who stands there"),
        Field("passed", (players,), "who has passed on this number"),
        Field("doubles", (players,), "doubles each seat has left", DOUBLES),
        Field("points", (players,), "points each seat has from halves already scored", 255),
    ]


def verbs() -> list[Field]:
    """The action space, in order."""
    return [
        Field("place", (SIDE, SIDE), "one caravan on a cell"),
        Field("double", (SIDE, SIDE), "two caravans on a cell"),
        Field("pass", (1,), "pass"),
    ]


@final
class GipsyKingEncoding(Encoding):
    """The spaces for a number of players."""

    def __init__(self, state: GipsyKingPosition) -> None:
        super().__init__(fields(state.players), verbs())

    def write(self, seen: State, pen: Pen) -> None:
        """The planes, then the turn."""
        assert isinstance(seen, GipsyKingPosition)
        write_landscape(seen, pen)
        write_caravans(seen, pen)
        pen.choice(seen.half - 1, HALVES)
        pen.choice(seen.number, TILES + 1)
        actor = seen.to_act()
        pen.choice(relative(seen, actor) if actor >= 0 else -1, seen.players)
        for seat in seen.queue:
            pen.choice(relative(seen, seat), seen.players)
        write_seats(seen, pen)

    def number(self, seen: State, action: i64) -> i64:
        """By the cell of the hex."""
        assert isinstance(seen, GipsyKingPosition)
        if action == PASS:
            return 2 * GRID
        place = place_of(seen, action % VERB)
        return place if action < DO_DOUBLE * VERB else GRID + place


def write_landscape(seen: GipsyKingPosition, pen: Pen) -> None:
    """The planes that are not a seat's."""
    mark_all(seen, pen, 0, seen.land())
    mark_all(seen, pen, GRID, seen.open)
    write_waits(seen, pen, 2 * GRID)
    water = seen.hexes() & WATER
    while water != 0:
        hex_ = lowest(water)
        water &= water - 1
        place = place_of(seen, hex_)
        pen.mark(3 * GRID + place, tile_of(hex_))
        pen.mark(5 * GRID + place, seen.printed.fish[tile_of(hex_) - 1])
    for lake in seen.lakes:
        mark_value(seen, pen, 4 * GRID, lake, all_fish(seen, lake))
    pen.skip(PLANES * GRID)


def write_waits(seen: GipsyKingPosition, pen: Pen, plane: i64) -> None:
    """When each free hex can be taken: 1 for those around the number being filled."""
    left = seen.free
    number = seen.number
    wait: i64 = 1
    while left != 0:
        reached = seen.around(number) & left
        left &= ~reached
        mark_value(seen, pen, plane, reached, wait)
        if number == DRY:
            return
        number = seen.number_after(number)
        wait += 1


def write_caravans(seen: GipsyKingPosition, pen: Pen) -> None:
    """The planes of each seat, kind after kind."""
    kind = seen.players * GRID
    place: i64 = 0
    while place < seen.players:
        seat = from_viewer(seen, place)
        own = seen.at(seen.half, seat)
        plane = place * GRID
        mark_all(seen, pen, plane, seen.caravans[own])
        mark_all(seen, pen, kind + plane, seen.doubled[own])
        left = seen.caravans[own]
        while left != 0:
            group = connected(seen.near, left, left & -left)
            left &= ~group
            size = count_on(seen, seen.half, seat, group)
            mark_value(seen, pen, 2 * kind + plane, group, size)
        place += 1
    for lake in seen.lakes:
        counts = counts_at(seen, seen.half, lake)
        place = 0
        while place < seen.players:
            plane = 3 * kind + place * GRID
            mark_value(seen, pen, plane, lake, counts[from_viewer(seen, place)])
            place += 1
    pen.skip(SEAT_PLANES * kind)


def write_seats(seen: GipsyKingPosition, pen: Pen) -> None:
    """Who has passed, doubles left, points."""
    place: i64 = 0
    while place < seen.turn:
        pen.mark(relative(seen, seen.queue[place]), 1)
        place += 1
    pen.skip(seen.players)
    place = 0
    while place < seen.players:
        pen.count(DOUBLES - seen.doubles_used(from_viewer(seen, place)))
        place += 1
    scores = seen.scores()
    place = 0
    while place < seen.players:
        pen.count(scores[from_viewer(seen, place)])
        place += 1


def mark_all(seen: GipsyKingPosition, pen: Pen, plane: i64, hexes: i64) -> None:
    """A one in a plane for each of these hexes."""
    mark_value(seen, pen, plane, hexes, 1)


def mark_value(seen: GipsyKingPosition, pen: Pen, plane: i64, hexes: i64, value: i64) -> None:
    """The same number in a plane for each of these hexes."""
    while hexes != 0:
        pen.mark(plane + place_of(seen, lowest(hexes)), value)
        hexes &= hexes - 1
