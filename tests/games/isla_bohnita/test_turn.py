"""The turn and what may be done at any time (IB-6, IB-7, IB-13 to IB-22)."""

import pytest

from atoll.core.bits import members
from atoll.games.isla_bohnita import GAME
from atoll.games.isla_bohnita.piles import set_aside
from atoll.messages import Speaker

from .table import (
    BOHNACO,
    BOHNBAY,
    PIRATE,
    Step,
    allowed,
    carry,
    choices,
    dealt,
    do,
    earn,
    field,
    grow,
    hand,
    keep,
    lay_row,
    put_aside,
    refused,
    seen_hand,
    ship,
    table,
    turn_up,
)

# -- phase 1 -----------------------------------------------------------------------------------


def test_ib6_the_front_card_is_planted_first_and_must_be() -> None:
    state = table(step=Step.PLANT)
    hand(state, 0, 20, 18)
    assert refused(state, 0, "turn-up") == "IB-6 plant-first"
    do(state, 0, "plant 1")
    assert field(state, 0, 1) == (20, 1)
    assert seen_hand(state, 0) == [18]


def test_ib6_a_second_card_may_be_planted_but_never_a_third() -> None:
    state = table(step=Step.PLANT)
    hand(state, 0, 20, 20, 20)
    do(state, 0, "plant 0")
    assert allowed(state, 0, "turn-up")
    do(state, 0, "plant 0")
    assert refused(state, 0, "plant 0") == "IB-6 no-third"


def test_ib6_an_empty_hand_skips_planting() -> None:
    state = table(step=Step.PLANT)
    assert refused(state, 0, "plant 0") == "IB-6 hand-empty"
    assert choices(state, 0) == ["turn-up"]


def test_ib6_a_field_grows_one_bean() -> None:
    state = table(step=Step.PLANT)
    hand(state, 0, 18)
    grow(state, 0, 0, 20, 2)
    assert refused(state, 0, "plant 0") == "IB-6 field-taken"
    assert choices(state, 0, "plant") == ["plant 1"]


def test_ib6_with_no_field_free_a_harvest_comes_first() -> None:
    state = table(step=Step.PLANT)
    hand(state, 0, 18)
    grow(state, 0, 0, 20, 2)
    grow(state, 0, 1, 16, 2)
    assert choices(state, 0, "plant") == []
    do(state, 0, "sell-field 1", "plant 1")
    assert field(state, 0, 1) == (18, 1)


def test_ib6_hand_cards_never_go_onto_a_ship() -> None:
    state = table(step=Step.PLANT)
    hand(state, 0, 18)
    assert all(text.startswith("plant ") for text in choices(state, 0))


# -- phase 2 -----------------------------------------------------------------------------------


def test_ib7_two_cards_are_turned_up_once() -> None:
    state = table(step=Step.PLANT)
    size = state.deck_size
    do(state, 0, "turn-up")
    assert len(GAME.trace(state)["turned_up"]) == 2
    assert state.deck_size == size - 2
    assert refused(state, 0, "turn-up") == "IB-13 phase-two"


def test_ib7_a_card_set_aside_can_be_traded_no_more() -> None:
    state = table()
    turn_up(state, 20, 18)
    do(state, 0, "set-aside 0")
    assert GAME.trace(state)["set_aside"][0] == [20]
    assert GAME.trace(state)["turned_up"] == [18]
    assert refused(state, 0, "offer any up 0") == "IB-7 offer-slot"
    assert refused(state, 0, "set-aside 0") == "IB-7 slot-empty"
    assert refused(state, 0, "plant-turned-up 18 0") == "IB-7 set-aside-first"


def test_ib7_setting_a_card_aside_ends_the_offers_of_it() -> None:
    state = table()
    turn_up(state, 20, 18)
    do(state, 0, "offer any up 0", "offer any up 1", "set-aside 0")
    assert [offer["id"] for offer in GAME.trace(state)["offers"]] == [1]


def test_ib13_set_aside_cards_are_planted_in_any_order_at_any_time_of_phase_2() -> None:
    state = table()
    turn_up(state, 20, 18)
    do(state, 0, "set-aside 1", "plant-aside 18 0", "set-aside 0", "plant-aside 20 1")
    assert [field(state, 0, 0), field(state, 0, 1)] == [(18, 1), (20, 1)]
    assert refused(state, 0, "plant-aside 18 0") == "IB-13 not-aside"


