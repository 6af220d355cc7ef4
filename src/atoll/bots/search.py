"""Information-set Monte-Carlo tree search over samples of what one seat knows.

Every simulation plays in a fresh sample of the seat's knowledge, so the search can't peek. The tree
branches by what the seat would see: a hidden action of another seat is one branch, whatever it was.
"""

from math import log, sqrt
from typing import Final, final

from atoll.core.bits import BIT, popcount
from atoll.core.native import append, i64, mypyc_attr, vec
from atoll.core.rng import Rng
from atoll.core.state import TRUTH, State, playout
from atoll.core.vectors import filled

NONE: Final = -1
ROOT: Final = 0
PERCENT: Final = 100
LONGEST: Final = 2000  # the deepest path kept; deeper ones are played out
END: Final = 1_000_000_000
EXPLORATION: Final = 0.7
WIDTH: Final = 2.0  # a node tries at most 2 + WIDTH * sqrt(visits) actions


@final
@mypyc_attr(acyclic=True)
class Search:
    """A tree of actions, kept as parallel vectors, grown one simulation at a time."""

    def __init__(self, seen: State, advice: i64, rng: Rng) -> None:
        self.seen: State = seen
        self.viewer: i64 = seen.viewer
        self.players: i64 = seen.players
        self.advice: i64 = advice  # of a hundred playout steps, how many follow the game's advice
        self.rng: Rng = rng
        self.state: State = seen.copy()
        self.spread: float = 1.0  # the widest margin met, to put margins on one scale
        self.path: vec[i64] = filled(LONGEST, 0)
        self.depth: i64 = 0
        self.gains: vec[float] = vec[float]()
        seat: i64 = 0
        while seat < self.players:
            self.gains = append(self.gains, 0.0)
            seat += 1
        # The nodes: their action, their family, and what came of them.
        self.action: vec[i64] = vec[i64]()
        self.first_child: vec[i64] = vec[i64]()
        self.sibling: vec[i64] = vec[i64]()
        self.visits: vec[i64] = vec[i64]()
        self.offered: vec[i64] = vec[i64]()
        self.points: vec[float] = vec[float]()
        self.rewards: vec[float] = vec[float]()
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
            self.rewards = append(self.rewards, 0.0)
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
            seat = self.state.to_act()
            if seat < 0:
                return
            known: i64 = len(self.action)
            node = self.choose(node, seat)
            self.path[self.depth] = node
            self.depth += 1
            if node == known:
                return

    def choose(self, node: i64, seat: i64) -> i64:
        """Play the most promising action of a node, or a new one while it is not wide enough."""
        state, actions, siblings, offered = self.state, self.action, self.sibling, self.offered
        best: i64 = NONE
        best_value: float = -1.0
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
        if best == NONE or float(legal) < 2.0 + WIDTH * sqrt(float(self.visits[node])):
            action = self.propose(seat, legal)
            shown = state.shown(seat, action, self.viewer)
            child = self.find_child(node, shown)
            if child == NONE or best == NONE:
                if child == NONE:
                    child = self.add_child(node, shown)
                state.play(seat, action)
                return child
        state.play(seat, actions[best])
        return best

    def propose(self, seat: i64, tried: i64) -> i64:
        """The game's advice first, then anything."""
        if tried == 0:
            return self.state.good_action(seat, self.rng)
        return self.state.random_action(seat, self.rng)

    def promise(self, child: i64, seat: i64) -> float:
        """The upper confidence bound of a child for the seat that chooses it."""
        visits = float(self.visits[child])
        if visits == 0.0:
            return 2.0 + EXPLORATION
        mean = self.rewards[child * self.players + seat] / visits
        return mean + EXPLORATION * sqrt(log(float(self.offered[child])) / visits)

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
        """Play on to the end, partly by the game's advice."""
        state, rng = self.state, self.rng
        if self.advice == 0:
            playout(state, rng, END)
            return
        while True:
            seat = state.to_act()
            if seat < 0:
                return
            if rng.below(PERCENT) < self.advice:
                state.play(seat, state.good_action(seat, rng))
            else:
                state.play(seat, state.random_action(seat, rng))

    def learn(self) -> None:
        """Credit every node on the path: half for winning, half for the margin."""
        scores = self.state.scores()
        winners = self.state.winners()
        total: i64 = 0
        for score in scores:
            total += score
        share = 1.0 / float(popcount(winners))
        gains = self.gains
        seat: i64 = 0
        while seat < self.players:
            margin = self.margin(scores[seat], total)
            gains[seat] = 0.25 + 0.25 * margin / self.spread
            if (winners & BIT[seat]) != 0:
                gains[seat] += 0.5 * share
            seat += 1
        own = float(scores[self.viewer])
        visits, points, rewards = self.visits, self.points, self.rewards
        step: i64 = 0
        while step < self.depth:
            node = self.path[step]
            visits[node] += 1
            points[node] += own
            base = node * self.players
            seat = 0
            while seat < self.players:
                rewards[base + seat] += gains[seat]
                seat += 1
            step += 1

    def margin(self, score: i64, total: i64) -> float:
        """How far a score is above the mean of the others; widens the scale if need be."""
        others: i64 = self.players - 1
        margin = float(score)
        if others > 0:
            margin -= float(total - score) / float(others)
        if margin > self.spread:
            self.spread = margin
        elif -margin > self.spread:
            self.spread = -margin
        return margin

    def best(self) -> i64:
        """The root action visited most."""
        found: i64 = NONE
        most: i64 = -1
        child = self.first_child[ROOT]
        while child != NONE:
            if self.visits[child] > most:
                most = self.visits[child]
                found = self.action[child]
            child = self.sibling[child]
        return found

    def thoughts(self) -> list[tuple[int, int, float, float]]:
        """The root actions: action, visits, mean final points, mean reward (0 to 1)."""
        found: list[tuple[int, int, float, float]] = []
        child = self.first_child[ROOT]
        while child != NONE:
            visits = self.visits[child]
            if visits > 0:
                points = self.points[child] / float(visits)
                reward = self.rewards[child * self.players + self.viewer] / float(visits)
                found.append((self.action[child], visits, points, reward))
            child = self.sibling[child]
        return found
