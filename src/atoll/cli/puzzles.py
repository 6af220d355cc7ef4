"""`atoll puzzles`: positions with one clearly best move, mined from games between bots."""

import argparse
import sys

from msgspec import structs
from rich.console import Console

from atoll import games
from atoll.bots import make_bot
from atoll.cli.review import progress_bar
from atoll.cli.setups import read_setup
from atoll.core.game import Game
from atoll.messages import Speaker
from atoll.review.puzzles import Collection, NoPuzzles, Puzzle, Shaft, mine, to_json, view_of


def run(options: argparse.Namespace) -> int:
    """Mine games and tell or write what was found."""
    if options.players is None:
        options.players = max(2, games.find(options.game).players[0])
    game, setup = read_setup(options, options.seed)
    if setup.players < 2:
        raise NoPuzzles("a puzzle needs somebody to win against: two players or more")
    if min(options.games, options.most, options.every) < 1:
        raise NoPuzzles("--games, --most and --every are at least 1")
    make_bot(options.bot)
    shaft = Shaft(
        game.name, setup.players, dict(setup.options), options.component_set, options.seed,
        options.bot, options.every,
    )  # fmt: skip
    shafts = [
        structs.replace(shaft, seed=f"{options.seed}-{number}") for number in range(options.games)
    ]
    done = 0

    def told(games: int) -> None:
        nonlocal done
        done = games
        progress.update(task, completed=games)

    with progress_bar() as progress:
        task = progress.add_task(f"mining {game.title}", total=options.games)
        found = mine(shafts, options.most, options.workers, told)
    made = Collection(
        game.name, game.version, options.seed, done, found, options.bot, options.every
    )
    if options.out is not None:
        options.out.write_bytes(to_json(made))
        sys.stderr.write(f"{len(found)} puzzles from {done} games in {options.out}\n")
    elif options.json:
        sys.stdout.write(to_json(made).decode())
    else:
        tell(game, found, options.language)
    return 0


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
                f"  {say(game.describe(seen, puzzle.seat, action))}: "
                f"lead {option.lead:+.1f}, chance {100 * option.chance:.0f} %",
                markup=False,
                highlight=False,
            )
