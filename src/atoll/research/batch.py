"""Many games at once, as NumPy arrays, on one core or on all.

batch = Batch("planet", size=256, opponents="casual")
seen = batch.reset()
seen = batch.step(actions)  # one action for each game, each within its mask
"""

import os
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from types import TracebackType
from typing import Any

import numpy as np
from numpy.typing import NDArray

from atoll.bots import make_bot
from atoll.core.game import OptionValue
from atoll.core.native import COMPILED
from atoll.core.rng import fast_rng
from atoll.research.loop import Loop
from atoll.research.spaces import Numbers, Spaces

RESET, STEP, SAMPLE, CLOSE = b"r", b"s", b"d", b"c"  # what a worker is told
DONE = b""


@dataclass(frozen=True)
class Look:
    """What all games show; the arrays are valid until the next step."""

    observations: Numbers  # by game; the fields are those of `Spaces.split`
    masks: Numbers  # by game: a one for each legal action
    seats: NDArray[np.int64]  # by game: whose decision it is
    rewards: NDArray[np.float64]  # by game and seat: of a game that has just ended, else 0
    points: NDArray[np.int64]  # by game and seat: of a game that has just ended, else 0
    done: NDArray[np.bool_]  # by game: it has just ended and a new one has begun


@dataclass(frozen=True)
class Plan:
    """What a batch plays; one part of it a worker."""

    game: str
    players: int | None
    component_set: str
    options: dict[str, OptionValue]
    opponents: str | None
    seed: str
    size: int
    workers: int

    def spaces(self) -> Spaces:
        """The spaces of its games."""
        return Spaces(self.game, self.players, self.component_set, **self.options)

    def loop(self, worker: int) -> Loop:
        """The games of one worker."""
        spaces = self.spaces()
        rng = fast_rng(f"{self.seed}/{worker}")
        part = self.part(worker)
        states = [spaces.start(f"{self.seed}/{game}") for game in range(part.start, part.stop)]
        bot = make_bot(self.opponents) if self.opponents else None
        return Loop(states, spaces.encoding, bot, rng)

    def part(self, worker: int) -> slice:
        """Which games are a worker's: equal parts, each a multiple of the players."""
        share = self.size // self.workers
        return slice(worker * share, (worker + 1) * share)


class Batch:
    """Games side by side with automatic reset.

    Without opponents every decision is the caller's, `seats` telling whose it is; with a bot's name
    the caller plays seat n modulo the players in game n. A worker is a process with its share of
    the games; the size must be a multiple of workers * players.
    """

    def __init__(
        self,
        game: str,
        size: int = 64,
        players: int | None = None,
        opponents: str | None = None,
        seed: str | int = 0,
        workers: int | None = 1,
        component_set: str = "default",
        **options: OptionValue,
    ) -> None:
        workers = workers or os.cpu_count() or 1
        self.plan = Plan(
            game, players, component_set, options, opponents, str(seed), size, workers
        )  # fmt: skip
        self.spaces = self.plan.spaces()
        if size < 1 or size % (workers * self.spaces.players):
            raise ValueError(
                f"a batch of {size} games does not split evenly into {workers} workers "
                f"and {self.spaces.players} seats"
            )
        self.size = size
        self.crew: Here | Crew = Here(self.plan) if workers == 1 else Crew(self.plan, self.spaces)

    def reset(self) -> Look:
        """A new game everywhere."""
        return self.crew.reset()

    def step(self, actions: NDArray[np.int64]) -> Look:
        """One action for each game; ValueError for one outside its mask, and nothing is played."""
        return self.crew.step(actions)

    def sample(self) -> NDArray[np.int64]:
        """A random legal action for each game."""
        return self.crew.sample()

    def close(self) -> None:
        """End the workers."""
        self.crew.close()

    def __enter__(self) -> "Batch":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()


class Here:
    """All games in this process."""

    def __init__(self, plan: Plan) -> None:
        self.loop = plan.loop(0)

    def reset(self) -> Look:
        """A new game everywhere."""
        self.loop.reset()
        return look(self.loop)

    def step(self, actions: NDArray[np.int64]) -> Look:
        """One action for each game."""
        self.loop.step(actions.tolist())
        return look(self.loop)

    def sample(self) -> NDArray[np.int64]:
        """A random legal action for each game."""
        return np.array(self.loop.sample())

    def close(self) -> None:
        """Nothing runs elsewhere."""


