"""Parses the command line, runs one command, and turns every refusal into one clear sentence."""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import get_args

from atoll import __version__, bots, games
from atoll.cli import (
    admin,
    arena,
    bench,
    chaos,
    exits,
    fuzz,
    listing,
    load,
    prune,
    puzzles,
    records,
    review,
    serve,
    stores,
    trace,
    train,
)
from atoll.cli.grammar import (
    Commands,
    add_command,
    add_game,
    add_replace,
    add_store,
    bot_help,
    positive,
    whole_numbers,
)
from atoll.core.errors import AtollError
from atoll.learn.mining import PLAYER
from atoll.messages import LANGUAGES
from atoll.review.puzzles import POLICY_PERCENT, Level
from atoll.trials.attacks import ATTACKS
from atoll.trials.drills import DRILLS

CHAOS = (*chaos.NAMES, *ATTACKS, *DRILLS)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; returns the exit code."""
    options = parser().parse_args(arguments)
    try:
        return int(options.run(options))
    except AtollError as error:
        print(f"atoll: {error}", file=sys.stderr)  # noqa: T201
        return exits.REFUSED
    except OSError as error:
        print(f"atoll: {error.filename or 'output'}: {error.strerror}", file=sys.stderr)  # noqa: T201
        return exits.REFUSED
    except KeyboardInterrupt:
        print("\natoll: interrupted", file=sys.stderr)  # noqa: T201
        return exits.INTERRUPTED


def parser() -> argparse.ArgumentParser:
    """The parser of the command line."""
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
    add_train(commands)
    add_bench(commands)
    add_backup(commands)
    add_restore(commands)
    add_move(commands)
    add_load(commands)
    add_chaos(commands)
    add_prune(commands)
    admin.add_to(commands)
    return top


def add_play(commands: Commands) -> None:
    """`play`."""
    command = add_command(
        commands,
        "play",
        "start the table server and open it in the browser, or play in the terminal",
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


def add_games(commands: Commands) -> None:
    """`games`."""
    command = add_command(commands, "games", "list the games, their players and options")
    command.add_argument("--json", action="store_true", help="as JSON")
    command.set_defaults(run=listing.run)


def add_trace(commands: Commands) -> None:
    """`trace`."""
    command = add_command(
        commands, "trace", "print one whole game as JSON Lines, the full truth at every step"
    )
    add_game(command)
    command.add_argument("--seed", default="0", help="the seed of the game and of its bots")
    command.add_argument("--bot", default="random", metavar="NAME", help=bot_help("random"))
    command.add_argument(
        "--record", type=Path, metavar="FILE",
        help="trace the game recorded in FILE; if there is no such file, write this game there",
    )  # fmt: skip
    command.add_argument(
        "--legal",
        action="store_true",
        help="add the legal actions of every seat that may act to each step",
    )
    command.set_defaults(run=trace.run)


def add_replay(commands: Commands) -> None:
    """`replay`."""
    command = add_command(commands, "replay", "tell a recorded game move by move")
    command.add_argument("file", type=Path, metavar="FILE")
    command.add_argument("--set", dest="component_set", metavar="FILE", help="its component set")
    command.add_argument("--ply", type=int, metavar="K", help="draw the position after K actions")
    command.add_argument("--seat", type=int, metavar="K", help="draw what seat K sees, from 1")
    command.add_argument("--language", "-l", default="en", choices=LANGUAGES)
    command.add_argument("--json", action="store_true", help="one JSON object a move")
    command.set_defaults(run=records.run_replay)


def add_verify(commands: Commands) -> None:
    """`verify`."""
    command = add_command(commands, "verify", "check that records follow the rules to the end")
    command.add_argument("files", type=Path, nargs="+", metavar="FILE")
    command.add_argument("--set", dest="component_set", metavar="FILE", help="their component set")
    command.add_argument(
        "--commitment", metavar="HASH", help="that the server showed before the game began"
    )
    command.add_argument(
        "--share", action="append", default=[], metavar="TEXT",
        help="that a player added to the seed (repeatable); see docs/fair_play.md",
    )  # fmt: skip
    command.add_argument("--json", action="store_true", help="as JSON")
    command.set_defaults(run=records.run_verify)


def add_review(commands: Commands) -> None:
    """`review`."""
    command = add_command(
        commands, "review",
        "judge a recorded game move by move: points given away, accuracy, moments",
        "Each decision is judged by what its player knew; see docs/review.md.",
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
    command = add_command(
        commands, "puzzles", "find positions with one clearly best move in games between bots",
        "Without --out the puzzles found are told; see docs/review.md.",
    )  # fmt: skip
    add_game(command)
    command.add_argument("--games", type=int, default=20, metavar="N", help="how many to search")
    command.add_argument("--bot", default=PLAYER, metavar="NAME", help=bot_help(PLAYER))
    command.add_argument(
        "--every", type=int, default=1, metavar="K", help="look at every K-th action only"
    )
    command.add_argument(
        "--policy", type=int, default=POLICY_PERCENT, metavar="P",
        help="of a hundred steps of a rollout, how many follow the game's advice",
    )  # fmt: skip
    command.add_argument(
        "--theme", action="append", default=[], metavar="NAME",
        help="only puzzles of this theme of the lessons (repeatable)",
    )  # fmt: skip
    command.add_argument(
        "--level", action="append", default=[], choices=get_args(Level),
        help="only puzzles this hard for a short search (repeatable)",
    )  # fmt: skip
    command.add_argument(
        "--repeat", type=Path, metavar="FILE",
        help="search the games again that the puzzles of this file come from",
    )  # fmt: skip
    command.add_argument("--most", type=int, default=40, metavar="N", help="how many to keep")
    command.add_argument("--seed", default="puzzles", help="the same seed finds the same puzzles")
    command.add_argument(
        "--out", type=Path, metavar="FILE", help="write the puzzles here, or go on with those there"
    )
    command.add_argument("--json", action="store_true", help="as JSON")
    command.add_argument("--workers", type=int, metavar="N", help="processes (default: all cores)")
    command.add_argument("--language", "-l", default="en", choices=LANGUAGES)
    command.set_defaults(run=puzzles.run)


def add_fuzz(commands: Commands) -> None:
    """`fuzz`."""
    command = add_command(commands, "fuzz", "play at random with all laws on")
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
    """The options of every run of many games."""
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
    command = add_command(
        commands, "arena", "let bots play each other and rate them",
        "Seats are rotated and every bot plays the same deals.",
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
    command = add_command(
        commands, "balance", "what bot games tell of a game: seats, and what is worth how much"
    )
    add_tournament(command, games=1000)
    command.add_argument("--bot", default="casual", metavar="NAME", help=bot_help("casual"))
    command.set_defaults(run=arena.run_balance)


def add_train(commands: Commands) -> None:
    """`train`."""
    command = add_command(
        commands, "train", "teach a game's value networks by self-play",
        "Rounds of self-play, learning and a match against the champion, for each "
        "number of players; the same command goes on where it was stopped. See docs/networks.md.",
    )  # fmt: skip
    names = ", ".join(games.names())
    command.add_argument(
        "game", metavar="GAME", help=f"one of {names}, or a Python package such as examples.shells"
    )
    command.add_argument("--players", "-n", type=int, metavar="N", help="only so many players")
    command.add_argument(
        "--option", "-o", action="append", default=[], metavar="KEY=VALUE",
        help="a choice before the game (repeatable)",
    )  # fmt: skip
    command.add_argument("--rounds", type=int, metavar="N", help="of play, learning and a match")
    command.add_argument(
        "--first-games", type=int, metavar="N", help="of the first round, by the rollout policy"
    )
    command.add_argument(
        "--searched-games", type=int, metavar="N",
        help="of the first round, by the search without a network (default: none)",
    )  # fmt: skip
    command.add_argument("--games", type=int, metavar="N", help="of each later round")
    command.add_argument("--simulations", type=int, metavar="N", help="of a decision in self-play")
    command.add_argument("--hidden", type=int, metavar="N", help="units of the hidden layer")
    command.add_argument(
        "--search", action="append", default=[], metavar="KEY=VALUE",
        help="a setting of the search around the network (repeatable)",
    )  # fmt: skip
    command.add_argument("--match-deals", type=int, metavar="N", help="of a match, at most")
    command.add_argument(
        "--match-seconds", type=positive, metavar="S", help="processor time of a decision there"
    )
    command.add_argument(
        "--confidence", type=float, metavar="P", help="to replace the champion (default: 0.95)"
    )
    command.add_argument(
        "--anew", action="store_true",
        help="beat the search without a network, not the network the game has",
    )  # fmt: skip
    command.add_argument("--seed", help="the same settings and seed give the same positions")
    command.add_argument(
        "--out", type=Path, default=Path("training"), metavar="DIR",
        help="where everything is kept (default: training)",
    )  # fmt: skip
    command.add_argument("--jobs", type=int, metavar="N", help="processes (default: all cores)")
    command.add_argument("--cluster", metavar="ADDRESS", help="a Dask scheduler to play on")
    command.add_argument(
        "--install", action="store_true", help="put the champions into the game's folder"
    )
    command.set_defaults(run=train.run)


def add_bench(commands: Commands) -> None:
    """`bench`."""
    command = add_command(
        commands, "bench", "measure the engine: compiled, plain, and beside OpenSpiel, in one run"
    )
    command.add_argument("games", metavar="GAME", nargs="*", help="only these games")
    command.add_argument(
        "--seconds", type=positive, default=1.0, metavar="S", help="for each measurement"
    )
    command.add_argument(
        "--gates", action="store_true",
        help="beside the figures the least that the project asks for; exits with 1 below one",
    )  # fmt: skip
    command.add_argument("--json", action="store_true", help="as JSON")
    command.set_defaults(run=bench.run)


def add_backup(commands: Commands) -> None:
    """`backup`."""
    command = add_command(
        commands, "backup", "copy all that a server keeps into a file, also while it runs",
        "The file is a SQLite database, whichever store is copied. It holds the seeds "
        "of running games and the hashes of keys.",
    )  # fmt: skip
    command.add_argument("file", type=Path, metavar="FILE", help="a new file")
    add_store(command)
    command.set_defaults(run=stores.run_backup)


def add_restore(commands: Commands) -> None:
    """`restore`."""
    command = add_command(
        commands, "restore", "put a backup back, into SQLite or PostgreSQL; stop the server first"
    )
    command.add_argument("file", type=Path, metavar="FILE", help="a backup")
    add_store(command)
    add_replace(command)
    command.set_defaults(run=stores.run_restore)


def add_move(commands: Commands) -> None:
    """`move`."""
    command = add_command(commands, "move", "copy all that SQLite keeps to a PostgreSQL")
    command.add_argument("to", metavar="URL", help="the PostgreSQL, postgresql://…")
    command.add_argument("--data", type=Path, metavar="DIR", help="the SQLite in this folder")
    add_replace(command)
    command.set_defaults(run=stores.run_move)


def add_load(commands: Commands) -> None:
    """`load`."""
    command = add_command(
        commands, "load", "measure the table server: how quickly the opponent sees a move",
        "Starts servers of its own on this machine and plays at them; exits with 1 if "
        "an order was lost or doubled.",
    )  # fmt: skip
    command.add_argument(
        "--tables", type=whole_numbers, metavar="N,…",
        help="tables of two connected players, one run each (default: 10,100,300; of all: 100)",
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
    command.add_argument(
        "--game", default="moluku", metavar="GAME", help="or all of them: all (default: moluku)"
    )
    command.add_argument(
        "--long", action="store_true", help="also what a move costs as each game grows long"
    )
    command.add_argument("--json", action="store_true", help="as JSON")
    command.set_defaults(run=load.run)


def add_chaos(commands: Commands) -> None:
    """`chaos`."""
    command = add_command(
        commands, "chaos",
        "try the table server under faults and attacks: nothing may be lost or stop",
        "Starts servers of its own on this machine, plays at them and lets faults "
        "strike: kill – the server is killed; disk – its disk is full; clock – its clock is set; "
        "worker – a process in which bots think is killed; process – one of two servers over a "
        "PostgreSQL is killed; database – that PostgreSQL goes away and comes back. Then lets one "
        "visitor ask for too much of sets, talk, bots, reads, logins, connections, the lobby, "
        "webhooks or unloadable tables, while others play. Then tries foul play: rematch, rated, "
        "resign, keys, forced, seed, moderation, upkeep. Exits with 1 if an acknowledged order was "
        "lost, a table did not go on, a move reached the opponent late under an attack, or foul "
        "play succeeded.",
    )  # fmt: skip
    command.add_argument(
        "faults", nargs="*", choices=[[], *CHAOS], metavar="FAULT",
        help=f"only these, of {', '.join(CHAOS)} (default: all)",
    )  # fmt: skip
    command.add_argument(
        "--seconds", type=positive, default=60, metavar="S",
        help="of faults, over all kinds (default: 60)",
    )  # fmt: skip
    command.add_argument("--seed", type=int, default=1, help="of the moments of the faults")
    command.add_argument("--json", action="store_true", help="as JSON")
    command.set_defaults(run=chaos.run)


def add_prune(commands: Commands) -> None:
    """`prune`."""
    command = add_command(
        commands, "prune", "delete old tables, games and players from a server's store",
        "Deletes what nothing happened to for so many days; what is not named is kept. "
        "With SQLite the server must not run meanwhile. Ratings stay.",
    )  # fmt: skip
    command.add_argument("--data", type=Path, metavar="DIR", help="the server's data folder")
    kinds = {
        "open": "tables that wait for players",
        "running": "games that were not finished",
        "games": "finished games, with their logs and results",
        "players": "players without a login who never played",
    }
    for name, what in kinds.items():
        command.add_argument(f"--{name}", type=positive, metavar="DAYS", help=what)
    command.add_argument("--dry-run", action="store_true", help="only say how many would go")
    command.set_defaults(run=prune.run)
