"""The draw pile runs out, the last sale, the winner (IB-23 to IB-25), and the invariant."""

from collections import Counter

import pytest

from atoll.core.bits import members
from atoll.core.rng import fast_rng
from atoll.games.isla_bohnita import GAME
from atoll.messages import Speaker

from .table import (
    PIRATE,
    Step,
    carry,
    dealt,
    discard,
    do,
    earn,
    grow,
    hand,
    keep,
    lay_row,
    put_away,
    table,
    total_cards,
)


def test_ib23_the_discard_pile_becomes_the_draw_pile_as_the_last_card_leaves() -> None:
    state = table(step=Step.PLANT)
    keep(state, 20, 20)
    size = state.discard_size
    do(state, 0, "turn-up")
    assert (state.exhaustions, state.deck_size, state.discard_size) == (1, size, 0)
    assert not state.is_over()


def test_ib23_the_third_time_while_turning_up_finishes_phase_2_and_the_planting() -> None:
    state = table(step=Step.PLANT)
    keep(state, 20, 20)
    state.exhaustions = 2
    size = state.discard_size
    do(state, 0, "turn-up")
    assert (state.exhaustions, state.deck_size, state.discard_size) == (3, 0, size)
    do(state, 0, "set-aside 0", "set-aside 1", "plant-aside 20 0", "plant-aside 20 0")
    assert not state.is_over()
    do(state, 0, "end-phase")
    assert state.is_over()
    assert state.hand_size[0] == 0


def test_ib23_at_the_final_time_only_the_cards_that_were_there_are_turned_up() -> None:
    state = table(step=Step.PLANT)
    keep(state, 20)
    state.exhaustions = 2
    do(state, 0, "turn-up")
    assert GAME.trace(state)["turned_up"] == [20]


def test_ib23_the_third_time_while_drawing_ends_the_game_at_once() -> None:
    state = table(step=Step.DRAW)
    keep(state, 20, 18)
    state.exhaustions = 2
    do(state, 0, "draw")
    assert state.is_over()
    assert state.hand_size[0] == 2
    assert GAME.trace(state)["rows"] == {"bohnbay": [], "bohnaco": []}


def test_ib23_drawing_goes_on_with_the_new_pile_before_the_third_time() -> None:
    state = table(step=Step.DRAW)
    keep(state, 20, 18)
    do(state, 0, "draw")
    assert state.hand_size[0] == 3
    assert state.exhaustions == 1
    assert state.active == 1


@pytest.mark.parametrize(
    ("players", "island", "extension", "final"),
    [
        (3, True, True, 3),
        (2, True, True, 3),
        (3, False, False, 3),
        (3, False, True, 2),
        (2, False, True, 1),
        (4, False, True, 3),
    ],
)
def test_ib23_how_often_the_pile_runs_out(
    players: int, island: bool, extension: bool, final: int
) -> None:
    state = table(players, step=Step.DRAW, island=island, extension=extension)
    state.exhaustions = final - 1
    keep(state, 20)
    do(state, 0, "draw")
    assert state.is_over()
    assert state.exhaustions == final


def test_ib23_without_discards_the_new_pile_waits_for_some_and_is_not_counted_again() -> None:
    state = table(4, step=Step.PLANT, island=False)
    grow(state, 1, 0, 10, 9)
    grow(state, 1, 1, 8, 2)
    put_away(state, 20, 20)
    do(state, 0, "turn-up")
    assert (state.exhaustions, state.deck_size) == (1, 0)
    do(state, 1, "sell-field 0")
    do(state, 0, "set-aside 0", "set-aside 1", "plant-aside 20 0", "plant-aside 20 0", "end-phase")
    assert state.deck_size == 0
    do(state, 0, "draw")
    assert (state.exhaustions, state.deck_size, state.hand_size[0]) == (1, 2, 3)


def test_ib23_a_card_needed_with_both_piles_empty_is_the_final_time() -> None:
    state = table(step=Step.PLANT)
    put_away(state)
    do(state, 0, "turn-up")
    assert GAME.trace(state)["turned_up"] == []
    assert not state.is_over()
    do(state, 0, "end-phase")
    assert state.is_over()


def test_ib24_fields_and_cargo_are_sold_and_hands_are_worth_nothing() -> None:
    state = table(step=Step.DRAW)
    earn(state, 0, 10, 10)
    hand(state, 0, 20, 20, 20, 20)
    grow(state, 0, 0, 20, 4)
    grow(state, 0, 1, 18, 1)
    carry(state, 0, 0, 16, 2)
    keep(state, 14)
    state.exhaustions = 2
    do(state, 0, "draw")
    assert list(state.scores()) == [3, 0, 0]
    lines = [(line.rule, line.points) for line in GAME.sheet(state)[0]]
    assert lines == [("IB-17", 2), ("IB-24", 1)]


