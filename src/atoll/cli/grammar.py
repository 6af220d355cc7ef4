"""The arguments that several commands share."""

import argparse
from typing import TypeAlias

from atoll import bots, games

Parser = argparse.ArgumentParser
Commands: TypeAlias = "argparse._SubParsersAction[Parser]"


def add_command(commands: Commands, name: str, says: str, more: str = "") -> Parser:
    """Add a command; its help begins with its line in the list of commands."""
    about = f"{says[0].upper()}{says[1:]}. {more}".rstrip()
    return commands.add_parser(name, help=says, description=about)


def add_game(command: Parser, optional: bool = False) -> None:
    """Add the arguments for the game and its set-up."""
    names = ", ".join(games.names())
    count = "?" if optional else None
    command.add_argument("game", metavar="GAME", nargs=count, help=f"one of {names}")
    command.add_argument("--players", "-n", type=int, metavar="N", help="how many play")
    command.add_argument(
        "--option", "-o", action="append", default=[], metavar="KEY=VALUE",
        help="a choice before the game, as 'atoll games' lists them (repeatable)",
    )  # fmt: skip
    command.add_argument(
        "--set", dest="component_set", default="default", metavar="NAME|FILE",
        help="the component set: one of the game's own, or a TOML file",
    )  # fmt: skip


def bot_help(default: str) -> str:
    """The list of bots for the help."""
    return f"who plays: one of {', '.join(bots.names())} (default: {default})"
