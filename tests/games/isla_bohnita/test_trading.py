"""Offers, answers and deals (IB-8, IB-9)."""

import pytest

from atoll.core.bits import BIT, members
from atoll.core.errors import InvalidNotation
from atoll.core.words import NO_CLAUSE
from atoll.games.isla_bohnita import GAME
from atoll.games.isla_bohnita.state import BohnitaState
from atoll.messages import Speaker

from .table import Step, allowed, choices, do, grow, hand, refused, seen_hand, table, turn_up


def market() -> BohnitaState:
    """Three players in phase 2: 20 and 18 are turned up."""
    state = table()
    turn_up(state, 20, 18)
    hand(state, 0, 16, 14, 16, 12)
    hand(state, 1, 10, 20, 10, 8)
    hand(state, 2, 18, 14)
    return state


def offers(state: BohnitaState) -> list[int]:
    return [offer["id"] for offer in GAME.trace(state)["offers"]]


def aside(state: BohnitaState) -> list[list[int]]:
    found = GAME.trace(state)["set_aside"]
    return list(found)


def test_ib8_turned_up_and_hand_cards_from_any_place_for_any_number_back() -> None:
    state = market()
    do(state, 0, "offer 1 give 16@2 12@3 up 0 want 10")
    do(state, 1, "accept 0 give 10@2")
    assert aside(state) == [[10], [12, 16, 20], []]
    assert seen_hand(state, 0) == [16, 14]
    assert seen_hand(state, 1) == [10, 20, 8]
    assert GAME.trace(state)["turned_up"] == [18]


def test_ib8_gifts_go_either_way_and_the_receiver_must_agree() -> None:
    state = market()
    do(state, 0, "offer 1 up 1")
    do(state, 2, "offer 0 give 14@1")
    assert aside(state) == [[], [], []]
    do(state, 1, "accept 0")
    do(state, 0, "accept 1")
    assert aside(state) == [[14], [18], []]


def test_ib8_every_deal_includes_the_active_player() -> None:
    state = market()
    assert refused(state, 1, "offer 2 give 10@0") == "IB-8 wrong-partner"
    assert refused(state, 1, "offer any give 10@0") == "IB-8 wrong-partner"
    assert refused(state, 0, "offer 0 give 16@0") == "IB-8 wrong-partner"
    assert allowed(state, 1, "offer 0 give 10@0 up 0 want 16 14")


def test_ib8_others_may_ask_for_turned_up_cards() -> None:
    state = market()
    do(state, 2, "offer 0 give 14@1 up 1 want 12")
    do(state, 0, "accept 0 give 12@3")
    assert aside(state) == [[14], [], [12, 18]]


def test_ib8_cards_leave_a_hand_only_when_the_deal_is_accepted() -> None:
    state = market()
    do(state, 0, "offer 1 give 16@0 want 10")
    assert seen_hand(state, 0) == [16, 14, 16, 12]
    do(state, 1, "refuse 0")
    assert seen_hand(state, 0) == [16, 14, 16, 12]
    assert offers(state) == []


def test_ib8_an_offer_may_ask_for_beans_the_other_does_not_have() -> None:
    state = market()
    do(state, 0, "offer any give 16@0 want 14")
    assert choices(state, 1, "accept") == []
    assert choices(state, 1, "refuse") == ["refuse 0"]
    assert choices(state, 2, "accept") == ["accept 0 give 14@1"]
    assert refused(state, 1, "accept 0 give 10@0") == "IB-8 other-cards"


def test_ib8_the_acceptor_chooses_which_copies_leave() -> None:
    state = market()
    do(state, 0, "offer 1 up 0 want 10")
    assert choices(state, 1, "accept") == ["accept 0 give 10@0", "accept 0 give 10@2"]
    do(state, 1, "accept 0 give 10")
    assert seen_hand(state, 1) == [10, 20, 8]


def test_ib8_an_offer_to_anybody_goes_to_the_first_who_accepts() -> None:
    state = market()
    do(state, 0, "offer any up 0")
    assert list(members(state.must_act())) == [0, 1, 2]
    assert state.to_act() == 1
    do(state, 1, "refuse 0")
    assert refused(state, 1, "accept 0") == "IB-8 not-addressed"
    do(state, 2, "accept 0")
    assert aside(state) == [[], [], [20]]


def test_ib8_an_offer_all_have_refused_vanishes() -> None:
    state = market()
    do(state, 0, "offer any up 0")
    do(state, 1, "refuse 0")
    assert offers(state) == [0]
    do(state, 2, "refuse 0")
    assert offers(state) == []
    assert list(members(state.must_act())) == [0]


