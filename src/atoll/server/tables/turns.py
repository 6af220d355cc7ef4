"""What a table does by itself: moves of bots, forced moves, time that runs out."""

import asyncio
import logging
import random
import statistics
from collections.abc import Coroutine
from dataclasses import dataclass
from typing import Protocol

from atoll.bots import Bot, make_bot
from atoll.core.errors import AtollError
from atoll.core.rng import fast_rng
from atoll.core.state import State
from atoll.server import wire
from atoll.server.chance import draw
from atoll.server.errors import ServerError
from atoll.server.tables import orders
from atoll.server.tables.positions import bot_seed, question
from atoll.server.tables.presence import Presences
from atoll.server.tables.services import Services
from atoll.server.tables.table import Table
from atoll.server.wall_clock import now
from atoll.server.workers import bot_workers

AGAIN = 1.0  # seconds until the table is checked again after a move that failed
PACES = 5  # latest decisions from which the pace of a seat is computed
LEAST, MOST = 0.5, 4.0  # least and greatest multiple of the usual pace for a forced move
SHARE = 0.05  # greatest part of the time left on a clock that a forced move takes
UNSEEN = 0.01  # seconds between two moves of quick bots at all tables that nobody watches
LOGGER = logging.getLogger("atoll.turns")


@dataclass(frozen=True)
class BotTurn:
    """A question for a bot, complete at one moment, whatever happens later."""

    seat: int
    decision: int
    bot: str
    player: Bot
    seen: State
    seed: int  # of a quick bot's own random choices
    question: bot_workers.Question | None  # for a worker; a quick bot answers in the event loop


def pace(table: Table, seat: int, usual: float) -> float:
    """Seconds after which a forced move is played, so that it looks like any other.

    About as long as the seat took for its latest decisions, but never much of its clock. If no
    other person plays there is nobody to hide it from.
    """
    if not table.is_between_people or not usual:
        return 0.0
    taken = table.plies
    plies = [n for n in range(1, table.ply) if taken.seats[n] == seat]
    times = [
        (taken.times[n] - taken.times[n - 1]) / 1000 for n in plies[-PACES:] if not taken.autos[n]
    ]
    typical = statistics.median(times) if times else usual
    seconds = min(max(typical, LEAST * usual), MOST * usual)
    seconds *= random.Random(draw("pace")).uniform(0.6, 1.4)
    if isinstance(table.created.clock, wire.LiveClock):
        seconds = min(seconds, table.clocks.left[seat] / 1000 * SHARE)
    return seconds


class Actor(Protocol):
    """What turns use of their table: its lock, and how it carries out orders."""

    lock: asyncio.Lock
    is_closed: bool

    @property
    def is_owner(self) -> bool:
        """Whether this process owns the table."""

    def payer(self) -> str:
        """Who pays for bots' thinking at the table."""

    def jump(self) -> orders.SetClock | None:
        """An entry for a jump of the wall clock since the latest entry."""

    async def carry_out(self, player: None, order: orders.OwnOrder) -> int:
        """Decide on an order and commit its entries, under the lock."""


