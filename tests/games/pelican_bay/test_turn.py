"""A turn: laying, extending, scoring, suns, passing (PB-6 to PB-12, PB-21)."""

import pytest

from atoll.core.errors import IllegalAction
from atoll.games.pelican_bay import GAME
from atoll.games.pelican_bay.fields import Step
from tests.games.pelican_bay.table import (
    OPENING,
    WATERS,
    area,
    do,
    hand,
    options,
    put_suns,
    refused,
    table,
)

# -- PB-6 --------------------------------------------------------------------------------------


def test_pb6_a_tile_goes_where_it_touches_two_tiles_and_all_edges_are_alike() -> None:
    state = table(*OPENING, hands=("BBBBFF FFFFFF", ""))
    assert options(state) == {"lay BBBBFF 1,1 r0"}
    do(state, "lay 1,1 BBBBFF")
    assert state.bay_size == 4
    assert hand(state, 0) == ["FFFFFF"]


def test_pb6_every_legal_lay_is_one_that_a_slow_search_finds() -> None:
    state = table(*OPENING, hands=("BBBWWF BFWWFF", ""), suns="2,-1")
    need = {"1,1": {3: "B", 4: "F"}, "1,-1": {1: "F", 2: "W"}, "-1,1": {0: "W", 5: "W"}}
    found = set()
    for name in ("BBBWWF", "BFWWFF"):
        for turn in range(6):
            edges = name[6 - turn :] + name[: 6 - turn]
            found |= {
                f"lay {name} {cell} r{turn}"
                for cell, wanted in need.items()
                if all(edges[edge] == terrain for edge, terrain in wanted.items())
            }
    assert options(state) == found
    assert len(found) > 2


def test_pb6_a_cell_with_one_neighbour_only_is_refused() -> None:
    state = table(*OPENING, hands=("BBBBFF FFFFFF", ""))
    assert refused(state, "lay 0,2 BBBBFF") == "PB-6: refusal-one-neighbour(cell=0,2)"
    assert refused(state, "lay 7,7 BBBBFF") == "PB-6: refusal-no-neighbour(cell=7,7)"


def test_pb6_a_cell_with_a_tile_or_a_sun_is_refused() -> None:
    state = table(*OPENING, hands=("BBBBFF FFFFFF", ""), suns="1,1")
    assert refused(state, "lay 0,0 BBBBFF") == "PB-6: refusal-occupied(cell=0,0)"
    assert refused(state, "lay 1,1 BBBBFF") == "PB-6: refusal-sun-lies-there(cell=1,1)"
    put_suns(state, "2,0")
    assert not refused(state, "lay 1,1 BBBBFF")


def test_pb6_only_a_tile_of_the_own_hand_is_laid() -> None:
    state = table(*OPENING, hands=("BBBBFF FFFFFF", "BBBFFF BBBWWW"))
    assert refused(state, "lay 1,1 BBBFFF") == "PB-6: refusal-not-in-hand(tile=BBBFFF 0)"


def test_pb6_a_tile_that_looks_alike_is_laid_by_its_first_rotation() -> None:
    state = table("0,0 BBWWFF", "1,0 FFWWFF", "0,1 BBBWWW", hands=("WWWWWW FFFFFF", ""))
    assert GAME.parse(state, 0, "lay WWWWWW 2,2 r4") == GAME.parse(state, 0, "lay WWWWWW 2,2 r0")
    spun = GAME.parse(state, 0, "lay WWWWWW 2,2 r0") + 4
    assert str(state.check(0, spun)).startswith("PB-6: refusal-looks-alike(tile=WWWWWW")


def test_pb6_something_must_be_laid_before_anything_else() -> None:
    state = table(*OPENING, hands=("BBBBFF FFFFFF", ""))
    for text in ("stop", "mark", "decline", "sun 1,1", "take 1"):
        assert refused(state, text) == "PB-6: refusal-lay-first"


def test_pb21_a_wrong_lay_is_refused_and_the_edge_is_named() -> None:
    state = table(*OPENING, hands=("BBBBFF FFFFFF", ""))
    before = state.to_ints()
    differs = "refusal-edge-differs(side=side-3, terrain=terrain-forest, other=terrain-beach)"
    assert refused(state, "lay 1,1 FFFFFF") == f"PB-6: {differs}"
    with pytest.raises(IllegalAction, match="PB-6: refusal-edge-differs"):
        do(state, "lay 1,1 FFFFFF")
    assert state.to_ints() == before


# -- PB-7 to PB-9 ------------------------------------------------------------------------------


def test_pb7_the_second_tile_must_extend_an_area_that_the_first_has_extended() -> None:
    """The first extends beach and forest; water alone is another area."""
    state = table(*OPENING, hands=("BBBBFF BBBBWW", ""))
    do(state, "lay 1,1 BBBBFF")
    assert state.step == Step.SECOND
    assert refused(state, "lay -1,1 WBBBBW") == "PB-7: refusal-not-the-same-area(cell=-1,1)"
    assert not any("-1,1" in text for text in options(state))
    assert refused(state, "pass") == "PB-7: refusal-second-first"


