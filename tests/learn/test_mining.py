"""Mining: the same seed finds the same puzzles, in one go or in several."""

import json
from pathlib import Path

import pytest
from msgspec import structs

from atoll import games
from atoll.cli import main
from atoll.core.rng import fast_rng
from atoll.learn import mining
from atoll.learn.mining import (
    Question,
    Scales,
    Shaft,
    is_same,
    mine,
    positions_of,
    questions_of,
    search_game,
    solutions_in,
    varied,
)
from atoll.review.judge import Budget, Judgement, Option
from atoll.review.position import Position, revive
from atoll.review.puzzles import Collection, Dig, Puzzle, from_json, level

DIG = Dig(3, {}, "default", "seeded", "strong:20", 3)
EMPTY = Collection("gipsy_king", 1, [], [])


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Short looks: seconds for a test, not minutes."""
    monkeypatch.setattr(mining, "LOOKS", ((Budget(240), 0.4),))
    for name in ("SECOND", "LAST_LOOK", "LONG_LOOK", "CHECK"):
        monkeypatch.setattr(mining, name, Budget(400))
    monkeypatch.setattr(mining, "FIRM", 2.5)


@pytest.mark.usefixtures("quick")
def test_the_same_seed_finds_the_same_puzzles_in_one_go_or_in_two() -> None:
    (*_, whole) = mine(EMPTY, DIG, 3, 5, workers=1)
    (half,) = mine(EMPTY, DIG, 1, 5, workers=1)
    (*_, rest) = mine(half, half.digs[0], 3, 5, workers=1)
    assert whole == rest
    assert whole.puzzles
    assert whole.digs == [structs.replace(DIG, games=3)]


@pytest.mark.usefixtures("quick")
def test_a_collection_takes_up_games_of_another_kind() -> None:
    (first,) = mine(EMPTY, DIG, 1, 9, workers=1)
    other = structs.replace(DIG, players=2)
    assert not is_same(DIG, other)
    (both,) = mine(first, other, 1, 9, workers=1)
    assert both.digs == [structs.replace(DIG, games=1), structs.replace(other, games=1)]
    assert {one.position.players for one in both.puzzles} <= {2, 3}


@pytest.mark.usefixtures("quick")
def test_a_puzzle_has_a_theme_an_ease_and_a_line() -> None:
    found = search_game(Shaft("gipsy_king", 3, {}, "default", "seeded-3p-0", "strong:20", 3))
    assert found
    for one in found:
        assert one.theme in {"double", "pass", "lake", "group"}
        assert 0 <= one.ease <= 1
        assert one.line[0] == f"{one.seat} {one.best.text}"
        assert one.confirmed is not None
        assert (one.confirmed.simulations, one.confirmed.worlds) == (400, 100)
        assert one.confirmed.margin > 2.5 * one.confirmed.noise
        assert 0 < one.confirmed.share <= 1


@pytest.mark.usefixtures("quick")
def test_only_puzzles_of_the_themes_and_levels_that_are_looked_for_are_found() -> None:
    whole = Shaft("gipsy_king", 3, {}, "default", "seeded-3p-0", "strong:20", 3)
    found = search_game(whole)
    for one in found:
        named = search_game(structs.replace(whole, themes=[str(one.theme)]))
        assert one.id in {other.id for other in named}
        assert {other.theme for other in named} == {one.theme}
        as_hard = search_game(structs.replace(whole, levels=[level(one)]))
        assert one.id in {other.id for other in as_hard}
        assert {level(other) for other in as_hard} == {level(one)}
    assert len({one.theme for one in found}) > 1


BOHNITA = games.find("isla_bohnita")
TRADED = Shaft(
    "isla_bohnita", 3, dict(BOHNITA.setup(3).options), "default", "raids", "strong:20", policy=100
)


@pytest.fixture(scope="module")
def traded() -> dict[str, tuple[Position, Question]]:
    """A position of La Isla Bohnita for every theme that asks something in one game."""
    found: dict[str, tuple[Position, Question]] = {}
    for _, position in positions_of(TRADED):
        for question in questions_of(BOHNITA, revive(position)):
            assert question.theme is not None
            found.setdefault(question.theme.name, (position, question))
    return found


def verbs(position: Position, question: Question) -> set[str]:
    """What a question asks to choose from."""
    seen = revive(position)
    return {BOHNITA.data(seen, int(seen.viewer), one)["verb"] for one in question.actions}


def test_la_isla_bohnita_asks_about_trades_offers_raids_purchases_and_planting(
    traded: dict[str, tuple[Position, Question]],
) -> None:
    assert {"raid", "offer", "trade", "ship", "sell", "buy", "plant"} <= set(traded)
    assert verbs(*traded["trade"]) == {"accept", "refuse"}
    assert verbs(*traded["offer"]) == {"offer"}
    assert "buy" in verbs(*traded["buy"])
    assert verbs(*traded["raid"]) & {"raid", "yield"}


def test_a_search_compares_the_moves_of_a_question_also_those_it_leaves_to_the_policy(
    traded: dict[str, tuple[Position, Question]],
) -> None:
    """The advice of La Isla Bohnita lets a search refuse an offer, but not accept one."""
    position, question = traded["trade"]
    seen = revive(position)
    usual = BOHNITA.advice.candidates(seen, seen.viewer)
    assert not set(question.actions) <= {int(action) for action in usual}
    scales = Scales(position, seen, question, 100, fast_rng("narrow"))
    assert set(scales.search(Budget(200))) == set(question.actions)


def judgement(*others: tuple[float, float, float]) -> Judgement:
    """A best option, and others by their chance, how far they are behind, and the noise of that."""
    options = [Option("best", 0, 0, 5, 0.6, 0, 0)]
    for chance, behind, noise in others:
        options.append(Option("other", 0, 0, 5 - behind, chance, behind, noise))
    return Judgement(options, "best", 1, 100)


def test_a_doubtful_best_move_makes_no_puzzle() -> None:
    assert solutions_in(judgement((0.4, 3.0, 0.5)), 1.0) == 1
    assert solutions_in(judgement((0.59, 3.0, 0.5)), 1.0) == 0  # wins as often
    assert solutions_in(judgement((0.4, 3.0, 1.0)), 1.0) == 0  # better, but not by enough


def test_moves_that_are_equally_good_solve_a_puzzle_together() -> None:
    assert solutions_in(judgement((0.6, 0.1, 0.5), (0.3, 4.0, 0.5)), 1.0) == 2
    assert solutions_in(judgement(*[(0.6, 0.1, 0.5)] * 4), 1.0) == 0


@pytest.mark.usefixtures("quick")
def test_no_theme_and_no_level_is_left_out_for_another() -> None:
    (*_, mined) = mine(EMPTY, DIG, 1, 9, workers=1)
    one = mined.puzzles[0]

    def made(name: str, theme: str, chance: float) -> Puzzle:
        rest = structs.replace(one.options[1], chance=one.best.chance - chance)
        return structs.replace(one, id=name, theme=theme, options=[one.best, rest], solutions=1)

    some = [made("a", "lake", 0.9), made("b", "lake", 0.8), made("c", "pass", 0.1)]
    assert [found.id for found in varied(some, 2)] == ["a", "c"]


@pytest.mark.usefixtures("quick")
def test_the_command_writes_goes_on_tells_and_refuses(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "puzzles.json"
    words = ["puzzles", "gipsy_king", "-n", "3", "--seed", "seeded", "--workers", "1"]
    words += ["--bot", "strong:20", "--every", "3"]
    assert main([*words, "--games", "1", "--out", str(out)]) == 0
    assert from_json(out.read_bytes()).digs[0].games == 1
    assert main([*words, "--games", "2", "--out", str(out)]) == 0
    made = from_json(out.read_bytes())
    assert made.digs[0].games == 2
    assert main([*words, "--games", "1", "--theme", "double", "--out", str(out)]) == 0
    made = from_json(out.read_bytes())
    assert [(dig.games, dig.themes) for dig in made.digs] == [(2, []), (1, ["double"])]
    assert len({one.id for one in made.puzzles}) == len(made.puzzles)
    again = ["puzzles", "gipsy_king", "--workers", "1", "--repeat", str(out)]
    assert main([*again, "--out", str(tmp_path / "again.json")]) == 0
    assert (tmp_path / "again.json").read_bytes() == out.read_bytes()
    capsys.readouterr()
    assert main([*words, "--games", "1", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["game"] == "gipsy_king"
    assert main([*words, "--games", "1"]) == 0
    assert "lead" in capsys.readouterr().out
    assert main(["puzzles", "planet", "--out", str(out)]) == 1
    assert "another game" in capsys.readouterr().err
    assert main(["puzzles", "pelican_bay", "-n", "1"]) == 1
    assert "somebody to win against" in capsys.readouterr().err
    assert main([*words, "--theme", "raid"]) == 1
    assert "the themes of Gipsy King are double, pass, lake, group" in capsys.readouterr().err
