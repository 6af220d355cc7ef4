"""Bots answer everybody: nobody's questions keep those of others waiting."""

import asyncio
import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from atoll.server.errors import ServerError
from atoll.server.limits.fair_queue import FairQueue, Payers, Shows
from atoll.server.workers.bot_workers import LESSONS, BotWorkers, Lane
from tests.server.table_client import PATIENCE, Server, in_loop, serving
from tests.server.test_tables import BOT, ME

MASTER = {"kind": "bot", "bot": "master"}
CASUAL = {"kind": "bot", "bot": "casual"}


def test_payers_take_turns_and_so_do_their_tables() -> None:
    queue: FairQueue[str] = FairQueue()
    for job in ("a1", "a2", "a3"):
        queue.put("eve", "a", job)
    queue.put("eve", "b", "b1")
    queue.put("ann", "c", "c1")
    assert (len(queue), queue.count("eve"), queue.count("bob")) == (5, 4, 0)
    assert [queue.take() for _ in range(3)] == ["a1", "c1", "b1"]
    queue.put("ann", "c", "c2")
    assert [queue.take() for _ in range(3)] == ["a2", "c2", "a3"]
    assert (len(queue), queue.count("eve"), queue.counts) == (0, 0, {})


def test_players_of_one_address_have_one_turn_together() -> None:
    payers = Payers(kept=2)
    for player in ("p1", "p2"):
        payers.seen(player, "127.0.0.2")
    assert [payers.of(player) for player in ("p1", "p2", "p3")] == ["127.0.0.2"] * 2 + ["p3"]
    payers.seen("p3", "127.0.0.3")
    assert payers.of("p1") == "p1"  # forgotten


def test_so_many_shows_of_one_payer_run() -> None:
    shows = Shows(2)
    assert [shows.admit("eve", table) for table in "abca"] == [True, True, False, True]
    assert shows.admit("ann", "d")
    shows.release("a")
    shows.release("a")
    assert shows.admit("eve", "c")
    shows.release("d")
    assert "ann" not in shows.running


class Workers(BotWorkers):
    """BotWorkers whose workers answer when a test says so."""

    def __init__(self, workers: int) -> None:
        super().__init__(workers)
        self.asked: list[str] = []
        self.answers: dict[str, asyncio.Future[str]] = {}

    async def ask(self, function: Callable[..., object], *args: object) -> object:  # type: ignore[override]
        name = str(args[0])
        self.asked.append(name)
        self.answers[name] = asyncio.get_running_loop().create_future()
        return await self.answers[name]

    def add(self, payer: str, name: str, is_lesson: bool = False) -> "asyncio.Task[object]":
        lane = Lane(payer, f"table of {payer}", is_lesson)
        return asyncio.ensure_future(self.work(lane, print, name))

    async def answer_all(self) -> list[str]:
        """Answer whatever is asked, in order, until nothing is."""
        await settle()
        for name in self.asked:
            self.answers[name].set_result(name)
            await settle()
        return self.asked


async def settle() -> None:
    """Let every task go on as far as it can."""
    for _ in range(8):
        await asyncio.sleep(0)


@in_loop
async def test_a_stranger_waits_for_one_turn_of_somebody_with_many_questions() -> None:
    bot_workers = Workers(1)
    asked = [bot_workers.add("eve", f"eve {n}") for n in range(40)]
    await asyncio.sleep(0)
    asked.append(bot_workers.add("ann", "ann"))
    order = await bot_workers.answer_all()
    assert order.index("ann") == 2  # after what was being thought about, and one turn of Eve's
    assert len(order) == 41
    assert all(task.done() for task in asked)


@in_loop
async def test_lessons_have_every_fourth_turn_and_leave_a_worker_to_moves() -> None:
    bot_workers = Workers(1)
    for n in range(8):
        bot_workers.add("eve", f"lesson {n}", is_lesson=True)
    for n in range(8):
        bot_workers.add("ann", f"move {n}")
    kinds = [name.split()[0] for name in await bot_workers.answer_all()]
    assert kinds[:9] == ["lesson", "move", "move", "lesson"] + ["move"] * 3 + ["lesson", "move"]
    several = Workers(3)
    for n in range(5):
        several.add("eve", f"lesson {n}", is_lesson=True)
    several.add("ann", "move")
    await settle()
    assert sorted(several.asked) == ["lesson 0", "lesson 1", "move"]


