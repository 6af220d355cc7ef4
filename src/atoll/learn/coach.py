"""The coach of a first game: advice for a decision, and comments on poor moves.

It uses only what the seat knows: it says the same for two truths that the seat can't tell apart.
"""

from dataclasses import dataclass, field
from typing import TypeAlias

from atoll.core.game import Game
from atoll.core.rng import fast_rng
from atoll.core.state import State
from atoll.learn.path import Theme
from atoll.learn.themes import theme_of, themes_now
from atoll.review.judge import Budget, Judgement

BUDGET = Budget(240)  # for judging a move
MOST = 3  # moves of a game that are called poor
POOR = 0.4  # part of the stake that a poor move gives away
FEWEST_POINTS = 1.0  # that a poor move gives away

# Its ply and its notation: after an undo another move may have the same ply.
Move: TypeAlias = tuple[int, str]


@dataclass
class Lesson:
    """What the coach has judged for one seat of a game."""

    judged: Move | None = None  # the latest one whose judgement was asked for
    poor: dict[Move, Judgement] = field(default_factory=dict)


def has_choice(seen: State) -> bool:
    """Whether the viewer must act and has more than one choice."""
    return bool(seen.has_turn(seen.viewer)) and len(seen.legal(seen.viewer)) > 1


def theme_now(game: Game, seen: State) -> Theme | None:
    """The theme of the move that the game's advice prefers; None if it has none."""
    if not has_choice(seen):
        return None
    seat, rng = int(seen.viewer), fast_rng("coach")
    action = int(game.advice.rollout_action(seen, seat, rng))
    theme = theme_of(game, seen, seen.sample(rng), action)
    return theme or next(iter(themes_now(game, seen)), None)


def is_poor(judgement: Judgement, played: str) -> bool:
    """Whether a move gave away much of the stake, beyond chance."""
    given = judgement.option(played).given
    return given >= FEWEST_POINTS and given >= POOR * judgement.stake