def test_pb7_the_second_tile_may_lean_on_the_first() -> None:
    state = table(*OPENING, hands=("BBBBFF BBFFFF", ""))
    do(state, "lay 1,1 BBBBFF", "lay 2,0 BBFFFF")
    assert state.bay_size == 5
    assert area(state, "2,0", 2)[0] == 3


def test_pb7_both_tiles_may_extend_one_area_at_different_places() -> None:
    state = table(*WATERS, hands=("BWWWWW BBBWWW", ""))
    do(state, "lay 1,1 BWWWWW", "lay -1,1 WBBBWW")
    assert state.bay_size == 5
    assert list(state.points) == [5, 0]


def test_pb7_a_first_lay_is_never_refused_because_of_the_second() -> None:
    """After it the second tile can be laid nowhere."""
    state = table(*OPENING, hands=("BBBBFF BWWWWW", ""))
    assert "lay BBBBFF 1,1 r0" in options(state)
    do(state, "lay 1,1 BBBBFF")
    assert options(state) == {"stop"}


def test_pb7_stopping_is_always_possible_and_asked_while_a_tile_is_left() -> None:
    state = table(*OPENING, hands=("BBBBFF FFFFFF", ""))
    do(state, "lay 1,1 BBBBFF")
    assert "stop" in options(state)
    do(state, "stop")
    assert state.step == Step.SUN
    alone = table(*OPENING, hands=("BBBBFF", ""))
    do(alone, "lay 1,1 BBBBFF")
    assert alone.step == Step.SUN


def test_pb8_an_area_is_connected_through_tiles_bridges_and_straits() -> None:
    """Forest at edges 0, 2 and 3 of the tile on 1,0 is one area by its suspension bridge."""
    state = table("0,0 FFWWWW", "1,0 FWFFBB", "2,0 BBBFFF")
    assert area(state, "0,0", 0) == area(state, "1,0", 0) == area(state, "2,0", 4)
    assert area(state, "0,0", 0)[0] == 3
    assert area(state, "1,0", 1) == (1, 1)


def test_pb8_an_area_that_begins_on_the_first_tile_is_not_extended_by_it() -> None:
    """The beach begins on the first tile and the second joins it; no other area do they share."""
    state = table(*WATERS, hands=("BBFFWW BBBBFF", ""))
    do(state, "lay 1,1 BFFWWB")
    assert area(state, "1,1", 5) == (1, 2)
    assert refused(state, "lay 2,0 BBBFFB") == "PB-7: refusal-not-the-same-area(cell=2,0)"
    state.laid = 0  # as a first lay it is right
    assert not refused(state, "lay 2,0 BBBFFB")


def test_pb9_the_largest_area_extended_scores_one_point_a_tile() -> None:
    """On 1,-1 the tile extends the water of three tiles and the forest of one."""
    state = table(*OPENING, hands=("FFFWWW", ""))
    do(state, "lay 1,-1 FFWWWF")
    assert area(state, "1,-1", 2)[0] == 4
    assert area(state, "1,-1", 0)[0] == 2
    assert list(state.points) == [4, 0]


def test_pb9_with_two_tiles_an_area_that_only_the_first_extends_scores() -> None:
    """The first extends a forest of four, the second only the beach, which has three."""
    lying = (*OPENING, "2,-1 FFFFFF", "3,-2 FFFFFW")
    state = table(*lying, hands=("BBBBFF BBBBBF", ""))
    do(state, "lay 1,1 BBBBFF")
    assert area(state, "1,1", 4)[0] == 4
    do(state, "lay 0,2 BBBFBB")
    assert area(state, "0,2", 4)[0] == 3
    assert list(state.points) == [4, 0]


def test_pb9_with_two_tiles_an_area_that_only_the_second_extends_scores() -> None:
    """Both extend the forest, which has three; the second also a water of four."""
    state = table(*OPENING, hands=("BBBBFF FFFWWW", ""))
    do(state, "lay 1,1 BBBBFF", "lay 1,-1 FFWWWF")
    assert area(state, "1,-1", 0)[0] == 3
    assert area(state, "1,-1", 2)[0] == 4
    assert list(state.points) == [4, 0]


# -- suns --------------------------------------------------------------------------------------


def test_pb10_a_sun_is_put_until_three_lie_there_and_then_one_is_moved() -> None:
    state = table(*OPENING, hands=("BBBBFF FFFFFF", "BBBFFF BBBWWW"), suns="2,-1 2,0")
    do(state, "lay 1,1 BBBBFF", "stop")
    assert all(text.startswith("sun ") and " to " not in text for text in options(state))
    do(state, "sun 0,2")
    assert GAME.trace(state)["suns"] == [[2, -1], [2, 0], [0, 2]]
    assert state.actor == 1
    state.step = Step.SUN
    assert all(" to " in text for text in options(state))
    assert refused(state, "sun 1,-1") == "PB-10: refusal-move-a-sun"
    do(state, "sun 2,0 to 1,-1")
    assert GAME.trace(state)["suns"] == [[2, -1], [1, -1], [0, 2]]


