"""Many games at once, as NumPy arrays, on one core or on all.

batch = Batch("planet", size=256, opponents="casual")
seen = batch.reset()
seen = batch.step(actions)  # one action for each game, each within its mask
"""

import os
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing import current_process, get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from multiprocessing.shared_memory import SharedMemory
from types import TracebackType
from typing import Any
from weakref import finalize

import numpy as np
from numpy.typing import NDArray

from atoll.bots import make_bot
from atoll.core.game import OptionValue
from atoll.core.rng import Rng, fast_rng
from atoll.research.loop import Loop
from atoll.research.spaces import Numbers, Spaces, as_array

RESET, RESTART, STEP, SAMPLE, CLOSE = b"r", b"n", b"s", b"d", b"c"  # commands to a worker
DONE = b""
UNGUARDED = (
    "a worker has ended: a script that starts workers must do so under "
    "'if __name__ == \"__main__\":', as each worker imports it again"
)


@dataclass(frozen=True)
class Look:
    """The current state of all games; with several workers valid until the next step."""

    observations: Numbers  # by game; the fields are those of `Spaces.split`
    masks: Numbers  # by game: a one for each legal action
    seats: NDArray[np.int64]  # by game: whose decision it is
    rewards: NDArray[np.float64]  # by game and seat: of a game that has just ended, else 0
    points: NDArray[np.int64]  # by game and seat: of a game that has just ended, else 0
    done: NDArray[np.bool_]  # by game: whether it has just ended and a new one has begun


@dataclass(frozen=True)
class Plan:
    """The configuration of a batch; each worker plays one part."""

    game: str
    players: int | None
    component_set: str
    options: dict[str, OptionValue]
    opponents: str | None
    seed: str
    size: int
    workers: int
    holds: bool = False  # a finished game waits for a restart

    def spaces(self) -> Spaces:
        """The spaces of its games."""
        return Spaces(self.game, self.players, self.component_set, **self.options)

    def loop(self, worker: int) -> Loop:
        """The games of one worker."""
        spaces = self.spaces()
        part = self.part(worker)
        states = [spaces.start(0) for _ in range(part.start, part.stop)]
        bot = make_bot(self.opponents, spaces.game) if self.opponents else None
        rngs = self.rngs(worker, self.seed)
        return Loop(states, spaces.encoding, bot, rngs, part.start, self.holds)

    def rngs(self, worker: int, seed: str) -> list[Rng]:
        """A generator for each game of a worker, independent of the number of workers."""
        part = self.part(worker)
        return [fast_rng(f"{seed}/{game}") for game in range(part.start, part.stop)]

    def part(self, worker: int) -> slice:
        """The games of a worker: equal parts."""
        share = self.size // self.workers
        return slice(worker * share, (worker + 1) * share)


