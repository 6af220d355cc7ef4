"""Palm, Volcano and the four Panku cards."""

from atoll.games.moluku import GAME
from atoll.games.moluku.components import NO_TRUMP
from tests.games.moluku.table import codes, do, new, options, refused, table


def trump(state: object) -> str | None:
    return GAME.trace(state)["trump"]  # type: ignore[arg-type,no-any-return]


def test_mo8_two_open_palms_name_the_trump_of_the_next_trick() -> None:
    state = table("G10 R1", "G2 R2", "G3 R3", islands={0: "R10"})
    do(state, "play G10", "play G2", "play G3", "harvest G10")
    assert GAME.trace(state)["step"] == "name_trump"
    assert refused(state, "harvest G2") == "MO-8: refusal-name-first"
    do(state, "trump yellow")
    assert trump(state) is None
    do(state, "harvest G3", "harvest G2")
    assert trump(state) == "yellow"


def test_mo8_a_third_palm_does_nothing() -> None:
    state = table("G10 R1", "G2 R2", "G3 R3", islands={0: "R10 B10"})
    do(state, "play G10", "play G2", "play G3", "harvest G10")
    assert GAME.trace(state)["step"] == "harvest"


def test_mo8_a_pair_is_placed_card_by_card() -> None:
    """From one Palm to three is through two; from two to four is not."""
    for island, step in (("Y10", "name_trump"), ("", "name_trump"), ("Y10 G10", "harvest")):
        state = table("wedding R11 R4", "R10 B10 B1", islands={0: island})
        do(state, "play wedding", "play R10", "play R11", "play B10")
        do(state, "pair 1")
        assert GAME.trace(state)["step"] == step, island


def test_mo8_the_trump_is_named_before_the_second_card_is_placed() -> None:
    state = table("wedding R11 R4", "R10 B10 B1", islands={0: "Y10"})
    do(state, "play wedding", "play R10", "play R11", "play B10", "pair 1")
    assert codes(state.islands[0]) == {"Y10", "R10"}
    assert sorted(GAME.inventory(state)) == sorted(GAME.inventory(new(2)))
    do(state, "trump blue")
    assert codes(state.islands[0]) == {"Y10", "R10", "B10"}
    assert GAME.trace(state)["step"] == "harvest"
    assert GAME.trace(state)["next_trump"] == "blue"


def test_mo8_a_palm_names_before_the_volcano_of_its_pair_covers_it() -> None:
    state = table("wedding chief R4", "B10 B11 B1", islands={0: "Y10"})
    do(state, "play wedding", "play B10", "play chief", "play B11", "pair 1")
    assert options(state) == {
        f"trump {name}" for name in ("green", "red", "blue", "yellow", "none")
    }
    do(state, "trump red")
    assert options(state) == {"cover B10"}
    do(state, "cover B10")
    assert state.open_palms(0) == 1
    assert GAME.trace(state)["step"] == "harvest"


def test_mo8_a_cover_counts_with_its_volcano_before_the_second_card() -> None:
    """Two Palms, one of them covered, then another: from one to two, so a trump is named."""
    state = table("wedding chief R4", "B11 R10 G1", islands={0: "Y10 B10"})
    do(state, "play wedding", "play B11", "play chief", "play R10", "pair 1", "cover B10")
    assert codes(state.islands[0]) == {"Y10", "B11", "R10"}
    assert GAME.trace(state)["step"] == "name_trump"


def test_mo8_a_palm_covered_so_that_two_of_three_stay_open_names() -> None:
    state = table("wedding chief R4", "B11 R10 G1", islands={0: "Y10 B10 G10"})
    do(state, "play wedding", "play B11", "play chief", "play R10", "pair 1", "cover B10")
    assert GAME.trace(state)["step"] == "name_trump"
    do(state, "trump none")
    assert state.open_palms(0) == 3
    assert GAME.trace(state)["step"] == "harvest"


def test_mo8_the_later_of_two_names_stands() -> None:
    state = table("G10 R1", "B10 R2", "G3 R3", islands={0: "R10", 1: "Y10"})
    do(state, "play G10", "play B10", "play G3")
    do(state, "harvest G10", "trump yellow", "harvest G3", "harvest B10", "trump none")
    assert trump(state) is None
    assert state.trump == NO_TRUMP


