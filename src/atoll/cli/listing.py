"""`atoll games`: the list of games."""

import argparse
import json
import sys

from rich.console import Console
from rich.table import Table

from atoll import games
from atoll.core.game import Data, Game, option_text
from atoll.core.words import Words
from atoll.messages import Speaker


def run(options: argparse.Namespace) -> int:
    """List the games."""
    described = [describe(game) for game in games.all_games()]
    if options.json:
        sys.stdout.write(json.dumps(described, indent=1) + "\n")
        return 0
    table = Table(box=None, pad_edge=False, show_header=False)
    table.add_column(no_wrap=True)
    table.add_column(overflow="fold")
    for game in described:
        table.add_row(game["name"], describe_lines(game))
    Console(highlight=False).print(table)
    return 0


def describe_lines(game: Data) -> str:
    """The description of a game in a few lines that fit any width."""
    players = f"{game['players'][0]}–{game['players'][-1]} players"
    facts = f"{players}, about {game['minutes']} minutes, rules {game['status']}"
    options = [f"--option {name}={'|'.join(values)}" for name, values in game["options"].items()]
    return "\n".join([game["about"], facts, *options]) + "\n"


def describe(game: Game) -> Data:
    """A game as data."""
    return {
        "name": game.name,
        "title": game.title,
        "about": Speaker(game, "en")(Words("about")),
        "players": list(game.players),
        "minutes": game.minutes,
        "status": game.status,
        "options": {o.name: [option_text(v) for v in o.values] for o in game.options},
        "rules_version": game.version,
        "sets": sorted(path.stem for path in (game.folder / "sets").glob("*.toml")),
        "credits": game.credits,
    }
