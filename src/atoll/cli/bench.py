"""`atoll bench`: random playouts of every game, compiled and plain, compared with OpenSpiel."""

import argparse
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from statistics import median

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from atoll import games
from atoll.bots.search import Search
from atoll.core.advice import SearchSettings
from atoll.core.game import Game
from atoll.core.native import COMPILED
from atoll.core.rng import fast_rng
from atoll.core.state import State, playouts

BATCH_SECONDS = 0.02
TABLE_WIDTH, GATES_WIDTH = 120, 160
DRIVEN_GAMES = 5
RIVAL_GAMES = 20
SIMULATIONS = 1000
HEARTS_SIMULATIONS = 200
DECISIONS = 60
HEARTS_DEALT = 54  # steps until the cards are dealt


Batch = Callable[[], float]  # does some work and returns its number of steps


@dataclass
class Figures:
    """The measurements of one game at one player count; rates are medians per second."""

    game: str
    players: int
    steps: float  # of whole random games inside the engine
    plain: float  # the same uncompiled
    driven: float  # pairs of legal and apply called from Python
    open_spiel: dict[str, float]  # steps of the closest games
    ratios: dict[str, float]  # to each closest game, as medians over alternating batches
    driven_ratio: float | None  # to hearts driven from Python
    searched: float  # simulations of the search, about 60 decisions before the end
    search_ratio: float | None  # to OpenSpiel's ISMCTS on hearts

    @property
    def speed_up(self) -> float:
        """The compiled rate divided by the plain one."""
        return self.steps / self.plain


def run(options: argparse.Namespace) -> int:
    """Measure and print."""
    chosen = [games.find(name) for name in options.games] or games.all_games()
    shown = Console(stderr=True)
    if not COMPILED:
        shown.print("the engine is not compiled here: the ratios tell nothing")
    if not has_open_spiel():
        shown.print("OpenSpiel is not installed (the extra 'bench' brings it): no comparison")
    with Progress(console=shown, transient=True) as progress:
        tracked = progress.track(chosen, description="measuring")
        measured = [measure(game, options.seconds) for game in tracked]
    if options.json:
        report = [{**asdict(figures), "speed_up": figures.speed_up} for figures in measured]
        sys.stdout.write(json.dumps(report, indent=1) + "\n")
    else:
        width = GATES_WIDTH if options.gates else TABLE_WIDTH
        Console(width=width).print(table_of(measured, options.gates))
    return 1 if options.gates and any(below(figures) for figures in measured) else 0


def measure(game: Game, seconds: float) -> Figures:
    """All figures of one game at its largest player count up to four."""
    players = min(4, game.players[-1])
    state = game.new(players, "bench")
    rivals = tuple(game.speed.closest) if has_open_spiel() else ()
    inside = alternate(
        [playout_batch(state), *(open_spiel_batch(name) for name in rivals)], seconds
    )
    outside = alternate(
        [driven_batch(state), *([driven_hearts()] if has_open_spiel() else [])], seconds
    )
    searches = alternate(
        [search_batch(game, players), *([ismcts_hearts()] if has_open_spiel() else [])], seconds
    )
    return Figures(
        game.name,
        players,
        median(inside[0]),
        plain_rate(game.name, players, seconds),
        median(outside[0]),
        {name: median(rates) for name, rates in zip(rivals, inside[1:], strict=True)},
        {name: ratio(inside[0], rates) for name, rates in zip(rivals, inside[1:], strict=True)},
        ratio(outside[0], outside[1]) if len(outside) > 1 else None,
        median(searches[0]),
        ratio(searches[0], searches[1]) if len(searches) > 1 else None,
    )


def alternate(batches: list[Batch], seconds: float) -> list[list[float]]:
    """The rates of each in rounds of one batch each, so that all run under the same conditions."""
    rates: list[list[float]] = [[] for _ in batches]
    end = time.perf_counter() + seconds * len(batches)
    while time.perf_counter() < end or len(rates[0]) < 3:
        for batch, own_rates in zip(batches, rates, strict=True):
            start = time.perf_counter()
            steps = batch()
            own_rates.append(steps / (time.perf_counter() - start))
    return rates


def ratio(ours: list[float], theirs: list[float]) -> float:
    """The median of the ratios of neighbouring batches."""
    return median([our / their for our, their in zip(ours, theirs, strict=True)])


def has_open_spiel() -> bool:
    """Whether the optional extra is installed."""
    try:
        import pyspiel  # noqa: F401
    except ImportError:
        return False
    return True


def playout_batch(state: State) -> Batch:
    """A number of whole random games inside the engine, enough to be timed."""
    rng, count = fast_rng(1), 1
    while True:
        start = time.perf_counter()
        playouts(state, rng, count)
        if time.perf_counter() - start > BATCH_SECONDS:
            return lambda: float(playouts(state, rng, count))
        count *= 2


PLAIN = """
import sys
from atoll import games
from atoll.bots.search import Search
from atoll.cli.bench import alternate, median, playout_batch
state = games.find(sys.argv[1]).new(int(sys.argv[2]), "bench")
print(median(alternate([playout_batch(state)], float(sys.argv[3]))[0]))
"""


