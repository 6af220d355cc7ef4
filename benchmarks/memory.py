"""`python -m benchmarks.memory GAME …`: the kilobytes that a table takes in memory (Linux).

All seats are people with light clients, who take 400 actions or play to the end; the memory of
sockets is not counted. Every game is played at two tables, and the second is measured: the first
one has filled the shared caches.
"""

import gc
import os
import sys
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

from atoll import games
from atoll.core.game import Game
from atoll.core.rng import fast_rng
from atoll.server import wire
from atoll.server.people.players import Player
from atoll.server.store import entries as log
from atoll.server.store import table_rows
from atoll.server.tables import opening
from atoll.server.tables.connections import Audience, Connection
from atoll.server.tables.table import Table

PLIES = 400
TABLES = 8


def held() -> int:
    """The bytes that this process holds."""
    gc.collect()
    pages = int(Path("/proc/self/statm").read_text(encoding="utf-8").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


def add(audience: Audience, entries: list[log.AnyEntry], by: str = "", order: str = "") -> None:
    """Add entries to a table and broadcast them, as a live table does."""
    table = audience.table
    news = table_rows.number(entries, table.version, by or None, order or None)
    for logged in news:
        table.add(logged)
    audience.broadcast(news, 0)
    table.keep_latest()


def play(game: Game, players: int, seed: int) -> Audience:
    """A table after 400 actions, or at the end of its game."""
    people = [Player(f"p{seat}", "Somebody", "en") for seat in range(players)]
    seats: list[wire.OpenSeat | wire.OwnSeat | wire.BotSeat] = [wire.OwnSeat()]
    seats += [wire.OpenSeat()] * (players - 1)
    audience, rng = Audience(Table(f"t{seed}")), fast_rng(seed)
    made = opening.open_table(wire.CreateTable(game.name, seats), people[0], game, "0" * 32)
    sat = [log.Sat(seat, people[seat].id, "Somebody") for seat in range(1, players)]
    add(audience, [*made, *sat, log.Started(f"memory {seed}")])
    for player in people:
        connection = Connection(player, None, light=True)
        audience.enter(connection)
        audience.greet(connection, 0, 0)
    table = audience.table
    while table.status == "playing" and table.ply < PLIES:
        seat = int(table.state.to_act())
        text = game.text(table.state, seat, int(table.state.random_action(seat, rng)))
        order = f"{seed:08x}-0000-4000-8000-{table.ply:012x}"
        add(audience, [log.Acted(seat, text)], people[seat].id, order)
        for connection in audience.connections:
            while not connection.queue.empty():
                connection.queue.get_nowait()
    return audience


def measured(name: str, players: int) -> tuple[float, int]:
    """The size of a table in a separate process, where no freed memory is used again."""
    context = get_context("spawn")
    with ProcessPoolExecutor(1, context) as process:
        return process.submit(kilobytes, name, players).result()


def kilobytes(name: str, players: int) -> tuple[float, int]:
    """The kilobytes of a table, and the number of actions at the second one."""
    game = games.find(name)
    kept = [play(game, players, seed) for seed in range(TABLES)]
    before = held()
    kept += [play(game, players, seed) for seed in range(TABLES)]
    return (held() - before) / TABLES / 1000, kept[-1].table.ply


def main(names: list[str]) -> int:
    """Print one line per game and number of players."""
    for name in names or [game.name for game in games.all_games()]:
        for players in sorted({2, max(games.find(name).players)}):
            size, plies = measured(name, players)
            sys.stdout.write(f"{name} {players} players, {plies} actions: {size:.0f} kB\n")
            sys.stdout.flush()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
