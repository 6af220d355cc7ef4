"""Pelican Bay's rules in the order of the rulebook: opening, turn, closing, end, solo."""

from typing import final

from atoll.core.habits import Habits
from atoll.core.native import append, i64, vec
from atoll.core.rng import Rng
from atoll.core.state import State
from atoll.core.vectors import filled
from atoll.core.words import Refusal
from atoll.games.pelican_bay.areas import (
    closed_areas,
    closes_any,
    put_tile,
    shared_areas,
)
from atoll.games.pelican_bay.choices import (
    anybody_to_rob,
    can_rob,
    is_lay,
    is_sun,
    lays,
    opening_lays,
    random_lay,
    random_opening_lay,
    random_sun,
    sun_cells,
    victims,
)
from atoll.games.pelican_bay.components import (
    CELLS,
    EDGES,
    OPENING,
)
from atoll.games.pelican_bay.knowledge import fill, hide
from atoll.games.pelican_bay.opening import (
    arrange,
    draw_opening,
    take_all,
)
from atoll.games.pelican_bay.policy import advise, ranked
from atoll.games.pelican_bay.position import NOTHING, PelicanPosition
from atoll.games.pelican_bay.refusals import explain
from atoll.games.pelican_bay.scoring import (
    EXTENDED,
    MARKED,
    largest_extended,
    note_closed,
    score_area,
    score_of,
)
from atoll.games.pelican_bay.stock import deal_piles, draw, fits_any, prove_misfits, put_under
from atoll.games.pelican_bay.suns import careful_sun, foresight, ranked_suns
from atoll.games.pelican_bay.verbs import (
    CHOOSE,
    DO_DECLINE,
    DO_LAY,
    DO_MARK,
    DO_MOVE,
    DO_PASS,
    DO_STOP,
    DO_SUN,
    DO_TAKE,
    LAY,
    OPEN,
    OPEN_SUN,
    OVER,
    SECOND,
    SUN,
    TAKE,
    VERB,
    VERBS,
)