def plain_rate(name: str, players: int, seconds: float) -> float:
    """Steps per second of the same games uncompiled, in another process."""
    done = subprocess.run(
        [sys.executable, "-c", PLAIN, name, str(players), str(seconds)],
        env={**os.environ, "ATOLL_PURE": "1"}, capture_output=True, text=True, check=True,
    )  # fmt: skip
    return float(done.stdout)


def driven_batch(state: State) -> Batch:
    """Legal and apply called from Python, through whole games."""
    rng = fast_rng(2)

    def batch() -> float:
        steps = 0
        for _ in range(DRIVEN_GAMES):
            state.rng = rng.fork()
            state.begin()
            while (seat := state.to_act()) >= 0:
                actions = state.legal(seat)
                state.apply(seat, actions[steps % len(actions)])
                steps += 1
        return float(steps)

    return batch


def driven_hearts() -> Batch:
    """OpenSpiel's hearts driven from Python in the same way."""
    import pyspiel

    game = pyspiel.load_game("hearts")

    def batch() -> float:
        steps = 0
        for _ in range(DRIVEN_GAMES):
            state = game.new_initial_state()
            while not state.is_terminal():
                actions = state.legal_actions()
                state.apply_action(actions[steps % len(actions)])
                steps += 1
        return float(steps)

    return batch


def open_spiel_batch(name: str) -> Batch:
    """Whole games between OpenSpiel's own C++ random bots; steps of chance count."""
    import pyspiel

    game = pyspiel.load_game(name)
    bots = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(game.num_players())]
    length, rng = mean_length(name), fast_rng(4)

    def batch() -> float:
        for _ in range(RIVAL_GAMES):
            pyspiel.evaluate_bots(game.new_initial_state(), bots, rng.below(1_000_000))
        return RIVAL_GAMES * length

    return batch


def search_batch(game: Game, players: int) -> Batch:
    """Simulations of our search in a position some 60 decisions before the end."""
    state, rng = game.new(players, "search"), fast_rng(5)
    line: list[State] = []
    while not state.is_over():
        line.append(state.copy())
        state.play(state.to_act(), state.random_action(state.to_act(), rng))
    position = line[max(len(line) - DECISIONS, 0)]
    seen = position.seen_by(position.to_act())

    def batch() -> float:
        Search(seen, game.advice, SearchSettings(), rng.fork()).run(SIMULATIONS)
        return float(SIMULATIONS)

    return batch


def ismcts_hearts() -> Batch:
    """Simulations of OpenSpiel's own search on hearts, one random playout each, from the deal."""
    import pyspiel

    state, rng = pyspiel.load_game("hearts").new_initial_state(), fast_rng(6)
    while state.is_chance_node() or len(state.history()) < HEARTS_DEALT:
        actions = state.legal_actions()
        state.apply_action(actions[rng.below(len(actions))])
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)

    def batch() -> float:
        pyspiel.ISMCTSBot(rng.below(1000), evaluator, 2.0, HEARTS_SIMULATIONS).step(state)
        return float(HEARTS_SIMULATIONS)

    return batch


def mean_length(name: str, sampled: int = 30) -> float:
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


def table_of(measured: list[Figures], has_gates: bool) -> Table:
    """The table of figures; with their gates, ✓ if a gate is reached."""
    table = Table("game", box=None, pad_edge=False)
    for head in (
        "players",
        "steps/s",
        "÷ plain",
        "÷ OpenSpiel's C++",
        "legal+apply/s",
        "÷ pyspiel",
        "search/s",
        "÷ ISMCTS",
    ):
        table.add_column(head, justify="right", no_wrap=True)
    for figures in measured:
        cells = cells_of(figures)
        texts = [
            "\n".join(mark(cell) if has_gates else cell.text for cell in group) or "–"
            for group in cells
        ]
        table.add_row(figures.game, str(figures.players), *texts)
    return table


@dataclass
class Cell:
    """A figure and its gate, the least value required."""

    text: str
    value: float
    gate: float


def cells_of(figures: Figures) -> list[list[Cell]]:
    """The columns of one game."""
    floors = games.find(figures.game).speed
    search_floor, thought_floor = floors.search
    driven_floor, beside_floor = floors.driven
    beside, thought = figures.driven_ratio, figures.search_ratio
    return [
        [Cell(f"{figures.steps / 1e6:.2f} M", figures.steps, floors.steps)],
        [Cell(f"{figures.speed_up:.0f}", figures.speed_up, floors.compiled)],
        [
            Cell(f"{value:.2f} × {name}", value, floors.closest[name])
            for name, value in figures.ratios.items()
        ],
        [Cell(f"{figures.driven / 1e6:.2f} M", figures.driven, driven_floor)],
        [Cell(f"{beside:.1f} × hearts", beside, beside_floor)] if beside else [],
        [Cell(f"{figures.searched / 1e3:.0f} k", figures.searched, search_floor)],
        [Cell(f"{thought:.1f} × hearts", thought, thought_floor)] if thought else [],
    ]


def below(figures: Figures) -> bool:
    """Whether a figure is below its gate."""
    return any(cell.value < cell.gate for group in cells_of(figures) for cell in group)


def mark(cell: Cell) -> str:
    """The figure with its gate."""
    reached = "✓" if cell.value >= cell.gate else f"✗ (gate {cell.gate:,.10g})"
    return f"{cell.text} {reached}"
