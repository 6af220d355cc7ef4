"""Bots search in worker processes, from their seat's knowledge alone, never in the event loop."""

import asyncio
import multiprocessing
import os
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from functools import partial
from typing import Any, TypeVar

from atoll import games
from atoll.bots import make_bot
from atoll.core.rng import fast_rng
from atoll.review.position import Position, revive
from atoll.server.errors import ServerError
from atoll.server.limits.fair_queue import FairQueue
from atoll.server.workers.orphans import leave_with

T = TypeVar("T")
TURNS = 4  # one of this many turns is a lesson's
LESSONS = 8  # of one payer that may wait
TRIES = 5  # a broken pool fails all questions, not only the one that broke it


@dataclass(frozen=True)
class Question:
    """What a bot is given: what its seat has seen of the game."""

    position: Position
    bot: str
    seed: int  # of the bot's own random choices


def think(question: Question) -> int:
    """In a worker: the bot's choice."""
    bot = make_bot(question.bot, games.find(question.position.game))
    return int(bot.choose(revive(question.position), fast_rng(question.seed)))


def start_worker(server: int) -> None:
    """Initialize a worker: it ignores interrupts and does not outlive the server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    leave_with(server)


@dataclass(frozen=True)
class Lane:
    """The queue of a question: who pays, for which table, and whether it is a lesson."""

    payer: str
    table: str
    is_lesson: bool = False  # a hint or a part of a review


@dataclass(eq=False)
class Job:
    """A question that waits for a worker."""

    function: Callable[..., Any]
    args: tuple[object, ...]
    is_lesson: bool
    done: "asyncio.Future[Any]"


class BotWorkers:
    """The worker processes, which start when first needed, and the questions that wait for them.

    Moves and lessons have separate queues. One of four turns is a lesson's, and if there are
    several workers one of them is reserved for moves.
    """

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.pool: ProcessPoolExecutor | None = None
        self.moves: FairQueue[Job] = FairQueue()
        self.lessons: FairQueue[Job] = FairQueue()
        self.running: set[asyncio.Task[None]] = set()
        self.lessons_running = 0
        self.turn = 0

    async def choose(self, question: Question, lane: Lane) -> int:
        """The bot's choice."""
        return await self.work(lane, think, question)

    async def work(self, lane: Lane, function: Callable[..., T], *args: object) -> T:
        """The result of a function in a worker, when it is this lane's turn."""
        queue = self.lessons if lane.is_lesson else self.moves
        if lane.is_lesson and queue.count(lane.payer) >= LESSONS:
            raise ServerError("server/busy")
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        queue.put(lane.payer, lane.table, Job(function, args, lane.is_lesson, done))
        self.start_next()
        return await done

    def start_next(self) -> None:
        """Give free workers the next questions; cancelled ones are skipped."""
        while len(self.running) < self.workers and (job := self.next_job()) is not None:
            if job.done.done():
                continue
            self.lessons_running += job.is_lesson
            task = asyncio.ensure_future(self.carry_out(job))
            self.running.add(task)
            task.add_done_callback(partial(self.ended, job))

    def next_job(self) -> Job | None:
        """The next question of the class whose turn it is."""
        may_learn = self.lessons and self.lessons_running < max(1, self.workers - 1)
        if may_learn and (not self.moves or self.turn % TURNS == TURNS - 1):
            self.turn += 1
            return self.lessons.take()
        if not self.moves:
            return None
        self.turn += 1
        return self.moves.take()

    def ended(self, job: Job, task: "asyncio.Task[None]") -> None:
        """Handle a worker that is free again."""
        self.running.discard(task)
        self.lessons_running -= job.is_lesson
        if not task.cancelled():
            self.start_next()

    async def carry_out(self, job: Job) -> None:
        """Run a question in a worker and pass the answer on."""
        try:
            answer = await self.ask(job.function, *job.args)
        except Exception as error:
            if not job.done.done():
                job.done.set_exception(error)
        else:
            if not job.done.done():
                job.done.set_result(answer)

    async def ask(self, function: Callable[..., T], *args: object) -> T:
        """The result of a function in a worker; if the worker dies, try again in a new pool."""
        loop = asyncio.get_running_loop()
        for _ in range(TRIES):
            pool = self.pool = self.pool or self.new_pool()
            try:
                return await loop.run_in_executor(pool, function, *args)
            except BrokenProcessPool:
                # All waiting questions fail; the first replaces the pool, the others use the new
                # one.
                if self.pool is pool:
                    self.end_pool()
        raise BrokenProcessPool("the workers die over this question")

    def new_pool(self) -> ProcessPoolExecutor:
        """A new pool; its workers start as they are needed."""
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self.workers, context, start_worker, (os.getpid(),))

    def end_pool(self) -> None:
        """End the workers; nobody waits for their answers any more."""
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
            self.pool = None

    def close(self) -> None:
        """End all work."""
        for task in self.running:
            task.cancel()
        self.end_pool()
