"""Turns command-line arguments into a game and its set-up."""

import argparse

from atoll import games
from atoll.core.errors import BadSetup
from atoll.core.game import Game, OptionValue, Setup


def read_setup(options: argparse.Namespace, seed: str) -> tuple[Game, Setup]:
    """The requested game and set-up."""
    game = games.find(options.game)
    players = game.players[0] if options.players is None else options.players
    chosen = game.parse_options(split_options(options.option))
    return game, game.setup(players, seed, options.component_set, **chosen)


def split_options(texts: list[str]) -> dict[str, str]:
    """`KEY=VALUE` pairs as a mapping."""
    pairs = {}
    for text in texts:
        key, equals, value = text.partition("=")
        if not equals or not key:
            raise BadSetup(f"an option is written KEY=VALUE, not '{text}'")
        pairs[key] = value
    return pairs


def variants(options: argparse.Namespace) -> list[tuple[int, dict[str, OptionValue]]]:
    """The variants of a game that match the given players and options."""
    game = games.find(options.game)
    chosen = game.parse_options(split_options(options.option))
    if options.players is not None:
        game.setup(options.players, "0", options.component_set, **chosen)
    return [
        (players, values)
        for players, values in game.variants()
        if options.players in (None, players) and chosen.items() <= values.items()
    ]
