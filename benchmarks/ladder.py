"""The ladder of levels: `python -m benchmarks.ladder`. Does each level beat the one below?

Per game, at the fewest and at the most players: casual against beginner, strong against casual,
master against strong. Searching bots think for a number of simulations, so that results can be
repeated on any machine: as many as fit into `--budget-scale` of their seconds at the speeds in
the game's `Advice`. Two bots share the seats of every game in turn; a bot's win rate is the
share of the wins that goes to its seats, so that equal bots have one half. `--pairing` plays any
two bots instead, such as `--pairing strong:1000ms,master@1:3000ms`, the real budgets.
"""

import argparse
import json
import sys
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from math import log10
from pathlib import Path

from rich.console import Console
from rich.progress import Progress, TaskID

from atoll import games
from atoll.arena.match import Result
from atoll.arena.statistics import Estimate, estimate_share, win_share
from atoll.arena.tournament import Book, Runner, Tournament, run, run_here
from atoll.bots.levels import MASTER_SECONDS, SEARCHING, STRONG_SECONDS
from atoll.core.game import Game

RUNGS = (("casual", "beginner", 0.95), ("strong", "casual", 0.75), ("master", "strong", 0.55))
SECONDS = {"strong": STRONG_SECONDS, "master": MASTER_SECONDS}
FEWEST = 20  # games before the interval is checked; then at every doubling


@dataclass(frozen=True)
class Rung:
    """One pairing of the ladder."""

    game: str
    players: int
    better: str
    worse: str
    goal: float  # the required win rate of the better bot

    @property
    def level(self) -> str:
        """The better bot's level."""
        return self.better.partition(":")[0].partition("@")[0]

    @property
    def height(self) -> int:
        """The number of the rung from below; other pairings come first."""
        levels = [better for better, *_ in RUNGS]
        return levels.index(self.level) if self.level in levels else -1

    @property
    def is_searched(self) -> bool:
        """Whether a bot searches, so that games are expensive."""
        return self.level in SEARCHING

    def book(self, folder: Path) -> Book:
        """Its results."""
        names = f"{self.better}-{self.worse}".replace(":", "_")
        return Book(folder / f"{self.game}-{self.players}-{names}.jsonl")


@dataclass(frozen=True)
class Verdict:
    """The result of a pairing."""

    rung: Rung
    games: int
    win_rate: Estimate


def rungs(game: Game, scale: float) -> Iterator[Rung]:
    """The ladder of one game."""
    fewest, most = max(game.players[0], 2), game.players[-1]
    for end, players in enumerate((fewest, most)):
        for better, worse, goal in RUNGS:
            above = named(better, pace(game, better, end), scale)
            below = named(worse, pace(game, worse, end), scale)
            yield Rung(game.name, players, above, below, goal)


def against_first(game: Game, milliseconds: int) -> Iterator[Rung]:
    """Master against the master without value networks, at equal processor time."""
    for players, goal in ((max(game.players[0], 2), 0.65), (game.players[-1], 0.60)):
        budget = f"{milliseconds}ms"
        yield Rung(game.name, players, f"master:{budget}", f"master@1:{budget}", goal)


def paired(game: Game, pairing: str, most: int | None = None) -> Iterator[Rung]:
    """Two bots by their names, the one that should be better first."""
    better, _, worse = pairing.partition(",")
    for players in (max(game.players[0], 2), most or game.players[-1]):
        yield Rung(game.name, players, better, worse, 0.5)


def pace(game: Game, level: str, end: int) -> float:
    """A bot's simulations per second, at the fewest players or at the most."""
    advice = game.advice if level == "master" else game.advice.plain()
    return advice.speeds()[end]


def named(level: str, speed: float, scale: float) -> str:
    """A bot with its part of the budget."""
    if level not in SECONDS:
        return level
    return f"{level}:{max(1, round(scale * SECONDS[level] * speed))}"


def looks(rung: Rung, most: int, is_whole: bool = False) -> list[int]:
    """After how many games the interval is checked; cheap games are all played."""
    if is_whole or not rung.is_searched:
        return [most]
    counts = [FEWEST]
    while 2 * counts[-1] < most:
        counts.append(2 * counts[-1])
    return [*(look for look in counts if look < most), most]


def judge(rung: Rung, results: list[Result]) -> Verdict:
    """The win rate of the better bot."""
    shares = [win_share(result, rung.better) for result in results]
    return Verdict(rung, len(results), estimate_share(shares))


def is_clear(verdict: Verdict) -> bool:
    """Whether the interval excludes one half."""
    return not verdict.win_rate.low <= 0.5 <= verdict.win_rate.high


