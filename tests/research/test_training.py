"""The example that trains: its network beats casual, and its script runs from end to end."""

import importlib.util
import subprocess
import sys
from pathlib import Path
from runpy import run_path

import numpy as np
import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"
needs_torch = pytest.mark.skipif(
    importlib.util.find_spec("torch") is None,
    reason="PyTorch is not installed: the extra 'train' brings it",
)


def test_the_network_beats_casual_by_its_first_choice_alone() -> None:
    player = run_path(str(EXAMPLES / "play_gipsy_king.py"))
    wins, _ = player["measure"](player["Player"]().choose, 100, "test")
    assert wins > 0.55


@needs_torch
def test_an_action_is_credited_with_what_its_seat_gained() -> None:
    from examples.train_gipsy_king import LAMBDA, credit

    # The first seat acts twice, then the second wins; a new game has begun.
    values = np.array([[0.5], [0.25], [-0.75], [0.9]], np.float32)
    seats = np.array([[0], [0], [1], [0]])
    rewards = np.array([[0], [0], [1]], np.float32)
    done = np.array([[False], [False], [True]])
    won = 1 + 0.75
    lost = 0.75 - 0.25 - LAMBDA * won
    assert credit(values, seats, rewards, done).ravel() == pytest.approx(
        [0.25 - 0.5 + LAMBDA * lost, lost, won]
    )


@needs_torch
def test_a_very_short_training_runs_and_goes_on_where_it_stopped(tmp_path: Path) -> None:
    command = [
        sys.executable, "-m", "examples.train_gipsy_king", "--out", str(tmp_path),
        "--lessons", "1", "--games", "4",
    ]  # fmt: skip
    for rounds in ("1", "2"):
        done = subprocess.run(
            [*command, "--rounds", rounds], capture_output=True, text=True, cwd=EXAMPLES.parent
        )
        assert done.returncode == 0, done.stderr
        assert f'"round": {rounds}' in done.stdout
        assert "of 4 games won against casual" in done.stdout
    assert (tmp_path / "curve.svg").exists()
    network = run_path(str(EXAMPLES / "play_gipsy_king.py"))["Player"]
    network(tmp_path / "gipsy_king.npz")