def test_ib13_from_the_moment_a_player_holds_set_aside_cards_the_game_waits_for_them_too() -> None:
    state = table()
    turn_up(state, 20, 18)
    assert list(members(state.must_act())) == [0]
    do(state, 0, "offer 2 up 0")
    do(state, 2, "accept 0")
    assert list(members(state.must_act())) == [0, 2]
    assert state.to_act() == 2
    do(state, 2, "plant-aside 20 0")
    assert list(members(state.must_act())) == [0]


def test_ib13_ending_the_phase_is_refused_while_cards_are_to_be_planted_and_says_whose() -> None:
    state = table()
    turn_up(state, 20, 18)
    put_aside(state, 2, 10)
    put_aside(state, 0, 10)
    end = GAME.parse(state, 0, "end-phase")
    refusal = state.check(0, end)
    assert refusal is not None
    assert refusal.clause == "IB-13"
    said = Speaker(GAME, "en", ["Ann", "Bob", "Cleo"])(refusal.reason)
    assert said == (
        "cards are still to be planted: Ann (1 × black-eyed bean, 1 × chili bean and 1 × blue bean)"
        " and Cleo (1 × black-eyed bean)"
    )
    do(state, 0, "set-aside 0", "plant-aside 20 0", "set-aside 1", "plant-aside 18 1")
    assert refused(state, 0, "end-phase") == "IB-13 still-to-plant"
    grow(state, 0, 1, 18, 1)
    do(state, 0, "sell-field 1", "plant-aside 10 1")
    assert refused(state, 0, "end-phase") == "IB-13 still-to-plant"
    assert choices(state, 0, "end") == []
    do(state, 2, "plant-aside 10 0")
    do(state, 0, "end-phase")
    assert GAME.trace(state)["phase"] == "draw"


def test_ib13_until_everything_is_planted_the_active_player_goes_on_trading_and_sailing() -> None:
    state = table()
    lay_row(state, BOHNBAY, 20)
    hand(state, 0, 16)
    put_aside(state, 2, 10)
    assert allowed(state, 0, "sail 0 bohnbay 1")
    do(state, 0, "offer 2 give 16")
    do(state, 2, "accept 0")
    assert GAME.trace(state)["set_aside"] == [[], [], [10, 16]]


def test_ib13_an_active_player_with_nothing_left_to_do_is_not_waited_for() -> None:
    state = table()
    put_aside(state, 1, 10)
    state.wishes[0] = state.beans
    assert not list(state.legal(0))
    assert list(members(state.must_act())) == [1]
    assert not state.may_act() & 1
    do(state, 1, "plant-aside 10 0")
    do(state, 0, "end-phase")


def test_ib13_only_the_active_player_ends_the_phase() -> None:
    state = table()
    assert refused(state, 1, "end-phase") == "IB-13 not-active"
    do(state, 0, "end-phase")
    assert state.step == Step.DRAW


# -- phase 3 -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "island", "cards"),
    [
        (3, True, 3),
        (4, True, 3),
        (5, True, 4),
        (6, True, 5),
        (7, True, 5),
        (3, False, 3),
        (5, False, 3),
        (6, False, 4),
        (7, False, 4),
    ],
)
def test_ib14_the_active_player_draws_by_the_number_of_players(
    players: int, island: bool, cards: int
) -> None:
    state = table(players, step=Step.DRAW, island=island, extension=True)
    do(state, 0, "draw")
    assert state.hand_size[0] == cards
    assert [state.hand_size[seat] for seat in range(1, players)] == [0] * (players - 1)
    assert (state.active, state.step) == (1, Step.PLANT)


def test_ib15_an_empty_row_gets_five_cards_and_another_none() -> None:
    state = table(step=Step.DRAW)
    lay_row(state, BOHNACO, 20)
    do(state, 0, "draw")
    rows = GAME.trace(state)["rows"]
    assert len(rows["bohnbay"]) == 5
    assert rows["bohnaco"] == [20]


def test_ib15_bohnbay_is_filled_first() -> None:
    state = table(step=Step.DRAW)
    keep(state, *[20] * 10)
    state.exhaustions = 2
    do(state, 0, "draw")
    assert GAME.trace(state)["rows"] == {"bohnbay": [20] * 5, "bohnaco": [20] * 2}
    assert state.is_over()


# -- at any time -------------------------------------------------------------------------------


