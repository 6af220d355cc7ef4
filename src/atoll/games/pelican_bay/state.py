"""Pelican Bay's rules in the order of the rulebook: opening, turn, closing, end, solo."""

from typing import final

from atoll.core.native import append, i64, vec
from atoll.core.rng import Rng
from atoll.core.state import State
from atoll.core.vectors import filled
from atoll.core.words import Refusal
from atoll.games.pelican_bay import choices, fields, knowledge, position
from atoll.games.pelican_bay import components as pb
from atoll.games.pelican_bay.fields import FORM, Do, Step, form_of
from atoll.games.pelican_bay.position import EXTENDED, MARKED, PelicanPosition


@final
class PelicanState(PelicanPosition):
    """Pelican Bay in progress."""

    # -- set-up ------------------------------------------------------------------------------

    def begin(self) -> None:
        """PB-1, PB-2: shuffle, draw a start player; the last player makes the opening."""
        self.clear()
        self.first = self.rng.below(self.players)
        self.actor = (self.first + self.players - 1) % self.players
        self.step = Step.OPEN
        if self.all_open:
            choices.take_all(self)
        else:
            choices.draw_opening(self)
            knowledge.deal_piles(self)

    def lay_opening(self, tile: i64, cell: i64, turn: i64) -> None:
        """PB-3: one of the three; after the third a sun (PB-4), or the solo puzzle."""
        choices.arrange(self, tile)
        position.put_tile(self, tile, cell, turn)
        if self.is_solo():
            self.laid = 1
            self.after_solo_lay()
        elif self.bay_size == len(pb.OPENING):
            if self.printed.is_small:
                self.deal()
            else:
                self.step = Step.OPEN_SUN

    def deal(self) -> None:
        """PB-5: two tiles for each, start player first."""
        seat = self.first
        for _ in range(self.players):
            self.refill(seat)
            seat = self.next_seat(seat)
        self.actor = self.first
        self.start_turn()

    # -- a turn ------------------------------------------------------------------------------

    def start_turn(self) -> None:
        """A turn or bonus turn begins; in a bonus turn without tiles the chain is over."""
        self.laid = 0
        self.key_place = pb.NOTHING
        self.key_areas = 0
        if self.hand_size(self.actor) == 0:
            self.end_chain()
        else:
            self.step = Step.LAY

    def lay(self, tile: i64, cell: i64, turn: i64) -> None:
        """PB-6, PB-7: a first tile, or a second that extends what the first has extended."""
        slot = self.slot_of(self.actor, tile)
        self.empty_slot(slot)
        self.idle = 0
        position.lay_tile(self, tile, cell, turn)
        if self.is_solo():
            self.after_solo_lay()
        elif self.laid == 1 and self.hand_size(self.actor) > 0:
            self.step = Step.SECOND
        else:
            self.end_laying()

    def end_laying(self) -> None:
        """PB-14: if something is closed, mark or decline; else the turn is scored."""
        if position.closes_any(self):
            self.step = Step.CHOOSE
        else:
            self.end_chain()

    def refill(self, seat: i64) -> None:
        """PB-11: up to two tiles, as long as there are any."""
        for slot in range(seat * self.slots, (seat + 1) * self.slots):
            if self.hands[slot] == pb.NOTHING and self.stock_size() > 0:
                knowledge.draw(self, slot)

    def pass_turn(self) -> None:
        """PB-12, PB-15: nothing fits; the tiles are swapped, in the last round just kept."""
        knowledge.prove_misfits(self, self.actor)
        if not self.last_round and self.stock_size() > 0:
            knowledge.put_under(self, self.actor)
            self.refill(self.actor)
        if len(self.marked) > 0:
            self.end_chain()
            return
        self.idle += 1
        if 2 * (self.idle - self.players) >= self.stock_size() and not self.last_round:
            self.step = Step.OVER  # every tile has been in a hand and fits nowhere
        else:
            self.next_turn()

    # -- closing, pelicans -------------------------------------------------------------------

    def mark(self) -> None:
        """PB-14, PB-16: a marker on each area closed."""
        for area in position.closed_areas(self):
            self.marked = append(self.marked, area)
        self.place_pelicans()

    def place_pelicans(self) -> None:
        """PB-17: from the supply, from another's reserve, from one's own; else plain markers."""
        while self.pelicans_placed + self.plain_markers < len(self.marked):
            if self.supply > 0:
                self.supply -= 1
                self.pelicans_placed += 1
            elif len(choices.victims(self)) > 0:
                self.step = Step.TAKE
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
            position.score_area(self, self.actor, position.largest_extended(self), EXTENDED)
        for area in self.marked:
            position.score_area(self, self.actor, area, MARKED)
        self.pelicans[self.actor] += self.pelicans_placed
        self.marked = vec[i64]()
        self.pelicans_placed = self.plain_markers = 0
        if self.printed.is_small:
            self.end_turn()
        else:
            self.step = Step.SUN

    # -- suns --------------------------------------------------------------------------------

    def put_sun(self, sun: i64, cell: i64) -> None:
        """PB-4, PB-10: the sun comes to lie on the cell; then refill (PB-11)."""
        self.suns[sun] = cell
        self.idle = 0
        if self.step == Step.OPEN_SUN:
            self.deal()
            return
        self.end_turn()

    def end_turn(self) -> None:
        """PB-11: refill; in the last round there is none."""
        if not self.last_round:
            self.refill(self.actor)
        self.next_turn()

    # -- the end -----------------------------------------------------------------------------

    def next_turn(self) -> None:
        """PB-18: the next player; after the round in which the piles ran out the last round."""
        if self.is_solo():
            self.step = Step.LAY
            return
        self.actor = self.next_seat(self.actor)
        if self.last_round:
            self.next_in_last_round()
        elif self.piles_out and (self.actor == self.first or self.stock_size() == 0):
            self.start_last_round()
        else:
            self.start_turn()

    def start_last_round(self) -> None:
        """PB-18, PB-19: the start player opens it, if they have a tile."""
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
            self.step = Step.OVER
        else:
            self.start_turn()

    # -- solo --------------------------------------------------------------------------------

    def after_solo_lay(self) -> None:
        """PB-22: note what is closed, refill; the puzzle ends when nothing can be laid."""
        for area in position.closed_areas(self):
            position.note_closed(self, area)
        self.laid = 0
        if self.bay_size < len(pb.OPENING):
            return
        if not self.all_open:
            self.refill(0)
        self.step = Step.LAY
        if self.stock_size() == 0 and not knowledge.fits_any(self, 0):
            self.step = Step.OVER

    # -- the contract ------------------------------------------------------------------------

    def legal(self, seat: i64) -> vec[i64]:
        out = vec[i64]()
        if self.step == Step.OVER or seat != self.actor:
            return out
        if self.step == Step.OPEN:
            return choices.opening_lays(self)
        if self.step == Step.LAY:
            out = choices.lays(self)
            if len(out) == 0:
                out = append(out, Do.PASS)
            return out
        if self.step == Step.SECOND:
            return append(choices.lays(self), Do.STOP)
        if self.step == Step.CHOOSE:
            return vec[i64]([Do.MARK, Do.DECLINE])
        if self.step == Step.TAKE:
            return choices.victims(self)
        return choices.sun_cells(self)

    def is_legal(self, seat: i64, action: i64) -> bool:
        if self.step == Step.OVER or seat != self.actor or action < 0 or action >= Do.MOVE + FORM:
            return False
        form = form_of(action)
        code = action % FORM
        if form == Do.LAY:
            return choices.is_lay(self, action)
        if form == Do.TAKE:
            return self.step == Step.TAKE and code < self.players and choices.can_rob(self, code)
        if form == Do.SUN or form == Do.MOVE:
            return choices.is_sun(self, action)
        if code != 0:
            return False
        if form == Do.STOP:
            return self.step == Step.SECOND
        if form == Do.PASS:
            return self.step == Step.LAY and not knowledge.fits_any(self, seat)
        return self.step == Step.CHOOSE

    def random_action(self, seat: i64, rng: Rng) -> i64:
        if self.step == Step.LAY:
            action = choices.random_lay(self, rng)
            if action >= 0:
                return action
        elif self.step == Step.SECOND:
            if rng.below(4) > 0:
                action = choices.random_lay(self, rng)
                if action >= 0:
                    return action
            return Do.STOP
        elif self.step == Step.SUN:
            return choices.random_sun(self, rng)
        elif self.step == Step.OPEN:
            return choices.random_opening_lay(self, rng)
        actions = self.legal(seat)
        return actions[rng.below(len(actions))]

    def play(self, seat: i64, action: i64) -> None:
        form = form_of(action)
        if form == Do.LAY:
            self.play_lay(
                fields.tile_of(action), fields.cell_of(action), fields.rotation_of(action)
            )
        elif form == Do.STOP:
            self.end_laying()
        elif form == Do.PASS:
            self.pass_turn()
        elif form == Do.MARK:
            self.mark()
        elif form == Do.DECLINE:
            self.end_chain()
        elif form == Do.TAKE:
            self.take(fields.take_from_of(action))
        elif form == Do.SUN:
            self.put_sun(self.sun_at(pb.NOTHING), fields.sun_to_of(action))
        else:
            self.put_sun(self.sun_at(fields.move_from_of(action)), fields.move_to_of(action))

    def play_lay(self, tile: i64, cell: i64, turn: i64) -> None:
        """A tile of the opening or of a turn."""
        if self.step == Step.OPEN:
            self.lay_opening(tile, cell, turn)
        else:
            self.lay(tile, cell, turn)

    def refusal(self, seat: i64, action: i64) -> Refusal:
        return choices.explain(self, seat, action)

    def scores(self) -> vec[i64]:
        """PB-9, PB-15, PB-20."""
        out = filled(self.players, 0)
        for seat in range(self.players):
            out[seat] = position.score_of(self, seat)
        return out

    def hide(self, viewer: i64) -> None:
        knowledge.hide(self, viewer)

    def fill(self, rng: Rng) -> None:
        knowledge.fill(self, rng)

    def blank(self) -> State:
        return PelicanState(self.printed, self.players, self.all_open, Rng())
