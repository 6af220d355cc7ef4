"""Reviews of finished games: computed in the worker processes, stored with the game."""

import asyncio
from itertools import islice

from atoll.core.state import State
from atoll.learn.mining import complete
from atoll.review.judge import Budget, Option
from atoll.review.review import (
    Answer,
    Decision,
    Ply,
    Review,
    answer,
    compose,
    from_json,
    questions,
    to_json,
)
from atoll.review.telling import moment_events
from atoll.server import wire
from atoll.server.errors import ServerError
from atoll.server.store import practice_rows, review_rows
from atoll.server.tables.own_puzzles import own_puzzles
from atoll.server.tables.services import Services
from atoll.server.tables.sight import offer
from atoll.server.tables.table import Table
from atoll.server.tables.voices import Tell, voice
from atoll.server.wall_clock import now
from atoll.server.workers.bot_workers import Lane

MOST, LEAST = 400, 60  # simulations for a decision
ALL_OF_THEM = 60_000  # simulations for a game, which bounds the time for a long one
WAITING = 20  # reviews begun in this process at most
EACH = 3  # of one payer
SILENT = 120_000  # milliseconds without progress after which another process may begin again


def budget_for(plies: int) -> Budget:
    """The simulations for each decision of a game with this many plies."""
    return Budget(max(LEAST, min(MOST, ALL_OF_THEM // max(1, plies))))


def course(table: Table) -> list[Ply]:
    """The actions of a table with the state before each, then the end as an action of seat -1."""
    taken = zip(table.states, table.plies.seats, table.plies.actions, strict=False)
    return [*taken, (table.state, -1, -1)]


class Reviews:
    """All reviews of a store; this process makes one at a time."""

    def __init__(self, services: Services) -> None:
        self.database = services.database
        self.bot_workers = services.bot_workers
        self.is_alone = services.is_alone
        self.keep = services.keep
        self.begun: dict[str, asyncio.Task[None]] = {}
        self.payers: list[str] = []  # of the reviews in progress
        self.turn = asyncio.Semaphore(1)

    async def info(self, table: Table, language: str | None) -> wire.ReviewInfo:
        """The progress of the review of a table's game, and the review when it is done."""
        row = await review_rows.find(table.id, self.database)
        if row is None:
            return wire.ReviewInfo("none")
        done, total, body = row
        if body is None:
            return wire.ReviewInfo("running", done, total)
        return wire.ReviewInfo("done", done, total, told(from_json(body), table, language))

    async def stored(self, table: Table) -> Review:
        """The review of a table's game."""
        row = await review_rows.find(table.id, self.database)
        if row is None or row.body is None:
            raise ServerError("review/none")
        return from_json(row.body)

    async def begin(self, table: Table, payer: str) -> None:
        """Begin the review of a finished game, once, or again if another process left it undone."""
        if table.status != "over":
            raise ServerError("table/not-over")
        if table.id in self.begun:
            return
        if len(self.begun) >= WAITING or self.payers.count(payer) >= EACH:
            raise ServerError("server/busy")
        silent = now() if self.is_alone else now() - SILENT
        if await review_rows.begin(table.id, table.ply, silent, self.database):
            self.payers.append(payer)
            task = self.begun[table.id] = asyncio.ensure_future(self.make(table, payer))
            self.keep(task)

    async def make(self, table: Table, payer: str) -> None:
        """Judge every ply, a few at once, and store the review."""
        try:
            async with self.turn:
                review = await self.think(table, payer)
                await self.make_puzzles(table, review, payer)
            await review_rows.finish(table.id, to_json(review).decode(), self.database)
        finally:
            del self.begun[table.id]
            self.payers.remove(payer)

    async def think(self, table: Table, payer: str) -> Review:
        """The review, requested ply by ply so that bots at other tables are served in between."""
        assert table.setup is not None  # a game that is over has begun
        plies, budget = course(table), budget_for(table.ply)
        pending = questions(table.game, table.setup, plies, budget)
        answers: list[Answer] = []
        bot_workers, lane = self.bot_workers, Lane(payer, table.id, is_lesson=True)
        while batch := list(islice(pending, bot_workers.workers)):
            answers += await asyncio.gather(
                *(bot_workers.work(lane, answer, question) for question in batch)
            )
            await review_rows.go_on(table.id, len(answers), self.database)
        return compose(table.game, table.names, budget, answers, table.state, table.ply)

    async def make_puzzles(self, table: Table, review: Review, payer: str) -> None:
        """Store the costliest decisions of each player as their own puzzles."""
        lane = Lane(payer, table.id, is_lesson=True)
        for player, puzzles in own_puzzles(table, review).items():
            whole = [
                made._replace(puzzle=await self.bot_workers.work(lane, complete, made.puzzle))
                for made in puzzles
            ]
            await practice_rows.keep_own(player, whole, self.database)


# -- on the wire ----------------------------------------------------------------------------


def told(review: Review, table: Table, language: str | None) -> wire.GameReview:
    """A whole review on the wire, without the options of each decision."""
    say = voice(table.game, language, table.spoken_names)
    plies = course(table)
    return wire.GameReview(
        [
            wire.Performance(seat.name, seat.points, seat.decisions, seat.given, seat.accuracy)
            for seat in review.performances
        ],
        [
            wire.KeyMoment(
                moment.ply,
                moment.seat,
                moment.moved,
                moment.before,
                moment.after,
                [say(event.what) for event in moment_events(table.game, plies, moment)],
            )
            for moment in review.moments
        ],
        [wire.Outlook(point.ply, point.points, point.chances) for point in review.curve],
        [wire.DecisionNote(made.ply, made.seat, made.given) for made in review.decisions],
    )


def told_decision(
    review: Review, table: Table, ply: int, language: str | None
) -> wire.JudgedDecision:
    """One decision on the wire with all its options, as they were offered to the seat."""
    decided = next((made for made in review.decisions if made.ply == ply), None)
    if decided is None:
        raise ServerError("review/none")
    seen = table.states[ply].seen_by(decided.seat)
    say = voice(table.game, language, table.spoken_names)
    return judged_decision(decided, judged_all(table, seen, decided.options, say))


def judged_decision(decision: Decision, options: list[wire.Judged]) -> wire.JudgedDecision:
    """A decision on the wire."""
    return wire.JudgedDecision(
        decision.ply,
        decision.seat,
        decision.played,
        decision.choice,
        decision.given,
        decision.worlds,
        options,
    )


def judged_all(table: Table, seen: State, options: list[Option], say: Tell) -> list[wire.Judged]:
    """Options as choices of the viewer of `seen`."""
    game, seat = table.game, int(seen.viewer)
    return [
        judged(option, offer(game, seen, game.parse(seen, seat, option.text), say))
        for option in options
    ]


def judged(option: Option, choice: wire.Choice) -> wire.Judged:
    """An option on the wire."""
    return wire.Judged(
        choice,
        option.share,
        option.points,
        option.lead,
        option.chance,
        option.behind,
        option.noise,
        option.given,
    )
