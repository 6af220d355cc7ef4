"""Where a sun leaves the next player least, worked out over all hands he may have.

He holds two of the tiles that are neither laid nor in the own hand, and lays the better of them on
the best cell; a sun on that cell leaves him the second best.
"""

from typing import Final, final

from atoll.core.native import append, i64, vec
from atoll.core.state import HUNDREDTHS
from atoll.core.vectors import best_first, filled
from atoll.games.pelican_bay.components import (
    BEACH,
    CELLS,
    EDGES,
    FOREST,
    TILES,
    WATER,
    has_two,
    matches,
)
from atoll.games.pelican_bay.policy import (
    ALL_TERRAINS,
    NO_TERRAIN,
    POINT,
    around,
    free_edges,
    lay_worth,
)
from atoll.games.pelican_bay.position import NOTHING, PelicanPosition
from atoll.games.pelican_bay.scoring import score_of
from atoll.games.pelican_bay.verbs import DO_MOVE, DO_SUN, VERB, move_action

CLOSING: Final = 20 * POINT  # what closing areas brings besides their points; measured
ENVY: Final = 40  # of a hundred points of the next player, how many of one's own outweigh them


@final
class Threat:
    """What tiles could bring the next player on the cells of the shore counted so far."""

    def __init__(self, state: PelicanPosition, tiles: vec[i64]) -> None:
        self.state: PelicanPosition = state
        self.tiles: vec[i64] = tiles
        # By tile: the most it could bring, on which cell, and the most it could bring elsewhere.
        self.most: vec[i64] = filled(len(tiles), 0)
        self.where: vec[i64] = filled(len(tiles), NOTHING)
        self.second: vec[i64] = filled(len(tiles), 0)

    def copy(self) -> "Threat":
        """The same, to count further cells."""
        twin = Threat(self.state, self.tiles)
        twin.most, twin.where, twin.second = self.most[:], self.where[:], self.second[:]
        return twin

    def count(self, number: i64) -> None:
        """Count a cell of the shore."""
        state = self.state
        cell, need = state.shore[number], state.needs[number]
        if not has_two(need):
            return
        water = around(state, cell, need, WATER)
        beach = around(state, cell, need, BEACH)
        forest = around(state, cell, need, FOREST)
        at: i64 = 0
        while at < len(self.tiles):
            tile = self.tiles[at]
            turn: i64 = 0
            while turn < state.printed.turns[tile]:
                code = state.printed.code[tile * EDGES + turn]
                if matches(code, need):
                    self.note(at, number, brings(free_edges(code, need), water, beach, forest))
                turn += 1
            at += 1

    def note(self, at: i64, number: i64, worth: i64) -> None:
        """A tile could bring so much on a cell."""
        if worth > self.most[at]:
            if self.where[at] != number:
                self.second[at] = self.most[at]
            self.most[at] = worth
            self.where[at] = number
        elif worth > self.second[at] and self.where[at] != number:
            self.second[at] = worth

    def leave(self, out: vec[i64]) -> vec[i64]:
        """Add, cell by cell of the shore, what all hands together bring once a sun lies there."""
        total: i64 = 0
        spared = filled(self.state.shore_size, 0)
        at: i64 = 0
        while at < len(self.tiles):
            other: i64 = 0
            while other < at:
                total += self.spare(at, other, spared)
                other += 1
            at += 1
        for part in spared:
            out = append(out, total - part)
        return out

    def spare(self, at: i64, other: i64, spared: vec[i64]) -> i64:
        """What a hand brings; noted for its best cell, how much of it a sun there would spare."""
        if self.most[other] > self.most[at]:
            at, other = other, at
        cell = self.where[at]
        if cell == NOTHING:
            return 0
        left = self.second[other] if self.where[other] == cell else self.most[other]
        spared[cell] += self.most[at] - max(left, self.second[at])
        return self.most[at]


def brings(free: i64, water: i64, beach: i64, forest: i64) -> i64:
    """What a lay would bring another player: the areas closed, else the largest extended."""
    closed = lay_worth(free, NO_TERRAIN, water, beach, forest, 0)
    if closed > 0:
        return closed + CLOSING
    return lay_worth(free, ALL_TERRAINS, water, beach, forest, 0)


def leaves(state: PelicanPosition, tiles: vec[i64]) -> vec[i64]:
    """What a sun leaves all hands out of these tiles together: by its new cell of the shore.

    Once all suns are out, so many for each of them that may be moved.
    """
    threat = Threat(state, tiles)
    number: i64 = 0
    while number < state.shore_size:
        if not state.has_sun(state.shore[number]):
            threat.count(number)
        number += 1
    out = vec[i64]()
    if not state.all_suns_out():
        return threat.leave(out)
    for cell in state.suns:
        uncovered = threat.copy()
        uncovered.count(state.shore_number(cell))
        out = uncovered.leave(out)
    return out


def least_sun(state: PelicanPosition, left: vec[i64]) -> i64:
    """PB-10: which of the suns in `leaves` leaves least."""
    best: i64 = NOTHING
    at: i64 = 0
    while at < len(left):
        is_free = not state.has_sun(state.shore[at % state.shore_size])
        if is_free and (best == NOTHING or left[at] < left[best]):
            best = at
        at += 1
    return best


def careful_sun(state: PelicanPosition, seat: i64) -> i64:
    """PB-10: the sun that leaves the next player least."""
    best = least_sun(state, leaves(state, unseen_tiles(state, seat)))
    cell = state.shore[best % state.shore_size]
    if not state.all_suns_out():
        return DO_SUN * VERB + cell
    return move_action(state.suns[best // state.shore_size], cell)


def ranked_suns(state: PelicanPosition, seat: i64, actions: vec[i64]) -> vec[i64]:
    """The suns, that which leaves the next player least first."""
    left = leaves(state, unseen_tiles(state, seat))
    worths = vec[i64]()
    for action in actions:
        row = state.sun_at(action % VERB // CELLS) if action // VERB == DO_MOVE else 0
        number = state.shore_number(action % VERB % CELLS)
        worths = append(worths, -left[row * state.shore_size + number])
    return best_first(actions, worths)


def foresight(state: PelicanPosition, seat: i64) -> i64:
    """A seat's points at its sun, less what the next player may gain; in hundredths of a point."""
    points = HUNDREDTHS * score_of(state, seat)
    if state.last_round and state.next_seat(seat) == state.first:
        return points
    tiles = unseen_tiles(state, seat)
    hands: i64 = len(tiles) * (len(tiles) - 1) // 2
    left = leaves(state, tiles)
    return points - ENVY * left[least_sun(state, left)] // (POINT * max(hands, 1))


def unseen_tiles(state: PelicanPosition, seat: i64) -> vec[i64]:
    """The tiles that are neither laid nor in the seat's hand."""
    seen = filled(TILES, 0)
    place: i64 = 0
    while place < state.bay_size:
        seen[state.tiles[place]] = 1
        place += 1
    slot = seat * state.slots
    while slot < (seat + 1) * state.slots:
        if state.hands[slot] >= 0:
            seen[state.hands[slot]] = 1
        slot += 1
    out = vec[i64]()
    tile: i64 = 0
    while tile < TILES:
        if seen[tile] == 0:
            out = append(out, tile)
        tile += 1
    return out
