"""Chat at a table: its orders, its rate limits, and older lines by page."""

from collections.abc import Set

from atoll.server import wire
from atoll.server.errors import ServerError
from atoll.server.limits.budgets import Budgets
from atoll.server.limits.settings import Limits
from atoll.server.people.players import Player
from atoll.server.store import entries as log
from atoll.server.store import table_rows
from atoll.server.store.database import Database
from atoll.server.tables.table import CHATS, Table


class Talk:
    """The rate limits of chat in this process, for a player over all their connections."""

    def __init__(self, limits: Limits) -> None:
        self.players = Budgets(limits.talk)
        self.audiences = Budgets(limits.audience)

    def check(self, table: Table, player: Player | None) -> None:
        """Raise if a player, or all spectators of a table together, send too much."""
        if player is None:
            raise ServerError("player/needed")
        if not self.players.take(player.id):
            raise ServerError("limit/rate")
        if not table.seats_of(player.id) and not self.audiences.take(table.id):
            raise ServerError("limit/rate")


def speaker_of(table: Table, player: Player) -> tuple[str, int | None]:
    """The name under which a player chats, and the seat if they have one."""
    seat = next(iter(table.seats_of(player.id)), None)
    return (player.name, None) if seat is None else (table.seats[seat].name, seat)


def check_speaker(table: Table, player: Player) -> None:
    """Raise if a player may not chat here."""
    if player.is_muted:
        raise ServerError("player/muted")
    if not table.created.audience and not table.seats_of(player.id):
        raise ServerError("chat/audience")


def say(table: Table, player: Player, order: wire.Say) -> list[log.AnyEntry]:
    """Send a chat line; at some tables only players may."""
    check_speaker(table, player)
    name, seat = speaker_of(table, player)
    return [log.Chatted(name, order.text, seat, player.tag)]


def react(table: Table, player: Player, order: wire.React) -> list[log.AnyEntry]:
    """Send a face."""
    check_speaker(table, player)
    name, seat = speaker_of(table, player)
    return [log.Reacted(name, order.face, seat)]


def line(version: int, at: int, by: str | None, said: log.Chatted) -> wire.ChatLine:
    """A chat line on the wire."""
    return wire.ChatLine(version, said.name, said.text, at, said.seat, by, said.tag)


def latest(table: Table, seen: int, blocked: Set[str]) -> wire.Chat | None:
    """The latest chat lines after version `seen`; None if there are none.

    Without lines of players whom the reader blocks, and without deleted lines.
    """
    lines = [
        line(version, at, by, said)
        for version, at, by, said in table.chats
        if version > seen and by not in blocked and said.text
    ]
    if not lines:
        return None
    before = lines[0].version if table.chats_left > seen else None
    return wire.Chat(version=table.version, lines=lines, before=before)


async def page(database: Database, table_id: str, before: int, blocked: Set[str]) -> wire.ChatPage:
    """The latest chat lines before a version."""
    entries = await table_rows.chat_before(table_id, before, CHATS + 1, database)
    lines = []
    for logged in reversed(entries[:CHATS]):
        assert isinstance(logged.entry, log.Chatted)  # by the query
        if logged.by not in blocked and logged.entry.text:
            lines.append(line(logged.version, logged.at, logged.by, logged.entry))
    return wire.ChatPage(lines, entries[CHATS - 1].version if len(entries) > CHATS else None)
