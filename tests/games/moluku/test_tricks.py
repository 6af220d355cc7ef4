"""Set-up, tricks, trump and harvest."""

from collections import Counter

import pytest

from atoll.core.bits import popcount
from atoll.core.errors import BadComponentSet, IllegalAction, InvalidNotation, NotYourTurn
from atoll.games.moluku import GAME, components
from atoll.games.moluku.components import NO_TRUMP, PICTURE_NAMES
from tests.games.moluku.table import (
    CODES,
    cards,
    codes,
    do,
    finish_season,
    new,
    options,
    refused,
    table,
)


def test_moc1_there_are_44_coloured_cards_and_4_panku() -> None:
    assert len(CODES) == 48
    assert Counter(code[0] for code in CODES if code[1:].isdigit()) == dict.fromkeys("GRBY", 11)
    assert {"chief", "wedding", "lizard", "chill"} <= CODES.keys()


def test_moc2_the_pictures_follow_the_height() -> None:
    printed = new().printed
    pictures = [PICTURE_NAMES[printed.picture(height - 1)] for height in range(1, 12)]
    assert pictures == [
        "mask", "fish", "fish", "pineapple", "pineapple", "rice", "rice", "hut", "hut", "palm",
        "volcano",
    ]  # fmt: skip


@pytest.mark.parametrize(("players", "each", "stock"), [(2, 14, 16), (3, 12, 12), (4, 12, 0)])
def test_mo1_the_deal(players: int, each: int, stock: int) -> None:
    state = new(players)
    assert [popcount(hand) for hand in state.hands] == [each] * players
    assert popcount(state.stock) == stock
    assert state.to_act() == state.first


def test_mo1_two_players_play_without_the_rice_of_height_6() -> None:
    everything = codes(new(2).stock | new(2).hands[0] | new(2).hands[1])
    assert everything == CODES.keys() - {"G6", "R6", "B6", "Y6"}


def test_mo1_the_first_player_is_drawn() -> None:
    assert {new(4, str(seed)).first for seed in range(40)} == {0, 1, 2, 3}


def test_mo2_the_colour_led_must_be_followed() -> None:
    state = table("G6 G7", "G1 R11 chief", "R2 R3")
    do(state, "play G6")
    assert options(state) == {"play G1", "play chief"}
    assert refused(state, "play R11") == "MO-2: refusal-follow(colour=green)"


def test_mo2_without_the_colour_led_a_trump_must_be_played() -> None:
    state = table("G6 G7", "R1 B5 lizard", "R2 R3", trump="red")
    do(state, "play G6")
    assert options(state) == {"play R1", "play lizard"}
    assert refused(state, "play B5") == "MO-2: refusal-trump(colour=red)"


def test_mo2_without_either_anything_may_be_played() -> None:
    state = table("G6 G7", "Y1 B5", "R2 R3", trump="red")
    do(state, "play G6")
    assert options(state) == {"play Y1", "play B5"}


def test_mo2_the_first_coloured_card_after_panku_is_the_colour_led() -> None:
    state = table("chief G7", "Y1 B5", "R2 Y3")
    do(state, "play chief")
    assert options(state) == {"play Y1", "play B5"}
    do(state, "play Y1")
    assert options(state) == {"play Y3"}


def test_mo2_a_card_must_be_in_hand() -> None:
    state = table("G6 G7", "Y1 B5", "R2 Y3")
    assert refused(state, "play G1").startswith("MO-2: refusal-not-in-hand")


def test_mo3_the_rank_is_chief_trump_led_others_panku() -> None:
    state = table("G9 G1", "B11 B1", "R1 R2", "chief Y1", trump="red")
    do(state, "play G9", "play B11", "play R1", "play chief")
    assert list(state.order) == [3, 2, 0, 1]


def test_mo3_other_panku_are_last_and_ties_go_by_order_of_play() -> None:
    state = table("lizard G1", "wedding B1", "Y2 R2", "Y3 Y1")
    do(state, "play lizard", "play wedding", "play Y2", "play Y3")
    do(state, "play G1", "play B1", "play R2", "play Y1")
    assert list(state.order) == [3, 2, 0, 1]


def test_mo4_each_chooses_one_card_for_his_island() -> None:
    state = table("G9 R1", "G2 R2", "G3 R3")
    do(state, "play G9", "play G2", "play G3")
    assert options(state) == {"harvest G9", "harvest G2", "harvest G3"}
    do(state, "harvest G2")
    assert codes(state.islands[0]) == {"G2"}
    assert state.to_act() == 2
    assert refused(state, "harvest G2").startswith("MO-4: refusal-not-in-trick")
    assert refused(state, "pair 0") == "MO-4: refusal-one-card"
    assert refused(state, "play R1") == "MO-4: refusal-harvest-first"


def test_mo5_who_chose_last_leads() -> None:
    state = table("G9 R1", "G2 R2", "G3 R3")
    do(state, "play G9", "play G2", "play G3", "harvest G2", "harvest G3", "harvest G9")
    assert state.to_act() == 1


