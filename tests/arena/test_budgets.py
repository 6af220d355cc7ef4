"""The pairings at the real budgets: results accumulate, and the page says what the files say."""

import json
from pathlib import Path

import pytest

from atoll.arena.statistics import Estimate
from atoll.games import names
from benchmarks import budgets
from benchmarks.budgets import PAGE, RESULTS, OtherBots, opened, rungs, table, with_table
from benchmarks.ladder import Rung

CHEAP = Rung("moluku", 2, "casual", "apprentice", 0.5)
HEAD = "# Page\n\n<!-- real budgets -->\nold\n<!-- end of real budgets -->\n\nMore.\n"


@pytest.fixture
def words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The arguments of a cheap pairing that is played in a folder of its own."""
    monkeypatch.setattr(budgets, "PAIRINGS", ("casual,apprentice",))
    (tmp_path / "page.md").write_text(HEAD)
    return ["budgets", "--game", "moluku", "--players", "2", "--workers", "1", "--out",
            str(tmp_path), "--page", str(tmp_path / "page.md")]  # fmt: skip


def test_the_page_says_what_the_files_say() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert with_table(page, table(RESULTS)) == page


def test_every_file_is_of_a_pairing_and_has_each_game_once() -> None:
    books = {rung.book(RESULTS).path: rung for rung in rungs(budgets.PAIRINGS, names(), None)}
    for path in RESULTS.glob("*.jsonl"):
        results = books[path].book(RESULTS).read().values()
        assert len(results) == len(path.read_text(encoding="utf-8").splitlines()) - 1
        assert {bot for result in results for bot in result.bots} == {
            books[path].better,
            books[path].worse,
        }


def test_each_run_adds_games(
    words: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = ""
    for count in ("2", "6"):
        monkeypatch.setattr("sys.argv", [*words, "--games", count])
        budgets.main()
        assert (
            f"| Moluku | 2 | casual – apprentice | {count} |" in (tmp_path / "page.md").read_text()
        )
        kept = CHEAP.book(tmp_path).path.read_text()
        assert kept.startswith(first)
        assert len(kept.splitlines()) == int(count) + 1
        first = kept
    assert all(not json.loads(line)["record"] for line in first.splitlines()[1:])


def test_a_score_without_a_loss_only_bounds_the_distance() -> None:
    assert budgets.distance(Estimate(1.0, 0.75, 1.0)) == "above +191"
    assert budgets.distance(Estimate(0.75, 0.5, 0.8)) == "+191 (+0 – +241)"


def test_without_playing_only_the_table_is_written(
    words: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.argv", [*words, "--table"])
    budgets.main()
    assert not list(tmp_path.glob("*.jsonl"))
    page = (tmp_path / "page.md").read_text()
    assert page.startswith("# Page\n\n<!-- real")
    assert page.endswith("| 95 % interval | Elo |\n|---|---|---|---|---|---|---|\n\n"
                         "<!-- end of real budgets -->\n\nMore.\n")  # fmt: skip


def test_games_of_bots_that_play_differently_are_not_mixed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened(CHEAP, tmp_path)
    opened(CHEAP, tmp_path)
    monkeypatch.setattr(budgets, "fingerprint", lambda rung: "other")
    with pytest.raises(OtherBots, match="moluku-2-casual-apprentice"):
        opened(CHEAP, tmp_path)
