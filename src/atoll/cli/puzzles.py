"""`atoll puzzles`: positions with one clearly best move, mined from games between bots."""

import argparse
import sys
from pathlib import Path

import msgspec
from msgspec import Struct
from rich.console import Console

from atoll import games
from atoll.bots import make_bot
from atoll.cli import exits
from atoll.cli.review import progress_bar
from atoll.cli.setups import read_setup
from atoll.core.game import Game
from atoll.learn.mining import confirm_again, is_same, mine
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
    """Mine games and tell or write what was found; a file that is there is added to."""
    if options.players is None:
        options.players = max(2, games.find(options.game).players[0])
    game, setup = read_setup(options, options.seed)
    if setup.players < 2:
        raise NoPuzzles("a puzzle needs somebody to win against: two players or more")
    if min(options.games, options.most, options.every) < 1:
        raise NoPuzzles("--games, --most and --every are at least 1")
    if not 0 <= options.policy <= 100:
        raise NoPuzzles("--policy is a percentage")
    make_bot(options.bot, game)
    made = start = begun(game, options.out)
    if options.again is not None:
        earlier = msgspec.json.decode(options.again.read_bytes(), type=Earlier).puzzles
        made = confirm_again(made, earlier, options.policy, options.most)
        return show(game, made, options)
    dig = Dig(
        setup.players, dict(setup.options), options.component_set, options.seed,
        options.bot, options.every, options.policy,
    )  # fmt: skip
    dig = next((one for one in made.digs if is_same(one, dig)), dig)
    done = dig.games
    try:
        with progress_bar() as progress:
            task = progress.add_task(f"mining {game.title}", total=options.games, completed=done)
            for made in mine(start, dig, options.games, options.most, options.workers):
                done += 1
                progress.update(task, completed=done)
                if options.out is not None:
                    write(made, options.out)
    except KeyboardInterrupt:
        sys.stderr.write(f"\natoll: interrupted; {done} of {options.games} games are searched\n")
    show(game, made, options)
    return 0 if done >= options.games else exits.INTERRUPTED


class Earlier(Struct):
    """A file with puzzles, of whatever version."""

    puzzles: list[Puzzle]


def show(game: Game, made: Collection, options: argparse.Namespace) -> int:
    """Write or tell the puzzles."""
    if options.out is not None:
        write(made, options.out)
        sys.stderr.write(f"{len(made.puzzles)} puzzles in {options.out}\n")
    elif options.json:
        sys.stdout.write(to_json(made).decode())
    else:
        tell(game, made.puzzles, options.language)
    return 0


def begun(game: Game, out: Path | None) -> Collection:
    """The collection that a file holds, or an empty one."""
    if out is None or not out.exists():
        return Collection(game.name, game.version, [], [])
    found = from_json(out.read_bytes())
    if (found.game, found.rules) != (game.name, game.version):
        raise NoPuzzles(f"{out} holds puzzles of another game or of other rules")
    return found


def write(made: Collection, out: Path) -> None:
    """Replace the file at once, so that an interruption leaves a whole one."""
    part = out.with_name(out.name + ".part")
    part.write_bytes(to_json(made))
    part.replace(out)


def tell(game: Game, found: list[Puzzle], language: str) -> None:
    """Each puzzle drawn, with what its moves give."""
    out, say = Console(), Speaker(game, language)
    if not found:
        out.print("No position had one clearly best move: search more games.")
    for puzzle in found:
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
