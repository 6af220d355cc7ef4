"""`atoll admin`: moderation by the host; every action is logged."""

import argparse
import asyncio
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

from rich.console import Console
from rich.table import Table

from atoll.cli.grammar import Commands, add_command
from atoll.server.people.moderation import EVER, Moderator
from atoll.server.run import from_environment, make_store

Deed = Callable[[Moderator, argparse.Namespace], Awaitable[str]]


def run(options: argparse.Namespace) -> int:
    """Open the store, run the action and print the result; a server may run at the same time."""
    settings = from_environment(options.data, "127.0.0.1", None)
    database, _ = make_store(settings)

    async def work() -> str:
        await database.open()
        try:
            return await DEEDS[options.deed](Moderator(database), options)
        finally:
            await database.close()

    sys.stdout.write(asyncio.run(work()) + "\n")
    return 0


async def ban(moderator: Moderator, options: argparse.Namespace) -> str:
    """Ban a player."""
    await moderator.until("banned", options.player, options.days, options.reason)
    return f"{options.player} is banned."


async def unban(moderator: Moderator, options: argparse.Namespace) -> str:
    """Lift a ban."""
    await moderator.until("banned", options.player, 0, options.reason)
    return f"{options.player} may come again."


async def mute(moderator: Moderator, options: argparse.Namespace) -> str:
    """Mute a player in chat."""
    await moderator.until("muted", options.player, options.days, options.reason)
    return f"{options.player} is muted."


async def unmute(moderator: Moderator, options: argparse.Namespace) -> str:
    """Lift a mute."""
    await moderator.until("muted", options.player, 0, options.reason)
    return f"{options.player} may speak again."


async def kick(moderator: Moderator, options: argparse.Namespace) -> str:
    """Take a seat from its player."""
    await moderator.kick(options.table, options.seat - 1, options.reason)
    return f"seat {options.seat} of {options.table} is freed by the running server."


async def reset_totp(moderator: Moderator, options: argparse.Namespace) -> str:
    """Remove a second factor that was lost."""
    await moderator.reset_totp(options.player, options.reason)
    return f"{options.player} logs in without a second factor."


async def reports(moderator: Moderator, _: argparse.Namespace) -> str:
    """The open reports."""
    heads = ("report", "at", "by", "about", "player", "table", "text")
    rows = [(row[0], moment(row[1]), *row[2:]) for row in await moderator.reports()]
    return drawn(heads, rows)


async def report(moderator: Moderator, options: argparse.Namespace) -> str:
    """The chat and log of a report."""
    attachment = await moderator.attachment(options.report)
    said = [f"{moment(line['at'])} {line['name']}: {line['text']}" for line in attachment["chat"]]
    return "\n".join(["Chat:", *said, "", "Log:", *attachment["log"]])


async def close(moderator: Moderator, options: argparse.Namespace) -> str:
    """Close a report."""
    await moderator.close_report(options.report, options.reason)
    return f"report {options.report} is closed."


async def audit(moderator: Moderator, _: argparse.Namespace) -> str:
    """The log of host actions, the latest first."""
    heads = ("at", "by", "action", "target", "detail")
    return drawn(heads, [(moment(row[0]), *row[1:]) for row in await moderator.audit()])


async def find(moderator: Moderator, options: argparse.Namespace) -> str:
    """Players by name."""
    heads = ("player", "name", "login", "since", "muted until", "banned until")
    rows = await moderator.players(options.name)
    return drawn(heads, [(*row[:3], *map(moment, row[3:])) for row in rows])


def moment(at: int | None) -> str:
    """A time for people."""
    if at is None:
        return ""
    return "for ever" if at >= EVER else time.strftime("%Y-%m-%d %H:%M", time.gmtime(at / 1000))


def drawn(heads: tuple[str, ...], rows: list[tuple[object, ...]]) -> str:
    """A list as a table."""
    if not rows:
        return "none"
    table = Table(*heads, box=None, pad_edge=False)
    for row in rows:
        table.add_row(*map(str, row))
    console = Console(width=None if sys.stdout.isatty() else 160)
    with console.capture() as captured:
        console.print(table)
    return captured.get().rstrip()


DEEDS: dict[str, Deed] = {
    "find": find,
    "mute": mute,
    "unmute": unmute,
    "ban": ban,
    "unban": unban,
    "kick": kick,
    "reports": reports,
    "report": report,
    "close": close,
    "reset-2fa": reset_totp,
    "audit": audit,
}


def add_to(commands: Commands) -> None:
    """The grammar of `admin`."""
    command = add_command(
        commands, "admin", "see to reports, mute, kick and ban players; every deed is noted",
        "Works on the store of a server, also while it runs; see docs/hosting.md.",
    )  # fmt: skip
    command.add_argument("--data", type=Path, metavar="DIR", help="the server's data folder")
    deeds = command.add_subparsers(metavar="WHAT", required=True, dest="deed")
    for name, (word, words) in WORDS.items():
        deed = add_command(deeds, name, words)
        if word:
            deed.add_argument(word, metavar=word.upper())
        if name == "kick":
            deed.add_argument("seat", type=int, metavar="SEAT", help="from 1")
        if name in ("mute", "ban"):
            deed.add_argument("--days", type=float, metavar="N", help="default: for ever")
        if name not in ("find", "reports", "report", "audit"):
            deed.add_argument("--reason", default="", help="for the audit log")
    command.set_defaults(run=run)


WORDS = {
    "find": ("name", "players whose name holds these letters"),
    "mute": ("player", "let a player, by id or login, say nothing"),
    "unmute": ("player", "let a player speak again"),
    "ban": ("player", "lock a player out and end their sessions"),
    "unban": ("player", "let a player in again"),
    "kick": ("table", "take a seat at a table from its player"),
    "reports": ("", "the reports nobody has seen to"),
    "report": ("report", "what was said and done at the table of a report"),
    "close": ("report", "a report was seen to"),
    "reset-2fa": ("player", "remove a second factor that was lost"),
    "audit": ("", "what was done, the latest first"),
}
