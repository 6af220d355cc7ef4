"""Turns an order into the entries it leads to, or raises a refusal; it changes nothing itself."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Literal, cast

from atoll import bots
from atoll.core.errors import IllegalAction, InvalidNotation
from atoll.core.seeds import join_seed
from atoll.server import wire
from atoll.server.chance import new_secret
from atoll.server.errors import ServerError
from atoll.server.people.names import clean_name
from atoll.server.people.players import Player
from atoll.server.store import entries as log
from atoll.server.tables import chat
from atoll.server.tables.parts import Seat
from atoll.server.tables.table import Table
from atoll.server.tables.voices import Tell

QUESTIONS = 3  # takebacks a seat asks for between two actions
STAND_INS = ("casual", "beginner")  # the bots that play for people, by preference


class Join(wire.Command, tag="join"):
    """Sit down."""

    seat: int
    name: str | None = None
    share: str | None = None


class Leave(wire.Command, tag="leave"):
    """Leave a seat before the game starts; the host may free any seat."""

    seat: int


class Fill(wire.Command, tag="fill"):
    """Put bots on all open seats and start."""

    bot: str


class Start(wire.Command, tag="start"):
    """Start the game."""


class MakeCasual(wire.Command, tag="make_casual"):
    """A seat is about to get something that makes a rated game casual."""

    seat: int
    why: log.WhyCasual


class Kick(wire.Command, tag="kick"):
    """The server's host takes a seat from its player; the order is given in the player's name."""

    seat: int


@dataclass(frozen=True)
class BotMove:
    """The choice of a bot, for a seat that it plays or, without `bot`, for one whose time is up."""

    seat: int
    decision: int
    action: int
    bot: str | None


@dataclass(frozen=True)
class ForcedMove:
    """The only legal action of a seat that plays forced moves automatically."""

    seat: int
    decision: int


@dataclass(frozen=True)
class StandIn:
    """A bot takes over a seat whose time is up, until its player returns."""

    seat: int
    bot: str
    why: "Why"


@dataclass(frozen=True)
class SetClock:
    """The wall clock was set by this many milliseconds."""

    by: int


Why = Literal["absent", "late"]
Order = wire.Order | Join | Leave | Fill | Start | MakeCasual | Kick  # of a player
OwnOrder = BotMove | ForcedMove | StandIn | SetClock  # of the table itself; no client can send one
Entries = list[log.AnyEntry]


def decide(table: Table, player: Player | None, order: Order | OwnOrder) -> Entries:
    """The entries an order leads to; raises `ServerError` or the rules' refusal."""
    if isinstance(order, OwnOrder):
        return OWN_RULES[type(order)](table, order)
    if player is None:
        raise ServerError("player/needed")
    return RULES[type(order)](table, player, order)


def best_bot(preferred: tuple[str, ...]) -> str:
    """The first of these bots that exists, else any."""
    names = bots.names()
    return next((name for name in preferred if name in names), names[0])


def check_bot(name: str) -> str:
    """The name of a bot that exists."""
    if name not in bots.names():
        raise ServerError("bot/unknown", name)
    return name


def own_seat(table: Table, player: Player, number: int) -> Seat:
    """A seat of the player at a running game."""
    check_playing(table)
    seat = find_seat(table, number)
    if seat.player != player.id:
        raise ServerError("seat/not-yours")
    if seat.resigned:
        raise ServerError("seat/resigned")
    return seat


def find_seat(table: Table, number: int) -> Seat:
    """A seat by its number."""
    if not 0 <= number < len(table.seats):
        raise ServerError("seat/unknown")
    return table.seats[number]


def check_playing(table: Table) -> None:
    """Raise unless the game is running."""
    if table.status != "playing":
        raise ServerError("table/over" if table.status == "over" else "table/not-started")


def check_decision(table: Table, decision: int) -> None:
    """Raise unless the order answers the current decision."""
    if decision != table.decision:
        raise ServerError("decision/stale")


def check_open(table: Table) -> None:
    """Raise unless the game has not begun."""
    if table.status != "open":
        raise ServerError("table/started")


def check_host(table: Table, player: Player) -> None:
    """Raise unless the player opened the table."""
    if table.created.host != player.id:
        raise ServerError("table/not-host")


