"""What a bot may ask of a game beyond its rules; every part is optional.

The rules of a game never import its advice. A game without any plays with `Advice` itself.
"""

from typing import Final, final

from atoll.core.bits import BIT
from atoll.core.native import append, i64, mypyc_attr, vec
from atoll.core.rng import Rng
from atoll.core.state import POINT, State

NO_ACTION: Final = -1
END: Final = 1_000_000_000  # a horizon that no rollout reaches
PERCENT: Final = 100
EXPLORATION: Final = 0.7
DOUBT: Final = 1.0
WIDENING: Final = 2.0
COLLECTOR: Final = 0  # the styles of bots that follow the rollout policy
RAIDER: Final = 1
MISER: Final = 2


@final
class SearchSettings:
    """The numbers of a search that are measured for each game."""

    def __init__(
        self,
        policy_percent: i64 = 0,
        horizon: i64 = END,
        win_weight: float = 0.5,
        exploration: float = EXPLORATION,
        widening: float = WIDENING,
        quiet_leaves: bool = False,
        plays_solved: bool = False,
        doubt: float = DOUBT,
        settles: bool = False,
        rollout_weight: float = 0.0,
        draws: i64 = 1,
    ) -> None:
        self.policy_percent: i64 = policy_percent  # of the rollout steps follow the rollout policy
        self.horizon: i64 = horizon  # steps after which a rollout stops at the next quiet position
        self.win_weight: float = win_weight  # of winning in a node's value; the rest is the margin
        self.exploration: float = exploration  # the constant of the upper confidence bound
        self.widening: float = widening  # a node has at most 2 + widening * sqrt(visits) children
        self.quiet_leaves: bool = quiet_leaves  # whether the tree ends at quiet positions
        self.plays_solved: bool = plays_solved  # whether a solved action is played without search
        self.doubt: float = doubt  # standard errors by which another action beats the policy's
        self.settles: bool = settles  # whether a network evaluates settled positions only
        self.rollout_weight: float = rollout_weight  # of a rollout from where a network evaluates
        self.draws: i64 = draws  # random actions of which a node gets the most promising one

    def plain(self) -> "SearchSettings":
        """The same rollouts and expansion in a search that is not tuned to the game."""
        return SearchSettings(
            policy_percent=self.policy_percent,
            horizon=self.horizon,
            win_weight=self.win_weight,
            doubt=self.doubt,
            draws=self.draws,
        )


@mypyc_attr(allow_interpreted_subclasses=True)
class Advice:
    """A game's advice to bots. All of it is decided by the knowledge of the seat it is for.

    It is the same for all truths that seat cannot tell apart.
    """

    def settings(self, state: State) -> SearchSettings:
        """The search settings that measured best in games set up like this one."""
        return SearchSettings()

    def first_settings(self, state: State) -> SearchSettings:
        """The settings of `strong@1` and `master@1`, which newer bots are measured against."""
        return self.settings(state)

    def for_search(self) -> "Advice":
        """The advice of `strong` and `master`; quick bots and `@1` have this one itself."""
        return self

    def plain(self) -> "Advice":
        """The advice for a search that is not tuned to the game."""
        return self

    def speeds(self) -> tuple[float, float]:
        """Simulations a second at the fewest and at the most players, measured over whole games."""
        return 50e3, 50e3

    def apprentice_percent(self, players: i64) -> i64:
        """Of a hundred actions of `apprentice`, how many follow the rollout policy.

        Measured so that `casual` wins about four times as often, which is 250 Elo.
        """
        return 75

    def skilled_simulations(self, players: i64) -> i64:
        """How many simulations `skilled` has for a decision.

        Measured so that it wins about four times as often as `casual`, if so much can be had.
        """
        return 50

    def review_percent(self) -> i64:
        """Of a hundred steps of a review's rollouts, how many follow the rollout policy.

        With all of them less is left to chance; but a game without chance then has only one
        continuation, and bots that play by the policy may get better marks than stronger ones.
        """
        return 50

    def rollout_action(self, state: State, seat: i64, rng: Rng) -> i64:
        """The rollout policy: a legal action that looks sound to the seat."""
        return state.random_action(seat, rng)

    def alternatives(self, state: State, seat: i64) -> vec[i64]:
        """Actions that look about as good as the rollout policy's: a bot's style may decide."""
        return vec[i64]()

    def appeal(self, state: State, seat: i64, action: i64, style: i64) -> i64:
        """How well one of the alternatives suits a style."""
        return 0

    def wants_to_act(self, state: State, seat: i64) -> bool:
        """Whether a seat does something now rather than wait: by default if it is waited for.

        A seat that may act off-turn can want to; one that is waited for can leave it to others.
        """
        return (state.must_act() & BIT[seat]) != 0

    def leaves_time(self, state: State, seat: i64) -> bool:
        """Whether what this seat would do next ends a chance of others to act off-turn."""
        return False

    def solved_action(self, state: State, seat: i64) -> i64:
        """The best action where the game can compute it, else NO_ACTION."""
        return NO_ACTION

    def candidates(self, state: State, seat: i64) -> vec[i64]:
        """The legal actions the root tries after the rollout policy's, the most promising first.

        None where the game has no order for them: the search then draws at random.
        """
        return vec[i64]()

    def promising_action(self, state: State, seat: i64, draws: i64, rng: Rng) -> i64:
        """The most promising of so many random actions: what a node below the root adds."""
        return state.random_action(seat, rng)

    def is_quiet(self, state: State, viewer: i64) -> bool:
        """Whether `evaluate` is reliable here: nothing is half done."""
        return True

    def is_settled(self, state: State, viewer: i64) -> bool:
        """Whether no trick or turn is half done, so that a network's estimate is reliable."""
        return True

    def evaluate(self, state: State, viewer: i64) -> vec[i64]:
        """The points each seat can expect at the end, in hundredths, as the viewer estimates them.

        Asked only while the game is not over.
        """
        values = vec[i64]()
        for points in state.scores():
            values = append(values, POINT * points)
        return values


def rollout(
    state: State, advice: Advice, rng: Rng, policy_percent: i64, horizon: i64, viewer: i64
) -> None:
    """Play to the end, or to the viewer's first quiet position after `horizon` steps.

    `policy_percent` of the steps follow the rollout policy, the others are random.
    """
    steps: i64 = 0
    while True:
        seat = state.to_act()
        if seat < 0 or (steps >= horizon and advice.is_quiet(state, viewer)):
            return
        play_step(state, advice, rng, policy_percent, seat)
        steps += 1


def play_steps(state: State, advice: Advice, rng: Rng, policy_percent: i64, steps: i64) -> None:
    """Play so many steps, or to the end; `policy_percent` as in `rollout`."""
    for _step in range(steps):
        seat = state.to_act()
        if seat < 0:
            return
        play_step(state, advice, rng, policy_percent, seat)


def settle(state: State, advice: Advice, rng: Rng, policy_percent: i64, viewer: i64) -> None:
    """Play to the viewer's next settled position, or to the end; `policy_percent` as above."""
    seat = state.to_act()
    while seat >= 0 and not advice.is_settled(state, viewer):
        play_step(state, advice, rng, policy_percent, seat)
        seat = state.to_act()


def play_step(state: State, advice: Advice, rng: Rng, policy_percent: i64, seat: i64) -> None:
    """One step by the rollout policy, or at random."""
    if rng.below(PERCENT) < policy_percent:
        state.play(seat, advice.rollout_action(state, seat, rng))
    else:
        state.play(seat, state.random_action(seat, rng))
