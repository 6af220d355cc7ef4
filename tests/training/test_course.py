"""Training: repeatable positions, a learner that learns, a champion that won its match."""

import json
import sys
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest

from atoll import games
from atoll.bots.weights import read
from atoll.cli import main
from atoll.training import match
from atoll.training.course import Course, Settings, decision_seconds, declared
from atoll.training.learner import BATCH, Learner
from atoll.training.match import Deal, Score, play_match
from atoll.training.positions import Lesson, Positions, joined, load, play
from atoll.training.subject import Subject
from atoll.training.workers import BadTraining, run_here

SHELLS = Subject("examples.shells", 2)
TINY = Settings(
    SHELLS, hidden=6, first_games=200, searched_games=20, games=40, simulations=8, rounds=2,
    match_deals=8, match_seconds=0.001,
)  # fmt: skip


def lesson(games: int, seed: str = "a") -> Lesson:
    return Lesson(SHELLS, games, seed)


def quiet(_: str) -> None:
    """Says nothing."""


def course(folder: Path, settings: Settings = TINY) -> Course:
    return Course(settings, folder, run_here(1), quiet)


def same(one: Positions, other: Positions) -> bool:
    return all(
        np.array_equal(getattr(one, name), getattr(other, name))
        for name in ("places", "ends", "results", "thoughts")
    )


def test_the_same_lesson_gives_the_same_positions(tmp_path: Path) -> None:
    positions = play(lesson(30))
    assert same(positions, play(lesson(30)))
    assert not same(positions, play(lesson(30, "b")))
    positions.save(tmp_path / "kept.npz")
    assert same(load(tmp_path / "kept.npz"), positions)


def test_a_network_asked_at_settled_positions_learns_from_those() -> None:
    """Before a player's turn in La Isla Bohnita, which is one of several decisions."""
    subject = Subject("isla_bohnita", 2)
    count = {s: len(play(Lesson(subject, 4, "a", settles=s))) for s in (False, True)}
    assert 0 < 3 * count[True] < count[False]
    whole = course(Path("nowhere"), Settings(subject)).lessons(b"", 0, 40, "a")
    assert all(lesson.settles for lesson in whole)


def test_a_result_may_be_the_evaluation_at_the_next_quiet_position() -> None:
    """In Moluku between two seasons: what the later ones bring does not reach back."""
    subject = Subject("moluku", 2)
    whole, parted = (
        play(Lesson(subject, 1, "d", settles=True, to_quiet=parted)) for parted in (False, True)
    )
    assert np.array_equal(whole.places, parted.places)
    assert len(distinct_margins(whole)) == 1
    margins = distinct_margins(parted)
    assert len(margins) == 3
    assert margins[-1] == distinct_margins(whole)[0]
    assert any(margin % 1 for margin in margins[:-1])  # what hands are worth is in hundredths


def distinct_margins(positions: Positions) -> list[float]:
    """The margins that one game's positions are told, one after the other."""
    margins = np.abs(positions.results[:, 0]).tolist()
    return [margin for before, margin in pairwise([-1.0, *margins]) if margin != before]


def test_results_are_told_from_the_viewers_seat() -> None:
    positions = play(lesson(50))
    margins, wins = positions.results[:, 0:4:2], positions.results[:, 1:4:2]
    assert np.array_equal(margins[:, 0], -margins[:, 1])
    assert np.allclose(wins.sum(1), 1)
    assert np.all((margins[:, 0] > 0) == (wins[:, 0] == 1))
    assert np.all(positions.results[:, 4] >= margins[:, 0])  # nobody has less than 0 points


def test_a_batch_counts_the_features_of_each_position() -> None:
    positions = joined([play(lesson(20)), play(lesson(20, "b"))])
    chosen = np.array([0, 7, len(positions) - 1, 7])
    batch = positions.batch(chosen, 89)
    for row, number in zip(batch, chosen, strict=True):
        start = positions.ends[number - 1] if number else 0
        places = positions.places[start : positions.ends[number]]
        assert np.array_equal(row, np.bincount(places, minlength=89))


def test_the_learner_explains_more_than_the_mean_does() -> None:
    positions, held = play(lesson(1500)), play(lesson(300, "b"))
    learner = Learner(89, 12, 5, 1)
    learner.set_unit(positions)
    before = learner.test(held, 0.0)
    learner.learn(positions, 0.0, 0.01, 8)
    after = learner.test(held, 0.0)
    assert after.margin < 0.9 < before.margin
    assert after.win < 0.67 < before.win


def test_whole_numbers_say_what_the_learner_does() -> None:
    held = play(lesson(60))
    learner = Learner(89, 12, 5, 1)
    learner.set_unit(held)
    learner.learn(joined([held] * 8), 0.0, 0.01, 4)
    weights = replace_learner(learner)
    network = read(weights).network
    _, out = learner.forward(held.batch(np.arange(50), 89))
    from tests.core.test_network import listed

    for number in range(50):
        start = held.ends[number - 1] if number else 0
        network.evaluate(listed([int(n) for n in held.places[start : held.ends[number]]]))
        found = np.array([int(value) for value in network.out]) / 65536
        assert np.allclose(found, out[number], atol=0.1)


def test_a_feature_never_met_weighs_nothing() -> None:
    positions = play(lesson(60))
    learner = Learner(89, 12, 5, 1)
    learner.learn(positions, 0.0, 0.01, 2)
    rows = np.array(learner.numbers()[0]).reshape(89, 12)
    met = np.isin(np.arange(89), positions.places)
    assert 0 < met.sum() < 89
    assert np.all(rows[~met] == 0)
    assert np.all(rows[met].any(1))


def replace_learner(learner: Learner) -> bytes:
    """The file of a learner's network."""
    found = course(Path("nowhere"), replace(TINY, hidden=12))
    found.learner = learner
    return found.weights("").to_bytes()


