"""Texts of strangers are read in a process that is killed when it takes too long."""

import asyncio
import os
from pathlib import Path

import pytest

from atoll import games
from atoll.server.errors import ServerError
from atoll.server.workers.examiner import Examiner, Fault
from tests.server.table_client import Data, in_loop, serving
from tests.server.test_own_sets import OWN
from tests.server.test_tables import ME, OPEN

GAME = games.find("moluku")
SLOW = Fault("input/set", "")


def forever(text: str, more: str | None) -> Fault | None:
    """An examination that does not end by itself."""
    while True:
        pass


def die(text: str, more: str | None) -> Fault | None:
    """An examination over which its process dies."""
    os._exit(1)


@in_loop
async def test_an_examination_that_does_not_end_is_killed_and_the_next_one_answered() -> None:
    examiner = Examiner(seconds=30)
    try:
        await examiner.check_set("ann", OWN, GAME)  # the process is there from now on
        process, examiner.seconds = examiner.process, 0.2
        with pytest.raises(ServerError, match="it takes too long to read"):
            await examiner.check("ann", SLOW, forever, "", None)
        assert process is not None
        assert not process.is_alive()
        examiner.seconds = 30
        with pytest.raises(ServerError, match="it takes too long to read"):
            await examiner.check("ann", SLOW, die, "", None)
        await examiner.check_set("ann", OWN, GAME)
    finally:
        examiner.close()


@in_loop
async def test_a_player_has_one_text_examined_at_a_time_and_all_have_a_bound() -> None:
    examiner = Examiner(seconds=0.5)
    try:
        asked = [
            asyncio.ensure_future(examiner.check(f"player {n}", SLOW, forever, "", None))
            for n in range(16)
        ]
        await asyncio.sleep(0)
        for player, code in (("player 1", "limit/rate"), ("another", "server/busy")):
            with pytest.raises(ServerError, match=code):
                await examiner.check_set(player, OWN, GAME)
    finally:
        for one in asked:
            one.cancel()
        await asyncio.gather(*asked, return_exceptions=True)
        examiner.close()


@in_loop
async def test_moves_go_on_while_a_text_is_examined(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ann, eve = await server.player("Ann"), await server.player("Eve")
        table = await ann.table(ME, OPEN)
        examiner = server.house.examiner
        examiner.seconds = 30
        await examiner.check_set(eve.id, OWN, GAME)  # the process is there from now on
        busy = asyncio.ensure_future(examiner.check(eve.id, SLOW, forever, "", None))
        async with ann.at(table) as line:
            assert (await line.do("chat", text="hi"))["type"] == "ack"
        assert not busy.done()
        busy.cancel()


@pytest.mark.parametrize("path", ["/api/tables", "/api/records"])
def test_both_ways_in_lead_through_the_examiner(path: str, tmp_path: Path) -> None:
    long = "[left]\n" + ".".join("a" * 9000) + " = 1"
    head = ("game: moluku", "rules: 1", "players: 2", "options:", "set: x y", "seats:", "seed: 0")
    bodies: dict[str, Data] = {
        "/api/tables": {"game": "moluku", "seats": [ME, OPEN], "own_set": long},
        "/api/records": {"record": "\n".join(["atoll record 1", *head]), "own_set": long},
    }

    @in_loop
    async def ask() -> None:
        async with serving(tmp_path) as server:
            ann = await server.player("Ann")
            answer = (await ann.ask("POST", path, bodies[path])).json()
            assert (answer["code"], "line 2" in answer["text"]) == ("input/set", True)

    ask()
