"""A table as it follows from its log: seats, game, clocks. It changes only by entries."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

from atoll import games
from atoll.core import record as records
from atoll.core.bits import members
from atoll.core.component_set import OwnSet, hold
from atoll.core.game import Game, Setup
from atoll.core.rng import commitment
from atoll.core.state import State
from atoll.core.undo import learns_nothing
from atoll.core.words import Words, seat_words, words
from atoll.review.position import unpack
from atoll.server import entries as log
from atoll.server import wire
from atoll.server.clocks import Clocks
from atoll.server.errors import ServerError


@dataclass
class Seat:
    """Who sits there, and whether a bot plays for him."""

    player: str | None = None
    name: str = ""
    bot: str | None = None
    resigned: bool = False
    auto: bool = False

    @property
    def is_open(self) -> bool:
        """Nobody sits there."""
        return self.player is None and self.bot is None


@dataclass
class Ply:
    """An action of the present course of the game."""

    version: int
    seat: int
    action: int
    auto: bool
    is_harmless: bool | None = None  # taught its seat nothing; None: not yet asked


@dataclass
class Note:
    """A line the table itself adds to the log."""

    version: int
    ply: int
    seat: int | None
    what: Words


@dataclass
class Table:
    """All that the log says."""

    id: str
    version: int = 0
    created_at: int = 0
    seats: list[Seat] = field(default_factory=list)
    plies: list[Ply] = field(default_factory=list)
    states: list[State] = field(default_factory=list)  # states[k]: after k actions
    notes: list[Note] = field(default_factory=list)
    chats: list[tuple[int, int, log.Chatted]] = field(default_factory=list)  # version, time, words
    orders: dict[tuple[str, str], int] = field(default_factory=dict)  # by player and id
    takeback: wire.Takeback | None = None
    rematch: str | None = None
    setup: Setup | None = None
    imported: records.Record | None = None
    own_set: OwnSet | None = None
    origin: wire.Origin | None = None  # of a what-if
    shown: int = 0  # the version of the latest entry that changed what is seen of the game
    course: int = 0  # the version of the latest entry that changed the course of the game
    asked: dict[int, int] = field(default_factory=dict)  # since which version a seat must act
    info_changed: int = 0  # the version of the latest entry that changed seats or status
    seen: dict[tuple[int, int], State] = field(default_factory=dict)  # by ply and viewer

    def add(self, logged: log.Logged) -> None:
        """Take the next entry on."""
        if logged.version != self.version + 1:
            raise ValueError(f"entry {logged.version} does not follow {self.version}")
        self.version = logged.version
        if logged.by is not None and logged.order is not None:
            self.orders[logged.by, logged.order] = logged.version
        HANDLERS[type(logged.entry)](self, logged.entry, logged)

    # -- what it is ------------------------------------------------------------------------

    @property
    def game(self) -> Game:
        """The game played here."""
        return games.find(self.created.game)

    @property
    def status(self) -> wire.Status:
        """Open, playing or over."""
        if self.imported is not None:
            return "over"
        if self.setup is None:
            return "open"
        return "over" if self.state.is_over() else "playing"

    @property
    def state(self) -> State:
        """The truth now."""
        return self.states[-1]

    @property
    def ply(self) -> int:
        """How many actions have been taken."""
        return len(self.plies)

    @property
    def names(self) -> list[str]:
        """Whoever sits at each seat, by name."""
        return [seat.name for seat in self.seats]

    @property
    def commitment(self) -> str | None:
        """The hash of the seed, from the start of the game."""
        return commitment(self.setup.seed) if self.setup and self.origin is None else None

    def seats_of(self, player: str | None) -> list[int]:
        """The seats a player holds."""
        return [n for n, seat in enumerate(self.seats) if player and seat.player == player]

    def winners(self) -> list[int]:
        """Who wins: as the game says, but nobody who resigned as long as somebody stayed."""
        won = [int(seat) for seat in members(self.state.winners())]
        stayed = [n for n, seat in enumerate(self.seats) if not seat.resigned]
        if not stayed or set(won) & set(stayed):
            return [seat for seat in won if seat in stayed] or won
        scores = self.state.scores()
        most = max(scores[seat] for seat in stayed)
        return [seat for seat in stayed if scores[seat] == most]

    def waits_for(self) -> list[int]:
        """The seats that must act."""
        if self.status != "playing":
            return []
        return [int(seat) for seat in members(self.state.must_act())]

    def bots_to_act(self) -> list[int]:
        """The seats that must act and that a bot plays."""
        return [seat for seat in self.waits_for() if self.seats[seat].bot]

    def humans_to_act(self) -> list[int]:
        """The seats that must act and that a person plays."""
        return [seat for seat in self.waits_for() if not self.seats[seat].bot]

    def seen_by(self, ply: int, viewer: int) -> State:
        """What a viewer knew after `ply` actions; kept for the plies of the moment."""
        found = self.seen.get((ply, viewer))
        if found is None:
            found = self.states[ply].seen_by(viewer)
            if ply >= self.ply - 1:
                self.seen[ply, viewer] = found
        return found

    def undo_point(self, seat: int) -> int:
        """The earliest ply a seat may go back to by itself; the present one if to none."""
        point = self.ply
        if self.status != "playing":
            return point
        while point > 0 and self.plies[point - 1].seat == seat and self.is_harmless(point - 1):
            point -= 1
        return point

    def is_harmless(self, ply: int) -> bool:
        """Whether the action at a ply taught its seat nothing."""
        found = self.plies[ply]
        if found.is_harmless is None:
            found.is_harmless = learns_nothing(self.states[ply], found.seat, found.action)
        return found.is_harmless

    def notes_after(self, version: int) -> Iterator[Note]:
        """The table's own lines since a version."""
        return (note for note in self.notes if note.version > version)

    # -- entries ---------------------------------------------------------------------------

    def add_created(self, entry: log.Created, logged: log.Logged) -> None:
        """The table is opened; under rules that have changed it could not be replayed."""
        if games.find(entry.game).version != entry.rules:
            raise ServerError("game/changed")
        self.created = entry
        self.created_at = logged.at
        self.own_set = hold(entry.own_set) if entry.own_set is not None else None
        self.seats = [Seat() for _ in range(entry.players)]
        self.clocks = Clocks(entry.clock, entry.players)
        self.info_changed = logged.version

    def add_sat(self, entry: log.Sat, logged: log.Logged) -> None:
        """A player sits down."""
        self.seats[entry.seat] = Seat(entry.player, entry.name)
        self.info_changed = logged.version

    def add_bot(self, entry: log.BotSat, logged: log.Logged) -> None:
        """A bot sits down."""
        name = f"{entry.bot.capitalize()} {entry.seat + 1}"
        self.seats[entry.seat] = Seat(None, name, entry.bot)
        self.info_changed = logged.version

    def add_left(self, entry: log.Left, logged: log.Logged) -> None:
        """A seat is open again."""
        self.seats[entry.seat] = Seat()
        self.info_changed = logged.version

    def add_started(self, entry: log.Started, logged: log.Logged) -> None:
        """The game begins."""
        self.setup = self.setup_with(entry.seed)
        self.states = [self.game.start(self.setup)]
        self.info_changed = self.course = logged.version
        self.turn_changed(logged)

    def setup_with(self, seed: str) -> Setup:
        """The set-up of this table's game."""
        made = self.created
        return self.game.setup(made.players, seed, self.component_set, **made.options)

    @property
    def component_set(self) -> str:
        """What the game finds its component set by."""
        return self.created.set if self.own_set is None else str(self.own_set.path)

    def add_acted(self, entry: log.Acted, logged: log.Logged) -> None:
        """A seat acts."""
        action = self.game.parse(self.state, entry.seat, entry.text)
        after = self.state.copy()
        after.apply(entry.seat, action)
        self.plies.append(Ply(logged.version, entry.seat, action, entry.auto))
        self.states.append(after)
        self.clocks.renew(entry.seat, logged.at)
        self.asked.pop(entry.seat, None)
        self.course = logged.version
        self.takeback = None
        self.seen = {key: seen for key, seen in self.seen.items() if key[0] == self.ply - 1}
        if after.is_over():
            self.info_changed = logged.version
        self.turn_changed(logged)

    def add_undone(self, entry: log.Undone, logged: log.Logged) -> None:
        """The game goes back."""
        del self.plies[entry.ply :], self.states[entry.ply + 1 :]
        self.notes = [note for note in self.notes if note.ply <= entry.ply]
        self.takeback = None
        self.seen = {}
        self.note(logged, entry.seat, "undone", ply=entry.ply)
        self.course = logged.version
        self.turn_changed(logged)

    def add_asked(self, entry: log.Asked, logged: log.Logged) -> None:
        """A takeback is asked for."""
        self.takeback = wire.Takeback(entry.seat, entry.ply, [])
        self.note(logged, entry.seat, "takeback-asked", ply=entry.ply)

    def add_answered(self, entry: log.Answered, logged: log.Logged) -> None:
        """Somebody agrees to it, or not."""
        if entry.yes and self.takeback is not None:
            self.takeback.yes.append(entry.seat)
            self.shown = logged.version
        else:
            self.takeback = None
            self.note(logged, entry.seat, "takeback-refused")

    def add_chatted(self, entry: log.Chatted, logged: log.Logged) -> None:
        """Words at the table."""
        self.chats.append((logged.version, logged.at, entry))

    def add_reacted(self, entry: log.Reacted, logged: log.Logged) -> None:
        """A face passes and is not kept."""

    def add_resigned(self, entry: log.Resigned, logged: log.Logged) -> None:
        """A bot plays the seat to the end."""
        self.seats[entry.seat].bot = entry.bot
        self.seats[entry.seat].resigned = True
        self.seat_changed(entry.seat, logged, "resigned")

    def add_stood_in(self, entry: log.StoodIn, logged: log.Logged) -> None:
        """A bot plays the seat for a while."""
        self.seats[entry.seat].bot = entry.bot
        self.seat_changed(entry.seat, logged, f"stand-in-{entry.why}")

    def add_returned(self, entry: log.Returned, logged: log.Logged) -> None:
        """The player plays again."""
        self.seats[entry.seat].bot = None
        self.seat_changed(entry.seat, logged, "returned")

    def add_clock_set(self, entry: log.ClockSet, logged: log.Logged) -> None:
        """Nobody's time ran while the clock jumped."""
        self.clocks.jump(entry.by)
        self.shown = logged.version

    def add_auto(self, entry: log.AutoSet, logged: log.Logged) -> None:
        """Forced moves by themselves, or not."""
        self.seats[entry.seat].auto = entry.on
        self.info_changed = logged.version

    def add_rematched(self, entry: log.Rematched, logged: log.Logged) -> None:
        """The next game is elsewhere."""
        self.rematch = entry.table
        self.info_changed = logged.version

    def add_imported(self, entry: log.Imported, logged: log.Logged) -> None:
        """All of a recorded game at once."""
        game = self.game
        own = None if self.own_set is None else str(self.own_set.path)
        self.imported = records.read(entry.record, game, "record", own)
        self.setup = self.imported.setup
        self.seats = [Seat(None, name) for name in self.imported.seats]
        for seat, action, state in records.replay(self.imported, game, "record"):
            self.states.append(state.copy())
            if seat >= 0:
                self.plies.append(Ply(logged.version, seat, action, False))
        self.shown = self.info_changed = logged.version

    def add_placed(self, entry: log.Placed, logged: log.Logged) -> None:
        """The game goes on from a position of another table; its seed is not known here."""
        self.setup = self.setup_with("")
        self.origin = wire.Origin(entry.table, entry.ply)
        state = self.game.start(self.setup).blank()
        state.from_ints(unpack(entry.state))
        self.states = [state]
        self.info_changed = self.course = logged.version
        self.turn_changed(logged)

    def note(self, logged: log.Logged, seat: int, key: str, **args: int) -> None:
        """A line about a seat for the log."""
        what = words(f"note-{key}", who=seat_words(seat), **args)
        self.notes.append(Note(logged.version, self.ply, seat, what))
        self.shown = logged.version

    def seat_changed(self, seat: int, logged: log.Logged, key: str) -> None:
        """Somebody else plays a seat from now on."""
        self.note(logged, seat, key)
        self.info_changed = logged.version
        self.turn_changed(logged)

    def turn_changed(self, logged: log.Logged) -> None:
        """Others may be waited for now."""
        self.shown = logged.version
        waiting = self.waits_for()
        self.asked = {seat: self.asked.get(seat, logged.version) for seat in waiting}
        self.clocks.run(self.humans_to_act(), logged.at)


HANDLERS: dict[type, Callable[[Table, Any, log.Logged], None]] = {
    log.Created: Table.add_created,
    log.Sat: Table.add_sat,
    log.BotSat: Table.add_bot,
    log.Left: Table.add_left,
    log.Started: Table.add_started,
    log.Acted: Table.add_acted,
    log.Undone: Table.add_undone,
    log.Asked: Table.add_asked,
    log.Answered: Table.add_answered,
    log.Chatted: Table.add_chatted,
    log.Reacted: Table.add_reacted,
    log.Resigned: Table.add_resigned,
    log.StoodIn: Table.add_stood_in,
    log.Returned: Table.add_returned,
    log.ClockSet: Table.add_clock_set,
    log.AutoSet: Table.add_auto,
    log.Rematched: Table.add_rematched,
    log.Imported: Table.add_imported,
    log.Placed: Table.add_placed,
}
