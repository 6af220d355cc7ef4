"""A match between two sets of weights at equal processor time, in deals played from all seats."""

import time
from collections.abc import Iterator
from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist, fmean

from atoll.bots.bot import Bot
from atoll.bots.thinking import SearchBot
from atoll.bots.weights import Networks, read
from atoll.core.bits import members
from atoll.core.game import Game
from atoll.core.rng import fast_rng
from atoll.training.subject import Subject
from atoll.training.workers import Run

CHUNK = 8  # deals between two looks at the score


@dataclass(frozen=True)
class Deal:
    """One deal: the challenger and the champion take the seats by turns, in both ways."""

    subject: Subject
    seed: str
    challenger: bytes
    champion: bytes  # none: the search without a network
    seconds: float  # of processor time for a decision


@dataclass(frozen=True)
class Score:
    """How a match stands: the challenger's share of the wins, by deal."""

    shares: tuple[float, ...]

    @property
    def mean(self) -> float:
        """The share of all wins; 0.5 between equals."""
        return fmean(self.shares)

    def bound(self, confidence: float) -> float:
        """What the true share exceeds with this confidence, the deals being independent."""
        if len(self.shares) < 2:
            return 0.0
        spread = sqrt(sum((share - self.mean) ** 2 for share in self.shares)) / len(self.shares)
        least = 0.5 / len(self.shares)  # deals that all went alike do not prove everything
        return self.mean - NormalDist().inv_cdf(confidence) * max(spread, least)

    def __str__(self) -> str:
        return f"{self.mean:.1%} of the wins in {len(self.shares)} deals"


def searcher(game: Game, weights: bytes, seconds: float) -> Bot:
    """A bot that searches with a network, or without, for some processor time."""
    networks = Networks(game, read(weights)) if weights else None
    return SearchBot(game.advice.for_search(), seconds, clock=time.process_time, networks=networks)


def play_deal(deal: Deal) -> float:
    """The challenger's share of the wins, the seats having been taken in both ways."""
    game = deal.subject.game
    bots = [searcher(game, weights, deal.seconds) for weights in (deal.challenger, deal.champion)]
    return fmean(play_game(deal, bots, turn) for turn in range(2))


def play_game(deal: Deal, bots: list[Bot], turn: int) -> float:
    """The share of one game's win that goes to the first bot."""
    state = deal.subject.start(deal.seed)
    rng = fast_rng(f"{deal.seed}/{turn}")
    while not state.is_over():
        seat = int(state.to_act())
        bot = bots[(seat + turn) % 2]
        state.play(seat, bot.choose(state.seen_by(seat), rng))
    winners = [int(seat) for seat in members(state.winners())]
    return fmean((seat + turn) % 2 == 0 for seat in winners)


def play_match(
    deals: list[Deal], run: Run, confidence: float, least: int = 2 * CHUNK
) -> Iterator[Score]:
    """The score after every few deals, until it is clear either way or all deals are played."""
    shares: list[float] = []
    for at in range(0, len(deals), CHUNK):
        shares.extend(run(play_deal, deals[at : at + CHUNK]))
        score = Score(tuple(shares))
        yield score
        if len(shares) >= least and is_settled(score, confidence):
            return


def is_settled(score: Score, confidence: float) -> bool:
    """Whether it is clear who is better."""
    return score.bound(confidence) > 0.5 or score.bound(1 - confidence) < 0.5
