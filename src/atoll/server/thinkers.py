"""Bots think in worker processes, from their seat's knowledge alone, never in the event loop."""

import asyncio
import multiprocessing
import os
import secrets
import signal
import threading
import time
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from functools import lru_cache

from atoll import games
from atoll.bots import make_bot
from atoll.core.component_set import hold
from atoll.core.game import OptionValue
from atoll.core.rng import fast_rng
from atoll.core.state import State
from atoll.server.table import Table

TRIES = 5  # a pool that breaks takes all questions with it, not only the one that was thought over


@dataclass(frozen=True)
class Question:
    """All a bot gets to know: the set-up without its seed, and what its seat has seen."""

    game: str
    players: int
    component_set: str
    own_set: str | None  # its text, if it is not one of the game's own
    options: tuple[tuple[str, OptionValue], ...]
    bot: str
    seen: list[int]
    seed: int  # of the bot's own chance


def question(table: Table, seat: int, bot: str) -> Question:
    """What a bot is asked when a seat must act."""
    made = table.created
    return Question(
        made.game,
        made.players,
        made.set,
        made.own_set,
        tuple(made.options.items()),
        bot,
        table.seen_by(table.ply, seat).to_ints(),
        secrets.randbits(48),
    )


def think(asked: Question) -> int:
    """In a worker: the bot's choice."""
    seen = pattern(
        asked.game, asked.players, asked.component_set, asked.own_set, asked.options
    ).blank()
    seen.from_ints(asked.seen)
    return int(make_bot(asked.bot).choose(seen, fast_rng(asked.seed)))


@lru_cache(maxsize=64)
def pattern(
    game: str,
    players: int,
    component_set: str,
    own_set: str | None,
    options: tuple[tuple[str, OptionValue], ...],
) -> State:
    """Some state of this set-up, of which blank ones can be made."""
    own = None if own_set is None else hold(own_set)
    named = component_set if own is None else str(own.path)
    return games.find(game).new(players, "0", named, **dict(options))


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
        """The bot's choice; if the worker dies over it, others think anew, a few times."""
        loop = asyncio.get_running_loop()
        for _ in range(TRIES):
            pool = self.pool = self.pool or self.new_pool()
            try:
                return await loop.run_in_executor(pool, think, asked)
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
