"""From an order to the entries it leads to, or to the reason why not. Nothing changes here."""

import logging
import secrets
from collections.abc import Callable
from typing import Any, cast

from atoll import bots
from atoll.core.component_set import OwnSet, hold
from atoll.core.errors import AtollError, IllegalAction, InvalidNotation
from atoll.core.game import Game
from atoll.server import entries as log
from atoll.server import wire
from atoll.server.errors import ServerError
from atoll.server.players import Player
from atoll.server.table import Seat, Table

STAND_INS = ("casual", "beginner")  # who plays for people, by preference
LOGGER = logging.getLogger("atoll.orders")


class Join(wire.Command, tag="join"):
    """Sit down."""

    seat: int
    name: str | None = None


class Leave(wire.Command, tag="leave"):
    """Get up before the game starts; the host may free any seat."""

    seat: int


class Fill(wire.Command, tag="fill"):
    """Bots on all open seats, and start."""

    bot: str


class Start(wire.Command, tag="start"):
    """Begin."""


Order = wire.Order | Join | Leave | Fill | Start
Entries = list[log.AnyEntry]


def decide(table: Table, player: Player | None, order: Order) -> Entries:
    """What a player's order leads to; raises `ServerError` or the rules' refusal."""
    if player is None:
        raise ServerError("player/needed")
    return RULES[type(order)](table, player, order)


def best_bot(preferred: tuple[str, ...]) -> str:
    """The first of these bots that there is, else any."""
    known = bots.names()
    return next((name for name in preferred if name in known), known[0])


def check_bot(name: str) -> str:
    """The name of a bot that there is."""
    if name not in bots.names():
        raise ServerError("bot/unknown", name)
    return name


def own_seat(table: Table, player: Player, number: int) -> Seat:
    """A seat of the player's at a running game."""
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
    """The game has begun and is not over."""
    if table.status != "playing":
        raise ServerError("table/over" if table.status == "over" else "table/not-started")


def check_open(table: Table) -> None:
    """The game has not begun."""
    if table.status != "open":
        raise ServerError("table/started")


def check_host(table: Table, player: Player) -> None:
    """Only who opened the table may do this."""
    if table.created.host != player.id:
        raise ServerError("table/not-host")


# -- before the game ------------------------------------------------------------------------


def join(table: Table, player: Player, order: Join) -> Entries:
    """Sit down; the last one to sit down starts the game."""
    check_open(table)
    if not find_seat(table, order.seat).is_open:
        raise ServerError("seat/taken")
    sat: Entries = [log.Sat(order.seat, player.id, order.name or player.name)]
    others = [seat for n, seat in enumerate(table.seats) if n != order.seat]
    return sat if any(seat.is_open for seat in others) else [*sat, new_start()]


def leave(table: Table, player: Player, order: Leave) -> Entries:
    """Get up, or be freed by the host."""
    check_open(table)
    seat = find_seat(table, order.seat)
    if seat.player != player.id:
        check_host(table, player)
    return [] if seat.is_open else [log.Left(order.seat)]


def fill(table: Table, player: Player, order: Fill) -> Entries:
    """Bots on the open seats."""
    check_open(table)
    check_host(table, player)
    bot = check_bot(order.bot)
    filled = [log.BotSat(n, bot) for n, seat in enumerate(table.seats) if seat.is_open]
    return [*filled, new_start()]


def start(table: Table, player: Player, order: Start) -> Entries:
    """Begin, when no seat is open."""
    check_open(table)
    check_host(table, player)
    if any(seat.is_open for seat in table.seats):
        raise ServerError("table/not-full")
    return [new_start()]


def new_start() -> log.Started:
    """The start of a game whose seed nobody knows."""
    return log.Started(secrets.token_hex(16))


# -- the game -------------------------------------------------------------------------------


