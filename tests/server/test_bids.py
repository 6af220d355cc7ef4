"""Bots that act off-turn at a table, and the time they leave people to do so."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import cast

import pytest

from atoll.core.rng import fast_rng
from atoll.games.isla_bohnita import GAME
from atoll.games.isla_bohnita.state import BohnitaState
from atoll.server.tables.live_table import LiveTable
from tests.server.table_client import Line, in_loop, serving

SEATS = [{"kind": "me"}, {"kind": "bot", "bot": "casual"}, {"kind": "bot", "bot": "casual"}]
OWN = 0
HOUR = 3600
LOOKS = 10_000  # at a table, until what is waited for must have come


@asynccontextmanager
async def trading(folder: Path, **more: object) -> AsyncIterator[tuple[LiveTable, Line]]:
    """A table of La Isla Bohnita with one person and two bots."""
    async with serving(folder) as server:
        ann = await server.player("Ann")
        table = await ann.table(*SEATS, game="isla_bohnita", **more)
        async with ann.at(table) as line:
            yield await server.house.live_table(table), line


def position(live: LiveTable) -> BohnitaState:
    return cast(BohnitaState, live.table.state)


async def rest(live: LiveTable) -> None:
    """Until no bot thinks."""
    while live.turns.thinking:
        await asyncio.sleep(0.001)


async def act(live: LiveTable, line: Line) -> None:
    """The person does what the game advises."""
    seen = live.table.seen_by(live.table.ply, OWN)
    action = GAME.advice.rollout_action(seen, OWN, fast_rng(1))
    text = GAME.text(seen, OWN, action)
    await take(live, line, text)


async def take(live: LiveTable, line: Line, text: str) -> None:
    """The person takes an action in the position of this moment."""
    answer = await line.do("act", seat=OWN, text=text, decision=live.table.decision)
    assert answer["type"] == "ack", text


async def until_a_bot_waits(live: LiveTable, line: Line) -> None:
    """Play on until a bot leaves the person time to bid."""
    for _ in range(LOOKS):
        await rest(live)
        if live.turns.bidding is not None:
            return
        assert live.table.status == "playing"
        if OWN in live.table.waits_for():
            await act(live, line)
        else:
            await asyncio.sleep(0.001)
    raise AssertionError("no bot waited")


@in_loop
async def test_a_bot_leaves_people_time_to_bid_and_goes_on_when_nobody_does(tmp_path: Path) -> None:
    async with trading(tmp_path, bid_pause=HOUR) as (live, line):
        await until_a_bot_waits(live, line)
        ply, decision = live.table.ply, live.table.decision
        live.turns.look()
        await rest(live)
        assert live.table.ply == ply
        assert position(live).active != OWN
        assert position(live).slots_turned_up()
        live.turns.end_waiting(decision)
        await rest(live)
        assert live.table.ply > ply


@in_loop
async def test_a_bid_made_in_that_time_is_answered_at_once(tmp_path: Path) -> None:
    async with trading(tmp_path, bid_pause=HOUR) as (live, line):
        await until_a_bot_waits(live, line)
        state = position(live)
        number = int(state.offer_number)
        text = f"offer {state.active} up {1 if state.turned_up[0] < 0 else 0}"
        await take(live, line, text)
        await rest(live)
        assert position(live).offer_at(number) < 0


@in_loop
async def test_a_table_may_leave_no_time(tmp_path: Path) -> None:
    async with trading(tmp_path, bid_pause=0) as (live, line):
        start = position(live).active
        for _ in range(LOOKS):
            if position(live).active != start:
                break
            await rest(live)
            if OWN in live.table.waits_for():
                await act(live, line)
            else:
                await asyncio.sleep(0.001)
        assert position(live).active != start


@in_loop
async def test_bots_bid_in_a_persons_turn(tmp_path: Path) -> None:
    async with trading(tmp_path, bid_pause=0) as (live, line):
        bids: list[str] = []
        for _ in range(LOOKS):
            if bids:
                break
            await rest(live)
            assert live.table.status == "playing"
            state = position(live)
            bids += [
                f"{state.maker_of(at)}"
                for at in range(state.offers)
                if state.active == OWN and state.maker_of(at) != OWN
            ]
            if OWN in live.table.waits_for():
                await act(live, line)
            else:
                await asyncio.sleep(0.001)
        assert bids


@in_loop
async def test_at_slow_tables_who_has_something_to_bid_on_is_told_once_for_each_occasion(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    slow = {"kind": "slow", "days": 2}
    async with trading(tmp_path, bid_pause=HOUR, clock=slow) as (live, line):
        occasions: list[int] = []
        monkeypatch.setattr(live.presences, "is_here", lambda seat: False)
        monkeypatch.setattr(
            live.services.notices,
            "tell",
            lambda table, seat, decision: (
                occasions.append(decision) if OWN not in table.waits_for() else None
            ),
        )
        for _ in range(LOOKS):
            await until_a_bot_waits(live, line)
            if occasions:
                break
            live.turns.end_waiting(live.table.decision)
        assert occasions
        heard = list(occasions)
        live.turns.look()
        assert occasions == heard
        assert len(set(occasions)) == len(occasions)
