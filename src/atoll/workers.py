"""Calls in several processes; an interruption ends them at once and silently."""

import signal
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from typing import Any, TypeVar

from atoll.core.errors import AtollError

Question = TypeVar("Question")
Answer = TypeVar("Answer")
PATIENCE = 10.0  # seconds for ended workers to be cleaned up
CLUSTER_SECONDS = 5  # for a cluster to answer


def in_processes(
    function: Callable[[Question], Answer], questions: Sequence[Question], workers: int
) -> Generator[tuple[int, Answer], None, None]:
    """Yield each answer as it arrives, with the number of its question."""
    if workers == 1:
        yield from enumerate(map(function, questions))
        return
    pool = ProcessPoolExecutor(workers, initializer=leave_interrupts)
    try:
        futures = {pool.submit(function, question): at for at, question in enumerate(questions)}
        for future in as_completed(futures):
            yield futures[future], future.result()
    except BaseException:
        end(pool)
        raise
    pool.shutdown()


def dask_client(address: str, refused: type[AtollError]) -> Any:
    """A client of the Dask cluster at an address; raises `refused` if there is none."""
    try:
        from dask.distributed import Client
    except ImportError:
        raise refused("a cluster needs Dask: install the extra 'cluster'") from None
    try:
        return Client(address, timeout=CLUSTER_SECONDS)
    except (OSError, ValueError) as error:
        raise refused(f"no cluster answers at {address} ({error})") from None


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
