"""The review of a game: a pure function from a record to a `Review`.

Every ply is a separate question (`questions`), which any process can answer (`answer`); the answers
make the review (`compose`).
"""

import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import pairwise
from math import sqrt
from statistics import stdev

import msgspec
from msgspec import Struct

from atoll import games
from atoll.core.bits import BIT, members
from atoll.core.game import Game, Setup
from atoll.core.record import Record, replay
from atoll.core.rng import fast_rng
from atoll.core.state import SPECTATOR, State
from atoll.review.judge import DIGITS, Budget, Judgement, Option, judge
from atoll.review.position import Position, position_of, revive
from atoll.review.rollouts import Line, roll_out, stay
from atoll.workers import in_processes

MOMENTS = 3
SWING = 3.0  # standard errors that a moment's change must exceed
PRECISE = 0.035  # a standard error of the chances that is small enough for the curve
Ply = tuple[State, int, int]  # the full state before an action, the seat, the action


class Outlook(Struct, frozen=True):
    """The expected results of every seat after `ply` actions, as a spectator sees them."""

    ply: int
    points: list[float]
    chances: list[float]
    errors: list[float]  # standard errors of the chances, or of the points if one plays alone


class Decision(Struct, frozen=True):
    """A decision of a seat between several moves."""

    ply: int  # how many actions had been taken before it
    seat: int
    played: str  # in notation
    choice: str  # what the search prefers
    given: float  # points given away; 0 if the difference may be chance
    stake: float  # the lead of the best move less that of a random move
    worlds: int
    options: list[Option]  # the best first, the one played among them

    @property
    def best(self) -> Option:
        """The option with the highest lead."""
        return self.options[0]

    @property
    def move(self) -> Option:
        """The option that was played."""
        return next(option for option in self.options if option.text == self.played)


class Moment(Struct, frozen=True):
    """An action that changed the winning chances most; the points, if one plays alone."""

    ply: int  # how many actions had been taken after it
    seat: int  # the seat that acted
    moved: int  # the seat whose chances changed most; if equal, the one that acted
    before: float
    after: float


class Performance(Struct, frozen=True):
    """The performance of one seat."""

    name: str
    decisions: int
    given: float  # points given away in all
    stake: float  # points that were at stake in all
    points: int  # at the end

    @property
    def accuracy(self) -> float:
        """The percentage of the points at stake that was kept; random moves keep 0."""
        return 100.0 * max(0.0, 1.0 - self.given / self.stake) if self.stake > 0 else 100.0


class Review(Struct, frozen=True):
    """The review of a whole game."""

    game: str
    rules: int
    budget: Budget
    performances: list[Performance]  # by seat
    moments: list[Moment]  # in the order of the game
    curve: list[Outlook]
    decisions: list[Decision]


class Question(Struct, frozen=True):
    """The question about one ply."""

    ply: int
    public: Position  # what a spectator knew before the action
    knowledge: Position | None  # what the seat knew, if it had a choice
    seat: int
    action: int
    played: str
    budget: Budget
    seed: str


class Answer(Struct, frozen=True):
    """The answer about one ply."""

    outlook: Outlook
    decision: Decision | None


def to_json(review: Review) -> bytes:
    """The review as JSON; `from_json` gives an equal one back."""
    return msgspec.json.encode(review)


def from_json(data: bytes | str) -> Review:
    """A review written by `to_json`."""
    return msgspec.json.decode(data, type=Review)


def plies_of(record: Record, game: Game, where: str) -> Iterator[Ply]:
    """A record's actions with the state before each, then the end as an action of seat -1."""
    before: State | None = None
    for seat, action, state in replay(record, game, where):
        if before is not None:
            yield before, seat, action
        before = state.copy()
    assert before is not None  # a replay begins with the set-up
    yield before, -1, -1


def questions(
    game: Game, setup: Setup, plies: Iterable[Ply], budget: Budget, seed: str = "review"
) -> Iterator[Question]:
    """The questions about a game, made from what each viewer had seen."""
    for number, (truth, seat, action) in enumerate(plies):
        if seat < 0:
            return
        public = position_of(game, setup, truth.seen_by(SPECTATOR))
        seen = truth.seen_by(seat)
        has_choice = len(seen.legal(seat)) > 1 and int(seen.must_act()) & BIT[seat] != 0
        knowledge = position_of(game, setup, seen) if has_choice else None
        played = game.text(seen, seat, action)
        yield Question(number, public, knowledge, seat, action, played, budget, f"{seed}/{number}")


def answer(question: Question) -> Answer:
    """Judge one ply."""
    outlook = look(question.ply, question.public, question.budget, question.seed)
    if question.knowledge is None:
        return Answer(outlook, None)
    judgement = judge(question.knowledge, question.action, question.budget, question.seed)
    return Answer(outlook, decision(question, judgement))


def decision(question: Question, judgement: Judgement) -> Decision:
    """The judgement of a decision."""
    return Decision(
        question.ply,
        question.seat,
        question.played,
        judgement.choice,
        judgement.option(question.played).given,
        max(0.0, judgement.stake),
        judgement.worlds,
        judgement.options,
    )


