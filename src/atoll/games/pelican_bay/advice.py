"""Advice for Pelican Bay: close what can be closed, else extend the largest area."""

from typing import Final, final

from atoll.core.advice import COLLECTOR, MISER, NO_ACTION, RAIDER, Advice, SearchSettings
from atoll.core.bits import popcount
from atoll.core.native import append, i64, vec
from atoll.core.rng import Rng
from atoll.core.state import POINT, State
from atoll.core.vectors import best_first, filled
from atoll.games.pelican_bay import components as pb
from atoll.games.pelican_bay import fields, lays, position
from atoll.games.pelican_bay.choices import can_rob, random_opening_lay
from atoll.games.pelican_bay.fields import Do, Step, form_of
from atoll.games.pelican_bay.state import PelicanState

BONUS_TURN: Final = 100 * POINT  # to close is better than anything else: it costs no turn
BONUS_TO_OTHERS: Final = 10 * POINT  # what a bonus turn may bring them
TENTH: Final = POINT // 10
CLOSE: Final = 2 * POINT  # lays that differ by no more are a matter of style
NOISE: Final = 5  # tenths of a point too small to matter, decided by chance


@final
class PelicanAdvice(Advice):
    """What bots are told of Pelican Bay; `looks_ahead` for what the next player may gain."""

    def __init__(self, looks_ahead: bool = True) -> None:
        self.looks_ahead: bool = looks_ahead

    def settings(self, state: State) -> SearchSettings:
        if not self.looks_ahead:
            return SearchSettings(policy_percent=100, horizon=1, win_weight=0.0)
        return SearchSettings(
            policy_percent=100, horizon=0, win_weight=0.0, quiet_leaves=True, plays_solved=True
        )

    def plain(self) -> Advice:
        return PelicanAdvice(False)

    def speeds(self) -> tuple[float, float]:
        return (19e3, 19e3) if self.looks_ahead else (75e3, 40e3)

    def apprentice_percent(self, players: i64) -> i64:
        return 80

    def skilled_simulations(self, players: i64) -> i64:
        return 64 if players == 2 else 200

    def review_percent(self) -> i64:
        return 100

    def rollout_action(self, state: State, seat: i64, rng: Rng) -> i64:
        assert isinstance(state, PelicanState)
        return best_action(state, seat, rng)

    def solved_action(self, state: State, seat: i64) -> i64:
        """The sun, of which a search finds no better one in a reasonable time."""
        assert isinstance(state, PelicanState)
        return careful_sun(state, seat) if state.awaits_sun() else NO_ACTION

    def candidates(self, state: State, seat: i64) -> vec[i64]:
        assert isinstance(state, PelicanState)
        actions = state.legal(seat)
        return ranked_suns(state, seat, actions) if state.awaits_sun() else ranked(state, actions)

    def is_quiet(self, state: State, viewer: i64) -> bool:
        """A turn is played but for its sun; else before a turn, all chains scored."""
        assert isinstance(state, PelicanState)
        if self.looks_ahead:
            return state.step == Step.SUN and state.actor == viewer
        return self.is_settled(state, viewer)

    def is_settled(self, state: State, viewer: i64) -> bool:
        """Before the viewer's turn, all chains scored."""
        assert isinstance(state, PelicanState)
        is_turn = state.step == Step.LAY and state.actor == viewer
        return is_turn and state.laid == 0 and len(state.marked) == 0

    def evaluate(self, state: State, viewer: i64) -> vec[i64]:
        """The points; with a look ahead less a part of what the next player may gain."""
        assert isinstance(state, PelicanState)
        values = super().evaluate(state, viewer)
        if self.looks_ahead and viewer >= 0:
            values[viewer] = expected_points(state, viewer)
        return values

    def alternatives(self, state: State, seat: i64) -> vec[i64]:
        """Lays, and to stop."""
        assert isinstance(state, PelicanState)
        out = vec[i64]()
        if state.step != Step.LAY and state.step != Step.SECOND:
            return out
        actions = ranked(state, state.legal(seat))
        least = action_worth(state, actions[0]) - CLOSE
        for action in actions:
            if action != Do.PASS and action_worth(state, action) >= least:
                out = append(out, action)
        return out

    def appeal(self, state: State, seat: i64, action: i64, style: i64) -> i64:
        """The collector joins many tiles, the raider lays where others would, the miser stops."""
        assert isinstance(state, PelicanState)
        if action == Do.STOP:
            return 1 if style == MISER else -1
        cell = fields.cell_of(action)
        need = state.need(cell)
        if style == COLLECTOR:
            joined = lays.around(state, cell, need)
            return lays.tiles_in(joined[0] + joined[1] + joined[2])
        if style == RAIDER:
            return threat(state, cell)
        return 0


