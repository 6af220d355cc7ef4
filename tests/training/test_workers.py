"""Self-play gives the same positions in this process, in several, and on a cluster."""

import numpy as np
import pytest

from atoll.training.positions import Lesson, Positions, play
from atoll.training.subject import Subject
from atoll.training.workers import BadTraining, run_here, run_on_cluster

TASKS = list(Lesson(Subject("gipsy_king", 2), 5, "workers").parts(2))


def same(some: list[Positions], others: list[Positions]) -> bool:
    return len(some) == len(others) and all(
        np.array_equal(one.places, other.places) and np.array_equal(one.results, other.results)
        for one, other in zip(some, others, strict=True)
    )


def test_games_are_parted_into_tasks_with_seeds_of_their_own() -> None:
    assert [task.games for task in TASKS] == [2, 2, 1]
    assert len({task.seed for task in TASKS}) == 3


def test_processes_give_the_same_positions() -> None:
    alone = list(run_here(1)(play, TASKS))
    assert same(alone, list(run_here(2)(play, TASKS)))


def test_a_cluster_gives_the_same_positions() -> None:
    distributed = pytest.importorskip("dask.distributed")
    alone = list(run_here(1)(play, TASKS))
    with distributed.LocalCluster(
        n_workers=1, threads_per_worker=1, processes=False, dashboard_address=None
    ) as cluster:
        spread = list(run_on_cluster(cluster.scheduler_address)(play, TASKS))
    assert same(alone, spread)


def test_no_cluster_is_said_in_one_sentence() -> None:
    with pytest.raises(BadTraining, match="no cluster answers at tcp://127"):
        list(run_on_cluster("tcp://127.0.0.1:9")(play, TASKS))
