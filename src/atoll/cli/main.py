"""Reads the command line, runs one command, and turns every refusal into one clear sentence."""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TypeAlias

from atoll import __version__, bots, games
from atoll.cli import (
    arena,
    bench,
    chaos,
    fuzz,
    listing,
    load,
    puzzles,
    records,
    review,
    serve,
    trace,
)
from atoll.core.errors import AtollError
from atoll.messages import LANGUAGES
from atoll.review.puzzles import PLAYER

EXIT_REFUSED = 1
EXIT_USAGE = 2
EXIT_INTERRUPTED = 130


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; returns the exit code."""
    options = parser().parse_args(arguments)
    try:
        return int(options.run(options))
    except AtollError as error:
        print(f"atoll: {error}", file=sys.stderr)  # noqa: T201
        return EXIT_REFUSED
    except OSError as error:
        print(f"atoll: {error.filename or 'output'}: {error.strerror}", file=sys.stderr)  # noqa: T201
        return EXIT_REFUSED
    except KeyboardInterrupt:
        print("\natoll: interrupted", file=sys.stderr)  # noqa: T201
        return EXIT_INTERRUPTED


def parser() -> argparse.ArgumentParser:
    """The grammar of the command line."""
    top = argparse.ArgumentParser(
        prog="atoll",
        description="A digital table for five landscape games.",
        epilog="'atoll COMMAND --help' explains a command.",
    )
    top.add_argument("--version", action="version", version=f"atoll {__version__}")
    commands = top.add_subparsers(metavar="COMMAND", required=True)
    add_play(commands)
    add_games(commands)
    add_trace(commands)
    add_replay(commands)
    add_verify(commands)
    add_review(commands)
    add_puzzles(commands)
    add_fuzz(commands)
    add_arena(commands)
    add_balance(commands)
    add_bench(commands)
    add_load(commands)
    add_chaos(commands)
    return top


Commands: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"


def add_game(command: argparse.ArgumentParser, optional: bool = False) -> None:
    """The game and how it is set up."""
    known = ", ".join(games.names())
    count = "?" if optional else None
    command.add_argument("game", metavar="GAME", nargs=count, help=f"one of {known}")
    command.add_argument("--players", "-n", type=int, metavar="N", help="how many play")
    command.add_argument(
        "--option", "-o", action="append", default=[], metavar="KEY=VALUE",
        help="a choice before the game, as 'atoll games' lists them (repeatable)",
    )  # fmt: skip
    command.add_argument(
        "--set", dest="component_set", default="default", metavar="NAME|FILE",
        help="the component set: one of the game's own, or a TOML file",
    )  # fmt: skip


def add_play(commands: Commands) -> None:
    """`play`."""
    command = commands.add_parser(
        "play", help="start the table server and open it in the browser, or play in the terminal"
    )
    add_game(command, optional=True)
    command.add_argument("--host", default="127.0.0.1", help="listen here (default: this machine)")
    command.add_argument("--port", type=int, metavar="P", help="listen on this port")
    command.add_argument("--data", type=Path, metavar="DIR", help="keep tables and players here")
    command.add_argument("--no-browser", action="store_true", help="do not open the browser")
    command.add_argument("--terminal", action="store_true", help="play in this terminal")
    command.add_argument("--seat", type=int, default=1, metavar="K", help="your seat, from 1")
    command.add_argument("--name", default="Guest", help="your name at the table")
    command.add_argument("--bot", default="casual", metavar="NAME", help=bot_help("casual"))
    command.add_argument("--seed", help="the same seed deals the same game (default: secret)")
    command.add_argument("--language", "-l", default="en", choices=LANGUAGES)
    command.add_argument("--save", type=Path, metavar="FILE", help="write the record here")
    command.set_defaults(run=serve.run)


def bot_help(default: str) -> str:
    """The bots there are."""
    return f"who plays: one of {', '.join(bots.names())} (default: {default})"


def add_games(commands: Commands) -> None:
    """`games`."""
    command = commands.add_parser("games", help="list the games, their players and options")
    command.add_argument("--json", action="store_true", help="as JSON")
    command.set_defaults(run=listing.run)


def add_trace(commands: Commands) -> None:
    """`trace`."""
    command = commands.add_parser(
        "trace", help="print one whole game as JSON Lines, the full truth at every step"
    )
    add_game(command)
    command.add_argument("--seed", default="0", help="the seed of the game and of its bots")
    command.add_argument("--bot", default="random", metavar="NAME", help=bot_help("random"))
    command.add_argument(
        "--record", type=Path, metavar="FILE",
        help="trace the game recorded in FILE; if there is no such file, write this game there",
    )  # fmt: skip
    command.set_defaults(run=trace.run)


def add_replay(commands: Commands) -> None:
    """`replay`."""
    command = commands.add_parser("replay", help="tell a recorded game move by move")
    command.add_argument("file", type=Path, metavar="FILE")
    command.add_argument("--set", dest="component_set", metavar="FILE", help="its component set")
    command.add_argument("--ply", type=int, metavar="K", help="draw the position after K actions")
    command.add_argument("--seat", type=int, metavar="K", help="draw what seat K sees, from 1")
    command.add_argument("--language", "-l", default="en", choices=LANGUAGES)
    command.add_argument("--json", action="store_true", help="one JSON object a move")
    command.set_defaults(run=records.run_replay)


def add_verify(commands: Commands) -> None:
    """`verify`."""
    command = commands.add_parser("verify", help="check that records follow the rules to the end")
    command.add_argument("files", type=Path, nargs="+", metavar="FILE")
    command.add_argument("--set", dest="component_set", metavar="FILE", help="their component set")
    command.add_argument("--json", action="store_true", help="as JSON")
    command.set_defaults(run=records.run_verify)


def add_review(commands: Commands) -> None:
    """`review`."""
    command = commands.add_parser(
        "review", help="judge a recorded game move by move: points given away, accuracy, moments",
        description="Each decision is judged by what its player knew; see docs/review.md.",
    )  # fmt: skip
    command.add_argument("file", type=Path, metavar="FILE")
    command.add_argument("--set", dest="component_set", metavar="FILE", help="its component set")
    budget = command.add_mutually_exclusive_group()
    budget.add_argument(
        "--simulations", type=int, default=800, metavar="N",
        help="of the search at each decision (default: 800); the same number gives the same review",
    )  # fmt: skip
    budget.add_argument(
        "--seconds", type=float, metavar="S", help="of thinking about each decision, instead"
    )
    command.add_argument("--all", action="store_true", help="tell every decision")
    command.add_argument("--html", type=Path, metavar="OUT", help="write a report with curves here")
    command.add_argument("--json", action="store_true", help="the whole review as JSON")
    command.add_argument("--workers", type=int, metavar="N", help="processes (default: all cores)")
    command.add_argument("--language", "-l", default="en", choices=LANGUAGES)
    command.set_defaults(run=review.run)


def add_puzzles(commands: Commands) -> None:
    """`puzzles`."""
    command = commands.add_parser(
        "puzzles", help="find positions with one clearly best move in games between bots",
        description="Without --out the puzzles found are told; see docs/review.md.",
    )  # fmt: skip
    add_game(command)
    command.add_argument("--games", type=int, default=20, metavar="N", help="how many to search")
    command.add_argument("--bot", default=PLAYER, metavar="NAME", help=bot_help(PLAYER))
    command.add_argument(
        "--every", type=int, default=1, metavar="K", help="look at every K-th action only"
    )
    command.add_argument("--most", type=int, default=12, metavar="N", help="how many to keep")
    command.add_argument("--seed", default="puzzles", help="the same seed finds the same puzzles")
    command.add_argument("--out", type=Path, metavar="FILE", help="write the puzzles here as JSON")
    command.add_argument("--json", action="store_true", help="as JSON")
    command.add_argument("--workers", type=int, metavar="N", help="processes (default: all cores)")
    command.add_argument("--language", "-l", default="en", choices=LANGUAGES)
    command.set_defaults(run=puzzles.run)


def add_fuzz(commands: Commands) -> None:
    """`fuzz`."""
    command = commands.add_parser("fuzz", help="play at random with all laws on")
    add_game(command)
    command.add_argument("--games", type=int, default=20, metavar="M", help="how many of each")
    command.add_argument("--seed", default="fuzz", help="the first seed")
    command.add_argument(
        "--every", type=int, default=1, metavar="K", help="the costly laws at every K-th step"
    )
    command.add_argument(
        "--out", type=Path, default=Path(), metavar="DIR", help="where a failure's record goes"
    )
    command.set_defaults(run=fuzz.run)


def add_tournament(command: argparse.ArgumentParser, games: int) -> None:
    """What every run of many games takes."""
    add_game(command)
    command.add_argument("--games", type=int, default=games, metavar="M", help="how many")
    command.add_argument("--seed", default="arena", help="the first part of every deal's seed")
    command.add_argument(
        "--out", type=Path, default=Path("arena"), metavar="DIR",
        help="where results, records and the report go (default: arena)",
    )  # fmt: skip
    command.add_argument("--resume", action="store_true", help="go on with what is in DIR")
    command.add_argument("--workers", type=int, metavar="N", help="processes (default: all cores)")
    command.add_argument("--cluster", metavar="ADDRESS", help="a Dask scheduler to play on")
    command.add_argument("--json", action="store_true", help="as JSON")


def add_arena(commands: Commands) -> None:
    """`arena`."""
    command = commands.add_parser(
        "arena", help="let bots play each other and rate them",
        description="Seats are rotated and every bot plays the same deals.",
    )  # fmt: skip
    add_tournament(command, games=100)
    command.add_argument(
        "--bots", default="casual,beginner", metavar="A,B,…",
        help=f"of {', '.join(bots.names())}; strong:500 thinks 500 simulations instead of a second",
    )  # fmt: skip
    command.add_argument(
        "--dataset", type=Path, metavar="FILE.parquet",
        help="also write every decision as a row to learn from, and a data card beside it",
    )  # fmt: skip
    command.set_defaults(run=arena.run_arena)


def add_balance(commands: Commands) -> None:
    """`balance`."""
    command = commands.add_parser(
        "balance", help="what bot games tell of a game: seats, and what is worth how much"
    )
    add_tournament(command, games=1000)
    command.add_argument("--bot", default="casual", metavar="NAME", help=bot_help("casual"))
    command.set_defaults(run=arena.run_balance)


def add_bench(commands: Commands) -> None:
    """`bench`."""
    command = commands.add_parser(
        "bench", help="measure the engine: compiled, plain, and beside OpenSpiel, in one run"
    )
    command.add_argument("games", metavar="GAME", nargs="*", help="only these games")
    command.add_argument("--seconds", type=float, default=1.0, help="for each measurement")
    command.add_argument("--json", action="store_true", help="as JSON")
    command.set_defaults(run=bench.run)


def whole_numbers(text: str) -> list[int]:
    """Numbers from 1 on, separated by commas."""
    parts = text.split(",")
    if not all(part.isascii() and part.isdigit() and 0 < len(part) < 6 for part in parts):
        raise argparse.ArgumentTypeError(f"'{text}' is not a list of numbers such as 10,100")
    if not all(map(int, parts)):
        raise argparse.ArgumentTypeError("0 is too few")
    return [int(part) for part in parts]


def positive(text: str) -> float:
    """A number above 0."""
    try:
        found = float(text)
    except ValueError:
        found = 0.0
    if not 0 < found < 1e6:
        raise argparse.ArgumentTypeError(f"'{text}' is not a number above 0")
    return found


def add_load(commands: Commands) -> None:
    """`load`."""
    command = commands.add_parser(
        "load", help="measure the table server: how quickly the opponent sees a move",
        description="Starts servers of its own on this machine and plays at them; exits with 1 if "
        "an order was lost or doubled.",
    )  # fmt: skip
    command.add_argument(
        "--tables", type=whole_numbers, default=[10, 100, 300], metavar="N,…",
        help="tables of two connected players, one run each (default: 10,100,300)",
    )  # fmt: skip
    command.add_argument(
        "--moves", type=positive, default=200, metavar="M", help="a second, in all (default: 200)"
    )
    command.add_argument(
        "--seconds", type=positive, default=10, metavar="S", help="of each run (default: 10)"
    )
    command.add_argument(
        "--processes", type=whole_numbers, metavar="N,…",
        help="servers over one PostgreSQL, one run each (default: one over SQLite)",
    )  # fmt: skip
    command.add_argument(
        "--database", default="", metavar="URL",
        help="a PostgreSQL that may be used (default: one of our own, from atoll[test])",
    )  # fmt: skip
    command.add_argument("--game", default="moluku", metavar="GAME", help="(default: moluku)")
    command.add_argument(
        "--long", action="store_true", help="also what a move costs as each game grows long"
    )
    command.add_argument("--json", action="store_true", help="as JSON")
    command.set_defaults(run=load.run)


def add_chaos(commands: Commands) -> None:
    """`chaos`."""
    command = commands.add_parser(
        "chaos", help="try the table server under faults: nothing acknowledged may be lost",
        description="Starts servers of its own on this machine, plays at them and lets faults "
        "strike: kill – the server is killed; disk – its disk is full; clock – its clock is set; "
        "worker – a process in which bots think is killed; process – one of two servers over a "
        "PostgreSQL is killed; database – that PostgreSQL goes away and comes back. Exits with 1 "
        "if an acknowledged order was lost or a table did not go on.",
    )  # fmt: skip
    command.add_argument(
        "faults", nargs="*", choices=[[], *chaos.NAMES], metavar="FAULT",
        help=f"only these, of {', '.join(chaos.NAMES)} (default: all)",
    )  # fmt: skip
    command.add_argument(
        "--seconds", type=positive, default=60, metavar="S",
        help="of faults, over all kinds (default: 60)",
    )  # fmt: skip
    command.add_argument("--seed", type=int, default=1, help="of the moments of the faults")
    command.add_argument("--json", action="store_true", help="as JSON")
    command.set_defaults(run=chaos.run)