def best_action(state: PelicanState, seat: i64, rng: Rng) -> i64:
    """The action that looks best to the seat whose turn it is."""
    step = state.step
    if step == Step.LAY:
        action = best_lay(state, 0, rng)
        return action if action != pb.NOTHING else Do.PASS
    if step == Step.SECOND:
        action = best_lay(state, worth_so_far(state), rng)
        return action if action != pb.NOTHING else Do.STOP
    if step == Step.CHOOSE:
        return Do.MARK if pays_to_mark(state, seat) else Do.DECLINE
    if step == Step.TAKE:
        return Do.TAKE + richest(state)
    if step == Step.OPEN:
        return random_opening_lay(state, rng)
    return best_sun(state, rng)


# -- laying ------------------------------------------------------------------------------------


def best_lay(state: PelicanState, floor: i64, rng: Rng) -> i64:
    """The lay worth most, if that is more than `floor`; else NOTHING."""
    best_worth = floor + 1
    best: i64 = pb.NOTHING
    for number in range(state.shore_size):
        need = state.needs[number]
        if pb.has_two(need) and not state.has_sun(state.shore[number]):
            worth, action = best_lay_on(state, state.shore[number], need, rng)
            if worth > best_worth or (worth == best_worth and action > best):
                best_worth, best = worth, action
    return best


def best_lay_on(state: PelicanState, cell: i64, need: i64, rng: Rng) -> tuple[i64, i64]:
    """The best lay on a cell: its worth and its action (the highest of equals), or NOTHING."""
    best_worth: i64 = pb.NOTHING
    best: i64 = pb.NOTHING
    code = state.printed.code
    joined: lays.Joined = (0, 0, 0)
    is_counted = False
    for slot in range(state.actor * state.slots, (state.actor + 1) * state.slots):
        tile = state.hands[slot]
        turn: i64 = 0
        while tile >= 0 and turn < state.printed.turns[tile]:
            if pb.matches(code[tile * pb.EDGES + turn], need):
                if not is_counted:
                    if state.laid > 0 and not position.can_go_second(state, cell):
                        return pb.NOTHING, pb.NOTHING
                    joined = lays.around(state, cell, need)
                    is_counted = True
                free = lays.free_edges(code[tile * pb.EDGES + turn], need)
                worth = lay_worth(free, joined) + TENTH * rng.below(NOISE)
                action = fields.lay_action(tile, cell, turn)
                if worth > best_worth or (worth == best_worth and action > best):
                    best_worth, best = worth, action
            turn += 1
    return best_worth, best


def lay_worth(free: i64, joined: lays.Joined) -> i64:
    """What a lay brings: the areas it closes, each with a bonus turn, and the largest extended."""
    closed = lays.areas_closed(free, joined, BONUS_TURN)
    return closed + POINT * lays.largest_joined(joined)


def worth_so_far(state: PelicanState) -> i64:
    """What a second tile must exceed: the first tile's points, unless a bonus turn replaces them.

    Then any second tile may be laid, as a new one is drawn for it.
    """
    if position.closes_any(state):
        return 0
    return POINT * state.area_size[position.largest_extended(state)] + TENTH * NOISE


# -- closing, pelicans -------------------------------------------------------------------------


