"""The sun worked out, and what a turn is worth that leaves the next player something."""

from itertools import combinations
from typing import cast

import pytest

from atoll.core.rng import fast_rng
from atoll.core.state import POINT
from atoll.games.pelican_bay import GAME
from atoll.games.pelican_bay.advice import CLOSING, RIVAL_PERCENT, unseen_tiles
from atoll.games.pelican_bay.components import NOTHING, PELICAN_POINTS
from atoll.games.pelican_bay.fields import (
    Do,
    Step,
    cell_of,
    form_of,
    move_from_of,
    move_to_of,
    sun_to_of,
)
from atoll.games.pelican_bay.position import closed_areas, largest_extended
from atoll.games.pelican_bay.state import PelicanState
from tests.games.pelican_bay.table import put_suns, table
from tests.games.pelican_bay.test_closing import FIVE_AND_TWO

Gains = dict[int, dict[int, int]]  # by tile and cell


def at_a_sun(seed: str, suns: int) -> PelicanState:
    """Somebody's sun, the nth of a game between those who follow the advice."""
    state, rng = cast(PelicanState, GAME.new(3, seed)), fast_rng(seed)
    while state.step != Step.SUN or suns > 1:
        suns -= state.step == Step.SUN
        state.play(state.to_act(), GAME.advice.rollout_action(state, state.to_act(), rng))
    return state


def gains(state: PelicanState) -> Gains:
    """What each unseen tile would bring the next player on each cell, by laying it there."""
    found: Gains = {}
    for tile in unseen_tiles(state, state.actor):
        turn = cast(PelicanState, state.copy())
        turn.actor = turn.next_seat(turn.actor)
        turn.suns[0] = turn.suns[1] = turn.suns[2] = NOTHING
        turn.hands[turn.actor * 2], turn.hands[turn.actor * 2 + 1] = tile, NOTHING
        turn.laid, turn.step = 0, Step.LAY
        found[tile] = {}
        for action in turn.legal(turn.actor):
            if form_of(action) == Do.LAY:
                cell = cell_of(action)
                found[tile][cell] = max(found[tile].get(cell, 0), gain(turn, action))
    return found


def gain(turn: PelicanState, action: int) -> int:
    """What a lay closes, else the largest area it extends, in tenths of a point."""
    after = cast(PelicanState, turn.copy())
    after.play(after.actor, action)
    closed = [after.area_size[area] + PELICAN_POINTS for area in closed_areas(after)]
    if closed:
        return POINT * int(sum(closed)) + CLOSING
    return POINT * int(after.area_size[largest_extended(after)])


def left(found: Gains, blocked: set[int]) -> int:
    """What all hands of two together bring with suns on these cells."""
    best = [max((one[cell] for cell in one.keys() - blocked), default=0) for one in found.values()]
    return sum(max(pair) for pair in combinations(best, 2))


def blocked_after(state: PelicanState, action: int) -> set[int]:
    """Where suns lie once this one is put or moved."""
    suns = {int(sun) for sun in state.suns if sun != NOTHING}
    if form_of(action) == Do.MOVE:
        origin, cell = move_from_of(action), move_to_of(action)
        return suns - {origin} | {cell}
    return suns | {sun_to_of(action)}


@pytest.mark.parametrize(("seed", "suns"), [("a", 2), ("b", 7), ("c", 14)])
def test_pb10_no_sun_leaves_the_next_player_less(seed: str, suns: int) -> None:
    state = at_a_sun(seed, suns)
    found = gains(state)
    action = int(GAME.advice.solved_action(state, state.actor))
    leaves = {
        int(sun): left(found, blocked_after(state, int(sun))) for sun in state.legal(state.actor)
    }
    assert leaves[action] == min(leaves.values())
    ranked = [leaves[int(sun)] for sun in GAME.advice.candidates(state, state.actor)]
    assert ranked == sorted(leaves.values())
    assert len(set(leaves.values())) > 1  # else any sun would do


def test_pb10_the_sun_keeps_the_next_player_from_closing_an_area() -> None:
    state = table(*FIVE_AND_TWO, hands=("", ""))
    state.step = Step.SUN
    assert GAME.text(state, 0, GAME.advice.solved_action(state, 0)) == "sun 1,1"
    put_suns(state, "1,1", "-1,0", "2,-1")
    assert "1,1" not in GAME.text(state, 0, GAME.advice.solved_action(state, 0))


def test_only_a_sun_is_solved() -> None:
    state, rng = GAME.new(4, "worked out"), fast_rng(1)
    while not state.is_over():
        seat = state.to_act()
        found = GAME.advice.solved_action(state, seat)
        assert (found >= 0) == cast(PelicanState, state).awaits_sun()
        assert found < 0 or state.is_legal(seat, found)
        state.play(seat, state.random_action(seat, rng))


def test_the_evaluation_counts_what_the_next_player_may_gain() -> None:
    state = at_a_sun("d", 9)
    seat = state.actor
    hands = len(list(combinations(unseen_tiles(state, seat), 2)))
    threat = min(left(gains(state), blocked_after(state, int(sun))) for sun in state.legal(seat))
    points = POINT * int(state.scores()[seat])
    assert (
        GAME.advice.evaluate(state, seat)[seat]
        == points - RIVAL_PERCENT * threat // (POINT * hands)
        < points
    )


def test_pb18_after_the_last_turn_nobody_gains_anything() -> None:
    state = table(*FIVE_AND_TWO, hands=("", "", ""), actor=2)
    state.step, state.last_round = Step.SUN, True
    assert GAME.advice.evaluate(state, 2)[2] == POINT * state.scores()[2]
    state.actor = 1
    assert GAME.advice.evaluate(state, 1)[1] < POINT * state.scores()[1]
