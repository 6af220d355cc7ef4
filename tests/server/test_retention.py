"""A host deletes what is older than it is kept; a dry run only counts."""

from pathlib import Path

import pytest

from atoll.cli import main
from atoll.server.store.database import Statement
from atoll.server.store.retention import Keep, prune
from tests.server.table_client import in_loop, play_on, serving
from tests.server.test_tables import ME, OPEN, two_players

ALL = Keep(open_tables=7, running=7, games=7, players=7)


@in_loop
async def fill(folder: Path) -> None:
    """A store with an open table, a running and a finished game, and a player who never played."""
    async with serving(folder) as server:
        ann, bob, over = await two_players(server, rated=True)
        async with ann.at(over) as one, bob.at(over) as two:
            await play_on({0: one, 1: two})
        await two_players(server)
        await ann.table(ME, OPEN)
        await server.player("Nobody")


@in_loop
async def count_and_delete(folder: Path) -> None:
    async with serving(folder) as server:
        database = server.house.database
        assert await prune(database, ALL, is_dry=False) == (0, 0, 0, 0)  # nothing is old
        past = [
            Statement("UPDATE players SET created = 1", ()),
            Statement("UPDATE keys SET used = 1", ()),
        ]
        past.append(Statement("UPDATE tables SET changed = 1", ()))
        await database.write(*past)
        assert await prune(database, Keep(), is_dry=False) == (0, 0, 0, 0)  # nothing is named
        for _ in range(2):
            assert await prune(database, ALL, is_dry=True) == (1, 1, 1, 1)
        assert await prune(database, ALL, is_dry=False) == (1, 1, 1, 1)
        for table in ("tables", "entries", "seats", "results"):
            assert await database.read(f"SELECT 1 FROM {table}") == []
        ratings = await database.read("SELECT COUNT(*) FROM ratings")
        assert ratings[0][0] == 2
        # Two of the four who played have no rating, and their game is gone.
        assert (await prune(database, ALL, is_dry=True)).players == 2


def test_what_is_older_than_it_is_kept_goes_and_a_dry_run_only_counts(tmp_path: Path) -> None:
    fill(tmp_path)
    count_and_delete(tmp_path)


def test_prune_says_what_it_does(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    fill(tmp_path)
    words = ["prune", "--data", str(tmp_path), "--games", "0.0000001", "--open", "30"]
    assert main([*words, "--dry-run"]) == 0
    told = "0 open tables, 0 running games, 1 finished games and 0 players"
    assert capsys.readouterr().out == f"{told} would go.\n"
    assert main(words) == 0
    assert capsys.readouterr().out == f"{told} are gone.\n"
    assert main([*words, "--dry-run"]) == 0
    assert capsys.readouterr().out.startswith("0 open tables, 0 running games, 0 finished games")