def pays_to_mark(state: PelicanState, seat: i64) -> bool:
    """PB-14: always, if there is a tile for the bonus turn; else if it brings more points."""
    if state.stock_size() > 0 or state.hand_size(seat) > 0:
        return True
    marked: i64 = 0
    for area in position.closed_areas(state):
        marked += state.area_size[area] + pb.PELICAN_POINTS
    return marked >= state.area_size[position.largest_extended(state)]


def richest(state: PelicanState) -> i64:
    """PB-17: of those who have a pelican the one with most points."""
    best: i64 = pb.NOTHING
    for seat in range(state.players):
        if can_rob(state, seat) and (
            best == pb.NOTHING or position.score_of(state, seat) > position.score_of(state, best)
        ):
            best = seat
    return best


# -- suns --------------------------------------------------------------------------------------


def best_sun(state: PelicanState, rng: Rng) -> i64:
    """PB-10: the least useful sun goes where the next player could gain most."""
    best: i64 = pb.NOTHING
    best_threat: i64 = -1
    for number in range(state.shore_size):
        cell = state.shore[number]
        if not state.has_sun(cell):
            blocked = threat(state, cell) + TENTH * rng.below(NOISE)
            if blocked > best_threat:
                best_threat = blocked
                best = cell
    if state.all_suns_out():
        return fields.move_action(idlest_sun(state), best)
    return Do.SUN + best


def idlest_sun(state: PelicanState) -> i64:
    """The cell of the sun that blocks least."""
    best = state.suns[0]
    for sun in range(1, pb.SUNS):
        if threat(state, state.suns[sun]) < threat(state, best):
            best = state.suns[sun]
    return best


def threat(state: PelicanState, cell: i64) -> i64:
    """What a tile on a cell of the shore could bring the next player."""
    need = state.need(cell)
    if not pb.has_two(need):
        return 0
    joined = lays.around(state, cell, need)
    total = area_threat(joined[0]) + area_threat(joined[1]) + area_threat(joined[2])
    fewer = popcount(pb.touching(need)) - 1  # the more tiles around, the fewer fit
    return total // (TENTH * fewer) * TENTH


def area_threat(areas: i64) -> i64:
    """Areas with no open edge elsewhere can be closed here; others only grow."""
    if lays.can_be_closed(areas):
        return POINT * (lays.tiles_in(areas) + pb.PELICAN_POINTS) + BONUS_TO_OTHERS
    return POINT * lays.tiles_in(areas) // 2


# -- all actions in order ------------------------------------------------------------------------


def ranked(state: PelicanState, actions: vec[i64]) -> vec[i64]:
    """Lays, the best first; other choices are few."""
    keys = vec[i64]()
    for action in actions:
        keys = append(keys, action_worth(state, action))
    return best_first(actions, keys)


def action_worth(state: PelicanState, action: i64) -> i64:
    """What an action is worth beside others of its step."""
    if form_of(action) == Do.LAY and state.step != Step.OPEN:
        cell, looks = fields.cell_of(action), fields.tile_of(action) * pb.EDGES
        need = state.need(cell)
        free = lays.free_edges(state.printed.code[looks + fields.rotation_of(action)], need)
        return lay_worth(free, lays.around(state, cell, need))
    if action == Do.STOP:
        return worth_so_far(state)
    return 0


# -- the sun, computed over all hands the next player may have ---------------------------------


CLOSING: Final = 20 * POINT  # what closing areas brings besides their points; measured
RIVAL_PERCENT: Final = 40  # how much a point of the next player counts against one's own


@final
class Threat:
    """What tiles could bring the next player on the cells of the shore counted so far."""

    def __init__(self, state: PelicanState, tiles: vec[i64]) -> None:
        self.state: PelicanState = state
        self.tiles: vec[i64] = tiles
        # By tile: the most it could bring, on which cell, and the most it could bring elsewhere.
        self.most: vec[i64] = filled(len(tiles), 0)
        self.where: vec[i64] = filled(len(tiles), pb.NOTHING)
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
        if not pb.has_two(need):
            return
        joined = lays.around(state, cell, need)
        for at in range(i64(len(self.tiles))):
            tile = self.tiles[at]
            for turn in range(state.printed.turns[tile]):
                code = state.printed.code[tile * pb.EDGES + turn]
                if pb.matches(code, need):
                    self.note(at, number, brings(lays.free_edges(code, need), joined))

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
        for at in range(i64(len(self.tiles))):
            for other in range(at):
                total += self.spare(at, other, spared)
        for part in spared:
            out = append(out, total - part)
        return out

    def spare(self, at: i64, other: i64, spared: vec[i64]) -> i64:
        """What a hand brings; noted for its best cell, how much of it a sun there would spare."""
        if self.most[other] > self.most[at]:
            at, other = other, at
        cell = self.where[at]
        if cell == pb.NOTHING:
            return 0
        left = self.second[other] if self.where[other] == cell else self.most[other]
        spared[cell] += self.most[at] - max(left, self.second[at])
        return self.most[at]