class Turns:
    """Starts what one table does by itself; only in the process that owns it."""

    def __init__(self, actor: Actor, presences: Presences, services: Services) -> None:
        self.actor = actor
        self.presences = presences
        self.table = presences.table
        self.services = services
        self.thinking: dict[int, asyncio.Task[None]] = {}
        self.timer: asyncio.TimerHandle | None = None
        self.again: asyncio.TimerHandle | None = None  # after a move that failed
        self.notified: dict[int, int] = {}  # the decision for which each seat was last notified
        self.invited: dict[int, int] = {}  # since which version a seat has something to bid on
        self.bidding: tuple[int, asyncio.TimerHandle] | None = None  # a bot waits for bids
        self.waited = -1  # the latest decision at which a bot has waited for bids

    def close(self) -> None:
        """Cancel everything."""
        for timer in (self.timer, self.again):
            if timer is not None:
                timer.cancel()
        self.stop_waiting()
        for task in self.thinking.values():
            task.cancel()
        self.services.shows.release(self.table.id)

    def look(self) -> None:
        """Start whatever is due; called after every change."""
        table = self.table
        if not self.actor.is_owner or table.status != "playing":
            self.close()
            return
        if self.is_shown():
            for seat in self.bots_due():
                self.start_bot(seat, table.seats[seat].bot or "")
        for seat in table.humans_to_act():
            if table.seats[seat].auto and len(table.seen_by(table.ply, seat).legal(seat)) == 1:
                self.start_forced(seat)
        self.presences.look_for_absent()
        self.set_timer()
        self.notify()

    def is_shown(self) -> bool:
        """Whether bots move now: at tables of bots alone only while somebody watches."""
        if not self.table.is_show:
            return True
        shows = self.services.shows
        if not self.presences.is_watched():
            shows.release(self.table.id)
            return False
        return shows.admit(self.services.payers.of(self.table.created.host), self.table.id)

    def bots_due(self) -> list[int]:
        """The bots that act now: those that want to, and always the only one that must act."""
        table = self.table
        if self.bidding is not None and self.bidding[0] != table.decision:
            self.stop_waiting()
        waiting, due = table.waits_for(), []
        for seat in table.may_act():
            name = table.seats[seat].bot
            if name is None:
                continue
            bot, seen = make_bot(name, table.game), table.seen_by(table.ply, seat)
            wants = waiting == [seat] or bot.wants_to_act(seen)
            if wants and not (bot.leaves_time(seen) and self.waits_for_bids(seat)):
                due.append(seat)
        return due

    def waits_for_bids(self, seat: int) -> bool:
        """Whether a bot still leaves people time to bid; a timer checks again afterwards."""
        table = self.table
        people = [other for other in table.may_act() if not table.seats[other].bot]
        if not people or self.waited == table.decision:
            return False
        if self.bidding is None:
            bid_pause = table.created.bid_pause
            pause = self.services.pauses.bids if bid_pause is None else float(bid_pause)
            timer = asyncio.get_running_loop().call_later(pause, self.end_waiting, table.decision)
            self.bidding = (table.decision, timer)
        return True

    def end_waiting(self, decision: int) -> None:
        """End the wait for bids after its time."""
        self.bidding, self.waited = None, decision
        self.look()

    def stop_waiting(self) -> None:
        """Cancel the wait for bids."""
        if self.bidding is not None:
            self.bidding[1].cancel()
            self.bidding = None

    def notify(self) -> None:
        """Notify people who are not here that they must act, once for each decision.

        At slow tables also those who have something to bid on.
        """
        table = self.table
        waiting = {seat: table.asked[seat] for seat in table.humans_to_act()}
        for seat, since in {**self.invitations(), **waiting}.items():
            if self.notified.get(seat) != since and not self.presences.is_here(seat):
                self.notified[seat] = since
                self.services.notices.tell(table, seat, since)

    def invitations(self) -> dict[int, int]:
        """People who need not act but would by the game's advice, and since when."""
        table = self.table
        if isinstance(table.created.clock, wire.LiveClock):
            return {}
        self.invited = {
            seat: self.invited.get(seat, table.decision)
            for seat in table.may_act()
            if not table.seats[seat].bot
            and seat not in table.waits_for()
            and table.game.advice.wants_to_act(table.seen_by(table.ply, seat), seat)
        }
        return self.invited

    # -- moves -----------------------------------------------------------------------------

    def start_bot(self, seat: int, bot: str, is_late: bool = False) -> None:
        """Ask a bot for a move of a seat, about the current position."""
        if seat not in self.thinking:
            self.start(seat, self.move(self.ask(seat, bot), is_late))

    def start_forced(self, seat: int) -> None:
        """Play the only legal action of a seat."""
        if seat not in self.thinking:
            order = orders.ForcedMove(seat, self.table.decision)
            self.start(seat, self.force(order))

    async def force(self, order: orders.ForcedMove) -> None:
        """Play a forced move after the time the seat usually takes."""
        await asyncio.sleep(pace(self.table, order.seat, self.services.pauses.forced))
        await self.submit(order)

    def start(self, seat: int, move: Coroutine[None, None, None]) -> None:
        """Start a task that makes a move for a seat."""
        task = asyncio.ensure_future(move)
        self.thinking[seat] = task
        task.add_done_callback(lambda _: self.ended(seat, task))

    def ended(self, seat: int, task: "asyncio.Task[None]") -> None:
        """Handle a move that was made, came too late or failed: check what is due now."""
        if self.thinking.get(seat) is task:
            del self.thinking[seat]
        if task.cancelled() or self.actor.is_closed:
            return
        error = task.exception()
        if error is None:
            self.look()
            return
        LOGGER.error("no move", extra={"table": self.table.id, "why": repr(error)})
        self.again = asyncio.get_running_loop().call_later(AGAIN, self.look)

    def ask(self, seat: int, bot: str) -> BotTurn:
        """The question for a bot about the current position."""
        table = self.table
        player, seen = make_bot(bot, table.game), table.seen_by(table.ply, seat)
        if player.is_quick:
            seed = bot_seed(table, seat)
            return BotTurn(seat, table.decision, bot, player, seen, seed, None)
        asked = question(table, seat, bot)
        return BotTurn(seat, table.decision, bot, player, seen, asked.seed, asked)

    async def move(self, turn: BotTurn, is_late: bool) -> None:
        """Let a bot choose, then act if the decision is still open."""
        pause = self.services.pauses.bot if self.presences.audience.connections else 0
        action, _ = await asyncio.gather(self.answer(turn), asyncio.sleep(pause))
        bot = None if is_late else turn.bot
        await self.submit(orders.BotMove(turn.seat, turn.decision, action, bot))

    async def answer(self, turn: BotTurn) -> int:
        """A bot's choice; if it fails, any legal action, so that the table continues."""
        about = {"table": self.table.id, "bot": turn.bot}
        try:
            action = await self.choose(turn)
            if turn.seen.is_legal(turn.seat, action):
                return action
            LOGGER.error("illegal choice", extra=about)
        except Exception as error:
            LOGGER.exception("bot failed", extra={**about, "why": repr(error)})
        return int(turn.seen.random_action(turn.seat, fast_rng(draw("instead"))))

    async def choose(self, turn: BotTurn) -> int:
        """A bot's choice, in a worker unless computing it is quicker than sending it there."""
        if turn.question is None:
            if not self.presences.is_watched():
                async with self.services.unseen:  # nobody waits: leave the event loop to others
                    await asyncio.sleep(UNSEEN)
            return turn.player.choose(turn.seen.copy(), fast_rng(turn.seed))
        lane = bot_workers.Lane(self.actor.payer(), self.table.id)
        choosing = self.services.bot_workers.choose(turn.question, lane)
        # A quicker answer would reveal that there was no choice.
        action, _ = await asyncio.gather(choosing, asyncio.sleep(turn.player.pace))
        return action

    async def submit(self, order: orders.OwnOrder) -> None:
        """Carry out an order of the table itself."""
        async with self.actor.lock:
            await self.carry_out(order)

    async def carry_out(self, order: orders.OwnOrder) -> None:
        """The same under the lock; if it can't be stored, the table is loaded again."""
        if not self.actor.is_owner or self.actor.is_closed:
            return
        try:
            await self.actor.carry_out(None, order)
        except AtollError as error:
            if not (isinstance(error, ServerError) and error.code == "decision/stale"):
                about = {"table": self.table.id, "why": str(error)}
                LOGGER.warning("not carried out", extra=about)

    # -- time ------------------------------------------------------------------------------

    def due(self) -> dict[int, tuple[int, orders.Why]]:
        """When the table acts for each seat that does not, and why."""
        deadlines: dict[int, tuple[int, orders.Why]] = {
            seat: (at, "late") for seat, at in self.table.clocks.deadlines().items()
        }
        for seat, (_, at) in self.presences.absent.items():
            deadlines[seat] = min(deadlines.get(seat, (at, "absent")), (at, "absent"))
        return {seat: at for seat, at in deadlines.items() if seat not in self.thinking}

    def set_timer(self) -> None:
        """Set a timer for the next moment at which something is due."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        times = [at for at, _ in self.due().values()]
        if times:
            wait = max(0, min(times) - now()) / 1000
            # A day at most: the event loop's timers are not made for longer waits.
            self.timer = asyncio.get_running_loop().call_later(min(wait, 86_400), self.ring)

    def ring(self) -> None:
        """Check what is due, when the timer fires."""
        self.timer = None
        task = asyncio.ensure_future(self.act_for_late())
        self.services.keep(task)

    async def act_for_late(self) -> None:
        """Act for each seat whose time is up: a stand-in, or one decision, as the table says."""
        async with self.actor.lock:
            if jump := self.actor.jump():
                await self.carry_out(jump)
            for seat, (at, why) in self.due().items():
                if at > now() or not self.actor.is_owner or self.actor.is_closed:
                    continue
                bot = orders.best_bot(orders.STAND_INS)
                table = self.table
                if table.created.absence.then == "skip" and not table.is_strict:
                    self.start_bot(seat, bot, is_late=True)
                else:
                    await self.carry_out(orders.StandIn(seat, bot, why))
            if not self.actor.is_closed:
                self.set_timer()