def test_mo6_the_season_ends_when_the_hands_are_empty() -> None:
    state = table("G9", "G2", "G3")
    do(state, "play G9", "play G2", "play G3", "harvest G2", "harvest G3")
    assert state.season == 1
    do(state, "harvest G9")
    assert state.season == 2


def test_mo7_season_1_has_no_trump_and_the_lowest_total_names_one() -> None:
    state = new(3)
    assert state.trump == NO_TRUMP
    finish_season(state)
    assert state.to_act() == state.lowest_total()
    assert state.totals[state.to_act()] == min(state.totals)
    assert options(state) == {
        "trump green", "trump red", "trump blue", "trump yellow", "trump none",
    }  # fmt: skip
    do(state, "trump blue")
    assert GAME.trace(state)["trump"] == "blue"
    assert refused(state, "trump red") == "MO-16: refusal-discard-first"


def test_mo7_a_tie_goes_to_the_first_from_the_first_player() -> None:
    state = new(4)
    state.first = 2
    state.totals[0], state.totals[1], state.totals[2], state.totals[3] = 5, 5, 9, 7
    assert state.lowest_total() == 0
    state.totals[3] = 5
    assert state.lowest_total() == 3


def test_mo7_trump_is_cleared_between_seasons() -> None:
    state = table("G9", "G2", "G3", trump="red")
    do(state, "play G9", "play G2", "play G3", "harvest G2", "harvest G3", "harvest G9")
    assert state.trump == NO_TRUMP


def test_moe1_the_order_of_choice_without_and_with_trump() -> None:
    state = table("G5 G1", "G8 G2", "B7 B2", "R7 R2")
    do(state, "play G5", "play G8", "play B7", "play R7")
    assert list(state.order) == [1, 0, 2, 3]
    state = table("G5 G1", "G8 G2", "B7 B2", "R7 B1", trump="red")
    do(state, "play G5", "play G8", "play B7")
    assert options(state) == {"play R7"}
    do(state, "play R7")
    assert list(state.order) == [3, 1, 0, 2]


@pytest.mark.parametrize(
    ("players", "total", "stocks"),
    [(2, 44, [16, 8, 0]), (3, 48, [12, 6, 0]), (4, 48, [0, 0, 0])],
)
def test_moe2_the_cards_and_the_stock(players: int, total: int, stocks: list[int]) -> None:
    state = new(players)
    assert len(GAME.inventory(state)) == total
    for stock in stocks:
        assert popcount(state.stock) == stock
        finish_season(state)
    assert state.is_over()


def test_bad_notation_is_refused() -> None:
    state = new(3)
    for text in ("", "play", "play Z3", "trump pink", "pair 7", "harvest G12", "jump"):
        with pytest.raises(InvalidNotation):
            GAME.parse(state, 0, text)
    for data in ({}, {"verb": "play"}, {"verb": "pair_of"}, {"verb": "play", "card": 3}):
        with pytest.raises(InvalidNotation):
            GAME.from_data(state, 0, data)


def test_a_refused_action_raises_and_changes_nothing() -> None:
    state = table("G6 G7", "G1 R11", "R2 R3")
    do(state, "play G6")
    before = state.to_ints()
    with pytest.raises(IllegalAction, match="MO-2"):
        state.apply(1, GAME.parse(state, 1, "play R11"))
    with pytest.raises(NotYourTurn):
        state.apply(2, GAME.parse(state, 2, "play R2"))
    assert state.to_ints() == before


BROKEN_SETS = [
    ('1 = "mask"', "", "'1' is missing"),
    ('2 = "fish"', '2 = "crab"', "7: 'crab' is not a picture"),
    ('6 = "rice"', '6 = "hut"', "11: height 6 must be rice"),
    ("all_three = 15", "all_three = -1", "'all_three' must be a whole number"),
    ("all_three = 15", "all_four = 15", "'all_three' is missing"),
    ("[huts]", "[huts", "not valid TOML"),
    ('name = "default"', "name = 3", "'name' must be a text"),
]


@pytest.mark.parametrize(("old", "new_text", "message"), BROKEN_SETS)
def test_moc3_the_set_is_data_and_a_broken_one_is_refused(
    old: str, new_text: str, message: str, tmp_path: object
) -> None:
    text = GAME.set_path("default").read_text(encoding="utf-8")
    assert old in text
    path = tmp_path / "broken.toml"  # type: ignore[operator]
    path.write_text(text.replace(old, new_text), encoding="utf-8")
    with pytest.raises(BadComponentSet, match=message):
        components.load(path)


def test_moc3_a_set_of_ones_own_is_played_with(tmp_path: object) -> None:
    text = GAME.set_path("default").read_text(encoding="utf-8")
    path = tmp_path / "mine.toml"  # type: ignore[operator]
    path.write_text(text.replace("mask = 4", "mask = 7"), encoding="utf-8")
    state = GAME.new(3, "1", str(path))
    assert state.printed.mask_value == 7  # type: ignore[attr-defined]
    assert cards("G1") == 1