def brings(free: i64, joined: lays.Joined) -> i64:
    """What a lay would bring another player: the areas closed, else the largest extended."""
    closed = lays.areas_closed(free, joined, 0)
    if closed > 0:
        return closed + CLOSING
    return POINT * lays.largest_joined(joined)


def leaves(state: PelicanState, tiles: vec[i64]) -> vec[i64]:
    """What a sun leaves all hands out of these tiles together: by its new cell of the shore.

    Once all suns are out, so many for each of them that may be moved.
    """
    threat = Threat(state, tiles)
    for number in range(state.shore_size):
        if not state.has_sun(state.shore[number]):
            threat.count(number)
    out = vec[i64]()
    if not state.all_suns_out():
        return threat.leave(out)
    for cell in state.suns:
        uncovered = threat.copy()
        uncovered.count(state.shore_number(cell))
        out = uncovered.leave(out)
    return out


def least_sun(state: PelicanState, left: vec[i64]) -> i64:
    """PB-10: which of the suns in `leaves` leaves least."""
    best: i64 = pb.NOTHING
    for at in range(i64(len(left))):
        is_free = not state.has_sun(state.shore[at % state.shore_size])
        if is_free and (best == pb.NOTHING or left[at] < left[best]):
            best = at
    return best


def careful_sun(state: PelicanState, seat: i64) -> i64:
    """PB-10: the sun that leaves the next player least."""
    best = least_sun(state, leaves(state, unseen_tiles(state, seat)))
    cell = state.shore[best % state.shore_size]
    if not state.all_suns_out():
        return Do.SUN + cell
    return fields.move_action(state.suns[best // state.shore_size], cell)


def ranked_suns(state: PelicanState, seat: i64, actions: vec[i64]) -> vec[i64]:
    """The suns, that which leaves the next player least first."""
    left = leaves(state, unseen_tiles(state, seat))
    worths = vec[i64]()
    for action in actions:
        row: i64 = 0
        cell = fields.sun_to_of(action)
        if form_of(action) == Do.MOVE:
            row = state.sun_at(fields.move_from_of(action))
            cell = fields.move_to_of(action)
        number = state.shore_number(cell)
        worths = append(worths, -left[row * state.shore_size + number])
    return best_first(actions, worths)


def expected_points(state: PelicanState, seat: i64) -> i64:
    """A seat's points at its sun, less what the next player may gain; in hundredths of a point."""
    points = POINT * position.score_of(state, seat)
    if state.last_round and state.next_seat(seat) == state.first:
        return points
    tiles = unseen_tiles(state, seat)
    hands: i64 = len(tiles) * (len(tiles) - 1) // 2
    left = leaves(state, tiles)
    return points - RIVAL_PERCENT * left[least_sun(state, left)] // (POINT * max(hands, 1))


def unseen_tiles(state: PelicanState, seat: i64) -> vec[i64]:
    """The tiles that are neither laid nor in the seat's hand."""
    seen = filled(pb.TILES, 0)
    for place in range(state.bay_size):
        seen[state.tiles[place]] = 1
    for slot in range(seat * state.slots, (seat + 1) * state.slots):
        if state.hands[slot] >= 0:
            seen[state.hands[slot]] = 1
    out = vec[i64]()
    for tile in range(pb.TILES):
        if seen[tile] == 0:
            out = append(out, tile)
    return out
