"""The people connected to a table in this process, and what is sent to them."""

import asyncio
from dataclasses import dataclass, field

from atoll.server import entries as log
from atoll.server import sight, wire
from atoll.server.players import Player
from atoll.server.table import Table

WAITING = 256  # messages a slow client may be behind before it is let go


@dataclass(eq=False)
class Connection:
    """One client; `None` at the end of its queue closes it."""

    player: Player | None
    language: wire.Language
    queue: "asyncio.Queue[bytes | None]" = field(default_factory=lambda: asyncio.Queue(WAITING))
    is_lost: bool = False

    @property
    def player_id(self) -> str | None:
        """Who it is, None for somebody without a key."""
        return self.player.id if self.player else None

    def send(self, message: bytes) -> None:
        """Queue a message; a client too far behind is let go and will resync."""
        if self.is_lost:
            return
        try:
            self.queue.put_nowait(message)
        except asyncio.QueueFull:
            self.close()

    def close(self) -> None:
        """Nothing more is sent; the client will come back and resync."""
        self.is_lost = True
        if self.queue.full():
            self.queue.get_nowait()
        self.queue.put_nowait(None)


def greet(table: Table, connection: Connection, version: int, now: int) -> None:
    """Send what a client that saw everything up to `version` has missed."""
    seen = version if version <= table.version else 0
    seats = table.seats_of(connection.player_id)
    info = sight.table_info(table, connection.player_id)
    connection.send(wire.encode(wire.Table(version=table.version, table=info)))
    for at_version, at, said in table.chats:
        if at_version > seen:
            connection.send(wire.encode(chat(at_version, at, said)))
    if table.status != "open":
        connection.send(wire.encode(sight.update(table, seats, connection.language, seen, now)))


def broadcast(table: Table, connections: set[Connection], news: list[log.Logged], now: int) -> None:
    """Tell everybody what these entries changed; equals are told from one encoding."""
    if not connections:
        return
    seen = news[0].version - 1
    common = [wire.encode(message) for message in passing(news)]
    made: dict[tuple[tuple[int, ...], str], list[bytes]] = {}
    for connection in connections:
        seats = table.seats_of(connection.player_id)
        key = (tuple(seats), connection.language)
        if key not in made:
            made[key] = [wire.encode(m) for m in changes(table, connection, seats, seen, now)]
        for message in made[key] + common:
            connection.send(message)


def changes(
    table: Table, connection: Connection, seats: list[int], seen: int, now: int
) -> list[wire.Table | wire.Update]:
    """The seating and the game, as far as they changed since version `seen`."""
    told: list[wire.Table | wire.Update] = []
    if table.info_changed > seen:
        info = sight.table_info(table, connection.player_id)
        told.append(wire.Table(version=table.version, table=info))
    if table.shown > seen:
        told.append(sight.update(table, seats, connection.language, seen, now))
    return told


def passing(news: list[log.Logged]) -> list[wire.Chat | wire.Face | wire.Rematch]:
    """What is said as it is to everybody."""
    told: list[wire.Chat | wire.Face | wire.Rematch] = []
    for logged in news:
        entry = logged.entry
        if isinstance(entry, log.Chatted):
            told.append(chat(logged.version, logged.at, entry))
        elif isinstance(entry, log.Reacted):
            told.append(
                wire.Face(version=logged.version, name=entry.name, face=entry.face, seat=entry.seat)
            )
        elif isinstance(entry, log.Rematched):
            told.append(wire.Rematch(version=logged.version, table=entry.table))
    return told


def chat(version: int, at: int, said: log.Chatted) -> wire.Chat:
    """Words at the table as a message."""
    return wire.Chat(version=version, name=said.name, text=said.text, at=at, seat=said.seat)
