"""Puzzles: mined so that the same seed finds the same ones, and sound as they are shipped."""

import json
from pathlib import Path

import pytest

from atoll import games
from atoll.cli import main
from atoll.core.game import Game
from atoll.core.rng import fast_rng
from atoll.review import puzzles
from atoll.review.judge import Budget, Judgement, Option
from atoll.review.puzzles import (
    CHANCE,
    FIRM,
    Collection,
    NoPuzzles,
    Shaft,
    collection,
    daily,
    from_json,
    is_clear,
    to_json,
    view_of,
    weigh,
)

MOST_BYTES = 65_536
MINED = [games.find(path.stem) for path in sorted(puzzles.FOLDER.glob("*.json"))]
of_each = pytest.mark.parametrize("mined", MINED, ids=[game.name for game in MINED])


@of_each
def test_every_collection_holds_puzzles_a_seat_could_face(mined: Game) -> None:
    found = collection(mined.name)
    assert (found.game, found.rules) == (mined.name, mined.version)
    assert found.puzzles
    assert len({one.id for one in found.puzzles}) == len(found.puzzles)
    for one in found.puzzles:
        seen = view_of(one)
        assert int(seen.viewer) == one.seat
        assert seen.has_turn(one.seat)
        for option in one.options:
            assert seen.is_legal(one.seat, mined.parse(seen, one.seat, option.text))
        second = one.options[1]
        assert one.best.chance - second.chance >= CHANCE
        assert second.behind > FIRM * second.noise


@of_each
def test_the_shipped_puzzles_are_small(mined: Game) -> None:
    assert (puzzles.FOLDER / f"{mined.name}.json").stat().st_size < MOST_BYTES


@of_each
def test_the_best_move_is_best_in_fresh_worlds_too(mined: Game) -> None:
    one = collection(mined.name).puzzles[0]
    seen = view_of(one)
    actions = [mined.parse(seen, one.seat, option.text) for option in one.options]
    again = weigh(one.position, seen, actions, Budget(1600), fast_rng("fresh"))
    assert again.options[0].text == one.best.text


def test_a_collection_survives_being_written() -> None:
    found = collection("planet")
    assert from_json(to_json(found)) == found


def test_every_day_has_its_puzzle() -> None:
    found = collection("planet").puzzles
    days = [daily("planet", day) for day in range(20_000, 20_000 + len(found))]
    assert sorted(one.id for one in days) == sorted(one.id for one in found)
    assert daily("planet", 7) == daily("planet", 7 + len(found))


def test_the_same_seed_finds_the_same_puzzles() -> None:
    shafts = [Shaft("gipsy_king", 2, {}, "default", f"again-{n}") for n in range(2)]
    assert puzzles.mine(shafts, 5, workers=1) == puzzles.mine(shafts, 5, workers=2)


@of_each
def test_advice_seldom_finds_the_best_move(mined: Game) -> None:
    rng = fast_rng("advice")
    for one in collection(mined.name).puzzles:
        seen = view_of(one)
        best = mined.parse(seen, one.seat, one.best.text)
        draws = [int(seen.good_action(one.seat, rng)) for _ in range(30)]
        assert draws.count(best) <= 15


def judgement(chance: float, behind: float, noise: float) -> Judgement:
    first = Option("a", 0, 0, 5, 0.6, 0, 0)
    return Judgement([first, Option("b", 0, 0, 5 - behind, chance, behind, noise)], "a", 1, 100)


def test_a_doubtful_best_move_makes_no_puzzle() -> None:
    assert is_clear(judgement(chance=0.4, behind=3.0, noise=0.5), 1.0)
    assert not is_clear(judgement(chance=0.59, behind=3.0, noise=0.5), 1.0)
    assert not is_clear(judgement(chance=0.4, behind=3.0, noise=1.0), 1.0)


def test_the_command_writes_tells_and_refuses(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "puzzles.json"
    words = ["puzzles", "gipsy_king", "--games", "1", "--seed", "told", "--workers", "1"]
    assert main([*words, "--out", str(out)]) == 0
    made = from_json(out.read_bytes())
    assert isinstance(made, Collection)
    capsys.readouterr()
    assert main([*words, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["game"] == "gipsy_king"
    assert main(words) == 0
    assert ("lead" if made.puzzles else "search more games") in capsys.readouterr().out
    assert main(["puzzles", "pelican_bay", "-n", "1"]) == 1
    assert "somebody to win against" in capsys.readouterr().err


def test_an_unknown_puzzle_is_refused() -> None:
    with pytest.raises(NoPuzzles, match="there are no puzzles of chess"):
        collection("chess")
    with pytest.raises(NoPuzzles, match="no puzzle 'x'"):
        puzzles.find(games.names()[0], "x")
