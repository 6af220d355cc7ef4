"""Two players, with the island (IB-26, IB-27) and without (IB-28)."""

from atoll.games.isla_bohnita import GAME
from atoll.games.isla_bohnita.state import BohnitaState

from .table import (
    BOHNBAY,
    Step,
    allowed,
    carry,
    choices,
    discard,
    do,
    earn,
    field,
    grow,
    hand,
    keep,
    lay_row,
    put_away,
    refused,
    seen_hand,
    ship,
    table,
    turn_up,
)


def duel(step: int) -> BohnitaState:
    """Two players without the island."""
    return table(2, step, island=False, extension=True)


def test_ib26_one_hand_card_from_any_place_before_or_after_planting() -> None:
    state = table(2, Step.PLANT)
    hand(state, 0, 20, 18, 16)
    do(state, 0, "discard 1")
    assert GAME.trace(state)["discard"] == [18]
    assert refused(state, 0, "discard 0") == "IB-26 one-discard"
    do(state, 0, "plant 0")
    assert seen_hand(state, 0) == [16]
    state.has_discarded = False
    do(state, 0, "discard 0")
    assert allowed(state, 0, "turn-up")


def test_ib26_only_two_players_discard() -> None:
    state = table(3, Step.PLANT)
    hand(state, 0, 20)
    assert refused(state, 0, "discard 0") == "IB-26 two-players-only"


def test_ib26_three_cards_are_turned_up_and_matching_discards_join_them() -> None:
    state = table(2, Step.PLANT)
    discard(state, 14, 18, 20, 20)
    put_away(state, 20, 20, 20, 20)
    do(state, 0, "turn-up")
    assert GAME.trace(state)["turned_up"] == [20] * 5
    assert GAME.trace(state)["discard"] == [18, 14]


def test_ib26_discards_join_while_the_top_one_matches_any_of_them() -> None:
    state = table(2, Step.PLANT)
    discard(state, 14, 20, 18, 20, 20)
    put_away(state, 20, 20, 18, 18)
    do(state, 0, "turn-up")
    assert len(GAME.trace(state)["turned_up"]) == 3 + 4
    assert GAME.trace(state)["discard"] == [14]


def test_ib26_all_turned_up_cards_must_be_planted_and_there_is_no_trading() -> None:
    state = table(2)
    turn_up(state, 20, 20, 18)
    hand(state, 0, 16)
    assert refused(state, 0, "offer 1 give 16@0") == "IB-26 no-trading"
    assert refused(state, 0, "wish 20") == "IB-26 no-trading"
    do(state, 0, "plant-turned-up 20 0")
    assert refused(state, 0, "end-phase") == "IB-26 still-to-plant"
    do(state, 0, "plant-turned-up 20 0", "plant-turned-up 18 1", "end-phase")
    assert state.step == Step.DRAW
    assert (field(state, 0, 0), field(state, 0, 1)) == ((20, 2), (18, 1))


def test_ib26_two_cards_are_drawn() -> None:
    state = table(2, Step.DRAW)
    do(state, 0, "draw")
    assert state.hand_size[0] == 2


def test_ib26_one_sells_only_in_ones_own_turn_but_loads_moves_and_buys_as_ever() -> None:
    state = table(2)
    state.bought[1] = 2
    grow(state, 1, 0, 20, 4)
    carry(state, 1, 0, 18, 3)
    earn(state, 1, 16, 16, 16)
    assert refused(state, 1, "sell-field 0") == "IB-26 own-turn"
    assert refused(state, 1, "sell-cargo 0") == "IB-26 own-turn"
    assert choices(state, 1) == ["buy field", "buy pirate", "load 0 1", "move 0 1"]
    state.active = 1
    assert allowed(state, 1, "sell-field 0")
    assert allowed(state, 1, "sell-cargo 0")


