"""Bots' worker processes: one that dies is replaced, and nobody waits in vain."""

import asyncio
import os
import signal
import time
from pathlib import Path

from atoll import games
from atoll.bots.levels import STRONG_SECONDS
from atoll.review.position import position_of, revive
from atoll.server.workers.bot_workers import BotWorkers, Lane, Question
from tests.server.table_client import in_loop, serving

SEARCHING = {"kind": "bot", "bot": "strong"}


def hard_question(seed: int) -> Question:
    """The first move of a game, to a bot that thinks for a while."""
    game = games.find("moluku")
    setup = game.setup(2, "1")
    state = game.start(setup)
    seen = state.seen_by(int(state.to_act()))
    return Question(position_of(game, setup, seen), "strong", seed)


async def kill_a_worker(bot_workers: BotWorkers) -> None:
    """As soon as there is one."""
    while bot_workers.pool is None or not bot_workers.pool._processes:
        await asyncio.sleep(0.01)
    os.kill(next(iter(bot_workers.pool._processes)), signal.SIGKILL)


@in_loop
async def test_everybody_who_waits_gets_an_answer_when_a_worker_dies() -> None:
    bot_workers = BotWorkers(2)
    try:
        lane = Lane("ann", "t1")
        asked = [
            asyncio.ensure_future(bot_workers.choose(hard_question(n), lane)) for n in range(6)
        ]
        await kill_a_worker(bot_workers)
        answers = await asyncio.gather(*asked)
    finally:
        bot_workers.close()
    assert all(isinstance(answer, int) for answer in answers)


@in_loop
async def test_tables_of_bots_go_on_when_their_worker_dies(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ann = await server.player("Ann")
        tables = [await ann.table(SEARCHING, SEARCHING) for _ in range(2)]
        async with ann.at(tables[0]) as one, ann.at(tables[1]) as two:
            await kill_a_worker(server.house.bot_workers)
            for line in (one, two):
                while (await line.hear("update"))["ply"] < 1:
                    pass


@in_loop
async def test_a_bot_with_a_few_simulations_plays_at_a_table(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ann = await server.player("Ann")
        table = await ann.table({"kind": "bot", "bot": "skilled"}, {"kind": "bot", "bot": "casual"})
        async with ann.at(table) as line:
            while (await line.hear("update"))["ply"] < 6:
                pass


@in_loop
async def test_a_bot_without_a_choice_takes_as_long_as_one_that_thinks(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:

        async def answer_at_once(question: Question, lane: Lane) -> int:
            seen = revive(question.position)
            return int(seen.legal(seen.viewer)[0])

        server.house.bot_workers.choose = answer_at_once  # type: ignore[method-assign]
        ann = await server.player("Ann")
        begun = time.monotonic()
        table = await ann.table(SEARCHING, SEARCHING)
        async with ann.at(table) as line:
            while (await line.hear("update"))["ply"] < 1:
                pass
        assert time.monotonic() - begun >= STRONG_SECONDS
