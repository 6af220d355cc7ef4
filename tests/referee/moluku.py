"""The referee of Moluku."""

import re
from collections import Counter
from itertools import product
from typing import Any

from tests.referee.common import Data, Referee, bag

COLOURS = {"G": "green", "R": "red", "B": "blue", "Y": "yellow"}
PANKU = ("chief", "wedding", "lizard", "chill")
PICTURES = {
    1: "Mask",
    2: "Fish",
    3: "Fish",
    4: "Pineapple",
    5: "Pineapple",
    6: "Rice",
    7: "Rice",
    8: "Hut",
    9: "Hut",
    10: "Palm",
    11: "Volcano",
}
GROUPS = {
    frozenset(["Rice", "Pineapple"]): 6,
    frozenset(["Rice", "Fish"]): 8,
    frozenset(["Pineapple", "Fish"]): 10,
    frozenset(["Rice", "Pineapple", "Fish"]): 15,
}
FOOD = {"Rice": 1, "Pineapple": 2, "Fish": 3}
MASK = 4
DEALT = {2: 14, 3: 12, 4: 12}
FROM_STOCK = {2: 4, 3: 2, 4: 0}
GIVEN_UP = {2: 4, 3: 2, 4: 2}
LINE = re.compile(r"\D*(\d+)\D+(\d+)\D+")


def colour(card: str) -> str | None:
    """The colour of a card; a Panku card has none (MO-C1)."""
    return None if card in PANKU else COLOURS[card[0]]


def height(card: str) -> int:
    """The height of a coloured card; 0 for a Panku card."""
    return 0 if card in PANKU else int(card[1:])


def picture(card: str) -> str:
    """What a card shows (MO-C2)."""
    return "Panku" if card in PANKU else PICTURES[height(card)]


def deck(players: int) -> list[str]:
    """All cards of the game (MO-C1); two players play without the four 6 (MO-1)."""
    heights = [h for h in range(1, 12) if players > 2 or h != 6]
    return [f"{initial}{h}" for initial in COLOURS for h in heights] + list(PANKU)


def led(cards: list[str]) -> str | None:
    """The colour led: that of the first coloured card (MO-2)."""
    return next((found for card in cards if (found := colour(card))), None)


def playable(hand: list[str], lying: list[str], trump: str | None) -> set[str]:
    """The cards that may be played on those that lie there (MO-2)."""
    asked = led(lying)
    panku = {card for card in hand if card in PANKU}
    for wanted in (asked, trump):
        if asked and wanted:
            suit = {card for card in hand if colour(card) == wanted}
            if suit:
                return suit | panku
    return set(hand)


def harvest_order(
    lying: list[tuple[int, str]], asked: str | None, trump: str | None, turned: bool
) -> list[int]:
    """The seats in the order of harvest (MO-3, MO-10, MO-12)."""

    def rank(item: tuple[int, tuple[int, str]]) -> tuple[int, int, int]:
        place, (_, card) = item
        if card in PANKU:
            return (4, 0, place)
        if trump and colour(card) == trump:
            return (1, -height(card), place)
        return (2 if colour(card) == asked else 3, -height(card), place)

    chief = [seat for seat, card in lying if card == "chief"]
    others = [item for item in enumerate(lying) if item[1][1] != "chief"]
    rest = [seat for _, (seat, _) in sorted(others, key=rank)]
    return chief + (rest[::-1] if turned else rest)


def best_huts(pictures: Counter[str]) -> int:
    """The best points of Huts and food, by trying every filling (MO-14, MO-15)."""
    fillings: list[frozenset[str]] = [frozenset(), *GROUPS]
    best = 0
    for tried in product(fillings, repeat=pictures["Hut"]):
        used = Counter(food for filling in tried for food in filling)
        if any(used[food] > pictures[food] for food in FOOD):
            continue
        points = sum(GROUPS.get(filling, 0) for filling in tried)
        points += sum(FOOD[food] * (pictures[food] - used[food]) for food in FOOD)
        best = max(best, points)
    return best


