"""A baseline by sb3-contrib's MaskablePPO: `python -m benchmarks.ppo`, a policy for every game.

Each trains for some minutes of processor time against bots of one level. A second run continues the
first, so more minutes add to what is there. The folder enters the leaderboard as `ppo:FOLDER`. It
needs the extra `ppo`, with PyTorch.
"""

import argparse
import json
import sys
import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from sb3_contrib import MaskablePPO
from stable_baselines3.common.vec_env import VecEnv

from atoll import games
from atoll.research.vector import BatchEnv

GAMES = 64  # in parallel
STEPS = 32  # of each between two updates: 2048 in all, the default of Stable-Baselines3
# A game has up to some 400 decisions before its only reward.
SETTINGS: dict[str, Any] = {
    "n_steps": STEPS,
    "batch_size": 256,
    "gamma": 0.999,
    "policy_kwargs": {"net_arch": [128, 128]},
    "device": "cpu",
}


class Tables(VecEnv):
    """A batch as Stable-Baselines3 expects it."""

    def __init__(self, batch: BatchEnv) -> None:
        self.batch = batch
        super().__init__(
            batch.num_envs, batch.single_observation_space, batch.single_action_space
        )  # fmt: skip

    def reset(self) -> dict[str, NDArray[Any]]:
        """Start new games."""
        return self.batch.reset()[0]

    def step_async(self, actions: NDArray[np.int64]) -> None:
        """Take the actions."""
        self.actions = actions

    def step_wait(self) -> tuple[dict[str, NDArray[Any]], NDArray[Any], NDArray[Any], list[Any]]:
        """Play them; the last observations of finished games are in the infos."""
        seen, rewards, ended, _, more = self.batch.step(self.actions)
        infos: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for game in np.flatnonzero(ended):
            infos[game] = {"terminal_observation": more["final_obs"][game]}
        return seen, rewards.astype(np.float32), ended, infos

    def env_method(self, name: str, *args: Any, indices: Any = None, **kwargs: Any) -> list[Any]:
        """Only the method that MaskablePPO calls: the masks, by game."""
        return list(getattr(self.batch, name)(*args, **kwargs))

    def has_attr(self, name: str) -> bool:
        """Whether there are masks, for MaskablePPO."""
        return hasattr(self.batch, name)

    def get_attr(self, name: str, indices: Any = None) -> list[Any]:
        """An attribute, the same for all games."""
        return [getattr(self.batch, name, None)] * self.num_envs

    def set_attr(self, name: str, value: Any, indices: Any = None) -> None:
        """Set an attribute for all games."""
        setattr(self.batch, name, value)

    def env_is_wrapped(self, wrapper: type[Any], indices: Any = None) -> list[bool]:
        """False: there are no wrappers."""
        return [False] * self.num_envs

    def close(self) -> None:
        """Nothing to close."""
        self.batch.close()


@dataclass
class Progress:
    """How long a policy has been trained."""

    bot: str
    steps: int = 0
    seconds: float = 0.0  # of the processor


class Training:
    """The policy of one game, stored in a folder."""

    def __init__(self, game: str, bot: str, seed: int, folder: Path) -> None:
        self.game, self.policy, self.notes = game, folder / f"{game}.zip", folder / f"{game}.json"
        self.progress = Progress(bot)
        if self.notes.exists():
            self.progress = Progress(**json.loads(self.notes.read_text(encoding="utf-8")))
        batch = BatchEnv(GAMES, game, players=2, bot=self.progress.bot, autoreset_mode="SameStep")
        batch.reset(seed=seed + self.progress.steps)
        tables = Tables(batch)
        if self.notes.exists():
            self.model = MaskablePPO.load(self.policy, tables, device="cpu")
        else:
            self.model = MaskablePPO("MultiInputPolicy", tables, seed=seed, **SETTINGS)

    def learn(self, seconds: float) -> None:
        """Train until this much time was spent in all; store after each update."""
        while self.progress.seconds < seconds:
            start = time.process_time()
            self.model.learn(GAMES * STEPS, reset_num_timesteps=False)
            self.progress.steps += GAMES * STEPS
            self.progress.seconds += time.process_time() - start
            self.keep()

    def keep(self) -> None:
        """Store the policy, then its progress."""
        fresh = self.policy.with_suffix(".new.zip")
        self.model.save(fresh)
        fresh.replace(self.policy)
        self.notes.write_text(json.dumps(asdict(self.progress)), encoding="utf-8")


def main(words: Sequence[str] | None = None) -> int:
    """Read the command line and train what is missing."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.ppo", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help="only these games")
    parser.add_argument("--minutes", type=float, default=6.0, help="of the processor, for a game")
    parser.add_argument("--bot", default="random", help="whom a new policy learns against")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("ppo"))
    options = parser.parse_args(words)
    chosen = [games.find(name).name for name in options.games] or list(games.names())
    options.out.mkdir(parents=True, exist_ok=True)
    torch.set_num_threads(1)
    try:
        for game in chosen:
            training = Training(game, options.bot, options.seed, options.out)
            training.learn(60 * options.minutes)
            done = training.progress
            sys.stdout.write(
                f"{game}: {done.steps:,} steps against {done.bot} in {done.seconds:.0f} s\n"
            )
            sys.stdout.flush()
    except KeyboardInterrupt:
        sys.stderr.write("interrupted: what is done is kept, the same command goes on\n")
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main())