def test_ib8_a_counter_takes_the_place_of_the_offer() -> None:
    state = market()
    do(state, 0, "offer 1 give 16@0 want 10")
    do(state, 1, "offer 0 give 10@0 up 0 answer 0")
    assert offers(state) == [1]
    do(state, 0, "accept 1")
    assert aside(state) == [[10], [20], []]


def test_ib8_a_counter_answers_only_an_offer_made_to_oneself() -> None:
    state = market()
    do(state, 0, "offer 1 give 16@0 want 10")
    assert refused(state, 2, "offer 0 give 14@1 answer 0") == "IB-8 not-answerable"
    assert refused(state, 1, "offer 0 give 10@0 answer 3") == "IB-8 not-answerable"


def test_ib8_only_its_maker_withdraws_an_offer() -> None:
    state = market()
    do(state, 0, "offer 1 give 16@0 want 10")
    assert refused(state, 1, "withdraw 0") == "IB-8 not-yours"
    do(state, 0, "withdraw 0")
    assert offers(state) == []
    assert refused(state, 0, "withdraw 0") == "IB-8 no-such-offer"


def test_ib8_an_offer_nobody_addressed_can_fulfil_any_more_vanishes() -> None:
    state = market()
    do(state, 0, "offer any up 0 want 10 10 8")
    do(state, 1, "refuse 0")
    assert offers(state) == []


def test_ib8_offers_whose_cards_have_left_vanish_and_others_follow_their_cards() -> None:
    state = market()
    do(state, 0, "offer 1 give 16@2 want 10", "offer 2 give 12@3 want 14", "offer 2 give 16@2")
    do(state, 2, "accept 2")
    assert offers(state) == [1]
    assert GAME.trace(state)["offers"][0]["places"] == [2]
    assert GAME.trace(state)["offers"][0]["gives"]["hand"] == [12]


def test_ib8_an_offer_for_more_cards_than_the_other_holds_is_impossible() -> None:
    state = market()
    assert refused(state, 0, "offer 2 up 0 want 14 14 14") == "IB-8 offer-hand-size"
    do(state, 0, "offer 2 up 0 want 14 18", "offer 2 up 1 want 18")
    do(state, 2, "accept 1 give 18@0")
    assert offers(state) == []


def test_ib8_what_is_no_offer() -> None:
    state = market()
    assert refused(state, 0, "offer 1") == "IB-8 offer-nothing"
    assert refused(state, 0, "offer 1 give 16@9") == "IB-8 offer-place"
    assert refused(state, 0, "offer 1 up 0 want 28") == "IB-8 no-such-beans"
    with pytest.raises(InvalidNotation, match="at most 7 cards"):
        GAME.parse(state, 0, "offer 1 want" + " 10" * 8)
    with pytest.raises(InvalidNotation, match="not so many 8"):
        GAME.parse(state, 0, "offer 1 give 8")


def test_ib8_there_is_trading_in_phase_2_only() -> None:
    state = table(step=Step.PLANT)
    hand(state, 0, 16)
    hand(state, 1, 10)
    grow(state, 1, 0, 20, 1)
    assert refused(state, 0, "offer 1 give 16@0") == "IB-8 trade-later"
    assert refused(state, 1, "wish 10") == "IB-8 trade-later"


def test_ib8_offers_end_with_the_phase() -> None:
    state = market()
    do(state, 0, "set-aside 0", "plant-aside 20 0", "set-aside 1", "plant-aside 18 1")
    do(state, 0, "offer 1 give 16@0 want 10", "wish 8", "end-phase")
    assert offers(state) == []
    assert GAME.trace(state)["wishes"] == [[], [], []]


def test_ib8_a_wish_binds_nobody_and_is_made_once() -> None:
    state = market()
    do(state, 1, "wish 20")
    assert GAME.trace(state)["wishes"] == [[], [20], []]
    assert aside(state) == [[], [], []]
    assert refused(state, 1, "wish 20") == " wished-already"


def test_ib8_everybody_has_offers_of_their_own_and_wishes_cost_none() -> None:
    state = market()
    for number in range(12):
        do(state, 0, "offer 1 up 0", f"withdraw {number}")
    assert GAME.view(state.seen_by(0))["offers_left"] == 0
    do(state, 0, "wish 8", "wish 10", "wish 12")
    for number in range(12, 24):
        do(state, 2, "offer 0 give 18", f"withdraw {number}")
    assert allowed(state, 1, "offer 0 give 8")
    assert GAME.view(state.seen_by(1))["offers_left"] == 12
    assert GAME.trace(state)["offers_made"] == [12, 0, 12]


