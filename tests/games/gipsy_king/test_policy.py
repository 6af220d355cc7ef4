"""The advice: decided by a seat's knowledge alone, and not blind to the obvious."""

import pytest

from atoll.core.rng import fast_rng
from atoll.games.gipsy_king import GAME
from atoll.games.gipsy_king.state import GipsyKingState
from tests.games.gipsy_king.table import mask, new, table, with_caravans

SEEDS = range(8)


def advised(state: GipsyKingState) -> set[str]:
    """What whoever is asked is advised to do, whatever the whim."""
    seat = state.to_act()
    policy = GAME.advice.rollout_action
    return {GAME.text(state, seat, policy(state, seat, fast_rng(seed))) for seed in SEEDS}


# -- the law -----------------------------------------------------------------------------------


@pytest.mark.parametrize("players", GAME.players)
def test_the_advice_is_legal_and_the_same_for_all_truths_a_seat_takes_for_possible(
    players: int,
) -> None:
    state, rng = new(players), fast_rng(players)
    while not state.is_over():
        seat = state.to_act()
        seen = state.seen_by(seat)
        seed = rng.below(1000)
        action = GAME.advice.rollout_action(state, seat, fast_rng(seed))
        assert state.is_legal(seat, action)
        assert GAME.advice.rollout_action(seen, seat, fast_rng(seed)) == action
        assert GAME.advice.rollout_action(seen.sample(rng), seat, fast_rng(seed)) == action
        state.play(seat, state.random_action(seat, rng))


@pytest.mark.parametrize("players", GAME.players)
def test_a_game_played_by_advice_alone_is_legal_and_changes_nothing_by_asking(players: int) -> None:
    state, rng = new(players), fast_rng(players)
    while not state.is_over():
        seat, before = state.to_act(), state.copy()
        action = GAME.advice.rollout_action(state, seat, rng)
        assert state == before
        state.apply(seat, action)


# -- where to place ----------------------------------------------------------------------------


def test_gk15_it_joins_two_own_groups() -> None:
    assert advised(with_caravans(4, ["3b 8a", "", "", ""], half=1)) == {"place 1a"}


def test_gk15_it_takes_the_hex_that_another_would_grow_by() -> None:
    assert advised(with_caravans(4, ["", "15c 3b 8a 8b", "", ""], half=1)) == {"place 1a"}


def test_gk12_on_empty_land_it_goes_where_most_fish_are() -> None:
    state = table(4)
    state.number = 15
    state.open = state.around(15)
    assert advised(state) == {"place 9b"}


# -- when to pass ------------------------------------------------------------------------------


def poor_hex_before_a_rich_number() -> GipsyKingState:
    """Only 1b is left of number 1, and number 2 would join the first seat's caravans."""
    return with_caravans(4, ["2a 4b 4c 9a", "1a", "15c", "3a"], half=1)


def test_gk5_it_leaves_a_poor_hex_to_be_early_at_a_rich_number() -> None:
    state = poor_hex_before_a_rich_number()
    assert state.open == mask("1b")
    assert advised(state) == {"pass"}


def test_gk6_it_never_passes_as_the_last() -> None:
    state = poor_hex_before_a_rich_number()
    state.turn = state.players - 1
    assert advised(state) == {"place 1b"}


def test_gk5_it_places_when_no_number_is_left() -> None:
    state = poor_hex_before_a_rich_number()
    state.free = state.open
    assert advised(state) == {"place 1b"}


# -- when to double ----------------------------------------------------------------------------


def test_gk11_it_doubles_in_a_large_group() -> None:
    assert advised(with_caravans(4, ["3b 8a", "", "", ""])) == {"double 1a"}


def test_gk11_it_keeps_its_doubles_while_its_caravans_stand_alone() -> None:
    assert advised(with_caravans(4, ["", "", "", ""])) <= {"place 1a", "place 1b"}


def test_gk11_late_it_doubles_anywhere() -> None:
    state = with_caravans(4, ["", "", "", ""])
    state.free = state.open
    assert advised(state) <= {"double 1a", "double 1b"}


def test_gk11_it_has_only_two_doubles() -> None:
    state = with_caravans(4, ["3b 8a", "", "", ""], doubled="3b 8a")
    assert advised(state) == {"place 1a"}
