"""Generated from `declaration.py` by `python -m release.generate`; not edited by hand."""

from typing import Final

from atoll.core import encoding
from atoll.core.native import i64, u8, vec
from atoll.core.rng import Rng
from atoll.core.state import State
from atoll.core.vectors import filled, put
from atoll.games.isla_bohnita.components import BohnitaSet, beans_played

FORM: Final = 65536  # codes of a form


class Step:
    """What the game waits for."""

    LEFT: Final = 0
    PLANT: Final = 1
    TRADE: Final = 2
    DRAW: Final = 3
    RAID: Final = 4
    OVER: Final = 5


class Do:
    """The first code of each form of action."""

    PLANT: Final = 0  # the front hand card onto a field
    TURN_UP: Final = 65536  # go on to phase 2
    SET_ASIDE: Final = 131072  # a turned-up card
    PLANT_ASIDE: Final = 196608  # a bean set aside, a field
    PLANT_TURNED_UP: Final = 262144  # with two players: a bean, a field
    END_PHASE: Final = 327680  # phase 2 ends
    DRAW: Final = 393216  # draw cards
    SAIL: Final = 458752  # a merchant, a port, how many cards
    RAID: Final = 524288  # whose merchant
    YIELD: Final = 589824  # give in to a raid
    SELL_FIELD: Final = 655360  # a field
    LOAD: Final = 720896  # a field onto a merchant
    SELL_CARGO: Final = 786432  # a ship
    MOVE: Final = 851968  # a ship's cargo onto a merchant
    BUY: Final = 917504  # a ware
    DISCARD: Final = 983040  # with two players: a place in the hand
    PLANT_LEFT: Final = 1048576  # IB-28: a bean the opponent left, a field
    DISCARD_LEFT: Final = 1114112  # IB-28: a bean the opponent left
    WISH: Final = 1179648  # show that one looks for a bean
    REFUSE: Final = 1245184
    WITHDRAW: Final = 1310720


def form_of(action: i64) -> i64:
    return action & -65536


def plant_aside_action(bean: i64, field: i64) -> i64:
    return Do.PLANT_ASIDE + bean * 4 + field


def plant_turned_up_action(bean: i64, field: i64) -> i64:
    return Do.PLANT_TURNED_UP + bean * 4 + field


def sail_action(ship: i64, port: i64, count: i64) -> i64:
    return Do.SAIL + ship * 16 + port * 8 + count


def raid_action(victim: i64, ship: i64) -> i64:
    return Do.RAID + victim * 3 + ship


def load_action(field: i64, ship: i64) -> i64:
    return Do.LOAD + field * 3 + ship


def move_action(from_: i64, to: i64) -> i64:
    return Do.MOVE + from_ * 3 + to


def plant_left_action(bean: i64, field: i64) -> i64:
    return Do.PLANT_LEFT + bean * 4 + field


def plant_aside_field_of(action: i64) -> i64:
    return action & 3


def load_field_of(action: i64) -> i64:
    return action % FORM // 3


def plant_aside_bean_of(action: i64) -> i64:
    return (action >> 2) & 16383


def sail_ship_of(action: i64) -> i64:
    return (action >> 4) & 4095


def raid_ship_of(action: i64) -> i64:
    return action % FORM % 3


def port_of(action: i64) -> i64:
    return (action >> 3) & 1


def count_of(action: i64) -> i64:
    return action & 7


def victim_of(action: i64) -> i64:
    return action % FORM // 3


def from_of(action: i64) -> i64:
    return action % FORM // 3


def to_of(action: i64) -> i64:
    return action % FORM % 3


def offer_of(action: i64) -> i64:
    return action & 65535


