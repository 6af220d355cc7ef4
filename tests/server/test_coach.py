"""The coach at a table: for a first game, never in a rated one, by what the seat knows alone."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from atoll.core.fields import read_out
from atoll.core.game import Game
from atoll.learn import coach as advice
from atoll.review.judge import Judgement, Option
from atoll.review.position import position_of
from atoll.server.store.database import Statement
from atoll.server.tables import coach
from atoll.server.tables.coach import better_line, played
from atoll.server.tables.voices import Voice
from benchmarks.leaks import Mirror
from tests.server.table_client import Client, Line, in_loop, serving

ME, BOT = {"kind": "me"}, {"kind": "bot", "bot": "random"}


async def line_of(client: Client, table: str, more: str = "") -> Any:
    """What the coach says to seat 0."""
    return (await client.get(f"/api/tables/{table}/coach?seat=0{more}"))["line"]


async def asked_table(client: Client) -> str:
    """A table at which seat 0 has a choice."""
    table = await client.table(ME, BOT)
    async with client.at(table) as line:
        update = await line.hear("update")
        while True:
            texts = [
                one["text"] for some in update["sights"][0]["choices"].values() for one in some
            ]
            if 0 in update["waits_for"] and len(texts) > 1:
                return table
            if 0 in update["waits_for"]:
                line.order("act", seat=0, text=texts[0])
            update = await line.hear("update")


@in_loop
async def test_a_first_game_is_coached_in_the_players_language(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ann = await server.player("Ann", "fr")
        table = await asked_table(ann)
        line = await line_of(ann, table)
        assert (line["kind"], line["better"]) == ("now", None)
        assert line["title"]
        english = await line_of(ann, table, "&language=en")
        assert english["text"] != line["text"]


@in_loop
async def test_a_rated_game_is_not_coached(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ann = await server.player("Ann")
        table = await ann.table(ME, BOT, rated=True)
        assert await line_of(ann, table) is None
        assert await line_of(ann, table, "&always=1") is None


@in_loop
async def test_whoever_knows_the_game_asks_for_the_coach(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ann = await server.player("Ann")
        me, table = (await ann.get("/api/me"))["id"], await asked_table(ann)
        finished = """INSERT INTO results (table_id, seat, player, game, at, names, scores, won)
            VALUES ('t', 0, $1, 'moluku', 0, '[]', '[]', 0)"""
        await server.house.database.write(Statement(finished, (me,)))
        assert await line_of(ann, table) is None
        assert await line_of(ann, table, "&always=1") is not None


@in_loop
async def test_nobody_is_coached_at_another_seat(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ann, bob = await server.player("Ann"), await server.player("Bob")
        table = await ann.table(ME, BOT)
        path = f"/api/tables/{table}/coach?seat="
        assert (await bob.ask("GET", f"{path}0")).json()["code"] == "seat/not-yours"
        assert (await ann.ask("GET", f"{path}1")).json()["code"] == "seat/not-yours"
        assert (await server.stranger().ask("GET", f"{path}0")).json()["code"] == "player/unknown"


def judgement_of(texts: list[str]) -> Judgement:
    """The last of the moves gives four points of five away."""
    options = [
        Option(text, 0, 0, -4.0 * number, 0.5, 4.0 * number, 0.1)
        for number, text in enumerate(texts)
    ]
    return Judgement(options, texts[0], 5.0, 60)


async def second_of_two(live: Any, ply: int, seat: int) -> Judgement:
    """Another move was better than the one that was played."""
    table = live.table
    text, seen = played(table, ply), table.seen_by(ply - 1, seat)
    others = [table.game.text(seen, seat, action) for action in seen.legal(seat)]
    return judgement_of([next(other for other in others if other != text), text])


@in_loop
async def test_a_judgement_that_comes_late_is_not_taken_for_that_of_the_next_move(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    late, asked = asyncio.Event(), asyncio.Event()

    async def judged(live: Any, player: Any, seat: int, ply: int) -> Judgement:
        judgement = await second_of_two(live, ply, seat)
        if not asked.is_set():
            asked.set()
            await late.wait()
        return judgement

    monkeypatch.setattr(coach, "judged", judged)
    async with serving(tmp_path) as server:
        ann = await server.player("Ann")
        table = await asked_table(ann)
        async with ann.at(table) as line:
            await line.hear("update")
            await act(line)
            first = asyncio.create_task(line_of(ann, table))
            await asked.wait()
            await act(line)
            second = await line_of(ann, table)
            assert second["kind"] == "better"
            late.set()
            assert (await first)["kind"] == "now"
            assert await line_of(ann, table) == second


async def act(line: Line) -> None:
    """Make the first of seat 0's choices, at moves until it has a choice again."""
    while True:
        update = line.latest["update"]
        choices = [one for some in update["sights"][0]["choices"].values() for one in some]
        if 0 in update["waits_for"]:
            await line.do("act", seat=0, text=choices[0]["text"])
        while line.latest["update"] is update or 0 not in line.latest["update"]["waits_for"]:
            await line.hear("update")
        update = line.latest["update"]
        if sum(len(some) for some in update["sights"][0]["choices"].values()) > 1:
            return


