"""Puzzles over the protocol: solved, counted, kept with a player, gone with the account."""

from pathlib import Path

from msgspec import structs

from atoll import games
from atoll.review.puzzles import Puzzle, collection
from atoll.server.store import practice_rows
from atoll.server.store.practice_rows import MOST_OWN, OwnPuzzle
from tests.server.table_client import in_loop, serving

ALL = collection("gipsy_king").puzzles
PATH = "/api/puzzles/gipsy_king"


def poor(puzzle: Puzzle) -> str:
    """A move that is no solution."""
    return puzzle.options[puzzle.solutions].text


@in_loop
async def test_the_puzzle_of_the_day_is_shown_without_its_solution(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        anybody = server.stranger()
        for name in games.names():
            today = await anybody.get(f"/api/puzzles/{name}/today?language=nl")
            assert today["id"] in {one.id for one in collection(name).puzzles}
            texts = [one["text"] for many in today["choices"].values() for one in many]
            assert len(texts) >= 2
            assert "lead" not in str(today["choices"])
            assert today["note"]["theme"]
            assert today["note"]["yours"] is None
            same = await anybody.get(f"/api/puzzles/{name}/{today['id']}?language=nl")
            assert same == today


@in_loop
async def test_a_puzzle_tells_what_the_moves_give_why_and_how_it_goes_on(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        anybody = server.stranger()
        one = ALL[0]
        answer = await anybody.post(f"{PATH}/{one.id}?language=en", {"text": one.best.text})
        assert answer["solved"]
        assert answer["yours"] == answer["options"][0]
        assert answer["why"].endswith(".")
        assert [step["seat"] for step in answer["line"]] == [int(text[0]) for text in one.line]
        assert all(step["lines"] for step in answer["line"])
        answer = await anybody.post(f"{PATH}/{one.id}", {"text": poor(one)})
        assert not answer["solved"]
        assert answer["yours"]["behind"] > 0
        assert answer["streak"] == {"now": 0, "best": 0}  # nothing is kept of a stranger


@in_loop
async def test_what_is_no_move_or_no_puzzle_is_refused(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        anybody = server.stranger()
        refused = await anybody.ask("POST", f"{PATH}/{ALL[0].id}", {"text": "place nothing"})
        assert (refused.status_code, refused.json()["code"]) == (400, "action/unreadable")
        refused = await anybody.ask("POST", f"{PATH}/none", {"text": "x"})
        assert refused.json()["code"] == "puzzle/unknown"
        refused = await anybody.ask("GET", "/api/puzzles/chess/today")
        assert refused.json()["code"] == "game/unknown"


@in_loop
async def test_a_question_offers_only_the_moves_that_it_asks_for(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ann, base = await server.player("Ann"), ALL[0]
        me = (await ann.get("/api/me"))["id"]
        asked = [option.text for option in base.options[:2]]
        own = structs.replace(base, id="own-asked", asked=asked)
        await practice_rows.keep_own(me, [OwnPuzzle(own, "t", 1, 2.0)], server.house.database)
        shown = await ann.get(f"{PATH}/own-asked")
        texts = {choice["text"] for some in shown["choices"].values() for choice in some}
        assert texts == set(asked)
        assert shown["asked"]
        assert not (await ann.get(f"{PATH}/{base.id}"))["asked"]
        refused = await ann.ask("POST", f"{PATH}/own-asked", {"text": base.options[2].text})
        assert refused.json()["code"] == "action/unreadable"


@in_loop
async def test_the_first_try_counts_and_a_streak_ends_with_a_miss(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ann = await server.player("Ann")

        async def play(puzzle: Puzzle, text: str) -> dict[str, int]:
            streak: dict[str, int] = (await ann.post(f"{PATH}/{puzzle.id}", {"text": text}))[
                "streak"
            ]
            return streak

        assert await play(ALL[0], ALL[0].best.text) == {"now": 1, "best": 1}
        assert await play(ALL[1], ALL[1].best.text) == {"now": 2, "best": 2}
        assert await play(ALL[2], poor(ALL[2])) == {"now": 0, "best": 2}
        assert await play(ALL[2], ALL[2].best.text) == {"now": 0, "best": 2}
        assert await play(ALL[0], poor(ALL[0])) == {"now": 0, "best": 2}
        listed = (await ann.get(PATH))["puzzles"]
        assert [one["yours"] for one in listed[:4]] == ["first", "first", "later", None]
        shown = await ann.get(f"{PATH}/{ALL[0].id}")
        assert shown["next"] == ALL[3].id
        kept = (await ann.get("/api/me/data"))["puzzles"]
        assert [one["solved"] for one in kept] == [1, 1, 2]


@in_loop
async def test_a_level_goes_by_the_rate_of_the_players(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        one = next(puzzle for puzzle in ALL if puzzle.ease >= 0.7)
        for number in range(10):
            someone = f"p{number}"
            solved = number < 2
            await practice_rows.keep_try(
                someone, "gipsy_king", one.id, solved, server.house.database
            )
        listed = (await server.stranger().get(PATH))["puzzles"]
        note = next(note for note in listed if note["id"] == one.id)
        assert (note["tries"], note["rate"], note["level"]) == (10, 0.2, "hard")


@in_loop
async def test_own_puzzles_are_bounded_exported_and_gone_with_the_account(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ann, bob = await server.player("Ann"), await server.player("Bob")
        database, me = server.house.database, (await ann.get("/api/me"))["id"]
        for number in range(MOST_OWN + 3):
            base = ALL[number % len(ALL)]
            own = Puzzle(
                f"own-t-{number}", base.seat, base.position, base.options, base.worlds,
                base.solutions, base.theme, base.ease, [], base.line,
            )  # fmt: skip
            await practice_rows.keep_own(me, [OwnPuzzle(own, "t", number, 2.5)], database)
        listed = (await ann.get(PATH))["own"]
        assert len(listed) == MOST_OWN
        assert (listed[0]["table"], listed[0]["given"]) == ("t", 2.5)
        path = f"{PATH}/{listed[0]['id']}"
        shown = await ann.get(path)
        assert shown["note"]["ply"] == listed[0]["ply"]
        assert (await bob.ask("GET", path)).json()["code"] == "puzzle/unknown"
        assert (await bob.get(PATH))["own"] == []
        data = await ann.get("/api/me/data")
        assert len(data["own_puzzles"]) == MOST_OWN
        assert (await ann.ask("DELETE", "/api/me", {})).status_code == 204
        assert await database.read("SELECT 1 FROM own_puzzles WHERE player = $1", me) == []
