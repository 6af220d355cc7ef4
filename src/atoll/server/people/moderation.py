"""Blocks between players, reports to the host, and the host's actions; all are logged."""

import getpass
from collections.abc import Callable, Sequence, Set
from dataclasses import dataclass
from typing import Any, Literal

import msgspec

from atoll.server import wire
from atoll.server.errors import ServerError
from atoll.server.people.players import new_id
from atoll.server.store import player_rows, report_rows, table_rows
from atoll.server.store.database import Database, Row, Statement
from atoll.server.store.report_rows import EndKeys, ReportRow, TakeSeat, Task
from atoll.server.wall_clock import now

DAY = 86_400_000  # milliseconds
EVER = 1 << 52  # a time that is never reached: a ban for ever
BLOCKS = 200  # of a player
REPORTS = 5  # of a player in a day
LISTED = 200
Measure = Literal["muted", "banned"]
MEASURES: dict[Measure, Callable[[str, int | None], Statement]] = {
    "muted": player_rows.muting,
    "banned": player_rows.banning,
}


class Said(msgspec.Struct):
    """A line of chat, as a host reads it."""

    at: int
    player: str | None
    name: str
    text: str


# -- players --------------------------------------------------------------------------------


async def block(player: str, other: str, database: Database) -> None:
    """Block another player."""
    if player == other or await player_rows.find(other, database) is None:
        raise ServerError("input/path")
    if len(await blocked_by(player, database)) >= BLOCKS:
        raise ServerError("limit/rate")
    await report_rows.block(player, other, database)


async def unblock(player: str, other: str, database: Database) -> None:
    """Unblock another player."""
    await report_rows.unblock(player, other, database)


async def blocked_by(player: str, database: Database) -> set[str]:
    """The players whom a player blocks."""
    return await report_rows.blocked_by(player, database)


async def block_list(player: str, database: Database) -> wire.BlockList:
    """The players whom a player blocks, by name."""
    rows = await report_rows.block_list(player, database)
    return wire.BlockList([wire.Blocked(*row) for row in rows])


async def check_blocks(player: str, others: Set[str], database: Database) -> None:
    """Raise if a player would sit with somebody who blocks them or whom they block."""
    if others & await report_rows.blocks_between(player, database):
        raise ServerError("seat/blocked")


@dataclass(frozen=True)
class Scene:
    """What a report shows of a table: who played or chatted there, the chat and the log."""

    table: str
    people: Set[str]
    chat: Sequence[Said]
    lines: Sequence[str]


async def report(player: str, order: wire.NewReport, scene: Scene, database: Database) -> None:
    """Report somebody at a table to the host, with the chat and the log of the table."""
    if order.player not in scene.people:
        raise ServerError("input/path")
    if await report_rows.count(player, now() - DAY, database) >= REPORTS:
        raise ServerError("limit/rate")
    attached = msgspec.json.encode({"chat": scene.chat, "log": scene.lines}).decode()
    row = ReportRow(new_id("r"), player, order.player, scene.table, order.text, attached)
    await report_rows.add(row, database)


# -- the host -------------------------------------------------------------------------------


class Moderator:
    """The host at the command line; every action is written to the audit log."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def do(self, action: str, target: str, detail: str, *statements: Statement) -> None:
        """Do something and log it, both in one transaction."""
        noted = report_rows.noting(new_id("a"), getpass.getuser(), action, target, detail)
        await self.database.write(*statements, noted)

    async def player(self, named: str) -> str:
        """The id of a player, by id or login."""
        player = await player_rows.find_id(named, self.database)
        if player is None:
            raise ServerError("player/unknown", named)
        return player

    async def until(self, what: Measure, named: str, days: float | None, detail: str) -> None:
        """Mute or ban a player for a number of days, for ever, or (0) no longer."""
        player = await self.player(named)
        at = EVER if days is None else now() + int(days * DAY)
        statements = [MEASURES[what](player, at if days != 0 else None)]
        if what == "banned" and days != 0:
            statements.append(task(EndKeys(player)))
        lasts = "for ever" if days is None else f"{days:g} days"
        action = what if days != 0 else f"not {what}"
        await self.do(action, player, f"{lasts} {detail}", *statements)

    async def kick(self, table: str, seat: int, detail: str) -> None:
        """Take a seat from its player; a running server does it within seconds."""
        player = await table_rows.player_at(table, seat, self.database)
        if player is None:
            raise ServerError("seat/unknown")
        kick = task(TakeSeat(table, seat, player))
        await self.do("kick", f"{table} seat {seat + 1}", detail, kick)

    async def reset_totp(self, named: str, detail: str) -> None:
        """Remove the second factor of a player who lost it."""
        player = await self.player(named)
        removing = player_rows.removing_totp(player)
        await self.do("second factor removed", player, detail, removing)

    async def close_report(self, report: str, detail: str) -> None:
        """Mark a report as handled."""
        await self.do("report closed", report, detail, report_rows.closing(report))

    async def reports(self) -> Sequence[Row]:
        """The reports that are not handled yet."""
        return await report_rows.unclosed(LISTED, self.database)

    async def attachment(self, report: str) -> dict[str, Any]:
        """The chat and log that were attached to a report."""
        attached = await report_rows.attachment(report, self.database)
        if attached is None:
            raise ServerError("input/path")
        attachment: dict[str, Any] = msgspec.json.decode(attached)
        return attachment

    async def audit(self) -> Sequence[Row]:
        """The audit log, the latest action first."""
        return await report_rows.audit(LISTED, self.database)

    async def players(self, name: str) -> Sequence[Row]:
        """Players whose name contains this text."""
        return await player_rows.search(name, LISTED, self.database)


def task(what: Task) -> Statement:
    """Store a task that a running server carries out at its next round."""
    return report_rows.asking(new_id("k"), what)
