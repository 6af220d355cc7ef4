"""Statistics of results: win rates and scores with their intervals, ratings, seats."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import mean, stdev

from openskill.models import PlackettLuce, PlackettLuceRating

from atoll.arena.match import Result

Z = 1.96  # 95 %


@dataclass(frozen=True)
class Estimate:
    """A mean and its 95 % interval."""

    mean: float
    low: float
    high: float

    def __str__(self) -> str:
        return f"{self.mean:.3g} [{self.low:.3g}, {self.high:.3g}]"


def estimate(values: Sequence[float]) -> Estimate:
    """The mean of independent values with its normal interval."""
    centre = mean(values)
    half = Z * stdev(values) / sqrt(len(values)) if len(values) > 1 else float("inf")
    return Estimate(centre, centre - half, centre + half)


def estimate_share(values: Sequence[float]) -> Estimate:
    """The mean of shares, 0 to 1 each, with Wilson's interval, which is valid for few games too."""
    centre, games = mean(values), len(values)
    middle = (centre + Z * Z / (2 * games)) / (1 + Z * Z / games)
    noise = centre * (1 - centre) / games + Z * Z / (4 * games * games)
    half = Z * sqrt(noise) / (1 + Z * Z / games)
    return Estimate(centre, max(middle - half, 0.0), min(middle + half, 1.0))


@dataclass(frozen=True)
class Standing:
    """The results of one bot."""

    bot: str
    win_rate: Estimate  # its share of the wins; equal bots have 1 / number of bots
    mean_score: Estimate
    rating: Estimate  # OpenSkill: mu and its 95 % interval
    seconds: float  # of thinking a decision
    games: int


def standings(results: Sequence[Result]) -> list[Standing]:
    """Every bot, the best first."""
    ratings = rate(results)
    bots = sorted({bot for result in results for bot in result.bots})
    rows = [standing(bot, results, ratings[bot]) for bot in bots]
    return sorted(rows, key=lambda standing: -standing.win_rate.mean)


def standing(bot: str, results: Sequence[Result], rating: Estimate) -> Standing:
    """One bot. For scores the deals are the independent units: a deal's rotations count as one.

    Wins count game by game; rotations make them vary less than Wilson's interval allows for.
    """
    scores = defaultdict(list)
    seconds, decisions = 0.0, 0
    for result in results:
        for seat, name in enumerate(result.bots):
            if name == bot:
                scores[result.seed].append(result.scores[seat])
                seconds += result.seconds[seat]
                decisions += result.decisions[seat]
    return Standing(
        bot,
        estimate_share([win_share(result, bot) for result in results]),
        estimate([mean(values) for values in scores.values()]),
        rating,
        seconds / max(decisions, 1),
        len(results),
    )


def win_share(result: Result, bot: str) -> float:
    """The share of a game's win that goes to a bot's seats."""
    return sum(result.bots[seat] == bot for seat in result.winners) / len(result.winners)


def rate(results: Iterable[Result]) -> dict[str, Estimate]:
    """OpenSkill ratings over all games; a bot on several seats moves by their mean."""
    model = PlackettLuce()
    ratings: defaultdict[str, PlackettLuceRating] = defaultdict(model.rating)
    for result in results:
        teams = [[ratings[bot]] for bot in result.bots]
        after = model.rate(teams, scores=[float(score) for score in ranking(result)])
        moved = defaultdict(list)
        for bot, team in zip(result.bots, after, strict=True):
            moved[bot].append(team[0])
        for bot, many in moved.items():
            ratings[bot] = model.rating(
                mu=mean(each.mu for each in many), sigma=mean(each.sigma for each in many)
            )
    return {
        bot: Estimate(r.mu, r.mu - Z * r.sigma, r.mu + Z * r.sigma) for bot, r in ratings.items()
    }


def ranking(result: Result) -> list[int]:
    """Scores to rank by: winners lead, whatever broke a tie or formed a team."""
    top = max(result.scores) + 1
    return [top if seat in result.winners else score for seat, score in enumerate(result.scores)]


def seat_rates(results: Sequence[Result]) -> list[Estimate]:
    """The share of wins of each seat."""
    players = len(results[0].scores)
    return [
        estimate_share([(seat in result.winners) / len(result.winners) for result in results])
        for seat in range(players)
    ]


@dataclass(frozen=True)
class Worth:
    """The value of one kind of score line."""

    what: str
    frequency: float  # how often a seat has it
    points: float  # when it has it
    win_rate: Estimate  # of the seats that have it


def worths(results: Sequence[Result]) -> list[Worth]:
    """Every kind of score line, by the win rate of the seats that have it."""
    points, wins = defaultdict(list), defaultdict(list)
    seats = 0
    for result in results:
        for seat, lines in enumerate(result.sheet):
            seats += 1
            won = (seat in result.winners) / len(result.winners)
            for what in {name for name, _ in lines}:
                points[what].append(sum(value for name, value in lines if name == what))
                wins[what].append(won)
    rows = [
        Worth(what, len(points[what]) / seats, mean(points[what]), estimate_share(wins[what]))
        for what in points
    ]
    return sorted(rows, key=lambda worth: -worth.win_rate.mean)