def test_ib16_a_field_is_harvested_whole() -> None:
    state = table()
    grow(state, 1, 0, 20, 7)
    do(state, 1, "sell-field 0")
    assert field(state, 1, 0) is None
    assert refused(state, 1, "sell-field 0") == "IB-16 field-empty"
    assert refused(state, 1, "sell-field 2") == "IB-3 no-such-field"


def test_ib16_a_single_card_is_protected_while_another_field_has_more() -> None:
    state = table()
    grow(state, 1, 0, 20, 1)
    grow(state, 1, 1, 18, 2)
    assert refused(state, 1, "sell-field 0") == "IB-16 protected"
    assert refused(state, 1, "load 0 0") == "IB-16 protected"
    assert allowed(state, 1, "sell-field 1")


def test_ibe4_fields_of_one_and_two_or_one_and_one_or_one_and_none() -> None:
    state = table()
    grow(state, 0, 0, 20, 1)
    grow(state, 0, 1, 18, 2)
    grow(state, 1, 0, 20, 1)
    grow(state, 1, 1, 18, 1)
    grow(state, 2, 0, 20, 1)
    assert choices(state, 0, "sell-field") == ["sell-field 1"]
    assert choices(state, 1, "sell-field") == ["sell-field 0", "sell-field 1"]
    assert choices(state, 2, "sell-field") == ["sell-field 0"]


def test_ib17_the_thalers_are_the_very_cards_and_the_rest_is_discarded() -> None:
    state = table()
    grow(state, 1, 0, 20, 7)
    do(state, 1, "sell-field 0")
    truth = GAME.trace(state)
    assert truth["thalers"][1] == [20, 20]
    assert truth["discard"] == [20] * 5
    assert list(state.scores()) == [0, 2, 0]


def test_ib17_a_sale_may_bring_nothing() -> None:
    state = table()
    grow(state, 1, 0, 20, 3)
    do(state, 1, "sell-field 0")
    assert GAME.trace(state)["thalers"][1] == []
    assert GAME.trace(state)["discard"] == [20, 20, 20]


def test_ib18_the_whole_harvest_is_loaded_onto_a_merchant() -> None:
    state = table()
    grow(state, 1, 0, 20, 3)
    carry(state, 1, 0, 20, 2)
    do(state, 1, "load 0 0")
    assert ship(state, 1, 0) == (20, 5)
    assert field(state, 1, 0) is None


def test_ib18_a_merchant_carries_one_bean() -> None:
    state = table()
    grow(state, 1, 0, 20, 3)
    carry(state, 1, 0, 18, 2)
    assert refused(state, 1, "load 0 0") == "IB-18 other-cargo"
    assert refused(state, 1, "load 0 1") == "IB-3 no-such-ship"


def test_ib18_plant_harvest_at_once_and_load() -> None:
    state = table(step=Step.PLANT)
    hand(state, 0, 18)
    do(state, 0, "plant 0", "load 0 0")
    assert ship(state, 0, 0) == (18, 1)


def test_ib19_cargo_moves_whole_to_an_own_merchant() -> None:
    state = table()
    state.bought[0] = 6
    carry(state, 0, PIRATE, 20, 2)
    carry(state, 0, 0, 20, 1)
    do(state, 0, "move 2 0")
    assert (ship(state, 0, 0), ship(state, 0, PIRATE)) == ((20, 3), None)
    do(state, 0, "move 0 1")
    assert (ship(state, 0, 0), ship(state, 0, 1)) == (None, (20, 3))


def test_ib19_never_onto_the_pirate_nor_onto_another_bean() -> None:
    state = table()
    state.bought[0] = 6
    grow(state, 0, 0, 20, 2)
    carry(state, 0, 0, 20, 2)
    carry(state, 0, 1, 18, 2)
    assert refused(state, 0, "move 0 1") == "IB-19 other-cargo"
    assert all(text[-1] in "01" for text in choices(state, 0, "load") + choices(state, 0, "move"))
    assert refused(state, 0, "move 2 0") == "IB-19 ship-empty"
    assert refused(state, 0, "move 0 0") == "IB-19 same-ship"


def test_ib19_nothing_goes_onto_a_pirate_but_what_it_takes_itself() -> None:
    state = table()
    state.bought[0] = 4
    carry(state, 0, 0, 20, 2)
    grow(state, 0, 0, 20, 2)
    assert refused(state, 0, "move 0 2") == "IB-19 not-onto-pirate"
    assert refused(state, 0, "load 0 2") == "IB-19 not-onto-pirate"