def test_mo9_a_volcano_covers_a_card_of_its_colour() -> None:
    state = table("G11 R1", "G2 R2", "G3 R3", islands={0: "G5 G6 B7"})
    do(state, "play G11", "play G2", "play G3", "harvest G11")
    assert options(state) == {"cover G5", "cover G6"}
    assert refused(state, "cover B7").startswith("MO-9: refusal-not-coverable")
    assert refused(state, "harvest G2") == "MO-9: refusal-cover-first"
    do(state, "cover G5")
    assert codes(state.covered[0]) == {"G5"}
    assert codes(state.islands[0]) == {"G6", "B7", "G11"}


def test_mo9_a_mask_of_its_colour_or_no_card_of_it_stops_the_volcano() -> None:
    for island in ("G1 G6", "R1 B6", ""):
        state = table("G11 R1", "G2 R2", "G3 R3", islands={0: island})
        do(state, "play G11", "play G2", "play G3", "harvest G11")
        assert GAME.trace(state)["step"] == "harvest", island


def test_mo9_a_covered_card_is_neither_palm_nor_mask_and_returns_to_the_hand() -> None:
    state = table("G11", "G2", "G3", islands={0: "G10 R10"})
    do(state, "play G11", "play G2", "play G3", "harvest G11", "cover G10")
    assert state.open_palms(0) == 1
    do(state, "harvest G2", "harvest G3")
    assert state.season == 2
    assert codes(state.picked[0]) == {"G11", "G10", "R10"}


def test_mo9_a_mask_taken_later_undoes_nothing() -> None:
    state = table("G11 G1 B1", "G2 R2 B2", "G3 R3 B3", islands={0: "G6"})
    do(state, "play G11", "play G2", "play G3", "harvest G11", "cover G6")
    do(state, "harvest G3", "harvest G2")
    do(state, "play R2", "play R3", "play G1")
    while codes(state.table) >= {"G1"}:
        do(state, "harvest G1" if state.to_act() == 0 else sorted(options(state))[-1])
    assert codes(state.covered[0]) == {"G6"}


def test_mo10_the_chief_is_first_also_in_a_reversed_trick() -> None:
    state = table("G9 R1", "chief R2", "G3 R3")
    state.reversed = True
    do(state, "play G9", "play chief", "play G3")
    assert list(state.order) == [1, 2, 0]


def test_mo11_the_wedding_brings_a_second_card_that_decides() -> None:
    state = table("wedding R3 R4", "G9 R1 B1", "G8 B2 G2")
    do(state, "play wedding", "play G9", "play G8")
    assert GAME.trace(state)["step"] == "second"
    assert state.to_act() == 0
    do(state, "play R4", "play R1", "play G2")
    assert list(state.order) == [2, 0, 1], "green was led by the first cards"
    do(state, "pair 2 swapped")
    assert codes(state.islands[2]) == {"G8", "G2"}
    assert refused(state, "harvest G9") == "MO-11: refusal-whole-pair"
    assert refused(state, "pair 2") == "MO-11: refusal-pair-gone"
    do(state, "pair 1", "pair 0")
    assert codes(state.islands[1]) == {"wedding", "R4"}


def test_mo11_the_second_cards_follow_the_colour_already_led() -> None:
    """Who has no green by now plays a trump, and without one anything."""
    state = table("G5 G1 R4", "wedding R1 B1", "G8 B2 Y2", trump="red")
    do(state, "play G5", "play wedding", "play G8")
    assert options(state) == {"play G1"}
    assert refused(state, "play R4") == "MO-2: refusal-follow(colour=green)"
    do(state, "play G1")
    assert options(state) == {"play R1"}
    do(state, "play R1")
    assert options(state) == {"play B2", "play Y2"}


def test_mo11_after_panku_cards_alone_the_next_coloured_card_is_the_one_to_follow() -> None:
    state = table("wedding G1 R4", "lizard R1 B1", "chief B2 R2")
    do(state, "play wedding", "play lizard", "play chief")
    assert options(state) == {"play G1", "play R4"}
    do(state, "play R4")
    assert options(state) == {"play R1"}