def test_a_training_keeps_its_champion_and_goes_on_where_it_stopped(tmp_path: Path) -> None:
    first = course(tmp_path, replace(TINY, rounds=1))
    first.train()
    log = (tmp_path / "log.jsonl").read_text()
    assert [json.loads(line)["round"] for line in log.splitlines()] == [0]
    (tmp_path / "settings.json").unlink()
    second = course(tmp_path)
    second.train()
    assert [entry["round"] for entry in second.log] == [0, 1]
    assert (tmp_path / "log.jsonl").read_text().startswith(log)
    assert (tmp_path / "curves.svg").read_text().startswith("<svg")
    again = course(tmp_path)
    again.train()
    assert again.log == second.log


def test_a_folder_of_another_training_is_refused(tmp_path: Path) -> None:
    course(tmp_path, replace(TINY, rounds=0)).train()
    with pytest.raises(BadTraining, match="other settings"):
        course(tmp_path, replace(TINY, rounds=0, seed="other")).train()


def test_only_a_winner_becomes_champion(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for share, is_champion in ((0.5, False), (0.0, False), (1.0, True)):
        folder = tmp_path / str(share)
        found = course(folder, replace(TINY, rounds=1, match_deals=24))
        monkeypatch.setattr(match, "play_deal", lambda deal, share=share: share)
        found.train()
        assert found.champion_path.exists() == is_champion
        if is_champion:
            head = read(found.champion()).head
            assert (head.game, head.players, head.rules) == ("shells", 2, 1)
            assert "100.0% of the wins" in head.note


@pytest.mark.parametrize("name", games.names())
def test_a_game_declares_how_its_networks_were_trained(name: str) -> None:
    for path in sorted((games.find(name).folder / "weights").glob("*.weights")):
        head = read(path.read_bytes()).head
        subject = Subject(name, head.players)
        settings = Settings(subject, **declared(subject))
        assert settings != Settings(subject)
        assert head.hidden == settings.hidden
        assert head.search.items() <= settings.search.items()


def test_without_a_declaration_the_common_settings_hold() -> None:
    assert declared(SHELLS) == {}


def test_a_training_anew_is_not_held_against_the_network_of_the_game(tmp_path: Path) -> None:
    settings = Settings(Subject("gipsy_king", 2))
    assert course(tmp_path, settings).champion()
    assert course(tmp_path, replace(settings, is_anew=True)).champion() == b""


def test_the_command_line_goes_before_what_the_game_declares(tmp_path: Path) -> None:
    arguments = [
        "train", "planet", "--players", "2", "--rounds", "0", "--searched-games", "7",
        "--search", "draws=2", "--anew", "--out", str(tmp_path),
    ]  # fmt: skip
    assert main(arguments) == 0
    kept = json.loads((tmp_path / "planet" / "2" / "settings.json").read_text())
    assert (kept["first_games"], kept["searched_games"], kept["is_anew"]) == (16000, 7, True)
    assert (kept["search"]["exploration"], kept["search"]["draws"]) == (0.3, 2)


def test_a_match_ends_when_it_is_clear(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(match, "play_deal", lambda deal: 1.0)
    deals = [Deal(SHELLS, str(n), b"", b"", 0.001) for n in range(64)]
    assert [len(score.shares) for score in play_match(deals, run_here(1), 0.95)] == [8, 16]
    monkeypatch.setattr(match, "play_deal", lambda deal: 0.5)
    assert len(list(play_match(deals, run_here(1), 0.95))) == 8


def test_a_score_is_bounded_by_its_deals() -> None:
    even = Score((0.5, 1.0, 0.0, 0.5) * 10)
    assert even.bound(0.95) < 0.5 < even.bound(0.05)
    assert Score((1.0,) * 40).bound(0.95) > 0.9
    assert Score((1.0,)).bound(0.95) == 0.0


def test_the_command_trains_a_game_outside_the_package(tmp_path: Path) -> None:
    arguments = [
        "train", "examples.shells", "--players", "2", "--rounds", "1", "--first-games", "100",
        "--match-deals", "4", "--match-seconds", "0.001", "--hidden", "6", "--jobs", "1",
        "--out", str(tmp_path),
    ]  # fmt: skip
    assert main(arguments) == 0
    assert (tmp_path / "shells" / "2" / "curves.svg").exists()


@pytest.mark.parametrize(
    ("extra", "said"),
    [
        (["--hidden", "7"], "multiple of 3"),
        (["--confidence", "2"], "between 0.5 and 1"),
        (["--search", "colour=3"], "not 'colour'"),
        (["--search", "horizon=x"], "not a number"),
    ],
)
def test_bad_settings_get_one_clear_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], extra: list[str], said: str
) -> None:
    assert main(["train", "gipsy_king", "--out", str(tmp_path), *extra]) == 1
    assert said in capsys.readouterr().err


def test_a_package_without_a_game_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["train", "json.nothing"]) == 1
    assert "no Python package with a GAME" in capsys.readouterr().err


def test_long_games_are_played_faster_in_a_match() -> None:
    assert decision_seconds(SHELLS) == 0.02
    assert 0.001 < decision_seconds(Subject("isla_bohnita", 2)) < 0.01


def test_a_batch_is_smaller_than_what_the_tiny_training_plays() -> None:
    assert len(play(lesson(200))) > BATCH


def test_without_numpy_the_command_says_what_is_missing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("course", "learner", "positions"):
        monkeypatch.delitem(sys.modules, f"atoll.training.{name}")
    monkeypatch.setitem(sys.modules, "numpy", None)
    assert main(["train", "examples.shells"]) == 1
    assert "training needs numpy" in capsys.readouterr().err
