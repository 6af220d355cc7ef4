"""The clients connected to a table in this process, and the messages sent to them."""

import asyncio
from collections import Counter
from collections.abc import Callable, Hashable
from copy import copy
from dataclasses import dataclass, field

from msgspec import UNSET

from atoll.server import wire
from atoll.server.people.players import Player
from atoll.server.store import entries as log
from atoll.server.tables import chat, sight
from atoll.server.tables.changes import Changes
from atoll.server.tables.table import Table
from atoll.server.tables.voices import Tell, voice

RESTART, LOGGED_OUT = 1012, 4001  # close codes
WAITING = 256  # messages that a client may be behind before it is disconnected


@dataclass(eq=False)
class Connection:
    """One client; `None` at the end of its queue closes it.

    What its transport takes at once is written at once, and queued only behind what waits.
    """

    player: Player | None
    language: wire.Language | None  # None: they get message keys
    key: str | None = None  # the hash of its key
    blocked: set[str] = field(default_factory=set)  # players whose chat it does not get
    queue: "asyncio.Queue[bytes | None]" = field(default_factory=lambda: asyncio.Queue(WAITING))
    is_lost: bool = False
    code: int = RESTART  # the close code
    light: bool = False  # it asked for light updates
    holds: tuple[int, ...] = ()  # the viewers whose sights a light client has
    write: Callable[[bytes], bool] | None = None  # writes a message now, unless it must wait
    waiting: int = 0  # messages that were queued and are not sent yet

    @property
    def player_id(self) -> str | None:
        """The player, None for a client without a key."""
        return self.player.id if self.player else None

    def send(self, message: bytes) -> None:
        """Write or queue a message; a client too far behind is disconnected and will resync."""
        if self.is_lost:
            return
        if not self.waiting and self.write is not None and self.write(message):
            return
        try:
            self.queue.put_nowait(message)
            self.waiting += 1
        except asyncio.QueueFull:
            self.close()

    def close(self, code: int = RESTART) -> None:
        """Stop sending; after a restart the client reconnects and resyncs."""
        self.is_lost, self.code = True, code
        if self.queue.full():
            self.queue.get_nowait()
        self.queue.put_nowait(None)


class Audience:
    """The clients connected to a table in this process, and the sights that light clients hold.

    Clients with the same viewers and language share one encoding. All light clients of a viewer
    hold the same sight: they got it whole at first, and every change of it since.
    """

    def __init__(self, table: Table) -> None:
        self.table = table
        self.connections: set[Connection] = set()
        self.counts: Counter[str] = Counter()  # connections of each player
        self.held: dict[tuple[int, str | None], wire.Sight] = {}  # by viewer and language

    def enter(self, connection: Connection) -> None:
        """Add a client."""
        self.connections.add(connection)
        if connection.player_id is not None:
            self.counts[connection.player_id] += 1

    def leave(self, connection: Connection) -> None:
        """Remove a client."""
        if connection in self.connections and connection.player_id is not None:
            self.counts[connection.player_id] -= 1
            self.counts += Counter()  # drops the zero counts
        self.connections.discard(connection)

    def send_all(self, message: wire.Presence | wire.Absent | wire.Bye) -> None:
        """Send the same message to all clients."""
        encoded = wire.encode(message)
        for connection in self.connections:
            connection.send(encoded)

    def greet(self, connection: Connection, version: int, now: int) -> None:
        """Send what a client missed that saw everything up to `version`."""
        table = self.table
        seen = version if version <= table.version else 0
        info = sight.table_info(table, connection.player_id)
        connection.send(wire.encode(wire.Table(version=table.version, table=info)))
        if (said := chat.latest(table, seen, connection.blocked)) is not None:
            connection.send(wire.encode(said))
        if table.status != "open":
            viewers = sight.viewers_of(table.seats_of(connection.player_id))
            say = voice(table.game, connection.language, table.spoken_names)
            whole = [sight.sight(table, viewer, say, seen, connection.light) for viewer in viewers]
            if connection.light:
                connection.holds = tuple(viewers)
                for viewer, one in zip(viewers, whole, strict=True):
                    self.share(one)
                    self.held[viewer, connection.language] = without_lines(one)
            missed = sight.update(table, viewers[0], say, seen, now, whole, connection.light)
            connection.send(wire.encode(missed))

    def share(self, whole: wire.Sight) -> None:
        """Let a view share equal objects with the view of another viewer."""
        other = next(iter(self.held.values()), whole)
        if isinstance(whole.view, dict) and isinstance(other.view, dict):
            for key, value in other.view.items():
                if whole.view.get(key) == value:
                    whole.view[key] = value

    def broadcast(self, news: list[log.Logged], now: int) -> None:
        """Send everybody what these entries changed."""
        if not self.connections:
            self.held.clear()
            return
        seen = news[0].version - 1
        common = [(by, wire.encode(message)) for by, message in passing(news)]
        is_shown = self.table.shown > seen
        sights = Sights(self.table, self.held, seen)
        made: dict[Hashable, list[bytes]] = {}
        for connection in self.connections:
            seats = self.table.seats_of(connection.player_id)
            viewers = tuple(sight.viewers_of(seats))
            key = (viewers, connection.language, connection.light and connection.holds)
            if key not in made:
                messages: list[wire.Table | wire.Update] = []
                own = max((self.table.auto_changed.get(seat, 0) for seat in seats), default=0)
                if max(self.table.info_changed, own) > seen:
                    info = sight.table_info(self.table, connection.player_id)
                    messages.append(wire.Table(version=self.table.version, table=info))
                if is_shown:
                    messages.append(sights.update(connection, viewers, now))
                made[key] = [wire.encode(message) for message in messages]
            if is_shown and connection.light:
                connection.holds = viewers
            for message in made[key]:
                connection.send(message)
            for by, message in common:
                if by not in connection.blocked:
                    connection.send(message)
        if is_shown:
            self.held = sights.whole