def test_ib19_to_and_fro_is_not_for_ever() -> None:
    state = table()
    state.bought[1] = 2
    carry(state, 1, 0, 20, 2)
    do(state, 1, "move 0 1", "move 1 0", "move 0 1", "move 1 0")
    assert refused(state, 1, "move 0 1") == "IB-19 enough-moves"
    do(state, 0, "end-phase", "draw")
    assert allowed(state, 1, "move 0 1")


def test_ib20_cargo_is_sold_whole_and_only_for_a_thaler_at_least() -> None:
    state = table()
    state.bought[1] = 4
    carry(state, 1, 0, 20, 3)
    carry(state, 1, PIRATE, 20, 6)
    assert refused(state, 1, "sell-cargo 0") == "IB-20 worthless"
    do(state, 1, "sell-cargo 2")
    assert GAME.trace(state)["thalers"][1] == [20, 20]
    assert GAME.trace(state)["discard"] == [20] * 4
    assert ship(state, 1, PIRATE) is None
    assert refused(state, 1, "sell-cargo 2") == "IB-20 ship-empty"


@pytest.mark.parametrize(
    ("players", "island", "prices"),
    [
        (2, True, {"field": 3, "merchant": 5, "pirate": 2}),
        (3, True, {"field": 3, "merchant": 4, "pirate": 2}),
        (4, True, {"field": 3, "merchant": 4, "pirate": 2}),
        (5, True, {"field": 3, "merchant": 3, "pirate": 2}),
        (7, True, {"field": 3, "merchant": 3, "pirate": 2}),
        (4, False, {"field": 3}),
        (6, False, {"field": 2}),
    ],
)
def test_ib21_prices(players: int, island: bool, prices: dict[str, int]) -> None:
    state = dealt(players, island=island, extension=True)
    assert GAME.view(state.seen_by(0))["prices"] == prices


def test_ib21_each_ware_once_and_usable_at_once() -> None:
    state = table()
    earn(state, 1, 20, 20, 18, 18, 16)
    do(state, 1, "buy field")
    assert GAME.trace(state)["fields"][1] == [None] * 3
    assert refused(state, 1, "buy field") == "IB-21 bought-already"
    assert refused(state, 1, "buy merchant") == "IB-21 too-poor"
    do(state, 1, "buy pirate")
    assert GAME.trace(state)["pirates"][1] == {"bean": None, "count": 0}


def test_ib21_thalers_paid_go_onto_the_discard_pile_the_last_earned_first() -> None:
    state = table()
    earn(state, 1, 20)
    earn(state, 2, 10)
    earn(state, 1, 18, 16, 14)
    do(state, 1, "buy field")
    truth = GAME.trace(state)
    assert truth["thalers"] == [[], [20], [10]]
    assert truth["discard"] == [18, 16, 14]


def test_ib21_without_the_island_no_ship_is_sold() -> None:
    state = table(island=False)
    earn(state, 1, 20, 20, 20, 20)
    assert choices(state, 1, "buy") == ["buy field"]
    assert refused(state, 1, "buy pirate") == "IB-3 no-ships"


@pytest.mark.parametrize("step", [Step.PLANT, Step.DRAW])
def test_ib22_everybody_may_harvest_sell_load_move_and_buy_off_turn(step: int) -> None:
    state = table(step=step)
    set_aside(state, 0, 3)
    state.bought[2] = 2
    grow(state, 2, 0, 20, 4)
    carry(state, 2, 0, 18, 3)
    earn(state, 2, 16, 16)
    assert choices(state, 2) == [
        "buy pirate",
        "load 0 1",
        "move 0 1",
        "sell-cargo 0",
        "sell-field 0",
    ]
    assert list(members(state.must_act())) == [0]
    assert list(members(state.may_act())) == [0, 2]


def test_ib22_the_prompt_says_that_something_may_be_done_off_turn() -> None:
    state = table(step=Step.DRAW)
    say = Speaker(GAME, "en", ["Ann", "Bob", "Cleo"])
    assert say(GAME.prompt(state.seen_by(2))) == "Waiting for Ann."
    grow(state, 2, 0, 20, 4)
    prompt = say(GAME.prompt(state.seen_by(2)))
    assert prompt == "Waiting for Ann; you may harvest, sell or buy meanwhile."


def test_ib22_a_player_with_nothing_to_do_is_not_asked() -> None:
    state = table(step=Step.DRAW)
    assert not state.has_turn(1)
    assert refused(state, 1, "plant 0") == "IB-6 not-active"
    assert refused(state, 1, "sell-field 0") == "IB-16 field-empty"