@final
class PelicanState(PelicanPosition):
    """Pelican Bay in progress."""

    # -- set-up ------------------------------------------------------------------------------

    def begin(self) -> None:
        """PB-1, PB-2: shuffle, draw a start player; the last player makes the opening."""
        self.clear()
        self.first = self.rng.below(self.players)
        self.actor = (self.first + self.players - 1) % self.players
        self.step = OPEN
        if self.all_open:
            take_all(self)
        else:
            draw_opening(self)
            deal_piles(self)

    def lay_opening(self, tile: i64, cell: i64, turn: i64) -> None:
        """PB-3: one of the three; after the third a sun (PB-4), or the solo puzzle."""
        arrange(self, tile)
        put_tile(self, tile, cell, turn)
        if self.is_solo():
            self.laid = 1
            self.after_solo_lay()
        elif self.bay_size == len(OPENING):
            self.step = OPEN_SUN

    def deal(self) -> None:
        """PB-5: two tiles for each, start player first."""
        seat = self.first
        dealt: i64 = 0
        while dealt < self.players:
            self.refill(seat)
            seat = self.next_seat(seat)
            dealt += 1
        self.actor = self.first
        self.start_turn()

    # -- a turn ------------------------------------------------------------------------------

    def start_turn(self) -> None:
        """A turn or bonus turn begins; in a bonus turn without tiles the chain is over."""
        self.laid = 0
        self.key_place = NOTHING
        self.key_areas = 0
        if self.hand_size(self.actor) == 0:
            self.end_chain()
        else:
            self.step = LAY

    def lay(self, tile: i64, cell: i64, turn: i64) -> None:
        """PB-6, PB-7: a first tile, or a second that extends what the first has extended."""
        slot = self.slot_of(self.actor, tile)
        self.hands[slot] = NOTHING
        self.hand_held[slot] = self.hand_low[slot] = self.hand_high[slot] = 0
        self.idle = 0
        shared: i64 = 0
        if self.laid > 0:
            shared = shared_areas(self, tile, cell, turn)
        self.key_areas = put_tile(self, tile, cell, turn)
        if self.laid > 0:
            self.key_areas = shared
        self.key_place = self.bay_size - 1
        self.laid += 1
        if self.is_solo():
            self.after_solo_lay()
        elif self.laid == 1 and self.hand_size(self.actor) > 0:
            self.step = SECOND
        else:
            self.end_laying()

    def end_laying(self) -> None:
        """PB-14: if something is closed, mark or decline; else the turn is scored."""
        if closes_any(self):
            self.step = CHOOSE
        else:
            self.end_chain()

    def refill(self, seat: i64) -> None:
        """PB-11: up to two tiles, as long as there are any."""
        slot = seat * self.slots
        while slot < (seat + 1) * self.slots:
            if self.hands[slot] == NOTHING and self.stock_size() > 0:
                draw(self, slot)
            slot += 1

    def pass_turn(self) -> None:
        """PB-12, PB-15: nothing fits; the tiles are swapped, in the last round just kept."""
        prove_misfits(self, self.actor)
        if not self.last_round and self.stock_size() > 0:
            put_under(self, self.actor)
            self.refill(self.actor)
        if len(self.marked) > 0:
            self.end_chain()
            return
        self.idle += 1
        if 2 * (self.idle - self.players) >= self.stock_size() and not self.last_round:
            self.step = OVER  # every tile has been in a hand and fits nowhere
        else:
            self.next_turn()

    # -- closing, pelicans -------------------------------------------------------------------

    def mark(self) -> None:
        """PB-14, PB-16: a marker on each area closed."""
        for area in closed_areas(self):
            self.marked = append(self.marked, area)
        self.place_pelicans()

    def place_pelicans(self) -> None:
        """PB-17: from the supply, from another's reserve, from one's own; else plain markers."""
        while self.pelicans_placed + self.plain_markers < len(self.marked):
            if self.supply > 0:
                self.supply -= 1
                self.pelicans_placed += 1
            elif anybody_to_rob(self):
                self.step = TAKE
                return
            elif self.pelicans[self.actor] > 0:
                self.pelicans[self.actor] -= 1
                self.pelicans_placed += 1
            else:
                self.plain_markers += 1
        self.refill(self.actor)
        self.start_turn()

    def take(self, victim: i64) -> None:
        """PB-17: a pelican out of another player's reserve."""
        self.pelicans[victim] -= 1
        self.pelicans_placed += 1
        self.place_pelicans()

    def end_chain(self) -> None:
        """PB-9 for the last lay, PB-15 for each marked area; then a sun."""
        if self.laid > 0:
            score_area(self, self.actor, largest_extended(self), EXTENDED)
        for area in self.marked:
            score_area(self, self.actor, area, MARKED)
        self.pelicans[self.actor] += self.pelicans_placed
        self.marked = vec[i64]()
        self.pelicans_placed = self.plain_markers = 0
        self.step = SUN

    # -- suns --------------------------------------------------------------------------------

    def put_sun(self, sun: i64, cell: i64) -> None:
        """PB-4, PB-10: the sun comes to lie on the cell; then refill (PB-11)."""
        self.suns[sun] = cell
        self.idle = 0
        if self.step == OPEN_SUN:
            self.deal()
            return
        if not self.last_round:
            self.refill(self.actor)
        self.next_turn()

    # -- the end -----------------------------------------------------------------------------

    def next_turn(self) -> None:
        """PB-18: the next player; after the round in which the piles ran out the last round."""
        if self.is_solo():
            self.step = LAY
            return
        self.actor = self.next_seat(self.actor)
        if self.last_round:
            self.next_in_last_round()
        elif self.piles_out and (self.actor == self.first or self.stock_size() == 0):
            self.start_last_round()
        else:
            self.start_turn()

    def start_last_round(self) -> None:
        """PB-18, PB-19: the start player opens it, if he has a tile."""
        self.last_round = True
        self.actor = self.first
        if self.hand_size(self.first) > 0:
            self.start_turn()
        else:
            self.actor = self.next_seat(self.first)
            self.next_in_last_round()

    def next_in_last_round(self) -> None:
        """PB-18, PB-19: one turn each, none without tiles; then the game is over."""
        while self.actor != self.first and self.hand_size(self.actor) == 0:
            self.actor = self.next_seat(self.actor)
        if self.actor == self.first:
            self.step = OVER
        else:
            self.start_turn()

    # -- solo --------------------------------------------------------------------------------

    def after_solo_lay(self) -> None:
        """PB-22: note what is closed, refill; the puzzle ends when nothing can be laid."""
        for area in closed_areas(self):
            note_closed(self, area)
        self.laid = 0
        if self.bay_size < len(OPENING):
            return
        if not self.all_open:
            self.refill(0)
        self.step = LAY
        if self.stock_size() == 0 and not fits_any(self, 0):
            self.step = OVER

    # -- the contract ------------------------------------------------------------------------

    def legal(self, seat: i64) -> vec[i64]:
        out = vec[i64]()
        if self.step == OVER or seat != self.actor:
            return out
        if self.step == OPEN:
            return opening_lays(self)
        if self.step == LAY:
            out = lays(self)
            if len(out) == 0:
                out = append(out, DO_PASS * VERB)
            return out
        if self.step == SECOND:
            return append(lays(self), DO_STOP * VERB)
        if self.step == CHOOSE:
            return vec[i64]([DO_MARK * VERB, DO_DECLINE * VERB])
        if self.step == TAKE:
            return victims(self)
        return sun_cells(self)

    def is_legal(self, seat: i64, action: i64) -> bool:
        if self.step == OVER or seat != self.actor or action < 0 or action >= VERBS * VERB:
            return False
        verb = action // VERB
        argument = action % VERB
        if verb == DO_LAY:
            return is_lay(self, argument)
        if verb == DO_TAKE:
            return self.step == TAKE and argument < self.players and can_rob(self, argument)
        if verb == DO_SUN or verb == DO_MOVE:
            return is_sun(self, verb, argument)
        if argument != 0:
            return False
        if verb == DO_STOP:
            return self.step == SECOND
        if verb == DO_PASS:
            return self.step == LAY and not fits_any(self, seat)
        return self.step == CHOOSE

    def random_action(self, seat: i64, rng: Rng) -> i64:
        if self.step == LAY:
            action = random_lay(self, rng)
            if action >= 0:
                return action
        elif self.step == SECOND:
            if rng.below(4) > 0:
                action = random_lay(self, rng)
                if action >= 0:
                    return action
            return DO_STOP * VERB
        elif self.step == SUN:
            return random_sun(self, rng)
        elif self.step == OPEN:
            return random_opening_lay(self, rng)
        actions = self.legal(seat)
        return actions[rng.below(len(actions))]

    def good_action(self, seat: i64, rng: Rng) -> i64:
        return advise(self, seat, rng)

    def worked_out(self, seat: i64) -> i64:
        """The sun, of which a search finds no better one in a reasonable time."""
        return careful_sun(self, seat) if self.awaits_sun() else NOTHING

    def ranking(self, seat: i64) -> vec[i64]:
        actions = self.legal(seat)
        return ranked_suns(self, seat, actions) if self.awaits_sun() else ranked(self, actions)

    def rests(self, seat: i64) -> bool:
        """Before a seat's turn, all chains scored."""
        return self.step == LAY and self.actor == seat and self.laid == 0 and len(self.marked) == 0

    def is_settled(self, seat: i64) -> bool:
        """A turn is played but for its sun."""
        return self.step == SUN and self.actor == seat

    def foresight(self, seat: i64) -> i64:
        return foresight(self, seat)

    def habits(self) -> Habits:
        return Habits(100, 1, winning=0.0, foresees=True)

    def play(self, seat: i64, action: i64) -> None:
        verb = action // VERB
        argument = action % VERB
        if verb == DO_LAY:
            self.play_lay(argument // (CELLS * EDGES), argument // EDGES % CELLS, argument % EDGES)
        elif verb == DO_STOP:
            self.end_laying()
        elif verb == DO_PASS:
            self.pass_turn()
        elif verb == DO_MARK:
            self.mark()
        elif verb == DO_DECLINE:
            self.end_chain()
        elif verb == DO_TAKE:
            self.take(argument)
        elif verb == DO_SUN:
            self.put_sun(self.sun_at(NOTHING), argument)
        else:
            self.put_sun(self.sun_at(argument // CELLS), argument % CELLS)

    def play_lay(self, tile: i64, cell: i64, turn: i64) -> None:
        """A tile of the opening or of a turn."""
        if self.step == OPEN:
            self.lay_opening(tile, cell, turn)
        else:
            self.lay(tile, cell, turn)

    def refusal(self, seat: i64, action: i64) -> Refusal:
        return explain(self, seat, action)

    def scores(self) -> vec[i64]:
        """PB-9, PB-15, PB-20."""
        out = filled(self.players, 0)
        seat: i64 = 0
        while seat < self.players:
            out[seat] = score_of(self, seat)
            seat += 1
        return out

    def hide(self, viewer: i64) -> None:
        hide(self, viewer)

    def fill(self, rng: Rng) -> None:
        fill(self, rng)

    def blank(self) -> State:
        return PelicanState(self.printed, self.players, self.all_open, Rng())
