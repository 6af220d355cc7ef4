"""Games of a bot against itself, kept as features and results for a value network to learn from."""

from typing import Final, final

from atoll.bots.evaluation import Evaluation
from atoll.bots.search import ROOT, Search
from atoll.core.advice import Advice, SearchSettings
from atoll.core.bits import BIT, popcount
from atoll.core.features import Features
from atoll.core.native import append, i64, vec
from atoll.core.network import Active
from atoll.core.rng import Rng
from atoll.core.state import POINT, TRUTH, State, leaders

PERCENT: Final = 100


@final
class SelfPlay:
    """Plays games and lists positions, each from the knowledge of one seat.

    Position n has the features `places[ends[n - 1]:ends[n]]`. `results` has two numbers for each
    seat counted from the viewer, its margin over the others' mean in points and its share of the
    win; `points` are the viewer's. `thoughts` has what the search at that decision thought of
    margins and shares, or the results where nothing was searched. With `settles` only positions
    that are settled for their viewer are listed. With `to_quiet` the results are the advice's
    evaluation at the next quiet position that is the same for all, where there is one.
    """

    def __init__(
        self,
        state: State,
        features: Features,
        advice: Advice,
        settings: SearchSettings,
        evaluation: Evaluation | None,
        simulations: i64,
        rng: Rng,
        settles: bool = False,
        to_quiet: bool = False,
    ) -> None:
        self.state: State = state
        self.settles: bool = settles
        self.to_quiet: bool = to_quiet
        self.features: Features = features
        self.advice: Advice = advice
        self.settings: SearchSettings = settings
        self.evaluation: Evaluation | None = evaluation
        self.simulations: i64 = simulations  # of a decision; with 0 the rollout policy plays
        self.rng: Rng = rng
        self.seen: State = state.blank()
        self.active: Active = Active()
        self.players: i64 = state.players
        self.length: i64 = 0  # of the last game
        self.thought: vec[float] = zeros(2 * self.players)  # by seat: margin, share
        self.is_searched: bool = False
        # The positions.
        self.places: vec[i64] = vec[i64]()
        self.ends: vec[i64] = vec[i64]()
        self.viewers: vec[i64] = vec[i64]()
        self.searched: vec[i64] = vec[i64]()
        self.results: vec[float] = vec[float]()
        self.points: vec[float] = vec[float]()
        self.thoughts: vec[float] = vec[float]()

    def play(self, games: i64, strays: i64) -> None:
        """Play whole games; of a hundred decisions before a moment at random, so many are random.

        Positions are listed from that moment on, so that what follows them is undisturbed; where
        decisions are searched, all are listed, for there a thought is known of each.
        """
        while games > 0:
            self.play_game(strays)
            games -= 1

    def play_game(self, strays: i64) -> None:
        """One game."""
        state = self.state
        state.rng = self.rng.fork()
        state.begin()
        first: i64 = len(self.ends)
        start = self.rng.below(self.length) if self.length > 0 else 0
        step: i64 = 0
        seat = state.to_act()
        while seat >= 0:
            action = self.decide(seat)
            if step >= start or self.is_searched:
                self.list_positions(seat)
            if step < start and self.rng.below(PERCENT) < strays:
                action = state.random_action(seat, self.rng)
            state.play(seat, action)
            step += 1
            seat = state.to_act()
            if self.to_quiet and seat >= 0 and self.advice.is_quiet(state, TRUTH):
                self.add_evaluation(first)
                first = len(self.ends)
        self.length = step
        self.add_results(first)

    def decide(self, seat: i64) -> i64:
        """The bot's action; notes what its search thinks."""
        self.is_searched = False
        if self.simulations == 0:
            return self.advice.rollout_action(self.state, seat, self.rng)
        self.seen.see(self.state, seat)
        actions = self.seen.legal(seat)
        if len(actions) == 1:
            return actions[0]
        search = Search(self.seen, self.advice, self.settings, self.rng, self.evaluation)
        search.run(self.simulations)
        self.is_searched = True
        visits = float(search.visits[ROOT])
        for other in range(self.players):
            at = ROOT * self.players + other
            self.thought[2 * other] = search.margins[at] / (visits * float(POINT))
            self.thought[2 * other + 1] = search.wins[at] / visits
        return search.best()

    def list_positions(self, seat: i64) -> None:
        """The position as the seat that acts knows it, and as another seat does."""
        self.list_position(seat)
        if self.players > 1:
            other = seat + 1 + self.rng.below(self.players - 1)
            self.list_position(other if other < self.players else other - self.players)

    def list_position(self, viewer: i64) -> None:
        """The position as one seat knows it."""
        if self.settles and not self.advice.is_settled(self.state, viewer):
            return
        self.seen.see(self.state, viewer)
        self.active.clear()
        self.features.write(self.seen, self.active)
        for at in range(self.active.size):
            self.places = append(self.places, self.active.places[at])
        self.ends = append(self.ends, len(self.places))
        self.viewers = append(self.viewers, viewer)
        self.searched = append(self.searched, 1 if self.is_searched else 0)
        for place in range(self.players):
            seat = (viewer + place) % self.players
            self.thoughts = append(self.thoughts, self.thought[2 * seat])
            self.thoughts = append(self.thoughts, self.thought[2 * seat + 1])

    def add_evaluation(self, first: i64) -> None:
        """How the advice evaluates this position."""
        scores = self.advice.evaluate(self.state, TRUTH)
        self.add_scores(first, scores, leaders(scores), 1.0 / float(POINT))

    def add_results(self, first: i64) -> None:
        """How the game ended, for each of its positions from the first one on."""
        self.add_scores(first, self.state.scores(), self.state.winners(), 1.0)

    def add_scores(self, first: i64, scores: vec[i64], winners: i64, unit: float) -> None:
        """These scores as the results of the positions from the first one on."""
        share = 1.0 / float(popcount(winners))
        total: i64 = 0
        for points in scores:
            total += points
        while first < len(self.ends):
            self.points = append(self.points, unit * float(scores[self.viewers[first]]))
            for place in range(self.players):
                seat = (self.viewers[first] + place) % self.players
                self.results = append(
                    self.results, unit * margin(scores[seat], total, self.players)
                )
                won = share if (winners & BIT[seat]) != 0 else 0.0
                self.results = append(self.results, won)
                if self.searched[first] == 0:
                    at = 2 * (first * self.players + place)
                    self.thoughts[at] = self.results[at]
                    self.thoughts[at + 1] = self.results[at + 1]
            first += 1


def margin(points: i64, total: i64, players: i64) -> float:
    """How far a seat is above the mean of the others."""
    if players == 1:
        return float(points)
    return float(points) - float(total - points) / float(players - 1)


def zeros(size: i64) -> vec[float]:
    """So many zeros."""
    out = vec[float]()
    while size > 0:
        out = append(out, 0.0)
        size -= 1
    return out
