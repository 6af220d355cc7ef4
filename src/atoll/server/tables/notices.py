"""Tells people who are not at the table that it waits for them: once for each decision."""

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
    """The people who listen on `/ws/me`, and the webhooks of those who do not."""

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
        """A player wants to hear of their tables."""
        assert connection.player is not None  # only players have tables
        self.listening.setdefault(connection.player.id, set()).add(connection)

    def leave(self, connection: Connection) -> None:
        """They do not any more."""
        assert connection.player is not None  # as above
        listening = self.listening.get(connection.player.id, set())
        listening.discard(connection)
        if not listening:
            self.listening.pop(connection.player.id, None)

    def tell(self, table: Table, seat: int, decision: int, what: Words | None = None) -> None:
        """A seat whose player is not there is waited for since version `decision`.

        They are told what is asked; without anything else the prompt of the game.
        """
        player = table.seats[seat].player
        if player is None:
            return
        asked = phrase(what or table.game.prompt(table.seen_by(table.ply, seat)))
        names = [phrase(one) if isinstance(one, Words) else one for one in table.spoken_names]
        is_live = isinstance(table.created.clock, wire.LiveClock)
        notice = Notice(table.id, table.created.game, table.ply, asked, names, is_live)
        self.keep(asyncio.ensure_future(self.tell_once(player, notice, decision)))

    async def tell_once(self, player: str, notice: Notice, decision: int) -> None:
        """Whoever stores the notice first, of all processes, sends it."""
        database = self.players.database
        if not await notice_rows.is_first(notice.table, decision, player, database):
            return
        await self.cluster.tell(TurnCame(player, notice))
        await self.show(player, notice)
        found = await self.players.by_id(player)
        if found is not None and found.webhook and not notice.live:
            await self.call(found, notice)

    def heard(self, player: str, notice: Notice) -> None:
        """Another process stored a notice."""
        self.keep(asyncio.ensure_future(self.show(player, notice)))

    async def show(self, player: str, notice: Notice) -> None:
        """To those who listen in this process."""
        for connection in [*self.listening.get(player, ())]:
            prompt = await in_words(notice, connection.language or "en")
            told = wire.Turn(table=notice.table, game=notice.game, ply=notice.ply, prompt=prompt)
            connection.send(wire.encode(told))

    async def call(self, player: Player, notice: Notice) -> None:
        """The player's webhook."""
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
    """What a notice says; its messages are read the first time, which would stop the event loop."""
    return await asyncio.to_thread(say, notice, language)


def say(notice: Notice, language: str) -> str:
    """The same in this thread."""
    names = [as_words(name) if isinstance(name, wire.Phrase) else name for name in notice.names]
    return Speaker(games.find(notice.game), language, names)(as_words(notice.prompt))