def look(loop: Loop) -> Look:
    """The pages of a loop as arrays, without copying where it is compiled."""
    size = int(loop.size)
    return Look(
        as_array(loop.observations.page, np.uint8).reshape(size, -1),
        as_array(loop.masks.page, np.uint8).reshape(size, -1),
        as_array(loop.seats, np.int64),
        as_array(loop.rewards, np.float64).reshape(size, -1),
        as_array(loop.points, np.int64).reshape(size, -1),
        as_array(loop.done.page, np.uint8).astype(bool),
    )


def as_array(numbers: Any, kind: type[np.generic]) -> NDArray[Any]:
    """A vector of the engine as an array."""
    return np.frombuffer(numbers, kind) if COMPILED else np.array(numbers, kind)


# -- several processes ---------------------------------------------------------------------------


class Board:
    """The arrays that all processes share."""

    def __init__(self, plan: Plan, spaces: Spaces, name: str | None = None) -> None:
        size, players = plan.size, spaces.players
        shapes: list[tuple[tuple[int, ...], type[np.generic]]] = [
            ((size,), np.int64),
            ((size,), np.int64),
            ((size, players), np.float64),
            ((size, players), np.int64),
            ((size,), np.bool_),
            ((size, spaces.observation_size), np.uint8),
            ((size, spaces.actions), np.uint8),
        ]
        bytes_each = [int(np.prod(shape)) * np.dtype(kind).itemsize for shape, kind in shapes]
        self.memory = SharedMemory(name, create=name is None, size=sum(bytes_each))
        arrays, start = [], 0
        for (shape, kind), count in zip(shapes, bytes_each, strict=True):
            arrays.append(np.ndarray(shape, kind, self.memory.buf, start))
            start += count
        self.actions, seats, rewards, points, done, observations, masks = arrays
        self.look = Look(observations, masks, seats, rewards, points, done)

    def put(self, part: slice, seen: Look) -> None:
        """Copy what one worker's games show to its part."""
        self.look.observations[part] = seen.observations
        self.look.masks[part] = seen.masks
        self.look.seats[part] = seen.seats
        self.look.rewards[part] = seen.rewards
        self.look.points[part] = seen.points
        self.look.done[part] = seen.done


class Crew:
    """Workers that play their shares of the games and show them in shared memory."""

    def __init__(self, plan: Plan, spaces: Spaces) -> None:
        self.board = Board(plan, spaces)
        context = get_context("spawn")  # a fork would copy locks that other threads hold
        self.lines: list[Connection] = []
        self.workers = []
        for number in range(plan.workers):
            here, there = context.Pipe()
            worker = context.Process(
                target=work, args=(plan, number, self.board.memory.name, there), daemon=True
            )
            worker.start()
            self.lines.append(here)
            self.workers.append(worker)

    def tell(self, what: bytes) -> Look:
        """Let all workers do something, and wait for them."""
        for line in self.lines:
            line.send_bytes(what)
        for line in self.lines:
            line.recv_bytes()
        return self.board.look

    def reset(self) -> Look:
        """A new game everywhere."""
        return self.tell(RESET)

    def step(self, actions: NDArray[np.int64]) -> Look:
        """One action for each game."""
        masks = self.board.look.masks
        inside = (actions >= 0) & (actions < masks.shape[1])
        legal = inside & (masks[np.arange(len(actions)), np.where(inside, actions, 0)] > 0)
        if not legal.all():
            game = int(np.flatnonzero(~legal)[0])
            raise ValueError(f"game {game}: action {actions[game]} is not legal")
        self.board.actions[:] = actions
        return self.tell(STEP)

    def sample(self) -> NDArray[np.int64]:
        """A random legal action for each game."""
        self.tell(SAMPLE)
        return self.board.actions.copy()

    def close(self) -> None:
        """End the workers and free the memory."""
        for line, worker in zip(self.lines, self.workers, strict=True):
            line.send_bytes(CLOSE)
            worker.join()
        self.lines = []
        self.workers = []
        del self.board.look, self.board.actions
        self.board.memory.close()
        self.board.memory.unlink()


def work(plan: Plan, number: int, name: str, line: Connection) -> None:
    """The life of a worker."""
    loop, part = plan.loop(number), plan.part(number)
    board = Board(plan, plan.spaces(), name)
    told = line.recv_bytes()
    while told != CLOSE:
        if told == SAMPLE:
            board.actions[part] = loop.sample()
        else:
            if told == RESET:
                loop.reset()
            else:
                loop.step(board.actions[part].tolist())
            board.put(part, look(loop))
        line.send_bytes(DONE)
        told = line.recv_bytes()
    del board.look, board.actions
    board.memory.close()
