"""The referee of La Isla Bohnita and of the Bohnanza it stands on."""

from itertools import count

from tests.referee.beans import NOTHING, Pile, best_sale, deck, merged, worth
from tests.referee.common import Data, bag
from tests.referee.deals import Deals
from tests.referee.harbour import Harbour

PORTS = ("bohnbay", "bohnaco")
ANY_TIME = ("sell_field", "sell_cargo", "load", "move", "buy")
PHASES = {
    "plant": ("plant", "discard", "turn_up", "plant_left", "discard_left"),
    "trade": (
        *("set_aside", "plant_aside", "plant_turned_up", "sail", "raid", "end_phase"),
        *("offer", "accept", "refuse", "withdraw", "wish"),
    ),
    "draw": ("draw",),
    "raid": ("sell_cargo", "yield"),
    "over": (),
}
BY_ANYBODY = (*ANY_TIME, "plant_aside", "offer", "accept", "refuse", "withdraw", "wish")


class IslaBohnita(Harbour):
    """Judges La Isla Bohnita, IB-1 to IB-28."""

    def __init__(self, header: Data) -> None:
        super().__init__(header)
        self.lying = self.two and not self.island  # IB-28
        self.ids = count()
        self.rows: dict[str, list[int]] = {}
        self.turned: list[int] = []
        self.deals = Deals(self.demand)
        self.deals.limit = int(self.options["offers"])
        self.deals.aside = [[] for _ in range(self.players)]
        self.planted = 0
        self.discarded = False

    # Set-up

    def begin(self, state: Data) -> None:
        """IB-1 to IB-5: deck, rows and hands."""
        self.active = state["active"]
        self.demand(self.active in range(self.players), "IB-4", "no start player")
        self.deals.hands = [[(next(self.ids), bean) for bean in hand] for hand in state["hands"]]
        self.deals.clear()
        self.deals.start_turn()
        self.deck = list(state["deck"])
        self.rows = {port: list(row) for port, row in state["rows"].items()}
        lengths = [5, 5] if self.island else [0, 0]
        self.same("IB-4", "rows", lengths, [len(self.rows[port]) for port in PORTS])
        rising = self.players > 2 if self.island else self.players >= 6
        for turn in range(self.players):
            seat = (self.active + turn) % self.players
            wanted = min(3 + turn, 6) if rising else 5
            self.same("IB-4", f"hand of seat {seat}", wanted, len(state["hands"][seat]))
        self.compare(state)

    # One action

    def follow(self, seat: int, action: Data, state: Data) -> None:
        """Whose it may be and when (IB-22), whether it is allowed, what it makes."""
        verb = action["verb"]
        allowed: tuple[str, ...] = PHASES[self.phase]
        if self.phase in ("plant", "trade", "draw"):
            allowed += ANY_TIME
        self.demand(verb in allowed, "IB-22", f"{verb} in the phase {self.phase}")
        self.demand(seat in range(self.players), "IB-22", f"no seat {seat}")
        if self.raid is not None:
            self.demand(seat == self.raid[0], "IB-12", f"seat {seat} acts during a raid")
        elif verb not in BY_ANYBODY:
            self.demand(seat == self.active, "IB-6", f"seat {seat} acts, not {self.active}")
        if verb in ("offer", "accept", "refuse", "withdraw", "wish", "set_aside"):
            self.demand(not self.two, "IB-26", f"{verb} with two players")
        getattr(self, f"do_{verb}")(seat, action, state)
        self.compare(state)

    def put(self, seat: int, where: int, bean: int, number: int = 1) -> None:
        """Plant beans in a field that is empty or grows them (IB-6)."""
        self.demand(where in range(len(self.fields[seat])), "IB-6", f"no field {where}")
        new = merged(self.fields[seat][where], (bean, number))
        self.demand(new is not None, "IB-6", f"{bean} does not grow in field {where}")
        self.fields[seat][where] = new or NOTHING

    # Phase 1

    def do_plant(self, seat: int, action: Data, state: Data) -> None:
        """IB-6: the front card, at most two."""
        hand = self.deals.hands[seat]
        self.demand(bool(hand), "IB-6", "an empty hand")
        self.demand(self.planted < 2, "IB-6", "a third card planted")
        self.demand(not self.lying or not self.turned, "IB-28", "cards still lie there")
        self.demand(not (self.lying and self.discarded), "IB-28", "planted after discarding")
        self.same("trace", "bean", hand[0][1], action["bean"])
        self.put(seat, action["field"], hand.pop(0)[1])
        self.planted += 1

    def do_discard(self, seat: int, action: Data, state: Data) -> None:
        """IB-26, IB-28: two players may discard one hand card."""
        self.demand(self.two and not self.discarded, "IB-26", "a card discarded")
        self.demand(not self.lying or self.planted > 0, "IB-28", "discarded before planting")
        hand, place = self.deals.hands[seat], action["place"]
        self.demand(place in range(len(hand)), "IB-26", f"no hand card {place}")
        bean = hand.pop(place)[1]
        self.same("trace", "bean", bean, action["bean"])
        self.discard.insert(0, bean)
        self.discarded = True

    def do_plant_left(self, seat: int, action: Data, state: Data) -> None:
        """IB-28: plant a bean type the opponent left, whole."""
        self.put(seat, action["field"], action["bean"], self.take_left(action["bean"]))

    def do_discard_left(self, seat: int, action: Data, state: Data) -> None:
        """IB-28: discard a bean type the opponent left, whole."""
        number = self.take_left(action["bean"])
        self.discard[:0] = [action["bean"]] * number

    def take_left(self, bean: int) -> int:
        """The cards of one bean among those left lying."""
        number = self.turned.count(bean)
        self.demand(self.lying and number > 0, "IB-28", f"no {bean} lies there")
        self.turned = [other for other in self.turned if other != bean]
        return number

    # Phase 2

    def do_turn_up(self, seat: int, action: Data, state: Data) -> None:
        """IB-7, IB-26, IB-28: turn cards up, once; it ends phase 1."""
        done = self.planted > 0 or not self.deals.hands[seat]
        self.demand(done, "IB-6", "no card planted")
        self.demand(not self.lying or not self.turned, "IB-28", "cards still lie there")
        self.phase = "trade"
        if self.two:
            self.turn_up_three(state)
            return
        for place in range(2):
            if self.prepare():
                self.deals.slots[place] = self.take(state["slots"][place])

    def turn_up_three(self, state: Data) -> None:
        """IB-26: three cards, then the top of the discard pile while it matches."""
        for left in (3, 2, 1):
            if self.prepare():
                self.turned.append(self.take(self.guess(left, state)))
        while self.discard and self.discard[0] in self.turned:
            self.turned.append(self.discard.pop(0))

    def guess(self, left: int, state: Data) -> int:
        """A card that left the draw pile, found by what the trace shows afterwards."""
        rest = bag(state["turned_up"]) - bag(self.turned)
        for bean in rest:
            gone = self.deck.count(bean) > state["deck"].count(bean)
            if bean in self.deck and (gone or len(self.deck) <= left):
                return int(bean)
        return self.stop("IB-26", f"no card of {sorted(rest.elements())} comes from the pile")

    def do_set_aside(self, seat: int, action: Data, state: Data) -> None:
        """IB-7: a turned-up card to be planted."""
        slot = action["slot"]
        bean = self.deals.slots[slot] if slot in (0, 1) else None
        if bean is None:
            self.stop("IB-7", f"no turned-up card {slot}")
        self.deals.slots[slot] = None
        self.deals.aside[seat].append(bean)
        self.deals.tidy()

    def do_plant_turned_up(self, seat: int, action: Data, state: Data) -> None:
        """IB-26, IB-28: two players plant straight from where it lies."""
        bean = action["bean"]
        self.demand(self.two and bean in self.turned, "IB-26", f"no {bean} turned up")
        self.put(seat, action["field"], bean)
        self.turned.remove(bean)

    def do_plant_aside(self, seat: int, action: Data, state: Data) -> None:
        """IB-13: plant what was set aside, in any order."""
        bean = action["bean"]
        self.demand(bean in self.deals.aside[seat], "IB-13", f"no {bean} set aside")
        self.put(seat, action["field"], bean)
        self.deals.aside[seat].remove(bean)

    def do_offer(self, seat: int, action: Data, state: Data) -> None:
        """IB-8: an offer."""
        self.deals.offer(seat, self.active, action)
        made = self.deals.show_offer(self.deals.offers[-1], self.active)
        for part in ("gives", "wants"):
            told = {**action[part], "hand": sorted(action[part]["hand"])}
            self.same("IB-8", part, made[part], told)

    def do_accept(self, seat: int, action: Data, state: Data) -> None:
        """IB-8, IB-9: a deal."""
        self.deals.accept(seat, self.active, action)

    def do_refuse(self, seat: int, action: Data, state: Data) -> None:
        """IB-8: no deal."""
        self.deals.refuse(seat, action["offer"])

    def do_withdraw(self, seat: int, action: Data, state: Data) -> None:
        """IB-8: taken back."""
        self.deals.withdraw(seat, action["offer"])

    def do_wish(self, seat: int, action: Data, state: Data) -> None:
        """IB-8: a wish binds nobody."""
        self.deals.wish(seat, action["bean"])

    def do_sail(self, seat: int, action: Data, state: Data) -> None:
        """IB-10: the top cards of one bean from a port."""
        self.demand(self.island, "IB-3", "no ships")
        ship, number = action["ship"], action["count"]
        self.demand(ship in range(len(self.merchants[seat])), "IB-10", f"no merchant {ship}")
        row = self.rows.get(action["port"], [])
        good = 1 <= number <= len(row) and len(set(row[:number])) == 1
        self.demand(good, "IB-10", f"{number} cards of {row}")
        cargo = merged(self.merchants[seat][ship], (row[0], number))
        self.demand(cargo is not None, "IB-10", f"the ship does not carry {row[0]}")
        self.merchants[seat][ship] = cargo or NOTHING
        del row[:number]

    def do_raid(self, seat: int, action: Data, state: Data) -> None:
        """IB-12: name another player's loaded merchant."""
        victim, ship = action["victim"], action["ship"]
        pirate = self.pirates[seat]
        if pirate is None:
            self.stop("IB-12", "a raid without a pirate")
        others = [other for other in range(self.players) if other != seat]
        good = victim in others and ship in range(len(self.merchants[victim]))
        self.demand(good, "IB-12", f"no merchant {ship} of seat {victim}")
        cargo = self.merchants[victim][ship]
        self.demand(cargo[1] > 0, "IB-12", "an empty merchant raided")
        self.demand([victim, ship] not in self.raided, "IB-12", "raided twice in a turn")
        fits = merged(pirate, (cargo[0], 1)) is not None
        self.demand(fits, "IB-12", f"the pirate carries {pirate[0]}, not {cargo[0]}")
        self.raid = (victim, ship)
        self.raided.append([victim, ship])
        self.phase = "raid"

    def do_yield(self, seat: int, action: Data, state: Data) -> None:
        """IB-12: exactly one card goes to the pirate."""
        assert self.raid is not None
        victim, ship = self.raid
        bean, number = self.merchants[victim][ship]
        self.merchants[victim][ship] = (bean, number - 1) if number > 1 else NOTHING
        self.pirates[self.active] = merged(self.pirates[self.active] or NOTHING, (bean, 1))
        self.raid, self.phase = None, "trade"

    def do_end_phase(self, seat: int, action: Data, state: Data) -> None:
        """IB-13, IB-23: everything is planted; IB-28: the rest is left for the opponent."""
        self.demand(not any(self.deals.aside), "IB-13", "cards set aside are still to be planted")
        up = [bean for bean in self.deals.slots if bean is not None]
        self.demand(not up, "IB-13", f"{up} lie turned up")
        self.demand(self.lying or not self.turned, "IB-26", f"{self.turned} are not planted")
        self.deals.clear()
        self.phase = "over" if self.final_time else "draw"

    # Phase 3

    def do_draw(self, seat: int, action: Data, state: Data) -> None:
        """IB-14, IB-15, IB-23: draw, refill the rows; the next player."""
        if self.draw_hand(seat, state) and self.refill(state):
            self.active = (seat + 1) % self.players
            self.phase, self.planted, self.discarded = "plant", 0, False
            self.raided, self.empty_moves = [], [0] * self.players
            self.deals.start_turn()
        else:
            self.phase = "over"

    def draws(self) -> int:
        """How many cards are drawn (IB-14, IB-26, IB-28)."""
        if self.two:
            return 2
        if not self.island:
            return 4 if self.players >= 6 else 3
        return 3 if self.players <= 4 else 4 if self.players == 5 else 5

    def draw_hand(self, seat: int, state: Data) -> bool:
        """Cards to the back of the hand one by one; false when the game ends."""
        hand, shown = self.deals.hands[seat], state["hands"][seat]
        for _ in range(self.draws()):
            if not self.prepare():
                return False
            self.demand(len(hand) < len(shown), "IB-14", f"only {len(shown)} cards in hand")
            hand.append((next(self.ids), self.take(shown[len(hand)])))
            if self.final_time:
                return False
        return True

    def refill(self, state: Data) -> bool:
        """IB-15: five cards to each empty row; false when the game ends."""
        for port in PORTS if self.island else ():
            row = self.rows[port]
            if row:
                continue
            shown = state["rows"][port]
            for _ in range(5):
                if not self.prepare():
                    return False
                self.demand(len(row) < len(shown), "IB-15", f"{port} has {len(shown)} cards")
                row.append(self.take(shown[len(row)]))
                if self.final_time:
                    return False
        return True

    # What may be done

    def legal(self) -> dict[int, list[str]]:
        """All that each player may do, offers and acceptances aside."""
        if self.phase == "over":
            return {}
        if self.raid is not None:
            victim, ship = self.raid
            sale = [f"sell-cargo {ship}"] if worth(*self.merchants[victim][ship]) else []
            return {victim: ["yield", *sale]}
        found = {seat: self.legal_at_any_time(seat) for seat in range(self.players)}
        found[self.active] += self.legal_in_turn(self.active)
        if self.phase == "trade":
            for seat in range(self.players):
                for bean in set(self.deals.aside[seat]):
                    found[seat] += [f"plant-aside {bean} {k}" for k in self.room(seat, bean)]
                found[seat] += [] if self.two else self.legal_talk(seat)
        return found

    def room(self, seat: int, bean: int) -> list[int]:
        """The fields that are empty or grow this bean (IB-6)."""
        return [k for k, pile in enumerate(self.fields[seat]) if merged(pile, (bean, 1))]

    def legal_in_turn(self, seat: int) -> list[str]:
        """What only the active player may do."""
        if self.phase == "draw":
            return ["draw"]
        if self.phase == "trade":
            return self.legal_trade(seat)
        if self.turned:
            left = sorted(set(self.turned))
            found = [f"plant-left {bean} {k}" for bean in left for k in self.room(seat, bean)]
            return [*found, *(f"discard-left {bean}" for bean in left)]
        hand = self.deals.hands[seat]
        found = ["turn-up"] if self.planted or not hand else []
        if hand and self.planted < 2 and not (self.lying and self.discarded):
            found += [f"plant {k}" for k in self.room(seat, hand[0][1])]
        if self.two and not self.discarded and (not self.lying or self.planted):
            found += [f"discard {place}" for place in range(len(hand))]
        return found

    def legal_trade(self, seat: int) -> list[str]:
        """IB-7, IB-10, IB-12, IB-13, IB-26, IB-28: the active player in phase 2."""
        up = [slot for slot, bean in enumerate(self.deals.slots) if bean is not None]
        found = [f"set-aside {slot}" for slot in up]
        for bean in set(self.turned):
            found += [f"plant-turned-up {bean} {k}" for k in self.room(seat, bean)]
        if not up and not any(self.deals.aside) and (self.lying or not self.turned):
            found.append("end-phase")
        for port, row in self.rows.items():
            for ship, cargo in enumerate(self.merchants[seat]):
                if row and merged(cargo, (row[0], 1)):
                    run = next((k for k, bean in enumerate(row) if bean != row[0]), len(row))
                    found += [f"sail {ship} {port} {number}" for number in range(1, run + 1)]
        pirate = self.pirates[seat]
        for victim, merchants in enumerate(self.merchants):
            for ship, cargo in enumerate(merchants):
                open_to_raid = victim != seat and [victim, ship] not in self.raided
                if open_to_raid and pirate and merged(pirate, cargo):
                    found.append(f"raid {victim} {ship}")
        return found

    def legal_talk(self, seat: int) -> list[str]:
        """IB-8: wishes and answers."""
        beans = set(deck(self.players, self.island, self.extension))
        found = [f"wish {bean}" for bean in beans - set(self.deals.wishes[seat])]
        for offer in self.deals.offers:
            if seat in offer.waits:
                found.append(f"refuse {offer.number}")
            elif seat == offer.by:
                found.append(f"withdraw {offer.number}")
        return found

    # What the trace shows

    def to_act(self) -> list[int]:
        """Whom the game waits for."""
        if self.phase == "over":
            return []
        if self.raid is not None:
            return [self.raid[0]]
        if self.phase == "trade":
            planters = {seat for seat in range(self.players) if self.deals.aside[seat]}
            return sorted({self.active} | self.deals.waiting() | planters)
        return [self.active]

    def waited_for(self, shown: list[int]) -> list[int]:
        """Whom the game waits for; the active player is let off when nothing is left to do."""
        waiting = self.to_act()
        every = set(deck(self.players, self.island, self.extension))
        if self.phase == "trade" and every == set(self.deals.wishes[self.active]):
            return [seat for seat in waiting if seat in shown or seat != self.active]
        return waiting

    def compare(self, state: Data) -> None:
        """The shown state against the model."""
        up = [bean for bean in self.deals.slots if bean is not None]
        shown_raid = state["raid"]
        raid = shown_raid and (shown_raid["victim"], shown_raid["ship"])
        pairs: list[tuple[str, str, object, object]] = [
            ("IB-13", "phase", self.phase, state["phase"]),
            ("IB-14", "active", self.active, state["active"]),
            ("IB-13", "to act", self.waited_for(state["to_act"]), sorted(state["to_act"])),
            ("IB-23", "deck", sorted(self.deck), sorted(state["deck"])),
            ("IB-17", "discard", self.discard, state["discard"]),
            ("IB-27", "put aside", sorted(self.put_aside), sorted(state["put_aside"])),
            ("IB-23", "exhaustions", self.exhaustions, state["exhaustions"]),
            ("IB-23", "last turn", self.final_time, state["last_turn"]),
            ("IB-10", "rows", self.rows, state["rows"]),
            ("IB-7", "turned up", sorted(self.turned + up), sorted(state["turned_up"])),
            ("IB-5", "hands", [[b for _, b in h] for h in self.deals.hands], state["hands"]),
            ("IB-6", "fields", [list(map(as_data, f)) for f in self.fields], state["fields"]),
            ("IB-9", "aside", as_sorted(self.deals.aside), as_sorted(state["set_aside"])),
            ("IB-17", "thalers", self.thalers, state["thalers"]),
            ("IB-10", "ships", [list(map(as_data, s)) for s in self.merchants], state["merchants"]),
            ("IB-21", "pirates", [as_pirate(p) for p in self.pirates], state["pirates"]),
            ("IB-12", "raid", self.raid, raid),
            ("IB-12", "raided", sorted(self.raided), sorted(state["raided"])),
            ("IB-7", "slots", self.deals.slots, state["slots"]),
            ("IB-8", "wishes", as_sorted(self.deals.wishes), as_sorted(state["wishes"])),
            ("IB-8", "offers", self.deals.show(self.active), state["offers"]),
        ]
        for clause, what, ours, theirs in pairs:
            self.same(clause, what, ours, theirs)
        if self.phase != "over":
            self.same("IB-6", "planted", self.planted, state["planted"])
            self.same("IB-26", "discarded", self.discarded, state["discarded"])
            self.same("IB-8", "offers made", self.deals.made, state["offers_made"])
            self.same("IB-8", "the next offer", self.deals.number, state["next_offer"])
        self.conserve(state)

    def conserve(self, state: Data) -> None:
        """IB-E1: the cards of each bean over all places."""
        cards = state["deck"] + state["discard"] + state["put_aside"] + state["turned_up"]
        for place in ("hands", "set_aside", "thalers"):
            cards += [bean for pile in state[place] for bean in pile]
        cards += [bean for row in state["rows"].values() for bean in row]
        piles = [pile for part in ("fields", "merchants") for own in state[part] for pile in own]
        for pile in piles + state["pirates"]:
            if pile and pile["count"]:
                cards += [pile["bean"]] * pile["count"]
        every = deck(self.players, self.island, self.extension)
        self.same("IB-E1", "all cards", bag(every), bag(cards))

    def finish(self, final: Data) -> None:
        """IB-24, IB-25: the last sale, the winners."""
        self.same("IB-23", "phase", "over", self.phase)
        scores = []
        for seat in range(self.players):
            sale = best_sale(self.fields[seat], self.merchants[seat], self.pirates[seat] or NOTHING)
            scores.append(len(self.thalers[seat]) + sale)
            lines = final["sheet"][seat]
            had = sum(line["points"] for line in lines if line["rule"] == "IB-17")
            self.same("IB-17", f"thalers of seat {seat}", len(self.thalers[seat]), had)
        self.same("IB-24", "scores", scores, final["scores"])
        rank = [(scores[seat], len(hand)) for seat, hand in enumerate(self.deals.hands)]
        winners = [seat for seat in range(self.players) if rank[seat] == max(rank)]
        self.same("IB-25", "winners", winners, final["winners"])
        self.check_sheet(final)


def as_data(pile: Pile) -> Data | None:
    """A pile as the trace writes it."""
    return {"bean": pile[0], "count": pile[1]} if pile[1] else None


def as_pirate(pile: Pile | None) -> Data | None:
    """A pirate's cargo as the trace writes it."""
    if pile is None:
        return None
    return {"bean": pile[0] or None, "count": pile[1]}


def as_sorted(piles: list[list[int]]) -> list[list[int]]:
    """Piles whose order does not matter."""
    return [sorted(pile) for pile in piles]
