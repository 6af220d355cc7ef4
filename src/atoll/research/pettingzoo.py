"""The games as PettingZoo environments: `env("moluku", players=3)`.

Agents act one at a time: where several seats may decide, the first one the game waits for is asked.
The mask of legal actions is in the observation and in the info.
"""

import sys
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from atoll.core.game import OptionValue
from atoll.core.state import State
from atoll.messages import Speaker
from atoll.research.loop import rewards
from atoll.research.spaces import Numbers, Spaces

ILLEGAL_REWARD = -1.0
Observation = dict[str, NDArray[Any]]


def env(game: str, players: int | None = None, **options: Any) -> AECEnv:
    """An environment with the usual wrappers: an illegal action ends the game with -1.

    Options are the game's own and those of `raw_env`.
    """
    raw = raw_env(game, players, **options)
    guarded = wrappers.TerminateIllegalWrapper(raw, illegal_reward=ILLEGAL_REWARD)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(guarded))


def raw_env(
    game: str,
    players: int | None = None,
    render_mode: str | None = None,
    max_cycles: int | None = None,
    component_set: str = "default",
    **options: OptionValue,
) -> "AtollEnv":
    """An environment without wrappers; `max_cycles` truncates a game after this many actions."""
    return AtollEnv(Spaces(game, players, component_set, **options), render_mode, max_cycles)


class AtollEnv(AECEnv):  # type: ignore[misc]
    """A game as an environment of the agents `player_0`, `player_1`, …"""

    metadata: dict[str, Any]

    def __init__(self, spaces: Spaces, render_mode: str | None, max_cycles: int | None) -> None:
        super().__init__()
        self.spaces = spaces
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.metadata = {
            "name": f"atoll_{spaces.game.name}_v{spaces.game.version}",
            "render_modes": ["ansi", "human"],
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(spaces.players)]
        self.observation_spaces = {
            agent: observation_space(spaces) for agent in self.possible_agents
        }
        self.action_spaces = {
            agent: gymnasium.spaces.Discrete(spaces.actions) for agent in self.possible_agents
        }
        self.state_space = gymnasium.spaces.Box(
            0, np.tile(spaces.most(), spaces.players), dtype=np.uint8
        )
        self.say = Speaker(spaces.game, "en", self.possible_agents)
        self.chance = np.random.default_rng()

    def observation_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        """The same for every agent: `observation` and `action_mask`."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        """The same for every agent."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a new game; the same seed gives the same game, no seed a new one each time."""
        if seed is not None:
            self.chance = np.random.default_rng(seed)
        self.table: State = self.spaces.start(int(self.chance.integers(2**63)))
        self.cycles = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, Any] = {agent: {} for agent in self.agents}
        self.ask()

    def ask(self) -> None:
        """Select the agent the game waits for, and set its mask."""
        seat = int(self.table.to_act())
        if seat >= 0:
            self.agent_selection = self.possible_agents[seat]
        for agent in self.agents:
            self.infos[agent] = {"action_mask": self.mask(agent)}

    def step(self, action: int | None) -> None:
        """Play the selected agent's action, by its number."""
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{self.agent_selection} is still playing: step(None) is for the end")
        seat = self.seat(self.agent_selection)
        seen = self.table.seen_by(seat)
        chosen = self.spaces.action(seen, self.spaces.checked(action))
        if chosen < 0:
            raise ValueError(f"{self.agent_selection}: action {action} is not legal")
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._clear_rewards()
        self.table.play(seat, chosen)
        self.cycles += 1
        if self.table.is_over():
            self.rewards = dict(zip(self.possible_agents, rewards(self.table), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.cycles == self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        self.ask()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def __getstate__(self) -> dict[str, Any]:
        """For copies and pickles: the state as numbers, without the words."""
        kept = {key: value for key, value in self.__dict__.items() if key != "say"}
        if "table" in kept:
            kept["table"] = self.spaces.pack(self.table)
        return kept

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self.say = Speaker(self.spaces.game, "en", self.possible_agents)
        if "table" in kept:
            self.table = self.spaces.unpack(kept["table"])

    def seat(self, agent: str) -> int:
        """The seat of an agent."""
        return self.possible_agents.index(agent)

    def observe(self, agent: str) -> Observation:
        """The agent's observation; its mask is empty unless it must act."""
        seen = self.table.seen_by(self.seat(agent))
        return {"observation": self.spaces.observe(seen), "action_mask": self.mask(agent)}

    def mask(self, agent: str) -> NDArray[np.int8]:
        """The agent's legal actions, none unless it must act."""
        seat = self.seat(agent)
        if seat != self.table.to_act():
            return np.zeros(self.spaces.actions, np.int8)
        return self.spaces.mask(self.table.seen_by(seat)).view(np.int8)

    def state(self) -> Numbers:
        """All observations concatenated: what the agents know together."""
        return np.concatenate(
            [self.observe(agent)["observation"] for agent in self.possible_agents]
        )

    def render(self) -> str | None:
        """The table as the selected agent sees it, in text."""
        game = self.spaces.game
        seen = self.table.seen_by(self.seat(self.agent_selection))
        text = f"{game.draw(game.view(seen), self.say)}\n{self.say(game.prompt(seen))}\n"
        if self.render_mode == "human":
            sys.stdout.write(text)
            return None
        return text

    def close(self) -> None:
        """Nothing to close."""


def observation_space(spaces: Spaces) -> gymnasium.spaces.Dict:
    """An observation and the mask of legal actions."""
    return gymnasium.spaces.Dict(
        {
            "observation": gymnasium.spaces.Box(0, spaces.most(), dtype=np.uint8),
            "action_mask": gymnasium.spaces.Box(0, 1, (spaces.actions,), np.int8),
        }
    )
