"""The bots by name: the levels a person understands, the same for every game.

A name may carry a budget of simulations, `strong:500`, which makes a searching bot repeatable.
"""

from collections.abc import Callable

from atoll.bots.bot import AdvisedBot, Bot, RandomBot
from atoll.bots.thinking import SearchBot
from atoll.core.errors import AtollError

STRONG_SECONDS = 1.0
MASTER_SECONDS = 3.0

LEVELS: dict[str, Callable[[int | None], Bot]] = {
    "random": lambda _: RandomBot(),
    "beginner": lambda _: AdvisedBot(20),
    "casual": lambda _: AdvisedBot(100),
    "strong": lambda simulations: SearchBot(STRONG_SECONDS, simulations, is_plain=True),
    "master": lambda simulations: SearchBot(MASTER_SECONDS, simulations),
}
SEARCHING = {"strong", "master"}


class UnknownBot(AtollError):
    """A name under which no bot is found."""


def names() -> list[str]:
    """The bots there are."""
    return list(LEVELS)


def make_bot(name: str) -> Bot:
    """A new bot of this name; `UnknownBot` if there is none."""
    level, colon, budget = name.partition(":")
    if level not in LEVELS:
        raise UnknownBot(f"there is no bot '{level}' (there are: {', '.join(LEVELS)})")
    if not colon:
        return LEVELS[level](None)
    if level not in SEARCHING or not (budget.isascii() and budget.isdigit()) or int(budget) < 1:
        raise UnknownBot(f"'{name}': only strong and master take a number of simulations")
    return LEVELS[level](int(budget))