def last_sale(*piles: tuple[int, int, int], wares: int = 0) -> int:
    """What seat 0 gets for (place, bean, count): fields 0–2, merchants 3–4, pirate 5."""
    state = table(step=Step.DRAW)
    state.bought[0] = wares
    for place, bean, count in piles:
        if place < 3:
            grow(state, 0, place, bean, count)
        else:
            carry(state, 0, place - 3, bean, count)
    keep(state, 10)
    state.exhaustions = 2
    do(state, 0, "draw")
    assert list(state.scores()) == GAME.recount(state)
    return int(state.settled[0])


def test_ib24_the_best_merging_counts() -> None:
    assert last_sale((0, 20, 3), (1, 20, 3)) == 2
    assert last_sale((0, 20, 3), (3, 20, 3)) == 2
    assert last_sale((3, 20, 3), (5, 20, 3), wares=4) == 2
    assert last_sale((3, 20, 2), (4, 20, 2), (0, 20, 2), wares=2) == 2


def test_ib24_merging_needs_a_merchant_that_is_empty_or_carries_the_bean() -> None:
    assert last_sale((0, 20, 3), (1, 20, 3), (3, 18, 1)) == 0
    assert last_sale((0, 20, 3), (1, 20, 3), (3, 18, 1), wares=2) == 2
    assert last_sale((0, 20, 3), (5, 20, 3), (3, 18, 1), wares=4) == 0


def test_ib24_a_merchant_can_be_freed_by_moving_its_cargo_to_its_like() -> None:
    piles = ((0, 20, 3), (1, 20, 3), (3, 18, 2), (4, 18, 1))
    assert last_sale(*piles, wares=2) == 3


def test_ib24_a_merchant_may_be_sold_and_then_loaded_again() -> None:
    assert last_sale((3, 26, 5), (0, 20, 3), (1, 20, 3)) == 3
    assert last_sale((3, 26, 4), (0, 20, 3), (1, 20, 3)) == 0
    assert last_sale((3, 26, 5), (0, 20, 3), (5, 20, 3), wares=4) == 3


def test_ib24_the_sheet_lists_each_of_the_last_sales() -> None:
    state = table(step=Step.DRAW)
    carry(state, 0, 0, 26, 5)
    grow(state, 0, 0, 20, 3)
    grow(state, 0, 1, 20, 3)
    keep(state, 10)
    state.exhaustions = 2
    do(state, 0, "draw")
    say = Speaker(GAME, "en", ["Ann", "Bob", "Cleo"])
    lines = sorted((say(line.what), line.points) for line in GAME.sheet(state)[0])
    assert lines == [
        ("last sale: 5 × wax bean from a ship", 1),
        ("last sale: 6 × blue bean from a ship", 2),
        ("thalers in the harbour", 0),
    ]


def test_ib24_protection_does_not_apply_at_the_end() -> None:
    assert last_sale((0, 8, 1), (1, 8, 2)) == 2


def test_ibe5_merging_gains_with_3_and_3_blue_and_loses_with_8_and_8_stink() -> None:
    assert last_sale((0, 20, 3), (3, 20, 3)) == 2
    assert last_sale((0, 16, 8), (3, 16, 8)) == 8


def test_ib25_most_thalers_win_then_most_cards_then_shared() -> None:
    state = table(step=Step.DRAW)
    earn(state, 0, 20, 20)
    earn(state, 1, 18, 18)
    earn(state, 2, 16)
    hand(state, 1, 14)
    hand(state, 2, 14, 14)
    assert list(members(state.winners())) == [1]
    hand(state, 0, 10)
    assert list(members(state.winners())) == [0, 1]
    earn(state, 0, 10)
    assert list(members(state.winners())) == [0]


@pytest.mark.parametrize("players", [2, 3, 5])
def test_ibe1_the_cards_of_each_bean_stay_the_same_all_through_a_game(players: int) -> None:
    state = dealt(players, extension=True)
    cards = Counter(GAME.inventory(state))
    assert all(int(number) == count for number, count in cards.items())
    rng = fast_rng(players)
    while not state.is_over():
        seat = state.to_act()
        state.apply(seat, state.random_action(seat, rng))
        assert Counter(GAME.inventory(state)) == cards


def test_the_score_of_random_games_recounts_by_trying_every_order() -> None:
    merged = 0
    for game in range(60):
        rng = fast_rng(game)
        state = dealt(2 + game % 4, seed=f"recount {game}")
        while not state.is_over():
            seat = state.to_act()
            state.play(seat, state.random_action(seat, rng))
        assert list(state.scores()) == GAME.recount(state)
        merged += sum(state.settled)
    assert merged > 0


def test_discards_and_rows_are_listed_from_the_top() -> None:
    state = table()
    discard(state, 20, 18)
    lay_row(state, 0, 16, 14)
    truth = GAME.trace(state)
    assert truth["discard"] == [18, 20]
    assert truth["rows"]["bohnbay"] == [16, 14]
    assert total_cards(state) == 124
    assert state.has_ship(0, PIRATE) is False