def test_ib8_reaching_the_limit_is_told_as_a_limit_of_the_table_without_a_clause() -> None:
    state = market()
    for number in range(12):
        do(state, 0, "offer 1 up 0", f"withdraw {number}")
    refusal = state.check(0, GAME.parse(state, 0, "offer 1 up 0"))
    assert refusal is not None
    assert refusal.clause == NO_CLAUSE
    said = Speaker(GAME, "en", ["Ann", "Bob", "Cleo"])(refusal.reason)
    assert refusal.said(said) == ("no offers are left this turn (at most 12 per player)")


def test_ib8_the_table_may_allow_more_offers() -> None:
    state = table(offers="40")
    turn_up(state, 20)
    for number in range(40):
        do(state, 0, "offer 1 up 0", f"withdraw {number}")
    assert refused(state, 0, "offer 1 up 0") == " offers-spent"


def test_ib8_the_next_turn_brings_new_offers_and_wishes() -> None:
    state = table(step=Step.DRAW)
    state.offers_made[1] = 12
    do(state, 0, "draw")
    state.step = Step.TRADE
    assert list(state.offers_made) == [0, 0, 0]


def test_ib8_numbers_of_offers_rise_through_the_game() -> None:
    state = table()
    turn_up(state, 20)
    do(state, 0, "offer 1 up 0")
    do(state, 1, "refuse 0")
    do(state, 0, "set-aside 0", "plant-aside 20 0", "end-phase", "draw")
    state.step = Step.TRADE
    turn_up(state, 18)
    do(state, 1, "offer 0 up 0")
    assert offers(state) == [1]
    assert refused(state, 0, "accept 0") == "IB-8 no-such-offer"


def test_ib8_every_player_may_make_the_active_one_an_offer_and_the_prompt_says_so() -> None:
    state = market()
    say = Speaker(GAME, "en", ["Ann", "Bob", "Cleo"])
    for seat in (1, 2):
        assert not state.must_act() & BIT[seat]
        assert allowed(state, seat, "offer 0 up 0")
        prompt = say(GAME.prompt(state.seen_by(seat)))
        assert prompt == "Ann is trading: you may make Ann an offer at any time."


def test_ib8_may_act_legal_and_check_agree_about_offers() -> None:
    state = table()
    hand(state, 0, 16)
    for seat in range(3):
        state.wishes[seat] = state.beans
    assert list(members(state.may_act())) == [0, 1, 2]
    assert choices(state, 1) == ["offer 0 want 8"]
    assert allowed(state, 1, "offer 0 want 16")
    for seat in range(3):
        state.offers_made[seat] = 12
    assert list(members(state.may_act())) == [0]
    assert choices(state, 1) == []
    assert refused(state, 1, "offer 0 want 16") == " offers-spent"
    assert refused(state, 1, "wish 8") == " wished-already"


def test_ib8_the_listed_offers_are_a_sensible_few() -> None:
    state = market()
    grow(state, 0, 0, 8, 1)
    grow(state, 2, 0, 18, 1)
    listed = choices(state, 0, "offer")
    assert "offer any up 0 want 8" in listed
    assert "offer any give 14@1" in listed
    assert "offer 0 give 14@1 up 1" in choices(state, 2, "offer")
    assert choices(state, 1, "offer") == ["offer 0 up 0"]


def test_ib9_cards_received_are_set_aside_and_not_traded_again() -> None:
    state = market()
    do(state, 1, "offer 0 give 10@0")
    do(state, 0, "accept 0")
    assert aside(state) == [[10], [], []]
    assert seen_hand(state, 0) == [16, 14, 16, 12]
    with pytest.raises(InvalidNotation):
        GAME.parse(state, 0, "offer 2 give 10")
    do(state, 0, "plant-aside 10 0")
    assert aside(state) == [[], [], []]


def test_ib9_their_new_owner_plants_them_this_turn() -> None:
    state = market()
    do(state, 0, "offer 1 up 0")
    do(state, 1, "accept 0")
    assert choices(state, 1, "plant") == ["plant-aside 20 0", "plant-aside 20 1"]
    do(state, 0, "set-aside 1", "plant-aside 18 0")
    assert refused(state, 0, "end-phase") == "IB-13 still-to-plant"
    do(state, 1, "plant-aside 20 0")
    do(state, 0, "end-phase")


def test_the_view_tells_how_many_cards_a_deal_takes_at_most() -> None:
    state = market()
    most = GAME.view(state.seen_by(0))["most_dealt"]
    hand(state, 1, *[26] * (most + 1))
    assert allowed(state, 1, f"offer 0 give {'26 ' * most}")
    with pytest.raises(InvalidNotation, match=f"at most {most}"):
        GAME.parse(state.seen_by(1), 1, f"offer 0 give {'26 ' * (most + 1)}")
