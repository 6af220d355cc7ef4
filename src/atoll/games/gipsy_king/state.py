"""Gipsy King's rules in the order of the rulebook: landscape, queue, numbers, halves."""

from typing import Final, final

from atoll.core.bits import BIT, nth, popcount
from atoll.core.native import append, i64, vec
from atoll.core.rng import Rng
from atoll.core.state import State
from atoll.core.vectors import append_each, put
from atoll.core.words import Refusal, refuse, seat_words
from atoll.games.gipsy_king import components as gk
from atoll.games.gipsy_king.declaration import hex_words, number_words
from atoll.games.gipsy_king.fields import Do, GipsyKingFields, hex_of
from atoll.games.gipsy_king.landscape import Landscape, beside, connected, pieces

NO_RANK: Final = -1
FISH_COUNT: Final = vec[i64]([0, 0, 1, 2, 1, 1])  # GK-14: by the number of players


@final
class GipsyKingState(GipsyKingFields):
    """Gipsy King in progress.

    Sets of hexes are masks; what a half has for each seat is at `at(half, seat)`.
    """

    # -- what can be read off a position -----------------------------------------------------

    def at(self, half: i64, seat: i64) -> i64:
        """Where the vectors keep what a seat has in a half."""
        return (half - 1) * self.players + seat

    def must_act(self) -> i64:
        """One seat at a time."""
        if self.open == 0:
            return 0
        return BIT[self.queue[self.turn]]

    def to_act(self) -> i64:
        """GK-4: the first in the queue who has not passed."""
        if self.open == 0:
            return -1
        return self.queue[self.turn]

    def tiles(self) -> i64:
        """GK-1: how many tiles are in the game."""
        return self.printed.tiles_for(self.players)

    def hexes(self) -> i64:
        """The hexes of the game, water and land."""
        return self.printed.hexes(self.tiles())

    def land(self) -> i64:
        """The land hexes of the game."""
        return self.hexes() & ~gk.WATER

    def around(self, number: i64) -> i64:
        """The land next to the water of a number; for DRY the land that touches no water."""
        if number != gk.DRY:
            return self.near[gk.water_of(number)] & ~gk.WATER
        dry = self.land()
        number = self.tiles()
        while number > 0:
            dry &= ~self.near[gk.water_of(number)]
            number -= 1
        return dry

    def number_after(self, number: i64) -> i64:
        """GK-4: upwards; GK-10: in the second half downwards; GK-8: dry land last."""
        if self.half == 2:
            return number - 1
        if number == self.tiles():
            return gk.DRY
        return number + 1

    def is_last(self) -> bool:
        """GK-6: whether all the others have passed."""
        return self.turn == self.players - 1

    def doubles_used(self, seat: i64) -> i64:
        """GK-11: how often a seat has put two caravans on a hex."""
        return popcount(self.doubled[self.at(2, seat)])

    def can_double(self, seat: i64) -> bool:
        """GK-11: twice, in the second half."""
        return self.half == 2 and self.doubles_used(seat) < gk.DOUBLES

    def caravans_placed(self, seat: i64) -> i64:
        """The caravans a seat has in the landscape."""
        at = self.at(self.half, seat)
        return popcount(self.caravans[at]) + popcount(self.doubled[at])

    def caravans_left(self, seat: i64) -> i64:
        """GK-11b: of the seat's own colour, besides the queue markers; below 0 spares stand in."""
        return gk.CARAVANS - (gk.HALVES + 1 - self.half) - self.caravans_placed(seat)

    # -- set-up ------------------------------------------------------------------------------

    def begin(self) -> None:
        """GK-1 to GK-3: lay the landscape, draw the queue and begin the first half."""
        self.clear()
        self.lay_landscape()
        self.draw_queues()
        self.half = 1
        self.start_half(1)

    def lay_landscape(self) -> None:
        """GK-1: at random, or as the set says; GK-2: connected water is a lake."""
        landscape = Landscape(self.printed, self.tiles())
        if len(self.printed.laid) > 0:
            landscape.lay_as_given()
        else:
            landscape.lay_at_random(self.rng)
        self.cells = landscape.cells
        self.near = landscape.near
        self.lakes = pieces(self.near, self.hexes() & gk.WATER)

    def draw_queues(self) -> None:
        """GK-3: a random queue; the second half begins with its reverse."""
        self.queue = self.rng.order(self.players)
        for place in range(self.players):
            self.second_queue[place] = self.queue[self.players - 1 - place]

    def start_half(self, number: i64) -> None:
        """The landscape is empty; every number has free land around it."""
        self.free = self.land()
        self.start_number(number)

    def start_number(self, number: i64) -> None:
        """GK-5: passes end when the number changes."""
        self.number = number
        self.turn = 0
        self.open = self.around(number) & self.free

    # -- a turn ------------------------------------------------------------------------------

    def place(self, seat: i64, hex_: i64) -> None:
        """GK-4: take a hex and go to the end of the queue; GK-7: then perhaps the next number."""
        taken = BIT[hex_]
        self.caravans[self.at(self.half, seat)] |= taken
        self.free &= ~taken
        self.open &= ~taken
        self.go_to_the_end(seat)
        if self.open == 0:
            self.next_number()

    def go_to_the_end(self, seat: i64) -> None:
        """Move the marker of the seat that acts to the end; who passed stays in front."""
        queue = self.queue
        place = self.turn
        last = self.players - 1
        while place < last:
            queue[place] = queue[place + 1]
            place += 1
        queue[last] = seat

    def next_number(self) -> None:
        """GK-7: numbers without free land are skipped; GK-9: without any free land, score."""
        if self.free == 0:
            self.end_half()
            return
        while self.open == 0:
            self.start_number(self.number_after(self.number))

    # -- halves ------------------------------------------------------------------------------

    def end_half(self) -> None:
        """GK-9: score; GK-10: then the second half, from the highest number down."""
        score_half(self, self.half)
        self.turn = 0
        if self.half < self.printed.halves:
            self.half = 2
            put(self.queue, self.second_queue)
            self.start_half(self.tiles())

    # -- the contract ------------------------------------------------------------------------

    def legal(self, seat: i64) -> vec[i64]:
        out = vec[i64]()
        if self.open == 0 or seat != self.queue[self.turn]:
            return out
        out = append_each(out, Do.PLACE, self.open)
        if self.can_double(seat):
            out = append_each(out, Do.DOUBLE, self.open)
        if not self.is_last():
            out = append(out, Do.PASS)
        return out

    def is_legal(self, seat: i64, action: i64) -> bool:
        if self.open == 0 or seat != self.queue[self.turn]:
            return False
        if action == Do.PASS:
            return not self.is_last()
        hex_ = hex_of(action)
        if action < 0 or action > Do.PASS or hex_ >= gk.HEXES or (self.open & BIT[hex_]) == 0:
            return False
        return action < Do.DOUBLE or self.can_double(seat)

    def random_action(self, seat: i64, rng: Rng) -> i64:
        hexes = popcount(self.open)
        choices = hexes
        if self.can_double(seat):
            choices += hexes
        doubles_end = choices
        if not self.is_last():
            choices += 1
        choice = rng.below(choices)
        if choice < hexes:
            return Do.PLACE + nth(self.open, choice)
        if choice < doubles_end:
            return Do.DOUBLE + nth(self.open, choice - hexes)
        return Do.PASS

    def play(self, seat: i64, action: i64) -> None:
        if action == Do.PASS:
            self.turn += 1  # GK-5: the marker stays, the next in the queue acts
            return
        hex_ = hex_of(action)
        if action >= Do.DOUBLE:
            self.doubled[self.at(self.half, seat)] |= BIT[hex_]
        self.place(seat, hex_)

    def refusal(self, seat: i64, action: i64) -> Refusal:
        hex_ = hex_of(action)
        if action == Do.PASS:
            return refuse("GK-6", "must-fill", number=number_words(self.number))
        if action < 0 or action > Do.PASS:
            return refuse("GK-4", "no-such-action")
        if hex_ >= gk.HEXES or not self.hexes() & BIT[hex_]:
            return refuse("GK-1", "no-such-hex")
        if not self.open & BIT[hex_]:
            return self.hex_refusal(hex_)
        if self.half == 1:
            return refuse("GK-11", "double-later")
        return refuse("GK-11", "doubles-used")

    def hex_refusal(self, hex_: i64) -> Refusal:
        """The hex is no land, not free, or not around the number."""
        name = hex_words(self, hex_)
        if gk.WATER & BIT[hex_]:
            return refuse("GK-2", "on-water", hex=name)
        for seat in range(self.players):
            if self.caravans[self.at(self.half, seat)] & BIT[hex_]:
                return refuse("GK-4", "taken", hex=name, who=seat_words(seat))
        return refuse("GK-4", "not-around", hex=name, number=number_words(self.number))

    def scores(self) -> vec[i64]:
        totals = vec[i64]()
        for seat in range(self.players):
            totals = append(totals, self.points[seat] + self.points[self.players + seat])
        return totals

    def blank(self) -> State:
        return GipsyKingState(self.printed, self.players, Rng())


