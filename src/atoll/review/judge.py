"""Judges one decision by what its seat knows: what the search would do, what each move gives."""

import time
from collections.abc import Iterator, Sequence
from statistics import fmean

from msgspec import Struct

from atoll import games
from atoll.bots.thinking import SearchBot
from atoll.core.advice import Advice
from atoll.core.rng import Rng, fast_rng
from atoll.core.state import State
from atoll.review.position import Position, revive
from atoll.review.rollouts import POLICY_PERCENT, Gap, Line, gap, play, play_anything, roll_out

CANDIDATES = 4  # moves of the search that are played on
FEWEST = 8  # worlds, however short the time
FIRM = 2.5  # standard errors; less may be chance
DIGITS = 3  # kept of a mean; more would be noise
DRAWS = 12  # moves drawn where the search has no say


class Budget(Struct, frozen=True):
    """How long to think about a decision: a number of simulations, or seconds.

    A review by simulations can be repeated; every fourth of them is a world to play on in.
    """

    simulations: int = 400
    seconds: float | None = None

    def bot(self, advice: Advice) -> SearchBot:
        """The search that proposes moves."""
        if self.seconds is None:
            return SearchBot(advice, 0.0, self.simulations)
        return SearchBot(advice, self.seconds / 2)

    def worlds(self, share: float = 0.25) -> Iterator[int]:
        """Number the worlds until the budget's share for them is used up."""
        if self.seconds is None:
            yield from range(max(FEWEST, int(share * self.simulations)))
            return
        end = time.perf_counter() + 2 * share * self.seconds
        count = 0
        while count < FEWEST or time.perf_counter() < end:
            yield count
            count += 1


class Option(Struct, frozen=True):
    """A move, and what can be expected of it as the seat knew."""

    text: str  # in notation
    share: float  # of the search's visits
    points: float  # the seat's own at the end
    lead: float  # over the mean of the others
    chance: float  # to be among the winners
    behind: float  # by how much its lead falls short of the best option's
    noise: float  # a standard error of `behind`

    @property
    def given(self) -> float:
        """The points given away by it; none where the difference may be chance."""
        return self.behind if Gap(self.behind, self.noise).is_firm(FIRM) else 0.0


class Judgement(Struct, frozen=True):
    """All that is thought of one decision; the best option first."""

    options: list[Option]
    choice: str  # what the search would do
    stake: float  # how far the lead of the best is above that of any move, drawn at random
    worlds: int

    def option(self, text: str) -> Option:
        """The option in this notation."""
        return next(option for option in self.options if option.text == text)


def judge(position: Position, played: int | None, budget: Budget, seed: str) -> Judgement:
    """Judge a decision of the position's viewer, the move played among the others."""
    seen, rng = revive(position), fast_rng(seed)
    shares = propose(seen, games.find(position.game).advice, budget, rng)
    candidates = list(shares)[:CANDIDATES]
    if played is not None and played not in candidates:
        candidates.append(played)
        shares.setdefault(played, 0.0)
    return compare(position, seen, candidates, shares, budget, rng)


def propose(seen: State, advice: Advice, budget: Budget, rng: Rng) -> dict[int, float]:
    """Moves worth a look with their shares of the search's visits, what it would do first.

    The search thinks for the seat that is asked first; for others that may act at the same time
    moves are drawn, one of the rollout policy among them.
    """
    seat = seen.viewer
    if seen.to_act() == seat:
        return {pick.action: pick.share for pick in budget.bot(advice).think(seen, rng)}
    drawn = [int(seen.random_action(seat, rng)) for _ in range(DRAWS)]
    return {int(advice.rollout_action(seen, seat, rng)): 1.0} | dict.fromkeys(drawn, 0.0)


def compare(
    position: Position,
    seen: State,
    actions: Sequence[int],
    shares: dict[int, float],
    budget: Budget,
    rng: Rng,
    policy_percent: int = POLICY_PERCENT,
    is_staked: bool = True,
) -> Judgement:
    """Play the actions on from common worlds, and any move beside them unless no stake is asked.

    The first is what the search would do.
    """
    seat, game = int(seen.viewer), games.find(position.game)
    sides = game.sides(position.players, dict(position.options))
    side = next(side for side in sides if seat in side)
    moves = [play(seat, action) for action in actions]
    if is_staked:
        moves.append(play_anything(seat, str(rng.word())))
    lines = roll_out(seen, game.advice, moves, budget.worlds(), rng, policy_percent)
    leads = [line.leads(side) for line in lines[: len(actions)]]
    best = max(range(len(leads)), key=lambda n: sum(leads[n]))
    careless = lines[-1].leads(side) if is_staked else leads[best]
    options = [
        option(game.text(seen, seat, action), shares[action], line, seat, own, leads[best])
        for action, line, own in zip(actions, lines, leads, strict=False)
    ]
    return Judgement(
        sorted(options, key=lambda candidate: -candidate.lead),
        game.text(seen, seat, actions[0]),
        round(gap(leads[best], careless).mean, DIGITS),
        len(leads[best]),
    )


def option(
    text: str, share: float, line: Line, seat: int, leads: list[float], best: list[float]
) -> Option:
    """One move's expectations."""
    apart = gap(best, leads)
    values = (
        share,
        line.mean_points(seat),
        fmean(leads),
        line.chance(seat),
        apart.mean,
        apart.error,
    )
    return Option(text, *(round(value, DIGITS) for value in values))
