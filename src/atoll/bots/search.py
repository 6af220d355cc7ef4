"""Information-set Monte-Carlo tree search over samples of what one seat knows.

Every simulation plays in a fresh sample of the seat's knowledge, so the search can't peek. The tree
branches by what the seat would see: a hidden action of another seat is one branch, whatever it was.
"""

from math import log, sqrt
from typing import Final, final

from atoll.core.bits import BIT, popcount
from atoll.core.habits import END, Habits
from atoll.core.native import append, i64, vec
from atoll.core.rng import Rng
from atoll.core.state import HUNDREDTHS, TRUTH, State, leaders, play_on, playout, settle
from atoll.core.vectors import filled

NONE: Final = -1
UNTRIED: Final = 1.0e9  # beyond any value
ROOT: Final = 0
ADVISED: Final = 1  # the root's first child: what the game works out or advises
DOUBT: Final = 1.0  # standard errors by which another action must be better than the advice
TRUST: Final = 1.5  # the same where the first is worked out
LONGEST: Final = 2000  # the deepest path kept; deeper ones are played out


@final
class Search:
    """A tree of actions, kept as parallel vectors, grown one simulation at a time."""

    def __init__(self, seen: State, habits: Habits, rng: Rng) -> None:
        self.seen: State = seen
        self.viewer: i64 = seen.viewer
        self.players: i64 = seen.players
        self.habits: Habits = habits
        # What the root tries first, if the game can work it out; else that is the game's advice.
        self.worked_out: i64 = seen.worked_out(seen.viewer)
        # What the root tries after that, and how many of it were tried.
        self.ranked: vec[i64] = seen.ranking(seen.viewer)
        self.tried: i64 = 0
        self.rng: Rng = rng
        self.state: State = seen.copy()
        # How far margins deviate from their mean, to put them on one scale.
        self.count: float = 0.0
        self.sum: float = 0.0
        self.squares: float = 0.0
        self.deviation: float = 1.0
        self.path: vec[i64] = filled(LONGEST, 0)
        self.depth: i64 = 0
        # What came of the last simulation, by seat.
        self.hopes: vec[i64] = filled(self.players, 0)
        self.leads: vec[float] = vec[float]()
        self.shares: vec[float] = vec[float]()
        seat: i64 = 0
        while seat < self.players:
            self.leads = append(self.leads, 0.0)
            self.shares = append(self.shares, 0.0)
            seat += 1
        # The nodes: their action, their family, and what came of them.
        self.action: vec[i64] = vec[i64]()
        self.first_child: vec[i64] = vec[i64]()
        self.sibling: vec[i64] = vec[i64]()
        self.visits: vec[i64] = vec[i64]()
        self.offered: vec[i64] = vec[i64]()
        self.points: vec[float] = vec[float]()
        self.wins: vec[float] = vec[float]()
        self.margins: vec[float] = vec[float]()
        self.add_node(NONE)

    def add_node(self, action: i64) -> i64:
        """A new node without children."""
        self.action = append(self.action, action)
        self.first_child = append(self.first_child, NONE)
        self.sibling = append(self.sibling, NONE)
        self.visits = append(self.visits, 0)
        self.offered = append(self.offered, 1)
        self.points = append(self.points, 0.0)
        seat: i64 = 0
        while seat < self.players:
            self.wins = append(self.wins, 0.0)
            self.margins = append(self.margins, 0.0)
            seat += 1
        return len(self.action) - 1

    def run(self, simulations: i64) -> None:
        """Grow the tree by so many simulations."""
        while simulations > 0:
            self.imagine()
            self.descend()
            self.roll_out()
            self.learn()
            simulations -= 1

    def imagine(self) -> None:
        """A truth that fits the seat's knowledge."""
        state = self.state
        state.assign(self.seen)
        state.rng.start(self.rng.word(), self.rng.word())
        state.fill(self.rng)
        state.viewer = TRUTH

    def descend(self) -> None:
        """Follow the tree to a new node or to the end of the game."""
        node: i64 = ROOT
        self.path[0] = ROOT
        self.depth = 1
        while self.depth < LONGEST:
            seat = self.viewer if node == ROOT else self.state.to_act()
            if seat < 0:
                return
            known: i64 = len(self.action)
            node = self.choose(node, seat)
            self.path[self.depth] = node
            self.depth += 1
            if node == known or (self.habits.foresees and self.state.is_settled(self.viewer)):
                return

    def choose(self, node: i64, seat: i64) -> i64:
        """Play the most promising action of a node, or a new one while it is not wide enough."""
        state, actions, siblings, offered = self.state, self.action, self.sibling, self.offered
        best: i64 = NONE
        best_value: float = -UNTRIED
        legal: i64 = 0
        child = self.first_child[node]
        while child != NONE:
            if state.is_legal(seat, actions[child]):
                legal += 1
                offered[child] += 1
                value = self.promise(child, seat)
                if value > best_value:
                    best_value = value
                    best = child
            child = siblings[child]
        if best == NONE or self.has_room(node, legal):
            action = self.propose(node, seat, legal)
            shown = state.shown(seat, action, self.viewer)
            child = self.find_child(node, shown)
            if child == NONE or best == NONE:
                if child == NONE:
                    child = self.add_child(node, shown)
                state.play(seat, action)
                return child
        state.play(seat, actions[best])
        return best

    def has_room(self, node: i64, children: i64) -> bool:
        """Whether a node with so many legal children may try another action."""
        if node == ROOT and self.tried > 0 and self.tried == len(self.ranked):
            return False
        return float(children) < 2.0 + self.habits.width * sqrt(float(self.visits[node]))

    def propose(self, node: i64, seat: i64, children: i64) -> i64:
        """The game's advice first, then at the root by its ranking, else anything."""
        if children == 0:
            if node == ROOT and self.worked_out != NONE:
                return self.worked_out
            return self.state.good_action(seat, self.rng)
        if node == ROOT and len(self.ranked) > 0:
            self.tried += 1
            return self.ranked[self.tried - 1]
        return self.state.random_action(seat, self.rng)

    def promise(self, child: i64, seat: i64) -> float:
        """The upper confidence bound of a child for the seat that chooses it."""
        visits = float(self.visits[child])
        if visits == 0.0:
            return UNTRIED
        bonus = sqrt(log(float(self.offered[child])) / visits)
        return self.value(child, seat) + self.habits.exploration * bonus

    def value(self, child: i64, seat: i64) -> float:
        """What a child, once visited, has brought a seat on average."""
        at = child * self.players + seat
        winning = self.habits.winning
        margins = self.margins[at] / (2.0 * self.deviation)
        return (winning * self.wins[at] + (1.0 - winning) * margins) / float(self.visits[child])

    def find_child(self, node: i64, action: i64) -> i64:
        """The child reached by an action; NONE if it was never tried."""
        child = self.first_child[node]
        while child != NONE and self.action[child] != action:
            child = self.sibling[child]
        return child

    def add_child(self, node: i64, action: i64) -> i64:
        """A new child, before its siblings."""
        child = self.add_node(action)
        self.sibling[child] = self.first_child[node]
        self.first_child[node] = child
        return child

    def roll_out(self) -> None:
        """Play on, partly by advice, to where prospects are compared, or to the end."""
        habits = self.habits
        if habits.foresees:
            settle(self.state, self.rng, habits.advice, self.viewer)
        elif habits.advice == 0 and habits.horizon == END:
            playout(self.state, self.rng, END)
        else:
            play_on(self.state, self.rng, habits.advice, habits.horizon, self.viewer)

    def learn(self) -> None:
        """Credit every node on the path with the own points, the margins and who wins or leads."""
        self.take_stock()
        own = float(self.hopes[self.viewer])
        shares, leads = self.shares, self.leads
        visits, points, wins, margins = self.visits, self.points, self.wins, self.margins
        step: i64 = 0
        while step < self.depth:
            node = self.path[step]
            visits[node] += 1
            points[node] += own
            base = node * self.players
            seat: i64 = 0
            while seat < self.players:
                wins[base + seat] += shares[seat]
                margins[base + seat] += leads[seat]
                seat += 1
            step += 1

    def take_stock(self) -> None:
        """What came of a simulation: the result, or the prospects where the playout stopped."""
        winners = self.hope()
        share = 1.0 / float(popcount(winners))
        total: i64 = 0
        for hope in self.hopes:
            total += hope
        seat: i64 = 0
        while seat < self.players:
            self.leads[seat] = self.margin(self.hopes[seat], total)
            self.shares[seat] = share if (winners & BIT[seat]) != 0 else 0.0
            seat += 1
        self.measure(self.leads[self.viewer])

    def hope(self) -> i64:
        """Note every seat's points or prospects; returns who wins or leads."""
        state, hopes = self.state, self.hopes
        seat: i64 = 0
        if state.is_over():
            for points in state.scores():
                hopes[seat] = HUNDREDTHS * points
                seat += 1
            return state.winners()
        while seat < self.players:
            hopes[seat] = state.prospect(seat)
            seat += 1
        if self.habits.foresees:
            hopes[self.viewer] = state.foresight(self.viewer)
        return leaders(hopes)

    def margin(self, hope: i64, total: i64) -> float:
        """How far a seat is above the mean of the others."""
        others: i64 = self.players - 1
        if others == 0:
            return float(hope)
        return float(hope) - float(total - hope) / float(others)

    def measure(self, margin: float) -> None:
        """Learn how far margins deviate from their mean."""
        self.count += 1.0
        self.sum += margin
        self.squares += margin * margin
        mean = self.sum / self.count
        variance = self.squares / self.count - mean * mean
        self.deviation = sqrt(variance) if variance > 1.0 else 1.0

    def best(self) -> i64:
        """The root action visited most; the game's advice unless that is clearly better.

        Who relies on what the game works out does that, where it can.
        """
        if self.habits.foresees and self.worked_out != NONE:
            return self.worked_out
        found: i64 = ADVISED
        child = self.first_child[ROOT]
        while child != NONE:
            if self.visits[child] > self.visits[found]:
                found = child
            child = self.sibling[child]
        return self.action[found if self.is_clearly_better(found) else ADVISED]

    def is_clearly_better(self, child: i64) -> bool:
        """Whether a child of the root has beaten the advice by more than chance."""
        noise = sqrt(1.0 / float(self.visits[ADVISED]) + 1.0 / float(self.visits[child])) / 2.0
        gain = self.value(child, self.viewer) - self.value(ADVISED, self.viewer)
        return gain > (DOUBT if self.worked_out == NONE else TRUST) * noise

    def thoughts(self) -> list[tuple[int, int, float, float]]:
        """The root actions: action, visits, mean points hoped for, share of wins or leads."""
        found: list[tuple[int, int, float, float]] = []
        child = self.first_child[ROOT]
        while child != NONE:
            visits = self.visits[child]
            if visits > 0:
                points = self.points[child] / float(visits * HUNDREDTHS)
                reward = self.wins[child * self.players + self.viewer] / float(visits)
                found.append((self.action[child], visits, points, reward))
            child = self.sibling[child]
        return found

    def values(self) -> list[float]:
        """What each of the root actions in `thoughts` has brought the seat that thinks."""
        found: list[float] = []
        child = self.first_child[ROOT]
        while child != NONE:
            if self.visits[child] > 0:
                found.append(self.value(child, self.viewer))
            child = self.sibling[child]
        return found
