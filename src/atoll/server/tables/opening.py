"""The first entries of a table, and of a rematch."""

from functools import lru_cache
from pathlib import Path

import msgspec

from atoll.core.component_set import SetFile, hold
from atoll.core.errors import AtollError
from atoll.core.game import Game
from atoll.server import wire
from atoll.server.errors import ServerError
from atoll.server.people.names import clean_name
from atoll.server.people.players import Player
from atoll.server.store import entries as log
from atoll.server.tables import orders
from atoll.server.tables.orders import Entries, check_bot
from atoll.server.tables.parts import Offer
from atoll.server.tables.table import Table


def open_table(order: wire.CreateTable, player: Player, game: Game, secret: str) -> Entries:
    """The first entries of a new table; it starts at once if no seat is open.

    An uploaded set has been examined before. The secret is the server's part of the seed.
    """
    if "/" in order.set or "\\" in order.set or order.set.endswith(".toml"):
        raise ServerError("input/setup", "a component set is named, not given by its file")
    held = None if order.own_set is None else hold(order.own_set)
    named = order.set if held is None else str(held.path)
    try:
        setup = game.setup(len(order.seats), "0", named, **order.options)
        game.start(setup)
    except (AtollError, TypeError) as error:
        raise ServerError("input/setup", str(error)) from None
    if is_small(setup.set_path):
        raise ServerError("input/setup", "a small component set is for solvers, not for tables")
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
            None if held is None else held.text,
            order.bid_pause,
            order.rated,
            order.audience,
            secret,
            order.previews,
        )
    ]
    shares: list[str | None] = [None] * setup.players
    for number, seat in enumerate(order.seats):
        if isinstance(seat, wire.OwnSeat):
            if seat.share is not None and order.commitment is None:
                raise ServerError("input/commitment")
            shares[number] = seat.share
            name = player.name if seat.name is None else clean_name(seat.name)
            made.append(log.Sat(number, player.id, name, player.tag, seat.share))
        elif isinstance(seat, wire.BotSeat):
            made.append(log.BotSat(number, check_bot(seat.bot)))
    return [*made, orders.new_start(secret, shares)] if len(made) == setup.players + 1 else made


@lru_cache
def is_small(path: Path) -> bool:
    """Whether a component set is for solvers; cached, because reading it takes long."""
    return "small" in SetFile(path).values


def open_rematch(table: Table, offer: Offer) -> Entries:
    """The first entries of a rematch: the same people, the seats moved on by one."""
    again: Entries = [msgspec.structs.replace(table.created, secret=offer.secret)]
    shares: list[str | None] = []
    for number in range(len(table.seats)):
        before = (number + 1) % len(table.seats)
        seat, share = table.seats[before], offer.shares.get(before)
        shares.append(share)
        if seat.player is not None:
            again.append(log.Sat(number, seat.player, seat.name, seat.tag, share))
        elif seat.bot is not None:
            again.append(log.BotSat(number, seat.bot))
    return [*again, orders.new_start(offer.secret, shares)]


def offer_at(table: Table, at: int) -> Offer | None:
    """The open question for a rematch, if it has not expired."""
    return table.offer if table.offer is not None and at < table.offer.until else None


def agree_to_rematch(
    table: Table, seats: list[int], secret: str, share: str | None, at: int
) -> tuple[Entries, Offer]:
    """The offer after a player asks for a rematch or agrees to one; `secret` is for a new offer."""
    offer = offer_at(table, at)
    if offer is None:
        return [log.RematchAsked(seats, secret, share)], Offer(
            0, secret, dict.fromkeys(seats, share)
        )
    agreed = {**offer.shares, **dict.fromkeys(seats, share)}
    answered: Entries = [log.RematchAnswered(seats, True, share)]
    return answered, Offer(offer.until, offer.secret, agreed)


def is_agreed(table: Table, offer: Offer) -> bool:
    """Whether everybody agreed to the rematch."""
    return all(n in offer.shares for n, seat in enumerate(table.seats) if seat.player)