class Batch:
    """Parallel games with automatic reset.

    Without opponents every decision is the caller's, and `seats` says whose it is; with a bot's
    name the caller plays seat n modulo the players in game n. A worker is a process with its share
    of the games; the size must be a multiple of the workers. The same seed plays the same games
    whatever the number of workers. With `holds` a finished game waits for `restart`.
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
        holds: bool = False,
        **options: OptionValue,
    ) -> None:
        workers = workers or os.cpu_count() or 1
        self.plan = Plan(
            game, players, component_set, options, opponents, str(seed), size, workers, holds
        )  # fmt: skip
        self.spaces = self.plan.spaces()
        if size < 1 or size % workers:
            raise ValueError(
                f"a batch of {size} games does not split evenly into {workers} workers"
            )
        self.size = size
        self.crew: Here | Crew = Here(self.plan) if workers == 1 else Crew(self.plan, self.spaces)

    def reset(self, seed: str | int | None = None) -> Look:
        """Start all games; the same seed gives the same games, no seed other ones."""
        return self.crew.reset("" if seed is None else str(seed))

    def restart(self, games: NDArray[np.bool_]) -> Look:
        """Start a new game where `games` is True."""
        return self.crew.restart(self.checked(games, "b"))

    def step(self, actions: NDArray[np.int64]) -> Look:
        """Play one action in each game; ValueError, before any is played, for an illegal one."""
        return self.crew.step(self.checked(actions, "iu"))

    def checked(self, values: Any, kinds: str) -> NDArray[Any]:
        """The values of all games; ValueError for another shape or type."""
        array = np.asarray(values)
        if array.shape != (self.size,) or array.dtype.kind not in kinds:
            wanted = "True or False" if kinds == "b" else "whole numbers"
            raise ValueError(
                f"expected {wanted} of shape ({self.size},), not {array.dtype} of {array.shape}"
            )
        return array

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
        self.plan = plan
        self.loop = plan.loop(0)

    def __reduce__(self) -> tuple[Any, ...]:
        loop = self.loop
        states = [state.to_ints() for state in loop.states]
        rngs = [rng.to_ints() for rng in loop.rngs]
        ended = list(loop.done), list(loop.seats), list(loop.rewards), list(loop.points)
        return read_back, (self.plan, states, rngs, *ended)

    def reset(self, seed: str) -> Look:
        """Start all games."""
        if seed:
            self.loop.rngs = self.plan.rngs(0, seed)
        self.loop.reset()
        return look(self.loop)

    def restart(self, games: NDArray[np.bool_]) -> Look:
        """Start some games."""
        self.loop.restart(np.flatnonzero(games).tolist())
        return look(self.loop)

    def step(self, actions: NDArray[np.int64]) -> Look:
        """Play one action in each game."""
        self.loop.step(actions.tolist())
        return look(self.loop)

    def sample(self) -> NDArray[np.int64]:
        """A random legal action for each game."""
        return np.array(self.loop.sample())

    def close(self) -> None:
        """Nothing: there are no workers."""


def read_back(
    plan: Plan,
    states: list[list[int]],
    rngs: list[list[int]],
    done: list[int],
    seats: list[int],
    rewards: list[float],
    points: list[int],
) -> Here:
    """The games from their pickled form."""
    here = Here(plan)
    loop = here.loop
    for game, ints in enumerate(states):
        loop.states[game].from_ints(ints)
        loop.rngs[game].from_ints(rngs[game])
        loop.done[game] = done[game]
        loop.show(game, seats[game])
    for at, reward in enumerate(rewards):
        loop.rewards[at] = reward
        loop.points[at] = points[at]
    return here


def look(loop: Loop) -> Look:
    """The arrays of a loop as writable NumPy arrays; no copies if it is compiled."""
    size = int(loop.size)
    return Look(
        writable(as_array(loop.observations, np.uint8)).reshape(size, -1),
        writable(as_array(loop.masks, np.uint8)).reshape(size, -1),
        as_array(loop.seats, np.int64),
        writable(as_array(loop.rewards, np.float64)).reshape(size, -1),
        writable(as_array(loop.points, np.int64)).reshape(size, -1),
        as_array(loop.done, np.uint8).astype(bool),
    )


class Memory:
    """The memory of an array, declared writable to NumPy; it keeps the array alive."""

    def __init__(self, array: NDArray[Any]) -> None:
        self.array = array
        interface = array.__array_interface__
        self.__array_interface__ = {**interface, "data": (interface["data"][0], False)}


def writable(array: NDArray[Any]) -> NDArray[Any]:
    """The same memory as a writable array, which DLPack requires."""
    return np.asarray(Memory(array))


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
        """Copy the arrays of one worker's games to its part."""
        self.look.observations[part] = seen.observations
        self.look.masks[part] = seen.masks
        self.look.seats[part] = seen.seats
        self.look.rewards[part] = seen.rewards
        self.look.points[part] = seen.points
        self.look.done[part] = seen.done


