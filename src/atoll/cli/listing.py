"""`atoll games`: what there is to play."""

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
    found = [describe(game) for game in games.all_games()]
    if options.json:
        sys.stdout.write(json.dumps(found, indent=1) + "\n")
        return 0
    heads = ("name", "players", "minutes", "status", "options", "")
    table = Table(*heads, box=None, pad_edge=False)
    for game in found:
        choices = "\n".join(f"{k}={'|'.join(v)}" for k, v in game["options"].items()) or "–"
        players = f"{game['players'][0]}–{game['players'][-1]}"
        minutes, status = str(game["minutes"]), game["status"]
        table.add_row(game["name"], players, minutes, status, choices, game["about"])
    Console().print(table)
    return 0


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
