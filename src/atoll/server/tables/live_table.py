"""A table in this process: its only writer if the process owns it, else a follower of the log.

Every change is committed before anybody is told. All code that reads or changes the table holds its
lock, so nobody sees what is not yet stored.
"""

import asyncio
from collections.abc import Callable, Hashable

from atoll.core.preview import preview
from atoll.core.words import seat_words, words
from atoll.learn.coach import Lesson
from atoll.review.judge import Budget, judge
from atoll.server import wire
from atoll.server.chance import draw, new_secret
from atoll.server.errors import ServerError, Unavailable
from atoll.server.people.players import Player, new_id
from atoll.server.store import entries as log
from atoll.server.store import table_rows
from atoll.server.store.database import Conflict, Statement
from atoll.server.tables import opening, orders, results
from atoll.server.tables.connections import Audience, Connection
from atoll.server.tables.positions import known
from atoll.server.tables.presence import Presences
from atoll.server.tables.processes import OwnerSilent
from atoll.server.tables.reviews import judged_all
from atoll.server.tables.services import Services
from atoll.server.tables.sight import effects
from atoll.server.tables.summaries import row_of
from atoll.server.tables.table import Table
from atoll.server.tables.turns import Turns
from atoll.server.tables.voices import error_said, voice
from atoll.server.wall_clock import JUMP, now, offset
from atoll.server.workers.bot_workers import Lane

TRIES = 16  # of finding the owner of a table, before the client is told to try later
PATIENCE = 0.2  # seconds between them
HINT = Budget(seconds=1.0)