# -- lakes -------------------------------------------------------------------------------------


def shore(state: GipsyKingState, lake: i64) -> i64:
    """The land hexes next to a lake."""
    return beside(state.near, lake) & ~gk.WATER


def count_on(state: GipsyKingState, half: i64, seat: i64, hexes: i64) -> i64:
    """A seat's caravans on these hexes; a double counts two (GK-11)."""
    at = state.at(half, seat)
    return popcount(state.caravans[at] & hexes) + popcount(state.doubled[at] & hexes)


def counts_at(state: GipsyKingState, half: i64, lake: i64) -> vec[i64]:
    """GK-12: every seat's caravans at a lake."""
    land = shore(state, lake)
    counts = vec[i64]()
    for seat in range(state.players):
        counts = append(counts, count_on(state, half, seat, land))
    return counts


def next_lower(counts: vec[i64], than: i64) -> i64:
    """The highest count below this one; 0 if there is none."""
    highest: i64 = 0
    for count in counts:
        if count < than and count > highest:
            highest = count
    return highest


def rank_of(counts: vec[i64], seat: i64) -> i64:
    """GK-12: 0 for the most, equal for ties, no rank left out; GK-13: NO_RANK without caravans."""
    if counts[seat] == 0:
        return NO_RANK
    rank: i64 = 0
    higher = next_lower(counts, 1000)
    while higher > counts[seat]:
        higher = next_lower(counts, higher)
        rank += 1
    return rank


