"""Small variants solved exactly: `python -m benchmarks.small`, exploitability by iterations of CFR.

The whole tree of each game with its small component set is traversed once and written in Gambit's
format (`--out`), with exact chance. OpenSpiel reads it as one of its own games, so that its
compiled solver and its best response work on it without calling Python.
`--sample GAME` runs MCCFR by outcome sampling instead, for a tree that is too large, and measures
the policy by games.
"""

import argparse
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TextIO

import pyspiel
from rich.console import Console
from rich.table import Table

import atoll.research.openspiel
from atoll import games
from atoll.arena.statistics import estimate
from atoll.bots import Bot, make_bot
from atoll.core.rng import Rng, fast_rng

assert atoll.research.openspiel  # imported to register the games
OPTIONS = {"isla_bohnita": {"island": False, "extension": True}}
LOOKS = (1, 10, 100, 1000)


@dataclass
class Tree:
    """A game tree being written, and its counts."""

    file: TextIO
    decisions: int = 0
    draws: int = 0
    ends: int = 0
    information: tuple[dict[str, int], dict[str, int]] = field(default_factory=lambda: ({}, {}))

    def write(self, state: Any) -> None:
        """The subtree of a state in Gambit's prefix order."""
        if state.is_terminal():
            self.ends += 1
            values = " ".join(f"{value:.9f}" for value in state.returns())
            self.file.write(f't "" {self.ends} "" {{ {values} }}\n')
            return
        if state.is_chance_node():
            self.draws += 1
            outcomes = state.chance_outcomes()
            shares = " ".join(f'"{number}" {share:.15f}' for number, share in outcomes)
            self.file.write(f'c "" {self.draws} "" {{ {shares} }} 0\n')
            actions = [number for number, _ in outcomes]
        else:
            actions = self.write_decision(state)
        for action in actions:
            self.write(state.child(action))

    def write_decision(self, state: Any) -> list[int]:
        """Write the node of a player; equal information states have one number."""
        self.decisions += 1
        player = state.current_player()
        information = state.information_state_string(player)
        numbers = self.information[player]
        number = numbers.setdefault(information, len(numbers) + 1)
        actions: list[int] = state.legal_actions()
        names = " ".join(f'"{action}"' for action in actions)
        self.file.write(f'p "" {player + 1} {number} "" {{ {names} }} 0\n')
        return actions


@dataclass(frozen=True)
class Solved:
    """The results for a small game."""

    game: str
    tree: Tree
    walked: float  # seconds of processor time
    value: float  # of the start player's side, seat 0, under the last average policy
    exploitability: dict[int, float]  # by iterations
    solved: float  # seconds of processor time


def write_tree(name: str, path: Path, component_set: str = "small") -> Tree:
    """Traverse a game with its small set and write its tree."""
    options = {"component_set": component_set, "exact_chance": True, **OPTIONS.get(name, {})}
    game = pyspiel.load_game(f"python_atoll_{name}", options)
    with path.open("w", encoding="utf-8") as file:
        file.write(f'EFG 2 R "{name}" {{ "0" "1" }}\n""\n')
        tree = Tree(file)
        tree.write(game.new_initial_state())
    return tree


def solve(name: str, folder: Path, most: int, component_set: str = "small") -> Solved:
    """Write a game's tree and run CFR on it, measuring by OpenSpiel's exact best response."""
    path = folder / f"{name}.efg"
    started = time.process_time()
    tree = write_tree(name, path, component_set)
    walked = time.process_time() - started
    started = time.process_time()
    game = pyspiel.load_game("efg_game", {"filename": str(path)})
    solver = pyspiel.CFRPlusSolver(game)
    exploitability, done = {}, 0
    for look in [look for look in LOOKS if look <= most]:
        for _ in range(look - done):
            solver.evaluate_and_update_policy()
        done = look
        exploitability[look] = pyspiel.nash_conv(game, solver.average_policy()) / 2
    policy = solver.tabular_average_policy()
    value = pyspiel.expected_returns(game.new_initial_state(), policy, -1, True)[0]
    return Solved(name, tree, walked, value, exploitability, time.process_time() - started)


def sample(name: str, iterations: int, count: int) -> str:
    """Run MCCFR, then play against two bots: the mean result of the average policy."""
    options = {"component_set": "small", "exact_chance": True, **OPTIONS.get(name, {})}
    game = pyspiel.load_game(f"python_atoll_{name}", options)
    started = time.process_time()
    solver = pyspiel.OutcomeSamplingMCCFRSolver(game, 0.6, 1)
    for _ in range(iterations):
        solver.run_iteration()
    seconds = time.process_time() - started
    policy = solver.average_policy()
    lines = [f"{name}: {iterations} iterations in {seconds:.0f} s"]
    for bot in ("random", "casual"):
        rng = fast_rng(f"{name}/{bot}")
        gains = [
            play(game, policy, make_bot(bot, games.find(name)), at % 2, rng) for at in range(count)
        ]
        lines.append(f"against {bot}: {estimate(gains)} a game, {count} games")
    return "\n".join(lines) + "\n"


def play(game: Any, policy: Any, bot: Bot, seat: int, rng: Rng) -> float:
    """The result of a policy in this seat against a bot in the other."""
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(pick(state.chance_outcomes(), rng))
        elif state.current_player() == seat:
            state.apply_action(pick(list(policy.action_probabilities(state).items()), rng))
        else:
            seen = state.seen(1 - seat)
            state.apply_action(game.spaces.number(seen, bot.choose(seen, rng)))
    return float(state.returns()[seat])


def pick(choices: list[tuple[int, float]], rng: Rng) -> int:
    """One of these numbers, drawn by their probabilities."""
    left = rng.below(2**30) / 2**30
    for number, share in choices:
        left -= share
        if left < 0:
            return number
    return choices[-1][0]


def show(results: list[Solved]) -> Table:
    """Print the table of the page."""
    table = Table("game", "nodes", "decisions", "information states", "ends", "walk s",
                  *(f"after {look}" for look in LOOKS), "CFR s")  # fmt: skip
    for solved in results:
        tree = solved.tree
        nodes = tree.decisions + tree.draws + tree.ends
        counts = (nodes, tree.decisions, sum(map(len, tree.information)), tree.ends)
        after = [
            f"{solved.exploitability[look]:.5f}" if look in solved.exploitability else "–"
            for look in LOOKS
        ]
        table.add_row(games.find(solved.game).title, *(f"{count:,}" for count in counts),
                      f"{solved.walked:.0f}", *after, f"{solved.solved:.0f}")  # fmt: skip
    return table


def main() -> None:
    """Read the command line, solve, and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", action="append", choices=games.names(), help="only this one")
    parser.add_argument("--iterations", type=int, default=LOOKS[-1])
    parser.add_argument("--sample", choices=games.names(), help="MCCFR on this one instead")
    parser.add_argument("--games", type=int, default=1000, help="that measure a sampled policy")
    parser.add_argument("--out", type=Path, default=Path("small"))
    options = parser.parse_args()
    if options.sample:
        sys.stdout.write(sample(options.sample, options.iterations, options.games))
        return
    options.out.mkdir(parents=True, exist_ok=True)
    results = []
    for name in options.game or games.names():
        results.append(solve(name, options.out, options.iterations))
        sys.stderr.write(f"{name}: seat 0 gets {results[-1].value:+.4f}\n")
    Console(width=140).print(show(results))


if __name__ == "__main__":
    main()
