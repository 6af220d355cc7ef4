"""Environments side by side: `python -m benchmarks.research`, steps a second in one run.

A step is a random legal action, the observation and the mask after it, and a new game when one is
over. Rounds of all environments alternate, and the medians are shown: steps a second of processor
time, which other work on the machine does not change much, their ratio to PettingZoo's connect
four, and steps per second of wall-clock time. pgx is included if installed (`pip install pgx`).
"""

import argparse
import importlib.util
import json
import os
import random
import time
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from functools import partial
from statistics import median
from typing import Any

import numpy as np
import pyspiel
import rlcard
from pettingzoo.classic import connect_four_v3
from rich.console import Console
from rich.progress import track
from rich.table import Table

import atoll.research.openspiel
from atoll import games
from atoll.research.batch import Batch
from atoll.research.pettingzoo import env

assert atoll.research.openspiel  # imported to register the games
SIZE = 64  # games of a batch
BASE = "PettingZoo connect_four_v3"
PGX = ("connect_four", "backgammon", "go_9x9")
PROCESSES = "processes"  # in the name of an entry with several processes
Steps = Iterator[int]  # does some work at each turn and yields its number of steps


def batch_steps(game: str, size: int, workers: int) -> Steps:
    """Atoll's batches."""
    with Batch(game, size, workers=workers) as batch:
        batch.reset()
        while True:
            batch.step(batch.sample())
            yield size


def pettingzoo_steps(environment: Any) -> Steps:
    """Any PettingZoo environment with masks."""
    environment.reset(seed=1)
    while True:
        for _ in range(20):
            observation, _, termination, truncation, _ = environment.last()
            if termination or truncation:
                environment.reset()
                observation, *_ = environment.last()
            legal = np.flatnonzero(observation["action_mask"])
            environment.step(int(random.choice(legal)))
        yield 20


def openspiel_steps(name: str) -> Steps:
    """A game of OpenSpiel, driven from Python with its tensor and mask."""
    game = pyspiel.load_game(name)
    has_observation = game.get_type().provides_observation_tensor
    while True:
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, shares = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(outcomes, shares)[0])
                continue
            player = state.current_player()
            if has_observation:
                state.observation_tensor(player)
            else:
                state.information_state_tensor(player)
            legal = np.flatnonzero(state.legal_actions_mask(player))
            state.apply_action(int(random.choice(legal)))
            steps += 1
        yield steps


def rlcard_steps(name: str) -> Steps:
    """A game of RLCard; its states hold observation and legal actions."""
    environment = rlcard.make(name, config={"seed": 1})
    state, _ = environment.reset()
    while True:
        for _ in range(20):
            if environment.is_over():
                state, _ = environment.reset()
            state, _ = environment.step(random.choice(list(state["legal_actions"])))
        yield 20


def pgx_steps(name: str, size: int) -> Steps:
    """A game of pgx: a batch as wide as Atoll's, stepped by JAX."""
    import jax
    import pgx
    from pgx.experimental.wrappers import auto_reset

    table = pgx.make(name)
    step_one = auto_reset(table.step, table.init)

    def step(state: Any, key: Any) -> Any:
        draw, restart = jax.random.split(key)
        weights = jax.numpy.where(state.legal_action_mask, 0.0, -jax.numpy.inf)
        actions = jax.random.categorical(draw, weights, axis=1)
        return jax.vmap(step_one)(state, actions, jax.random.split(restart, size))

    compiled = jax.jit(step)
    key = jax.random.PRNGKey(1)
    state = jax.jit(jax.vmap(table.init))(jax.random.split(key, size))
    while True:
        key, used = jax.random.split(key)
        state = compiled(state, used)
        jax.block_until_ready((state.observation, state.legal_action_mask))
        yield size


def contenders(chosen: list[str], size: int) -> dict[str, Callable[[], Steps]]:
    """All measured environments, by name."""
    cores = os.cpu_count() or 1
    steps: dict[str, Callable[[], Steps]] = {
        BASE: lambda: pettingzoo_steps(connect_four_v3.env()),
        "RLCard uno": lambda: rlcard_steps("uno"),
        "RLCard gin-rummy": lambda: rlcard_steps("gin-rummy"),
        "OpenSpiel hearts": lambda: openspiel_steps("hearts"),
        "OpenSpiel go(board_size=9)": lambda: openspiel_steps("go(board_size=9)"),
    }
    if importlib.util.find_spec("pgx"):
        for name in PGX:
            steps[f"pgx {name}"] = partial(pgx_steps, name, size)
    for game in chosen:
        steps[f"{game} batch"] = partial(batch_steps, game, size, 1)
        if cores > 1:
            steps[f"{game} batch, {cores} {PROCESSES}"] = partial(batch_steps, game, size, cores)
        steps[f"{game} PettingZoo"] = partial(pettingzoo_steps, env(game))
        steps[f"{game} OpenSpiel"] = partial(openspiel_steps, f"python_atoll_{game}")
    return steps


@dataclass(frozen=True)
class Rate:
    """Steps a second."""

    processor: float | None  # of this process; None if others share the work
    clock: float


def measure(chosen: list[str], size: int, seconds: float, rounds: int) -> dict[str, Rate]:
    """The rates of each, as medians of alternating rounds."""
    running = {name: make() for name, make in contenders(chosen, size).items()}
    for steps in running.values():
        next(steps)  # set up
    rates: dict[str, list[tuple[float, float]]] = {name: [] for name in running}
    for _ in track(range(rounds), "measuring", console=Console(stderr=True), transient=True):
        for name, steps in running.items():
            done, start, used = 0, time.perf_counter(), time.process_time()
            while time.perf_counter() - start < seconds:
                done += next(steps)
            spent = max(time.process_time() - used, 1e-6)
            rates[name].append((done / spent, done / (time.perf_counter() - start)))
    for steps in running.values():
        steps.close()  # type: ignore[attr-defined]
    return {
        name: Rate(
            None if PROCESSES in name else median(rate for rate, _ in pairs),
            median(rate for _, rate in pairs),
        )
        for name, pairs in rates.items()
    }


def main() -> None:
    """Measure and print."""
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("games", metavar="GAME", nargs="*", help="only these games")
    words.add_argument("--size", type=int, default=SIZE, help="games of a batch")
    words.add_argument("--seconds", type=float, default=0.3, help="of each in a round")
    words.add_argument("--rounds", type=int, default=7)
    words.add_argument("--json", action="store_true", help="as JSON")
    options = words.parse_args()
    random.seed(1)
    chosen = [games.find(name).name for name in options.games] or list(games.names())
    rates = measure(chosen, options.size, options.seconds, options.rounds)
    if options.json:
        print(json.dumps({name: asdict(rate) for name, rate in rates.items()}, indent=1))  # noqa: T201
        return
    base = rates[BASE].processor or 1.0
    table = Table("environment", "steps/s", "÷ connect four", "by the clock", box=None)
    for name, rate in rates.items():
        own = ("–", "–")
        if rate.processor is not None:
            own = (f"{rate.processor:,.0f}", f"{rate.processor / base:.1f}")
        table.add_row(name, *own, f"{rate.clock:,.0f}")
    Console().print(table)


if __name__ == "__main__":
    main()