# -- before the game ------------------------------------------------------------------------


def join(table: Table, player: Player, order: Join) -> Entries:
    """Sit down; the game starts when the last seat is taken."""
    check_open(table)
    if not find_seat(table, order.seat).is_open:
        raise ServerError("seat/taken")
    name = player.name if order.name is None else clean_name(order.name)
    sat: Entries = [log.Sat(order.seat, player.id, name, player.tag, order.share)]
    others = [seat for n, seat in enumerate(table.seats) if n != order.seat]
    if any(seat.is_open for seat in others):
        return sat
    shares = [seat.share for seat in table.seats]
    shares[order.seat] = order.share
    return [*sat, new_start(table.created.secret, shares)]


def leave(table: Table, player: Player, order: Leave) -> Entries:
    """Leave a seat, or free it as the host."""
    check_open(table)
    seat = find_seat(table, order.seat)
    if seat.player != player.id:
        check_host(table, player)
    return [] if seat.is_open else [log.Left(order.seat)]


def fill(table: Table, player: Player, order: Fill) -> Entries:
    """Put bots on the open seats."""
    check_open(table)
    check_host(table, player)
    bot = check_bot(order.bot)
    filled = [log.BotSat(n, bot) for n, seat in enumerate(table.seats) if seat.is_open]
    return [*filled, start_of(table)]


def start(table: Table, player: Player, order: Start) -> Entries:
    """Start the game, when no seat is open."""
    check_open(table)
    check_host(table, player)
    if any(seat.is_open for seat in table.seats):
        raise ServerError("table/not-full")
    return [start_of(table)]


def start_of(table: Table) -> log.Started:
    """The start of the game at a table."""
    return new_start(table.created.secret, [seat.share for seat in table.seats])


def new_start(secret: str | None, shares: list[str | None]) -> log.Started:
    """The start of a game whose seed is made of the server's secret and the seats' shares."""
    return log.Started(join_seed(secret or new_secret(), shares))


# -- the game -------------------------------------------------------------------------------


def act(table: Table, player: Player, order: wire.Act) -> Entries:
    """Take an action; a player who acts takes their seat back from a stand-in."""
    seat = own_seat(table, player, order.seat)
    check_decision(table, order.decision)
    acted = take(table, order.seat, read_action(table, order.seat, order.text, order.data))
    return [log.Returned(order.seat), acted] if seat.bot else [acted]


def take(table: Table, seat: int, action: int, is_auto: bool = False) -> log.Acted:
    """An action as an entry, whoever chose it; raises the rules' refusal.

    It is checked by what its seat knows, so that a refusal reveals nothing else. The table parses
    the entry's text once more against the full state, as it does when the log is loaded: what could
    not be replayed is not stored.
    """
    seen = table.seen_by(table.ply, seat)
    refusal = seen.check(seat, action)
    if refusal is not None:
        raise IllegalAction(refusal)
    return log.Acted(seat, table.game.text(seen, seat, action), is_auto)


def labels(table: Table, order: wire.AskLabels, say: Tell) -> list[wire.Said]:
    """The labels of choices of a seat's current decision."""
    game, seen = table.game, table.seen_by(table.ply, order.seat)
    actions = [read_action(table, order.seat, text) for text in order.texts]
    if not all(seen.is_legal(order.seat, action) for action in actions):
        raise ServerError("action/unreadable")
    return [say(game.describe(seen, order.seat, action)) for action in actions]


def read_action(table: Table, seat: int, text: str | None, data: wire.Data | None = None) -> int:
    """The action that a text or data names, parsed only with what its seat knows."""
    seen = table.seen_by(table.ply, seat)
    try:
        if text is not None:
            return table.game.parse(seen, seat, text)
        return table.game.from_data(seen, seat, data or {})
    except InvalidNotation as error:
        raise ServerError("action/unreadable", str(error)) from None
    except (AttributeError, LookupError, TypeError, ValueError, OverflowError):
        raise ServerError("action/unreadable") from None


def previewed(table: Table, player: Player, order: wire.AskPreview) -> int:
    """The legal action that a player asks about; raises the rules' refusal."""
    own_seat(table, player, order.seat)
    check_decision(table, order.decision)
    if not table.created.previews:
        raise ServerError("preview/off")
    action = read_action(table, order.seat, order.text)
    refusal = table.seen_by(table.ply, order.seat).check(order.seat, action)
    if refusal is not None:
        raise IllegalAction(refusal)
    return action


