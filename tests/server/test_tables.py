"""Tables from opening to rematch, as clients live them."""

import asyncio
import sys
from contextlib import AsyncExitStack
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

from atoll.core import record as records
from atoll.core.rng import commitment
from atoll.games.moluku import GAME
from atoll.server.tables import presence
from atoll.server.tables.connections import Connection
from atoll.server.tables.live_table import LiveTable
from tests.server.table_client import Client, Line, Server, in_loop, play_on, serving

ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}


async def two_players(server: Server, **more: Any) -> tuple[Client, Client, str]:
    """A running game of two people."""
    ann, bob = await server.player("Ann"), await server.player("Bob", "nl")
    table = await ann.table(ME, OPEN, **more)
    await bob.put(f"/api/tables/{table}/seats/1")
    return ann, bob, table


def first_choice(update: dict[str, Any]) -> tuple[int, str]:
    """A seat of this client that has something to do, and its first choice."""
    for sight in update["sights"]:
        for group in sight["choices"].values():
            return sight["seat"], group[0]["text"]
    raise AssertionError("no choice")


async def act(lines: dict[int, Line], updates: dict[int, dict[str, Any]]) -> int:
    """One action of whoever is waited for; everybody hears of it."""
    seat = next(iter(updates.values()))["waits_for"][0]
    lines[seat].order("act", seat=seat, text=first_choice(updates[seat])[1])
    for one, line in lines.items():
        updates[one] = await line.hear("update")
    return int(seat)


@in_loop
async def test_two_clients_play_a_whole_game_and_the_seed_fits_its_commitment(
    tmp_path: Path,
) -> None:
    async with serving(tmp_path) as server:
        ann, bob, table = await two_players(server, rated=True)
        info = await bob.get(f"/api/tables/{table}")
        assert (info["status"], info["yours"]) == ("playing", [1])
        async with ann.at(table) as one, bob.at(table) as two:
            end = await play_on({0: one, 1: two})
        assert commitment(end["over"]["seed"]) == info["commitment"]
        assert sum(line["points"] for line in end["over"]["sheet"][0]) == end["scores"][0]
        record = (await ann.ask("GET", f"/api/tables/{table}/record")).text
        assert records.verify(records.read(record, GAME, "record"), GAME, "record").is_over()
        shown = await bob.post("/api/records", {"record": record})
        assert (shown["imported"], shown["ply"]) == (True, end["ply"])
        history = await bob.get("/api/me/history")
        assert history["games"][0]["scores"] == end["scores"]
        board = await bob.get("/api/leaderboard/moluku")
        assert {row["name"] for row in board["rows"]} == {"Ann", "Bob"}


