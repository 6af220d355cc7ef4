"""Forced moves that play themselves tell nobody that they were forced."""

import itertools
import json
from pathlib import Path

import pytest

from atoll.server import wire
from atoll.server.chance import Source
from atoll.server.store import entries as log
from atoll.server.tables.table import Table
from atoll.server.tables.turns import pace
from tests.server.table_client import in_loop, serving

ME, OPEN = {"kind": "me"}, {"kind": "open"}
USUAL = 2.0


@pytest.fixture(autouse=True)
def numbered(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every draw is another one."""
    numbers = itertools.count()
    monkeypatch.setattr(Source, "number", staticmethod(lambda purpose: next(numbers)))


@in_loop
async def test_only_the_player_of_a_seat_is_told_that_it_plays_forced_moves(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ann, bob = await server.player("Ann"), await server.player("Bob")
        table = await ann.table(ME, OPEN)
        await bob.put(f"/api/tables/{table}/seats/1")
        async with ann.at(table) as own, bob.at(table) as other:
            await own.hear("update")
            await other.hear("update")
            heard = len(other.raw)
            await own.do("auto", seat=0, on=True)
            await other.do("chat", text="Hello")
            told = [json.loads(text)["type"] for text in other.raw[heard:]]
            assert own.latest["table"]["table"]["seats"][0]["auto"] is True
        assert "table" not in told
        for one in (bob, server.stranger()):
            info = await one.get(f"/api/tables/{table}")
            assert [seat["auto"] for seat in info["seats"]] == [False, False]
        assert (await ann.get(f"/api/tables/{table}"))["seats"][0]["auto"] is True
        (row,) = await server.house.database.read("SELECT info FROM tables WHERE id = $1", table)
        assert '"auto":true' not in row[0]


def table_of(players: tuple[str, ...], clock: wire.Clock, times: tuple[int, ...] = ()) -> Table:
    """A running game of these people at which actions were taken at these seconds."""
    table = Table("t")
    made = log.Created(
        "moluku", 2, {"teams": False}, "default", False, clock, wire.Absence(), players[0], 2
    )
    found: list[log.AnyEntry] = [made]
    found += [log.Sat(seat, player, player) for seat, player in enumerate(players)]
    found.append(log.Started("0"))
    for version, entry in enumerate(found, 1):
        table.add(log.Logged(version, 0, entry))
    for at in times:
        seat = table.waits_for()[0]
        action = int(table.state.legal(seat)[0])
        text = table.game.text(table.state, seat, action)
        table.add(log.Logged(table.version + 1, at * 1000, log.Acted(seat, text)))
    return table


def test_where_no_other_person_plays_forced_moves_are_played_at_once() -> None:
    assert pace(table_of(("a", "a"), wire.NoClock()), 0, USUAL) == 0


def test_a_forced_move_takes_about_as_long_as_the_seats_other_moves() -> None:
    slow = table_of(("a", "b"), wire.NoClock(), (6, 12, 18, 24, 30, 36))
    unknown = table_of(("a", "b"), wire.NoClock())
    for _ in range(50):
        assert 0.6 * 6 <= pace(slow, 0, USUAL) <= 1.4 * 6
        assert 0.6 * USUAL <= pace(unknown, 0, USUAL) <= 1.4 * USUAL


def test_a_forced_move_takes_little_of_a_clock() -> None:
    table = table_of(("a", "b"), wire.LiveClock(10))
    assert all(pace(table, 0, USUAL) <= 0.5 for _ in range(50))


def test_no_two_forced_moves_take_the_same_time() -> None:
    table = table_of(("a", "b"), wire.NoClock())
    assert len({pace(table, 0, USUAL) for _ in range(20)}) == 20