class BohnitaFields(State):
    """The fields of a position and how they are copied."""

    def __init__(
        self,
        printed: BohnitaSet,
        players: i64,
        island: bool,
        extension: bool,
        most_offers: i64,
        rng: Rng,
    ) -> None:
        super().__init__(players, rng)
        self.printed: BohnitaSet = printed
        self.island: bool = island
        self.extension: bool = extension
        self.most_offers: i64 = most_offers
        self.beans: i64 = beans_played(printed, players, island, extension)  # the beans played with
        self.step: i64 = 1  # what the game waits for, as in `fields.py`
        self.active: i64 = 0  # whose turn it is
        self.is_last: bool = False  # IB-23: the game ends with this turn's planting
        self.planted: i64 = 0  # IB-6: hand cards planted in this phase 1
        self.has_discarded: bool = False  # IB-26, IB-28: a hand card in this phase 1
        self.deck: vec[i64] = filled(13, 0)  # nobody knows its order: how many of each bean
        self.deck_size: i64 = 0  # cards in the draw pile
        self.discard: vec[i64] = filled(208, -1)  # the top card last
        self.discard_size: i64 = 0  # cards in the discard pile
        self.put_aside: vec[i64] = filled(13, 0)  # IB-27, IB-28: thalers paid
        self.exhaustions: i64 = 0  # times the draw pile ran out
        self.rows: vec[i64] = filled(10, -1)  # by port, the top card last
        self.row_size: vec[i64] = filled(2, 0)
        self.turned_up: vec[i64] = filled(2, -1)  # IB-7
        self.lying: vec[i64] = filled(13, 0)  # IB-26, IB-28: turned up with two players
        self.hands: vec[i64] = filled(players * 56, -1)  # queues, their front at place 0
        self.hand_size: vec[i64] = filled(players, 0)  # cards in each hand
        self.assured: vec[i64] = filled(players * 13, 0)
        self.field_bean: vec[i64] = filled(players * 3, -1)  # of each field
        self.field_count: vec[i64] = filled(players * 3, 0)  # of each field
        self.aside: vec[i64] = filled(players * 13, 0)  # cards to plant, of each bean
        self.aside_size: vec[i64] = filled(players, 0)
        self.ship_bean: vec[i64] = filled(players * 3, -1)  # of each ship
        self.ship_count: vec[i64] = filled(players * 3, 0)  # of each ship
        self.bought: vec[i64] = filled(players, 0)  # the set of wares a player has
        self.thalers: vec[i64] = filled(208, -1)  # of all players, the last turned over last
        self.thalers_size: i64 = 0
        self.wealth: vec[i64] = filled(players, 0)  # how many thalers each has
        self.settled: vec[i64] = filled(players, 0)  # IB-24: thalers for the last sale
        self.target: i64 = -1  # the merchant under attack, seat * 2 + merchant
        self.raided: i64 = 0  # the merchants attacked this turn
        self.shifts: vec[i64] = filled(players, 0)  # cargo moved to empty merchants
        self.offer_number: i64 = 0  # of the next offer; numbers rise through the game
        self.offers_made: vec[i64] = filled(players, 0)  # this turn, by each player
        self.offers: i64 = 0  # how many can be accepted, in the order they were made
        self.offer_id: vec[i64] = filled(players * most_offers if players > 2 else 0, 0)
        self.offer_terms: vec[i64] = filled(players * most_offers if players > 2 else 0, 0)
        self.offer_places: vec[i64] = filled(players * most_offers if players > 2 else 0, 0)
        self.offer_given: vec[i64] = filled(players * most_offers if players > 2 else 0, 0)
        self.offer_wanted: vec[i64] = filled(players * most_offers if players > 2 else 0, 0)
        self.wishes: vec[i64] = filled(players, 0)  # the set of beans a player looks for

    def assign(self, other: State) -> None:
        assert isinstance(other, BohnitaFields)
        self.viewer = other.viewer
        self.rng.assign(other.rng)
        self.step = other.step
        self.active = other.active
        self.is_last = other.is_last
        self.planted = other.planted
        self.has_discarded = other.has_discarded
        put(self.deck, other.deck)
        self.deck_size = other.deck_size
        self.discard = other.discard[:]
        self.discard_size = other.discard_size
        put(self.put_aside, other.put_aside)
        self.exhaustions = other.exhaustions
        put(self.rows, other.rows)
        put(self.row_size, other.row_size)
        put(self.turned_up, other.turned_up)
        put(self.lying, other.lying)
        self.hands = other.hands[:]
        put(self.hand_size, other.hand_size)
        self.assured = other.assured[:]
        put(self.field_bean, other.field_bean)
        put(self.field_count, other.field_count)
        self.aside = other.aside[:]
        put(self.aside_size, other.aside_size)
        put(self.ship_bean, other.ship_bean)
        put(self.ship_count, other.ship_count)
        put(self.bought, other.bought)
        self.thalers = other.thalers[:]
        self.thalers_size = other.thalers_size
        put(self.wealth, other.wealth)
        put(self.settled, other.settled)
        self.target = other.target
        self.raided = other.raided
        put(self.shifts, other.shifts)
        self.offer_number = other.offer_number
        put(self.offers_made, other.offers_made)
        put(self.wishes, other.wishes)


class BohnitaSpaces(encoding.Encoding):
    """The observation and action spaces that follow from the declaration."""

    def write(self, state: State, viewer: i64, page: vec[u8], at: i64) -> i64:
        assert isinstance(state, BohnitaFields)
        at = encoding.write_choice(page, at, state.step, 5)
        at = encoding.write_seats(page, at, state.must_act(), viewer, state.players)
        at = encoding.write_seat(page, at, state.active, viewer, state.players)
        at = encoding.write_count(page, at, 1 if state.is_last else 0)
        at = encoding.write_count(page, at, state.planted)
        at = encoding.write_count(page, at, 1 if state.has_discarded else 0)
        at = encoding.write_count(page, at, state.deck_size)
        at = encoding.write_count(page, at, state.discard_size)
        at = encoding.write_counts(page, at, state.put_aside, 0)
        at = encoding.write_count(page, at, state.exhaustions)
        at = encoding.write_choices(page, at, state.rows, 0, 13)
        at = encoding.write_choices(page, at, state.turned_up, 0, 13)
        at = encoding.write_counts(page, at, state.lying, 0)
        at = encoding.write_counts(page, at, state.hand_size, viewer)
        at = encoding.write_choices(page, at, state.field_bean, viewer * 3, 13)
        at = encoding.write_counts(page, at, state.field_count, viewer * 3)
        at = encoding.write_counts(page, at, state.aside, viewer * 13)
        at = encoding.write_choices(page, at, state.ship_bean, viewer * 3, 13)
        at = encoding.write_counts(page, at, state.ship_count, viewer * 3)
        at = encoding.write_sets(page, at, state.bought, viewer, 3)
        at = encoding.write_counts(page, at, state.wealth, viewer)
        at = encoding.write_counts(page, at, state.settled, viewer)
        at = encoding.write_counts(page, at, state.shifts, viewer)
        at = encoding.write_counts(page, at, state.offers_made, viewer)
        return encoding.write_sets(page, at, state.wishes, viewer, 13)
