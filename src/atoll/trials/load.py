"""How quickly the opponent sees a move: many tables, two players each, at a fixed rate."""

import os
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from pathlib import Path
from statistics import median
from typing import Any

from atoll import games
from atoll.trials.audit import Audit, audit, read_entries
from atoll.trials.clients import Trial, TrialTable
from atoll.trials.echo import round_trips
from atoll.trials.processes import drop_database, new_database, servers

WARM = 2.0  # seconds before anything is counted
SCATTERED = 24  # moves; the tables are taken in turn, and games of Planet have so many
LONG_TABLES = 4  # at which games are played from start to end
Tell = Callable[[str], None]


@dataclass(frozen=True)
class Times:
    """Milliseconds: half are shorter than p50, one in a hundred is longer than p99."""

    p50: float
    p95: float
    p99: float
    longest: float


def percentile(values: list[float], share: float) -> float:
    """The value below which this share of the values lies; 0 without any."""
    return sorted(values)[min(len(values) - 1, int(share * len(values)))] if values else 0.0


def times(seconds: list[float]) -> Times:
    """The usual percentiles."""
    return Times(*(round(1000 * percentile(seconds, share), 2) for share in (0.5, 0.95, 0.99, 1)))


@dataclass(frozen=True)
class Sizes:
    """Sizes in bytes of the updates that clients got."""

    median: int
    largest: int


@dataclass(frozen=True)
class Measured:
    """One run: a number of tables of a game on some processes with one store."""

    game: str
    store: str
    processes: int
    tables: int
    moves: int
    asked: float  # moves a second
    rate: float  # moves a second that were sent
    seen: Times  # from sending a move to the opponent's seeing it
    echo: Times  # a round trip of the bare framework, in the same run
    cpu: float  # milliseconds of all server processes for a move
    update: Sizes
    memory: float  # kilobytes a table with both players adds to them
    growth: float  # kilobytes a move adds to them
    base: float  # megabytes of one process without a table
    audit: Audit
    refused: dict[str, int]
    load: float  # average load of the machine when the run began

    @property
    def ratio(self) -> float:
        """The p99 divided by that of the bare framework."""
        return round(self.seen.p99 / self.echo.p99, 2) if self.echo.p99 else 0.0


@dataclass(frozen=True)
class LongGame:
    """The cost of a move as a game grows long: medians in milliseconds."""

    game: str
    plies: int
    first: float  # of the first tenth
    middle: float
    last: float


@dataclass
class Figures:
    """All measurements of one `atoll load`."""

    cores: int = field(default_factory=lambda: os.cpu_count() or 1)
    runs: list[Measured] = field(default_factory=list)
    long: list[LongGame] = field(default_factory=list)

    @property
    def is_clean(self) -> bool:
        """Whether no order was lost or doubled."""
        return all(run.audit.is_clean for run in self.runs)

    def as_data(self) -> dict[str, Any]:
        """As JSON."""
        return asdict(self) | {"ratios": [run.ratio for run in self.runs]}


@dataclass(frozen=True)
class Earlier:
    """The cost of a move before light updates, at 100 tables on two quiet cores."""

    rate: float
    p50: float
    p99: float
    cpu: float
    update: tuple[float, float]  # kilobytes: median, largest
    growth: float


EARLIER = {
    "moluku": Earlier(200, 2.7, 21, 2.3, (1.2, 2.2), 3),
    "gipsy_king": Earlier(200, 2.5, 5.9, 2.2, (5.0, 5.8), 3),
    "isla_bohnita": Earlier(200, 3.0, 29, 2.6, (1.6, 2.9), 9),
    "pelican_bay": Earlier(200, 3.8, 34, 3.3, (3.8, 9.1), 63),
    "planet": Earlier(186, 268, 520, 5.3, (11, 62), 10),
}


@dataclass(frozen=True)
class Plan:
    """One requested run."""

    tables: int
    processes: int = 1
    rate: float = 200.0
    seconds: float = 10.0
    game: str = "moluku"
    server: str = ""  # a PostgreSQL server; SQLite if empty