def test_ib26_a_raided_merchant_may_sell_off_turn() -> None:
    state = table(2)
    state.bought[0] = 4
    carry(state, 1, 0, 20, 4)
    do(state, 0, "raid 1 0")
    do(state, 1, "sell-cargo 0")
    assert GAME.trace(state)["thalers"][1] == [20]


def test_ib26_two_players_sail_too() -> None:
    state = table(2)
    lay_row(state, BOHNBAY, 20)
    do(state, 0, "sail 0 bohnbay 1")
    assert ship(state, 0, 0) == (20, 1)


def test_ib27_thalers_paid_are_put_aside_and_come_back_with_the_reshuffle() -> None:
    state = table(2, Step.PLANT)
    earn(state, 1, 20, 18, 16)
    do(state, 1, "buy field")
    assert GAME.trace(state)["put_aside"] == [16, 18, 20]
    assert GAME.trace(state)["discard"] == []
    keep(state, 14, 14, 14)
    size = state.discard_size
    do(state, 0, "turn-up")
    assert GAME.trace(state)["put_aside"] == []
    assert state.deck_size == size + 3


def test_ib28_each_bean_type_left_lying_is_planted_or_discarded_whole() -> None:
    state = duel(Step.LEFT)
    turn_up(state, 20, 20, 18)
    hand(state, 0, 16)
    assert refused(state, 0, "plant 0") == "IB-28 left-first"
    do(state, 0, "plant-left 20 0")
    assert field(state, 0, 0) == (20, 2)
    assert state.step == Step.LEFT
    assert refused(state, 0, "plant-left 18 0") == "IB-28 field-taken"
    do(state, 0, "discard-left 18")
    assert GAME.trace(state)["discard"] == [18]
    assert state.step == Step.PLANT
    assert GAME.trace(state)["phase"] == "plant"


def test_ib28_a_hand_card_is_discarded_after_planting() -> None:
    state = duel(Step.PLANT)
    hand(state, 0, 20, 18, 16)
    assert refused(state, 0, "discard 2") == "IB-28 plant-first"
    do(state, 0, "plant 0", "discard 1")
    assert GAME.trace(state)["discard"] == [16]
    assert refused(state, 0, "plant 1") == "IB-28 discard-ends"
    assert choices(state, 0, "turn-up") == ["turn-up"]


def test_ib28_what_is_not_planted_stays_lying_for_the_opponent() -> None:
    state = duel(Step.TRADE)
    turn_up(state, 20, 20, 18)
    do(state, 0, "plant-turned-up 18 1", "end-phase", "draw")
    assert GAME.trace(state)["turned_up"] == [20, 20]
    assert (state.active, state.step, state.hand_size[0]) == (1, Step.LEFT, 2)


def test_ib28_three_are_turned_up_and_matching_discards_join_them() -> None:
    state = duel(Step.PLANT)
    discard(state, 16, 18, 18)
    put_away(state, 18, 18, 18, 18)
    do(state, 0, "turn-up")
    assert GAME.trace(state)["turned_up"] == [18] * 5
    assert GAME.trace(state)["discard"] == [16]


def test_ib28_one_harvests_only_in_ones_own_turn_and_nobody_trades() -> None:
    state = duel(Step.TRADE)
    grow(state, 1, 0, 20, 4)
    assert choices(state, 1) == []
    earn(state, 1, 18, 18, 18)
    assert refused(state, 1, "sell-field 0") == "IB-28 own-turn"
    assert refused(state, 0, "offer 1 up 0") == "IB-28 no-trading"
    do(state, 1, "buy field")
    assert GAME.trace(state)["put_aside"] == [18, 18, 18]


def test_ib28_it_ends_at_the_first_exhaustion_and_thalers_paid_do_not_come_back() -> None:
    state = duel(Step.DRAW)
    earn(state, 1, 18, 18, 18)
    do(state, 1, "buy field")
    keep(state, 20, 20)
    do(state, 0, "draw")
    assert state.is_over()
    assert GAME.trace(state)["put_aside"] == [18, 18, 18]
