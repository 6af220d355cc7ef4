"""`atoll bench`: random playouts of every game, compiled and plain, beside OpenSpiel, as ratios."""

import argparse
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass

from rich.console import Console
from rich.progress import track
from rich.table import Table

from atoll import games
from atoll.core.game import Game
from atoll.core.native import COMPILED
from atoll.core.rng import fast_rng
from atoll.core.state import State, playouts

# Each game's closest games of OpenSpiel, written in C++.
CLOSEST = {
    "moluku": ("hearts",),
    "planet": ("go(board_size=9)",),
    "pelican_bay": ("go(board_size=9)", "hive"),
    "gipsy_king": ("hearts",),
    "isla_bohnita": ("dou_dizhu", "gin_rummy"),
}
# The floors of steps/s, of the ratio to each closest game, and of compiled to plain.
GATES: dict[str, tuple[float, tuple[float, ...], float]] = {
    "moluku": (10e6, (2.5,), 35),
    "planet": (0.6e6, (0.8,), 35),
    "pelican_bay": (0.5e6, (0.7, 30), 40),
    "gipsy_king": (4e6, (1,), 35),
    "isla_bohnita": (2.5e6, (1, 20), 35),
}
DRIVEN_GATE = (1.5e6, 1.8)  # legal + apply from Python: a second, and beside pyspiel's hearts


@dataclass
class Figures:
    """What was measured of one game at one player count."""

    game: str
    players: int
    steps: float  # a second, inside the engine
    games: float  # a second
    plain_steps: float  # a second, uncompiled
    driven: float  # legal + apply a second, driven from Python
    open_spiel: dict[str, float]  # steps a second of the closest games

    @property
    def speed_up(self) -> float:
        """Compiled over plain."""
        return self.steps / self.plain_steps


def run(options: argparse.Namespace) -> int:
    """Measure and print; fails if a measured gate is missed."""
    chosen = [games.find(name) for name in options.games] or games.all_games()
    shown = Console(stderr=True)
    if not COMPILED:
        shown.print("the engine is not compiled here: the ratios tell nothing")
    if not has_open_spiel():
        shown.print("OpenSpiel is not installed (the extra 'bench' brings it): no comparison")
    found = [
        measure(game, options.seconds)
        for game in track(chosen, "measuring", console=shown, transient=True)
    ]
    hearts = driven_open_spiel("hearts", options.seconds) if has_open_spiel() else None
    if options.json:
        report = [{**asdict(f), "speed_up": f.speed_up} for f in found]
        sys.stdout.write(json.dumps({"games": report, "driven_hearts": hearts}, indent=1) + "\n")
    else:
        Console().print(table_of(found, hearts))
    return 0


def measure(game: Game, seconds: float) -> Figures:
    """All figures of one game at its largest player count up to four, interleaved."""
    players = min(4, game.players[-1])
    state = game.new(players, "bench")
    steps, played = rate_of_playouts(state, seconds)
    return Figures(
        game.name,
        players,
        steps,
        played,
        plain_rate(game.name, players, seconds),
        driven(state, seconds),
        {name: open_spiel_steps(name, seconds) for name in closest(game.name)},
    )


def closest(name: str) -> tuple[str, ...]:
    """The games to compare with, if OpenSpiel is at hand."""
    return CLOSEST.get(name, ()) if has_open_spiel() else ()


def has_open_spiel() -> bool:
    """Whether the optional extra is installed."""
    try:
        import pyspiel  # noqa: F401
    except ImportError:
        return False
    return True


