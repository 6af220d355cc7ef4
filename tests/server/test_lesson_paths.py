"""Lessons over the protocol: steps, tries, and how far a player is."""

from pathlib import Path

from atoll import games
from atoll.learn.path import path_of
from tests.server.table_client import in_loop, serving


@in_loop
async def test_every_step_is_told_and_its_example_is_accepted(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        anybody = server.stranger()
        for game in games.all_games():
            steps = path_of(game).steps
            for number in range(len(steps)):
                path = f"/api/lessons/{game.name}/{number}?language=fr"
                step = await anybody.get(path)
                assert (step["number"], step["steps"]) == (number, len(steps))
                assert step["view"]
                assert step["view"]["viewer"] == step["seat"]
                if step["kind"] == "do":
                    answer = await anybody.post(path, {"data": step["example"]["data"]})
                    assert answer["accepted"]
                    assert answer["lines"]
            assert step["kind"] == "play"
            assert step["first_game"]["players"] >= 2


@in_loop
async def test_a_wrong_try_is_told_in_the_words_of_the_lesson(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        anybody = server.stranger()
        path = "/api/lessons/moluku/2?language=en"
        answer = await anybody.post(path, {"text": "play R1"})
        assert not answer["accepted"]
        assert answer["refusal"]["clause"] == "MO-2"
        assert answer["text"].startswith("You have a green card")
        refused = await anybody.ask("POST", path, {"text": "play everything"})
        assert (refused.status_code, refused.json()["code"]) == (400, "action/unreadable")


@in_loop
async def test_progress_is_kept_with_the_player(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ann, anybody = await server.player("Ann"), server.stranger()
        assert (await ann.ask("PUT", "/api/lessons/planet", {"done": 3})).json()["done"] == 3
        assert (await ann.ask("PUT", "/api/lessons/moluku", {"done": 99})).json()["done"] == 12
        done = {one["game"]: one["done"] for one in (await ann.get("/api/lessons"))["lessons"]}
        assert (done["planet"], done["moluku"], done["gipsy_king"]) == (3, 12, 0)
        assert all(one["done"] == 0 for one in (await anybody.get("/api/lessons"))["lessons"])
        step = await ann.get("/api/lessons/planet/1?language=en")
        assert step["names"][step["seat"]] == "Ann"
        refused = await anybody.ask("PUT", "/api/lessons/planet", {"done": 1})
        assert refused.json()["code"] == "player/unknown"


@in_loop
async def test_a_lesson_that_is_not_there_is_refused(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        anybody = server.stranger()
        refused = await anybody.ask("GET", "/api/lessons/planet/10")
        assert (refused.status_code, refused.json()["code"]) == (404, "lesson/unknown")
        refused = await anybody.ask("GET", "/api/lessons/chess/0")
        assert refused.json()["code"] == "game/unknown"
