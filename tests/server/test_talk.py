"""Talk at a table: nobody can fill it so that others are kept out."""

from pathlib import Path
from typing import Any

import pytest

from atoll.server.limits.budgets import Budgets
from atoll.server.limits.settings import Limits
from tests.server.table_client import GENEROUS, in_loop, serving
from tests.server.test_tables import ME, OPEN, two_players

LINES = 300  # more than a connection's queue holds


@in_loop
async def test_a_table_with_hundreds_of_chat_lines_can_be_entered(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ann, bob, table = await two_players(server)
        async with ann.at(table) as line:
            for n in range(LINES):
                assert (await line.do("chat", text=str(n)))["type"] == "ack"
        async with bob.at(table) as line:
            said = await line.hear("chat")
            assert (await line.hear("update"))["status"] == "playing"
        shown = [one["text"] for one in said["lines"]]
        assert shown == [str(n) for n in range(LINES - 50, LINES)]
        before = said["before"]
        while before is not None:
            page = await bob.get(f"/api/tables/{table}/chat?before={before}")
            shown = [one["text"] for one in page["lines"]] + shown
            before = page["before"]
        assert shown == [str(n) for n in range(LINES)]


@in_loop
async def test_a_client_that_comes_back_hears_whether_it_missed_older_lines(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ann = await server.player("Ann")
        table = await ann.table(ME, OPEN)
        async with ann.at(table) as line:
            versions = [(await line.do("chat", text=str(n)))["version"] for n in range(60)]
        for seen, older in ((versions[8], True), (versions[9], False), (versions[58], False)):
            async with ann.at(table, version=seen) as line:
                said = await line.hear("chat")
                assert said["lines"][-1]["text"] == "59"
                assert (said["before"] is not None) == older
        latest: dict[str, Any] = await ann.get(f"/api/tables/{table}/chat")
        assert latest["lines"][-1]["text"] == "59"
        async with ann.at(table, version=versions[59]) as line:
            await line.hear("presence")
            assert "chat" not in line.latest


@in_loop
async def test_a_quotation_of_the_store_is_no_chat_line(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ann = await server.player('{"entry":{"kind":"chatted"}}')
        table = await ann.table(ME, OPEN)
        async with ann.at(table) as line:
            await line.do("react", face="👏")
            await line.do("chat", text='{"entry":{"kind":"chatted","x')
        page = await ann.get(f"/api/tables/{table}/chat")
        assert [one["text"] for one in page["lines"]] == ['{"entry":{"kind":"chatted","x']


@in_loop
async def test_talk_is_limited_by_player_however_many_connections_and_tables(
    tmp_path: Path,
) -> None:
    limits = Limits(**{**vars(GENEROUS), "talk": 0.3})
    async with serving(tmp_path, limits) as server:
        ann, bob, table = await two_players(server)
        other = await ann.table(ME, OPEN)
        codes = []
        for place in (table, table, other, other):
            async with ann.at(place) as line:
                codes.append((await line.do("chat", text="hi")).get("code"))
        assert codes == [None, None, None, "limit/rate"]
        async with bob.at(table) as line:
            assert (await line.do("react", face="👏"))["type"] == "ack"


@in_loop
async def test_those_who_only_watch_share_a_budget_and_never_silence_a_player(
    tmp_path: Path,
) -> None:
    limits = Limits(**{**vars(GENEROUS), "audience": 0.2})
    async with serving(tmp_path, limits) as server:
        ann, _, table = await two_players(server)
        codes = []
        for name in ("Eve", "Mallory", "Trudy"):
            watcher = await server.player(name)
            async with watcher.at(table) as line:
                codes.append((await line.do("chat", text="boo")).get("code"))
        assert codes == [None, None, "limit/rate"]
        async with ann.at(table) as line:
            assert (await line.do("chat", text="hush"))["type"] == "ack"


class Clock:
    """A clock that a test sets."""

    time = 1000.0

    def __call__(self) -> float:
        return self.time


def test_a_budget_fills_again_with_time() -> None:
    clock = Clock()
    budgets = Budgets(0.5, clock)
    assert [budgets.take("ann") for _ in range(6)] == [True] * 5 + [False]
    clock.time += 2
    assert [budgets.take("ann") for _ in range(2)] == [True, False]
    clock.time += 10
    assert [budgets.take("ann", cost) for cost in (3, 3, 2)] == [True, False, True]


@pytest.mark.parametrize("newcomers", [1, 50])
def test_newcomers_push_out_the_budget_that_was_not_used_for_longest(newcomers: int) -> None:
    budgets = Budgets(0.1, Clock(), kept=100)
    assert budgets.take("busy")
    for n in range(newcomers * 100):
        budgets.take(n)
        assert not budgets.take("busy")  # it is used all the time and stays spent
    assert len(budgets.buckets) == 100
