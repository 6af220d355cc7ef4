"""A table in this process: its only writer if the process owns it, else a follower of the log.

Whatever happens is committed before anybody hears of it. All that reads or changes the table does
so under the room's lock, so nobody sees what is not yet stored.
"""

import asyncio
import secrets
from typing import TYPE_CHECKING

from atoll.messages import Speaker
from atoll.review.judge import Budget, judge
from atoll.server import entries as log
from atoll.server import orders, ratings, storage, wire
from atoll.server.cluster import OwnerSilent
from atoll.server.connections import Connection, broadcast, greet
from atoll.server.database import Conflict, Statement
from atoll.server.errors import ServerError, Unavailable
from atoll.server.moments import JUMP, now, offset
from atoll.server.players import Player, new_id
from atoll.server.presence import Presences
from atoll.server.reviews import judged_all
from atoll.server.table import Table
from atoll.server.thinkers import known
from atoll.server.turns import Turns
from atoll.server.voices import Voice

if TYPE_CHECKING:
    from atoll.server.house import House

TRIES = 12  # of finding the owner of a table, before the client is told to try later
PATIENCE = 0.5  # seconds between them
HINT = Budget(seconds=1.0)


class Room:
    """A table and the people connected to it here."""

    def __init__(self, house: "House", table: Table) -> None:
        self.house = house
        self.table = table
        self.fence: int | None = None
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        self.presences = Presences(self)
        self.turns = Turns(self)
        self.used = now()
        self.offset = offset()
        self.is_closed = False

    # -- people ----------------------------------------------------------------------------

    async def enter(self, connection: Connection, version: int) -> None:
        """A client comes, having seen everything up to a version."""
        async with self.lock:
            if self.is_closed:
                raise ServerError("server/busy")
            await self.catch_up()
            self.connections.add(connection)
            greet(self.table, connection, version, now())
            await self.presences.changed()
        await self.wake()

    async def leave(self, connection: Connection) -> None:
        """A client is gone."""
        async with self.lock:
            self.connections.discard(connection)
            self.used = now()
            await self.presences.changed()

    def send_all(self, message: wire.Presence | wire.Absent | wire.Bye) -> None:
        """The same to everybody here."""
        encoded = wire.encode(message)
        for connection in self.connections:
            connection.send(encoded)

    # -- orders ----------------------------------------------------------------------------

    async def order(self, player: Player | None, order: orders.Order) -> int:
        """Carry an order out, here or at the owner; the version it led to.

        The same order id of the same player is carried out once, however often it comes. It runs
        to its end even if whoever gave it is gone.
        """
        return await asyncio.shield(asyncio.ensure_future(self.find_owner(player, order)))

    async def find_owner(self, player: Player | None, order: orders.Order) -> int:
        """Own the table if nobody does, else have its owner carry the order out."""
        for attempt in range(TRIES):
            if attempt:
                await asyncio.sleep(PATIENCE)
            async with self.lock:
                if await self.own():
                    return await self.carry_out(player, order)
            try:
                return await self.house.cluster.forward(self.table.id, player, order)
            except OwnerSilent:
                continue
        raise ServerError("server/busy")

    async def own(self) -> bool:
        """Whether this process writes here, after trying to; then it knows the whole log."""
        if self.is_closed:
            raise ServerError("server/busy")
        if self.fence is None:
            self.fence = await self.house.cluster.acquire(self.table.id)
            if self.fence is not None:
                self.offset = offset()
                await self.catch_up()
        return self.fence is not None

    async def carry_out(self, player: Player | None, order: orders.Order) -> int:
        """Decide on an order and commit what it leads to."""
        order_id = getattr(order, "id", None)
        known = self.table.orders.get((player.id, order_id)) if player and order_id else None
        if known is not None:
            return known
        if isinstance(order, wire.AskRematch):
            return await self.open_rematch(player, order)
        found = orders.decide(self.table, player, order)
        if found:
            await self.commit(found, player.id if player else None, order_id)
        return self.table.version

    async def open_rematch(self, player: Player | None, order: wire.AskRematch) -> int:
        """Open the next table, once."""
        if player is None:
            raise ServerError("player/needed")
        orders.check_rematch(self.table, player)
        if self.table.rematch is None:
            found = orders.open_rematch(self.table)
            table, statements = new_table(found)
            await self.commit([log.Rematched(table.id)], player.id, order.id, statements)
        return self.table.version

    async def commit(
        self,
        found: list[log.AnyEntry],
        by: str | None = None,
        order: str | None = None,
        more: list[Statement] | None = None,
    ) -> None:
        """Store entries, then tell everybody; if that fails, the room is loaded anew."""
        assert self.fence is not None  # only the owner writes
        table, was_over = self.table, self.table.status == "over"
        news = storage.number(self.jumps() + found, table.version, by, order)
        try:
            for logged in news:
                table.add(logged)
            statements = storage.change(table, news, self.fence) + (more or [])
            statements += self.house.cluster.announcement(table.id, table.version)
            if table.status == "over" and not was_over:
                await ratings.finish(table, self.house.database, statements)
            else:
                await self.house.database.write(*statements)
        except BaseException as error:
            if isinstance(error, Unavailable):
                self.tell_failure(error, by, order)
            self.house.forget(self)
            if isinstance(error, Conflict):
                raise ServerError("server/busy") from None
            raise
        self.house.metrics.committed(news)
        self.tell(news)
        self.turns.look()

    def jumps(self) -> list[log.AnyEntry]:
        """That the clock was set since the latest entry, where anybody's time runs."""
        before, self.offset = self.offset, offset()
        jump = self.offset - before
        if abs(jump) < JUMP or self.fence is None or self.is_closed:
            return []
        self.presences.jump(jump)
        return [log.ClockSet(jump)] if self.table.clocks.since else []

    def tell_failure(self, error: ServerError, by: str | None, order: str | None) -> None:
        """Everybody here hears why the table stops, before they are sent away to come back."""
        for connection in self.connections:
            answered = order if by is not None and connection.player_id == by else None
            text = Speaker(None, connection.language)(error.words)
            told = wire.Error(code=error.code, text=text, id=answered)
            connection.send(wire.encode(told))

    def tell(self, news: list[log.Logged]) -> None:
        """Everybody here hears what was stored."""
        self.used = now()
        broadcast(self.table, self.connections, news, now())

    async def catch_up(self) -> None:
        """Read what others stored."""
        if self.fence is not None and self.house.is_alone:
            return
        news = await storage.load(self.table.id, self.house.database, self.table.version)
        if news:
            for logged in news:
                self.table.add(logged)
            self.tell(news)

    async def follow(self, version: int) -> None:
        """Another process stored something."""
        async with self.lock:
            if version > self.table.version:
                self.fence = None
                await self.catch_up()

    async def refresh(self) -> None:
        """Nothing was heard of other processes for a while: see what they stored."""
        async with self.lock:
            await self.catch_up()
            await self.presences.changed()

    async def wake(self) -> None:
        """See to bots and clocks, if this process is or can be the owner."""
        async with self.lock:
            if self.table.status == "playing" and not self.is_closed and await self.own():
                self.turns.look()

    # -- asking ----------------------------------------------------------------------------

    async def hint(self, player: Player | None, order: wire.AskHint, language: str) -> wire.Hint:
        """The judgement of one decision, as in a review; it knows no more than the seat that asks.

        Against other people there are no hints.
        """
        async with self.lock:
            if player is None:
                raise ServerError("player/needed")
            orders.own_seat(self.table, player, order.seat)
            if any(seat.player not in (None, player.id) for seat in self.table.seats):
                raise ServerError("hint/people")
            if not self.table.seen_by(self.table.ply, order.seat).has_turn(order.seat):
                raise ServerError("hint/not-now")
            course, asked = self.table.course, known(self.table, order.seat)
        found = await self.house.thinkers.work(judge, asked, None, HINT, secrets.token_hex(8))
        async with self.lock:
            if self.table.course != course:
                raise ServerError("version/stale")
            say = Voice(self.table.game, language, self.table.names)
            seen = self.table.seen_by(self.table.ply, order.seat)
            options = judged_all(self.table, seen, found.options, say)
        options.sort(key=lambda one: -one.share)
        return wire.Hint(order.id, order.seat, options[0].choice, options)

    def close(self) -> None:
        """Nothing happens here any more."""
        self.is_closed = True
        self.turns.close()
        for connection in self.connections:
            connection.close()


def new_table(found: list[log.AnyEntry]) -> tuple[Table, list[Statement]]:
    """A table from its first entries, and what stores it."""
    table = Table(new_id("t"))
    news = storage.number(found, 0)
    for logged in news:
        table.add(logged)
    return table, storage.creation(table, news)
