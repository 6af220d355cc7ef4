"""Players that see only what their seat may see."""

from atoll.bots.bot import Bot, next_seat
from atoll.bots.levels import make_bot, names

__all__ = ["Bot", "make_bot", "names", "next_seat"]