class LiveTable:
    """A table and its clients here; it calls `forget` to be dropped when it can't continue."""

    def __init__(
        self, services: Services, table: Table, forget: Callable[["LiveTable"], None]
    ) -> None:
        self.services = services
        self.forget = forget
        self.table = table
        self.fence: int | None = None
        self.lock = asyncio.Lock()
        self.audience = Audience(table)
        self.connections = self.audience.connections
        self.presences = Presences(self.audience, services.cluster, self.presence_shown)
        self.turns = Turns(self, self.presences, services)
        self.used = now()
        self.offset = offset()
        self.is_closed = False
        self.answers: dict[Hashable, tuple[int, bytes]] = {}  # about the whole game, by version
        self.coached: dict[int, Lesson] = {}  # by seat

    @property
    def is_owner(self) -> bool:
        """Whether this process owns the table."""
        return self.fence is not None

    @property
    def is_idle(self) -> bool:
        """Whether no client is here and nothing is in progress; the store knows what is due."""
        return not (self.connections or self.turns.thinking or self.lock.locked())

    # -- people ----------------------------------------------------------------------------

    async def enter(self, connection: Connection, version: int) -> None:
        """Add a client that has seen everything up to a version."""
        async with self.lock:
            if self.is_closed:
                raise ServerError("server/busy")
            await self.catch_up()
            self.audience.enter(connection)
            self.audience.greet(connection, version, now())
            await self.presences.changed()
            if self.presences.counting is not None:  # the others are told later
                connection.send(wire.encode(self.presences.presence()))
        await self.wake()

    async def leave(self, connection: Connection) -> None:
        """Remove a client."""
        async with self.lock:
            self.audience.leave(connection)
            self.used = now()
            await self.presences.changed()

    def payer(self) -> str:
        """Who pays for bots' thinking at this table: a player who is here, else the host."""
        here = [c.player_id for c in self.connections if self.table.seats_of(c.player_id)]
        return self.services.payers.of(min(filter(None, here), default=self.table.created.host))

    def presence_shown(self) -> None:
        """Schedule again what the table does by itself, after somebody came or went."""
        if not self.is_owner or self.is_closed:
            return
        self.turns.set_timer()
        if self.table.is_show:
            self.turns.look()

    # -- orders ----------------------------------------------------------------------------

    async def order(self, player: Player | None, order: orders.Order) -> int:
        """Carry out an order, here or at the owner; returns the version it led to.

        The same order id of the same player is carried out once, however often it comes. The order
        is completed even if its client disconnects.
        """
        return await asyncio.shield(asyncio.ensure_future(self.find_owner(player, order)))

    async def find_owner(self, player: Player | None, order: orders.Order) -> int:
        """Own the table if nobody does, else forward the order to its owner."""
        for attempt in range(TRIES):
            if attempt:
                await asyncio.sleep(PATIENCE)
            async with self.lock:
                if await self.own():
                    return await self.carry_out(player, order)
            try:
                return await self.services.cluster.forward(self.table.id, player, order)
            except OwnerSilent:
                continue
        raise ServerError("server/busy")

    async def own(self) -> bool:
        """Whether this process owns the table, after trying to; then it has read the whole log."""
        if self.is_closed:
            raise ServerError("server/busy")
        if self.fence is None:
            self.fence = await self.services.cluster.acquire(self.table.id)
            if self.fence is not None:
                self.offset = offset()
                await self.catch_up()
        return self.fence is not None

    async def carry_out(self, player: Player | None, order: orders.Order | orders.OwnOrder) -> int:
        """Decide on an order and commit its entries."""
        order_id = getattr(order, "id", None)
        known = self.table.orders.get((player.id, order_id)) if player and order_id else None
        if known is not None:
            return known
        if isinstance(order, wire.AskRematch):
            return await self.agree_to_rematch(player, order)
        entries = orders.decide(self.table, player, order)
        if entries:
            await self.commit(entries, player.id if player else None, order_id)
        return self.table.version

    async def agree_to_rematch(self, player: Player | None, order: wire.AskRematch) -> int:
        """Ask for a rematch or agree to one; when everybody has agreed it begins, once."""
        if player is None:
            raise ServerError("player/needed")
        seats = orders.check_rematch(self.table, player)
        if self.table.rematch is not None:
            return self.table.version
        secret = await self.rematch_secret(player, order)
        entries, offer = opening.agree_to_rematch(self.table, seats, secret, order.share, now())
        statements: list[Statement] = []
        if opening.is_agreed(self.table, offer):
            table, statements = new_table(opening.open_rematch(self.table, offer))
            entries.append(log.Rematched(table.id))
        await self.commit(entries, player.id, order.id, statements)
        if isinstance(entries[-1], log.RematchAsked):
            self.tell_absent(seats[0])
        return self.table.version

    def tell_absent(self, asker: int) -> None:
        """Notify people who are not here that a rematch is asked for."""
        what = words("note-rematch-asked", who=seat_words(asker))
        asking = self.table.seats[asker].player
        for seat, other in enumerate(self.table.seats):
            if other.player not in (None, asking) and not self.presences.is_here(seat):
                self.services.notices.tell(self.table, seat, self.table.version, what)

    async def rematch_secret(self, player: Player, order: wire.AskRematch) -> str:
        """The server's part of the next seed, for the first player who asks for a rematch."""
        if opening.offer_at(self.table, now()) is not None:
            return ""
        if order.commitment is not None:
            return await self.services.commitments.take(player.id, order.commitment)
        if order.share is not None:
            raise ServerError("input/commitment")
        return new_secret()

    async def commit(
        self,
        found: list[log.AnyEntry],
        by: str | None = None,
        order: str | None = None,
        more: list[Statement] | None = None,
    ) -> None:
        """Store entries, then broadcast them; if that fails, the table is loaded again."""
        assert self.fence is not None  # only the owner writes
        table, was_over = self.table, self.table.status == "over"
        jump = self.jump()
        jumped = orders.decide(table, None, jump) if jump else []
        news = table_rows.number(jumped + found, table.version, by, order)
        try:
            for logged in news:
                table.add(logged)
            statements = table_rows.change(row_of(table), news, self.fence) + (more or [])
            statements += self.services.cluster.announcement(table.id, table.version)
            if table.status == "over" and not was_over:
                await results.finish(table, self.services.database, statements)
            else:
                await self.services.database.write(*statements)
        except BaseException as error:
            if isinstance(error, Unavailable):
                self.tell_failure(error, by, order)
            self.forget(self)
            if isinstance(error, Conflict):
                raise ServerError("server/busy") from None
            raise
        self.services.metrics.committed(news)
        self.tell(news)
        self.turns.look()

    def jump(self) -> orders.SetClock | None:
        """An entry for a jump of the wall clock since the latest entry."""
        before, self.offset = self.offset, offset()
        jump = self.offset - before
        if abs(jump) < JUMP or self.fence is None or self.is_closed:
            return None
        self.presences.jump(jump)
        return orders.SetClock(jump)

    def tell_failure(self, error: ServerError, by: str | None, order: str | None) -> None:
        """Send everybody here the reason of a failure, before they are disconnected."""
        for connection in self.connections:
            answered = order if by is not None and connection.player_id == by else None
            text = error_said(error, connection.language)
            message = wire.Error(code=error.code, text=text, id=answered)
            connection.send(wire.encode(message))

    def tell(self, news: list[log.Logged]) -> None:
        """Broadcast what was stored."""
        self.used = now()
        self.audience.broadcast(news, now())
        self.table.keep_latest()

    async def catch_up(self) -> None:
        """Read what other processes stored."""
        if self.fence is not None and self.services.is_alone:
            return
        news = await table_rows.load(self.table.id, self.services.database, self.table.version)
        if news:
            for logged in news:
                self.table.add(logged)
            self.tell(news)

    async def follow(self, version: int) -> None:
        """Follow an entry that another process stored."""
        async with self.lock:
            if version > self.table.version:
                self.fence = None
                await self.catch_up()

    async def refresh(self) -> None:
        """Read what other processes stored, after messages may have been missed."""
        async with self.lock:
            await self.catch_up()
            await self.presences.changed()

    async def wake(self) -> None:
        """Start bots and clocks, if this process is or can be the owner."""
        async with self.lock:
            if self.table.status == "playing" and not self.is_closed and await self.own():
                self.turns.look()

    # -- questions -------------------------------------------------------------------------

    async def hint(
        self, player: Player | None, order: wire.AskHint, language: str | None
    ) -> wire.Hint:
        """Judge one decision as in a review, from what the asking seat knows.

        There are no hints against other people.
        """
        async with self.lock:
            if player is None:
                raise ServerError("player/needed")
            orders.own_seat(self.table, player, order.seat)
            if any(seat.player not in (None, player.id) for seat in self.table.seats):
                raise ServerError("hint/people")
            orders.check_casual(self.table, order.casual)
            if not self.table.seen_by(self.table.ply, order.seat).has_turn(order.seat):
                raise ServerError("hint/not-now")
            decision, asked = self.table.decision, known(self.table, order.seat)
        await self.become_casual(player, order.seat, "hint")
        lane = Lane(self.services.payers.of(player.id), self.table.id, is_lesson=True)
        seed, workers = str(draw("hint")), self.services.bot_workers
        judgement = await workers.work(lane, judge, asked, None, HINT, seed)
        async with self.lock:
            if self.table.decision != decision:
                raise ServerError("decision/stale")
            say = voice(self.table.game, language, self.table.spoken_names)
            seen = self.table.seen_by(self.table.ply, order.seat)
            options = judged_all(self.table, seen, judgement.options, say)
        options.sort(key=lambda one: -one.share)
        return wire.Hint(order.id, order.seat, options[0].choice, options)

    async def become_casual(self, player: Player, seat: int, why: log.WhyCasual) -> None:
        """Make a rated game casual before the answer that makes it so is sent."""
        if self.table.is_rated and self.table.status == "playing":
            await self.order(player, orders.MakeCasual(seat, why))

    async def preview(
        self, player: Player | None, order: wire.AskPreview, language: str | None
    ) -> wire.Preview:
        """What an action would do, as far as its seat knows."""
        async with self.lock:
            if player is None:
                raise ServerError("player/needed")
            table = self.table
            action = orders.previewed(table, player, order)
            seen = table.seen_by(table.ply, order.seat)
            shown = preview(table.game, seen, order.seat, action)
            say = voice(table.game, language, table.spoken_names)
            return wire.Preview(order.id, shown.points, effects(shown, say))

    async def labels(
        self, player: Player | None, order: wire.AskLabels, language: str | None
    ) -> wire.Labels:
        """The labels of choices of a seat's current decision."""
        async with self.lock:
            if player is None:
                raise ServerError("player/needed")
            orders.own_seat(self.table, player, order.seat)
            if self.table.status != "playing" or self.table.decision != order.decision:
                raise ServerError("decision/stale")
            say = voice(self.table.game, language, self.table.spoken_names)
            return wire.Labels(order.id, orders.labels(self.table, order, say))

    def close(self) -> None:
        """Stop everything that the table does here."""
        self.is_closed = True
        self.turns.close()
        for connection in self.connections:
            connection.close()


def new_table(found: list[log.AnyEntry]) -> tuple[Table, list[Statement]]:
    """A table from its first entries, and the statements that store it."""
    table = Table(new_id("t"))
    news = table_rows.number(found, 0)
    for logged in news:
        table.add(logged)
    return table, table_rows.creation(row_of(table), news)