class Sights:
    """The sights after one change of a table, each made once."""

    def __init__(
        self, table: Table, held: dict[tuple[int, str | None], wire.Sight], seen: int
    ) -> None:
        self.table, self.held, self.seen = table, held, seen
        self.whole: dict[tuple[int, str | None], wire.Sight] = {}  # of light clients
        self.changes = Changes()
        self.alike: dict[str | None, sight.Alike] = {}  # by language

    def update(self, connection: Connection, viewers: tuple[int, ...], now: int) -> wire.Update:
        """The update for one client and all like it."""
        table, language = self.table, connection.language
        say = voice(table.game, language, table.spoken_names)
        if language not in self.alike:
            self.alike[language] = sight.Alike(table, say)
        if not connection.light:
            alike = self.alike[language]
            sights = [sight.sight(table, viewer, say, self.seen, alike=alike) for viewer in viewers]
        elif connection.holds == viewers:
            sights = [self.changed(viewer, language, say) for viewer in viewers]
        else:
            sights = [self.light(viewer, language, say) for viewer in viewers]
        return sight.update(table, viewers[0], say, self.seen, now, sights, connection.light)

    def light(self, viewer: int, language: str | None, say: Tell) -> wire.Sight:
        """A sight as light clients get it."""
        key = (viewer, language)
        if key not in self.whole:
            alike = self.alike[language]
            self.whole[key] = sight.sight(self.table, viewer, say, self.seen, True, alike)
        return self.whole[key]

    def changed(self, viewer: int, language: str | None, say: Tell) -> wire.Sight:
        """A sight without what its clients already hold."""
        whole, held = self.light(viewer, language, say), self.held.get((viewer, language))
        return whole if held is None else without(whole, held, self.changes)


def without_lines(whole: wire.Sight) -> wire.Sight:
    """A sight without its log."""
    kept = copy(whole)
    kept.lines = []
    return kept


def without(whole: wire.Sight, held: wire.Sight, changes: Changes) -> wire.Sight:
    """A sight without what has not changed."""
    changed = copy(whole)
    if isinstance(whole.view, dict) and isinstance(held.view, dict):
        changed.view, changed.changes = UNSET, changes.between(held.view, whole.view)
    if whole.prompt == held.prompt:
        changed.prompt = UNSET
    if whole.forms == held.forms:
        changed.forms = UNSET
    return changed


def passing(
    news: list[log.Logged],
) -> list[tuple[str | None, wire.Chat | wire.Face | wire.Rematch]]:
    """The messages that are the same for everybody, each with the player who caused it."""
    messages: list[tuple[str | None, wire.Chat | wire.Face | wire.Rematch]] = []
    for logged in news:
        entry = logged.entry
        if isinstance(entry, log.Chatted):
            line = chat.line(logged.version, logged.at, logged.by, entry)
            messages.append((logged.by, wire.Chat(version=logged.version, lines=[line])))
        elif isinstance(entry, log.Reacted):
            face = wire.Face(
                version=logged.version, name=entry.name, face=entry.face, seat=entry.seat
            )
            messages.append((logged.by, face))
        elif isinstance(entry, log.Rematched):
            messages.append((None, wire.Rematch(version=logged.version, table=entry.table)))
    return messages
