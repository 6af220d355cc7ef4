"""What a bot is."""

from abc import ABC, abstractmethod
from collections.abc import Mapping

from atoll.core.advice import PERCENT, Advice
from atoll.core.bits import BIT, members, popcount
from atoll.core.rng import Rng
from atoll.core.state import State


class Bot(ABC):
    """Chooses from one seat's knowledge; it is given nothing else."""

    is_quick = False  # chooses within a millisecond, so that no worker process is needed
    pace = 0.0  # the seconds that a choice between several actions takes

    @abstractmethod
    def choose(self, seen: State, rng: Rng) -> int:
        """A legal action of the seat whose knowledge `seen` is."""

    def wants_to_act(self, seen: State) -> bool:
        """Whether it acts now, in a seat that may; by default if the game waits for it."""
        return is_waited_for(seen)

    def leaves_time(self, seen: State) -> bool:
        """Whether others should be left time to act off-turn before it acts."""
        return False


class RandomBot(Bot):
    """Plays any legal action."""

    is_quick = True

    def choose(self, seen: State, rng: Rng) -> int:
        """Any legal action, as likely as the game draws it."""
        return int(seen.random_action(seen.viewer, rng))


class AdvisedBot(Bot):
    """Follows the game's rollout policy so many times in a hundred, else plays anything.

    Where several actions look about as good, it takes what suits its style, if it has one.
    """

    is_quick = True

    def __init__(self, advice: Advice, percent: int = PERCENT, style: int | None = None) -> None:
        self.advice = advice
        self.percent = percent
        self.style = style

    def wants_to_act(self, seen: State) -> bool:
        """As the game's advice says."""
        return self.advice.wants_to_act(seen, seen.viewer)

    def leaves_time(self, seen: State) -> bool:
        """As the game's advice says."""
        return self.advice.leaves_time(seen, seen.viewer)

    def choose(self, seen: State, rng: Rng) -> int:
        """An action of the rollout policy, or any; off-turn only what the policy wants."""
        if not is_waited_for(seen) or rng.below(PERCENT) < self.percent_in(seen):
            action = int(self.advice.rollout_action(seen, seen.viewer, rng))
            return action if self.style is None else self.styled(seen, action, self.style)
        return int(seen.random_action(seen.viewer, rng))

    def percent_in(self, seen: State) -> int:
        """How often it follows the policy in this game."""
        return self.percent

    def styled(self, seen: State, action: int, style: int) -> int:
        """The action, or one about as good that suits the style better."""
        seat, advice = int(seen.viewer), self.advice
        near = [int(other) for other in advice.alternatives(seen, seat)]
        if action not in near:
            return action
        near = [action, *(other for other in near if seen.is_legal(seat, other))]
        return max(near, key=lambda other: int(advice.appeal(seen, seat, other, style)))


class ApprenticeBot(AdvisedBot):
    """Follows the rollout policy as often as the game's advice says."""

    def percent_in(self, seen: State) -> int:
        """By the number of players."""
        return int(self.advice.apprentice_percent(seen.players))


def is_waited_for(seen: State) -> bool:
    """Whether the game waits for the viewer."""
    return bool(seen.must_act() & BIT[seen.viewer])


def next_seat(state: State, bots: Mapping[int, Bot]) -> int:
    """Who chooses next: the seat the game waits for, after the bots that want to act off-turn.

    These are asked when the game waits for one seat only, so that answers come before bids.
    """
    waiting = state.must_act()
    if popcount(waiting) == 1:
        for seat in members(state.may_act() & ~waiting):
            if seat in bots and bots[seat].wants_to_act(state.seen_by(seat)):
                return int(seat)
    return int(state.to_act())
