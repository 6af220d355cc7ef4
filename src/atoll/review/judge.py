"""Judges one decision from what its seat knows: the search's choice and the value of each move."""

import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from statistics import fmean

from msgspec import Struct

from atoll import games
from atoll.bots.thinking import SearchBot
from atoll.bots.weights import Networks
from atoll.core.advice import Advice
from atoll.core.game import Game
from atoll.core.rng import Rng, fast_rng
from atoll.core.state import State
from atoll.review.position import Position, revive
from atoll.review.rollouts import Gap, Line, gap, play, play_anything, roll_out

CANDIDATES = 4  # moves of the search that are rolled out
FEWEST = 8  # worlds, however short the time
FIRM = 2.5  # standard errors; less may be chance
DROPPED = 1.0  # standard errors behind the best at which a move is rolled out no further
STAKED = 40  # worlds for the random move: what is at stake is summed over many decisions
DIGITS = 3  # kept of a mean; more would be noise
DRAWS = 12  # moves drawn if the search does not apply


class Budget(Struct, frozen=True):
    """The effort for a decision: a number of simulations, or seconds.

    A review by simulations can be repeated; a fourth of them are worlds for rollouts.
    """

    simulations: int = 400
    seconds: float | None = None

    def bot(self, advice: Advice, networks: Networks | None = None) -> SearchBot:
        """The search that proposes moves."""
        if self.seconds is None:
            return SearchBot(advice, 0.0, self.simulations, networks=networks)
        return SearchBot(advice, self.seconds / 2, networks=networks)

    def worlds(self, share: float = 0.25) -> Iterator[int]:
        """Numbers of the worlds until the budget for them is used up."""
        if self.seconds is None:
            yield from range(max(FEWEST, int(share * self.simulations)))
            return
        end = time.perf_counter() + 2 * share * self.seconds
        count = 0
        while count < FEWEST or time.perf_counter() < end:
            yield count
            count += 1


class Option(Struct, frozen=True):
    """A move and its expected values, from what the seat knew."""

    text: str  # in notation
    share: float  # of the search's visits
    points: float  # the seat's own at the end
    lead: float  # over the mean of the others
    chance: float  # to be among the winners
    behind: float  # by how much its lead falls short of the best option's
    noise: float  # a standard error of `behind`

    @property
    def given(self) -> float:
        """The points given away by it; 0 if the difference may be chance."""
        return self.behind if Gap(self.behind, self.noise).is_firm(FIRM) else 0.0


class Judgement(Struct, frozen=True):
    """The judgement of one decision; the best option first."""

    options: list[Option]
    choice: str  # what the search prefers
    stake: float  # the lead of the best move less that of a random move
    worlds: int

    def option(self, text: str) -> Option:
        """The option in this notation."""
        return next(option for option in self.options if option.text == text)


def judge(position: Position, played: int | None, budget: Budget, seed: str) -> Judgement:
    """Judge a decision of the position's viewer, including the move played."""
    seen, rng = revive(position), fast_rng(seed)
    shares = propose(seen, games.find(position.game), budget, rng)
    candidates = list(shares)[:CANDIDATES]
    if played is not None and played not in candidates:
        candidates.append(played)
        shares.setdefault(played, 0.0)
    place = None if played is None else candidates.index(played)
    return compare(position, seen, candidates, shares, budget, rng, played=place)


def propose(seen: State, game: Game, budget: Budget, rng: Rng) -> dict[int, float]:
    """Candidate moves with their shares of the search's visits, the preferred one first.

    The search, the master's, thinks for the seat that must act first; for others that may act at
    the same time moves are drawn at random, with one of the rollout policy.
    """
    seat = seen.viewer
    if seen.to_act() == seat:
        bot = budget.bot(game.advice.for_search(), Networks(game))
        return {pick.action: pick.share for pick in bot.think(seen, rng)}
    drawn = [int(seen.random_action(seat, rng)) for _ in range(DRAWS)]
    return {int(game.advice.rollout_action(seen, seat, rng)): 1.0} | dict.fromkeys(drawn, 0.0)


def compare(
    position: Position,
    seen: State,
    actions: Sequence[int],
    shares: dict[int, float],
    budget: Budget,
    rng: Rng,
    policy_percent: int | None = None,
    is_review: bool = True,
    played: int | None = None,
) -> Judgement:
    """Roll out the actions from common worlds; the first one is the search's choice.

    A review also rolls out a random move, for the stake, and drops actions as `Pruning` does;
    `played` is the place of the one that is never dropped.
    """
    seat, game = int(seen.viewer), games.find(position.game)
    sides = game.sides(position.players, dict(position.options))
    side = next(side for side in sides if seat in side)
    moves = [play(seat, action) for action in actions]
    if is_review:
        moves.append(play_anything(seat, str(rng.word())))
    pruning = Pruning(side, len(actions), played) if is_review else None
    lines = roll_out(seen, game.advice, moves, budget.worlds(), rng, policy_percent, pruning)
    leads = [line.leads(side) for line in lines[: len(actions)]]
    longest = max(len(lead) for lead in leads)
    best = max(range(len(leads)), key=lambda n: (len(leads[n]) == longest, sum(leads[n])))
    careless = lines[-1].leads(side) if is_review else leads[best]
    options = [
        option(game.text(seen, seat, action), shares[action], line, seat, lead, leads[best])
        for action, line, lead in zip(actions, lines, leads, strict=False)
    ]
    return Judgement(
        sorted(options, key=lambda candidate: -candidate.lead),
        game.text(seen, seat, actions[0]),
        round(gap(leads[best], careless).mean, DIGITS),
        len(leads[best]),
    )


@dataclass(frozen=True)
class Pruning:
    """Drops actions that look worse than the best; ends the rollouts when only one is left."""

    side: Sequence[int]
    actions: int  # the first so many lines; the random move's may follow
    played: int | None  # never dropped, so that what it gives away is measured in all worlds

    def __call__(self, lines: Sequence[Line], going: Sequence[int]) -> Sequence[int]:
        """The lines that go on."""
        leads = {n: lines[n].leads(self.side) for n in going if n < self.actions}
        best = max(leads.values(), key=sum)
        kept = [n for n in leads if n == self.played or not gap(best, leads[n]).is_firm(DROPPED)]
        if len(kept) == 1:
            return []
        others = [n for n in going if n >= self.actions and len(lines[n].points) < STAKED]
        return kept + others


def option(
    text: str, share: float, line: Line, seat: int, leads: list[float], best: list[float]
) -> Option:
    """The expected values of one move."""
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
