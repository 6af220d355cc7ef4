"""Set-up, rounds and their left-over tiles (PL-1 to PL-9, PL-16, PL-20, PL-21)."""

from collections import Counter
from itertools import pairwise

import pytest

from atoll.core.bits import BIT, popcount
from atoll.core.errors import IllegalAction, NotYourTurn
from atoll.games.planet import GAME
from atoll.games.planet.components import NOTHING
from atoll.games.planet.fields import place_action
from tests.games.planet.table import (
    finish,
    new,
    paint,
    place,
    place_any,
    play_round,
    play_to,
    show,
    tile,
    won,
)

# -- set-up ------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_pl1_everybody_starts_with_an_empty_core(players: int) -> None:
    assert GAME.trace(new(players))["planets"] == [[None] * 12] * players


def test_pl2_fifty_tiles_lie_in_ten_piles_of_five() -> None:
    truth = GAME.trace(new())
    piles = [truth["offer"], *truth["piles"][1:10]]  # the first is turned up already
    assert [len(pile) for pile in piles] == [5] * 10
    assert truth["piles"][0] == truth["piles"][10] == truth["piles"][11] == []
    assert len({code for pile in piles for code in pile}) == 50


def test_pl2_the_piles_are_shuffled_anew_by_each_seed() -> None:
    offers = {tuple(GAME.trace(new(seed=str(seed)))["offer"]) for seed in range(20)}
    assert len(offers) == 20


def test_pl3_twenty_animals_lie_open_in_growing_columns() -> None:
    animals = GAME.trace(new())["animals"]
    assert {int(number): len(names) for number, names in animals.items()} == (
        {3: 1, 4: 1, 5: 1, 6: 2, 7: 2, 8: 2, 9: 2, 10: 3, 11: 3, 12: 3}
    )
    assert len({name for names in animals.values() for name in names}) == 20


@pytest.mark.parametrize("players", [2, 3, 4])
def test_pl4_everybody_has_one_habitat_card_and_the_rest_is_in_the_box(players: int) -> None:
    truth = GAME.trace(new(players))
    assert len(truth["habitats"]) == players
    left = [piece for piece in truth["box"] if len(piece) == 1]
    assert sorted(truth["habitats"] + left) == sorted("OFMDG")


def test_pl5_the_seed_draws_the_first_player_who_begins() -> None:
    starts = Counter(new(4, str(seed)).first for seed in range(60))
    assert set(starts) == {0, 1, 2, 3}
    state = new(4)
    assert state.to_act() == state.first


# -- a round -----------------------------------------------------------------------------------


def test_pl6_each_takes_one_tile_clockwise_from_the_first_player() -> None:
    state = new(3)
    order, offers = [], []
    for _ in range(3):
        order.append(state.to_act())
        offers.append(popcount(state.offer))
        place_any(state)
    assert order == [(state.first + 2 + turn) % 3 for turn in range(3)]  # the token has passed
    assert offers == [5, 4, 3]


def test_pl6_a_tile_lies_in_the_rotation_chosen() -> None:
    state = new()
    state.offer |= BIT[tile("OOFFM")]
    seat = state.to_act()
    place(state, "OOFFM", 7, 2)
    assert GAME.trace(state)["planets"][seat][7] == "FMOOF"


def test_pl6_any_free_face_and_all_five_rotations_are_open() -> None:
    state = new()
    assert len(set(state.legal(state.to_act()))) == 5 * 12 * 5
    play_round(state)
    assert len(set(state.legal(state.to_act()))) == 5 * 11 * 5


def test_pl6_a_taken_face_is_refused_and_nothing_changes() -> None:
    state = new()
    play_round(state)
    seat = state.to_act()
    code = GAME.trace(state)["offer"][0]
    before = state.to_ints()
    with pytest.raises(
        IllegalAction, match=rf"PL-6: refusal-face-taken.face={seat}-0, tile=\w{{5}}.$"
    ):
        place(state, code, 0)
    assert state.to_ints() == before


def test_pl6_a_tile_that_is_not_on_offer_is_refused() -> None:
    state = new()
    absent = GAME.trace(state)["piles"][4][0]
    with pytest.raises(IllegalAction, match=f"PL-6: refusal-not-on-offer.tile={absent}"):
        place(state, absent, 0)


def test_pl6_a_rotation_out_of_range_is_refused() -> None:
    state = new()
    with pytest.raises(IllegalAction, match=r"PL-6: refusal-no-such-rotation"):
        place(state, GAME.trace(state)["offer"][0], 0, 5)


def test_plc1_a_thirteenth_face_or_a_51st_tile_is_refused() -> None:
    state = new()
    with pytest.raises(IllegalAction, match=r"PL-C1: refusal-no-such-face"):
        place(state, GAME.trace(state)["offer"][0], 12)
    for action in (place_action(50, 0, 0), -1, 2**62, -(2**62)):
        with pytest.raises(IllegalAction, match="PL-C1: refusal-no-such-tile"):
            state.apply(state.to_act(), action)


def test_pl6_nobody_acts_out_of_turn() -> None:
    state = new()
    with pytest.raises(NotYourTurn):
        state.apply(1 - state.to_act(), state.legal(state.to_act())[0])


def test_pl7_left_over_tiles_go_to_pile_11_and_were_seen_by_all() -> None:
    state = new(4)
    for _ in range(3):
        place_any(state)
    left = set(GAME.trace(state)["offer"])
    last = GAME.trace(state)["offer"][0]
    place_any(state)
    assert set(GAME.trace(state)["piles"][10]) == left - {last}
    for viewer in range(4):
        pile = GAME.view(state.seen_by(viewer))["piles"][10]
        assert pile == {"size": 1, "tiles": list(left - {last})}


