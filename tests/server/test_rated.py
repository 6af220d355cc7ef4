"""Fair play in rated games: what counts, what makes a game casual, and how it ends early."""

from pathlib import Path
from typing import Any

import pytest

from tests.server.table_client import Client, Data, Line, in_loop, serving

ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "beginner"}


async def seated(ann: Client, bob: Client, **more: Any) -> str:
    """A rated table of two people that has begun."""
    table = await ann.table(ME, OPEN, rated=True, **more)
    await bob.put(f"/api/tables/{table}/seats/1")
    return table


def is_asked(update: Data, seat: int) -> bool:
    return seat in update["waits_for"]


async def update_at(line: Line, ply: int) -> Data:
    """The latest update of a line that has seen so many actions."""
    while line.latest.get("update", {"ply": -1})["ply"] < ply:
        await line.hear("update")
    return line.latest["update"]


async def move(lines: dict[int, Line], ply: int = 0) -> int:
    """Whoever is to move after so many actions takes the first choice; the seat."""
    updates = {seat: await update_at(line, ply) for seat, line in lines.items()}
    seat = next(seat for seat in lines if seat in updates[seat]["waits_for"])
    own = next(sight for sight in updates[seat]["sights"] if sight["seat"] == seat)
    text = next(iter(own["choices"].values()))[0]["text"]
    assert (await lines[seat].do("act", seat=seat, text=text))["type"] == "ack"
    for line in lines.values():
        await update_at(line, ply + 1)
    return seat