def look(ply: int, public: Position, budget: Budget, seed: str) -> Outlook:
    """The expected results for a spectator: one world per simulation, or fewer if they suffice."""
    seen, advice = revive(public), games.find(public.game).advice

    def prune(lines: Sequence[Line], going: Sequence[int]) -> Sequence[int]:
        """Go on until the chances are precise."""
        return going if public.players == 1 or max(errors_of(lines[0])) > PRECISE else []

    worlds = budget.worlds(1.0)
    (line,) = roll_out(seen, advice, [stay], worlds, fast_rng(seed), prune=prune)
    seats = range(public.players)
    chances = [line.chance(seat) for seat in seats]
    points = [line.mean_points(seat) for seat in seats]
    return Outlook(ply, rounded(points), rounded(chances), rounded(errors_of(line)))


def errors_of(line: Line) -> list[float]:
    """The standard errors of the seats' chances; of the points if one plays alone."""
    worlds, players = len(line.points), len(line.points[0])
    if players == 1:
        return [stdev(float(points[0]) for points in line.points) / sqrt(worlds)]
    chances = [line.chance(seat) for seat in range(players)]
    return [sqrt((chance * (1 - chance) + 1 / worlds) / worlds) for chance in chances]


def rounded(values: Sequence[float]) -> list[float]:
    """Means rounded to the digits that are significant."""
    return [round(value, DIGITS) for value in values]


def ending(state: State, ply: int) -> Outlook:
    """The outlook at the end of a game: its result."""
    winners = set(members(state.winners()))
    return Outlook(
        ply,
        [float(score) for score in state.scores()],
        [float(seat in winners) for seat in range(state.players)],
        [0.0] * state.players,
    )


def compose(
    game: Game,
    names: Sequence[str],
    budget: Budget,
    answers: Sequence[Answer],
    end: State,
    plies: int,
) -> Review:
    """The review from all answers, in the order of the game."""
    curve = [answer.outlook for answer in answers]
    if end.is_over():
        curve.append(ending(end, plies))
    decisions = [answer.decision for answer in answers if answer.decision is not None]
    scores = [int(score) for score in end.scores()]
    performances = [
        performance(
            name, [decision for decision in decisions if decision.seat == seat], scores[seat]
        )
        for seat, name in enumerate(names)
    ]
    return Review(
        game.name, game.version, budget, performances, moments(curve, decisions), curve, decisions
    )


def performance(name: str, decisions: Sequence[Decision], points: int) -> Performance:
    """The performance of a seat over all its decisions."""
    given, stake = (
        sum(decision.given for decision in decisions),
        sum(decision.stake for decision in decisions),
    )
    return Performance(name, len(decisions), given, stake, points)


def moments(curve: Sequence[Outlook], decisions: Sequence[Decision]) -> list[Moment]:
    """The three actions after which the chances changed most, beyond chance."""
    deciders = {decision.ply: decision.seat for decision in decisions}
    swings = [
        swing(before, after, deciders[before.ply])
        for before, after in pairwise(curve)
        if before.ply in deciders and after.ply == before.ply + 1
    ]
    firm = [(moment, size) for moment, size in swings if size > 0]
    firm.sort(key=lambda pair: -pair[1])
    return sorted((moment for moment, _ in firm[:MOMENTS]), key=lambda moment: moment.ply)


def swing(before: Outlook, after: Outlook, seat: int) -> tuple[Moment, float]:
    """The seat with the largest change by an action, and its size; 0 if it may be chance."""
    is_alone = len(before.points) == 1
    old, new = (before.points, after.points) if is_alone else (before.chances, after.chances)
    changes = [abs(b - a) for a, b in zip(old, new, strict=True)]
    most = max(range(len(changes)), key=lambda option: (round(changes[option], 6), option == seat))
    noise = sqrt(before.errors[most] ** 2 + after.errors[most] ** 2)
    size = changes[most] if changes[most] > SWING * noise else 0.0
    return Moment(after.ply, seat, most, old[most], new[most]), size


# -- on this machine ------------------------------------------------------------------------


def review_record(
    record: Record,
    game: Game,
    where: str,
    budget: Budget,
    workers: int | None = None,
    on_answer: Callable[[int], None] = lambda _: None,
) -> Review:
    """Review a record on all cores; `told` is called with the number of plies that are done.

    After an interruption it is the review of the plies that are done.
    """
    plies = list(plies_of(record, game, where))
    pending = list(questions(game, record.setup, plies, budget))
    answers: dict[int, Answer] = {}
    try:
        for answer in answer_all(pending, workers or os.cpu_count() or 1):
            answers[answer.outlook.ply] = answer
            on_answer(len(answers))
    except KeyboardInterrupt:
        if not answers:
            raise
    return compose(
        game,
        record.seats,
        budget,
        [answers[n] for n in sorted(answers)],
        plies[-1][0],
        len(pending),
    )


def answer_all(pending: Sequence[Question], workers: int) -> Iterator[Answer]:
    """Answers as they arrive, from several processes if there are several cores."""
    for _, given in in_processes(answer, pending, workers):
        yield given
