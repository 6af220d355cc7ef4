"""Batches as vector environments of Gymnasium, in its three ways to begin anew."""

import copy
import pickle
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

from atoll.research.gymnasium import environment_id
from atoll.research.vector import BatchEnv

LENGTH = 12  # a learner's decisions in a game of Planet


def make(mode: str, size: int = 4, **options: Any) -> BatchEnv:
    """Games of Planet against random players."""
    found = gymnasium.make_vec(
        environment_id("planet"), size, bot="random", autoreset_mode=mode, **options
    )
    assert isinstance(found, BatchEnv)
    assert found.metadata["autoreset_mode"] == AutoresetMode(mode)
    found.reset(seed=1)
    return found


def play(table: BatchEnv, steps: int) -> Any:
    """So many random steps; the answer to the last."""
    for _ in range(steps):
        answer = table.step(table.sample())
        assert table.observation_space.contains(answer[0])
    return answer


def test_in_the_next_step_a_finished_game_begins_anew_without_a_reward() -> None:
    table = make("NextStep")
    seen, rewards, terminated, truncated, infos = play(table, LENGTH)
    assert terminated.all()
    assert not truncated.any()
    assert set(rewards) <= {-1.0, 0.0, 1.0}
    assert rewards.any()
    assert not seen["action_mask"].any()
    assert infos["_points"].all()
    seen, rewards, terminated, _, infos = table.step(np.zeros(4, int))
    assert not terminated.any()
    assert not rewards.any()
    assert seen["action_mask"].any(1).all()
    assert not infos["_points"].any()


def test_in_the_same_step_the_last_observation_stands_in_the_infos() -> None:
    table, other = make("SameStep"), make("NextStep")
    seen, rewards, terminated, _, infos = play(table, LENGTH)
    last, expected, *_, told = play(other, LENGTH)
    assert terminated.all()
    assert (rewards == expected).all()
    assert seen["action_mask"].any(1).all()
    assert infos["_final_obs"].all()
    for game in range(4):
        assert (infos["final_obs"][game]["observation"] == last["observation"][game]).all()
    assert (infos["final_info"]["points"] == told["points"]).all()


def test_without_resets_the_caller_resets_those_that_are_over() -> None:
    table = make("Disabled")
    _, _, terminated, *_ = play(table, LENGTH)
    assert terminated.all()
    with pytest.raises(ValueError, match="game 0 is over: reset it"):
        table.step(table.sample())
    seen, _ = table.reset(options={"reset_mask": np.array([True, True, False, True])})
    assert seen["action_mask"].any(1).tolist() == [True, True, False, True]
    with pytest.raises(ValueError, match="game 2 is over"):
        table.step(table.sample())
    table.reset(options={"reset_mask": np.array([False, False, True, False])})
    play(table, 2)
    with pytest.raises(ValueError, match="a seed is for all games"):
        table.reset(seed=1, options={"reset_mask": np.ones(4, bool)})


@pytest.mark.parametrize("mode", ["NextStep", "SameStep", "Disabled"])
def test_a_seed_gives_the_same_games_with_two_workers(mode: str) -> None:
    alone, shared = make(mode), make(mode, workers=2)
    for table in (alone, shared):
        play(table, LENGTH)
        if mode == "Disabled":
            table.reset(options={"reset_mask": np.ones(4, bool)})
    assert (play(alone, 3)[0]["observation"] == play(shared, 3)[0]["observation"]).all()
    shared.close()


def test_copies_go_on_alike_in_the_middle_of_games_and_after_their_end() -> None:
    for steps in (5, LENGTH):
        table = make("NextStep")
        play(table, steps)
        twins = [copy.deepcopy(table), pickle.loads(pickle.dumps(table))]
        expected = play(table, LENGTH)
        for twin in twins:
            answer = play(twin, LENGTH)
            assert (answer[0]["observation"] == expected[0]["observation"]).all()
            assert (answer[1] == expected[1]).all()


def test_a_batch_with_workers_says_that_it_cannot_be_copied() -> None:
    table = make("NextStep", workers=2)
    with pytest.raises(TypeError, match="only with workers=1"):
        copy.deepcopy(table)
    table.close()


def test_masks_are_those_shown_and_a_copy_is_the_callers_own() -> None:
    table = make("NextStep")
    seen, *_ = play(table, 1)
    assert (table.action_masks() == seen["action_mask"]).all()
    kept = seen["observation"].copy()
    play(table, 1)
    assert (seen["observation"] == kept).all()


def test_any_number_of_games_will_do() -> None:
    table = make("NextStep", 1)
    play(table, LENGTH + 1)
