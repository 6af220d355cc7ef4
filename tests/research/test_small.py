"""Small component sets: all laws hold, chance is exact, and OpenSpiel solves them."""

from math import comb
from pathlib import Path
from typing import Any

import pyspiel
import pytest
from open_spiel.python import policy
from open_spiel.python.algorithms import exploitability

import atoll.research.openspiel as adapter
from atoll import games
from atoll.bots import make_bot
from atoll.core.errors import BadComponentSet, BadSetup
from atoll.core.game import Game
from atoll.core.laws import obey
from atoll.core.rng import Rng, fast_rng
from atoll.core.state import State
from atoll.research import chance
from benchmarks.small import LOOKS, OPTIONS, solve, write_tree


def load(name: str, component_set: str = "small") -> Any:
    """A game with its small set under OpenSpiel's interface."""
    options = {"component_set": component_set, "exact_chance": True, **OPTIONS.get(name, {})}
    return pyspiel.load_game(adapter.PREFIX + name, options)


def test_random_games_obey_all_laws(game: Game) -> None:
    for seed in ("first seed", "second seed", "third seed", "fourth seed"):
        obeyed = obey(game, 2, OPTIONS.get(game.name, {}), seed, component_set="small")
        assert obeyed.state.is_over()
        assert 2 <= obeyed.plies < 60


@pytest.mark.parametrize("bot", ["casual", "strong:20", "master:20"])
def test_bots_play_them(game: Game, bot: str) -> None:
    state = game.new(2, "1", "small", **OPTIONS.get(game.name, {}))
    player, rng = make_bot(bot, game), fast_rng(1)
    while not state.is_over():
        seat = state.to_act()
        state.apply(seat, player.choose(state.seen_by(seat), rng))


def test_openspiels_random_simulation_test_passes(game: Game) -> None:
    pyspiel.random_sim_test(load(game.name), num_sims=2, serialize=True, verbose=False)


def test_every_deal_is_a_chance_outcome_with_its_probability() -> None:
    deals = {
        "planet": 5 * 4 * 2,  # two habitat cards out of five, and who is first
        "moluku": comb(8, 2) * comb(6, 2) * 2,  # two hands out of eight cards, and who leads
        "gipsy_king": 2,  # the queue
    }
    for name, count in deals.items():
        outcomes = load(name).new_initial_state().chance_outcomes()
        assert [share for _, share in outcomes] == pytest.approx([1 / count] * count)


def test_unequal_deals_have_unequal_probabilities() -> None:
    """Two cards 4 and three cards 6: two hands of one and who starts."""
    outcomes = load("isla_bohnita").new_initial_state().chance_outcomes()
    assert len(outcomes) == 2**2 * 2
    shares = sorted(share for _, share in outcomes)
    assert sum(shares) == pytest.approx(1)
    assert shares[0] == pytest.approx(2 * 1 / (5 * 4) / 2)
    assert shares[-1] == pytest.approx(3 * 2 / (5 * 4) / 2)


def test_a_draw_with_too_many_ways_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chance, "MOST_WAYS", 100)
    state = games.find("moluku").new(2, "1").blank()

    def deal(rng: Rng) -> State:
        state.rng = rng
        state.begin()
        return state

    with pytest.raises(ValueError, match="more than 100 ways: exact chance is for small"):
        chance.outcomes(deal)


@pytest.fixture
def tiny(tmp_path: Path) -> str:
    """Planet in one round with two tiles and one face: a set still smaller."""
    text = games.find("planet").set_path("small").read_text(encoding="utf-8")
    path = tmp_path / "tiny.toml"
    path.write_text(
        text.partition("[small]")[0] + "[small]\n"
        'piles = [["OOOOG", "FFFFD"]]\nanimals = ["panda", "fox", "turtle"]\nfaces = [0]\n',
        encoding="utf-8",
    )
    return str(path)


def test_the_tree_as_a_file_is_the_game(tiny: str, tmp_path: Path) -> None:
    """OpenSpiel's Python tools on the game and its compiled ones on the file agree."""
    tree = write_tree("planet", tmp_path / "planet.efg", tiny)
    written = pyspiel.load_game("efg_game", {"filename": str(tmp_path / "planet.efg")})
    uniform = pyspiel.UniformRandomPolicy(written)
    game = load("planet", tiny)
    expected = exploitability.exploitability(game, policy.UniformRandomPolicy(game))
    assert pyspiel.nash_conv(written, uniform) / 2 == pytest.approx(expected)
    assert tree.draws == 1


def test_cfr_comes_near_to_an_equilibrium(tmp_path: Path) -> None:
    solved = solve("gipsy_king", tmp_path, most=LOOKS[1])
    assert solved.exploitability[LOOKS[1]] < solved.exploitability[LOOKS[0]] / 4
    assert abs(solved.value) <= solved.exploitability[LOOKS[1]] + 1e-9, "the seats are alike"


def test_a_small_set_is_for_two(game: Game) -> None:
    with pytest.raises(BadSetup, match="a small set is for 2 players"):
        game.setup(3, "1", "small", **OPTIONS.get(game.name, {}))


WRONG = [
    ("moluku", "hand = 2", "hand = 9", "'hand' must be a whole number from 1 to 4"),
    ("moluku", "heights = [2, 4, 7, 8]", "heights = [2, 6]", "two players play without height 6"),
    ("moluku", "colours = 2", "colors = 2", "'colours' is missing"),
    ("gipsy_king", "halves = 1", "halves = 3", "'halves' must be a whole number from 1 to 2"),
    ("planet", '"FFFFD"', '"FFFFF"', "'FFFFF' is not among the piles"),
    ("planet", '"panda", ', "", "'animals' must list 6 to 6"),
    ("pelican_bay", 'drawn = ["FFFFFF", ', "drawn = [", "at least four others are drawn"),
    ("pelican_bay", 'opening = ["WWWWWW"', 'opening = ["XWWWWW"', "must list tiles of the set"),
    ("isla_bohnita", "[4, 4, 6", "[4, 5, 6", "there are 4 beans 4, 6 beans 6"),
    ("isla_bohnita", "[4, 4, 6", "[4, 4, 4, 4, 4, 6", "there are 4 beans 4, 6 beans 6"),
    ("isla_bohnita", "[4, 4, 6, 6, 6]", "[4, 6]", "the hands leave no card to draw"),
    ("isla_bohnita", "[4, 4, 6, 6, 6]", "4", "must be a list of whole numbers"),
    ("isla_bohnita", "turned_up = 1", "turned_up = 4", "must be a whole number from 1 to 3"),
]


@pytest.mark.parametrize(("name", "right", "wrong", "why"), WRONG)
def test_an_impossible_small_set_is_refused(
    name: str, right: str, wrong: str, why: str, tmp_path: Path
) -> None:
    game = games.find(name)
    text = game.set_path("small").read_text(encoding="utf-8")
    before, found, after = text.partition("[small]")
    assert right in after
    path = tmp_path / "set.toml"
    path.write_text(before + found + after.replace(right, wrong), encoding="utf-8")
    with pytest.raises(BadComponentSet, match=why):
        game.check_set(path)
