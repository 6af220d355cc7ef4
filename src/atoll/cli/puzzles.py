"""`atoll puzzles`: positions with one clearly best move, mined from games between bots."""

import argparse
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from msgspec import structs
from rich.console import Console

from atoll import games
from atoll.bots import make_bot
from atoll.cli import exits
from atoll.cli.review import progress_bar
from atoll.cli.setups import read_setup
from atoll.core.game import Game, Setup
from atoll.learn.mining import is_same, mine
from atoll.learn.themes import themes_of
from atoll.messages import Speaker
from atoll.review.puzzles import (
    Collection,
    Dig,
    NoPuzzles,
    Puzzle,
    from_json,
    to_json,
    view_of,
)


def run(options: argparse.Namespace) -> int:
    """Mine games and print or write the puzzles; an existing file is extended."""
    if options.most < 1:
        raise NoPuzzles("--most is at least 1")
    if options.players is None:
        options.players = max(2, games.find(options.game).players[0])
    game, setup = read_setup(options, options.seed)
    made = begun(game, options.out)
    digs = [asked(game, setup, options)]
    if options.repeat is not None:
        digs = begun(game, options.repeat).digs
    total = sum(dig.games for dig in digs)
    try:
        with progress_bar() as progress:
            task = progress.add_task(
                f"mining {game.title}", total=total, completed=games_searched(made, digs)
            )
            for grown in search(made, digs, options.most, options.workers):
                made = grown
                progress.update(task, completed=games_searched(made, digs))
                if options.out is not None:
                    write(made, options.out)
    except KeyboardInterrupt:
        done = games_searched(made, digs)
        sys.stderr.write(f"\natoll: interrupted; {done} of {total} games are searched\n")
    show(game, made, options)
    return 0 if games_searched(made, digs) >= total else exits.INTERRUPTED


def search(
    made: Collection, digs: Sequence[Dig], most: int, workers: int | None
) -> Iterator[Collection]:
    """Search the games that a collection does not contain yet; yields it after each game."""
    for dig in digs:
        start = next((other for other in made.digs if is_same(other, dig)), None)
        start = start or structs.replace(dig, games=0)
        for grown in mine(made, start, dig.games, most, workers):
            made = grown
            yield made


def games_searched(made: Collection, digs: Sequence[Dig]) -> int:
    """How many games of the digs a collection contains."""
    pairs = [(other, dig) for other in made.digs for dig in digs if is_same(other, dig)]
    return sum(min(other.games, dig.games) for other, dig in pairs)


def asked(game: Game, setup: Setup, options: argparse.Namespace) -> Dig:
    """The games to search, from the arguments."""
    if setup.players < 2:
        raise NoPuzzles("a puzzle needs somebody to win against: two players or more")
    if min(options.games, options.every) < 1:
        raise NoPuzzles("--games and --every are at least 1")
    if not 0 <= options.policy <= 100:
        raise NoPuzzles("--policy is a percentage")
    names = [theme.name for theme in themes_of(game)]
    if not set(options.theme) <= set(names):
        raise NoPuzzles(f"the themes of {game.title} are {', '.join(names)}")
    make_bot(options.bot, game)
    return Dig(
        setup.players, dict(setup.options), options.component_set, options.seed, options.bot,
        options.every, options.policy, options.theme, options.level, options.games,
    )  # fmt: skip


def show(game: Game, made: Collection, options: argparse.Namespace) -> None:
    """Write or print the puzzles."""
    if options.out is not None:
        write(made, options.out)
        sys.stderr.write(f"{len(made.puzzles)} puzzles in {options.out}\n")
    elif options.json:
        sys.stdout.write(to_json(made).decode())
    else:
        tell(game, made.puzzles, options.language)


def begun(game: Game, out: Path | None) -> Collection:
    """The collection in a file, or an empty one."""
    if out is None or not out.exists():
        return Collection(game.name, game.version, [], [])
    collection = from_json(out.read_bytes())
    if (collection.game, collection.rules) != (game.name, game.version):
        raise NoPuzzles(f"{out} holds puzzles of another game or of other rules")
    return collection


def write(made: Collection, out: Path) -> None:
    """Replace the file in one step, so that an interruption leaves a complete one."""
    part = out.with_name(out.name + ".part")
    part.write_bytes(to_json(made))
    part.replace(out)


def tell(game: Game, puzzles: list[Puzzle], language: str) -> None:
    """Print each puzzle with its board and the values of its moves."""
    out, say = Console(), Speaker(game, language)
    if not puzzles:
        out.print("No position had one clearly best move: search more games.")
    for puzzle in puzzles:
        seen = view_of(puzzle)
        out.rule(puzzle.id)
        out.print(game.draw(game.view(seen), say), markup=False, highlight=False)
        out.print(say(game.prompt(seen)), markup=False)
        for option in puzzle.options:
            action = game.parse(seen, puzzle.seat, option.text)
            out.print(
                f"  {say(game.describe(seen, puzzle.seat, action))} [{option.text}]: "
                f"lead {option.lead:+.1f}, chance {100 * option.chance:.0f} %",
                markup=False,
                highlight=False,
            )
