"""What every player may do at any time, also off-turn: harvest, sell, load, move cargo, buy."""

from typing import Final

from atoll.core.bits import BIT
from atoll.core.native import append, i64, vec
from atoll.games.isla_bohnita.components import (
    FIELDS,
    MERCHANTS,
    PIRATE,
    PIRATE_SHIP,
    SHIPS,
    THIRD_FIELD,
    WARES,
)
from atoll.games.isla_bohnita.piles import BohnitaPiles
from atoll.games.isla_bohnita.position import NOTHING
from atoll.games.isla_bohnita.verbs import (
    DO_BUY,
    DO_LOAD,
    DO_MOVE,
    DO_SELL_CARGO,
    DO_SELL_FIELD,
    VERB,
)

MOST_SHIFTS: Final = 4  # cargo moved to an empty merchant, a player and turn


class BohnitaHarbour(BohnitaPiles):
    """IB-16 to IB-22."""

    # -- when (IB-26, IB-28) -----------------------------------------------------------------

    def may_sell(self, seat: i64) -> bool:
        """IB-26, IB-28: with two players only in one's own turn."""
        return self.players > 2 or seat == self.active

    # -- fields (IB-16 to IB-18) -------------------------------------------------------------

    def can_harvest(self, seat: i64, field: i64) -> bool:
        """IB-16: one card is protected while another field has two or more."""
        first = seat * FIELDS
        count = self.field_count[first + field]
        if count != 1:
            return count > 0
        other: i64 = 0
        while other < FIELDS:
            if self.field_count[first + other] > 1:
                return False
            other += 1
        return True

    def sell_field(self, seat: i64, field: i64) -> None:
        """IB-17: the harvest is sold."""
        at = seat * FIELDS + field
        self.sell(seat, self.field_bean[at], self.field_count[at])
        self.clear_field(seat, field)

    def can_load(self, seat: i64, field: i64, ship: i64) -> bool:
        """IB-18: onto an own merchant that is empty or carries that bean."""
        return self.has_ship(seat, ship) and self.can_carry(
            seat, ship, self.field_bean[seat * FIELDS + field]
        )

    def load(self, seat: i64, field: i64, ship: i64) -> None:
        """IB-18: the whole harvest onto a merchant."""
        at = seat * FIELDS + field
        self.stow(seat, ship, self.field_bean[at], self.field_count[at])
        self.clear_field(seat, field)

    # -- cargo (IB-19, IB-20) ----------------------------------------------------------------

    def can_move(self, seat: i64, source: i64, target: i64) -> bool:
        """IB-19: all of it onto an own merchant that is empty or carries that bean."""
        at = seat * SHIPS + source
        if self.ship_count[at] == 0 or source == target or not self.has_ship(seat, target):
            return False
        if self.is_shift(seat, source, target):
            return self.shifts[seat] < MOST_SHIFTS
        return self.can_carry(seat, target, self.ship_bean[at])

    def is_shift(self, seat: i64, source: i64, target: i64) -> bool:
        """A move from a merchant to the empty other one, which alone can go on for ever."""
        return source != PIRATE and self.ship_count[seat * SHIPS + target] == 0

    def move(self, seat: i64, source: i64, target: i64) -> None:
        """IB-19: from ship to ship, whatever its worth."""
        if self.is_shift(seat, source, target):
            self.shifts[seat] += 1
        at = seat * SHIPS + source
        self.stow(seat, target, self.ship_bean[at], self.ship_count[at])
        self.unload(seat, source, self.ship_count[at])

    def cargo_value(self, seat: i64, ship: i64) -> i64:
        """The thalers a ship's cargo would bring."""
        at = seat * SHIPS + ship
        if self.ship_count[at] == 0:
            return 0
        return self.printed.value(self.ship_bean[at], self.ship_count[at])

    def sell_cargo(self, seat: i64, ship: i64) -> None:
        """IB-20: always all of it."""
        at = seat * SHIPS + ship
        self.sell(seat, self.ship_bean[at], self.ship_count[at])
        self.unload(seat, ship, self.ship_count[at])

    # -- buying (IB-21) ----------------------------------------------------------------------

    def price(self, ware: i64) -> i64:
        """IB-21: what a ware costs; NOTHING if it is not sold in this game."""
        if ware == THIRD_FIELD:
            return 2 if not self.island and self.players >= 6 else 3
        if not self.island:
            return NOTHING
        if ware == PIRATE_SHIP:
            return 2
        if self.players == 2:
            return 5
        return 4 if self.players <= 4 else 3

    def can_buy(self, seat: i64, ware: i64) -> bool:
        """IB-21: each once a player."""
        price = self.price(ware)
        return price != NOTHING and self.wealth[seat] >= price and not self.has_ware(seat, ware)

    # -- all of it ---------------------------------------------------------------------------

    def list_any_time(self, seat: i64, out: vec[i64]) -> vec[i64]:
        """IB-22: everything a player may do whoever's turn it is."""
        out = self.list_harvests(seat, out)
        if self.island:
            out = self.list_cargo(seat, out)
        if self.wealth[seat] > 1:
            ware: i64 = 0
            while ware < WARES:
                if self.can_buy(seat, ware):
                    out = append(out, DO_BUY * VERB + ware)
                ware += 1
        return out

    def list_harvests(self, seat: i64, out: vec[i64]) -> vec[i64]:
        """IB-16: fields to sell or to load."""
        may_sell = self.may_sell(seat)
        field: i64 = 0
        while field < FIELDS:
            if self.can_harvest(seat, field):
                if may_sell:
                    out = append(out, DO_SELL_FIELD * VERB + field)
                if self.island:
                    ship: i64 = 0
                    while ship < MERCHANTS:
                        if self.can_load(seat, field, ship):
                            out = append(out, DO_LOAD * VERB + field * MERCHANTS + ship)
                        ship += 1
            field += 1
        return out

    def list_cargo(self, seat: i64, out: vec[i64]) -> vec[i64]:
        """IB-19, IB-20: cargo to sell or to move."""
        may_sell = self.may_sell(seat)
        ship: i64 = 0
        while ship < SHIPS:
            if self.ship_count[seat * SHIPS + ship] > 0:
                if may_sell and self.cargo_value(seat, ship) > 0:
                    out = append(out, DO_SELL_CARGO * VERB + ship)
                target: i64 = 0
                while target < MERCHANTS:
                    if self.can_move(seat, ship, target):
                        out = append(out, DO_MOVE * VERB + ship * MERCHANTS + target)
                    target += 1
            ship += 1
        return out

    def buy(self, seat: i64, ware: i64) -> None:
        """IB-21: paid at once, usable at once."""
        self.pay(seat, self.price(ware))
        self.bought[seat] |= BIT[ware]
