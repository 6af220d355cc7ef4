"""The example that trains: its network holds its own, and its script runs from end to end."""

import importlib.util
import subprocess
import sys
from pathlib import Path
from runpy import run_path

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"
HAS_TORCH = importlib.util.find_spec("torch") is not None


def test_the_network_holds_its_own_against_casual_by_its_first_choice_alone() -> None:
    player = run_path(str(EXAMPLES / "play_gipsy_king.py"))
    wins, _ = player["measure"](player["Player"]().choose, 100, "test")
    assert wins > 0.4


@pytest.mark.skipif(not HAS_TORCH, reason="PyTorch is not installed: the extra 'train' brings it")
def test_a_very_short_training_runs_and_goes_on_where_it_stopped(tmp_path: Path) -> None:
    command = [
        sys.executable, "-m", "examples.train_gipsy_king", "--out", str(tmp_path),
        "--minutes", "0.001", "--simulations", "4",
        "--games", "4", "--workers", "1",
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