class Crew:
    """Workers that play their parts of the games and write to shared memory."""

    def __init__(self, plan: Plan, spaces: Spaces) -> None:
        if getattr(current_process(), "_inheriting", False):
            raise SystemExit(1)  # a worker imports a script without a guard: its starter reports it
        self.plan = plan
        self.board = Board(plan, spaces)
        context = get_context("spawn")  # a fork would copy locks that other threads hold
        self.lines: list[Connection] = []
        self.workers: list[BaseProcess] = []
        self.end = finalize(self, end_workers, self.lines, self.workers, self.board.memory)
        for number in range(plan.workers):
            here, there = context.Pipe()
            worker = context.Process(
                target=work, args=(plan, number, self.board.memory.name, there), daemon=True
            )
            worker.start()
            there.close()
            self.lines.append(here)
            self.workers.append(worker)

    def __reduce__(self) -> tuple[Any, ...]:
        raise TypeError("a batch can be copied or pickled only with workers=1")

    def tell(self, what: bytes) -> Look:
        """Send all workers a command, and wait for them."""
        try:
            for line in self.lines:
                line.send_bytes(what)
            for line in self.lines:
                line.recv_bytes()
        except (EOFError, OSError):
            raise RuntimeError(UNGUARDED) from None
        return self.board.look

    def reset(self, seed: str) -> Look:
        """Start all games."""
        return self.tell(RESET + seed.encode())

    def restart(self, games: NDArray[np.bool_]) -> Look:
        """Start some games."""
        self.board.actions[:] = games
        return self.tell(RESTART)

    def step(self, actions: NDArray[np.int64]) -> Look:
        """Play one action in each game."""
        masks, waits = self.board.look.masks, self.plan.holds & self.board.look.done
        inside = (actions >= 0) & (actions < masks.shape[1])
        legal = inside & (masks[np.arange(len(actions)), np.where(inside, actions, 0)] > 0)
        if not (legal | waits).all():
            game = int(np.flatnonzero(~(legal | waits))[0])
            raise ValueError(f"game {game}: action {actions[game]} is not legal")
        self.board.actions[:] = actions
        return self.tell(STEP)

    def sample(self) -> NDArray[np.int64]:
        """A random legal action for each game."""
        self.tell(SAMPLE)
        return self.board.actions.copy()

    def close(self) -> None:
        """End the workers and free the memory."""
        if self.end.alive:
            del self.board.look, self.board.actions
            self.end()


def end_workers(lines: list[Connection], workers: list[BaseProcess], memory: SharedMemory) -> None:
    """End the workers and free their memory, at the latest when the program ends."""
    for line, worker in zip(lines, workers, strict=True):
        with suppress(OSError):  # it has ended already
            line.send_bytes(CLOSE)
        worker.join()
    with suppress(BufferError):  # the caller still has an array
        memory.close()
    memory.unlink()


def obey(loop: Loop, order: bytes, numbers: NDArray[np.int64], plan: Plan, number: int) -> None:
    """Step, restart or reset a worker's games."""
    if order == STEP:
        loop.step(numbers.tolist())
    elif order == RESTART:
        loop.restart(np.flatnonzero(numbers).tolist())
    else:
        if len(order) > len(RESET):
            loop.rngs = plan.rngs(number, order.removeprefix(RESET).decode())
        loop.reset()


def work(plan: Plan, number: int, name: str, line: Connection) -> None:
    """The main function of a worker process."""
    loop, part = plan.loop(number), plan.part(number)
    board = Board(plan, plan.spaces(), name)
    order = line.recv_bytes()
    while order != CLOSE:
        if order == SAMPLE:
            board.actions[part] = loop.sample()
        else:
            obey(loop, order, board.actions[part], plan, number)
            board.put(part, look(loop))
        line.send_bytes(DONE)
        order = line.recv_bytes()
    del board.look, board.actions
    board.memory.close()