@in_loop
async def test_a_poor_move_is_spoken_of_a_few_times_a_game_and_never_among_people(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def judged(live: Any, player: Any, seat: int, ply: int) -> Judgement:
        return await second_of_two(live, ply, seat)

    monkeypatch.setattr(coach, "judged", judged)
    async with serving(tmp_path) as server:
        ann = await server.player("Ann")
        table = await ann.table(ME, BOT)
        poor: set[int] = set()
        async with ann.at(table) as line:
            for _ in range(12):
                while (
                    0 not in (line.latest.get("update") or await line.hear("update"))["waits_for"]
                ):
                    await line.hear("update")
                update = line.latest["update"]
                told = await line_of(ann, table)
                if told is not None and told["kind"] == "better":
                    poor.add(told["ply"])
                    assert told["points"] == 4.0
                    assert told["better"]["text"]
                    assert await line_of(ann, table) == told  # asked again, it counts once
                choice = next(iter(update["sights"][0]["choices"].values()))[0]
                await line.do("act", seat=0, text=choice["text"])
                if line.latest["update"] is update:
                    await line.hear("update")
        assert len(poor) == advice.MOST
        shared = await ann.table(ME, {"kind": "me", "name": "Eve"})
        async with ann.at(shared) as line:
            update = await line.hear("update")
            seat = update["waits_for"][0]
            sight = next(one for one in update["sights"] if one["seat"] == seat)
            choice = next(iter(sight["choices"].values()))[0]
            await line.do("act", seat=seat, text=choice["text"])
        live = server.house.live_tables[shared]
        await ann.get(f"/api/tables/{shared}/coach?seat={seat}")
        assert live.coached.get(seat, advice.Lesson()).judged is None


def test_what_the_coach_says_is_the_same_for_truths_its_seat_cannot_tell_apart(game: Game) -> None:
    mirror = Mirror(game, game.players[-1], 0)
    others = 0
    for _ in range(40):
        mirror.step()
        truth, double = mirror.truth, mirror.double()
        others += read_out(double.state) != read_out(truth.state)
        tables = (truth, double)
        now = {str(advice.theme_now(game, one.seen_by(one.ply, 0))) for one in tables}
        assert len(now) == 1
        ply = truth.plies.last_of(0)
        if not ply:
            continue
        asked, said = [], []
        for one in tables:
            seen = one.seen_by(ply - 1, 0)
            assert one.setup is not None
            asked.append(position_of(game, one.setup, seen))
            text = played(one, ply)
            legal = [game.text(seen, 0, action) for action in seen.legal(0)]
            best = next((other for other in legal if other != text), None)
            if best is not None:
                voice = Voice(game, "en", one.spoken_names)
                said.append(better_line(one, 0, ply, judgement_of([best, text]), voice, "en"))
        assert asked[0] == asked[1]
        assert not said or said[0] == said[1]
    assert game.is_open or others