def median_rate(batch: Callable[[], tuple[float, float]], seconds: float) -> tuple[float, float]:
    """The median over repeated batches of two counts a second."""
    rates: list[tuple[float, float]] = []
    end = time.perf_counter() + seconds
    while time.perf_counter() < end or len(rates) < 3:
        start = time.perf_counter()
        first, second = batch()
        spent = time.perf_counter() - start
        rates.append((first / spent, second / spent))
    return sorted(rates)[len(rates) // 2]


def rate_of_playouts(state: State, seconds: float) -> tuple[float, float]:
    """Steps and games a second of whole random games inside the engine."""
    rng = fast_rng(1)
    count = 1
    while True:  # batches of at least 20 ms
        start = time.perf_counter()
        playouts(state, rng, count)
        if time.perf_counter() - start > 0.02:
            break
        count *= 2

    def batch() -> tuple[float, float]:
        return float(playouts(state, rng, count)), float(count)

    return median_rate(batch, seconds)


PLAIN = """
import sys
from atoll import games
from atoll.cli.bench import rate_of_playouts
state = games.find(sys.argv[1]).new(int(sys.argv[2]), "bench")
print(rate_of_playouts(state, float(sys.argv[3]))[0])
"""


def plain_rate(name: str, players: int, seconds: float) -> float:
    """Steps a second of the same games uncompiled, in another process."""
    done = subprocess.run(
        [sys.executable, "-c", PLAIN, name, str(players), str(seconds)],
        env={**os.environ, "ATOLL_PURE": "1"}, capture_output=True, text=True, check=True,
    )  # fmt: skip
    return float(done.stdout)


def driven(state: State, seconds: float) -> float:
    """Pairs of legal and apply a second, called from Python."""
    rng = fast_rng(2)

    def batch() -> tuple[float, float]:
        steps = 0
        for _ in range(5):
            state.rng = rng.fork()
            state.begin()
            while (seat := state.to_act()) >= 0:
                actions = state.legal(seat)
                state.apply(seat, actions[steps % len(actions)])
                steps += 1
        return float(steps), 5.0

    return median_rate(batch, seconds)[0]


def open_spiel_steps(name: str, seconds: float) -> float:
    """Steps a second, chance included, of OpenSpiel's own C++ rollouts from the first position."""
    import pyspiel

    start = pyspiel.load_game(name).new_initial_state()
    rollouts = 20
    evaluator = pyspiel.RandomRolloutEvaluator(rollouts, 1)
    length = mean_length(name)

    def batch() -> tuple[float, float]:
        evaluator.evaluate(start)
        return rollouts * length, rollouts

    return median_rate(batch, seconds)[0]


def mean_length(name: str, sampled: int = 20) -> float:
    """The mean number of steps of OpenSpiel's random games."""
    import pyspiel

    game, rng, steps = pyspiel.load_game(name), fast_rng(3), 0
    for _ in range(sampled):
        state = game.new_initial_state()
        while not state.is_terminal():
            actions = state.legal_actions()
            state.apply_action(actions[rng.below(len(actions))])
            steps += 1
    return steps / sampled


def driven_open_spiel(name: str, seconds: float) -> float:
    """Pairs of legal_actions and apply_action a second, called from Python."""
    import pyspiel

    game = pyspiel.load_game(name)

    def batch() -> tuple[float, float]:
        steps = 0
        for _ in range(5):
            state = game.new_initial_state()
            while not state.is_terminal():
                actions = state.legal_actions()
                state.apply_action(actions[steps % len(actions)])
                steps += 1
        return float(steps), 5.0

    return median_rate(batch, seconds)[0]


def table_of(found: list[Figures], hearts: float | None) -> Table:
    """The figures beside their gates; ✓ where a gate is reached."""
    table = Table("game", box=None, pad_edge=False)
    for head in ("players", "games/s", "steps/s", "÷ plain", "÷ OpenSpiel C++", "legal+apply/s"):
        table.add_column(head, justify="right")
    for f in found:
        floor, ratios, speed_up = GATES.get(f.game, (0, (), 0))
        rivals = [
            mark(f"{f.steps / rate:.2f} × {name}", f.steps / rate, gate)
            for (name, rate), gate in zip(f.open_spiel.items(), ratios, strict=False)
        ]
        beside = f" ({f.driven / hearts:.1f} × hearts)" if hearts else ""
        table.add_row(
            f.game,
            str(f.players),
            f"{f.games:,.0f}",
            mark(f"{f.steps / 1e6:.2f} M", f.steps, floor),
            mark(f"{f.speed_up:.0f}", f.speed_up, speed_up),
            "\n".join(rivals) or "–",
            mark(f"{f.driven / 1e6:.2f} M{beside}", f.driven, DRIVEN_GATE[0]),
        )
    return table


def mark(text: str, value: float, gate: float) -> str:
    """The figure with its gate."""
    return f"{text} {'✓' if value >= gate else f'✗ (gate {gate:,.10g})'}"
