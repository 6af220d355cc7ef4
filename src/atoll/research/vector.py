"""A batch as Gymnasium's vector environment: one seat of each game, bots in the others."""

from typing import Any

import gymnasium
import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from atoll.core.game import OptionValue
from atoll.research.batch import Batch, Look
from atoll.research.pettingzoo import observation_space

Observations = dict[str, NDArray[Any]]
Answer = tuple[
    Observations, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]
]


class BatchEnv(VectorEnv[Observations, NDArray[np.int64], NDArray[Any]]):
    """Parallel games; in game n the learner has seat n modulo the players.

    Unlike the environment of one game it refuses an action outside the mask with a ValueError, and
    nothing is played. With `copy=False` observations are the batch's own memory, valid until the
    next step.
    """

    def __init__(
        self,
        num_envs: int,
        game: str,
        players: int | None = None,
        bot: str = "casual",
        autoreset_mode: str | AutoresetMode = AutoresetMode.NEXT_STEP,
        workers: int | None = 1,
        copy: bool = True,
        component_set: str = "default",
        **options: OptionValue,
    ) -> None:
        self.num_envs = num_envs
        self.batch = Batch(
            game, num_envs, players, bot, 0, workers, component_set, holds=True, **options
        )
        self.copy = copy
        self.mode = AutoresetMode(autoreset_mode)
        self.metadata = {"autoreset_mode": self.mode, "render_modes": []}
        spaces = self.batch.spaces
        self.single_observation_space = observation_space(spaces)
        self.single_action_space = gymnasium.spaces.Discrete(spaces.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.seats = np.arange(num_envs) % spaces.players
        self.over = np.ones(num_envs, bool)  # which games wait for a reset
        self.legal: NDArray[np.bool_] = np.zeros((num_envs, spaces.actions), bool)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observations, dict[str, Any]]:
        """Start all games, or those of `options["reset_mask"]`.

        The same seed gives the same games, whatever the number of workers.
        """
        mask = (options or {}).get("reset_mask")
        if mask is not None:
            if seed is not None:
                raise ValueError("a seed is for all games: it does not go with a reset_mask")
            look = self.batch.restart(mask)
            self.over = self.over & ~mask
            return self.show(look), self.infos(look)
        is_first = self._np_random is None
        super().reset(seed=seed)
        if is_first or seed is not None:
            look = self.batch.reset(int(self.np_random.integers(2**63)))
        else:
            look = self.batch.reset()
        self.over = np.zeros(self.num_envs, bool)
        return self.show(look), self.infos(look)

    def step(self, actions: NDArray[np.int64]) -> Answer:
        """Play one action in each game; a finished game is reset by the autoreset mode."""
        waiting = self.over
        if self.mode == AutoresetMode.DISABLED and waiting.any():
            game = int(np.flatnonzero(waiting)[0])
            raise ValueError(f"game {game} is over: reset it with options={{'reset_mask': …}}")
        look = self.batch.step(actions)
        if waiting.any():
            look = self.batch.restart(waiting)
        self.over = look.done.copy()
        ended, rewards = self.over, self.own_rewards(look)
        final: dict[str, Any] = {}
        if self.mode == AutoresetMode.SAME_STEP and ended.any():
            final = self.last_words(look)
            look = self.batch.restart(ended)
            self.over = np.zeros(self.num_envs, bool)
        infos = {**self.infos(look), **final}
        return self.show(look), rewards, ended, np.zeros(self.num_envs, bool), infos

    def own_rewards(self, look: Look) -> NDArray[np.float64]:
        """Each learner's reward; 0 unless a game has just ended."""
        rewards: NDArray[np.float64] = look.rewards[np.arange(self.num_envs), self.seats]
        return rewards

    def last_words(self, look: Look) -> dict[str, Any]:
        """The last observations of games that have just ended, in the form of Gymnasium's infos."""
        seen = np.full(self.num_envs, None, object)
        for game in np.flatnonzero(look.done):
            seen[game] = {
                "observation": look.observations[game].copy(),
                "action_mask": look.masks[game].view(np.int8).copy(),
            }
        ended = look.done.copy()
        points = np.where(ended, look.points[np.arange(self.num_envs), self.seats], 0)
        last = {"points": points, "_points": ended}
        return {"final_obs": seen, "_final_obs": ended, "final_info": last, "_final_info": ended}

    def show(self, look: Look) -> Observations:
        """Observations and masks, copied unless `copy` is False."""
        self.legal = look.masks.view(bool)
        seen = {"observation": look.observations, "action_mask": look.masks.view(np.int8)}
        return {name: array.copy() for name, array in seen.items()} if self.copy else seen

    def infos(self, look: Look) -> dict[str, Any]:
        """The learner's seats, and the points of games that have just ended."""
        everywhere = np.ones(self.num_envs, bool)
        points = look.points[np.arange(self.num_envs), self.seats].copy()
        return {
            "seat": self.seats.copy(), "_seat": everywhere,
            "points": points, "_points": look.done.copy(),
        }  # fmt: skip

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal actions of every game, none if it is over."""
        return self.legal.copy()

    def sample(self) -> NDArray[np.int64]:
        """A random legal action for each game."""
        return self.batch.sample()

    def close_extras(self, **kwargs: Any) -> None:
        """End the workers."""
        self.batch.close()