def act(table: Table, player: Player, order: wire.Act) -> Entries:
    """Take an action; a player who acts takes his seat back from a stand-in."""
    seat = own_seat(table, player, order.seat)
    if order.version is not None and order.version != table.version:
        raise ServerError("version/stale")
    action = read_action(table, order)
    known = table.seen_by(table.ply, order.seat)
    refusal = known.check(order.seat, action)
    if refusal is not None:
        raise IllegalAction(refusal)
    acted = log.Acted(order.seat, table.game.text(known, order.seat, action))
    return [log.Returned(order.seat), acted] if seat.bot else [acted]


def read_action(table: Table, order: wire.Act) -> int:
    """The action an order names, read with no more than what its seat knows."""
    known = table.seen_by(table.ply, order.seat)
    try:
        if order.text is not None:
            return table.game.parse(known, order.seat, order.text)
        return table.game.from_data(known, order.seat, order.data or {})
    except InvalidNotation as error:
        raise ServerError("action/unreadable", str(error)) from None
    except (AttributeError, LookupError, TypeError, ValueError, OverflowError):
        raise ServerError("action/unreadable") from None


def undo(table: Table, player: Player, order: wire.Undo) -> Entries:
    """One own action back, with the forced ones that followed it by themselves."""
    own_seat(table, player, order.seat)
    point = table.undo_point(order.seat)
    if point == table.ply:
        raise ServerError("undo/nothing")
    ply = table.ply - 1
    while ply > point and table.plies[ply].auto:
        ply -= 1
    return [log.Undone(order.seat, ply)]


def reset(table: Table, player: Player, order: wire.Reset) -> Entries:
    """All own actions back that may be taken back."""
    own_seat(table, player, order.seat)
    point = table.undo_point(order.seat)
    if point == table.ply:
        raise ServerError("undo/nothing")
    return [log.Undone(order.seat, point)]


def ask_takeback(table: Table, player: Player, order: wire.AskTakeback) -> Entries:
    """Ask the others, or go back at once if there is nobody to ask."""
    own_seat(table, player, order.seat)
    own = [n for n, ply in enumerate(table.plies) if ply.seat == order.seat]
    ply = order.ply if order.ply is not None else max(own, default=table.ply)
    if ply >= table.ply:
        raise ServerError("takeback/nothing")
    if not others_to_ask(table, order.seat):
        return [log.Undone(order.seat, ply)]
    return [log.Asked(order.seat, ply)]


def others_to_ask(table: Table, seat: int) -> list[int]:
    """The seats that must agree: those of other people who play themselves."""
    asking = table.seats[seat].player
    return [
        n
        for n, other in enumerate(table.seats)
        if not other.bot and other.player not in (None, asking)
    ]


def answer(table: Table, player: Player, order: wire.Answer) -> Entries:
    """Agree to a takeback or not; when all agreed the game goes back."""
    own_seat(table, player, order.seat)
    asked = table.takeback
    if asked is None or order.seat not in others_to_ask(table, asked.seat):
        raise ServerError("takeback/none")
    given: Entries = [log.Answered(order.seat, order.yes)]
    left = set(others_to_ask(table, asked.seat)) - {*asked.yes, order.seat}
    return [*given, log.Undone(asked.seat, asked.ply)] if order.yes and not left else given


def resign(table: Table, player: Player, order: wire.Resign) -> Entries:
    """Give up."""
    own_seat(table, player, order.seat)
    return [log.Resigned(order.seat, best_bot(STAND_INS))]


def hand_over(table: Table, player: Player, order: wire.HandOver) -> Entries:
    """Let a bot play."""
    own_seat(table, player, order.seat)
    bot = best_bot(STAND_INS) if order.bot is None else check_bot(order.bot)
    return [log.StoodIn(order.seat, bot, "asked")]


def come_back(table: Table, player: Player, order: wire.Return) -> Entries:
    """Play again oneself."""
    return [log.Returned(order.seat)] if own_seat(table, player, order.seat).bot else []


def set_auto(table: Table, player: Player, order: wire.SetAuto) -> Entries:
    """Forced moves by themselves, or not."""
    own_seat(table, player, order.seat)
    return [log.AutoSet(order.seat, order.on)]


# -- talk -----------------------------------------------------------------------------------