@in_loop
async def test_one_payer_has_so_many_lessons_waiting() -> None:
    bot_workers = Workers(1)
    asked = [bot_workers.add("eve", f"hint {n}", is_lesson=True) for n in range(LESSONS + 1)]
    await asyncio.sleep(0)
    with pytest.raises(ServerError, match="server/busy"):
        await bot_workers.add("eve", "one more", is_lesson=True)
    other = bot_workers.add("ann", "hint", is_lesson=True)
    assert len(await bot_workers.answer_all()) == len(asked) + 1
    assert other.done()


@in_loop
async def test_a_question_nobody_waits_for_any_more_is_not_asked() -> None:
    bot_workers = Workers(1)
    first, second = bot_workers.add("eve", "first"), bot_workers.add("eve", "second")
    await asyncio.sleep(0)
    second.cancel()
    assert await bot_workers.answer_all() == ["first"]
    assert first.done()


# -- at tables ------------------------------------------------------------------------------


def plies(server: Server) -> list[int]:
    return [live.table.ply for live in server.house.live_tables.values()]


@in_loop
async def test_bots_alone_play_only_while_somebody_looks_on(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        eve, ann = await server.player("Eve"), await server.player("Ann")
        tables = [await eve.table(MASTER, MASTER, MASTER, MASTER) for _ in range(10)]
        assert not server.house.bot_workers.running
        table = await ann.table(ME, CASUAL)
        async with ann.at(table) as line:
            while (update := await line.hear("update"))["ply"] < 4:  # both have played
                if update["waits_for"] == [0]:
                    own = next(iter(update["sights"][0]["choices"].values()))
                    line.order("act", seat=0, text=own[0]["text"])
        assert plies(server)[:10] == [0] * 10
        async with eve.at(tables[0]):
            while not server.house.bot_workers.running:
                await asyncio.sleep(0.01)


@in_loop
async def test_a_show_goes_on_when_somebody_comes_also_after_a_restart(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ann = await server.player("Ann")
        table = await ann.table(BOT, BOT)
        sql = "SELECT wake FROM tables WHERE id = $1"
        assert (await server.house.database.read(sql, table))[0][0] is None
    async with serving(tmp_path) as server:
        ann.move(server)
        async with ann.at(table) as line:
            while (await line.hear("update"))["status"] != "over":
                pass


@in_loop
async def test_a_seat_handed_over_to_a_bot_does_not_play_on_unseen(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        eve = await server.player("Eve")
        table = await eve.table(ME, MASTER)
        async with eve.at(table) as line:
            await line.do("hand_over", seat=0, bot="master")
        live = server.house.live_tables[table]
        thinking = list(live.turns.thinking.values())
        for task in thinking:
            task.cancel()
        await asyncio.gather(*thinking, return_exceptions=True)
        await asyncio.sleep(0)
        live.turns.look()
        assert not live.turns.thinking


@in_loop
async def test_one_address_watches_so_many_shows(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        server.house.shows.most = 1
        eve = await server.player("Eve")
        one, two = [await eve.table(MASTER, MASTER) for _ in range(2)]
        async with eve.at(two) as second:
            await second.hear("presence")
            async with eve.at(one) as first:
                await first.hear("presence")
                live_tables = [server.house.live_tables[table] for table in (two, one)]
                assert [bool(live.turns.thinking) for live in live_tables] == [True, False]
        while server.house.shows.running:
            await asyncio.sleep(0.01)
        async with eve.at(one) as first:
            await first.hear("presence")
            assert server.house.live_tables[one].turns.thinking


ORPHAN = """
import multiprocessing, os, sys, time
from atoll.server.workers.orphans import leave_with
def work(server):
    leave_with(server)
    print(os.getpid(), flush=True)
    while True:
        pass
if __name__ == "__main__":
    process = multiprocessing.get_context("spawn").Process(target=work, args=(os.getpid(),))
    process.start()
    process.join()
"""


def test_a_busy_worker_ends_with_a_server_that_is_killed(tmp_path: Path) -> None:
    script = tmp_path / "server.py"
    script.write_text(ORPHAN)
    server = subprocess.Popen([sys.executable, str(script)], stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    worker = int(server.stdout.readline())
    server.kill()
    server.wait()
    end = time.monotonic() + PATIENCE
    while is_running(worker) and time.monotonic() < end:
        pass
    assert not is_running(worker)


def is_running(pid: int) -> bool:
    """Whether a process is there and not only waits to be forgotten."""
    try:
        os.kill(pid, 0)
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except ProcessLookupError:
        return False
    except FileNotFoundError:  # it ended just now, or this is no Linux
        return not Path("/proc").exists()
