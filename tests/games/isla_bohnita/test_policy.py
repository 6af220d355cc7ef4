"""The advice: decided by a seat's knowledge alone, and not blind to the obvious."""

import pytest

from atoll.core.bits import BIT, members
from atoll.core.rng import fast_rng
from atoll.games.isla_bohnita import GAME
from atoll.games.isla_bohnita.state import BohnitaState

from .table import (
    BOHNBAY,
    PIRATE,
    Step,
    carry,
    dealt,
    do,
    earn,
    grow,
    hand,
    lay_row,
    market,
    table,
)

VARIANTS = [
    (2, True, False),
    (2, True, True),
    (2, False, True),
    (3, True, False),
    (3, False, True),
    (4, False, False),
    (7, True, True),
]


def advised(state: BohnitaState, seat: int = 0) -> str:
    """What a seat is advised to do."""
    return GAME.text(state, seat, GAME.advice.rollout_action(state, seat, fast_rng(1)))


# -- the law -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "island", "extension"), VARIANTS)
def test_the_advice_is_legal_and_the_same_for_all_truths_a_seat_takes_for_possible(
    players: int, island: bool, extension: bool
) -> None:
    state, rng = dealt(players, island=island, extension=extension), fast_rng(players)
    while not state.is_over():
        seat = state.to_act()
        seen = state.seen_by(seat)
        seed = rng.below(1000)
        action = GAME.advice.rollout_action(state, seat, fast_rng(seed))
        assert state.is_legal(seat, action)
        assert GAME.advice.rollout_action(seen, seat, fast_rng(seed)) == action
        assert GAME.advice.rollout_action(seen.sample(rng), seat, fast_rng(seed)) == action
        state.play(seat, state.random_action(seat, rng))


@pytest.mark.parametrize(("players", "island", "extension"), VARIANTS)
def test_what_a_seat_wants_off_turn_is_legal_and_decided_by_its_knowledge(
    players: int, island: bool, extension: bool
) -> None:
    state, rng = dealt(players, island=island, extension=extension), fast_rng(players)
    bids = 0
    while not state.is_over():
        for seat in members(state.may_act()):
            seen = state.seen_by(seat)
            wants = GAME.advice.wants_to_act(state, seat)
            assert GAME.advice.wants_to_act(seen, seat) == wants
            assert GAME.advice.wants_to_act(seen.sample(rng), seat) == wants
            assert GAME.advice.leaves_time(seen, seat) == GAME.advice.leaves_time(state, seat)
            if wants and not state.must_act() & BIT[seat]:
                action = GAME.advice.rollout_action(state, seat, fast_rng(1))
                assert state.is_legal(seat, action)
                assert GAME.advice.rollout_action(seen, seat, fast_rng(2)) == action
                bids += 1
        seat = state.to_act()
        state.play(seat, GAME.advice.rollout_action(state, seat, rng))
    assert (bids > 0) == (players > 2)


@pytest.mark.parametrize(("players", "island", "extension"), VARIANTS)
def test_a_game_played_by_advice_alone_is_legal_and_ends(
    players: int, island: bool, extension: bool
) -> None:
    state, rng = dealt(players, island=island, extension=extension), fast_rng(players)
    steps = 0
    while not state.is_over():
        seat = state.to_act()
        state.apply(seat, GAME.advice.rollout_action(state, seat, rng))
        steps += 1
    assert steps < 4000


# -- planting and harvesting -------------------------------------------------------------------


def test_ib6_it_plants_where_the_bean_grows() -> None:
    state = table(step=Step.PLANT)
    hand(state, 0, 20)
    grow(state, 0, 1, 20, 2)
    assert advised(state) == "plant 1"


def test_ib16_it_sells_a_field_that_cannot_bring_more() -> None:
    state = table(step=Step.PLANT)
    hand(state, 0, 20)
    grow(state, 0, 0, 8, 5)
    assert advised(state) == "sell-field 0"


def test_ib18_it_loads_a_harvest_aboard_the_same_beans_to_make_room() -> None:
    state = table(step=Step.PLANT)
    hand(state, 0, 20)
    grow(state, 0, 0, 18, 3)
    grow(state, 0, 1, 16, 4)
    carry(state, 0, 0, 16, 3)
    assert advised(state) == "load 1 0"


def test_ib26_with_two_players_it_discards_what_would_cost_a_field() -> None:
    state = table(2, Step.PLANT)
    hand(state, 0, 26, 20)
    grow(state, 0, 0, 18, 5)
    grow(state, 0, 1, 20, 5)
    carry(state, 0, 0, 16, 2)
    assert advised(state) == "discard 0"


# -- voyages -----------------------------------------------------------------------------------


def test_ib10_it_takes_the_whole_run_that_its_merchant_carries() -> None:
    state = table()
    lay_row(state, BOHNBAY, 20, 20, 18)
    carry(state, 0, 0, 20, 2)
    assert advised(state) == "sail 0 bohnbay 2"


def test_ib12_it_raids_the_bean_its_pirate_carries() -> None:
    state = table()
    state.bought[0] = 7
    carry(state, 0, PIRATE, 20, 2)
    carry(state, 1, 0, 20, 3)
    assert advised(state) == "raid 1 0"


@pytest.mark.parametrize(("players", "prey", "buys"), [(4, 1, True), (7, 1, False), (7, 3, True)])
def test_with_many_players_a_raider_buys_a_pirate_for_rich_spoils_only(
    players: int, prey: int, buys: bool
) -> None:
    state = table(players, Step.PLANT, extension=players == 7)
    earn(state, 0, 18, 18)
    for seat in range(1, prey + 1):
        carry(state, seat, 0, 16, 3)
    assert (GAME.parse(state, 0, "buy pirate") in GAME.advice.alternatives(state, 0)) == buys


def test_ib12_it_sells_rather_than_lose_a_thaler_to_a_pirate() -> None:
    state = table()
    state.bought[0] = 7
    carry(state, 1, 0, 20, 4)
    do(state, 0, "raid 1 0")
    assert advised(state, 1) == "sell-cargo 0"


# -- trading -----------------------------------------------------------------------------------


def test_ib8_it_asks_whoever_grows_its_card_for_what_it_grows() -> None:
    state = market()
    assert advised(state) == "offer 1 up 0 want 8"
    do(state, 0, "offer 1 up 0 want 8")
    assert advised(state, 1) == "accept 0 give 8@0"


def test_ib8_refused_it_gives_away_what_would_cost_a_field_then_goes_on() -> None:
    state = market()
    do(state, 0, "offer 1 up 0 want 8")
    do(state, 1, "refuse 0")
    assert advised(state) == "offer 1 up 0"
    do(state, 0, "offer 1 up 0")
    assert advised(state, 1) == "accept 1"
    do(state, 1, "refuse 1")
    assert advised(state) == "wish 8"
    do(state, 0, "wish 8")
    assert advised(state) == "set-aside 0"


def test_ib8_it_refuses_what_would_cost_a_field() -> None:
    state = market()
    do(state, 0, "offer 2 up 0")
    assert advised(state, 2) == "refuse 0"


def test_ib8_it_keeps_what_it_grows() -> None:
    state = market()
    hand(state, 0, 8)
    do(state, 2, "offer 0 give 8@0 want 8")
    assert advised(state) == "refuse 0"
