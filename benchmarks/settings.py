"""Two bots or settings of the search in a match: `python -m benchmarks.settings GAME A B`.

A and B are bots, such as `master` or `master@1:40ms`, or numbers of `SearchSettings`, such as
`exploration=0.3 policy_percent=25`, put in place of those the game's master has without a value
network; with '' nothing is. Every deal is played twice with the seats exchanged, by processor time;
the interval is over deals.
"""

import argparse
import sys
import time
from inspect import signature
from math import sqrt
from statistics import fmean, stdev

from atoll import games
from atoll.arena.statistics import Z
from atoll.bots import Bot, make_bot
from atoll.bots.bot import next_seat
from atoll.bots.thinking import SearchBot
from atoll.bots.weights import Weights
from atoll.core.advice import SearchSettings
from atoll.core.bits import members
from atoll.core.game import Game
from atoll.core.rng import fast_rng
from atoll.core.state import State

NAMES = list(signature(SearchSettings).parameters)


class Tried(SearchBot):
    """A master with some changed settings."""

    def __init__(self, game: Game, seconds: float, own: str) -> None:
        super().__init__(game.advice.for_search(), seconds, clock=time.process_time)
        self.own = dict(pair.split("=") for pair in own.split())

    def settings(self, seen: State, weights: Weights | None) -> SearchSettings:
        """The game's settings with the changes."""
        usual = super().settings(seen, weights)
        values = {name: getattr(usual, name) for name in NAMES}
        values |= {name: type(values[name])(float(text)) for name, text in self.own.items()}
        return SearchSettings(**values)


def entrant(game: Game, milliseconds: float, text: str) -> Bot:
    """The bot of this name, or a master with these settings."""
    if not text or "=" in text:
        return Tried(game, milliseconds / 1000, text)
    return make_bot(text if ":" in text else f"{text}:{milliseconds:g}ms", game)


def play(game: Game, players: int, bots: list[Bot], seed: str, turn: int) -> float:
    """The first bot's share of the win of one game; the bots take the seats in turn."""
    state, rng = game.new(players, seed), fast_rng(f"{seed}/{turn}")
    seats = {seat: bots[(seat + turn) % 2] for seat in range(players)}
    while not state.is_over():
        seat = next_seat(state, seats)
        state.play(seat, seats[seat].choose(state.seen_by(seat), rng))
    return fmean((int(seat) + turn) % 2 == 0 for seat in members(state.winners()))


def main() -> None:
    """Read the command line, play, and print the share of the wins."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=games.names())
    parser.add_argument("first", help="a bot, or settings to try")
    parser.add_argument("second", nargs="?", default="", help="its opponent")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--milliseconds", type=float, default=10, help="a decision")
    parser.add_argument("--deals", type=int, default=40)
    parser.add_argument("--seed", default="settings")
    options = parser.parse_args()
    game = games.find(options.game)
    bots = [entrant(game, options.milliseconds, text) for text in (options.first, options.second)]
    shares = []
    for deal in range(options.deals):
        seed = f"{options.seed} {deal}"
        shares.append(fmean(play(game, options.players, bots, seed, turn) for turn in range(2)))
    error = stdev(shares) / sqrt(len(shares)) if len(shares) > 1 else float("inf")
    sys.stdout.write(
        f"{game.name} {options.players} players, {options.milliseconds:g} ms, "
        f"'{options.first}' against '{options.second}': {2 * len(shares)} games, "
        f"{fmean(shares):.1%} ± {Z * error:.1%} of the wins\n"
    )


if __name__ == "__main__":
    main()
