"""Puzzles over the protocol."""

from pathlib import Path

from atoll.review.puzzles import FOLDER, collection
from tests.server.table_client import in_loop, serving


@in_loop
async def test_the_puzzle_of_the_day_is_shown_without_its_solution(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        anybody = server.stranger()
        for path in FOLDER.glob("*.json"):
            today = await anybody.get(f"/api/puzzles/{path.stem}/today?language=nl")
            assert today["id"] in {one.id for one in collection(path.stem).puzzles}
            texts = [one["text"] for many in today["choices"].values() for one in many]
            assert len(texts) >= 3
            assert "lead" not in str(today["choices"])


@in_loop
async def test_a_puzzle_tells_whether_a_move_was_best_and_what_the_others_give(
    tmp_path: Path,
) -> None:
    async with serving(tmp_path) as server:
        anybody = server.stranger()
        one = collection("planet").puzzles[0]
        path = f"/api/puzzles/planet/{one.id}"
        answer = await anybody.post(path, {"text": one.best.text})
        assert answer["solved"]
        assert answer["yours"] == answer["options"][0]
        answer = await anybody.post(path, {"text": one.options[2].text})
        assert not answer["solved"]
        assert answer["yours"]["behind"] > 0
        refused = await anybody.ask("POST", path, {"text": "place nothing"})
        assert (refused.status_code, refused.json()["code"]) == (400, "action/unreadable")
        refused = await anybody.ask("POST", "/api/puzzles/planet/none", {"text": "x"})
        assert refused.json()["code"] == "puzzle/unknown"
        refused = await anybody.ask("GET", "/api/puzzles/chess/today")
        assert refused.json()["code"] == "game/unknown"
