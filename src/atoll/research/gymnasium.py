"""One seat of a game as a Gymnasium environment, the other seats played by bots.

Importing this module registers `atoll/Moluku-v1` and the others.
"""

from typing import Any, ClassVar

import gymnasium
import numpy as np
from numpy.typing import NDArray

from atoll import games
from atoll.bots import make_bot
from atoll.core.game import OptionValue
from atoll.core.rng import Rng, fast_rng
from atoll.core.state import State
from atoll.messages import Speaker
from atoll.research import VERSION
from atoll.research.loop import rewards
from atoll.research.pettingzoo import ILLEGAL_REWARD, observation_space
from atoll.research.spaces import Spaces

Observation = dict[str, NDArray[Any]]


class AgainstBots(gymnasium.Env[Observation, np.int64]):
    """A learner against bots of one level; its seat is drawn at random for every game.

    The reward comes at the end. An action outside the mask ends the game with -1; one outside the
    action space is a ValueError.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi"], "render_fps": 1}  # type: ignore[misc]

    def __init__(
        self,
        game: str,
        players: int | None = None,
        bot: str = "casual",
        render_mode: str | None = None,
        component_set: str = "default",
        **options: OptionValue,
    ) -> None:
        self.spaces = Spaces(game, players, component_set, **options)
        self.bot_name = bot
        self.bot = make_bot(bot, self.spaces.game)
        self.render_mode = render_mode
        self.observation_space: gymnasium.spaces.Dict = observation_space(self.spaces)  # type: ignore[assignment]
        self.action_space = gymnasium.spaces.Discrete(self.spaces.actions)
        self.say = Speaker(self.spaces.game, "en")
        self.table: State
        self.rng: Rng

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Start a new game; the same seed gives the same game."""
        super().reset(seed=seed)
        self.rng = fast_rng(int(self.np_random.integers(2**63)))
        self.seat = int(self.rng.below(self.spaces.players))
        self.begin()
        while self.table.is_over():  # before the learner had a decision
            self.begin()
        return self.look()

    def begin(self) -> None:
        """Deal, and play on to the learner's first decision."""
        self.table = self.spaces.start(int(self.np_random.integers(2**63)))
        self.let_bots_play()

    def let_bots_play(self) -> None:
        """Let bots play until the learner must act or the game is over."""
        seat = self.table.to_act()
        while seat >= 0 and seat != self.seat:
            seen = self.table.seen_by(seat)
            self.table.play(seat, self.bot.choose(seen, self.rng))
            seat = self.table.to_act()

    def look(self) -> tuple[Observation, dict[str, Any]]:
        """The learner's observation, and its mask again."""
        seen = self.table.seen_by(self.seat)
        mask = self.spaces.mask(seen).view(np.int8)
        observation = {"observation": self.spaces.observe(seen), "action_mask": mask}
        return observation, {"action_mask": mask, "seat": self.seat}

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Play the learner's action, by its number, and the bots' until the learner must act."""
        chosen = self.spaces.action(self.table.seen_by(self.seat), self.spaces.checked(action))
        if chosen < 0:
            observation, info = self.look()
            return observation, ILLEGAL_REWARD, True, False, info
        self.table.play(self.seat, chosen)
        self.let_bots_play()
        is_over = self.table.is_over()
        observation, info = self.look()
        reward = rewards(self.table)[self.seat] if is_over else 0.0
        return observation, reward, is_over, False, info

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal actions, under the name that sb3-contrib's MaskablePPO expects."""
        return self.spaces.mask(self.table.seen_by(self.seat)).astype(bool)

    def __getstate__(self) -> dict[str, Any]:
        """For copies and pickles: the state and the generator as numbers, without words and bot."""
        kept = {key: value for key, value in self.__dict__.items() if key not in ("say", "bot")}
        if "table" in kept:
            kept["table"], kept["rng"] = self.spaces.pack(self.table), self.rng.to_ints()
        return kept

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self.bot = make_bot(self.bot_name, self.spaces.game)
        self.say = Speaker(self.spaces.game, "en")
        if "table" in kept:
            self.table, self.rng = self.spaces.unpack(kept["table"]), Rng()
            self.rng.from_ints(kept["rng"])

    def render(self) -> str | None:
        """The table as the learner sees it, in text."""
        if self.render_mode is None:
            return None
        game = self.spaces.game
        return game.draw(game.view(self.table.seen_by(self.seat)), self.say)


def environment_id(game: str) -> str:
    """The id of a game in Gymnasium: `atoll/PelicanBay-v1`."""
    return f"atoll/{game.title().replace('_', '')}-v{VERSION}"


def register() -> None:
    """Register all games in Gymnasium."""
    for game in games.names():
        gymnasium.register(
            environment_id(game),
            entry_point="atoll.research.gymnasium:AgainstBots",
            vector_entry_point="atoll.research.vector:BatchEnv",
            kwargs={"game": game},
        )


register()
