"""Planet drawn as text."""

from atoll.core.game import Data, Say


def draw(view: Data, say: Say) -> str:
    """The table."""
    return ""
