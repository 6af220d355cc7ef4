"""The trading table of La Isla Bohnita, as the referee keeps it (IB-7 to IB-9)."""

from collections.abc import Callable
from dataclasses import dataclass, field

from tests.referee.common import Data

Card = tuple[int, int]  # an identity and a bean, so that a card can be followed through a hand
MOST_CARDS = 7
Demand = Callable[[bool, str, str], None]


@dataclass
class Offer:
    """One open offer; `cards` are the identities of the maker's hand cards in it."""

    number: int
    by: int
    to: int | None
    waits: list[int]
    slots: list[int]
    cards: list[int]
    wants: list[int]


@dataclass
class Deals:
    """Hands, turned-up cards, set-aside cards and the offers between them."""

    demand: Demand
    hands: list[list[Card]] = field(default_factory=list)
    slots: list[int | None] = field(default_factory=lambda: [None, None])
    aside: list[list[int]] = field(default_factory=list)
    offers: list[Offer] = field(default_factory=list)
    wishes: list[list[int]] = field(default_factory=list)
    made: list[int] = field(default_factory=list)  # offers of this turn by each seat
    number: int = 0  # of the next offer: numbers rise through the game
    limit: int = 0

    def clear(self) -> None:
        """The phase is over: offers and wishes vanish."""
        self.offers = []
        self.wishes = [[] for _ in self.hands]

    def waiting(self) -> set[int]:
        """Everybody with an offer to answer."""
        return {seat for offer in self.offers for seat in offer.waits}

    def find(self, number: int) -> Offer:
        """An open offer by its number."""
        found = [offer for offer in self.offers if offer.number == number]
        self.demand(bool(found), "IB-8", f"there is no offer {number}")
        return found[0]

    def start_turn(self) -> None:
        """Everybody's offers are counted anew."""
        self.made = [0] * len(self.hands)

    def wish(self, seat: int, bean: int) -> None:
        """A wish binds nobody and costs nothing; each bean once a turn keeps play finite."""
        self.demand(bean not in self.wishes[seat], "IB-8", f"{bean} wished for again")
        self.wishes[seat].append(bean)

    def offer(self, seat: int, active: int, action: Data) -> None:
        """Make an offer, or a counter to one."""
        to, slots, places = action["to"], action["slots"], action["places"]
        wants = action["wants"]["hand"]
        others = [other for other in range(len(self.hands)) if other != seat]
        if seat == active:
            self.demand(to is None or to in others, "IB-8", f"an offer to {to}")
        else:
            self.demand(to == active, "IB-8", "a deal without the active player")
        self.check_slots(slots)
        self.check_places(seat, places)
        self.demand(len(wants) <= MOST_CARDS, "IB-8", f"{len(wants)} cards wanted")
        self.demand(bool(slots or places or wants), "IB-8", "an offer of nothing for nothing")
        if action["answers"] is not None:
            answered = self.find(action["answers"])
            good = seat in answered.waits and to == answered.by
            self.demand(good, "IB-8", f"offer {answered.number} is not theirs to counter")
            answered.waits.remove(seat)
        self.demand(self.made[seat] < self.limit, "IB-8", f"more than {self.limit} offers")
        self.made[seat] += 1
        cards = [self.hands[seat][place][0] for place in places]
        waits = others if to is None else [to]
        new = Offer(self.number, seat, to, list(waits), sorted(slots), cards, list(wants))
        self.number += 1
        self.offers.append(new)
        self.tidy()
        self.demand(new in self.offers, "IB-8", "an offer nobody could accept")

    def check_slots(self, slots: list[int]) -> None:
        """Turned-up cards named in an offer lie there."""
        good = len(set(slots)) == len(slots)
        good = good and all(k in (0, 1) and self.slots[k] is not None for k in slots)
        self.demand(good, "IB-8", f"turned-up cards {slots}")

    def check_places(self, seat: int, places: list[int]) -> None:
        """Hand cards named are different cards of that hand, seven at most."""
        good = len(set(places)) == len(places) <= MOST_CARDS
        good = good and all(place in range(len(self.hands[seat])) for place in places)
        self.demand(good, "IB-8", f"hand cards {places} of seat {seat}")

    def refuse(self, seat: int, number: int) -> None:
        """Say no; an offer all have refused is gone."""
        offer = self.find(number)
        self.demand(seat in offer.waits, "IB-8", f"offer {number} does not wait for {seat}")
        offer.waits.remove(seat)
        self.tidy()

    def withdraw(self, seat: int, number: int) -> None:
        """Only the maker takes an offer back."""
        offer = self.find(number)
        self.demand(offer.by == seat, "IB-8", f"offer {number} is not theirs")
        self.offers.remove(offer)

    def accept(self, seat: int, active: int, action: Data) -> None:
        """The deal: cards change hands and are set aside (IB-9)."""
        offer = self.find(action["offer"])
        self.demand(seat in offer.waits, "IB-8", f"offer {offer.number} does not wait for {seat}")
        self.check_places(seat, action["places"])
        given = [self.hands[seat][place] for place in action["places"]]
        beans = sorted(bean for _, bean in given)
        self.demand(beans == sorted(offer.wants), "IB-8", f"{beans} given for {offer.wants}")
        self.demand(beans == sorted(action["hand"]), "trace", f"hand {action['hand']}")
        theirs = [card for card in self.hands[offer.by] if card[0] in offer.cards]
        turned = [bean for k in offer.slots if (bean := self.slots[k]) is not None]
        for k in offer.slots:
            self.slots[k] = None
        self.hands[seat] = [card for card in self.hands[seat] if card not in given]
        self.hands[offer.by] = [card for card in self.hands[offer.by] if card not in theirs]
        to_taker = [bean for _, bean in theirs] + (turned if offer.by == active else [])
        to_maker = beans + (turned if offer.by != active else [])
        self.aside[seat] += to_taker
        self.aside[offer.by] += to_maker
        self.offers.remove(offer)
        self.tidy()

    def tidy(self) -> None:
        """Offers vanish that have lost a card or that nobody can still accept."""
        self.offers = [offer for offer in self.offers if self.stands(offer)]

    def stands(self, offer: Offer) -> bool:
        """Whether an offer can still be accepted as far as everybody sees."""
        held = {card[0] for card in self.hands[offer.by]}
        there = all(self.slots[k] is not None for k in offer.slots)
        able = any(len(self.hands[seat]) >= len(offer.wants) for seat in offer.waits)
        return there and able and all(card in held for card in offer.cards)

    def show(self, active: int) -> list[Data]:
        """The offers as the trace writes them."""
        return [self.show_offer(offer, active) for offer in self.offers]

    def show_offer(self, offer: Offer, active: int) -> Data:
        """One offer as the trace writes it."""
        hand = self.hands[offer.by]
        places = [k for k, card in enumerate(hand) if card[0] in offer.cards]
        turned = [self.slots[k] for k in offer.slots]
        own = offer.by == active
        return {
            "id": offer.number,
            "by": offer.by,
            "to": offer.to,
            "waits_for": sorted(offer.waits),
            "slots": offer.slots,
            "places": places,
            "gives": {
                "turned_up": turned if own else [],
                "hand": sorted(hand[k][1] for k in places),
            },
            "wants": {"turned_up": [] if own else turned, "hand": offer.wants},
        }
