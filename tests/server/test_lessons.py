"""Reviews, what-ifs and hints over the protocol."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from atoll import games
from atoll.core.fields import read_out
from atoll.core.game import Game
from atoll.core.record import write
from atoll.server import wire
from atoll.server.people.players import Player
from atoll.server.tables.what_if import open_what_if, starting_point
from benchmarks.leaks import Mirror
from tests.review.games import QUICK, bot_game
from tests.server.table_client import Client, Server, in_loop, serving

ME, BOT = {"kind": "me"}, {"kind": "bot", "bot": "random"}
Data = dict[str, Any]


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("atoll.server.tables.reviews.budget_for", lambda plies: QUICK)


async def finished(client: Client) -> str:
    """A table with a finished game of Planet."""
    record = bot_game(games.find("planet"), 2, ("casual", "random"))
    made = await client.post("/api/records", {"record": write(record)})
    return f"/api/tables/{made['id']}"


async def reviewed(server: Server, client: Client) -> str:
    """A table whose game has been reviewed."""
    path = await finished(client)
    begun = await client.post(f"{path}/review")
    assert begun["status"] == "running"
    await server.house.reviews.begun[path.split("/")[-1]]
    return path


@in_loop
async def test_a_finished_game_is_reviewed_in_the_background_and_stored(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ann = await server.player("Ann", "fr")
        path = await finished(ann)
        assert (await ann.get(f"{path}/review"))["status"] == "none"
        assert (await ann.ask("GET", f"{path}/review/0")).json()["code"] == "review/none"
        begun = await ann.post(f"{path}/review")
        assert (begun["status"], begun["total"], begun["review"]) == ("running", 24, None)
        again, task = await ann.post(f"{path}/review"), server.house.reviews.begun
        assert (again["status"], len(task)) == ("running", 1)
        await asyncio.gather(*task.values())
    async with serving(tmp_path) as server:
        ann.move(server)
        info = await ann.get(f"{path}/review")
        assert (info["status"], info["done"]) == ("done", 24)
        found = info["review"]
        assert [one["name"] for one in found["seats"]] == ["casual", "random"]
        assert len(found["curve"]) == 25
        assert len(found["decisions"]) == 24
        await ann.post(f"{path}/review")
        assert not server.house.reviews.begun


@in_loop
async def test_every_decision_of_a_review_shows_moves_that_were_legal(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        path = await reviewed(server, await server.player("Ann"))
        stranger = server.stranger()
        one = await stranger.get(f"{path}/review/3")
        texts = [option["choice"]["text"] for option in one["options"]]
        assert {one["played"], one["choice"]} <= set(texts)
        leads = [option["lead"] for option in one["options"]]
        assert leads == sorted(leads, reverse=True)
        assert all(option["choice"]["label"] for option in one["options"])
        place = await stranger.get(f"{path}/positions/3?seat={one['seat']}")
        assert place["seat"] == one["seat"]
        assert (await stranger.ask("GET", f"{path}/positions/3?seat=7")).status_code == 404
        assert (await stranger.ask("GET", f"{path}/review/999")).json()["code"] == "review/none"


@in_loop
async def test_only_a_finished_game_is_reviewed_and_only_for_a_player(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ann = await server.player("Ann")
        table = await ann.table(ME, BOT)
        answer = await ann.ask("POST", f"/api/tables/{table}/review", {})
        assert answer.json()["code"] == "table/not-over"
        path = await finished(ann)
        answer = await server.stranger().ask("POST", f"{path}/review", {})
        assert answer.json()["code"] == "player/unknown"


# -- what-if ----------------------------------------------------------------------------------


@in_loop
async def test_a_finished_game_can_be_played_on_from_any_position(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ann = await server.player("Ann")
        path = await finished(ann)
        place = await ann.get(f"{path}/positions/23")
        seat = place["waits_for"][0]
        own = await ann.get(f"{path}/positions/23?seat={seat}")
        made = await ann.post(f"{path}/what-if", {"seat": seat, "ply": 23})
        assert made["origin"] == {"table": path.split("/")[-1], "ply": 23}
        assert made["commitment"] is None
        assert made["yours"] == [seat]
        async with ann.at(made["id"]) as line:
            update = await line.hear("update")
            assert update["sights"][0]["view"] == own["view"]
            choice = next(iter(update["sights"][0]["choices"].values()))[0]
            assert (await line.do("act", seat=seat, text=choice["text"]))["type"] == "ack"
        assert (await ann.get(f"/api/tables/{made['id']}"))["status"] == "over"
        answer = await ann.ask("GET", f"/api/tables/{made['id']}/record")
        assert answer.json()["code"] == "table/what-if"
        assert (await ann.get("/api/me/history"))["games"] == []
        assert (await ann.get("/api/leaderboard/planet"))["rows"] == []
        answer = await ann.ask("POST", f"{path}/what-if", {"seat": 0, "ply": 24})
        assert answer.json()["code"] == "table/over"
        answer = await ann.ask("POST", f"{path}/what-if", {"seat": 0, "ply": 25})
        assert answer.status_code == 404


@in_loop
async def test_a_what_if_survives_a_restart(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ann = await server.player("Ann")
        path = await finished(ann)
        made = await ann.post(f"{path}/what-if", {"seat": 0, "ply": 5})
        before = await ann.get(f"/api/tables/{made['id']}/positions/0?seat=0")
    async with serving(tmp_path) as server:
        ann.move(server)
        assert await ann.get(f"/api/tables/{made['id']}/positions/0?seat=0") == before


@in_loop
async def test_a_running_game_against_bots_is_tried_out_from_ones_own_knowledge(
    tmp_path: Path,
) -> None:
    async with serving(tmp_path) as server:
        ann, bob = await server.player("Ann"), await server.player("Bob")
        table = await ann.table(ME, BOT)
        async with ann.at(table) as line:
            update = await line.hear("update")
            made = await ann.post(f"/api/tables/{table}/what-if", {"seat": 0, "ply": 0})
            place = await ann.get(f"/api/tables/{made['id']}/positions/0?seat=0")
            start = await ann.get(f"/api/tables/{table}/positions/0?seat=0")
            assert place["view"] == start["view"]
            assert update["status"] == "playing"
        for body, who, code in (
            ({"seat": 1}, ann, "seat/not-yours"),
            ({"seat": 0}, bob, "seat/not-yours"),
            ({"seat": 5}, ann, "seat/unknown"),
            ({"seat": 0, "bot": "nobody"}, ann, "bot/unknown"),
        ):
            answer = await who.ask("POST", f"/api/tables/{table}/what-if", body)
            assert answer.json()["code"] == code
        shared = await ann.table(ME, {"kind": "me", "name": "Eve"})
        answer = await ann.ask("POST", f"/api/tables/{shared}/what-if", {"seat": 0})
        assert answer.json()["code"] == "what-if/people"
        waiting = await ann.table(ME, {"kind": "open"})
        answer = await ann.ask("POST", f"/api/tables/{waiting}/what-if", {"seat": 0})
        assert answer.json()["code"] == "table/not-started"


def test_a_what_if_of_a_running_game_knows_what_its_seat_knows(game: Game) -> None:
    """The new table is the same for all truths its player can't tell apart."""
    mirror = Mirror(game, game.players[-1], 0)
    for seat in mirror.truth.seats[1:]:
        seat.player, seat.bot = None, "random"
    player = Player("p0", "Ann", "en")
    others = 0
    for _ in range(30):
        mirror.step()
        double = mirror.double()
        one, two = (starting_point(t, player, 0, t.ply, True) for t in (mirror.truth, double))
        assert one == two
        others += read_out(one) != read_out(mirror.truth.state)
        order = wire.WhatIf(0, casual=True)
        assert open_what_if(mirror.truth, player, order) == open_what_if(double, player, order)
    assert game.is_open or others


# -- hints ------------------------------------------------------------------------------------


@in_loop
async def test_a_hint_judges_the_moves_of_one_position(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ann = await server.player("Ann")
        table = await ann.table(ME, BOT)
        async with ann.at(table) as line:
            update = await line.hear("update")
            while 0 not in update["waits_for"]:
                update = await line.hear("update")
            hint = await line.do("hint", seat=0)
            shares = [option["share"] for option in hint["options"]]
            assert shares == sorted(shares, reverse=True)
            assert hint["choice"] == hint["options"][0]["choice"]
            assert min(option["behind"] for option in hint["options"]) == 0


@in_loop
async def test_there_are_no_hints_against_other_people(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ann, bob = await server.player("Ann"), await server.player("Bob")
        table = await ann.table(ME, {"kind": "open"})
        await bob.put(f"/api/tables/{table}/seats/1")
        async with ann.at(table) as line:
            await line.hear("update")
            assert (await line.do("hint", seat=0))["code"] == "hint/people"
