"""What a table does by itself: bots that are overtaken, and bots that fail."""

import asyncio
import logging
from pathlib import Path
from typing import Any

import pytest

from atoll.core.errors import IllegalAction
from atoll.core.state import State
from atoll.games.isla_bohnita import GAME
from atoll.server import wire
from atoll.server.errors import ServerError
from atoll.server.tables import orders, turns
from atoll.server.tables.live_table import LiveTable
from tests.server.table_client import Client, Line, Server, in_loop, serving
from tests.server.test_tables import BOT, ME, first_choice

Data = dict[str, Any]


async def play_until_offer(line: Line) -> Data:
    """Play La Isla Bohnita at seat 0 until it may offer something: the latest update."""
    while True:
        update = line.latest.get("update") or await line.hear("update")
        own = update["sights"][0]["choices"]
        if "offer" in own and update["waits_for"] == [0]:
            return update
        if 0 in update["waits_for"]:
            await line.do("act", seat=0, text=first_choice(update)[1])
        if line.latest["update"] is update:
            await line.hear("update")


def withdrawal(state: State, offer: str) -> str:
    """How seat 0 withdraws what it offers now."""
    after = state.copy()
    after.apply(0, GAME.parse(state, 0, offer))
    actions = [GAME.text(after, 0, int(action)) for action in after.legal(0)]
    return [text for text in actions if text.startswith("withdraw")][-1]


async def rest(live: LiveTable) -> None:
    """Wait until no move is under way."""
    while live.turns.thinking:
        await asyncio.sleep(0)


@pytest.mark.parametrize("loop_turns", range(4))
@in_loop
async def test_a_bot_that_is_overtaken_is_not_asked_about_another_position(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, loop_turns: int
) -> None:
    async with serving(tmp_path) as server:
        ann = await server.player("Ann")
        table = await ann.table(ME, BOT, BOT, game="isla_bohnita")
        live = await server.house.live_table(table)
        async with ann.at(table) as line:
            update = await play_until_offer(line)
            await rest(live)
            offer = update["sights"][0]["choices"]["offer"][0]["text"]
            withdraw = withdrawal(live.table.state, offer)
            player = await server.house.players.find(ann.key)
            async with live.lock:
                act = wire.Act("offer", 0, live.table.decision, offer)
                await live.carry_out(player, act)
                assert live.turns.thinking  # a bot is to answer the offer
                for _ in range(loop_turns):
                    await asyncio.sleep(0)
                act = wire.Act("withdraw", 0, live.table.decision, withdraw)
                await live.carry_out(player, act)
            await rest(live)
            assert live.table.waits_for() == [0]
            assert live.table.ply == update["ply"] + 2
    assert not [record for record in caplog.records if record.levelno >= logging.WARNING]


async def started(server: Server, *seats: Data) -> tuple[Client, LiveTable]:
    """A player and the live table of their new game."""
    ann = await server.player("Ann")
    return ann, await server.house.live_table(await ann.table(*seats))


@in_loop
async def test_after_a_move_that_failed_the_table_is_looked_at_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(turns, "AGAIN", 0)
    failures = [ValueError("first"), ValueError("second")]
    async with serving(tmp_path) as server:
        ann, live = await started(server, ME, BOT)
        submit = live.turns.submit

        async def fail(order: orders.OwnOrder) -> None:
            if failures:
                raise failures.pop()
            await submit(order)

        monkeypatch.setattr(live.turns, "submit", fail)
        async with ann.at(live.table.id) as line:
            update = await line.hear("update")
            while failures or update["waits_for"] != [0]:
                if update["waits_for"] == [0]:
                    line.order("act", seat=0, text=first_choice(update)[1])
                update = await line.hear("update")
            assert live.table.plies.seats[-1] == 1


@in_loop
async def test_a_bots_move_is_not_made_when_its_player_came_back(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        _, live = await started(server, ME, ME)
        table = live.table
        seat = table.waits_for()[0]
        action = int(table.state.legal(seat)[0])
        move = orders.BotMove(seat, table.decision, action, "random")
        table.seats[seat].bot = "random"
        assert orders.decide(table, None, move)
        table.seats[seat].bot = None
        with pytest.raises(ServerError, match="decision/stale"):
            orders.decide(table, None, move)


@in_loop
async def test_the_tables_own_orders_pass_the_same_checks_as_those_of_people(
    tmp_path: Path,
) -> None:
    async with serving(tmp_path) as server:
        _, live = await started(server, ME, ME)
        table = live.table
        seat = table.waits_for()[0]
        action, other = int(table.state.legal(seat)[0]), 1 - seat
        with pytest.raises(ServerError, match="decision/stale"):
            orders.decide(table, None, orders.BotMove(seat, table.decision - 1, action, None))
        with pytest.raises(IllegalAction):
            orders.decide(table, None, orders.BotMove(other, table.decision, action, None))
        with pytest.raises(ServerError, match="decision/stale"):  # there is more than one action
            orders.decide(table, None, orders.ForcedMove(seat, table.decision))