def speaker_of(table: Table, player: Player) -> tuple[str, int | None]:
    """The name under which somebody speaks, and the seat if he has one."""
    seat = next(iter(table.seats_of(player.id)), None)
    return (player.name, None) if seat is None else (table.seats[seat].name, seat)


def say(table: Table, player: Player, order: wire.Say) -> Entries:
    """Say something."""
    name, seat = speaker_of(table, player)
    return [log.Chatted(name, order.text, seat)]


def react(table: Table, player: Player, order: wire.React) -> Entries:
    """Show a face."""
    name, seat = speaker_of(table, player)
    return [log.Reacted(name, order.face, seat)]


def check_rematch(table: Table, player: Player) -> None:
    """Only a player of a game that is over opens the next one."""
    if table.status != "over" or table.imported is not None:
        raise ServerError("table/not-over")
    if not table.seats_of(player.id):
        raise ServerError("seat/not-yours")


RULES = cast(
    dict[type, Callable[[Table, Player, Any], Entries]],
    {
        Join: join,
        Leave: leave,
        Fill: fill,
        Start: start,
        wire.Act: act,
        wire.Undo: undo,
        wire.Reset: reset,
        wire.AskTakeback: ask_takeback,
        wire.Answer: answer,
        wire.Resign: resign,
        wire.HandOver: hand_over,
        wire.Return: come_back,
        wire.SetAuto: set_auto,
        wire.Say: say,
        wire.React: react,
    },
)


# -- opening a table ------------------------------------------------------------------------


def check_own_set(text: str, game: Game) -> OwnSet:
    """A set that a player brings, if it is one of this game."""
    own = hold(text)
    try:
        game.check_set(own.path)
    except AtollError as error:
        raise ServerError("input/set", fault(error, own)) from None
    except Exception:
        LOGGER.exception("a component set was not understood")
        raise ServerError("input/set", f"this is no set of {game.title}") from None
    return own


def fault(error: AtollError, own: OwnSet) -> str:
    """What is wrong with a set and in which of its lines; the path it is held under is nobody's."""
    what = str(error).removeprefix(f"{own.path}:").strip()
    line, colon, rest = what.partition(": ")
    return f"line {line}: {rest}" if colon and line.isdigit() else what


def open_table(order: wire.CreateTable, player: Player, game: Game) -> Entries:
    """The first entries of a new table; it starts at once if no seat is open."""
    if "/" in order.set or "\\" in order.set or order.set.endswith(".toml"):
        raise ServerError("input/setup", "a component set is named, not given by its file")
    own = None if order.own_set is None else check_own_set(order.own_set, game)
    named = order.set if own is None else str(own.path)
    try:
        setup = game.setup(len(order.seats), "0", named, **order.options)
        game.start(setup)
    except (AtollError, TypeError) as error:
        raise ServerError("input/setup", str(error)) from None
    made: Entries = [
        log.Created(
            game.name,
            setup.players,
            dict(setup.options),
            setup.set_name,
            order.public,
            order.clock,
            order.absence,
            player.id,
            game.version,
            None if own is None else own.text,
        )
    ]
    for number, seat in enumerate(order.seats):
        if isinstance(seat, wire.OwnSeat):
            made.append(log.Sat(number, player.id, seat.name or player.name))
        elif isinstance(seat, wire.BotSeat):
            made.append(log.BotSat(number, check_bot(seat.bot)))
    return [*made, new_start()] if len(made) == setup.players + 1 else made


def open_rematch(table: Table) -> Entries:
    """The first entries of the next game: the same people, the seats moved on by one."""
    made = table.created
    again: Entries = [
        log.Created(
            made.game, made.players, made.options, made.set, made.public, made.clock,
            made.absence, made.host, made.rules, made.own_set,
        )
    ]  # fmt: skip
    for number, seat in enumerate(table.seats[1:] + table.seats[:1]):
        if seat.player is not None:
            again.append(log.Sat(number, seat.player, seat.name))
        elif seat.bot is not None:
            again.append(log.BotSat(number, seat.bot))
    return [*again, new_start()]
