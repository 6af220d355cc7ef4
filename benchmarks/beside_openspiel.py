"""A bot against OpenSpiel's own ISMCTS: `python -m benchmarks.beside_openspiel`.

Both have the same processor time for a decision. ISMCTS plays through the adapter
(`atoll.research.openspiel`), with random rollouts and OpenSpiel's default exploration constant.
Every deal is played twice with the seats exchanged.
"""

import argparse
import json
import sys
import time
from statistics import fmean
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import atoll.research.openspiel
from atoll.arena.statistics import estimate_share
from atoll.bots import make_bot
from atoll.bots.bot import Bot
from atoll.core.rng import fast_rng
from atoll.games import find, names

assert atoll.research.openspiel  # imported to register the games
EXPLORATION = 1.4
LEAST = 2  # simulations: the first one only opens the root


class TimedISMCTS(ismcts.ISMCTSBot):  # type: ignore[misc]
    """OpenSpiel's bot with a budget of processor time instead of simulations."""

    def __init__(self, game: Any, seconds: float, chance: np.random.RandomState) -> None:
        evaluator = mcts.RandomRolloutEvaluator(1, chance)
        super().__init__(game, evaluator, EXPLORATION, LEAST, random_state=chance)
        self.seconds = seconds
        self.simulations = 0
        self.decisions = 0

    def run_search(self, state: Any) -> list[tuple[int, float]]:
        """As OpenSpiel's, until the time is up."""
        end = time.process_time() + self.seconds
        self.reset()
        legal = state.legal_actions()
        if len(legal) == 1:
            return [(legal[0], 1.0)]
        self._root_node = self.create_new_node(state)
        done = 0
        while done < LEAST or time.process_time() < end:
            self.run_simulation(self.sample_root_state(state))
            done += 1
        self.simulations += done
        self.decisions += 1
        policy: list[tuple[int, float]] = self.get_final_policy(state, self._root_node)
        return policy


def play_game(game: Any, bot: Bot, other: TimedISMCTS, seat: int, seed: int) -> float:
    """The bot's share of the win in this seat."""
    state, chance, rng = game.new_initial_state(), np.random.RandomState(seed), fast_rng(seed)
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(chance.randint(len(state.chance_outcomes())))
        elif state.current_player() == seat:
            seen = state.seen(seat)
            state.apply_action(state.spaces().number(seen, bot.choose(seen, rng)))
        else:
            state.apply_action(other.step(state))
    return (1 + float(state.returns()[seat])) / 2


def measure(name: str, level: str, milliseconds: int, deals: int) -> dict[str, Any]:
    """A match between two bots in one game."""
    game = pyspiel.load_game(f"python_atoll_{name}", {"players": 2})
    bot = make_bot(f"{level}:{milliseconds}ms", find(name))
    other = TimedISMCTS(game, milliseconds / 1000, np.random.RandomState(1))
    shares = [play_game(game, bot, other, seat, deal) for deal in range(deals) for seat in range(2)]
    estimate = estimate_share(shares)
    return {
        "game": name,
        "games": len(shares),
        "milliseconds": milliseconds,
        "win rate": round(fmean(shares), 3),
        "interval": [round(estimate.low, 3), round(estimate.high, 3)],
        "simulations of ISMCTS": round(other.simulations / max(other.decisions, 1), 1),
    }


def main() -> None:
    """Read the command line and print a line of JSON for each game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", action="append", choices=names(), help="only this one")
    parser.add_argument("--bot", default="master", choices=["strong", "master"])
    parser.add_argument("--milliseconds", type=int, default=50, help="of a decision")
    parser.add_argument("--deals", type=int, default=10)
    options = parser.parse_args()
    for name in options.game or names():
        result = measure(name, options.bot, options.milliseconds, options.deals)
        sys.stdout.write(json.dumps(result) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
