"""Information-set Monte-Carlo tree search over samples of what one seat knows.

Every simulation plays in a fresh sample of the seat's knowledge, so the search can't use anything
else. The tree branches by what the seat would see: a hidden action of another seat is one branch.
"""

from math import log, sqrt
from typing import Final, final

from atoll.bots.evaluation import Evaluation
from atoll.core.advice import END, NO_ACTION, Advice, SearchSettings, play_steps, rollout, settle
from atoll.core.bits import BIT, popcount
from atoll.core.native import append, i64, vec
from atoll.core.rng import Rng
from atoll.core.state import POINT, TRUTH, State, leaders, playout
from atoll.core.vectors import best_first, filled

NONE: Final = -1
UNTRIED: Final = 1.0e9  # beyond any value
ROOT: Final = 0
FIRST: Final = 1  # the root's first child: the solved action, else the rollout policy's
TRUST: Final = 1.5  # standard errors by which an action must be better than the solved one
MOST_ORDERED: Final = 128  # candidates that the network puts in order
MILLION: Final = 1.0e6
LONGEST: Final = 2000  # the deepest path kept; deeper ones are played out


@final
class Search:
    """A tree of actions, kept as parallel vectors, grown one simulation at a time.

    With a value network (`evaluation`) a rollout has just `horizon` steps, and those to a settled
    position if the settings say so; the network evaluates the position it reaches. With a
    `rollout_weight` the network evaluates first, and the rollout is mixed in.
    """

    def __init__(
        self,
        seen: State,
        advice: Advice,
        settings: SearchSettings,
        rng: Rng,
        evaluation: Evaluation | None = None,
    ) -> None:
        self.seen: State = seen
        self.viewer: i64 = seen.viewer
        self.players: i64 = seen.players
        self.advice: Advice = advice
        self.settings: SearchSettings = settings
        self.evaluation: Evaluation | None = evaluation
        # What the root tries first if the game can solve it, then how many candidates were tried.
        self.solved: i64 = advice.solved_action(seen, seen.viewer)
        self.candidates: vec[i64] = advice.candidates(seen, seen.viewer)
        self.tried: i64 = 0
        self.rng: Rng = rng
        self.state: State = seen.copy()
        # The standard deviation of the margins, to put them on one scale.
        self.count: float = 0.0
        self.sum: float = 0.0
        self.squares: float = 0.0
        self.deviation: float = 1.0
        self.path: vec[i64] = filled(LONGEST, 0)
        self.depth: i64 = 0
        # The result of the last simulation, by seat.
        self.result: vec[i64] = filled(self.players, 0)  # points in hundredths
        self.result_margins: vec[float] = vec[float]()
        self.win_shares: vec[float] = vec[float]()
        for _ in range(self.players):
            self.result_margins = append(self.result_margins, 0.0)
            self.win_shares = append(self.win_shares, 0.0)
        # The nodes: their action, their relatives, and the sums of their results.
        self.action: vec[i64] = vec[i64]()
        self.first_child: vec[i64] = vec[i64]()
        self.sibling: vec[i64] = vec[i64]()
        self.visits: vec[i64] = vec[i64]()
        self.offered: vec[i64] = vec[i64]()
        self.points: vec[float] = vec[float]()
        self.wins: vec[float] = vec[float]()
        self.margins: vec[float] = vec[float]()
        self.add_node(NONE)
        if evaluation is not None:
            self.order_candidates(evaluation)

    def order_candidates(self, evaluation: Evaluation) -> None:
        """Let the root try actions in the order of the network's values, each in one sample."""
        actions = self.candidates
        if len(actions) == 0:
            actions = self.seen.legal(self.viewer)
        if len(actions) > MOST_ORDERED:
            actions = actions[:MOST_ORDERED]
        values = vec[i64]()
        for action in actions:
            self.determinize()
            self.state.play(self.viewer, action)
            self.rollout()
            values = append(values, self.worth(evaluation))
        self.candidates = best_first(actions, values)

    def worth(self, evaluation: Evaluation) -> i64:
        """The value of the position reached for the viewer, in millionths."""
        if self.state.is_over():
            self.compare(self.note_points())
        else:
            self.note_evaluation(evaluation)
        win_weight = self.settings.win_weight
        margin = self.result_margins[self.viewer] / (2.0 * float(evaluation.unit))
        value = win_weight * self.win_shares[self.viewer] + (1.0 - win_weight) * margin
        return i64(MILLION * value)

    def add_node(self, action: i64) -> i64:
        """A new node without children."""
        self.action = append(self.action, action)
        self.first_child = append(self.first_child, NONE)
        self.sibling = append(self.sibling, NONE)
        self.visits = append(self.visits, 0)
        self.offered = append(self.offered, 1)
        self.points = append(self.points, 0.0)
        for _ in range(self.players):
            self.wins = append(self.wins, 0.0)
            self.margins = append(self.margins, 0.0)
        return len(self.action) - 1

    def run(self, simulations: i64) -> None:
        """Grow the tree by so many simulations."""
        while simulations > 0:
            self.determinize()
            self.select()
            self.rollout()
            self.backpropagate()
            simulations -= 1

    def determinize(self) -> None:
        """Sample a truth that fits the seat's knowledge."""
        state = self.state
        state.assign(self.seen)
        state.rng.start(self.rng.word(), self.rng.word())
        state.fill(self.rng)
        state.viewer = TRUTH

    def select(self) -> None:
        """Follow the tree to a new node, a quiet leaf or the end of the game."""
        node: i64 = ROOT
        self.path[0] = ROOT
        self.depth = 1
        while self.depth < LONGEST:
            seat = self.viewer if node == ROOT else self.state.to_act()
            if seat < 0:
                return
            size: i64 = len(self.action)
            node = self.step(node, seat)
            self.path[self.depth] = node
            self.depth += 1
            if node == size or self.is_leaf():
                return

    def is_leaf(self) -> bool:
        """Whether the tree ends here because the position is quiet."""
        return self.settings.quiet_leaves and self.advice.is_quiet(self.state, self.viewer)

    def step(self, node: i64, seat: i64) -> i64:
        """Play the best action of a node by its upper confidence bound, or expand the node."""
        state, actions, siblings, offered = self.state, self.action, self.sibling, self.offered
        best: i64 = NONE
        best_value: float = -UNTRIED
        legal: i64 = 0
        child = self.first_child[node]
        while child != NONE:
            if state.is_legal(seat, actions[child]):
                legal += 1
                offered[child] += 1
                value = self.upper_bound(child, seat)
                if value > best_value:
                    best_value = value
                    best = child
            child = siblings[child]
        if best == NONE or self.can_widen(node, legal):
            action = self.expand(node, seat, legal)
            shown = state.shown(seat, action, self.viewer)
            child = self.find_child(node, shown)
            if child == NONE or best == NONE:
                if child == NONE:
                    child = self.add_child(node, shown)
                state.play(seat, action)
                return child
        state.play(seat, actions[best])
        return best

    def can_widen(self, node: i64, children: i64) -> bool:
        """Whether a node with so many legal children may get another (progressive widening)."""
        if node == ROOT and self.tried > 0 and self.tried == len(self.candidates):
            return False
        return float(children) < 2.0 + self.settings.widening * sqrt(float(self.visits[node]))

    def expand(self, node: i64, seat: i64, children: i64) -> i64:
        """The action to add: the rollout policy's first, then a candidate at the root, else any."""
        if children == 0:
            if node == ROOT and self.solved != NO_ACTION:
                return self.solved
            return self.advice.rollout_action(self.state, seat, self.rng)
        if node == ROOT and len(self.candidates) > 0:
            self.tried += 1
            return self.candidates[self.tried - 1]
        draws = self.settings.draws
        if draws > 1:
            return self.advice.promising_action(self.state, seat, draws, self.rng)
        return self.state.random_action(seat, self.rng)

    def upper_bound(self, child: i64, seat: i64) -> float:
        """The upper confidence bound of a child for the seat that chooses it."""
        visits = float(self.visits[child])
        if visits == 0.0:
            return UNTRIED
        bonus = sqrt(log(float(self.offered[child])) / visits)
        return self.value(child, seat) + self.settings.exploration * bonus

    def value(self, child: i64, seat: i64) -> float:
        """The mean value of a visited child for a seat."""
        at = child * self.players + seat
        win_weight = self.settings.win_weight
        margins = self.margins[at] / (2.0 * self.deviation)
        total = win_weight * self.wins[at] + (1.0 - win_weight) * margins
        return total / float(self.visits[child])

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

    def rollout(self) -> None:
        """Play on to where the result is noted."""
        if self.evaluation is None:
            self.play_out()
            return
        percent = self.settings.policy_percent
        if self.settings.rollout_weight == 0.0:
            play_steps(self.state, self.advice, self.rng, percent, self.settings.horizon)
        if self.settings.settles:
            settle(self.state, self.advice, self.rng, percent, self.viewer)

    def play_out(self) -> None:
        """Play on, partly by the rollout policy, to a quiet position or to the end."""
        percent, horizon = self.settings.policy_percent, self.settings.horizon
        if percent == 0 and horizon == END:
            playout(self.state, self.rng, END)
        else:
            rollout(self.state, self.advice, self.rng, percent, horizon, self.viewer)

    def backpropagate(self) -> None:
        """Add the viewer's points, the margins and the wins to every node on the path."""
        self.note_result()
        viewer_points = float(self.result[self.viewer])
        shares, leads = self.win_shares, self.result_margins
        visits, points, wins, margins = self.visits, self.points, self.wins, self.margins
        for step in range(self.depth):
            node = self.path[step]
            visits[node] += 1
            points[node] += viewer_points
            base = node * self.players
            for seat in range(self.players):
                wins[base + seat] += shares[seat]
                margins[base + seat] += leads[seat]

    def note_result(self) -> None:
        """The result of a simulation, or its evaluation where the rollout stopped."""
        evaluation = self.evaluation
        if evaluation is not None and not self.state.is_over():
            self.note_evaluation(evaluation)
            if self.settings.rollout_weight > 0.0:
                self.mix_rollout(self.settings.rollout_weight)
        else:
            self.compare(self.note_points())
        self.measure(self.result_margins[self.viewer])

    def note_evaluation(self, evaluation: Evaluation) -> None:
        """The value network's estimate of a position that is not over."""
        evaluation.evaluate(self.state, self.viewer)
        self.result[self.viewer] = evaluation.points
        for seat in range(self.players):
            self.result_margins[seat] = float(evaluation.margins[seat])
            self.win_shares[seat] = evaluation.shares[seat]

    def mix_rollout(self, weight: float) -> None:
        """Play on, and give the result so much weight beside the evaluation noted."""
        margins, shares = self.result_margins[:], self.win_shares[:]
        viewer_points = float(self.result[self.viewer])
        self.play_out()
        self.compare(self.note_points())
        for seat in range(self.players):
            self.result_margins[seat] = mixed(margins[seat], self.result_margins[seat], weight)
            self.win_shares[seat] = mixed(shares[seat], self.win_shares[seat], weight)
        self.result[self.viewer] = i64(
            mixed(viewer_points, float(self.result[self.viewer]), weight)
        )

    def compare(self, winners: i64) -> None:
        """The margins of the points noted, the win shared by these seats."""
        share = 1.0 / float(popcount(winners))
        total: i64 = 0
        for points in self.result:
            total += points
        for seat in range(self.players):
            self.result_margins[seat] = self.margin(self.result[seat], total)
            self.win_shares[seat] = share if (winners & BIT[seat]) != 0 else 0.0

    def note_points(self) -> i64:
        """Note every seat's points or their evaluation; returns who wins or leads."""
        state = self.state
        if not state.is_over():
            self.result = self.advice.evaluate(state, self.viewer)
            return leaders(self.result)
        scores = state.scores()
        for seat in range(self.players):
            self.result[seat] = POINT * scores[seat]
        return state.winners()

    def margin(self, points: i64, total: i64) -> float:
        """How far a seat is above the mean of the others."""
        others: i64 = self.players - 1
        if others == 0:
            return float(points)
        return float(points) - float(total - points) / float(others)

    def measure(self, margin: float) -> None:
        """Update the standard deviation of the margins."""
        self.count += 1.0
        self.sum += margin
        self.squares += margin * margin
        mean = self.sum / self.count
        variance = self.squares / self.count - mean * mean
        self.deviation = sqrt(variance) if variance > 1.0 else 1.0

    def best(self) -> i64:
        """The root action visited most, if it is clearly better than the first one tried.

        With `plays_solved` the solved action, where there is one.
        """
        if self.settings.plays_solved and self.solved != NO_ACTION:
            return self.solved
        most = self.most_visited(NONE)
        return self.action[most if self.is_clearly_better(most) else FIRST]

    def most_visited(self, but: i64) -> i64:
        """The root's child visited most, `but` one; the first one tried if there is no other."""
        most: i64 = FIRST
        child = self.first_child[ROOT]
        while child != NONE:
            if child != but and (self.visits[child] > self.visits[most] or most == but):
                most = child
            child = self.sibling[child]
        return most

    def lead(self) -> i64:
        """By how many visits the action to be played is ahead; 0 if another one has more."""
        most = self.most_visited(NONE)
        if most != FIRST and not self.is_clearly_better(most):
            return 0
        other = self.most_visited(most)
        return self.visits[most] if other == most else self.visits[most] - self.visits[other]

    def is_clearly_better(self, child: i64) -> bool:
        """Whether a child of the root is better than the first by more than chance."""
        noise = sqrt(1.0 / float(self.visits[FIRST]) + 1.0 / float(self.visits[child])) / 2.0
        gain = self.value(child, self.viewer) - self.value(FIRST, self.viewer)
        return gain > (self.settings.doubt if self.solved == NO_ACTION else TRUST) * noise

    def thoughts(self) -> list[tuple[int, int, float, float]]:
        """The root actions: action, visits, mean points expected, share of wins or leads."""
        thoughts: list[tuple[int, int, float, float]] = []
        child = self.first_child[ROOT]
        while child != NONE:
            visits = self.visits[child]
            if visits > 0:
                points = self.points[child] / float(visits * POINT)
                reward = self.wins[child * self.players + self.viewer] / float(visits)
                thoughts.append((self.action[child], visits, points, reward))
            child = self.sibling[child]
        return thoughts

    def values(self) -> list[float]:
        """The values of the root actions in `thoughts`, for the seat that thinks."""
        values: list[float] = []
        child = self.first_child[ROOT]
        while child != NONE:
            if self.visits[child] > 0:
                values.append(self.value(child, self.viewer))
            child = self.sibling[child]
        return values


def mixed(first: float, second: float, weight: float) -> float:
    """The weighted mean of two numbers, the second having this weight out of 1."""
    return first + weight * (second - first)
