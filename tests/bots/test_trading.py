"""Bots that trade in La Isla Bohnita: never to their harm, each for itself, without stalling."""

import pytest

from atoll.bots import make_bot
from atoll.core.rng import fast_rng
from atoll.games.isla_bohnita import GAME
from atoll.games.isla_bohnita.state import BohnitaState
from tests.games.isla_bohnita.table import (
    ASIDE,
    DRAW,
    dealt,
    do,
    grow,
    hand,
    market,
    table,
    take,
)

TRADERS = ["casual", "strong:400", "master:400"]
THIRD_FIELD = 1  # as a set of wares
MOST_ACTIONS = 80  # of all players together in one turn


def chosen(bot: str, state: BohnitaState, seat: int) -> str:
    """What a bot does, in notation."""
    return GAME.text(state, seat, make_bot(bot).choose(state.seen_by(seat), fast_rng(1)))


def full_market() -> BohnitaState:
    """The market with a third field grown by everybody: whatever is new costs a field."""
    state = market()
    for seat in range(3):
        state.bought[seat] = THIRD_FIELD
        grow(state, seat, 2, 16, 4)
    return state


@pytest.mark.parametrize("bot", TRADERS)
def test_a_gift_that_would_cost_a_good_field_is_not_accepted(bot: str) -> None:
    for state in (market(), full_market()):
        do(state, 0, "offer 2 up 0")
        assert not chosen(bot, state, 2).startswith("accept")


@pytest.mark.parametrize("bot", TRADERS)
def test_a_card_that_grows_is_not_given_for_one_that_does_not(bot: str) -> None:
    state = market()
    hand(state, 0, 12)
    hand(state, 1, 20)
    do(state, 0, "offer 1 give 12@0 want 20")
    assert chosen(bot, state, 1) == "refuse 0"


@pytest.mark.parametrize("bot", TRADERS)
def test_a_gift_that_completes_a_field_is_accepted(bot: str) -> None:
    state = market()
    do(state, 0, "offer 1 up 0")
    assert chosen(bot, state, 1) == "accept 0"


@pytest.mark.parametrize("bot", TRADERS)
def test_where_several_are_asked_each_bot_answers_for_itself(bot: str) -> None:
    state = table(step=ASIDE)
    for seat, number in enumerate((20, 16, 12)):
        state.set_aside(seat, take(state, number))
    for seat, number in enumerate((20, 16, 12)):
        assert chosen(bot, state, seat).startswith(f"plant-aside {number}")


@pytest.mark.parametrize("players", [3, 7])
def test_trade_never_stalls_a_game(players: int) -> None:
    state, rng = dealt(players), fast_rng(players)
    bots = [make_bot("strong:10" if seat % 2 else "casual") for seat in range(players)]
    actions, turns = 0, 0
    while not state.is_over():
        seat = int(state.to_act())
        if state.step == DRAW:
            actions, turns = 0, turns + 1
        state.apply(seat, bots[seat].choose(state.seen_by(seat), rng))
        actions += 1
        assert actions <= MOST_ACTIONS
    assert turns > players