def test_mo11_the_pair_is_placed_in_the_order_the_taker_likes() -> None:
    for order, covers in (("pair 1", True), ("pair 1 swapped", False)):
        state = table("wedding chief R4", "B5 B11 B1")
        do(state, "play wedding", "play B5", "play chief", "play B11")
        do(state, order)
        assert (GAME.trace(state)["step"] == "cover") is covers


def test_mo11_a_volcano_placed_first_covers_before_the_second_card_lies() -> None:
    state = table("wedding chief R4", "B5 B11 B1", islands={0: "B2"})
    do(state, "play wedding", "play B5", "play chief", "play B11", "pair 1 swapped")
    assert options(state) == {"cover B2"}
    assert sorted(GAME.inventory(state)) == sorted(GAME.inventory(new(2)))
    do(state, "cover B2")
    assert codes(state.islands[0]) == {"B5", "B11"}


def test_mo11_no_effect_in_the_last_trick() -> None:
    state = table("wedding", "B5", "B6")
    do(state, "play wedding", "play B5", "play B6")
    assert GAME.trace(state)["step"] == "harvest"
    assert options(state) == {"harvest wedding", "harvest B5", "harvest B6"}


def test_mo12_who_places_the_lizard_leads_a_reversed_trick() -> None:
    state = table("G9 R1", "G3 R2", "lizard R3")
    do(state, "play G9", "play G3", "play lizard")
    do(state, "harvest lizard", "harvest G3", "harvest G9")
    assert state.to_act() == 0
    assert state.reversed
    do(state, "play R1", "play R2", "play R3")
    assert list(state.order) == [0, 1, 2]


def test_mo12_no_effect_in_the_last_trick() -> None:
    state = table("G9", "G3", "lizard")
    do(state, "play G9", "play G3", "play lizard", "harvest lizard", "harvest G3", "harvest G9")
    assert state.season == 2
    assert not state.reversed
    assert state.leader == state.lowest_total()


def test_mo13_chill_may_be_taken_back_before_anybody_chooses() -> None:
    state = table("G9 R1", "G3 R2", "chill R3")
    do(state, "play G9", "play G3", "play chill")
    assert state.to_act() == 2
    assert options(state) == {"harvest chill", "decline"}
    assert refused(state, "harvest G9") == "MO-13: refusal-only-chill"
    assert refused(state, "play R3") == "MO-13: refusal-chill-first"
    do(state, "harvest chill")
    assert codes(state.islands[2]) == {"chill"}
    do(state, "harvest G9", "harvest G3")
    assert state.to_act() == 1, "it was their choice: the last to choose leads"


def test_mo13_declining_he_chooses_at_his_rank() -> None:
    state = table("G9 R1", "G3 R2", "chill R3")
    do(state, "play G9", "play G3", "play chill", "decline")
    assert state.to_act() == 0
    do(state, "harvest chill", "harvest G9")
    assert options(state) == {"harvest G3"}
    assert state.to_act() == 2


def test_mo13_in_a_wedding_he_takes_his_own_pair() -> None:
    state = table("wedding G1 R4", "chill B11 B1")
    do(state, "play wedding", "play chill", "play G1", "play B11")
    assert options(state) == {"pair 1", "pair 1 swapped", "decline"}
    assert str(GAME.prompt(state.seen_by(1))) == "prompt-chill-pair"
    assert refused(state, "pair 0") == "MO-13: refusal-own-pair"
    do(state, "pair 1")
    assert codes(state.islands[1]) == {"chill", "B11"}
    assert options(state) == {"pair 0", "pair 0 swapped"}


def test_special_cards_are_told_in_the_log() -> None:
    state = new(3)
    before = state.copy()
    do(state, sorted(options(state))[0])
    seat = before.to_act()
    action = before.legal(seat)[0]
    assert [e.clause for e in GAME.events(before, seat, action, state)] == ["MO-2"]


def test_the_view_ranks_the_cards_played_so_far() -> None:
    state = table("G5 R1", "G9 R2", "chief R3")
    do(state, "play G5", "play G9")
    assert GAME.view(state.seen_by(0))["order"] == [1, 0]
    state.reversed = True
    assert GAME.view(state.seen_by(0))["order"] == [0, 1]
    do(state, "play chief")
    assert GAME.view(state.seen_by(0))["order"] == [2, 0, 1]
