"""What a table does by itself: bots move, forced moves are played, time runs out."""

import asyncio
import logging
import secrets
from typing import TYPE_CHECKING, Literal

from atoll.bots import make_bot
from atoll.core.errors import AtollError
from atoll.core.rng import fast_rng
from atoll.server import entries as log
from atoll.server.moments import now
from atoll.server.orders import STAND_INS, best_bot
from atoll.server.thinkers import question

if TYPE_CHECKING:
    from atoll.server.room import Room

Why = Literal["absent", "late"]
LOGGER = logging.getLogger("atoll.turns")


class Turns:
    """Watches over one table; only its owner's turns act."""

    def __init__(self, room: "Room") -> None:
        self.room = room
        self.thinking: dict[int, asyncio.Task[None]] = {}
        self.timer: asyncio.TimerHandle | None = None
        self.told: dict[int, int] = {}  # the decision each seat was last told of

    def close(self) -> None:
        """Nothing happens by itself any more."""
        if self.timer is not None:
            self.timer.cancel()
        for task in self.thinking.values():
            task.cancel()

    def look(self) -> None:
        """After every change: start whatever is due."""
        room, table = self.room, self.room.table
        if room.fence is None or table.status != "playing":
            self.close()
            return
        for seat in table.bots_to_act():
            self.start(seat, table.seats[seat].bot or "")
        for seat in table.humans_to_act():
            if table.seats[seat].auto and len(table.seen_by(table.ply, seat).legal(seat)) == 1:
                self.start(seat, None)
        room.presences.look_for_absent()
        self.set_timer()
        self.notify()

    def notify(self) -> None:
        """Tell people who are not here that they are waited for, once for each decision."""
        table = self.room.table
        for seat in table.humans_to_act():
            asked = table.asked[seat]
            if self.told.get(seat) != asked and not self.room.presences.is_here(seat):
                self.told[seat] = asked
                self.room.house.notices.tell(self.room, seat, asked)

    # -- moves -----------------------------------------------------------------------------

    def start(self, seat: int, bot: str | None) -> None:
        """Begin a move for a seat, by a bot or, without one, its only legal action."""
        if seat not in self.thinking:
            task = asyncio.ensure_future(self.move(seat, bot))
            self.thinking[seat] = task
            task.add_done_callback(lambda _: self.ended(seat, task))

    def ended(self, seat: int, task: "asyncio.Task[None]") -> None:
        """A move was made or came too late; what is due now may be another."""
        if self.thinking.get(seat) is task:
            del self.thinking[seat]
        if task.cancelled():
            return
        error = task.exception()
        if error is not None:
            LOGGER.error("no move", extra={"table": self.room.table.id, "why": repr(error)})
        elif not self.room.is_closed:
            self.look()

    async def move(self, seat: int, bot: str | None) -> None:
        """Choose, then act if the game still stands as it did."""
        table, course = self.room.table, self.room.table.course
        if bot is None:
            action = int(table.seen_by(table.ply, seat).legal(seat)[0])
        else:
            pause = self.room.house.bot_pause if self.room.connections else 0
            action, _ = await asyncio.gather(self.ask(seat, bot), asyncio.sleep(pause))
        async with self.room.lock:
            if table.course == course and self.room.fence is not None:
                text = table.game.text(table.seen_by(table.ply, seat), seat, action)
                await self.commit([log.Acted(seat, text, auto=bot is None)])

    async def ask(self, seat: int, bot: str) -> int:
        """A bot's choice; if it fails, any legal action, for the table must go on."""
        table = self.room.table
        known = table.seen_by(table.ply, seat)
        try:
            choosing = self.room.house.thinkers.choose(question(table, seat, bot))
            # A quicker answer would tell that there was no choice.
            action, _ = await asyncio.gather(choosing, asyncio.sleep(make_bot(bot).pace))
            if known.is_legal(seat, action):
                return action
            LOGGER.error("illegal choice", extra={"table": table.id, "bot": bot})
        except Exception as error:
            LOGGER.exception(
                "bot failed", extra={"table": table.id, "bot": bot, "why": repr(error)}
            )
        return int(known.random_action(seat, fast_rng(secrets.randbits(48))))

    async def commit(self, found: list[log.AnyEntry]) -> None:
        """Store what the table does by itself; after a failure the room is loaded anew."""
        try:
            await self.room.commit(found)
        except AtollError as error:
            LOGGER.warning("not stored", extra={"table": self.room.table.id, "why": str(error)})

    # -- time ------------------------------------------------------------------------------

    def due(self) -> dict[int, tuple[int, Why]]:
        """When the table acts for each seat that does not, and why."""
        found: dict[int, tuple[int, Why]] = {
            seat: (at, "late") for seat, at in self.room.table.clocks.deadlines().items()
        }
        for seat, (_, at) in self.room.presences.absent.items():
            found[seat] = min(found.get(seat, (at, "absent")), (at, "absent"))
        return {seat: at for seat, at in found.items() if seat not in self.thinking}

    def set_timer(self) -> None:
        """Come back at the next moment something is due."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        times = [at for at, _ in self.due().values()]
        if times:
            wait = max(0, min(times) - now()) / 1000
            # A day at most: longer waits are beyond what the loop's timers are made for.
            self.timer = asyncio.get_running_loop().call_later(min(wait, 86_400), self.ring)

    def ring(self) -> None:
        """Something may be due."""
        self.timer = None
        task = asyncio.ensure_future(self.act_for_late())
        self.room.house.keep(task)

    async def act_for_late(self) -> None:
        """For each seat whose time is up: a stand-in, or one decision, as the table says."""
        async with self.room.lock:
            if jumps := self.room.jumps():
                await self.commit(jumps)
            for seat, (at, why) in self.due().items():
                if at > now() or self.room.fence is None or self.room.is_closed:
                    continue
                bot = best_bot(STAND_INS)
                if self.room.table.created.absence.then == "skip":
                    self.start(seat, bot)
                else:
                    await self.commit([log.StoodIn(seat, bot, why)])
            if not self.room.is_closed:
                self.set_timer()
