"""The view of Shells as text for a terminal."""

from atoll.core.game import Data, Say
from atoll.core.words import seat_words


def draw(view: Data, say: Say) -> str:
    """A line for each seat, then the hand."""
    lines = [
        f"{say(seat_words(seat))}: {points} · {shell or '…'}"
        for seat, (points, shell) in enumerate(zip(view["points"], view["laid"], strict=True))
    ]
    return "\n".join([*lines, "  ".join(str(shell) for shell in view["hand"])])
