"""Runs tasks in all cores of this machine or on a Dask cluster, and yields what they return."""

import os
from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeVar

from atoll.core.errors import AtollError
from atoll.workers import dask_client, in_processes

Task = TypeVar("Task")
Result = TypeVar("Result")
Run = Callable[[Callable[[Any], Any], Sequence[Any]], Iterator[Any]]


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
        with dask_client(address, BadTraining) as client:
            for future in client.map(work, list(tasks), pure=False, retries=3):
                yield future.result()

    return run
