"""A table as it follows from its log: seats, game, clocks. It changes only by entries."""

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

from atoll import games
from atoll.core import record as records
from atoll.core.bits import members
from atoll.core.component_set import OwnSet, hold
from atoll.core.game import Game, Setup
from atoll.core.rng import commitment
from atoll.core.seeds import split_seed
from atoll.core.state import State
from atoll.core.undo import learns_nothing, shows_nothing
from atoll.core.words import Words, seat_words, words
from atoll.review.position import unpack
from atoll.server import wire
from atoll.server.errors import ServerError
from atoll.server.store import entries as log
from atoll.server.tables.clocks import Clocks
from atoll.server.tables.parts import Note, Offer, Plies, Seat, lapse_of, spoken_name
from atoll.server.tables.states import States

NOTES = 200  # latest notes that are kept in memory
ORDERS = 64  # latest orders that are recognized when they are sent again
CHATS = 50  # chat lines that are kept in memory and sent at once


@dataclass
class Table:
    """The state of a table, from all entries of its log."""

    id: str
    status: wire.Status = "open"
    version: int = 0
    created_at: int = 0
    seats: list[Seat] = field(default_factory=list)
    plies: Plies = field(default_factory=Plies)
    notes: list[Note] = field(default_factory=list)
    # Version, time, player and text.
    chats: list[tuple[int, int, str | None, log.Chatted]] = field(default_factory=list)
    chats_left: int = 0  # the version of the latest chat line that is no longer in `chats`
    orders: dict[tuple[str, str], int] = field(default_factory=dict)  # by player and id
    takeback: wire.Takeback | None = None
    questions: Counter[int] = field(default_factory=Counter)  # takebacks asked since an action
    rematch: str | None = None
    offer: Offer | None = None
    casual: bool = False  # something made it casual
    ended: log.Why | None = None  # why it ended before its last move
    setup: Setup | None = None
    positions: States | None = None  # from the start of the game
    imported: records.Record | None = None
    own_set: OwnSet | None = None
    origin: wire.Origin | None = None  # of a what-if
    shown: int = 0  # the version of the latest entry that changed what viewers see of the game
    decision: int = 0  # number of the current decision: the version of the latest action or undo
    waiting: list[int] = field(default_factory=list)  # the seats that must act
    asked: dict[int, int] = field(default_factory=dict)  # since which version a seat must act
    auto_changed: dict[int, int] = field(default_factory=dict)  # by seat: since which version
    info_changed: int = 0  # the version of the latest entry that changed seats or status
    seen: dict[tuple[int, int], State] = field(default_factory=dict)  # by ply and viewer
    listed: tuple[int, wire.TableInfo] | None = None  # what lists show, and since which version

    def add(self, logged: log.Logged) -> None:
        """Apply the next entry."""
        if logged.version != self.version + 1:
            raise ValueError(f"entry {logged.version} does not follow {self.version}")
        self.version = logged.version
        if logged.by is not None and logged.order is not None:
            self.orders[logged.by, logged.order] = logged.version
            if len(self.orders) > ORDERS:
                del self.orders[next(iter(self.orders))]
        HANDLERS[type(logged.entry)](self, logged.entry, logged)

    # -- queries ---------------------------------------------------------------------------

    @property
    def states(self) -> States:
        """The full state after each number of actions."""
        assert self.positions is not None  # callers know that the game has begun
        return self.positions

    @property
    def state(self) -> State:
        """The current full state."""
        return self.states.latest

    @property
    def ply(self) -> int:
        """How many actions have been taken."""
        return len(self.plies.seats)

    @property
    def names(self) -> list[str]:
        """The name of the player or bot at each seat."""
        return [seat.name for seat in self.seats]

    @property
    def spoken_names(self) -> list[str | Words]:
        """The same for people to read: a bot by its name in their language."""
        return [spoken_name(number, seat) for number, seat in enumerate(self.seats)]

    @property
    def commitment(self) -> str | None:
        """The hash of the server's part of the seed."""
        if self.created.secret is not None:
            return commitment(self.created.secret)
        if self.setup is None or self.origin is not None:
            return None
        return commitment(split_seed(self.setup.seed)[0])

    # -- rating ----------------------------------------------------------------------------

    @property
    def people(self) -> list[str]:
        """The players at the seats, by id; a player with several seats appears several times."""
        return [seat.player for seat in self.seats if seat.player]

    @property
    def is_between_people(self) -> bool:
        """Whether at least two different people play."""
        return len(set(self.people)) > 1

    @property
    def is_rated(self) -> bool:
        """Whether the result counts at present.

        Not if one person holds several seats or a player uploaded the component set, nor in
        what-ifs and recorded games.
        """
        own = self.own_set is not None or self.origin is not None or self.imported is not None
        is_dropped = self.casual or self.ended == "aborted"
        people = self.people
        is_fit = bool(people) and len(people) == len(set(people)) and len(self.seats) > 1
        return self.created.rated and is_fit and not own and not is_dropped

    @property
    def is_strict(self) -> bool:
        """A rated game between people: nobody plays for anybody."""
        return self.is_rated and self.is_between_people

    @property
    def has_moved(self) -> bool:
        """Whether any person has acted."""
        return any(self.seats[seat].player for seat in self.plies.seats)

    def shows_something(self, ply: int, seat: int) -> bool:
        """Whether a seat has learnt anything since a ply that going back would not undo."""
        return not all(
            shows_nothing(self.states[n], self.plies.seats[n], self.plies.actions[n], seat)
            for n in range(ply, self.ply)
        )

    def seats_of(self, player: str | None) -> list[int]:
        """The seats a player holds."""
        return [n for n, seat in enumerate(self.seats) if player and seat.player == player]

    def winners(self) -> list[int]:
        """The winners: as the game says, without seats that resigned if any other seat is left."""
        if self.ended == "aborted":
            return []
        stayed = [n for n, seat in enumerate(self.seats) if not seat.resigned]
        if self.ended == "resigned":
            return stayed
        won = [int(seat) for seat in members(self.state.winners())]
        if not stayed or set(won) & set(stayed):
            return [seat for seat in won if seat in stayed] or won
        made = self.created
        scores = self.game.shown_scores(made.players, made.options, self.state.scores())
        most = max(scores[seat] for seat in stayed)
        return [seat for seat in stayed if scores[seat] == most]

    @property
    def is_show(self) -> bool:
        """Whether only bots play, with at most one person at the seats and no seat resigned."""
        people = {seat.player for seat in self.seats if seat.player}
        return len(people) < 2 and all(seat.bot and not seat.resigned for seat in self.seats)

    def waits_for(self) -> list[int]:
        """The seats that must act."""
        return self.waiting if self.status == "playing" else []

    def may_act(self) -> list[int]:
        """The seats that have a legal action, also off-turn."""
        if self.status != "playing":
            return []
        return [int(seat) for seat in members(self.state.may_act())]

    def bots_to_act(self) -> list[int]:
        """The seats that must act and that a bot plays."""
        return [seat for seat in self.waits_for() if self.seats[seat].bot]

    def humans_to_act(self) -> list[int]:
        """The seats that must act and that a person plays."""
        return [seat for seat in self.waits_for() if not self.seats[seat].bot]

    def seen_by(self, ply: int, viewer: int) -> State:
        """What a viewer knew after `ply` actions; cached for the latest plies."""
        seen = self.seen.get((ply, viewer))
        if seen is None:
            seen = self.states[ply].seen_by(viewer)
            if ply >= self.ply - 1:
                self.seen[ply, viewer] = seen
        return seen

    def keep_latest(self) -> None:
        """Keep only the current full state: the copy for a viewer takes microseconds."""
        self.seen.clear()
        if self.positions is not None:
            self.positions.keep_latest()

    def undo_point(self, seat: int) -> int:
        """The earliest ply a seat may go back to without asking; the current one if none."""
        point = self.ply
        if self.status != "playing":
            return point
        while point > 0 and self.plies.seats[point - 1] == seat and self.is_harmless(point - 1):
            point -= 1
        return point

    def is_harmless(self, ply: int) -> bool:
        """Whether the seat learnt nothing by its action at a ply."""
        is_harmless = self.plies.harmless[ply]
        if is_harmless is None:
            seat, action = self.plies.seats[ply], self.plies.actions[ply]
            seen = self.seen_by(ply, seat), self.seen_by(ply + 1, seat)
            is_harmless = learns_nothing(self.states[ply], seat, action, seen)
            self.plies.harmless[ply] = is_harmless
        return is_harmless

    def notes_after(self, version: int) -> Iterator[Note]:
        """The table's notes since a version."""
        return (note for note in self.notes if note.version > version)

    # -- entries ---------------------------------------------------------------------------

    def add_created(self, entry: log.Created, logged: log.Logged) -> None:
        """Open the table; `game/changed` if the rules have changed: it could not be replayed."""
        self.game: Game = games.find(entry.game)
        if self.game.version != entry.rules:
            raise ServerError("game/changed")
        self.created = entry
        self.created_at = logged.at
        self.own_set = hold(entry.own_set) if entry.own_set is not None else None
        self.seats = [Seat() for _ in range(entry.players)]
        self.clocks = Clocks(entry.clock, entry.players)
        self.info_changed = logged.version

    def add_sat(self, entry: log.Sat, logged: log.Logged) -> None:
        """Seat a player."""
        self.seats[entry.seat] = Seat(entry.player, entry.name, tag=entry.tag, share=entry.share)
        self.info_changed = logged.version

    def add_bot(self, entry: log.BotSat, logged: log.Logged) -> None:
        """Seat a bot."""
        name = f"{entry.bot.capitalize()} {entry.seat + 1}"
        self.seats[entry.seat] = Seat(None, name, entry.bot)
        self.info_changed = logged.version

    def add_left(self, entry: log.Left, logged: log.Logged) -> None:
        """Free a seat."""
        self.seats[entry.seat] = Seat()
        self.info_changed = logged.version

    def add_started(self, entry: log.Started, logged: log.Logged) -> None:
        """Start the game."""
        self.setup = self.setup_with(entry.seed)
        self.positions = States(self.game.start(self.setup))
        self.info_changed = self.decision = logged.version
        self.turn_changed(logged)

    def setup_with(self, seed: str) -> Setup:
        """The set-up of this table's game."""
        made = self.created
        return self.game.setup(made.players, seed, self.component_set, **made.options)

    @property
    def component_set(self) -> str:
        """The name or path of the component set."""
        return self.created.set if self.own_set is None else str(self.own_set.path)

    def add_acted(self, entry: log.Acted, logged: log.Logged) -> None:
        """Apply an action; its text is parsed and checked as when the log is loaded."""
        action = self.game.parse(self.state, entry.seat, entry.text)
        after = self.state.copy()
        after.apply(entry.seat, action)
        self.plies.append(logged.version, entry.seat, action, entry.auto, logged.at)
        self.states.append(entry.seat, action, after)
        self.clocks.renew(entry.seat, logged.at)
        self.asked.pop(entry.seat, None)
        self.decision = logged.version
        self.takeback = None
        self.questions.clear()
        self.seen = {key: seen for key, seen in self.seen.items() if key[0] == self.ply - 1}
        self.turn_changed(logged)
        if self.status == "over":
            self.tell_winners(logged)

    def add_undone(self, entry: log.Undone, logged: log.Logged) -> None:
        """Go back to the state after a ply."""
        self.states.cut(entry.ply)
        self.plies.cut(entry.ply)
        self.notes = [note for note in self.notes if note.ply <= entry.ply]
        self.takeback = None
        self.seen = {}
        self.note(logged, entry.seat, "undone", ply=entry.ply)
        self.decision = logged.version
        self.turn_changed(logged)

    def add_asked(self, entry: log.Asked, logged: log.Logged) -> None:
        """Open the question of a takeback."""
        self.takeback = wire.Takeback(entry.seat, entry.ply, [], entry.casual)
        self.questions[entry.seat] += 1
        key = "takeback-asked-casual" if entry.casual else "takeback-asked"
        self.note(logged, entry.seat, key, ply=entry.ply)

    def add_answered(self, entry: log.Answered, logged: log.Logged) -> None:
        """Record the answer to a takeback."""
        if entry.yes and self.takeback is not None:
            self.takeback.yes.append(entry.seat)
            self.shown = logged.version
        else:
            self.takeback = None
            self.note(logged, entry.seat, "takeback-refused")

    def add_chatted(self, entry: log.Chatted, logged: log.Logged) -> None:
        """Add a chat line."""
        self.chats.append((logged.version, logged.at, logged.by, entry))
        if len(self.chats) > CHATS:
            self.chats_left = self.chats.pop(0)[0]

    def add_reacted(self, entry: log.Reacted, logged: log.Logged) -> None:
        """Faces are sent once and not kept."""

    def add_resigned(self, entry: log.Resigned, logged: log.Logged) -> None:
        """Let a bot play the seat to the end."""
        self.seats[entry.seat].bot = entry.bot
        self.seats[entry.seat].resigned = True
        self.seat_changed(entry.seat, logged, f"resigned-{entry.why}")

    def add_stood_in(self, entry: log.StoodIn, logged: log.Logged) -> None:
        """Let a bot play the seat until its player returns."""
        self.seats[entry.seat].bot = entry.bot
        self.seat_changed(entry.seat, logged, f"stand-in-{entry.why}")

    def add_returned(self, entry: log.Returned, logged: log.Logged) -> None:
        """Give the seat back to its player."""
        self.seats[entry.seat].bot = None
        self.seat_changed(entry.seat, logged, "returned")

    def add_casual(self, entry: log.BecameCasual, logged: log.Logged) -> None:
        """Make the game casual."""
        self.casual = True
        self.info_changed = logged.version
        self.note(logged, entry.seat, f"casual-{entry.why}")

    def add_ended(self, entry: log.Ended, logged: log.Logged) -> None:
        """End the game before its last move."""
        self.ended = entry.why
        self.takeback = None
        self.turn_changed(logged)
        self.tell_winners(logged)

    def add_clock_set(self, entry: log.ClockSet, logged: log.Logged) -> None:
        """Shift the clocks: nobody's time ran while the wall clock jumped."""
        self.clocks.jump(entry.by)
        self.shown = logged.version

    def add_auto(self, entry: log.AutoSet, logged: log.Logged) -> None:
        """Turn automatic forced moves on or off; only the seat's player is told."""
        self.seats[entry.seat].auto = entry.on
        self.auto_changed[entry.seat] = logged.version

    def add_rematch_asked(self, entry: log.RematchAsked, logged: log.Logged) -> None:
        """Open the question of a rematch, with the time when it expires."""
        until = logged.at + lapse_of(self.created.clock)
        self.offer = Offer(until, entry.secret, dict.fromkeys(entry.seats, entry.share))
        self.offer_changed(entry.seats[0], logged, "rematch-asked")

    def add_rematch_answered(self, entry: log.RematchAnswered, logged: log.Logged) -> None:
        """Record the answer to a rematch."""
        if entry.yes and self.offer is not None:
            self.offer.shares.update(dict.fromkeys(entry.seats, entry.share))
            self.info_changed = logged.version
        else:
            self.offer = None
            self.offer_changed(entry.seats[0], logged, "rematch-declined")

    def offer_changed(self, seat: int, logged: log.Logged, key: str) -> None:
        """Note that the offer of a rematch changed."""
        self.info_changed = logged.version
        self.note(logged, seat, key)

    def add_rematched(self, entry: log.Rematched, logged: log.Logged) -> None:
        """Note that the rematch is at another table."""
        self.rematch = entry.table
        self.offer = None
        self.info_changed = logged.version

    def add_imported(self, entry: log.Imported, logged: log.Logged) -> None:
        """Apply all actions of a recorded game."""
        game = self.game
        own = None if self.own_set is None else str(self.own_set.path)
        self.imported = records.read(entry.record, game, "record", own)
        self.setup = self.imported.setup
        self.seats = [Seat(None, name) for name in self.imported.seats]
        for seat, action, state in records.replay(self.imported, game, "record"):
            if seat < 0:
                self.positions = States(state.copy())
            else:
                self.states.append(seat, action, state.copy())
                self.plies.append(logged.version, seat, action, False, logged.at)
        self.status = "over"
        self.shown = self.info_changed = logged.version

    def add_placed(self, entry: log.Placed, logged: log.Logged) -> None:
        """Start from a position of another table; its seed is not known here."""
        self.setup = self.setup_with("")
        self.origin = wire.Origin(entry.table, entry.ply)
        state = self.game.start(self.setup).blank()
        state.from_ints(unpack(entry.state))
        self.positions = States(state)
        self.info_changed = self.decision = logged.version
        self.turn_changed(logged)

    def note(self, logged: log.Logged, seat: int, key: str, **args: int) -> None:
        """Add a note about a seat to the log."""
        what = words(f"note-{key}", who=seat_words(seat), **args)
        self.notes.append(Note(logged.version, self.ply, seat, what))
        if len(self.notes) > NOTES:
            del self.notes[0]
        self.shown = logged.version

    def tell_winners(self, logged: log.Logged) -> None:
        """Add a note for each winner, when the game is over."""
        self.info_changed = logged.version
        winners = self.winners()
        for seat in winners:
            self.note(logged, seat, "won" if len(winners) == 1 else "won-shared")

    def seat_changed(self, seat: int, logged: log.Logged, key: str) -> None:
        """Note that another player or bot plays a seat from now on."""
        self.note(logged, seat, key)
        self.info_changed = logged.version
        self.turn_changed(logged)

    def turn_changed(self, logged: log.Logged) -> None:
        """Update the seats that must act, the status and the clocks."""
        self.shown = logged.version
        is_over = self.ended is not None or self.state.is_over()
        self.status = "over" if is_over else "playing"
        self.waiting = [int(seat) for seat in members(self.state.must_act())]
        self.asked = {seat: self.asked.get(seat, logged.version) for seat in self.waits_for()}
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
    log.BecameCasual: Table.add_casual,
    log.Ended: Table.add_ended,
    log.ClockSet: Table.add_clock_set,
    log.AutoSet: Table.add_auto,
    log.RematchAsked: Table.add_rematch_asked,
    log.RematchAnswered: Table.add_rematch_answered,
    log.Rematched: Table.add_rematched,
    log.Imported: Table.add_imported,
    log.Placed: Table.add_placed,
}
