"""The arguments that several commands share."""

import argparse
from pathlib import Path
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


def add_store(command: Parser) -> None:
    """The options that choose a store, the same as those of a server."""
    command.add_argument("--data", type=Path, metavar="DIR", help="SQLite in this folder")
    command.add_argument(
        "--database", metavar="URL",
        help="a PostgreSQL, postgresql://… (default: ATOLL_DATABASE, else SQLite)",
    )  # fmt: skip


def add_replace(command: Parser) -> None:
    """The option that allows overwriting an existing store."""
    command.add_argument("--replace", action="store_true", help="remove what is there")


def whole_numbers(text: str) -> list[int]:
    """Positive integers, separated by commas."""
    parts = text.split(",")
    if not all(part.isascii() and part.isdigit() and 0 < len(part) < 6 for part in parts):
        raise argparse.ArgumentTypeError(f"'{text}' is not a list of numbers such as 10,100")
    if not all(map(int, parts)):
        raise argparse.ArgumentTypeError("0 is too few")
    return [int(part) for part in parts]


def positive(text: str) -> float:
    """A number above 0."""
    try:
        number = float(text)
    except ValueError:
        number = 0.0
    if not 0 < number < 1e6:
        raise argparse.ArgumentTypeError(f"'{text}' is not a number above 0")
    return number
