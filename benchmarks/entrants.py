"""Who may enter the leaderboard, by name.

| name | who |
|---|---|
| `random`, `casual`, `strong:200`, `master:200` | the bots of Atoll |
| `openspiel:10` | OpenSpiel's ISMCTS, or MCTS if nothing is hidden, with this many simulations |
| `network` | the network of `examples/gipsy_king.npz`, without search |
| `ppo:FOLDER` | the policies that `benchmarks.ppo` trained |
| `module:Class` | a class derived from `atoll.bots.Bot`, whose constructor takes the game |
| `program:COMMAND` | any program that reads a question and writes an answer, one line each |
"""

import importlib
import json
import shlex
import subprocess
from pathlib import Path
from typing import Any

import numpy as np

from atoll.bots import Bot, make_bot
from atoll.bots import names as level_names
from atoll.core.game import Game
from atoll.core.rng import Rng
from atoll.core.state import State
from atoll.research.spaces import Numbers, Spaces


def entrant(name: str, game: Game) -> Bot:
    """The bot of this name for one game of two players."""
    kind, _, rest = name.partition(":")
    if kind.removesuffix("@1") in level_names():
        return make_bot(name, game)
    if kind == "openspiel":
        return OpenSpielBot(game, int(rest))
    if kind == "network":
        return NetworkBot(game)
    if kind == "ppo":
        return PolicyBot(game, rest)
    if kind == "program":
        return ProgramBot(game, rest)
    made = getattr(importlib.import_module(kind), rest)(game)
    if not isinstance(made, Bot):
        raise TypeError(f"{name} is not derived from atoll.bots.Bot")
    return made


class OpenSpielBot(Bot):
    """A search of OpenSpiel over what its seat knows, with random rollouts."""

    def __init__(self, game: Game, simulations: int) -> None:
        import pyspiel

        import atoll.research.openspiel as adapter

        self.adapter = adapter
        self.game = pyspiel.load_game(adapter.PREFIX + game.name, {"players": 2})
        self.is_open = game.is_open
        self.simulations = simulations

    def choose(self, seen: State, rng: Rng) -> int:
        """The most visited action."""
        truth = seen.sample(rng)
        truth.rng = Rng()
        state = self.game.new_initial_state()
        state.position = self.adapter.Position(self.game.spaces, (self.adapter.Step(truth),))
        number = self.search(int(rng.below(2**31 - 1))).step(state)
        return self.game.spaces.action(seen, number)  # type: ignore[no-any-return]

    def search(self, seed: int) -> Any:
        """A new search."""
        from open_spiel.python.algorithms import ismcts, mcts

        chance = np.random.RandomState(seed)
        rollout = mcts.RandomRolloutEvaluator(1, chance)
        if self.is_open:
            return mcts.MCTSBot(self.game, 1.4, self.simulations, rollout, random_state=chance)
        return ismcts.ISMCTSBot(self.game, rollout, 1.4, self.simulations, random_state=chance)


class SpacesBot(Bot):
    """A player that gets numbers: an observation and a mask."""

    def __init__(self, game: Game) -> None:
        self.spaces = Spaces(game.name, 2)

    def choose(self, seen: State, rng: Rng) -> int:
        """The action with the number chosen."""
        spaces = self.spaces
        return spaces.action(seen, self.number(spaces.observe(seen), spaces.mask(seen)))

    def number(self, observation: Numbers, mask: Numbers) -> int:
        """One of the legal numbers of the mask."""
        raise NotImplementedError


class NetworkBot(SpacesBot):
    """The network of the training page."""

    def __init__(self, game: Game) -> None:
        from examples.play_gipsy_king import GAME, Player

        if game.name != GAME:
            raise ValueError(f"this network plays {GAME} only")
        super().__init__(game)
        self.player = Player()

    def number(self, observation: Numbers, mask: Numbers) -> int:
        """Its most likely action."""
        return int(self.player.choose(observation[None], mask[None])[0])


class PolicyBot(SpacesBot):
    """A policy of sb3-contrib's MaskablePPO."""

    def __init__(self, game: Game, folder: str) -> None:
        import torch
        from sb3_contrib import MaskablePPO

        super().__init__(game)
        torch.set_num_threads(1)
        self.model = MaskablePPO.load(Path(folder) / f"{game.name}.zip", device="cpu")

    def number(self, observation: Numbers, mask: Numbers) -> int:
        """Its most likely action."""
        seen = {"observation": observation, "action_mask": mask.view(np.int8)}
        action, _ = self.model.predict(seen, action_masks=mask.astype(bool), deterministic=True)
        return int(action)


class ProgramBot(Bot):
    """A program that gets questions as lines of JSON and answers with an action in notation.

    A question has `game`, `seat`, `view` (what the seat sees) and `legal` (its actions).
    """

    def __init__(self, game: Game, command: str) -> None:
        self.game = game
        self.process = subprocess.Popen(
            shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def choose(self, seen: State, rng: Rng) -> int:
        """The program's answer; ValueError unless it is legal."""
        game, seat, process = self.game, int(seen.viewer), self.process
        assert process.stdin is not None
        assert process.stdout is not None
        legal = {game.text(seen, seat, action): int(action) for action in seen.legal(seat)}
        question = {"game": game.name, "seat": seat, "view": game.view(seen), "legal": [*legal]}
        process.stdin.write(json.dumps(question) + "\n")
        process.stdin.flush()
        answer = process.stdout.readline().strip()
        if answer not in legal:
            raise ValueError(f"the program answered '{answer}', which is not legal")
        return legal[answer]

    def __del__(self) -> None:
        if hasattr(self, "process"):
            self.process.kill()
            self.process.wait()