def test_pl7_tiles_that_part_between_two_piles_go_in_the_order_of_the_offer() -> None:
    state = new(2)
    play_round(state)
    place_any(state)
    left = GAME.trace(state)["offer"][1:]  # the first of these is taken next
    assert len(left) == 3
    place_any(state)
    piles = GAME.trace(state)["piles"]
    assert set(left[:2]) < set(piles[10])
    assert piles[11] == left[2:]


def test_pl7_when_both_piles_are_full_the_rest_goes_to_the_box() -> None:
    state = new(2)
    play_to(state, 5)
    before = len([piece for piece in GAME.trace(state)["box"] if piece.isupper() and piece[1:]])
    play_round(state)
    after = len([piece for piece in GAME.trace(state)["box"] if piece.isupper() and piece[1:]])
    assert (before, after) == (2, 5)


@pytest.mark.parametrize(("players", "in_box"), [(2, 26), (3, 14), (4, 2)])
def test_pl7_after_round_10_left_over_tiles_do_not_come_back(players: int, in_box: int) -> None:
    state = new(players)
    finish(state)
    assert popcount(state.box) == in_box == 50 - 12 * players
    assert list(state.piles) == [0] * 12


def filling(players: int) -> dict[int, tuple[int, int]]:
    """How many tiles lie in piles 11 and 12 after each of the first ten rounds."""
    state = new(players)
    sizes = {}
    for number in range(1, 10):
        play_to(state, number + 1)
        sizes[number] = popcount(state.piles[10]), popcount(state.piles[11])
    play_to(state, 11)
    sizes[10] = popcount(state.offer), popcount(state.piles[11])
    return sizes


def test_ple3_four_players_fill_pile_11_after_round_5_and_pile_12_after_round_10() -> None:
    sizes = filling(4)
    assert sizes[4] == (4, 0)
    assert sizes[5] == (5, 0)
    assert sizes[9] == (5, 4)
    assert sizes[10] == (5, 5)


def test_ple3_three_players_fill_pile_11_in_round_3_and_pile_12_after_round_5() -> None:
    sizes = filling(3)
    assert sizes[2] == (4, 0)
    assert sizes[3] == (5, 1)
    assert sizes[4] == (5, 3)
    assert sizes[5] == sizes[10] == (5, 5)


def test_ple3_two_players_fill_pile_11_in_round_2_and_pile_12_in_round_4() -> None:
    sizes = filling(2)
    assert sizes[1] == (3, 0)
    assert sizes[2] == (5, 1)
    assert sizes[3] == (5, 4)
    assert sizes[4] == sizes[10] == (5, 5)


def test_pl8_no_animal_is_awarded_before_round_3() -> None:
    state = new(3)
    play_to(state, 3)
    assert list(state.won) == [0, 0, 0]
    assert state.moved_size == 0
    assert len(GAME.trace(state)["animals"]["3"]) == 1


def test_pl8_animals_are_awarded_when_all_have_placed() -> None:
    state = new(2)
    show(state, 3, "panda")
    paint(state, 0, {0: "FFGGG", 1: "GGFGG"})
    paint(state, 1, {0: "GGGGG", 1: "GGGGG"})
    state.turn = 1
    state.actor = 1
    state.offer = BIT[tile("OOOOG")]
    place(state, "OOOOG", 5)
    assert won(state, 0) == ["panda"]
    assert state.round == 4


def test_pl9_the_token_passes_to_the_left_each_round() -> None:
    state = new(3)
    firsts = []
    for number in range(1, 12):
        play_to(state, number)
        firsts.append(state.first)
        assert state.to_act() == state.first
    assert all(second == (first + 1) % 3 for first, second in pairwise(firsts))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_pl16_everybody_sees_all_planets(players: int) -> None:
    state = new(players)
    play_to(state, 4)
    truth = GAME.trace(state)["planets"]
    assert all(GAME.view(state.seen_by(v))["planets"] == truth for v in range(-2, players))


# -- variants ----------------------------------------------------------------------------------


def test_pl20_beginners_have_no_habitat_cards() -> None:
    state = new(3, beginner=True)
    assert list(state.habitats) == [NOTHING] * 3
    truth = GAME.trace(state)
    assert truth["habitats"] is None
    assert not [piece for piece in truth["box"] if len(piece) == 1]


def test_pl21_ten_columns_hold_an_open_and_a_hidden_animal() -> None:
    truth = GAME.trace(new(hidden_animals=True))
    rounds = [str(number) for number in range(3, 13)]
    assert list(truth["animals"]) == list(truth["hidden_animals"]) == rounds
    assert {len(cards) for cards in truth["animals"].values()} == {1}
    assert {len(cards) for cards in truth["hidden_animals"].values()} == {1}
    assert GAME.trace(new())["hidden_animals"] is None


def test_pl21_at_the_end_of_round_k_the_hidden_card_of_column_k_is_turned_up() -> None:
    state = new(hidden_animals=True)
    for number in range(1, 11):
        hidden = GAME.trace(state)["hidden_animals"]
        assert list(hidden) == [str(column) for column in range(number + 2, 13)]
        play_round(state)
        column = GAME.trace(state)["animals"][str(number + 2)]
        assert column[1] == hidden[str(number + 2)][0]
    assert GAME.trace(state)["hidden_animals"] == {}


@pytest.mark.parametrize("beginner", [False, True])
def test_pl21_every_hidden_animal_is_awarded_like_the_others(beginner: bool) -> None:
    state = new(3, hidden_animals=True, beginner=beginner)
    drawn = {name for cards in GAME.trace(state)["hidden_animals"].values() for name in cards}
    finish(state)
    truth = GAME.trace(state)
    assert drawn <= {*(name for names in truth["won"] for name in names), *truth["box"]}
