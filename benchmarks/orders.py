"""`python -m benchmarks.orders`: the processor time of one order, without sockets and disk.

An order is decided, added to its table, put into the statements that would store it, and sent to
two light clients as message keys, as the web client requests.
"""

import sys
import time

from atoll import games
from atoll.core.game import Game
from atoll.core.rng import fast_rng
from atoll.server import wire
from atoll.server.people.players import Player
from atoll.server.store import entries as log
from atoll.server.store import table_rows
from atoll.server.tables import opening, orders
from atoll.server.tables.connections import Audience, Connection
from atoll.server.tables.summaries import row_of
from atoll.server.tables.table import Table

ORDERS = 600  # of each game
PEOPLE = [Player(f"p{seat}", "Somebody", "en") for seat in (0, 1)]


def add(table: Table, entries: list[log.AnyEntry], order: str | None = None) -> list[log.Logged]:
    """Add entries to a table."""
    news = table_rows.number(entries, table.version, order=order)
    for logged in news:
        table.add(logged)
    return news


def new_table(game: Game, seed: int) -> Table:
    """A running game of two people."""
    table = Table("t")
    wanted = wire.CreateTable(game.name, [wire.OwnSeat(), wire.OpenSeat()])
    made = opening.open_table(wanted, PEOPLE[0], game, "0" * 32)
    add(table, [*made, log.Sat(1, PEOPLE[1].id, "Somebody"), log.Started(f"orders {seed}")])
    return table


def play(game: Game, seed: int, most: int) -> list[float]:
    """The seconds of each order of one game."""
    table, rng = new_table(game, seed), fast_rng(seed)
    audience = Audience(table)
    for player in PEOPLE:
        connection = Connection(player, None, light=True)
        audience.connections.add(connection)
        audience.greet(connection, 0, 0)
    took: list[float] = []
    while table.status != "over" and len(took) < most:
        seat = int(table.state.to_act())
        text = game.text(table.state, seat, int(table.state.random_action(seat, rng)))
        start = time.process_time()
        order = wire.Act(id=f"{len(took)}", seat=seat, decision=table.decision, text=text)
        news = add(table, orders.decide(table, PEOPLE[seat], order), order.id)
        table_rows.change(row_of(table), news, 1)
        audience.broadcast(news, 0)
        took.append(time.process_time() - start)
        for connection in audience.connections:
            while not connection.queue.empty():
                connection.queue.get_nowait()
    return took


def main() -> int:
    """Print one line per game."""
    for game in games.all_games():
        took: list[float] = []
        for seed in range(ORDERS):
            took += play(game, seed, ORDERS - len(took))
            if len(took) >= ORDERS:
                break
        sys.stdout.write(f"{game.title}: {1000 * sum(took) / len(took):.2f} ms\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