def undo(table: Table, player: Player, order: wire.Undo) -> Entries:
    """Take back one own action, with the automatic forced moves that followed it."""
    point, ply = undo_point(table, player, order), table.ply - 1
    while ply > point and table.plies.autos[ply]:
        ply -= 1
    return [log.Undone(order.seat, ply)]


def reset(table: Table, player: Player, order: wire.Reset) -> Entries:
    """Take back all own actions that may be taken back."""
    return [log.Undone(order.seat, undo_point(table, player, order))]


def undo_point(table: Table, player: Player, order: wire.Undo | wire.Reset) -> int:
    """The earliest ply to which a player may go back; raises if there is nothing to take back."""
    own_seat(table, player, order.seat)
    check_decision(table, order.decision)
    point = table.undo_point(order.seat)
    if point == table.ply:
        raise ServerError("undo/nothing")
    return point


def check_casual(table: Table, is_known: bool) -> None:
    """Raise unless an order that makes a rated game casual says that the player knows it."""
    if table.is_rated and not is_known:
        raise ServerError("rated/casual")


def make_casual(table: Table, player: Player, order: MakeCasual) -> Entries:
    """The entries that make a rated game casual, for an order that needs it."""
    own_seat(table, player, order.seat)
    return casual(table, order.seat, order.why)


def casual(table: Table, seat: int, why: log.WhyCasual) -> Entries:
    """The entries that make a rated game casual."""
    return [log.BecameCasual(seat, why)] if table.is_rated else []


def ask_takeback(table: Table, player: Player, order: wire.AskTakeback) -> Entries:
    """Ask the others, or go back at once if there is nobody to ask.

    A rated game against bots becomes casual; one between people if something new was seen since.
    """
    own_seat(table, player, order.seat)
    check_decision(table, order.decision)
    ply = table.plies.last_of(order.seat) - 1 if order.ply is None else order.ply
    if not 0 <= ply < table.ply:
        raise ServerError("takeback/nothing")
    others = others_to_ask(table, order.seat)
    is_casual = table.is_rated and (not others or table.shows_something(ply, order.seat))
    if is_casual:
        check_casual(table, order.casual)
    if not others:
        return [*casual(table, order.seat, "takeback"), log.Undone(order.seat, ply)]
    if table.questions[order.seat] >= QUESTIONS:
        raise ServerError("limit/rate")
    return [log.Asked(order.seat, ply, is_casual)]


def others_to_ask(table: Table, seat: int) -> list[int]:
    """The seats that must agree: those of all other people who have not resigned."""
    asking = table.seats[seat].player
    return [
        n
        for n, other in enumerate(table.seats)
        if not other.resigned and other.player not in (None, asking)
    ]


def answer(table: Table, player: Player, order: wire.Answer) -> Entries:
    """Agree to a takeback or decline it; when all agreed the game goes back."""
    own_seat(table, player, order.seat)
    takeback = table.takeback
    if takeback is None or order.seat not in others_to_ask(table, takeback.seat):
        raise ServerError("takeback/none")
    given: Entries = [log.Answered(order.seat, order.yes)]
    left = set(others_to_ask(table, takeback.seat)) - {*takeback.yes, order.seat}
    if not order.yes or left:
        return given
    made = casual(table, takeback.seat, "takeback") if takeback.casual else []
    return [*given, *made, log.Undone(takeback.seat, takeback.ply)]


def resign(table: Table, player: Player, order: wire.Resign) -> Entries:
    """Resign."""
    own_seat(table, player, order.seat)
    return give_up(table, order.seat, "asked")


def kick(table: Table, player: Player, order: Kick) -> Entries:
    """Take the seat from its player, before the game or in it."""
    if table.status == "open":
        return leave(table, player, Leave(order.seat))
    own_seat(table, player, order.seat)
    return give_up(table, order.seat, "kicked")


