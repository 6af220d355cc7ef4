"""From review to practice: a game that was played and reviewed gives its players puzzles."""

from pathlib import Path

from atoll.learn.path import path_of
from atoll.review.puzzles import course_of, view_of
from atoll.server.store import practice_rows
from atoll.server.tables.own_puzzles import FEWEST_POINTS, OF_ONE_GAME
from tests.server.table_client import Data, Server, in_loop, play_on, serving
from tests.server.test_tables import two_players

PATH = "/api/puzzles/planet"


async def review(server: Server, path: str) -> Data:
    """What the review of a table says, once it is done."""
    _, table = path.rsplit("/", 1)
    await server.house.reviews.begun[table]
    found: Data = (await server.stranger().get(f"{path}/review"))["review"]
    return found


@in_loop
async def test_what_was_given_away_in_a_reviewed_game_becomes_puzzles(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ann, bob, table = await two_players(server, game="planet")
        async with ann.at(table) as one, bob.at(table) as two:
            await play_on({0: one, 1: two})
        path = f"/api/tables/{table}"
        await ann.post(f"{path}/review")
        decisions = (await review(server, path))["decisions"]
        live = await server.house.live_table(table)
        for seat, client in enumerate((ann, bob)):
            poor = [d for d in decisions if d["seat"] == seat and d["given"] >= FEWEST_POINTS]
            worst = sorted(poor, key=lambda d: (-d["given"], d["ply"]))[:OF_ONE_GAME]
            listed = (await client.get(PATH))["own"]
            assert worst
            assert [(d["ply"], d["given"]) for d in worst] == [
                (note["ply"], note["given"]) for note in listed
            ]
            me = (await client.get("/api/me"))["id"]
            own = await practice_rows.own_puzzles(me, "planet", server.house.database)
            for made, note in zip(own, listed, strict=True):
                puzzle, game = made.puzzle, live.table.game
                truth = live.table.states[made.ply]
                assert view_of(puzzle).to_ints() == truth.seen_by(seat).to_ints()
                assert (puzzle.id, puzzle.seat) == (f"own-{table}-{made.ply}", seat)
                assert len(course_of(puzzle)) == len(puzzle.line) + 1
                assert puzzle.theme in {theme.name for theme in path_of(game).themes}
                assert note["theme"]
                played = game.text(truth, seat, live.table.plies.actions[made.ply])
                missed = await client.post(f"{PATH}/{puzzle.id}", {"text": played})
                solved = await client.post(f"{PATH}/{puzzle.id}", {"text": puzzle.best.text})
                assert (missed["solved"], solved["solved"]) == (False, True)
                assert solved["note"]["yours"] == "later"
                assert solved["why"]
        assert (await server.stranger().get(PATH))["own"] == []
