"""Who knows what: everything lies open, so a viewer sees the whole truth."""

from atoll.core.native import i64
from atoll.core.rng import Rng
from atoll.games.gipsy_king.position import GipsyKingPosition


def hide(state: GipsyKingPosition, viewer: i64) -> None:
    """Nothing is hidden from anybody."""


def fill(state: GipsyKingPosition, rng: Rng) -> None:
    """Nothing is unknown."""