def climb(
    rung: Rung, stops: list[int], folder: Path, runner: Runner, progress: Progress
) -> Verdict:
    """Play a pairing until its interval excludes one half at a stop, or to the last stop."""
    name = f"{rung.game} {rung.players}: {rung.better} – {rung.worse}"
    book = rung.book(folder)
    *early, last = stops
    task = progress.add_task(name, total=last, completed=len(book.read()))
    for look in early:
        verdict = judge(rung, play(rung, look, book, runner, progress, task))
        if is_clear(verdict):
            progress.update(task, completed=last)
            return verdict
    return judge(rung, play(rung, last, book, runner, progress, task))


def play(
    rung: Rung, count: int, book: Book, runner: Runner, progress: Progress, task: TaskID
) -> list[Result]:
    """The first `count` games of a pairing; those in the book are not played again."""
    bots = (rung.better, rung.worse)
    tournament = Tournament(rung.game, rung.players, {}, "default", bots, count, "ladder")
    return run(tournament, book, runner, lambda _: progress.advance(task))


def elo(share: float) -> int:
    """The difference in Elo points for this share of the wins."""
    kept = min(max(share, 0.001), 0.999)
    return round(400 * log10(kept / (1 - kept)))


def markdown(verdicts: list[Verdict]) -> str:
    """The verdicts as a table."""
    lines = [
        "| game | players | pairing | games | win rate | 95 % interval | goal | Elo |",
        "|---|---|---|---|---|---|---|---|",
    ]
    for verdict in verdicts:
        rung, rate = verdict.rung, verdict.win_rate
        lines.append(
            f"| {rung.game} | {rung.players} | {rung.better} – {rung.worse} | {verdict.games} "
            f"| {rate.mean:.1%} | {rate.low:.1%} – {rate.high:.1%} | {rung.goal:.0%} "
            f"| {elo(rate.mean):+} ({elo(rate.low):+} – {elo(rate.high):+}) |"
        )
    return "\n".join(lines) + "\n"


def read(folder: Path) -> list[Verdict]:
    """The results of earlier runs."""
    path = folder / "ladder.json"
    if not path.exists():
        return []
    return [
        Verdict(Rung(**row["rung"]), row["games"], Estimate(**row["win_rate"]))
        for row in json.loads(path.read_text(encoding="utf-8"))
    ]


def merged(verdicts: list[Verdict], verdict: Verdict) -> list[Verdict]:
    """The verdicts with one added, or replaced if its pairing is there."""
    others = [other for other in verdicts if other.rung != verdict.rung]
    return sorted([*others, verdict], key=lambda verdict: (verdict.rung.height, verdict.rung.game))


def write(folder: Path, verdicts: list[Verdict]) -> None:
    """Write the report so far, for programs and for people."""
    text = json.dumps([asdict(verdict) for verdict in verdicts], indent=1)
    (folder / "ladder.json").write_text(text + "\n", encoding="utf-8")
    (folder / "ladder.md").write_text(markdown(verdicts), encoding="utf-8")


def asked_for(game: Game, options: argparse.Namespace) -> Iterator[Rung]:
    """The pairings of one game from the arguments."""
    if options.pairing:
        for pairing in options.pairing:
            yield from paired(game, pairing)
    elif options.against_first:
        yield from against_first(game, options.against_first)
    else:
        yield from rungs(game, options.budget_scale)


def main() -> None:
    """Read the command line, play, and print the table; a second run continues the first."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=400, help="of a pairing, at most")
    parser.add_argument("--game", action="append", choices=games.names(), help="only this one")
    parser.add_argument("--whole", action="store_true", help="play all games of every pairing")
    parser.add_argument("--players", type=int, help="only this number")
    parser.add_argument("--level", choices=[better for better, *_ in RUNGS], help="only this one")
    parser.add_argument("--budget-scale", type=float, default=0.01, help="part of the seconds")
    parser.add_argument(
        "--against-first", type=int, metavar="MS",
        help="instead: master against master@1, so many milliseconds of processor time a decision",
    )  # fmt: skip
    parser.add_argument(
        "--pairing", action="append", default=[], metavar="A,B",
        help="instead: these two bots, the one that should be better first (repeatable)",
    )  # fmt: skip
    parser.add_argument("--workers", type=int, default=None)
    parser.add_argument("--out", type=Path, default=Path("ladder"))
    options = parser.parse_args()
    options.out.mkdir(parents=True, exist_ok=True)
    chosen = [
        rung
        for name in options.game or games.names()
        for rung in asked_for(games.find(name), options)
        if options.players in (None, rung.players) and options.level in (None, rung.level)
    ]
    chosen.sort(key=lambda rung: rung.height)
    verdicts = read(options.out)
    runner = run_here(options.workers)
    with Progress(console=Console(stderr=True)) as progress:
        try:
            for rung in chosen:
                stops = looks(rung, options.games, options.whole)
                verdict = climb(rung, stops, options.out, runner, progress)
                verdicts = merged(verdicts, verdict)
                write(options.out, verdicts)
        except KeyboardInterrupt:
            sys.stderr.write("interrupted: what is done is kept, the same command goes on\n")
    sys.stdout.write(markdown(verdicts))


if __name__ == "__main__":
    main()
