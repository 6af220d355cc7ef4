"""Judges one decision by what its seat knows: what the search would do, what each move gives."""

import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from statistics import fmean

from msgspec import Struct
from msgspec.structs import replace

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
PROPOSING = 2  # the search has one in so many of the simulations
ANY_WORLDS = 16  # in which any move is played on: over a game its errors cancel out


class Budget(Struct, frozen=True):
    """How long to think about a decision: a number of simulations, or seconds.

    A review by simulations can be repeated; every fourth of them is a world to play on in.
    """

    simulations: int = 400
    seconds: float | None = None

    def bot(self, advice: Advice) -> SearchBot:
        """The search that proposes moves."""
        if self.seconds is None:
            return SearchBot(advice, 0.0, max(FEWEST, self.simulations // PROPOSING))
        return SearchBot(advice, self.seconds / 2)

    def worlds(self, share: float = 0.25) -> Iterator[int]:
        """Counts worlds until the budget's share for them is used up."""
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
    return compare(position, seen, candidates, shares, budget, rng, asked=played)


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
    asked: int | None = None,
) -> Judgement:
    """Play the actions on from common worlds, and any move beside them unless no stake is asked.

    The first is what the search would do. Where one is asked about, the worse half of the others is
    given up at every look.
    """
    seat, game = int(seen.viewer), games.find(position.game)
    sides = game.sides(position.players, dict(position.options))
    side = next(side for side in sides if seat in side)
    moves = [play(seat, action) for action in actions]
    if is_staked:
        moves.append(play_anything(seat, str(rng.word())))
    race = Race(side, len(actions), None if asked is None else actions.index(asked))
    keep = None if asked is None else race.keep
    lines = roll_out(seen, game.advice, moves, budget.worlds(), rng, policy_percent, keep)
    best = race.best(lines)
    options = [
        option(game.text(seen, seat, action), shares[action], line, seat, race.gap(best, line))
        for action, line in zip(actions, lines, strict=False)
    ]
    best_lead = fmean(best.leads(side))
    options = [replace(one, lead=round(best_lead - one.behind, DIGITS)) for one in options]
    return Judgement(
        sorted(options, key=lambda candidate: -candidate.lead),
        game.text(seen, seat, actions[0]),
        round(race.gap(best, lines[-1]).mean, DIGITS) if is_staked else 0.0,
        len(best.worlds),
    )


@dataclass(frozen=True)
class Race:
    """Which moves are worth further worlds, as a side sees it."""

    side: Sequence[int]
    count: int  # of the moves compared; any move may come after them
    asked: int | None  # always goes on

    def best(self, lines: list[Line]) -> Line:
        """The move that leads, of those that were not given up."""
        return lines[self.running(lines)[0]]

    def running(self, lines: list[Line]) -> list[int]:
        """The moves that were not given up, the best first."""
        totals = [sum(line.leads(self.side)) for line in lines[: self.count]]
        most = max(len(line.worlds) for line in lines[: self.count])
        found = [number for number in range(self.count) if len(lines[number].worlds) == most]
        return sorted(found, key=lambda number: -totals[number])

    def gap(self, best: Line, line: Line) -> Gap:
        """How far a move is behind, over the worlds it was played on in."""
        leads = best.leads(self.side)
        return gap([leads[world] for world in line.worlds], line.leads(self.side))

    def keep(self, lines: list[Line]) -> list[bool]:
        """Go on with the better half of the moves, and with the one asked about."""
        running = self.running(lines)
        kept = running[: (len(running) + 1) // 2]
        return [
            number == self.asked or number in kept or self.is_any(number, line)
            for number, line in enumerate(lines)
        ]

    def is_any(self, number: int, line: Line) -> bool:
        """Whether this is any move, to be played on for a while."""
        return number >= self.count and len(line.worlds) < ANY_WORLDS


def option(text: str, share: float, line: Line, seat: int, behind: Gap) -> Option:
    """One move's expectations; its lead is set beside the best one's."""
    values = (
        share, line.mean_points(seat), 0.0, line.chance(seat), behind.mean, behind.error
    )  # fmt: skip
    return Option(text, *(round(value, DIGITS) for value in values))