class Moluku(Referee):
    """Judges Moluku, MO-1 to MO-18."""

    def __init__(self, header: Data) -> None:
        super().__init__(header)
        n = self.players
        self.season = 1
        self.trump: str | None = None
        self.next_trump: str | None = None
        self.hands: list[list[str]] = [[] for _ in range(n)]
        self.open: list[list[str]] = [[] for _ in range(n)]
        self.covered: list[list[str]] = [[] for _ in range(n)]
        self.passing: list[list[str]] = [[] for _ in range(n)]
        self.stock: list[str] = []
        self.out: list[str] = []
        self.trick: list[tuple[int, str]] = []
        self.second: list[tuple[int, str]] = []
        self.order: list[int] = []
        self.chosen: list[int] = []
        self.reversed = False
        self.lizard_by: int | None = None
        self.totals = [0] * n
        self.islands_scored: list[list[Counter[str]]] = []
        self.first = self.leader = self.namer = 0
        self.step = "play"
        self.to_act: int | None = 0
        self.to_place: list[str] = []
        self.covering: set[str] = set()
        self.palms_before = 0

    def begin(self, state: Data) -> None:
        """MO-1: the deal."""
        self.hands = [list(hand) for hand in state["hands"]]
        self.stock = list(state["stock"])
        self.first = self.leader = self.to_act = state["to_act"]
        self.demand(self.first in range(self.players), "MO-1", "no first player")
        sizes = [len(hand) for hand in self.hands]
        self.same("MO-1", "cards dealt", [DEALT[self.players]] * self.players, sizes)
        self.compare(state)

    def follow(self, seat: int, action: Data, state: Data) -> None:
        """One decision: whose it is, whether it is allowed, what it makes."""
        self.demand(seat == self.to_act, "MO-2", f"seat {seat} acts, not {self.to_act}")
        verb = action["verb"]
        allowed = {
            "play": ["play"],
            "second": ["play"],
            "chill": ["harvest", "decline"],
        }.get(self.step, [self.step])
        self.demand(verb in allowed, "MO-2", f"{verb} in the step {self.step}")
        getattr(self, f"do_{verb}")(seat, action, state)
        self.compare(state)

    def legal(self) -> dict[int, list[str]]:
        """All that may be done now."""
        if self.to_act is None:
            return {}
        seat, hand = self.to_act, self.hands[self.to_act]
        lying = [card for _, card in self.trick + self.second]
        if self.step in ("play", "second"):
            found = [f"play {card}" for card in playable(hand, lying, self.trump)]
        elif self.step == "name_trump":
            found = [f"trump {name}" for name in (*COLOURS.values(), "none")]
        elif self.step == "cover":
            found = [f"cover {card}" for card in self.covering]
        elif self.step in ("discard", "pass"):
            found = [f"{self.step} {card}" for card in hand if card not in self.passing[seat]]
        else:
            found = self.harvests(seat)
        return {seat: found}

    def harvests(self, seat: int) -> list[str]:
        """MO-4, MO-11, MO-13: what may be taken from the trick."""
        is_chill = self.step == "chill"
        if self.second:
            owners = [seat] if is_chill else [by for by, _ in self.trick]
            found = [f"pair {by}{order}" for by in owners for order in ("", " swapped")]
        else:
            cards = ["chill"] if is_chill else [card for _, card in self.trick]
            found = [f"harvest {card}" for card in cards]
        return [*found, "decline"] if is_chill else found

    def do_play(self, seat: int, action: Data, state: Data) -> None:
        """MO-2, MO-11: a card to the trick."""
        card = action["card"]
        pile = self.second if self.step == "second" else self.trick
        lying = self.trick + self.second
        may = playable(self.hands[seat], [card for _, card in lying], self.trump)
        self.demand(card in may, "MO-2", f"{card} may not be played, only {sorted(may)}")
        self.hands[seat].remove(card)
        pile.append((seat, card))
        if len(pile) < self.players:
            self.to_act = (seat + 1) % self.players
        elif self.step == "play" and self.married() and self.hands[self.leader]:
            self.step, self.to_act = "second", self.leader
        else:
            self.start_harvest()

    def married(self) -> bool:
        """Whether the Wedding lies among the first cards (MO-11)."""
        return any(card == "wedding" for _, card in self.trick)

    def start_harvest(self) -> None:
        """MO-3, MO-13: rank the cards; Chill's player is asked before anybody chooses."""
        deciding = self.second or self.trick
        asked = led([card for _, card in self.trick + self.second])  # MO-11
        self.order = harvest_order(deciding, asked, self.trump, self.reversed)
        self.chosen = []
        lazy = [seat for seat, card in self.trick + self.second if card == "chill"]
        if lazy:
            self.step, self.to_act = "chill", lazy[0]
        else:
            self.step, self.to_act = "harvest", self.order[0]

    def do_decline(self, seat: int, action: Data, state: Data) -> None:
        """MO-13: Chill stays in the trick; its player chooses at their rank."""
        self.step, self.to_act = "harvest", self.order[0]

    def do_harvest(self, seat: int, action: Data, state: Data) -> None:
        """MO-4, MO-11, MO-13: take a card or a pair onto one's island."""
        if self.step == "chill":
            self.order.remove(seat)
            self.order.insert(0, seat)
        if self.second:
            self.take_pair(seat, action)
        else:
            self.take_card(seat, action)
        self.settle(seat, state)

    def take_card(self, seat: int, action: Data) -> None:
        """MO-4: one card of the trick."""
        self.demand("pair_of" not in action, "MO-11", "a pair taken without a second round")
        card = action["card"]
        lying = [card for _, card in self.trick]
        self.demand(card in lying, "MO-4", f"{card} does not lie in the trick")
        if self.step == "chill":
            self.demand(card == "chill", "MO-13", f"{card} taken instead of Chill")
        self.to_place = [card]

    def take_pair(self, seat: int, action: Data) -> None:
        """MO-11: the pair played by one player, placed in the taker's order."""
        self.demand("pair_of" in action, "MO-11", "a single card taken in a Wedding")
        owner, cards = action["pair_of"], action["cards"]
        pair = [card for by, card in self.trick + self.second if by == owner]
        self.demand(len(pair) == 2, "MO-11", f"no pair of seat {owner} lies there")
        self.demand(sorted(cards) == sorted(pair), "MO-11", f"{cards} is not the pair {pair}")
        if self.step == "chill":
            self.demand(owner == seat, "MO-13", f"Chill's player took the pair of seat {owner}")
        self.to_place = list(cards)

    def place(self, seat: int, card: str) -> None:
        """MO-9, MO-12: lay one card open; a Volcano may cover what lay there before it."""
        self.palms_before = self.count_palms(seat)
        self.trick = [item for item in self.trick if item[1] != card]
        self.second = [item for item in self.second if item[1] != card]
        if picture(card) == "Volcano":
            same = {other for other in self.open[seat] if colour(other) == colour(card)}
            if same and not any(picture(other) == "Mask" for other in same):
                self.covering = same
        if card == "lizard":
            self.lizard_by = seat
        self.open[seat].append(card)

    def settle(self, seat: int, state: Data) -> None:
        """Place card after card, each with its cover (MO-9) and its Palms (MO-8)."""
        while self.to_place:
            self.place(seat, self.to_place.pop(0))
            if self.covering:
                self.step, self.to_act = "cover", seat
                return
            if self.names_by_palms(seat):
                return
        self.next_chooser(seat, state)

    def names_by_palms(self, seat: int) -> bool:
        """MO-8: whether the card just placed made exactly two Palms lie open."""
        if self.count_palms(seat) == 2 != self.palms_before:
            self.step, self.to_act = "name_trump", seat
            return True
        return False

    def count_palms(self, seat: int) -> int:
        """MO-8, MO-9: the open Palms on an island."""
        return sum(picture(card) == "Palm" for card in self.open[seat])

    def do_cover(self, seat: int, action: Data, state: Data) -> None:
        """MO-9: the card goes under the Volcano."""
        card, same = action["card"], self.covering
        self.demand(card in same, "MO-9", f"{card} covered, not one of {sorted(same)}")
        self.covering = set()
        self.open[seat].remove(card)
        self.covered[seat].append(card)
        if not self.names_by_palms(seat):
            self.settle(seat, state)

    def next_chooser(self, seat: int, state: Data) -> None:
        """MO-4, MO-5: the next in the order, or the end of the trick."""
        self.chosen.append(seat)
        left = [other for other in self.order if other not in self.chosen]
        if left:
            self.step, self.to_act = "harvest", left[0]
            return
        self.order = []
        self.trump = self.next_trump
        last = self.lizard_by if self.lizard_by is not None else seat
        self.reversed = self.lizard_by is not None
        self.lizard_by = None
        if self.hands[0]:
            self.step, self.to_act, self.leader = "play", last, last
        else:
            self.end_season(state)

    def end_season(self, state: Data) -> None:
        """MO-6, MO-14 to MO-17: score; then the next season or the end."""
        self.reversed = False
        pictures = [Counter(picture(card) for card in island) for island in self.open]
        self.islands_scored.append(pictures)
        for seat, shown in enumerate(pictures):
            self.totals[seat] += best_huts(shown) + MASK * shown["Mask"]
        if self.season == 3:
            self.step, self.to_act = "over", None
            return
        self.season += 1
        self.trump = self.next_trump = None
        self.deal(state)
        lowest = min(self.totals)
        seats = [(self.first + k) % self.players for k in range(self.players)]
        self.namer = next(seat for seat in seats if self.totals[seat] == lowest)
        self.step, self.to_act, self.leader = "name_trump", self.namer, self.namer

    def deal(self, state: Data) -> None:
        """MO-16: islands to the hands, new cards from the stock as the trace shows them."""
        for seat in range(self.players):
            own = bag(self.open[seat] + self.covered[seat])
            shown = bag(state["hands"][seat])
            new = list((shown - own).elements())
            self.demand(not own - shown, "MO-16", f"seat {seat} did not take its island back")
            self.same("MO-16", f"new cards of seat {seat}", FROM_STOCK[self.players], len(new))
            self.demand(not bag(new) - bag(self.stock), "MO-16", f"{new} not from the stock")
            for card in new:
                self.stock.remove(card)
            self.hands[seat] = list(state["hands"][seat])
            self.open[seat], self.covered[seat] = [], []

    def do_name_trump(self, seat: int, action: Data, state: Data) -> None:
        """MO-7 at the start of a season, MO-8 by two Palms."""
        named = action["trump"]
        self.demand(named in (None, *COLOURS.values()), "MO-7", f"{named} is no trump")
        self.next_trump = named
        if self.order:
            self.settle(seat, state)
        else:
            self.trump = named
            self.step = "pass" if self.players == 4 else "discard"

    def do_discard(self, seat: int, action: Data, state: Data) -> None:
        """MO-16: two or three players put cards out of the game."""
        card = action["card"]
        self.demand(card in self.hands[seat], "MO-16", f"{card} is not in the hand")
        self.hands[seat].remove(card)
        self.out.append(card)
        if len(self.hands[seat]) == DEALT[self.players]:
            self.next_adjuster(seat)

    def do_pass(self, seat: int, action: Data, state: Data) -> None:
        """MO-16: four players pass, all at once when the last has chosen."""
        card = action["card"]
        free = bag(self.hands[seat]) - bag(self.passing[seat])
        self.demand(card in free, "MO-16", f"{card} cannot be passed")
        self.passing[seat].append(card)
        if len(self.passing[seat]) == GIVEN_UP[self.players]:
            self.next_adjuster(seat)

    def next_adjuster(self, seat: int) -> None:
        """MO-16: seat after seat from the one who named the trump; then they lead."""
        self.to_act = (seat + 1) % self.players
        if self.to_act != self.namer:
            return
        towards = 1 if self.season == 2 else -1
        for giver, cards in enumerate(self.passing):
            for card in cards:
                self.hands[giver].remove(card)
                self.hands[(giver + towards) % self.players].append(card)
        self.passing = [[] for _ in range(self.players)]
        self.step, self.leader = "play", self.namer

    def compare(self, state: Data) -> None:
        """The shown state against the model, and the conservation of cards (MO-E2)."""
        self.same("MO-6", "season", self.season, state["season"])
        self.same("MO-7", "trump", self.trump, state["trump"])
        self.same("MO-8", "next trump", self.next_trump, state["next_trump"])
        self.same("MO-4", "step", self.step, state["step"])
        self.same("MO-5", "to act", self.to_act, state["to_act"])
        if self.step != "over":
            self.same("MO-5", "leader", self.leader, state["leader"])
            self.same("MO-12", "reversed", self.reversed, state["reversed"])
        self.same("MO-2", "trick", [list(item) for item in self.trick], state["trick"])
        self.same("MO-11", "second", [list(item) for item in self.second], state["second"])
        if self.step in ("chill", "harvest", "cover"):
            self.same("MO-3", "order", self.order, state["order"])
        self.same("MO-14", "totals", self.totals, state["totals"])
        for seat in range(self.players):
            pairs: list[tuple[str, str, list[str], Any]] = [
                ("MO-2", "hand", self.hands[seat], state["hands"][seat]),
                ("MO-4", "island", self.open[seat], state["islands"][seat]["open"]),
                ("MO-9", "covered", self.covered[seat], state["islands"][seat]["covered"]),
                ("MO-16", "passing", self.passing[seat], state["passing"][seat]),
            ]
            for clause, what, ours, shown in pairs:
                self.same(clause, f"{what} of seat {seat}", sorted(ours), sorted(shown))
        self.same("MO-16", "stock", sorted(self.stock), sorted(state["stock"]))
        self.same("MO-16", "out", sorted(self.out), sorted(state["out"]))
        self.conserve(state)

    def conserve(self, state: Data) -> None:
        """MO-C1: every card is in one place."""
        cards = [card for hand in state["hands"] for card in hand]
        cards += [card for island in state["islands"] for card in island["open"]]
        cards += [card for island in state["islands"] for card in island["covered"]]
        cards += [card for _, card in state["trick"] + state["second"]]
        cards += state["stock"] + state["out"]
        self.same("MO-C1", "all cards", sorted(deck(self.players)), sorted(cards))

    def finish(self, final: Data) -> None:
        """MO-17, MO-18: winners and sheet."""
        self.same("MO-17", "step", "over", self.step)
        self.same("MO-17", "scores", self.totals, final["scores"])
        sums, clause = self.totals, "MO-17"
        if self.options.get("teams"):
            clause = "MO-18"
            sums = [sums[seat] + sums[(seat + 2) % 4] for seat in range(4)]
        winners = [seat for seat in range(self.players) if sums[seat] == max(sums)]
        self.same(clause, "winners", winners, final["winners"])
        self.check_sheet(final)
        for seat, lines in enumerate(final["sheet"]):
            for season in range(1, 4):
                self.check_season(seat, season, lines)

    def check_season(self, seat: int, season: int, lines: list[Data]) -> None:
        """MO-14, MO-15, MO-C3: the lines of one season use exactly what lay on the island."""
        pictures = self.islands_scored[season - 1][seat]
        used: Counter[str] = Counter()
        points: Counter[str] = Counter()
        for line in lines:
            found = LINE.fullmatch(line["what"])
            if found is None:
                self.stop("MO-14", f"no season and count in {line['what']!r}")
            if int(found[1]) != season:
                continue
            count, rule = int(found[2]), line["rule"]
            named = [word for word in (*FOOD, "Mask") if word in line["what"]]
            if rule == "MO-14":
                each = GROUPS.get(frozenset(named), 0)
                used["Hut"] += count
            else:
                each = sum(MASK if word == "Mask" else FOOD[word] for word in named)
                self.same(
                    rule, f"clause of {named}", "MO-C3" if named == ["Mask"] else "MO-15", rule
                )
            for word in named:
                used[word] += count
            points[rule] += line["points"]
            self.same(rule, f"points of {line['what']!r}", count * each, line["points"])
        for what in (*FOOD, "Mask"):
            self.same("MO-15", f"{what} of seat {seat} counted", pictures[what], used[what])
        self.check(used["Hut"] <= pictures["Hut"], "MO-14", f"seat {seat} has fewer Huts")
        best = best_huts(pictures)
        self.same("MO-14", f"season {season}, seat {seat}", best, points["MO-14"] + points["MO-15"])