def test_pb10_a_moved_sun_goes_to_another_empty_cell_next_to_a_tile() -> None:
    state = table(*OPENING, hands=("BBBBFF", ""), suns="2,-1 2,0 0,2")
    state.step = Step.SUN
    assert refused(state, "sun 2,0 to 2,0") == "PB-10: refusal-sun-lies-there(cell=2,0)"
    assert refused(state, "sun 2,0 to 0,2") == "PB-10: refusal-sun-lies-there(cell=0,2)"
    assert refused(state, "sun 2,0 to 0,1") == "PB-10: refusal-occupied(cell=0,1)"
    assert refused(state, "sun 2,0 to 9,9") == "PB-10: refusal-sun-without-tile(cell=9,9)"
    assert refused(state, "sun 1,1 to 1,-1") == "PB-10: refusal-no-sun-there(cell=1,1)"
    assert refused(state, "stop") == "PB-10: refusal-sun-first"
    assert len(options(state)) == 3 * 6


def test_pb10_a_sun_blocks_its_cell_for_everybody_until_it_is_moved() -> None:
    state = table(*OPENING, hands=("BBBBFF", "BBBBFW BBBFFF"), suns="1,1 2,0 0,2", actor=1)
    assert not any(" 1,1 " in text for text in options(state))
    put_suns(state, "-1,0", "2,0", "0,2")
    assert any(" 1,1 " in text for text in options(state))


def test_pb11_after_the_sun_the_hand_is_refilled_to_two() -> None:
    state = table(*OPENING, hands=("BBBBFF FFFFFF", "BBBFFF BBBWWW"))
    do(state, "lay 1,1 BBBBFF", "stop")
    assert len(hand(state, 0)) == 1
    do(state, "sun 0,2")
    assert len(hand(state, 0)) == 2
    assert "FFFFFF" in hand(state, 0)
    assert state.actor == 1


def test_pb11_both_tiles_laid_are_replaced() -> None:
    state = table(*OPENING, hands=("BBBBFF BBFFFF", ""), piles="BBBBBF FFFFFF BBBFFF")
    do(state, "lay 1,1 BBBBFF", "lay 2,0 BBFFFF", "sun 0,2")
    assert len(hand(state, 0)) == 2
    assert sum(len(pile) for pile in GAME.trace(state)["piles"]) == 1


# -- passing -----------------------------------------------------------------------------------


def test_pb12_who_can_lay_neither_tile_passes_without_points_or_sun() -> None:
    state = table(*WATERS, hands=("FFFFFF BBBBBF", "BBBFFF BBBWWW"))
    assert options(state) == {"pass"}
    before = GAME.trace(state)["piles"]
    do(state, "pass")
    truth = GAME.trace(state)
    assert truth["piles"][2][-2:] == ["FFFFFF", "BBBBBF"]
    assert len(hand(state, 0)) == 2
    assert set(hand(state, 0)) <= set(before[0])
    assert (state.actor, state.step) == (1, Step.LAY)
    assert truth["suns"] == []
    assert truth["points"] == [0, 0]


def test_pb12_nobody_else_may_pass() -> None:
    state = table(*WATERS, hands=("FFFFFF BBBBWW", ""))
    assert refused(state, "pass") == "PB-12: refusal-a-tile-fits(tile=BBBBWW 0)"


def test_pb12_the_tiles_go_to_the_bottom_before_new_ones_are_drawn() -> None:
    state = table(*WATERS, hands=("FFFFFF BBBBBF", "BBBFFF BBBWWW"), piles="BBBBFF")
    do(state, "pass")
    assert hand(state, 0) == ["BBBBFF", "FFFFFF"]
    assert GAME.trace(state)["piles"] == [[], [], ["BBBBBF"]]
    assert not state.piles_out


def test_pb12_once_the_piles_have_run_out_the_reserve_takes_their_place() -> None:
    state = table(*WATERS, hands=("FFFFFF BBBBBF", "BBBFFF BBBWWW"), reserve="BBBBFF BBFFFF")
    do(state, "pass")
    assert hand(state, 0) == ["BBBBFF", "BBFFFF"]
    assert GAME.trace(state)["reserve"] == ["FFFFFF", "BBBBBF"]


def test_pb12_in_the_last_round_a_player_just_ends_his_turn() -> None:
    state = table(*WATERS, hands=("FFFFFF BBBBBF", "BBBFFF BBBWWW"), reserve="BBBBFF BBFFFF")
    state.last_round = True
    do(state, "pass")
    assert hand(state, 0) == ["BBBBBF", "FFFFFF"]
    assert GAME.trace(state)["reserve"] == ["BBBBFF", "BBFFFF"]
    assert state.actor == 1


def test_pb12_the_game_is_over_when_every_tile_has_been_in_a_hand_and_none_fits() -> None:
    state = table(
        *WATERS,
        hands=("FFFFFF BBBBBF", "BBBBFF BBBFFF"),
        piles="BBFFFF BFFFFF BBBBBW FFFFFW",
    )
    passes = 0
    while state.step != Step.OVER:
        assert options(state) == {"pass"}
        do(state, "pass")
        passes += 1
    assert passes == 2 + 2
    assert list(state.scores()) == [0, 0]