@in_loop
async def test_rated_or_casual_is_a_choice_of_the_table(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ann, bob = await server.player("Ann"), await server.player("Bob")
        rated = await seated(ann, bob)
        casual = await ann.table(ME, BOT)
        assert (await bob.get(f"/api/tables/{rated}"))["rated"] is True
        assert (await bob.get(f"/api/tables/{casual}"))["rated"] is False


@in_loop
async def test_one_person_on_two_seats_is_never_rated(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ann = await server.player("Ann")
        table = await ann.table(ME, {"kind": "me", "name": "Eve"}, rated=True)
        assert (await ann.get(f"/api/tables/{table}"))["rated"] is False


@in_loop
async def test_no_bot_plays_for_anybody_in_a_rated_game_between_people(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ann, bob = await server.player("Ann"), await server.player("Bob")
        table = await seated(ann, bob)
        async with ann.at(table) as line:
            for known in (False, True):
                told = await line.do("hand_over", seat=0, casual=known)
                assert told["code"] == "rated/people"
            assert (await line.do("hint", seat=0, casual=True))["code"] == "hint/people"
        assert (await ann.get(f"/api/tables/{table}"))["rated"] is True


@in_loop
async def test_against_bots_whatever_makes_a_game_casual_is_said_before(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ann = await server.player("Ann")
        table = await ann.table(ME, BOT, rated=True)
        async with ann.at(table) as line:
            while not is_asked(await line.hear("update"), 0):
                pass
            for kind in ("hint", "hand_over"):
                assert (await line.do(kind, seat=0))["code"] == "rated/casual"
            asked = await ann.ask("POST", f"/api/tables/{table}/what-if", {"seat": 0})
            assert asked.json()["code"] == "rated/casual"
            assert (await ann.get(f"/api/tables/{table}"))["rated"] is True
            assert (await line.do("hint", seat=0, casual=True))["type"] == "hint"
            assert (await ann.get(f"/api/tables/{table}"))["rated"] is False
            assert (await line.do("hand_over", seat=0))["type"] == "ack"
            log = await ann.get(f"/api/tables/{table}/log")
        assert "note-casual-hint" in {one["key"] for one in log["lines"]}


@in_loop
async def test_a_what_if_makes_a_running_game_casual(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ann = await server.player("Ann")
        table = await ann.table(ME, BOT, rated=True)
        await ann.post(f"/api/tables/{table}/what-if", {"seat": 0, "casual": True})
        assert (await ann.get(f"/api/tables/{table}"))["rated"] is False


@in_loop
async def test_a_takeback_over_new_information_says_that_it_makes_the_game_casual(
    tmp_path: Path,
) -> None:
    async with serving(tmp_path) as server:
        ann, bob = await server.player("Ann"), await server.player("Bob")
        table = await seated(ann, bob)
        async with ann.at(table) as one, bob.at(table) as two:
            lines = {0: one, 1: two}
            seat = await move(lines)
            asker, other = lines[seat], lines[1 - seat]
            await move(lines, 1)  # the answer shows a card that was hidden
            assert (await asker.do("takeback", seat=seat, ply=0))["code"] == "rated/casual"
            await asker.do("takeback", seat=seat, ply=0, casual=True)
            while (question := (await other.hear("update")).get("takeback")) is None:
                pass
            assert question["casual"] is True
            assert (await ann.get(f"/api/tables/{table}"))["rated"] is True
            await other.do("answer", seat=1 - seat, yes=True)
        info = await ann.get(f"/api/tables/{table}")
        assert (info["rated"], info["ply"]) == (False, 0)


@in_loop
async def test_a_takeback_needs_the_word_of_somebody_for_whom_a_bot_stands_in(
    tmp_path: Path,
) -> None:
    async with serving(tmp_path) as server:
        ann, bob = await server.player("Ann"), await server.player("Bob")
        table = await ann.table(ME, OPEN)
        await bob.put(f"/api/tables/{table}/seats/1")
        async with ann.at(table) as one, bob.at(table) as two:
            seat = await move({0: one, 1: two})
            await (one, two)[1 - seat].do("hand_over", seat=1 - seat)
            before = (await ann.get(f"/api/tables/{table}"))["ply"]
            await (one, two)[seat].do("takeback", seat=seat, ply=0)
            assert (await ann.get(f"/api/tables/{table}"))["ply"] >= before > 0


@in_loop
async def test_a_resigned_game_of_two_ends_and_everything_says_the_same_winner(
    tmp_path: Path,
) -> None:
    async with serving(tmp_path) as server:
        ann, bob = await server.player("Ann"), await server.player("Bob")
        table = await seated(ann, bob)
        async with ann.at(table) as one, bob.at(table) as two:
            await move({0: one, 1: two})
            await one.do("resign", seat=0)
            while (update := await two.hear("update"))["status"] != "over":
                pass
        assert (update["over"]["winners"], update["over"]["ended"]) == ([1], "resigned")
        assert update["over"]["places"] == [2, 1]
        won = [one for one in update["sights"][0]["lines"] if one["key"] == "note-won"]
        assert [line["seat"] for line in won] == [1]
        assert (await bob.get("/api/me/history"))["games"][0]["won"] is True
        assert (await ann.get("/api/me/history"))["games"][0]["won"] is False
        board = (await ann.get("/api/leaderboard/moluku"))["rows"]
        assert [row["name"] for row in board] == ["Bob", "Ann"]
        record = await ann.ask("GET", f"/api/tables/{table}/record")
        assert "result: unfinished" in record.text


@in_loop
async def test_with_three_a_bot_plays_the_resigned_seat_on_and_it_ranks_last(
    tmp_path: Path,
) -> None:
    async with serving(tmp_path) as server:
        ann, bob = await server.player("Ann"), await server.player("Bob")
        table = await ann.table(ME, OPEN, BOT, rated=True)
        await bob.put(f"/api/tables/{table}/seats/1")
        async with ann.at(table) as one, bob.at(table) as two:
            lines = {0: one, 1: two}
            while 2 in (update := await one.hear("update"))["waits_for"]:
                pass  # the bot moves first
            seat = await move(lines, update["ply"])
            await lines[seat].do("resign", seat=seat)
            info = await ann.get(f"/api/tables/{table}")
            assert (info["status"], info["seats"][seat]["resigned"]) == ("playing", True)


@in_loop
async def test_a_game_nobody_has_moved_in_is_aborted_and_not_rated(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ann, bob = await server.player("Ann"), await server.player("Bob")
        table = await seated(ann, bob)
        async with ann.at(table) as line:
            await line.do("resign", seat=0)
            update = line.latest["update"]
        over = update["over"]
        assert (over["winners"], over["ended"], over["rated"]) == ([], "aborted", False)
        assert over["places"] == []
        assert (await bob.get("/api/me/history"))["games"] == []
        assert (await bob.get("/api/leaderboard/moluku"))["rows"] == []


@pytest.mark.parametrize("then", ["bot", "skip"])
@in_loop
async def test_whoever_runs_out_of_time_in_a_rated_game_between_people_loses(
    then: str,
    tmp_path: Path,
) -> None:
    async with serving(tmp_path) as server:
        ann, bob = await server.player("Ann"), await server.player("Bob")
        clock = {"kind": "live", "bank": 10}
        table = await seated(ann, bob, clock=clock, absence={"then": then})
        async with ann.at(table) as one, bob.at(table) as two:
            await move({0: one, 1: two})
            live = server.house.live_tables[table]
            late = next(iter(live.table.clocks.since))
            live.table.clocks.since[late] -= 60_000
            await live.turns.act_for_late()
            info = await ann.get(f"/api/tables/{table}")
        assert info["status"] == "over"
        assert info["seats"][late]["resigned"]
