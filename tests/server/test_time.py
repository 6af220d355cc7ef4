"""Clocks, absence and notices."""

import asyncio
import json
import threading
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import pytest

from atoll import games
from atoll.server import wire
from atoll.server.errors import ServerError
from atoll.server.people.webhooks import check_webhook, find_address
from atoll.server.store import entries as log
from atoll.server.tables.clocks import DAY, Clocks
from tests.server.table_client import Server, in_loop, serving
from tests.server.test_tables import BOT, ME, first_choice

NO_CLOCK = wire.NoClock()
RULES = games.find("moluku").version


def test_a_live_clock_runs_only_on_ones_turn_and_gains_by_the_increment() -> None:
    clocks = Clocks(wire.LiveClock(60, 5), 2)
    clocks.run([0], 1000)
    assert clocks.deadlines() == {0: 61_000}
    clocks.run([1], 11_000)
    assert clocks.left == [55_000, 60_000]
    now = clocks.now(31_000)
    assert now is not None
    assert (now.left, now.running) == ([55_000, 40_000], [1])
    clocks.run([], 100_000)
    assert clocks.left == [55_000, 5_000]


def test_a_slow_clock_gives_each_decision_its_days() -> None:
    clocks = Clocks(wire.SlowClock(2), 2)
    clocks.run([0], 0)
    assert clocks.deadlines() == {0: 2 * DAY}
    clocks.renew(0, DAY)
    assert clocks.deadlines() == {0: 3 * DAY}
    clocks.run([1], 2 * DAY)
    assert clocks.deadlines() == {1: 4 * DAY}


def test_without_a_clock_nothing_is_due() -> None:
    clocks = Clocks(NO_CLOCK, 2)
    clocks.run([0, 1], 0)
    assert clocks.deadlines() == {}
    assert clocks.now(5) is None


async def running(server: Server, player: str, clock: wire.Clock, absence: wire.Absence) -> str:
    """A game of one player and a bot, with times too short to be asked for over the wire."""
    live = await server.house.create(
        [
            log.Created(
                "moluku", 2, {"teams": False}, "default", False, clock, absence, player, RULES
            ),
            log.Sat(0, player, "Ann"),
            log.BotSat(1, "random"),
            log.Started("1"),
        ]
    )
    return live.table.id


@in_loop
async def test_a_seat_whose_time_is_up_is_played_by_a_bot(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ann = await server.player("Ann")
        table = await running(server, ann.id, wire.LiveClock(0), wire.Absence())
        async with ann.at(table, is_checked=False) as line:
            while (await line.hear("update"))["status"] != "over":
                pass
        log_lines = (await ann.get(f"/api/tables/{table}/log"))["lines"]
        assert "note-stand-in-late" in {found["key"] for found in log_lines}


@in_loop
async def test_an_absent_seat_is_skipped_decision_by_decision(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ann, eve = await server.player("Ann"), server.stranger()
        table = await running(server, ann.id, NO_CLOCK, wire.Absence(0, "skip"))
        async with eve.at(table, is_checked=False) as line:
            while (await line.hear("update"))["status"] != "over":
                pass
            assert any('"type":"absent"' in text for text in line.raw)
        info = await ann.get(f"/api/tables/{table}")
        assert info["seats"][0]["bot"] is None


@in_loop
async def test_whoever_acts_takes_his_seat_back_from_the_bot(tmp_path: Path) -> None:
    async with serving(tmp_path, bot_pause=3600) as server:  # the bot does not act first
        ann = await server.player("Ann")
        table = await ann.table(ME, ME)
        async with ann.at(table) as line:
            seat, text = first_choice(await line.hear("update"))
            await line.do("hand_over", seat=seat)
            assert line.latest["table"]["table"]["seats"][seat]["bot"] is not None
            assert (await line.do("act", seat=seat, text=text))["type"] == "ack"
            assert line.latest["table"]["table"]["seats"][seat]["bot"] is None
            assert line.latest["update"]["ply"] == 1


class Hook(BaseHTTPRequestHandler):
    """A webhook that remembers what it got."""

    got: list[dict[str, Any]] = []  # noqa: RUF012 - shared by all requests on purpose

    def do_POST(self) -> None:
        self.got.append(json.loads(self.rfile.read(int(self.headers["content-length"]))))
        self.send_response(204)
        self.end_headers()

    def log_message(self, *args: object) -> None:
        pass


@in_loop
async def test_a_webhook_and_the_players_socket_hear_of_each_decision_once(tmp_path: Path) -> None:
    hook = HTTPServer(("127.0.0.1", 0), Hook)
    threading.Thread(target=hook.serve_forever, daemon=True).start()
    async with serving(tmp_path, private_webhooks=True) as server:
        ann = await server.player("Ann", "nl")
        url = f"http://127.0.0.1:{hook.server_port}/turn"
        await ann.ask("PATCH", "/api/me", {"webhook": url})
        async with ann.connect("/ws/me") as own:
            table = await ann.table(ME, BOT)
            turn = await own.hear("turn")
            assert (turn["table"], turn["game"]) == (table, "moluku")
            live = await server.house.live_table(table)
            live.turns.notified.clear()
            live.turns.look()
            while not Hook.got:
                await asyncio.sleep(0.01)
            while len(server.house.tasks) > 1:  # the rounds go on
                await asyncio.sleep(0.01)
        assert [(found["table"], found["text"]) for found in Hook.got] == [(table, turn["prompt"])]
    hook.shutdown()
    hook.server_close()


@pytest.mark.parametrize("url", ["ftp://example.org", "http://", "nonsense", "http://a:b@c.org/"])
def test_a_webhook_must_be_an_address_of_the_web(url: str) -> None:
    with pytest.raises(ServerError, match="input/webhook"):
        check_webhook(url)


@pytest.mark.parametrize("host", ["127.0.0.1", "10.1.2.3", "169.254.169.254", "::1", "0.0.0.0"])
def test_a_webhook_never_reaches_into_the_servers_own_network(host: str) -> None:
    with pytest.raises(ServerError, match="input/webhook"):
        find_address(host, 80, allow_private=False)
