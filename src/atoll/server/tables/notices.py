"""Notifies people who are not at the table that it waits for them: once for each decision."""

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec

from atoll import games
from atoll.core.words import Words
from atoll.messages import Speaker
from atoll.server import wire
from atoll.server.people.players import Player, Players
from atoll.server.people.webhooks import Webhooks
from atoll.server.store import notice_rows
from atoll.server.tables.connections import Connection
from atoll.server.tables.news import Notice, TurnCame
from atoll.server.tables.processes import Cluster
from atoll.server.tables.table import Table
from atoll.server.tables.voices import as_words, phrase


class Notices:
    """The clients connected to `/ws/me`, and the webhooks of players who are not."""

    def __init__(
        self,
        players: Players,
        cluster: Cluster,
        webhooks: Webhooks,
        url: str,
        keep: Callable[["asyncio.Task[Any]"], None],
    ) -> None:
        self.players = players
        self.cluster = cluster
        self.webhooks = webhooks
        self.url = url
        self.keep = keep
        self.listening: dict[str, set[Connection]] = {}

    def listen(self, connection: Connection) -> None:
        """Add a client of `/ws/me`."""
        assert connection.player is not None  # only players have tables
        self.listening.setdefault(connection.player.id, set()).add(connection)

    def leave(self, connection: Connection) -> None:
        """Remove a client of `/ws/me`."""
        assert connection.player is not None  # as above
        listening = self.listening.get(connection.player.id, set())
        listening.discard(connection)
        if not listening:
            self.listening.pop(connection.player.id, None)

    def tell(self, table: Table, seat: int, decision: int, what: Words | None = None) -> None:
        """Notify the absent player of a seat that must act since version `decision`.

        The notice says `what`, by default the prompt of the game.
        """
        player = table.seats[seat].player
        if player is None:
            return
        prompt = phrase(what or table.game.prompt(table.seen_by(table.ply, seat)))
        names = [phrase(name) if isinstance(name, Words) else name for name in table.spoken_names]
        is_live = isinstance(table.created.clock, wire.LiveClock)
        notice = Notice(table.id, table.created.game, table.ply, prompt, names, is_live)
        self.keep(asyncio.ensure_future(self.tell_once(player, notice, decision)))

    async def tell_once(self, player: str, notice: Notice, decision: int) -> None:
        """Send a notice, if this process is the first of all to store it."""
        database = self.players.database
        if not await notice_rows.is_first(notice.table, decision, player, database):
            return
        await self.cluster.tell(TurnCame(player, notice))
        await self.show(player, notice)
        listener = await self.players.by_id(player)
        if listener is not None and listener.webhook and not notice.live:
            await self.call(listener, notice)

    def heard(self, player: str, notice: Notice) -> None:
        """Show a notice that another process stored."""
        self.keep(asyncio.ensure_future(self.show(player, notice)))

    async def show(self, player: str, notice: Notice) -> None:
        """Send a notice to the player's clients in this process."""
        for connection in [*self.listening.get(player, ())]:
            prompt = await in_words(notice, connection.language or "en")
            turn = wire.Turn(table=notice.table, game=notice.game, ply=notice.ply, prompt=prompt)
            connection.send(wire.encode(turn))

    async def call(self, player: Player, notice: Notice) -> None:
        """Call the player's webhook."""
        body = msgspec.json.encode(
            {
                "table": notice.table,
                "game": notice.game,
                "ply": notice.ply,
                "text": await in_words(notice, player.language),
                "url": f"{self.url}/table/{notice.table}",
            }
        )
        await self.webhooks.send(player.id, player.webhook or "", body)


async def in_words(notice: Notice, language: str) -> str:
    """The text of a notice; in a thread, because reading the messages blocks."""
    return await asyncio.to_thread(say, notice, language)


def say(notice: Notice, language: str) -> str:
    """The same in this thread."""
    names = [as_words(name) if isinstance(name, wire.Phrase) else name for name in notice.names]
    return Speaker(games.find(notice.game), language, names)(as_words(notice.prompt))
