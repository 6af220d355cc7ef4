"""The advice: decided by one seat's knowledge, always legal, and with an eye for a good move."""

from pathlib import Path
from typing import cast

import pytest

from atoll.core.rng import fast_rng
from atoll.games.pelican_bay import GAME
from atoll.games.pelican_bay.fields import Step
from atoll.games.pelican_bay.state import PelicanState
from tests.games.pelican_bay.table import OPENING, WATERS, do, put_suns, table
from tests.games.pelican_bay.test_closing import (
    CLOSE_BEACH,
    CLOSE_BOTH,
    FIVE_AND_TWO,
    SMALL_BEACH,
)
from tests.games.pelican_bay.test_components import split_set

VARIANTS = list(GAME.variants())
SEEDS = range(20)
# Beside SMALL_BEACH: with them the lay that closes the beach extends a forest to six.
MORE_FOREST = ("-1,1 FFFFFW", "-1,2 FFFWFF", "0,2 FFFFWW")


def advice(state: PelicanState) -> set[str]:
    """What the seat whose turn it is may be advised, in notation."""
    seat = state.to_act()
    policy = GAME.advice.rollout_action
    return {GAME.text(state, seat, policy(state, seat, fast_rng(seed))) for seed in SEEDS}


def cells(state: PelicanState) -> set[str]:
    """The cells of the lays advised."""
    return {text.split()[2] for text in advice(state)}


# -- what it may know --------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "options"), VARIANTS)
def test_advice_is_legal_and_the_same_for_all_truths_a_seat_cannot_tell_apart(
    players: int, options: dict[str, bool | str]
) -> None:
    state, rng = GAME.new(players, "advice", "default", **options), fast_rng(7)
    ply = 0
    while not state.is_over():
        seat = state.to_act()
        seen = state.seen_by(seat)
        worlds = [state, seen, seen.sample(rng), seen.sample(rng)]
        advised = {GAME.advice.rollout_action(world, seat, fast_rng(ply)) for world in worlds}
        assert len(advised) == 1
        assert all(state.is_legal(seat, action) for action in advised)
        action = advised.pop() if ply % 2 else state.random_action(seat, rng)
        state.apply(seat, action)
        ply += 1


def test_pbc3_advice_is_legal_in_a_set_with_unlinked_areas(tmp_path: Path) -> None:
    state = GAME.new(3, "split", str(split_set(tmp_path)))
    rng = fast_rng(3)
    while not state.is_over():
        state.apply(state.to_act(), GAME.advice.rollout_action(state, state.to_act(), rng))


# -- laying ------------------------------------------------------------------------------------


def test_pb12_who_can_lay_nothing_passes() -> None:
    assert advice(table(*WATERS, hands=("FFFFFF BBBBBF", ""))) == {"pass"}


def test_pb9_the_largest_area_is_extended() -> None:
    """On 1,-1 water grows to four tiles, on 1,1 only the beach to two."""
    assert cells(table(*OPENING, hands=("BBFFFW", ""))) == {"1,-1"}


def test_pb14_closing_goes_before_extending() -> None:
    state = table(*SMALL_BEACH, hands=("BFFWFF FFFFFW", ""))
    for text in advice(state):
        after = cast(PelicanState, state.copy())
        do(after, text, "stop")
        assert after.step == Step.CHOOSE


def test_pb16_two_areas_are_closed_rather_than_one() -> None:
    state = table(*FIVE_AND_TWO, hands=("BWWFFF", ""), piles="")
    assert cells(state) == {"1,1"}


# -- closing, pelicans -------------------------------------------------------------------------


def test_pb14_marking_is_worth_the_bonus_turn() -> None:
    state = table(*SMALL_BEACH, hands=("BFFWFF", ""))
    do(state, CLOSE_BEACH)
    assert advice(state) == {"mark"}


def test_pb14_without_a_tile_for_the_bonus_turn_the_points_decide() -> None:
    both = table(*FIVE_AND_TWO, hands=("BWWFFF", ""), piles="")
    do(both, CLOSE_BOTH)
    assert advice(both) == {"mark"}
    small = table(*SMALL_BEACH, *MORE_FOREST, hands=("BFFWFF", ""), piles="")
    do(small, CLOSE_BEACH)
    assert advice(small) == {"decline"}


def test_pb17_the_leader_is_robbed() -> None:
    state = table(*SMALL_BEACH, hands=("BFFWFF", "", "", ""))
    state.supply = 0
    state.pelicans[1], state.pelicans[2] = 1, 2
    state.points[1], state.points[3] = 30, 90
    do(state, CLOSE_BEACH, "mark")
    assert state.step == Step.TAKE
    assert advice(state) == {"take 1"}


# -- suns --------------------------------------------------------------------------------------


def test_pb10_a_sun_keeps_others_from_closing_an_area() -> None:
    state = table(*FIVE_AND_TWO, hands=("", ""))
    state.step = Step.SUN
    assert advice(state) == {"sun 1,1"}


def test_pb10_the_sun_that_blocks_least_is_moved() -> None:
    state = table(*FIVE_AND_TWO, hands=("", ""))
    state.step = Step.SUN
    put_suns(state, "1,1", "-1,0", "2,-1")
    assert "1,1" not in {text.split()[1] for text in advice(state)}
