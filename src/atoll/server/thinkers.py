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
        """What a function gives in a worker; a worker that died is replaced once."""
        try:
            return await self.ask(function, *args)
        except BrokenProcessPool:
            self.close()
            return await self.ask(function, *args)

    async def ask(self, function: Callable[..., T], *args: object) -> T:
        """Give a worker something to do."""
        if self.pool is None:
            context = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(self.workers, context, start_worker)
        return await asyncio.get_running_loop().run_in_executor(self.pool, function, *args)

    def close(self) -> None:
        """End the workers; nobody waits for their answers any more."""
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
            self.pool = None
