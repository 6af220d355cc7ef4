"""Piles, fields, ships and thalers of La Isla Bohnita, and the actions allowed at any time."""

from tests.referee.beans import NOTHING, Pile, merged, prices, worth
from tests.referee.common import Data, Referee

PIRATE = 2
EMPTY_MOVES = 4


class Harbour(Referee):
    """The part of the referee that keeps the piles and judges IB-16 to IB-23."""

    def __init__(self, header: Data) -> None:
        super().__init__(header)
        n = self.players
        self.island = bool(self.options["island"])
        self.extension = bool(self.options["extension"])
        self.two = n == 2
        self.phase, self.active = "plant", 0
        self.deck: list[int] = []
        self.discard: list[int] = []
        self.put_aside: list[int] = []
        self.exhaustions = 0
        self.final_time = False
        fields = 3 if n == 3 and self.extension and not self.island else 2
        self.fields: list[list[Pile]] = [[NOTHING] * fields for _ in range(n)]
        self.merchants = [[NOTHING] if self.island else [] for _ in range(n)]
        self.pirates: list[Pile | None] = [None] * n
        self.thalers: list[list[int]] = [[] for _ in range(n)]
        self.raid: tuple[int, int] | None = None
        self.raided: list[list[int]] = []
        self.empty_moves = [0] * n

    # The piles

    def prepare(self) -> bool:
        """IB-23: a card is needed; form the pile if it could not be formed before."""
        if self.final_time:
            return False
        if not self.deck and self.discard:
            self.reshuffle()
        if not self.deck:
            self.final_time = True
        return bool(self.deck)

    def take(self, bean: int) -> int:
        """IB-23: one card leaves the draw pile."""
        self.demand(bean in self.deck, "IB-23", f"{bean} is not in the draw pile")
        self.deck.remove(bean)
        if not self.deck:
            self.exhaustions += 1
            if self.exhaustions == self.limit():
                self.final_time = True
            elif self.discard:
                self.reshuffle()
        return bean

    def reshuffle(self) -> None:
        """IB-23, IB-27: the discards, and thalers put aside, are the new pile."""
        self.deck, self.discard = self.discard, []
        if self.island:
            self.deck += self.put_aside
            self.put_aside = []

    def limit(self) -> int:
        """The exhaustion that ends the game (IB-23, IB-28)."""
        if self.extension and not self.island and self.players <= 3:
            return self.players - 1
        return 3

    # At any time

    def may_sell(self, seat: int) -> bool:
        """IB-26, IB-28: two players sell in their own turn only."""
        return not self.two or seat == self.active

    def own_turn(self, seat: int) -> None:
        """IB-26, IB-28: a sale in the other's turn is disputed."""
        self.demand(self.may_sell(seat), "IB-26", "sold in the other's turn")

    def is_protected(self, seat: int, where: int) -> bool:
        """IB-16: a single card beside a field of two or more."""
        alone = self.fields[seat][where][1] == 1
        return alone and any(other[1] > 1 for other in self.fields[seat])

    def harvest(self, seat: int, where: int) -> Pile:
        """IB-16: take a whole field, unless it is protected."""
        self.demand(where in range(len(self.fields[seat])), "IB-16", f"no field {where}")
        pile = self.fields[seat][where]
        self.demand(pile[1] > 0, "IB-16", f"field {where} is empty")
        self.demand(not self.is_protected(seat, where), "IB-16", f"field {where} is protected")
        self.fields[seat][where] = NOTHING
        return pile

    def sell(self, seat: int, pile: Pile) -> None:
        """IB-17: thalers to the harbour, the rest to the discard pile."""
        bean, number = pile
        thalers = worth(bean, number)
        self.thalers[seat] += [bean] * thalers
        self.discard[:0] = [bean] * (number - thalers)

    def do_sell_field(self, seat: int, action: Data, state: Data) -> None:
        """IB-16, IB-17: harvest and sell."""
        self.own_turn(seat)
        self.sell(seat, self.harvest(seat, action["field"]))

    def ship(self, seat: int, number: int) -> Pile:
        """The cargo of a merchant, or of the pirate."""
        if number == PIRATE:
            pirate = self.pirates[seat]
            if pirate is None:
                self.stop("IB-19", f"seat {seat} has no pirate")
            return pirate
        self.demand(number in range(len(self.merchants[seat])), "IB-19", f"no ship {number}")
        return self.merchants[seat][number]

    def unload(self, seat: int, number: int) -> None:
        """Empty a ship."""
        if number == PIRATE:
            self.pirates[seat] = NOTHING
        else:
            self.merchants[seat][number] = NOTHING

    def do_sell_cargo(self, seat: int, action: Data, state: Data) -> None:
        """IB-12, IB-20: all of it, for at least a thaler."""
        number = action["ship"]
        if self.raid is None:
            self.own_turn(seat)
        else:
            self.demand((seat, number) == self.raid, "IB-12", "another cargo sold in a raid")
            self.raid, self.phase = None, "trade"
        cargo = self.ship(seat, number)
        self.demand(worth(*cargo) > 0, "IB-20", "cargo sold for nothing")
        self.sell(seat, cargo)
        self.unload(seat, number)

    def do_load(self, seat: int, action: Data, state: Data) -> None:
        """IB-18: a whole harvest onto an own merchant."""
        number = action["ship"]
        self.demand(number != PIRATE, "IB-19", "a field loaded onto a pirate")
        before = self.ship(seat, number)
        cargo = merged(before, self.harvest(seat, action["field"]))
        self.demand(cargo is not None, "IB-18", f"the ship carries {before[0]}")
        self.merchants[seat][number] = cargo or NOTHING

    def do_move(self, seat: int, action: Data, state: Data) -> None:
        """IB-19: cargo moves whole to an own merchant."""
        source, target = action["from"], action["to"]
        self.demand(target != PIRATE and source != target, "IB-19", f"moved to {target}")
        before = self.ship(seat, target)
        cargo = merged(before, self.ship(seat, source))
        self.demand(cargo is not None, "IB-19", f"{source} does not go onto {target}")
        if source != PIRATE and not before[1]:
            self.empty_moves[seat] += 1
            self.demand(self.empty_moves[seat] <= EMPTY_MOVES, "IB-19", "moved once more")
        self.unload(seat, source)
        self.merchants[seat][target] = cargo or NOTHING

    def do_buy(self, seat: int, action: Data, state: Data) -> None:
        """IB-21, IB-27, IB-28: each ware once; the thalers turned over last are paid first."""
        ware = action["ware"]
        price = prices(self.players, self.island).get(ware)
        if price is None:
            self.stop("IB-21", f"{ware} cannot be bought")
        self.demand(not self.has(seat, ware), "IB-21", f"a second {ware}")
        self.demand(len(self.thalers[seat]) >= price, "IB-21", f"{ware} costs {price}")
        for _ in range(price):
            (self.put_aside if self.two else self.discard).insert(0, self.thalers[seat].pop())
        if ware == "field":
            self.fields[seat].append(NOTHING)
        elif ware == "merchant":
            self.merchants[seat].append(NOTHING)
        else:
            self.pirates[seat] = NOTHING

    def has(self, seat: int, ware: str) -> bool:
        """Whether a player bought this, or had it from the start (IB-3)."""
        if ware == "pirate":
            return self.pirates[seat] is not None
        own = len(self.fields[seat]) - 1 if ware == "field" else len(self.merchants[seat])
        return own > 1

    def legal_at_any_time(self, seat: int) -> list[str]:
        """IB-16 to IB-22: what a player may do whoever's turn it is."""
        merchants = self.merchants[seat]
        found: list[str] = []
        for where, pile in enumerate(self.fields[seat]):
            if pile[1] and not self.is_protected(seat, where):
                found += [f"sell-field {where}"] if self.may_sell(seat) else []
                fitting = [k for k, cargo in enumerate(merchants) if merged(cargo, pile)]
                found += [f"load {where} {ship}" for ship in fitting]
        ships = dict(enumerate(merchants)) | {PIRATE: self.pirates[seat] or NOTHING}
        for ship, cargo in ships.items():
            if worth(*cargo) and self.may_sell(seat):
                found.append(f"sell-cargo {ship}")
            found += [f"move {ship} {target}" for target in self.targets(seat, ship, cargo)]
        for ware, price in prices(self.players, self.island).items():
            if len(self.thalers[seat]) >= price and not self.has(seat, ware):
                found.append(f"buy {ware}")
        return found

    def targets(self, seat: int, ship: int, cargo: Pile) -> list[int]:
        """IB-19: the merchants a cargo may move to; to an empty one only so often a turn."""
        free = ship == PIRATE or self.empty_moves[seat] < EMPTY_MOVES
        return [
            target
            for target, pile in enumerate(self.merchants[seat])
            if target != ship and merged(pile, cargo) and (pile[1] or free)
        ]
