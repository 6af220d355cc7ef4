"""Reviews of finished games: thought about in the worker processes, stored with the game."""

import asyncio
from itertools import islice
from typing import TYPE_CHECKING

from atoll.core.state import State
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
from atoll.review.telling import Teller
from atoll.server import wire
from atoll.server.database import Statement
from atoll.server.errors import ServerError
from atoll.server.moments import now
from atoll.server.sight import offer
from atoll.server.table import Table
from atoll.server.voices import Voice

if TYPE_CHECKING:
    from atoll.server.house import House

MOST, LEAST = 400, 60  # simulations for a decision
ALL_OF_THEM = 60_000  # simulations for a game, so that a long one is not thought about for ever
WAITING = 20  # reviews begun in this process at most
SILENT = 120_000  # milliseconds after which another process may begin a review anew


def budget_for(plies: int) -> Budget:
    """How long to think about each decision of a game of so many plies."""
    return Budget(max(LEAST, min(MOST, ALL_OF_THEM // max(1, plies))))


def course(table: Table) -> list[Ply]:
    """The actions of a table with the truth before each, and the end as an action of nobody."""
    taken: list[Ply] = [
        (state, ply.seat, ply.action) for state, ply in zip(table.states, table.plies, strict=False)
    ]
    return [*taken, (table.state, -1, -1)]


class Reviews:
    """All reviews of a store; this process makes one at a time."""

    def __init__(self, house: "House") -> None:
        self.house = house
        self.begun: dict[str, asyncio.Task[None]] = {}
        self.turn = asyncio.Semaphore(1)

    async def info(self, table: Table, language: str) -> wire.ReviewInfo:
        """How far the review of a table's game is."""
        sql = "SELECT done, total, body FROM reviews WHERE table_id = $1"
        rows = await self.house.database.read(sql, table.id)
        if not rows:
            return wire.ReviewInfo("none")
        done, total, body = rows[0]
        if body is None:
            return wire.ReviewInfo("running", done, total)
        return wire.ReviewInfo("done", done, total, told(from_json(body), table, language))

    async def stored(self, table: Table) -> Review:
        """The review of a table's game."""
        sql = "SELECT body FROM reviews WHERE table_id = $1 AND body IS NOT NULL"
        rows = await self.house.database.read(sql, table.id)
        if not rows:
            raise ServerError("review/none")
        return from_json(rows[0][0])

    async def begin(self, table: Table) -> None:
        """Begin the review of a finished game, once; what another process left undone is redone."""
        if table.status != "over":
            raise ServerError("table/not-over")
        if table.id in self.begun:
            return
        if len(self.begun) >= WAITING:
            raise ServerError("server/busy")
        silent = now() if self.house.is_alone else now() - SILENT
        sql = """INSERT INTO reviews (table_id, at, done, total, body)
            VALUES ($1, $2, 0, $3, NULL) ON CONFLICT (table_id) DO UPDATE
            SET at = excluded.at, done = 0 WHERE reviews.body IS NULL AND reviews.at <= $4
            RETURNING table_id"""
        (rows,) = await self.house.database.write(
            Statement(sql, (table.id, now(), table.ply, silent))
        )
        if rows:
            task = self.begun[table.id] = asyncio.ensure_future(self.make(table))
            self.house.keep(task)

    async def make(self, table: Table) -> None:
        """Think about every ply, a few at once, and store what comes of it."""
        try:
            async with self.turn:
                review = await self.think(table)
            sql = "UPDATE reviews SET at = $2, done = total, body = $3 WHERE table_id = $1"
            body = to_json(review).decode()
            await self.house.database.write(Statement(sql, (table.id, now(), body)))
        finally:
            del self.begun[table.id]

    async def think(self, table: Table) -> Review:
        """The review, asked ply by ply so that bots at other tables get their turn between."""
        assert table.setup is not None  # a game that is over began
        plies, budget = course(table), budget_for(table.ply)
        asked = questions(table.game, table.setup, plies, budget)
        answers: list[Answer] = []
        thinkers = self.house.thinkers
        while some := list(islice(asked, thinkers.workers)):
            answers += await asyncio.gather(*(thinkers.work(answer, one) for one in some))
            sql = "UPDATE reviews SET at = $2, done = $3 WHERE table_id = $1"
            await self.house.database.write(Statement(sql, (table.id, now(), len(answers))))
        return compose(table.game, table.names, budget, answers, table.state, table.ply)


# -- what clients are told ------------------------------------------------------------------


def told(review: Review, table: Table, language: str) -> wire.GameReview:
    """A whole review, without the options of each decision."""
    teller = Teller(table.game, course(table), Voice(table.game, language, table.names))
    return wire.GameReview(
        [
            wire.Performance(one.name, one.points, one.decisions, one.given, one.accuracy)
            for one in review.performances
        ],
        [
            wire.KeyMoment(one.ply, one.seat, one.moved, one.before, one.after, teller.moment(one))
            for one in review.moments
        ],
        [wire.Outlook(one.ply, one.points, one.chances) for one in review.curve],
        [wire.DecisionNote(one.ply, one.seat, one.given) for one in review.decisions],
    )


def told_decision(review: Review, table: Table, ply: int, language: str) -> wire.JudgedDecision:
    """One decision with all its options, as they were offered to the seat."""
    found = next((one for one in review.decisions if one.ply == ply), None)
    if found is None:
        raise ServerError("review/none")
    seen = table.states[ply].seen_by(found.seat)
    say = Voice(table.game, language, table.names)
    return decision(found, judged_all(table, seen, found.options, say))


def decision(found: Decision, options: list[wire.Judged]) -> wire.JudgedDecision:
    """A decision on the wire."""
    return wire.JudgedDecision(
        found.ply, found.seat, found.played, found.choice, found.given, found.worlds, options
    )


def judged_all(table: Table, seen: State, options: list[Option], say: Voice) -> list[wire.Judged]:
    """Options as choices of the viewer of `seen`."""
    game, seat = table.game, int(seen.viewer)
    return [
        judged(one, offer(game, seen, game.parse(seen, seat, one.text), say)) for one in options
    ]


def judged(one: Option, choice: wire.Choice) -> wire.Judged:
    """An option on the wire."""
    return wire.Judged(
        choice, one.share, one.points, one.lead, one.chance, one.behind, one.noise, one.given
    )
