"""Bots think in worker processes, from their seat's knowledge alone, never in the event loop."""

import asyncio
import multiprocessing
import os
import secrets
import signal
import threading
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from typing import TypeVar

from atoll.bots import make_bot
from atoll.core.rng import fast_rng
from atoll.review.position import Position, position_of, revive
from atoll.server.table import Table

T = TypeVar("T")
TRIES = 5  # a pool that breaks takes all questions with it, not only the one that was thought over


@dataclass(frozen=True)
class Question:
    """All a bot gets to know: what its seat has seen of the game."""

    position: Position
    bot: str
    seed: int  # of the bot's own chance


def question(table: Table, seat: int, bot: str) -> Question:
    """What a bot is asked when a seat must act."""
    return Question(known(table, seat), bot, secrets.randbits(48))


def known(table: Table, seat: int) -> Position:
    """What a seat knows now, as data for a worker."""
    assert table.setup is not None  # a seat knows something once the game has begun
    return position_of(table.game, table.setup, table.seen_by(table.ply, seat))


def think(asked: Question) -> int:
    """In a worker: the bot's choice."""
    return int(make_bot(asked.bot).choose(revive(asked.position), fast_rng(asked.seed)))


def start_worker() -> None:
    """A worker leaves interrupts to the server and does not outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=leave_with, args=(os.getppid(),), daemon=True).start()


def leave_with(parent: int) -> None:
    """End when the server has ended, however it did."""
    while os.getppid() == parent:
        time.sleep(1)
    os._exit(0)


class Thinkers:
    """The worker processes; they start when first needed."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.pool: ProcessPoolExecutor | None = None

    async def choose(self, asked: Question) -> int:
        """The bot's choice."""
        return await self.work(think, asked)

    async def work(self, function: Callable[..., T], *args: object) -> T:
        """What a function gives in a worker; if the worker dies over it, others begin anew."""
        loop = asyncio.get_running_loop()
        for _ in range(TRIES):
            pool = self.pool = self.pool or self.new_pool()
            try:
                return await loop.run_in_executor(pool, function, *args)
            except BrokenProcessPool:
                # All who wait hear of it; the first replaces the pool, the others use the new one.
                if self.pool is pool:
                    self.close()
        raise BrokenProcessPool("the workers die over this question")

    def new_pool(self) -> ProcessPoolExecutor:
        """Workers, which start as they are needed."""
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self.workers, context, start_worker)

    def close(self) -> None:
        """End the workers; nobody waits for their answers any more."""
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
            self.pool = None
