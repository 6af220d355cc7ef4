"""Bots that trade in La Isla Bohnita: never to their harm, each for itself, without stalling."""

import pytest

from atoll.bots import make_bot, next_seat
from atoll.core.rng import fast_rng
from atoll.games.isla_bohnita import GAME
from atoll.games.isla_bohnita.piles import set_aside
from atoll.games.isla_bohnita.state import BohnitaState
from tests.games.isla_bohnita.table import (
    Step,
    carry,
    dealt,
    do,
    earn,
    grow,
    hand,
    market,
    table,
    take,
    turn_up,
)

TRADERS = ["casual", "strong:400", "master:400"]
THIRD_FIELD = 1  # as a set of wares
MOST_ACTIONS = 80  # of all players together in one turn


def chosen(bot: str, state: BohnitaState, seat: int) -> str:
    """What a bot does, in notation."""
    return GAME.text(state, seat, make_bot(bot, GAME).choose(state.seen_by(seat), fast_rng(1)))


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
    state = table()
    for seat, number in enumerate((20, 16, 12)):
        set_aside(state, seat, take(state, number))
    for seat, number in enumerate((20, 16, 12)):
        assert chosen(bot, state, seat).startswith(f"plant-aside {number}")


@pytest.mark.parametrize("players", [3, 7])
def test_trade_never_stalls_a_game(players: int) -> None:
    state, rng = dealt(players), fast_rng(players)
    bots = {seat: make_bot("strong:10" if seat % 2 else "casual", GAME) for seat in range(players)}
    actions, turns = 0, 0
    while not state.is_over():
        seat = next_seat(state, bots)
        if state.step == Step.DRAW:
            actions, turns = 0, turns + 1
        state.apply(seat, bots[seat].choose(state.seen_by(seat), rng))
        actions += 1
        assert actions <= MOST_ACTIONS
    assert turns > players


# -- off-turn ------------------------------------------------------------------------------------


def wants(bot: str, state: BohnitaState, seat: int) -> bool:
    """Whether a bot acts in a seat that may."""
    return make_bot(bot, GAME).wants_to_act(state.seen_by(seat))


@pytest.mark.parametrize("bot", TRADERS)
def test_a_bot_bids_for_a_turned_up_card_when_it_is_not_its_turn(bot: str) -> None:
    state = market()
    assert wants(bot, state, 1)
    assert chosen(bot, state, 1) == "offer 0 up 0"
    assert not wants(bot, state, 2)


@pytest.mark.parametrize("bot", TRADERS)
def test_a_bot_pays_with_what_the_active_player_grows(bot: str) -> None:
    state = table()
    turn_up(state, 20)
    grow(state, 0, 0, 8, 3)
    grow(state, 1, 0, 20, 3)
    grow(state, 1, 1, 18, 5)
    carry(state, 1, 0, 26, 2)
    hand(state, 1, 18, 8)
    assert chosen(bot, state, 1) == "offer 0 give 8@1 up 0"


def test_a_bot_gives_two_for_one_where_one_is_not_enough() -> None:
    state = table()
    turn_up(state, 20)
    grow(state, 0, 0, 20, 3)
    grow(state, 0, 1, 16, 2)
    grow(state, 1, 0, 20, 3)
    grow(state, 1, 1, 18, 6)
    carry(state, 1, 0, 26, 2)
    hand(state, 1, 16, 16)
    assert chosen("casual", state, 1) == "offer 0 give 16@0 16@1 up 0"


def test_a_bot_bids_no_more_while_its_bid_stands_and_not_for_ever() -> None:
    state = market()
    do(state, 1, "offer 0 up 0")
    assert not wants("casual", state, 1)
    do(state, 0, "refuse 0")
    state.offers_made[1] = 3
    assert not wants("casual", state, 1)


def test_a_bot_answers_a_wish() -> None:
    state = table()
    grow(state, 0, 0, 10, 3)
    grow(state, 1, 0, 20, 3)
    grow(state, 1, 1, 18, 3)
    hand(state, 0, 26)
    hand(state, 1, 18, 10)
    assert not wants("casual", state, 1)
    do(state, 0, "wish 10")
    assert chosen("casual", state, 1) == "offer 0 give 10@1 want 20"