def give_up(table: Table, seat: int, why: log.WhyResigned) -> Entries:
    """Rank a seat last; the game ends if nobody has moved or only one side is left."""
    resigned = log.Resigned(seat, best_bot(STAND_INS), why)
    if not table.has_moved:
        return [resigned, log.Ended("aborted")]
    made = table.created
    left = [
        side
        for side in table.game.sides(made.players, made.options)
        if any(not table.seats[member].resigned and member != seat for member in side)
    ]
    return [resigned, log.Ended("resigned")] if len(left) < 2 else [resigned]


def hand_over(table: Table, player: Player, order: wire.HandOver) -> Entries:
    """Let a bot play; refused in a rated game between people, any other becomes casual."""
    own_seat(table, player, order.seat)
    bot = best_bot(STAND_INS) if order.bot is None else check_bot(order.bot)
    if table.is_strict:
        raise ServerError("rated/people")
    check_casual(table, order.casual)
    return [*casual(table, order.seat, "stand-in"), log.StoodIn(order.seat, bot, "asked")]


def come_back(table: Table, player: Player, order: wire.Return) -> Entries:
    """Take the seat back from a bot."""
    return [log.Returned(order.seat)] if own_seat(table, player, order.seat).bot else []


def set_auto(table: Table, player: Player, order: wire.SetAuto) -> Entries:
    """Turn automatic forced moves on or off."""
    own_seat(table, player, order.seat)
    return [log.AutoSet(order.seat, order.on)]


# -- what the table does by itself ----------------------------------------------------------


def move_for(table: Table, order: BotMove) -> Entries:
    """Act for a bot, if it still plays the seat."""
    check_playing(table)
    check_decision(table, order.decision)
    if table.seats[order.seat].bot != order.bot:
        raise ServerError("decision/stale")
    made = casual(table, order.seat, "stand-in") if order.bot is None else []
    return [*made, take(table, order.seat, order.action)]


def move_by_itself(table: Table, order: ForcedMove) -> Entries:
    """Play the only legal action of a seat that its player plays."""
    check_playing(table)
    check_decision(table, order.decision)
    seat = table.seats[order.seat]
    legal = table.seen_by(table.ply, order.seat).legal(order.seat)
    if seat.bot or not seat.auto or len(legal) != 1:
        raise ServerError("decision/stale")
    return [take(table, order.seat, int(legal[0]), is_auto=True)]


def stand_in(table: Table, order: StandIn) -> Entries:
    """Let a bot take over a seat; in a rated game between people the seat is lost for good."""
    check_playing(table)
    if table.is_strict:
        return give_up(table, order.seat, order.why)
    made = casual(table, order.seat, "stand-in")
    return [*made, log.StoodIn(order.seat, order.bot, order.why)]


def set_clock(table: Table, order: SetClock) -> Entries:
    """Note a jump of the wall clock, during which nobody's time ran."""
    return [log.ClockSet(order.by)] if table.clocks.since else []


# -- rematch --------------------------------------------------------------------------------


def check_rematch(table: Table, player: Player) -> list[int]:
    """The seats of a player who may ask for a rematch; the game must be over."""
    if table.status != "over" or table.imported is not None:
        raise ServerError("table/not-over")
    if not table.seats_of(player.id):
        raise ServerError("seat/not-yours")
    return table.seats_of(player.id)


def decline_rematch(table: Table, player: Player, order: wire.DeclineRematch) -> Entries:
    """Decline a rematch or withdraw the agreement."""
    seats = check_rematch(table, player)
    if table.offer is None:
        raise ServerError("rematch/none")
    return [log.RematchAnswered(seats, False)]


RULES = cast(
    dict[type, Callable[[Table, Player, Any], Entries]],
    {
        Join: join,
        Leave: leave,
        Fill: fill,
        Start: start,
        MakeCasual: make_casual,
        Kick: kick,
        wire.Act: act,
        wire.Undo: undo,
        wire.Reset: reset,
        wire.AskTakeback: ask_takeback,
        wire.Answer: answer,
        wire.Resign: resign,
        wire.HandOver: hand_over,
        wire.Return: come_back,
        wire.SetAuto: set_auto,
        wire.Say: chat.say,
        wire.React: chat.react,
        wire.DeclineRematch: decline_rematch,
    },
)


OWN_RULES = cast(
    dict[type, Callable[[Table, Any], Entries]],
    {BotMove: move_for, ForcedMove: move_by_itself, StandIn: stand_in, SetClock: set_clock},
)
