"""How a search thinks in a game: the few numbers that are measured for each."""

from typing import Final, final

from atoll.core.native import i64

END: Final = 1_000_000_000  # a horizon no playout reaches
EXPLORATION: Final = 0.7
WIDTH: Final = 2.0


@final
class Habits:
    """What a search does by habit; `State.habits` tells what measured best in a game."""

    def __init__(
        self,
        advice: i64 = 0,
        horizon: i64 = END,
        winning: float = 0.5,
        exploration: float = EXPLORATION,
        width: float = WIDTH,
        foresees: bool = False,
    ) -> None:
        self.advice: i64 = advice  # of a hundred playout steps, how many follow the game's advice
        self.horizon: i64 = horizon  # steps after which a playout stops at the next rest
        self.winning: float = winning  # how much winning counts, the rest being the margin
        self.exploration: float = exploration  # of actions that have not done best so far
        self.width: float = width  # a node tries at most 2 + width * sqrt(visits) actions
        self.foresees: bool = foresees  # whether to rely on what the game works out and foresees

    def plain(self) -> "Habits":
        """The same playouts under a search that is not tuned to the game."""
        return Habits(self.advice, self.horizon, self.winning)