def test_a_bot_gives_away_the_front_card_that_would_cost_it_a_field() -> None:
    state = table()
    grow(state, 0, 0, 10, 3)
    grow(state, 1, 0, 20, 5)
    grow(state, 1, 1, 18, 5)
    carry(state, 1, 0, 26, 2)
    hand(state, 1, 10)
    assert chosen("casual", state, 1) == "offer 0 give 10@0"


def test_a_bot_counters_an_offer_that_asks_for_what_it_has_not() -> None:
    state = table()
    turn_up(state, 20)
    grow(state, 0, 0, 8, 3)
    grow(state, 0, 1, 14, 3)
    grow(state, 1, 0, 20, 3)
    grow(state, 1, 1, 18, 5)
    carry(state, 1, 0, 26, 2)
    hand(state, 1, 18, 8)
    do(state, 0, "offer 1 up 0 want 14")
    assert chosen("casual", state, 1) == "offer 0 give 8@1 up 0 answer 0"


def test_the_active_bot_counters_a_bid_that_brings_it_nothing() -> None:
    state = market()
    hand(state, 1, 26)
    do(state, 1, "offer 0 give 26 up 0")
    assert chosen("casual", state, 0) == "offer 1 up 0 want 8 answer 0"


def test_the_active_bot_offers_both_turned_up_cards_for_one() -> None:
    state = table()
    turn_up(state, 20, 18)
    grow(state, 0, 0, 8, 3)
    grow(state, 0, 1, 10, 4)
    carry(state, 0, 0, 26, 2)
    grow(state, 1, 0, 20, 3)
    grow(state, 1, 1, 18, 5)
    hand(state, 1, 8)
    assert chosen("casual", state, 0) == "offer 1 up 0 1 want 8"


def test_a_bot_shows_what_it_looks_for_when_it_has_nothing_to_offer() -> None:
    state = table()
    grow(state, 0, 0, 8, 3)
    assert chosen("casual", state, 0) == "wish 8"
    do(state, 0, "wish 8")
    assert chosen("casual", state, 0) == "end-phase"


def test_a_bot_buys_a_pirate_when_raids_will_pay_for_it_and_raids() -> None:
    state = table()
    state.bought[0] = THIRD_FIELD
    earn(state, 0, 26, 26)
    carry(state, 0, 0, 10, 2)
    for seat in (1, 2):
        carry(state, seat, 0, 10, 3)
    assert chosen("casual", state, 0) == "buy pirate"
    do(state, 0, "buy pirate")
    assert chosen("casual", state, 0) == "raid 1 0"


def test_a_bot_waits_while_others_plant() -> None:
    state = table()
    state.wishes[0] = state.beans
    set_aside(state, 1, take(state, 20))
    assert not wants("casual", state, 0)
    assert wants("casual", state, 1)
    do(state, 1, "plant-aside 20 0")
    assert wants("casual", state, 0)


def test_a_bot_leaves_time_before_it_sets_the_first_turned_up_card_aside() -> None:
    state = table()
    turn_up(state, 20, 18)
    bot = make_bot("casual", GAME)
    assert chosen("casual", state, 0) == "set-aside 0"
    assert bot.leaves_time(state.seen_by(0))
    assert not bot.leaves_time(state.seen_by(1))
    do(state, 0, "set-aside 0")
    assert not bot.leaves_time(state.seen_by(0))


def test_a_bot_makes_one_offer_at_a_time_and_leaves_time_for_the_answer() -> None:
    state = market()
    assert chosen("casual", state, 0) == "offer 1 up 0 want 8"
    do(state, 0, "offer 1 up 0 want 8", "wish 8")
    assert chosen("casual", state, 0) == "set-aside 0"
    assert make_bot("casual", GAME).leaves_time(state.seen_by(0))


def test_bots_that_want_to_act_off_turn_come_before_the_seat_the_game_waits_for() -> None:
    state = market()
    bots = {seat: make_bot("casual", GAME) for seat in range(3)}
    assert next_seat(state, bots) == 1
    assert next_seat(state, {0: bots[0], 2: bots[2]}) == 0
    do(state, 0, "offer 2 up 0")
    assert next_seat(state, bots) == 2
