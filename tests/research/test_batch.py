"""Many games at once: the same games as one by one, on one core or several."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from atoll import games
from atoll.research.batch import Batch, Crew


@pytest.mark.parametrize("name", games.names())
def test_a_batch_shows_what_the_seat_that_is_asked_sees(name: str) -> None:
    batch = Batch(name, size=6, seed=1)
    batch.reset()
    for _ in range(40):
        look = batch.step(batch.sample())
    for number, state in enumerate(batch.crew.loop.states):  # type: ignore[union-attr]
        assert look.seats[number] == state.to_act()
        seen = state.seen_by(state.to_act())
        assert (look.observations[number] == batch.spaces.observe(seen)).all()
        assert (look.masks[number] == batch.spaces.mask(seen)).all()


def test_a_finished_game_gives_rewards_and_way_to_a_new_one() -> None:
    batch = Batch("planet", size=3, players=3, seed=1)
    look = batch.reset()
    ended = 0
    for step in range(36 * 2):
        look = batch.step(batch.sample())
        assert look.rewards[~look.done].sum() == 0
        assert look.points[~look.done].sum() == 0
        if look.done.any():
            ended += int(look.done.sum())
            assert (step + 1) % 36 == 0, "a game of three players has 36 actions"
            assert np.allclose(look.rewards.sum(1), 0)
            assert (look.rewards.max(1) > 0).any()
            best = look.points.max(1, keepdims=True)
            assert (look.points[look.rewards > 0] == best.repeat(3, 1)[look.rewards > 0]).all()
    assert ended == 6


def test_against_bots_the_caller_keeps_his_seat() -> None:
    batch = Batch("moluku", size=6, players=3, opponents="casual", seed=2)
    look = batch.reset()
    for _ in range(50):
        assert look.seats.tolist() == [0, 1, 2, 0, 1, 2]
        look = batch.step(batch.sample())


def test_casual_wins_more_against_a_random_player_than_random_does() -> None:
    worth = {}
    for bot in ("random", "casual"):
        batch = Batch("planet", size=64, opponents=bot, seed=3)
        batch.reset()
        for _ in range(12):
            look = batch.step(batch.sample())
        assert look.done.all(), "each has placed twelve tiles"
        worth[bot] = float(look.rewards[np.arange(64), np.arange(64) % 2].mean())
    assert worth["casual"] < worth["random"] - 0.3


def test_an_action_outside_the_mask_is_refused_and_nothing_is_played() -> None:
    batch = Batch("moluku", size=4)
    look = batch.reset()
    before = look.observations.copy()
    for wrong in (-1, batch.spaces.actions, int(np.flatnonzero(look.masks[2] == 0)[0])):
        actions = batch.sample()
        actions[2] = wrong
        with pytest.raises(ValueError, match=f"game 2: action {wrong} is not legal"):
            batch.step(actions)
        assert (look.observations == before).all()


def test_several_processes_play_like_one() -> None:
    with Batch("planet", size=8, seed=4, workers=2) as batch:
        look = batch.reset()
        assert look.observations.shape == (8, batch.spaces.observation_size)
        for _ in range(24):
            actions = batch.sample()
            assert look.masks[np.arange(8), actions].all()
            look = batch.step(actions)
        assert look.done.all(), "a game of two players has 24 actions"
        assert np.allclose(look.rewards.sum(1), 0)
        actions[5] = -1
        with pytest.raises(ValueError, match="game 5: action -1 is not legal"):
            batch.step(actions)


def test_the_same_seed_plays_the_same_games() -> None:
    looks = []
    for _ in range(2):
        batch = Batch("pelican_bay", size=4, seed=5)
        batch.reset()
        for _ in range(30):
            look = batch.step(batch.sample())
        looks.append(look.observations.copy())
    assert (looks[0] == looks[1]).all()


def played(batch: Batch, steps: int) -> list[int]:
    """The points of all games that end within so many random steps, and the last observations."""
    out: list[int] = []
    for _ in range(steps):
        look = batch.step(batch.sample())
        out += look.points[look.done].ravel().tolist()
    return [*out, *look.observations.ravel().tolist()]


def test_a_seed_plays_the_same_games_whatever_the_number_of_workers() -> None:
    with (
        Batch("planet", size=4, opponents="random") as alone,
        Batch("planet", size=4, opponents="random", workers=2) as shared,
    ):
        alone.reset(seed=7)
        shared.reset(seed=7)
        first = played(alone, 13)
        assert first == played(shared, 13)
        assert len(first) > 4 * alone.spaces.observation_size, "games have ended"
        alone.reset(seed=7)
        assert played(alone, 13) == first
        alone.reset()
        assert played(alone, 13) != first


def test_actions_of_another_shape_or_kind_are_refused() -> None:
    batch = Batch("moluku", size=4)
    batch.reset()
    actions = batch.sample()
    wrong: list[NDArray[Any]] = [actions[:3], actions[None], actions.astype(float), actions > 0]
    for values in wrong:
        with pytest.raises(ValueError, match=r"expected whole numbers of shape \(4,\), not"):
            batch.step(values)
    batch.step(actions)


def test_observations_may_be_written_to_and_exported_without_a_copy() -> None:
    batch = Batch("moluku", size=2)
    look = batch.reset()
    same = np.from_dlpack(look.observations)
    look.observations[0, 0] = 77
    assert same[0, 0] == 77
    look = batch.step(batch.sample())
    assert look.observations[0, 0] != 77


def test_a_worker_that_ends_is_told_in_a_sentence() -> None:
    with Batch("planet", size=2, workers=2) as batch:
        batch.reset()
        assert isinstance(batch.crew, Crew)
        batch.crew.workers[0].kill()
        batch.crew.workers[0].join()
        with pytest.raises(RuntimeError, match=r"under 'if __name__ == \"__main__\":'"):
            batch.reset()


UNGUARDED = """
from atoll.research.batch import Batch
batch = Batch("planet", size=4, workers=2)
look = batch.reset()
"""
GUARDED = UNGUARDED.replace("batch =", 'if __name__ == "__main__":\n    batch =').replace(
    "\nlook", "\n    look"
)


@pytest.mark.parametrize(("script", "tracebacks"), [(UNGUARDED, 1), (GUARDED, 0)])
def test_a_script_that_does_not_close_its_batch_leaves_nothing(
    script: str, tracebacks: int, tmp_path: Path
) -> None:
    path = tmp_path / "script.py"
    path.write_text(script, encoding="utf-8")
    done = subprocess.run([sys.executable, str(path)], capture_output=True, text=True, timeout=60)
    assert done.stderr.count("Traceback") == done.returncode == tracebacks
    assert "leaked" not in done.stderr
    assert ("must do so under" in done.stderr) == bool(tracebacks)


def test_games_that_do_not_split_evenly_are_refused() -> None:
    with pytest.raises(ValueError, match="does not split evenly"):
        Batch("planet", size=7, workers=2)
