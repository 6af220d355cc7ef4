"""Tournaments: fair pairings, results that stay, the same on cores and clusters."""

import json
import os
import signal
from pathlib import Path

import pytest

from atoll.arena.match import Pairing, from_data, play
from atoll.arena.report import balance_page, tournament_page
from atoll.arena.statistics import (
    Estimate,
    estimate,
    estimate_share,
    rate,
    seat_rates,
    standings,
    worths,
)
from atoll.arena.tournament import (
    BadTournament,
    Book,
    Tournament,
    run,
    run_here,
    run_on_cluster,
)
from atoll.cli import main
from atoll.core.record import read, verify
from atoll.games import find


def tournament(games: int = 6, players: int = 3) -> Tournament:
    bots = ("casual", "beginner")
    return Tournament("moluku", players, {"teams": False}, "default", bots, games, "t")


def test_every_bot_plays_every_seat_of_every_deal() -> None:
    pairings = tournament(8, players=3).pairings()
    assert len({pairing.key for pairing in pairings}) == 8
    for deal in {pairing.seed for pairing in pairings}:
        lineups = [pairing.bots for pairing in pairings if pairing.seed == deal]
        for seat in range(3):
            assert {bots[seat] for bots in lineups} == {"casual", "beginner"}


def test_too_many_bots_or_one_twice_is_refused() -> None:
    for bots in (("a", "b", "c", "d"), ("a", "a")):
        with pytest.raises(BadTournament):
            Tournament("moluku", 3, {}, "default", bots, 4, "t").pairings()


def test_a_match_is_repeatable_and_leaves_a_verified_record() -> None:
    pairing = tournament().pairings()[0]
    one, other = play(pairing), play(pairing)
    assert (one.scores, one.record) == (other.scores, other.record)
    game = find("moluku")
    assert verify(read(one.record, game, "x"), game, "x").is_over()
    assert from_data(json.loads(json.dumps(one.to_data()))) == one


def test_cores_and_one_process_give_the_same_results(tmp_path: Path) -> None:
    alone = run(tournament(), Book(tmp_path / "a"), run_here(1))
    many = run(tournament(), Book(tmp_path / "b"), run_here(2))
    assert [r.record for r in alone] == [r.record for r in many]


def test_a_stopped_tournament_goes_on_where_it_was(tmp_path: Path) -> None:
    book = Book(tmp_path / "book")

    def stop_after_two(pairings: list[Pairing]) -> list[object]:
        return [play(pairing) for pairing in pairings[:2]]

    assert len(run(tournament(), book, stop_after_two)) == 2  # type: ignore[arg-type]
    with book.path.open("a") as file:
        file.write('{"key": "cut sho')
    played: list[str] = []
    results = run(tournament(), Book(book.path), run_here(1), lambda r: played.append(r.key))
    assert (len(played), len(results)) == (4, 6)


def test_a_cluster_gives_the_same_results_and_outlives_a_worker(tmp_path: Path) -> None:
    distributed = pytest.importorskip("dask.distributed")
    alone = run(tournament(12), Book(tmp_path / "a"), run_here(1))
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None
    ) as cluster:
        book = Book(tmp_path / "b")
        killed: list[bool] = []

        def kill_one(_: object) -> None:
            if not killed:
                killed.append(True)
                os.kill(next(iter(cluster.workers.values())).pid, signal.SIGKILL)

        spread = run(tournament(12), book, run_on_cluster(cluster.scheduler_address), kill_one)
    assert [r.record for r in spread] == [r.record for r in alone]


def test_no_cluster_is_said_in_one_sentence() -> None:
    with pytest.raises(BadTournament, match="no cluster answers at tcp://127"):
        list(run_on_cluster("tcp://127.0.0.1:9")(tournament().pairings()))


def test_an_interval_holds_its_mean_and_narrows() -> None:
    few, many = estimate([0, 1, 1, 0]), estimate([0, 1, 1, 0] * 25)
    assert few.mean == many.mean == 0.5
    assert few.low < many.low < 0.5 < many.high < few.high
    assert estimate([3]).high == float("inf")


def test_a_share_of_few_games_is_not_certain() -> None:
    sweep = estimate_share([1.0] * 20)
    assert (sweep.mean, sweep.high) == (1.0, 1.0)
    assert sweep.low == pytest.approx(0.839, abs=1e-3)  # Wilson's interval for 20 of 20
    even = estimate_share([1.0, 0.0, 0.5, 0.5])
    assert even.mean == pytest.approx(0.5)
    assert even.high - 0.5 == pytest.approx(0.5 - even.low)


@pytest.fixture(scope="module")
def results(tmp_path_factory: pytest.TempPathFactory) -> list[object]:
    book = Book(tmp_path_factory.mktemp("arena") / "book")
    return run(tournament(20), book, run_here(1))  # type: ignore[return-value]


def test_the_better_bot_stands_first_with_the_higher_rating(results: list) -> None:  # type: ignore[type-arg]
    first, second = standings(results)
    assert first.bot == "casual"
    assert first.win_rate.mean + second.win_rate.mean == pytest.approx(1)
    assert first.rating.mean > second.rating.mean
    assert first.mean_score.mean > second.mean_score.mean
    assert isinstance(rate(results)["casual"], Estimate)


def test_seats_share_all_wins_and_worths_are_shares(results: list) -> None:  # type: ignore[type-arg]
    assert sum(rate.mean for rate in seat_rates(results)) == pytest.approx(1)
    for worth in worths(results):
        assert 0 < worth.frequency <= 1
        assert 0 <= worth.win_rate.mean <= 1


def test_reports_are_whole_pages(results: list) -> None:  # type: ignore[type-arg]
    for page in (tournament_page("a <b>", results), balance_page("a <b>", results)):
        assert page.startswith("<!doctype html>")
        assert "a &lt;b&gt;" in page
        assert page.count("<svg") >= 3


def test_the_commands(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["arena", "moluku", "-n", "2", "--games", "6", "--workers", "1"]
    out = ["--out", str(tmp_path / "x")]
    assert main([*words, *out, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["games"] == 6
    assert set(found["bots"]) == {"casual", "beginner"}
    assert {"win_rate", "mean_score", "rating", "decision_seconds"} <= set(found["bots"]["casual"])
    assert len(list((tmp_path / "x" / "records").glob("*.atoll"))) == 6
    assert (tmp_path / "x" / "report.html").exists()
    assert main([*words, *out]) == 1
    assert "--resume goes on" in capsys.readouterr().err
    assert main([*words[:-4], "--games", "8", "--workers", "1", *out, "--resume"]) == 0
    assert main(["balance", "moluku", "--games", "4", "--out", str(tmp_path / "y"), "--json"]) == 0
    assert main([*words, "--bots", "casual,oracle", "--out", str(tmp_path / "z")]) == 1
    assert not (tmp_path / "z").exists()
