"""What-ifs: private tables that continue from a position of another table, against bots.

From a finished game the true state may be used. From a running one only what the player's own seat
knows: a sample of it, and only if no other person plays.
"""

from atoll.core.rng import fast_rng
from atoll.core.state import State
from atoll.review.position import pack
from atoll.server import wire
from atoll.server.chance import draw
from atoll.server.errors import ServerError
from atoll.server.people.players import Player
from atoll.server.store import entries as log
from atoll.server.tables.orders import (
    STAND_INS,
    Entries,
    best_bot,
    check_bot,
    check_casual,
    find_seat,
)
from atoll.server.tables.table import Table


def open_what_if(table: Table, player: Player, order: wire.WhatIf) -> Entries:
    """The first entries of the new table: the player on the seat, bots on all others."""
    if table.status == "open":
        raise ServerError("table/not-started")
    find_seat(table, order.seat)
    ply = table.ply if order.ply is None else order.ply
    if ply > table.ply:
        raise ServerError("input/path")
    state = starting_point(table, player, order.seat, ply, order.casual)
    if state.is_over():
        raise ServerError("table/over")
    bot = best_bot(STAND_INS) if order.bot is None else check_bot(order.bot)
    made = table.created
    entries: Entries = [
        log.Created(
            made.game, made.players, made.options, made.set, False, wire.NoClock(),
            wire.Absence(), player.id, made.rules, made.own_set, rated=False,
        )
    ]  # fmt: skip
    for number, seat in enumerate(table.seats):
        if number == order.seat:
            entries.append(log.Sat(number, player.id, player.name))
        else:
            entries.append(log.BotSat(number, seat.bot or bot))
    return [*entries, log.Placed(pack(state.to_ints()), table.id, ply)]


def starting_point(
    table: Table, player: Player, seat: int, ply: int, is_known: bool = False
) -> State:
    """The state of a finished game; of a running one a sample that the seat can't tell from it.

    It makes a running rated game casual, which the player must have confirmed.
    """
    if table.status == "over":
        return table.states[ply]
    if table.seats[seat].player != player.id:
        raise ServerError("seat/not-yours")
    if not is_against_bots(table, seat):
        raise ServerError("what-if/people")
    check_casual(table, is_known)
    return table.seen_by(ply, seat).sample(fast_rng(draw("what-if")))


def is_against_bots(table: Table, seat: int) -> bool:
    """Whether all other seats are bots, none of them standing in for somebody."""
    return all(other.player is None for n, other in enumerate(table.seats) if n != seat)
