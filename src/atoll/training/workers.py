"""Runs tasks in all cores of this machine or on a Dask cluster, and yields what they return."""

import os
from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeVar

from atoll.core.errors import AtollError
from atoll.workers import in_processes

Task = TypeVar("Task")
Result = TypeVar("Result")
Run = Callable[[Callable[[Any], Any], Sequence[Any]], Iterator[Any]]
CLUSTER_SECONDS = 5  # to answer


class BadTraining(AtollError):
    """A training that can't be run or resumed."""


def run_here(jobs: int | None = None) -> Run:
    """In so many processes; the results come in the order of the tasks."""
    count = jobs or os.cpu_count() or 1

    def run(work: Callable[[Task], Result], tasks: Sequence[Task]) -> Iterator[Result]:
        waiting: dict[int, Result] = {}
        due = 0
        for number, result in in_processes(work, tasks, count):
            waiting[number] = result
            while due in waiting:
                yield waiting.pop(due)
                due += 1

    return run


def run_on_cluster(address: str) -> Run:
    """On the workers of a Dask cluster, in the order of the tasks."""

    def run(work: Callable[[Task], Result], tasks: Sequence[Task]) -> Iterator[Result]:
        try:
            from dask.distributed import Client
        except ImportError:
            raise BadTraining("a cluster needs Dask: install the extra 'cluster'") from None
        try:
            client = Client(address, timeout=CLUSTER_SECONDS)
        except (OSError, ValueError) as error:
            raise BadTraining(f"no cluster answers at {address} ({error})") from None
        with client:
            for future in client.map(work, list(tasks), pure=False, retries=3):
                yield future.result()

    return run
