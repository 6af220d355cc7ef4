"""The bots by name: the levels a person understands, the same for every game.

A name may carry a budget of simulations, `strong:500`, which makes a searching bot repeatable, or
of processor time, `strong:50ms`, which a crowded machine does not shorten. `strong@1` and
`master@1` are frozen: they search with their first settings and without value networks, and newer
bots are measured against them.
"""

import re
import time
from collections.abc import Callable

from atoll.bots.bot import AdvisedBot, ApprenticeBot, Bot, RandomBot
from atoll.bots.thinking import SearchBot, SkilledBot
from atoll.bots.weights import Networks
from atoll.core.advice import COLLECTOR, MISER, RAIDER
from atoll.core.errors import AtollError
from atoll.core.game import Game

STRONG_SECONDS = 1.0
MASTER_SECONDS = 3.0

MOST_MILLISECONDS = 60_000

LEVELS: dict[str, Callable[[Game], Bot]] = {
    "random": lambda _: RandomBot(),
    "beginner": lambda game: AdvisedBot(game.advice, 20),
    "apprentice": lambda game: ApprenticeBot(game.advice),
    "casual": lambda game: AdvisedBot(game.advice),
    "collector": lambda game: AdvisedBot(game.advice, style=COLLECTOR),
    "raider": lambda game: AdvisedBot(game.advice, style=RAIDER),
    "miser": lambda game: AdvisedBot(game.advice, style=MISER),
    "skilled": lambda game: SkilledBot(game.advice),
    "strong": lambda game: SearchBot(
        game.advice.for_search(), STRONG_SECONDS, is_plain=True, networks=Networks(game)
    ),
    "master": lambda game: SearchBot(
        game.advice.for_search(), MASTER_SECONDS, networks=Networks(game)
    ),
}
SEARCHING = {"strong", "master"}
FIRST = "@1"  # the frozen version
BUDGET = re.compile(r"([1-9][0-9]{0,8})(ms)?", re.ASCII)


class UnknownBot(AtollError):
    """A name under which no bot is found."""


def names() -> list[str]:
    """The bots there are."""
    return list(LEVELS)


def make_bot(name: str, game: Game) -> Bot:
    """A new bot of this name for one game; `UnknownBot` if there is none."""
    versioned, colon, budget = name.partition(":")
    level = versioned.removesuffix(FIRST)
    if level not in LEVELS or (level != versioned and level not in SEARCHING):
        raise UnknownBot(f"there is no bot '{versioned}' (there are: {', '.join(LEVELS)})")
    bot = LEVELS[level](game)
    if isinstance(bot, SearchBot) and level != versioned:
        bot.networks, bot.is_first = None, True
        bot.advice = game.advice.plain() if bot.is_plain else game.advice
    if not colon:
        return bot
    number = BUDGET.fullmatch(budget)
    if number is None or level not in SEARCHING or not isinstance(bot, SearchBot):
        raise UnknownBot(
            f"'{name}': only strong and master take a number of simulations or milliseconds"
        )
    set_budget(bot, int(number[1]), number[2] is not None)
    return bot


def set_budget(bot: SearchBot, amount: int, is_time: bool) -> None:
    """Let a bot search for some milliseconds of processor time, or for some simulations."""
    bot.pace = 0.0
    if not is_time:
        bot.simulations = amount
        return
    if amount > MOST_MILLISECONDS:
        raise UnknownBot(f"a bot thinks {MOST_MILLISECONDS} milliseconds at most")
    bot.seconds, bot.clock = amount / 1000, time.process_time
