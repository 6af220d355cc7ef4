"""A server holds few positions and few tables nobody looks at, and wakes all it can load."""

import logging
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from atoll.core.game import Game
from atoll.core.rng import fast_rng
from atoll.server.store.database import Statement
from atoll.server.tables import house as houses
from atoll.server.tables.states import EVERY, States
from benchmarks import memory
from tests.server.table_client import GENEROUS, in_loop, serving
from tests.server.test_tables import ME, OPEN

PLIES = 3 * EVERY + 5
LARGEST = 250  # kilobytes of a table after 400 actions, or at the end of its game
PACKED = 4_000  # bytes of a position that is kept


def test_any_position_can_be_looked_at_and_few_are_kept(game: Game) -> None:
    rng = fast_rng("positions")
    state = game.start(game.setup(game.players[0], "1"))
    truth, states = [state], States(state)
    while not truth[-1].is_over() and len(truth) <= PLIES:
        after = truth[-1].copy()
        seat = int(after.to_act())
        action = int(after.random_action(seat, rng))
        after.apply(seat, action)
        truth.append(after)
        states.append(seat, action, after)
        ply = int(rng.below(len(truth)))
        assert states[ply].to_ints() == truth[ply].to_ints()
    assert len(states.kept) <= 2
    assert sum(map(len, states.packed.values())) <= PACKED * len(truth) // EVERY + PACKED
    assert [one.to_ints() for one in states] == [one.to_ints() for one in truth]
    assert states[-1] is truth[-1]
    ply = len(truth) * 2 // 3
    states.cut(ply)
    assert len(states) == ply + 1
    assert [one.to_ints() for one in states] == [one.to_ints() for one in truth[: ply + 1]]
    for wrong in (ply + 1, -ply - 2):
        with pytest.raises(IndexError):
            states[wrong]


@pytest.mark.skipif(sys.platform != "linux", reason="memory is read from /proc")
@pytest.mark.parametrize(
    ("name", "players"), [("gipsy_king", 5), ("isla_bohnita", 7), ("pelican_bay", 4)]
)
def test_a_long_table_takes_little_memory(name: str, players: int) -> None:
    kilobytes, plies = memory.measured(name, players)
    assert plies > 100
    assert 0 < kilobytes <= LARGEST


@in_loop
async def test_tables_nobody_looks_at_leave_the_memory(tmp_path: Path) -> None:
    async with serving(tmp_path, replace(GENEROUS, kept=3)) as server:
        ann = await server.player("Ann")
        tables = [await ann.table(ME, OPEN) for _ in range(10)]
        assert len(server.house.live_tables) <= 4
        async with ann.at(tables[0]) as line:
            await line.hear("presence")
            for table in tables:
                assert (await server.stranger().get(f"/api/tables/{table}"))["id"] == table
            assert tables[0] in server.house.live_tables
            assert len(server.house.live_tables) <= 5
        assert tables[9] in server.house.live_tables  # it was used last


async def spoil(server_house: houses.House, table: str) -> None:
    """Make a table one that can't be loaded, with something long due."""
    await server_house.database.write(
        Statement("UPDATE tables SET wake = 1 WHERE id = $1", (table,)),
        Statement("DELETE FROM entries WHERE table_id = $1 AND version = 2", (table,)),
    )
    server_house.forget(server_house.live_tables[table])


@in_loop
async def test_tables_that_cannot_be_loaded_are_passed_over_once_and_for_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(houses, "WOKEN", 3)
    monkeypatch.setattr(houses, "ROUNDS", 3600.0)
    caplog.set_level(logging.ERROR, "atoll.house")
    async with serving(tmp_path) as server:
        house = server.house
        ann = await server.player("Ann")
        for _ in range(7):
            await spoil(house, await ann.table(ME, ME))
        good = await ann.table(ME, ME)
        house.forget(house.live_tables[good])
        await house.database.write(Statement("UPDATE tables SET wake = 2 WHERE id = $1", (good,)))
        for _ in range(6):
            await house.wake_sleeping()
        assert good in house.live_tables
        assert len([one for one in caplog.records if one.message == "can't be loaded"]) == 7
        rows = await house.database.read("SELECT id FROM tables WHERE wake = 1")
        assert rows == []


@in_loop
async def test_tables_in_memory_do_not_hide_those_that_are_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(houses, "WOKEN", 3)
    monkeypatch.setattr(houses, "ROUNDS", 3600.0)
    async with serving(tmp_path) as server:
        house = server.house
        ann = await server.player("Ann")
        tables = [await ann.table(ME, ME) for _ in range(8)]
        await house.database.write(Statement("UPDATE tables SET wake = 1", ()))
        house.forget(house.live_tables[tables[-1]])
        for _ in range(4):
            await house.wake_sleeping()
        assert tables[-1] in house.live_tables
