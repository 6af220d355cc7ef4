"""A store that fails, a clock that jumps: clear words, nothing lost, and on it goes."""

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from atoll.server import wire
from atoll.server.store.database import Statement
from atoll.server.tables.clocks import Clocks
from atoll.server.wall_clock import Wall
from tests.server.table_client import Line, in_loop, serving
from tests.server.test_tables import BOT, ME, first_choice, two_players

FULL, ROOM = (Statement(f"PRAGMA max_page_count = {pages}", ()) for pages in (1, 1_000_000))
HOUR = 3_600_000


async def talk_until_refused(line: Line) -> tuple[list[str], dict[str, Any]]:
    """What was acknowledged before the store was full, and the first answer that is no `ack`."""
    done: list[str] = []
    while True:
        answer = await line.do("chat", text=f"{len(done)} " + "x" * 400)
        if answer["type"] != "ack":
            return done, answer
        done.append(answer["id"])


@in_loop
async def test_on_a_full_disk_people_are_told_and_nothing_acknowledged_is_lost(
    tmp_path: Path,
) -> None:
    async with serving(tmp_path) as server:
        ann, bob, table = await two_players(server)
        async with ann.at(table) as one, bob.at(table) as two:
            await one.hear("update")
            await server.house.database.write(FULL)
            done, answer = await talk_until_refused(one)
            assert answer["code"] == "server/store"
            assert answer["text"].startswith("The server cannot store anything at the moment")
            assert (await one.hear("closed"))["code"] == 1012
            heard = await two.hear("error")
            assert (heard["id"], heard["code"]) == (None, "server/store")
            assert heard["text"].startswith("De server kan nu niets opslaan")
        assert (await ann.get(f"/api/tables/{table}"))["id"] == table  # looking is possible
        await server.house.database.write(ROOM)
        async with ann.at(table) as one, bob.at(table) as two:
            lines = {0: one, 1: two}
            updates = {seat: await line.hear("update") for seat, line in lines.items()}
            seat = updates[0]["waits_for"][0]
            text = first_choice(updates[seat])[1]
            assert (await lines[seat].do("act", seat=seat, text=text))["type"] == "ack"
            assert len(one.latest["chat"]["lines"]) == len(done)


@in_loop
async def test_a_request_that_cannot_be_stored_gets_a_sentence(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ann = await server.player("Ann")
        await server.house.database.write(FULL)
        while (answer := await ann.ask("POST", "/api/players", {"name": "x" * 32})).is_success:
            pass
        assert (answer.status_code, answer.json()["code"]) == (503, "server/store")


@pytest.fixture
def shift() -> Iterator[list[int]]:
    """How far the wall clock is wrong, in milliseconds; whoever likes sets it."""
    by, true_clock = [0], Wall.clock
    Wall.clock = lambda: time.time_ns() + by[0] * 1_000_000
    yield by
    Wall.clock = true_clock


@pytest.mark.parametrize("by", [HOUR, -HOUR])
def test_nobody_loses_or_gains_time_when_the_clock_jumps(
    by: int, shift: list[int], tmp_path: Path
) -> None:
    @in_loop
    async def play() -> None:
        async with serving(tmp_path) as server:
            ann = await server.player("Ann")
            clock = {"kind": "live", "bank": 600, "increment": 0}
            table = await ann.table(ME, ME, clock=clock)
            async with ann.at(table) as line:
                for jumps in (False, True, False):
                    shift[0] += by if jumps else 0
                    update = line.latest.get("update") or await line.hear("update")
                    seat, text = first_choice(update)
                    await line.do("act", seat=seat, text=text)
                left = line.latest["update"]["clock"]["left"]
                assert all(600_000 - 60_000 < one <= 600_000 for one in left)
            info = await ann.get(f"/api/tables/{table}")
            assert all(seat["bot"] is None for seat in info["seats"])

    play()


@in_loop
async def test_a_timer_that_rings_because_the_clock_was_set_harms_nobody(
    tmp_path: Path, shift: list[int]
) -> None:
    async with serving(tmp_path) as server:
        ann = await server.player("Ann")
        clock, absence = {"kind": "slow", "days": 1}, {"after": 600, "then": "bot"}
        table = await ann.table(ME, BOT, clock=clock, absence=absence)
        live = await server.house.live_table(table)
        while live.turns.thinking:
            await asyncio.sleep(0)
        before = live.table.clocks.deadlines()
        assert list(before) == [0]
        shift[0] = 48 * HOUR
        await live.turns.act_for_late()
        assert live.table.seats[0].bot is None
        assert live.table.clocks.deadlines()[0] - before[0] == pytest.approx(48 * HOUR, abs=1000)


def test_clocks_go_on_after_a_jump_as_if_there_had_been_none() -> None:
    clocks = Clocks(wire.LiveClock(60, 0), 2)
    clocks.run([0], 1000)
    clocks.jump(HOUR)
    clocks.run([1], HOUR + 11_000)
    assert clocks.left == [50_000, 60_000]