@in_loop
async def test_bots_play_on_their_own_and_a_table_full_of_them_ends(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ann = await server.player("Ann")
        table = await ann.table(BOT, BOT)
        async with ann.at(table) as line:
            update = await line.hear("update")
            while update["status"] != "over":
                update = await line.hear("update")
        assert update["sights"][0]["seat"] is None


@in_loop
async def test_mo18_in_teams_the_sum_is_the_score_and_a_team_wins(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ann = await server.player("Ann")
        table = await ann.table(BOT, BOT, BOT, BOT, options={"teams": True})
        async with ann.at(table) as line:
            update = await line.hear("update")
            while update["status"] != "over":
                update = await line.hear("update")
        over, totals = update["over"], update["sights"][0]["view"]["totals"]
        sums = [totals[0] + totals[2], totals[1] + totals[3]] * 2
        assert update["scores"] == over["scores"] == sums
        assert [sum(line["points"] for line in lines) for lines in over["sheet"]] == totals
        assert (await ann.get(f"/api/tables/{table}"))["sides"] == [[0, 2], [1, 3]]
        assert (await ann.get(f"/api/tables/{table}/scores"))["scores"][-1] == sums


@in_loop
async def test_the_log_names_the_winner_after_all_that_the_last_action_did(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ann, bob, table = await two_players(server)
        async with ann.at(table) as one, bob.at(table) as other:
            end = await play_on({0: one, 1: other})
        keys = [told["key"] for told in end["sights"][0]["lines"]]
        assert keys[-1] in ("note-won", "note-won-shared")
        assert not keys[0].startswith("note-won")


@in_loop
async def test_who_plays_alone_comes_to_the_end_and_is_not_rated(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ann = await server.player("Ann")
        table = await ann.table(ME, game="pelican_bay")
        async with ann.at(table) as line:
            end = await play_on({0: line})
        assert end["over"]["winners"] == [0]
        assert (await ann.get("/api/me/history"))["games"][0]["scores"] == end["scores"]
        assert (await ann.get("/api/leaderboard/pelican_bay"))["rows"] == []


@in_loop
async def test_one_device_serves_several_seats(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ann = await server.player("Ann")
        table = await ann.table(ME, {"kind": "me", "name": "Eve"})
        async with ann.at(table) as line:
            update = await line.hear("update")
            assert [sight["seat"] for sight in update["sights"]] == [0, 1]
            hands = [sight["view"]["hands"] for sight in update["sights"]]
            assert [len(hand["known"]) for hand in hands[0]] == [14, 0]
            assert [len(hand["known"]) for hand in hands[1]] == [0, 14]
            while update["status"] != "over":
                seat, text = first_choice(update)
                line.order("act", seat=seat, text=text)
                update = await line.hear("update")


@in_loop
async def test_an_order_sent_twice_is_carried_out_once(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ann, bob, table = await two_players(server)
        async with ann.at(table) as one, bob.at(table) as two:
            lines = {0: one, 1: two}
            updates = {seat: await line.hear("update") for seat, line in lines.items()}
            seat = updates[0]["waits_for"][0]
            text = first_choice(updates[seat])[1]
            answers = [await lines[seat].do("act", id="x1", seat=seat, text=text) for _ in "ab"]
            assert answers[0] == answers[1]
            info = await ann.get(f"/api/tables/{table}")
            assert (info["ply"], info["version"]) == (1, answers[0]["version"])


@in_loop
async def test_a_client_that_comes_back_gets_what_it_missed(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ann, bob, table = await two_players(server)
        async with ann.at(table) as one, bob.at(table) as two:
            lines = {0: one, 1: two}
            updates = {seat: await line.hear("update") for seat, line in lines.items()}
            for _ in range(3):
                await act(lines, updates)
            seen = updates[0]["version"]
            await two.do("chat", text="<b>hello</b>")
            for _ in range(2):
                await act(lines, updates)
        async with ann.at(table, version=seen) as again:
            chat, update = await again.hear("chat"), await again.hear("update")
            assert [line["text"] for line in chat["lines"]] == ["<b>hello</b>"]
            assert update["since"] == 3
            assert {line["ply"] for line in update["sights"][0]["lines"]} == {4, 5}
        async with ann.at(table) as fresh:
            update = await fresh.hear("update")
            assert {line["ply"] for line in update["sights"][0]["lines"]} == {1, 2, 3, 4, 5}
            log = await ann.get(f"/api/tables/{table}/log?seat=0")
            assert log["lines"] == update["sights"][0]["lines"]


@in_loop
async def test_the_game_goes_on_after_a_restart(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ann, bob, table = await two_players(server)
        async with ann.at(table) as one, bob.at(table) as two:
            lines = {0: one, 1: two}
            updates = {seat: await line.hear("update") for seat, line in lines.items()}
            for _ in range(5):
                await act(lines, updates)
    async with serving(tmp_path) as server:
        ann.move(server)
        bob.move(server)
        async with ann.at(table) as one, bob.at(table) as two:
            lines = {0: one, 1: two}
            again = {seat: await line.hear("update") for seat, line in lines.items()}
            assert again[0]["sights"][0]["view"] == updates[0]["sights"][0]["view"]
            await act(lines, again)
            assert again[1]["ply"] == 6


@in_loop
async def test_a_refusal_names_the_clause_and_changes_nothing(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ann, bob, table = await two_players(server)
        async with ann.at(table) as one, bob.at(table) as two:
            lines = {0: one, 1: two}
            update, _ = await one.hear("update"), await two.hear("update")
            seat = update["waits_for"][0]
            said = await lines[1 - seat].do("act", seat=1 - seat, text="decline")
            assert (said["type"], said["clause"]) == ("refused", "turn")
            said = await lines[seat].do("act", seat=seat, data={"verb": "decline"})
            assert said["clause"].startswith("MO-")
            for order in ({"text": "jump"}, {"data": {"verb": [1]}}, {}):
                said = await lines[seat].do("act", seat=seat, **order)
                assert said["code"] == "action/unreadable"
            said = await lines[seat].do("act", seat=1 - seat, text="decline")
            assert said["code"] == "seat/not-yours"
            info = await ann.get(f"/api/tables/{table}")
            assert (info["version"], info["ply"]) == (update["version"], 0)


@in_loop
async def test_undo_stops_where_something_was_learnt_and_takeback_asks(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ann, bob, table = await two_players(server)
        async with ann.at(table) as one, bob.at(table) as two:
            lines = {0: one, 1: two}
            updates = {seat: await line.hear("update") for seat, line in lines.items()}
            seat = await act(lines, updates)
            assert updates[seat]["sights"][0]["undo"] == 0
            assert (await lines[1 - seat].do("undo", seat=1 - seat))["code"] == "undo/nothing"
            assert (await lines[seat].do("undo", seat=seat))["type"] == "ack"
            updates[seat] = lines[seat].latest["update"]
            updates[1 - seat] = await lines[1 - seat].hear("update")
            assert updates[0]["since"] == 0
            assert updates[0]["sights"][0]["lines"][-1]["key"] == "note-undone"
            for _ in range(2):
                seat = await act(lines, updates)
            other = 1 - seat
            assert (await lines[other].do("takeback", seat=other))["type"] == "ack"
            asked = await lines[seat].hear("update")
            while "takeback" not in asked:
                asked = await lines[seat].hear("update")
            assert asked["takeback"] == {"seat": other, "ply": 0, "yes": [], "casual": False}
            assert (await lines[seat].do("answer", seat=seat, yes=False))["type"] == "ack"
            assert (await lines[seat].do("answer", seat=seat, yes=True))["code"] == "takeback/none"
            await lines[other].do("takeback", seat=other)
            await lines[seat].do("answer", seat=seat, yes=True)
            assert (await ann.get(f"/api/tables/{table}"))["ply"] == 0


@in_loop
async def test_a_seat_can_be_handed_over_taken_back_and_resigned(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ann = await server.player("Ann")
        table = await ann.table(ME, BOT, BOT)
        async with ann.at(table) as line:
            await line.do("hand_over", seat=0)
            while (await line.hear("update"))["ply"] < 6:
                pass
            await line.do("return", seat=0)
            info = await ann.get(f"/api/tables/{table}")
            assert info["seats"][0]["bot"] is None
            await line.do("resign", seat=0)
            assert (await line.do("act", seat=0, text="decline"))["code"] == "seat/resigned"
            while (await line.hear("update"))["status"] != "over":
                pass
        assert (await ann.get("/api/me/history"))["games"][0]["won"] is False


@in_loop
async def test_hints_are_legal_and_forced_moves_play_themselves(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ann = await server.player("Ann")
        table = await ann.table(ME, {"kind": "me", "name": "Eve"})
        async with ann.at(table) as line:
            update = await line.hear("update")
            for seat in (0, 1):
                assert (await line.do("auto", seat=seat, on=True))["type"] == "ack"
            seat, _ = first_choice(update)
            hint = await line.do("hint", seat=seat)
            own = update["sights"][seat]["choices"][hint["choice"]["data"]["verb"]]
            assert hint["choice"] in own
            assert (await line.do("hint", seat=1 - seat))["code"] == "hint/not-now"
            orders = 0
            while update["status"] != "over":
                if any(sight["choices"] for sight in update["sights"]):
                    seat, text = first_choice(update)
                    await line.do("act", seat=seat, text=text)
                    orders += 1
                update = await settled(line, server, table)
            assert orders < update["ply"]


async def settled(line: Line, server: Server, table: str) -> dict[str, Any]:
    """The latest update, once no forced move is under way."""
    live = await server.house.live_table(table)
    while live.turns.thinking:
        await asyncio.sleep(0)
    while line.latest["update"]["version"] < live.table.shown:
        await line.hear("update")
    return line.latest["update"]


@in_loop
async def test_rematch_opens_one_table_for_all(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ann, bob, table = await two_players(server)
        async with ann.at(table) as one, bob.at(table) as two:
            assert (await one.do("rematch"))["code"] == "table/not-over"
            await play_on({0: one, 1: two})
            await one.do("rematch")
            first, second = await two.do("rematch"), await one.do("rematch")
            assert first["version"] == second["version"]
        info = await bob.get(f"/api/tables/{table}")
        again = await bob.get(f"/api/tables/{info['rematch']}")
        assert again["yours"] == [0]
        assert again["status"] == "playing"


@in_loop
async def test_spectators_watch_and_positions_can_be_looked_up(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ann, bob, table = await two_players(server)
        async with ann.at(table) as one, bob.at(table) as two:
            lines = {0: one, 1: two}
            updates = {seat: await line.hear("update") for seat, line in lines.items()}
            for _ in range(4):
                await act(lines, updates)
            eve = server.stranger()
            async with eve.at(table) as watching:
                update = await watching.hear("update")
                assert update["sights"][0]["choices"] == {}
                assert all(not hand["known"] for hand in update["sights"][0]["view"]["hands"])
                assert (await watching.do("chat", text="hi"))["code"] == "player/needed"
                presence = await one.hear("presence")
                while presence["spectators"] != 1:
                    presence = await one.hear("presence")
                assert presence["seats"] == [0, 1]
            found = await ann.get(f"/api/tables/{table}/positions/4?seat=0")
            assert found["view"] == updates[0]["sights"][0]["view"]
            found = await ann.get(f"/api/tables/{table}/positions/4?seat=0&told=")
            assert {"title", "lines", "columns", "rows"} == set(found["view"]["told"][0])
            found = await eve.get(f"/api/tables/{table}/positions/2")
            assert found["seat"] is None
            refused = await bob.ask("GET", f"/api/tables/{table}/positions/2?seat=0")
            assert refused.status_code == 403
            assert refused.json()["code"] == "seat/not-yours"
            refused = await ann.ask("GET", f"/api/tables/{table}/record")
            assert refused.json()["code"] == "table/not-over"


@in_loop
async def test_a_spectator_who_comes_costs_no_message_to_each_of_the_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presence, "COUNTED", 3600.0)
    async with serving(tmp_path) as server, AsyncExitStack() as stack:
        ann, _bob, table = await two_players(server)
        one = await stack.enter_async_context(ann.at(table))
        assert (await one.hear("presence"))["seats"] == [0]
        counts = []
        for _ in range(12):
            line = await stack.enter_async_context(server.stranger().at(table))
            counts.append((await line.hear("presence"))["spectators"])
        assert counts == [*range(1, 13)]
        await one.do("chat", text="Hello")
        heard = [text for text in one.raw if '"type":"presence"' in text]
        assert len(heard) == 1  # of their own coming
        server.house.live_tables[table].presences.tell()
        while (await one.hear("presence"))["spectators"] != 12:
            pass


async def steps_to_enter(live: LiveTable) -> int:
    """The lines of Python that run when one more spectator comes."""
    steps = 0

    def count(frame: FrameType, event: str, arg: object) -> Any:
        nonlocal steps
        steps += event == "line"
        return count

    before = sys.gettrace()
    sys.settrace(count)
    try:
        await live.enter(Connection(None, None, light=True), 0)
    finally:
        sys.settrace(before)
    return steps


@in_loop
async def test_entering_a_watched_table_does_not_cost_more_with_each_spectator(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presence, "COUNTED", 3600.0)
    async with serving(tmp_path) as server:
        _ann, _bob, table = await two_players(server)
        live = await server.house.live_table(table)
        steps = [await steps_to_enter(live) for _ in range(200)]
        assert len(live.connections) == 200
        assert steps[-1] == steps[9] > 100


@in_loop
async def test_the_scores_after_each_ply_are_those_a_spectator_saw(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ann, bob, table = await two_players(server)
        eve = server.stranger()
        early = await eve.get(f"/api/tables/{table}/scores")
        assert early["scores"] == [[0, 0]]
        async with ann.at(table) as one, bob.at(table) as two:
            end = await play_on({0: one, 1: two})
        told = (await eve.get(f"/api/tables/{table}/scores"))["scores"]
        assert (len(told), told[-1]) == (end["ply"] + 1, end["scores"])
        for ply in (5, 40):
            shown = await eve.get(f"/api/tables/{table}/positions/{ply}")
            assert told[ply] == shown["scores"]
        waiting = await ann.table(ME, OPEN)
        answer = await eve.ask("GET", f"/api/tables/{waiting}/scores")
        assert answer.json()["code"] == "table/not-started"
