"""Voyages of the active player's ships: merchants sail to the island, pirates raid."""

from atoll.core.bits import BIT
from atoll.core.native import append, i64, vec
from atoll.games.isla_bohnita.components import MERCHANTS, PIRATE, PORTS, ROW, SHIPS
from atoll.games.isla_bohnita.position import NOTHING
from atoll.games.isla_bohnita.trading import BohnitaTrading
from atoll.games.isla_bohnita.verbs import (
    COUNT,
    DO_RAID,
    DO_SAIL,
    DO_SELL_CARGO,
    DO_YIELD,
    RAID,
    TRADE,
    VERB,
)


class BohnitaVoyages(BohnitaTrading):
    """IB-10 to IB-12."""

    # -- sailing (IB-10, IB-11) --------------------------------------------------------------

    def top_of_row(self, port: i64) -> i64:
        """The top card of a port's row, NOTHING if it is empty."""
        size = self.row_size[port]
        return NOTHING if size == 0 else self.rows[port * ROW + size - 1]

    def run_of_row(self, port: i64) -> i64:
        """How many cards from the top on are of one bean."""
        run: i64 = 1
        top = self.row_size[port] - 1
        while run <= top and self.rows[port * ROW + top - run] == self.rows[port * ROW + top]:
            run += 1
        return run

    def sail(self, seat: i64, ship: i64, port: i64, cards: i64) -> None:
        """IB-10: the top cards of a row onto a merchant."""
        self.stow(seat, ship, self.top_of_row(port), cards)
        while cards > 0:
            self.row_size[port] -= 1
            self.rows[port * ROW + self.row_size[port]] = NOTHING
            cards -= 1

    # -- raids (IB-12) -----------------------------------------------------------------------

    def can_raid(self, seat: i64, target: i64) -> bool:
        """IB-12: a loaded merchant of another player, once a turn, if the pirate can take it."""
        victim = target // MERCHANTS
        at = victim * SHIPS + target % MERCHANTS
        if victim == seat or self.ship_count[at] == 0 or (self.raided & BIT[target]) != 0:
            return False
        return self.can_carry(seat, PIRATE, self.ship_bean[at])

    def raid(self, target: i64) -> None:
        """IB-12: announced; the victim answers before anything else happens."""
        self.target = target
        self.raided |= BIT[target]
        self.step = RAID

    def yield_card(self, victim: i64) -> None:
        """IB-12: one card of the cargo goes onto the pirate."""
        ship = self.target % MERCHANTS
        self.stow(self.active, PIRATE, self.ship_bean[victim * SHIPS + ship], 1)
        self.unload(victim, ship, 1)
        self.end_raid()

    def end_raid(self) -> None:
        """Phase 2 goes on."""
        self.target = NOTHING
        self.step = TRADE

    def sell_ship(self, seat: i64, ship: i64) -> None:
        """IB-20; IB-12: under a raid it is the victim's answer."""
        self.sell_cargo(seat, ship)
        if self.step == RAID:
            self.end_raid()

    # -- listing -----------------------------------------------------------------------------

    def list_voyages(self, seat: i64, out: vec[i64]) -> vec[i64]:
        """IB-10, IB-12: sailings and raids."""
        port: i64 = 0
        while port < PORTS:
            if self.row_size[port] > 0:
                top = self.top_of_row(port)
                ship: i64 = 0
                while ship < MERCHANTS:
                    if self.has_ship(seat, ship) and self.can_carry(seat, ship, top):
                        cards: i64 = 1
                        base = DO_SAIL * VERB + (ship * PORTS + port) * COUNT
                        while cards <= self.run_of_row(port):
                            out = append(out, base + cards)
                            cards += 1
                    ship += 1
            port += 1
        if self.has_ship(seat, PIRATE):
            target: i64 = 0
            while target < self.players * MERCHANTS:
                if self.can_raid(seat, target):
                    out = append(out, DO_RAID * VERB + target)
                target += 1
        return out

    def list_raid_answers(self, seat: i64, out: vec[i64]) -> vec[i64]:
        """IB-12: the victim sells the cargo, if it brings anything, or yields a card."""
        ship = self.target % MERCHANTS
        if seat == self.target // MERCHANTS:
            out = append(out, DO_YIELD * VERB)
            if self.cargo_value(seat, ship) > 0:
                out = append(out, DO_SELL_CARGO * VERB + ship)
        return out