def fish_for(state: GipsyKingState, lake: i64, rank: i64) -> i64:
    """GK-12, GK-13: the fish group a rank scores; GK-14: doubled, or all of them."""
    if rank == NO_RANK:
        return 0
    if state.players == 2:
        if rank == 0:
            return all_fish(state, lake)
        return 0
    fish: i64 = gk.FISH_GROUPS
    while fish > 0:
        if (state.printed.water_with[fish] & lake) != 0:
            if rank == 0:
                return FISH_COUNT[state.players] * fish
            rank -= 1
        fish -= 1
    return 0


def all_fish(state: GipsyKingState, lake: i64) -> i64:
    """The fish of all groups in a lake."""
    total: i64 = 0
    fish: i64 = gk.FISH_GROUPS
    while fish > 0:
        if (state.printed.water_with[fish] & lake) != 0:
            total += fish
        fish -= 1
    return total


def score_lakes(state: GipsyKingState, half: i64) -> None:
    """Add what the lakes give to the points of a half."""
    for lake in state.lakes:
        if all_fish(state, lake) > 0:
            counts = counts_at(state, half, lake)
            for seat in range(state.players):
                state.points[state.at(half, seat)] += fish_for(state, lake, rank_of(counts, seat))


# -- groups ------------------------------------------------------------------------------------


def group_points(caravans: i64) -> i64:
    """GK-15: 1 + 2 + … for the caravans of a group."""
    return caravans * (caravans + 1) // 2


def score_groups(state: GipsyKingState, half: i64) -> None:
    """GK-15: add what the groups give to the points of a half."""
    for seat in range(state.players):
        at = state.at(half, seat)
        left = state.caravans[at]
        while left != 0:
            group = connected(state.near, left, left & -left)
            left &= ~group
            state.points[at] += group_points(count_on(state, half, seat, group))


def score_half(state: GipsyKingState, half: i64) -> None:
    """GK-12 to GK-15: count what every seat's caravans of a half are worth."""
    for seat in range(state.players):
        state.points[state.at(half, seat)] = 0
    score_lakes(state, half)
    score_groups(state, half)
