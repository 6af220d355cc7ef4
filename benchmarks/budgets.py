"""Pairings at the real budgets, some games at a time: `python -m benchmarks.budgets`.

The results stay in the repository, in `benchmarks/results`, so that every run adds games to those
of all runs before. The table of docs/strength.md is made of these files; `--table` writes it anew
without playing. A file starts with a fingerprint of how its two bots play: games of bots that play
differently by now are not mixed.
"""

import argparse
import hashlib
import json
import sys
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path

from atoll import games
from atoll.arena.match import Result
from atoll.arena.statistics import Estimate
from atoll.arena.tournament import Book, Tournament, run, run_here
from atoll.bots import make_bot, next_seat
from atoll.bots.levels import FIRST, SEARCHING
from atoll.core.errors import AtollError
from atoll.core.rng import fast_rng
from benchmarks.ladder import Rung, elo, judge, paired

RESULTS = Path(__file__).parent / "results"
PAGE = Path(__file__).parents[1] / "docs" / "strength.md"
START, END = "<!-- real budgets -->\n", "<!-- end of real budgets -->\n"
PAIRINGS = (
    "apprentice,beginner",
    "casual,apprentice",
    "skilled,casual",
    "strong:1000ms,skilled",
    "strong:1000ms,casual",
    "master:3000ms,strong:1000ms",
    "master:1000ms,master@1:1000ms",
    "strong:1000ms,master@1:3000ms",
    "strong:100ms,master@1:300ms",
    "master:300ms,master:100ms",
    "master:1000ms,master:300ms",
    "master:3000ms,master:1000ms",
    "master:10000ms,master:3000ms",
)
MOST_AGAINST_FIRST = 4  # players: that is what the goals against the first version are set for
DIGITS = 3  # of seconds
SAMPLED = 12  # actions of a bot that its fingerprint is made of
SIMULATIONS = 30  # for each of them


class OtherBots(AtollError):
    """Results of bots that play differently now."""


class ShortBook(Book):
    """Results without the records of the games, which would be large."""

    def add(self, result: Result) -> None:
        """Append a result."""
        seconds = tuple(round(each, DIGITS) for each in result.seconds)
        super().add(replace(result, seconds=seconds, sheet=(), record=""))


def fingerprint(rung: Rung) -> str:
    """How both bots play: a hash of their first actions in a game, with few simulations."""
    game = games.find(rung.game)
    actions: list[int] = []
    for name in (rung.better, rung.worse):
        level = name.partition(":")[0]
        searches = level.partition("@")[0] in SEARCHING
        bot = make_bot(f"{level}:{SIMULATIONS}" if searches else level, game)
        state, rng = game.new(rung.players, "fingerprint"), fast_rng("fingerprint")
        for _ in range(SAMPLED):
            seat = next_seat(state, dict.fromkeys(range(rung.players), bot))
            actions.append(bot.choose(state.seen_by(seat), rng))
            state.play(seat, actions[-1])
    return hashlib.sha256(repr(actions).encode()).hexdigest()[:12]


def opened(rung: Rung, folder: Path) -> Book:
    """The results of a pairing, to be added to; `OtherBots` if other bots played for them."""
    path = rung.book(folder).path
    mark = json.dumps({"bots": fingerprint(rung)})
    if not path.exists():
        path.write_text(mark + "\n", encoding="utf-8")
    elif path.read_text(encoding="utf-8").partition("\n")[0] != mark:
        raise OtherBots(f"the bots play differently now: delete {path} to measure them anew")
    return ShortBook(path)


def rungs(pairings: Sequence[str], chosen: Sequence[str], players: int | None) -> Iterator[Rung]:
    """The pairings of some games at the fewest and the most players, or at one number.

    Against the first version four players are the most.
    """
    for pairing in pairings:
        most = MOST_AGAINST_FIRST if FIRST in pairing else None
        for name in chosen:
            for rung in paired(games.find(name), pairing, most):
                if players in (None, rung.players):
                    yield rung


def table(folder: Path) -> str:
    """What all files say, as the table of the page."""
    lines = [
        "| game | players | pairing | games | win rate | 95 % interval | Elo |",
        "|---|---|---|---|---|---|---|",
    ]
    for rung in rungs(PAIRINGS, games.names(), None):
        results = list(rung.book(folder).read().values())
        if results:
            rate = judge(rung, results).win_rate
            lines.append(
                f"| {games.find(rung.game).title} | {rung.players} | {rung.better} – {rung.worse} "
                f"| {len(results)} | {rate.mean:.1%} | {rate.low:.1%} – {rate.high:.1%} "
                f"| {distance(rate)} |"
            )
    return "\n".join(lines) + "\n"


def distance(rate: Estimate) -> str:
    """How far two bots are apart in Elo points; a score without a loss only bounds it."""
    if rate.mean == 1.0:
        return f"above {elo(rate.low):+}"
    return f"{elo(rate.mean):+} ({elo(rate.low):+} – {elo(rate.high):+})"


def with_table(page: str, rows: str) -> str:
    """The page with this table between its marks."""
    before, _, rest = page.partition(START)
    after = rest.partition(END)[2]
    return f"{before}{START}\n{rows}\n{END}{after}"


def main() -> None:
    """Read the command line, play, and write the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", action="append", choices=games.names(), help="only this one")
    parser.add_argument("--players", type=int, help="only this number")
    parser.add_argument("--pairing", action="append", choices=PAIRINGS, help="only this one")
    parser.add_argument(
        "--games", type=int, default=100, help="of a pairing, earlier ones included"
    )
    parser.add_argument("--workers", type=int, default=None)
    parser.add_argument("--table", action="store_true", help="play nothing")
    parser.add_argument("--out", type=Path, default=RESULTS)
    parser.add_argument("--page", type=Path, default=PAGE, help="where the table is")
    options = parser.parse_args()
    options.out.mkdir(exist_ok=True)
    chosen = rungs(options.pairing or PAIRINGS, options.game or games.names(), options.players)
    try:
        for rung in [] if options.table else chosen:
            bots = (rung.better, rung.worse)
            tournament = Tournament(
                rung.game, rung.players, {}, "default", bots, options.games, "ladder"
            )
            run(tournament, opened(rung, options.out), run_here(options.workers))
    except KeyboardInterrupt:
        sys.stderr.write("interrupted: what is done is kept, the same command goes on\n")
    rows = table(options.out)
    page = options.page.read_text(encoding="utf-8")
    options.page.write_text(with_table(page, rows), encoding="utf-8")
    sys.stdout.write(rows)


if __name__ == "__main__":
    main()
