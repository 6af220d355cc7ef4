"""Calls in several processes; an interruption ends them at once and silently."""

import signal
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from typing import Any, TypeVar

Question = TypeVar("Question")
Answer = TypeVar("Answer")
PATIENCE = 10.0  # seconds for ended workers to be cleaned up


def in_processes(
    function: Callable[[Question], Answer], questions: Sequence[Question], workers: int
) -> Generator[tuple[int, Answer], None, None]:
    """Yield each answer as it arrives, with the number of its question."""
    if workers == 1:
        yield from enumerate(map(function, questions))
        return
    pool = ProcessPoolExecutor(workers, initializer=leave_interrupts)
    try:
        futures = {pool.submit(function, asked): at for at, asked in enumerate(questions)}
        for future in as_completed(futures):
            yield futures[future], future.result()
    except BaseException:
        end(pool)
        raise
    pool.shutdown()


def leave_interrupts() -> None:
    """Initialize a worker: interruptions are handled by the process that started it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def end(pool: ProcessPoolExecutor) -> None:
    """Kill the workers.

    The pool's thread is joined: Python's own clean-up at exit fails if it runs meanwhile.
    """
    workers = list((pool._processes or {}).values())
    manager: Any = pool._executor_manager_thread
    pool.shutdown(wait=False, cancel_futures=True)
    for worker in workers:
        worker.terminate()
    if manager is not None:
        manager.join(PATIENCE)