async def measure(plan: Plan, folder: Path, tell: Tell) -> Measured:
    """One run, its echo first."""
    busy = os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0
    tell(f"echo over {2 * plan.tables} sockets")
    echo = await round_trips(2 * plan.tables, plan.rate, plan.seconds)
    database = await new_database(plan.server) if plan.server else ""
    try:
        return await measure_tables(plan, folder, database, times(echo), busy, tell)
    finally:
        if plan.server:
            await drop_database(plan.server, database)


async def measure_tables(
    plan: Plan, folder: Path, database: str, echo: Times, busy: float, tell: Tell
) -> Measured:
    """Open the tables, play at the requested rate, and compare the store with the messages."""
    with servers(folder, plan.processes, database) as running:
        before = sum(server.memory() for server in running)
        trial = Trial(running, plan.game)
        tell(f"opening {plan.tables} tables")
        await trial.open(plan.tables)
        memory = sum(server.memory() for server in running) - before
        await trial.scatter(SCATTERED)
        await trial.drive(plan.rate, WARM)
        await trial.settle()
        trial.latencies.clear()
        trial.sizes.clear()
        used = sum(server.cpu_seconds() for server in running)
        held = sum(server.memory() for server in running)
        tell(f"{plan.tables} tables, {plan.rate:g} moves a second")
        start = time.perf_counter()
        sent = await trial.drive(plan.rate, plan.seconds)
        lasted = time.perf_counter() - start
        await trial.settle()
        used = sum(server.cpu_seconds() for server in running) - used
        held = sum(server.memory() for server in running) - held
        await trial.close()
    entries = await read_entries(folder / "process0", database)
    return Measured(
        game=plan.game,
        store="PostgreSQL" if database else "SQLite",
        processes=plan.processes,
        tables=plan.tables,
        moves=sent,
        asked=plan.rate,
        rate=round(sent / lasted, 1),
        seen=times(trial.latencies),
        echo=echo,
        cpu=round(1000 * used / max(1, sent), 2),
        update=Sizes(round(median(trial.sizes or [0])), max(trial.sizes, default=0)),
        memory=round(memory / 1000 / plan.tables, 1),
        growth=round(held / 1000 / max(1, sent), 1),
        base=round(before / 1e6 / plan.processes, 1),
        audit=audit(entries, trial.acknowledged),
        refused=dict(trial.refused),
        load=round(busy, 1),
    )


async def measure_long(folder: Path, tell: Tell) -> list[LongGame]:
    """Play every game from start to end at a few tables, one move after the other."""
    played_games = []
    with servers(folder) as running:
        for game in games.all_games():
            tell(f"{game.title} from beginning to end")
            trial = Trial(running, game.name)
            await trial.open(LONG_TABLES)
            played = [await play_through(table) for table in trial.tables]
            await trial.close()
            played_games.append(long_game(game.name, played))
    return played_games


async def play_through(table: TrialTable) -> list[float]:
    """The seconds from each move of one game until the opponent saw it."""
    took = []
    while not table.is_over:
        table.news.clear()
        start = time.perf_counter()
        has_moved = await table.act()
        while table.sent and not table.is_over:
            await table.news.wait()
            table.news.clear()
        if has_moved:
            took.append(time.perf_counter() - start)
        else:
            await table.news.wait()
    return took


def long_game(game: str, played: list[list[float]]) -> LongGame:
    """Medians over the first, the middle and the last tenth of these games."""
    shares = {"first": 0.0, "middle": 0.45, "last": 0.9}
    medians = {
        name: round(1000 * median([t for took in played for t in tenth(took, share)]), 2)
        for name, share in shares.items()
    }
    return LongGame(game, round(median([len(took) for took in played])), **medians)


def tenth(took: list[float], share: float) -> list[float]:
    """The tenth of a game that begins after this share of it."""
    start = int(share * len(took))
    return took[start : start + max(1, len(took) // 10)]
