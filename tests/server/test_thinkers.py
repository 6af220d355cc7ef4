"""Bots' worker processes: one that dies is replaced, and nobody waits in vain."""

import asyncio
import os
import signal
import time
from pathlib import Path

from atoll import games
from atoll.bots.levels import STRONG_SECONDS
from atoll.review.position import position_of, revive
from atoll.server.thinkers import Question, Thinkers
from tests.server.table_client import in_loop, serving
from tests.server.test_tables import BOT

SEARCHING = {"kind": "bot", "bot": "strong"}


def hard_question(seed: int) -> Question:
    """The first move of a game, to a bot that thinks for a while."""
    game = games.find("moluku")
    setup = game.setup(2, "1")
    state = game.start(setup)
    seen = state.seen_by(int(state.to_act()))
    return Question(position_of(game, setup, seen), "strong", seed)


async def kill_a_worker(thinkers: Thinkers) -> None:
    """As soon as there is one."""
    while thinkers.pool is None or not thinkers.pool._processes:
        await asyncio.sleep(0.01)
    os.kill(next(iter(thinkers.pool._processes)), signal.SIGKILL)


@in_loop
async def test_everybody_who_waits_gets_an_answer_when_a_worker_dies() -> None:
    thinkers = Thinkers(2)
    try:
        asked = [asyncio.ensure_future(thinkers.choose(hard_question(n))) for n in range(6)]
        await kill_a_worker(thinkers)
        answers = await asyncio.gather(*asked)
    finally:
        thinkers.close()
    assert all(isinstance(answer, int) for answer in answers)


@in_loop
async def test_tables_of_bots_go_on_when_their_worker_dies(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ann = await server.player("Ann")
        tables = [await ann.table(BOT, BOT) for _ in range(3)]
        await kill_a_worker(server.house.thinkers)
        for table in tables:
            async with ann.at(table) as line:
                while (await line.hear("update"))["status"] != "over":
                    pass


@in_loop
async def test_a_bot_without_a_choice_takes_as_long_as_one_that_thinks(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:

        async def answer_at_once(asked: Question) -> int:
            seen = revive(asked.position)
            return int(seen.legal(seen.viewer)[0])

        server.house.thinkers.choose = answer_at_once  # type: ignore[method-assign]
        ann = await server.player("Ann")
        begun = time.monotonic()
        table = await ann.table(SEARCHING, SEARCHING)
        async with ann.at(table) as line:
            while (await line.hear("update"))["ply"] < 1:
                pass
        assert time.monotonic() - begun >= STRONG_SECONDS
