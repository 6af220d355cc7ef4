"""Closing areas, pelicans and bonus turns (PB-13 to PB-17), and the worked examples."""

from atoll.games.pelican_bay import GAME
from atoll.games.pelican_bay.fields import Step
from atoll.games.pelican_bay.position import closed_areas
from tests.games.pelican_bay.table import (
    WATERS,
    area,
    do,
    hand,
    mark_by_hand,
    options,
    refused,
    table,
)

# The tile laid on 1,0 with WFFBFF closes a beach of two and extends a forest to three.
SMALL_BEACH = ("0,0 BFFFFF", "0,1 FFFFFF")
CLOSE_BEACH = "lay 1,0 WFFBFF"
# The tile laid on 1,1 with BWWFFF closes a forest of five and a beach of two.
FIVE_AND_TWO = ("0,0 FFBBBB", "1,0 FFFFBB", "0,1 FWWWFF", "2,0 WWFFWW", "2,1 WWWBWW")
CLOSE_BOTH = "lay 1,1 BWWFFF"
# Six tiles around the empty cell 0,0, each showing it a forest of its own.
RING = (
    "1,0 WWWFWW",
    "0,1 BBBWFW",
    "-1,1 WWBBWF",
    "-1,0 FWBBWW",
    "0,-1 WFWWWB",
    "1,-1 WWFWWB",
)


# -- worked examples ---------------------------------------------------------------------------


def test_pbe1_a_beach_of_two_tiles_closed_scores_2() -> None:
    state = table(*SMALL_BEACH, hands=("BFFWFF", ""), piles="")
    do(state, CLOSE_BEACH, "mark")
    assert state.step == Step.SUN
    assert list(state.points) == [2, 0]


def test_pbe1_a_forest_of_5_and_a_beach_of_2_closed_by_one_lay_score_7() -> None:
    state = table(*FIVE_AND_TWO, hands=("BWWFFF", ""), piles="")
    do(state, CLOSE_BOTH)
    assert sorted(state.area_size[area] for area in closed_areas(state)) == [2, 5]
    do(state, "mark")
    assert list(state.points) == [7, 0]
    assert GAME.recount(state) == [7 + 2 * 3, 0]


def test_pbe2_a_bridge_that_leads_to_an_empty_cell_keeps_an_area_open() -> None:
    """Around the point between the three tiles the forest looks closed."""
    closed = table("0,0 FFWWWW", "1,0 WWFFBB", hands=("BBBBFF", ""))
    do(closed, "lay 0,1 BBBBFF")
    assert closed.step == Step.CHOOSE
    bridge = table("0,0 FFWWWW", "1,0 FWFFBB", hands=("BBBBFF", ""))
    do(bridge, "lay 0,1 BBBBFF")
    assert bridge.step == Step.SUN
    assert area(bridge, "0,0", 0) == (3, 1)


def test_pbe3_marking_scores_the_small_area_and_declining_the_larger_one() -> None:
    marking = table(*SMALL_BEACH, hands=("BFFWFF", ""), piles="")
    do(marking, CLOSE_BEACH, "mark")
    assert list(marking.points) == [2, 0]
    declining = table(*SMALL_BEACH, hands=("BFFWFF", ""), piles="")
    do(declining, CLOSE_BEACH, "decline")
    assert list(declining.points) == [3, 0]
    assert list(declining.pelicans) == [0, 0]


# -- PB-13 -------------------------------------------------------------------------------------


def test_pb13_a_hole_keeps_the_areas_around_it_open_until_it_is_filled() -> None:
    state = table(*RING, hands=("FFFFFF", ""), piles="")
    assert [area(state, ring.split()[0], (k + 3) % 6) for k, ring in enumerate(RING)] == [
        (1, 1)
    ] * 6
    do(state, "lay 0,0 FFFFFF")
    assert state.step == Step.CHOOSE
    assert area(state, "0,0", 0) == (7, 0)


def test_pb13_a_sun_never_closes_an_area() -> None:
    state = table(*RING, hands=("FFFFFF", ""))
    state.step = Step.SUN
    do(state, "sun 0,0")
    assert area(state, "1,0", 3) == (1, 1)
    assert not list(closed_areas(state))


def test_pb13_an_area_none_of_whose_edges_faces_an_empty_cell_is_closed() -> None:
    state = table(*SMALL_BEACH, hands=("BFFWFF", ""))
    assert area(state, "0,0", 0) == (1, 1)
    do(state, CLOSE_BEACH)
    assert area(state, "0,0", 0) == (2, 0)
    assert area(state, "0,0", 1)[1] > 0


# -- PB-14 to PB-16 ----------------------------------------------------------------------------


def test_pb14_marking_places_a_pelican_refills_and_gives_a_bonus_turn() -> None:
    state = table(*SMALL_BEACH, hands=("BFFWFF BBBBBF", "WWWWWW BBBBBW"))
    do(state, CLOSE_BEACH, "stop")
    assert state.step == Step.CHOOSE
    assert options(state) == {"mark", "decline"}
    assert refused(state, "stop") == "PB-14: refusal-choose-first"
    do(state, "mark")
    truth = GAME.trace(state)
    assert (truth["to_act"], truth["step"]) == (0, "lay")
    assert len(truth["hands"][0]) == 2
    assert truth["supply"] == 6
    assert truth["pelicans"] == [0, 0]
    assert truth["marked"] in ([[[0, 0, 0]], []], [[[1, 0, 3]], []])
    assert truth["points"] == [0, 0]


def test_pb14_declining_gives_no_pelican_and_no_bonus_turn() -> None:
    state = table(*SMALL_BEACH, hands=("BFFWFF BBBBBF", "WWWWWW BBBBBW"))
    do(state, CLOSE_BEACH, "stop", "decline")
    assert state.step == Step.SUN
    assert state.supply == 7
    assert len(hand(state, 0)) == 1
    do(state, sorted(options(state))[0])
    assert state.actor == 1


def test_pb14_a_second_tile_may_be_laid_before_the_choice() -> None:
    state = table(*SMALL_BEACH, hands=("BFFWFF FFFFFW", ""))
    do(state, CLOSE_BEACH)
    assert state.step == Step.SECOND
    do(state, next(text for text in sorted(options(state)) if text.startswith("lay")))
    assert state.step == Step.CHOOSE
    do(state, "mark")
    assert len(state.marked) == 1
    assert len(hand(state, 0)) == 2


def test_pb14_two_tiles_that_close_an_area_between_them_mark_it() -> None:
    """Both extend the water; the beach that begins on the first is closed by the second."""
    lying = ("0,0 WWWWWW", "1,0 FWWWWF", "0,1 WWBBWW")
    state = table(*lying, hands=("BWWWWW BFWWWW", ""), piles="")
    do(state, "lay 1,1 WWBWWW")
    assert not list(closed_areas(state))
    do(state, "lay 0,2 FWWWWB")
    assert state.step == Step.CHOOSE
    do(state, "mark")
    assert list(state.points) == [2, 0]


def test_pb15_at_the_end_of_the_chain_the_last_lay_and_every_marked_area_score() -> None:
    """Marked: a beach of two. Then a lay that closes nothing extends the forest to four."""
    state = table(*SMALL_BEACH, hands=("BFFWFF FFFFFW", "WWWWWW BBBBBW"))
    do(state, CLOSE_BEACH, "stop", "mark")
    do(state, "lay 1,1 WFFFFF", "stop")
    assert state.step == Step.SUN
    assert list(state.points) == [4 + 2, 0]
    assert list(state.pelicans) == [1, 0]
    assert list(state.scores()) == [4 + 2 + 3, 0]
    assert len(state.marked) == 0
    do(state, sorted(options(state))[0])
    assert (state.actor, len(hand(state, 0))) == (1, 2)


def test_pb15_if_nothing_fits_in_a_bonus_turn_tiles_are_swapped_and_the_marked_areas_score() -> (
    None
):
    state = table(*WATERS, hands=("FFFFFF BBBBBF", "BBBFFF BBBWWW"), piles="BBBBFF BBFFFF")
    mark_by_hand(state, "0,0", 0)
    do(state, "pass")
    assert list(state.points) == [3, 0]
    assert list(state.pelicans) == [1, 0]
    assert hand(state, 0) == ["BBBBFF", "BBFFFF"]
    assert (state.actor, state.step) == (0, Step.SUN)
    do(state, "sun 1,1")
    assert hand(state, 0) == ["BBBBFF", "BBFFFF"]
    assert state.actor == 1


def test_pb15_a_declined_closing_ends_the_chain_and_scores_its_lay() -> None:
    state = table(*SMALL_BEACH, hands=("BFFWFF", ""), piles="")
    mark_by_hand(state, "0,1", 0)
    do(state, CLOSE_BEACH, "decline")
    assert list(state.points) == [3 + 3, 0]
    assert list(state.pelicans) == [1, 0]


def test_pb16_two_areas_closed_at_once_get_a_pelican_each_and_each_score() -> None:
    state = table(*FIVE_AND_TWO, hands=("BWWFFF", ""), piles="")
    do(state, CLOSE_BOTH, "mark")
    assert list(state.pelicans) == [2, 0]
    assert state.supply == 5
    assert [line.points for line in GAME.sheet(state)[0]] == [2, 5, 6]
    assert [line.rule for line in GAME.sheet(state)[0]] == ["PB-15", "PB-15", "PB-20"]


# -- PB-17 -------------------------------------------------------------------------------------


def test_pb17_with_an_empty_supply_the_taker_chooses_whose_pelican() -> None:
    state = table(*SMALL_BEACH, hands=("BFFWFF", "", "", ""), piles="")
    state.supply = 0
    for seat, count in enumerate((1, 4, 2, 0)):
        state.pelicans[seat] = count
    do(state, CLOSE_BEACH, "mark")
    assert state.step == Step.TAKE
    assert options(state) == {"take 1", "take 2"}
    assert refused(state, "take 0") == "PB-17: refusal-take-from-another"
    assert "PB-17: refusal-has-no-pelican" in refused(state, "take 3")
    assert refused(state, "mark") == "PB-17: refusal-take-first"
    do(state, "take 2")
    assert list(state.pelicans) == [1 + 1, 4, 1, 0]


def test_pb17_the_last_of_the_supply_goes_before_one_is_taken() -> None:
    state = table(*FIVE_AND_TWO, hands=("BWWFFF", ""), piles="")
    state.supply, state.pelicans[1] = 1, 6
    do(state, CLOSE_BOTH, "mark")
    assert (state.step, state.supply) == (Step.TAKE, 0)
    assert options(state) == {"take 1"}
    do(state, "take 1")
    assert list(state.pelicans) == [2, 5]


def test_pb17_when_all_are_in_the_own_reserve_they_come_from_there() -> None:
    state = table(*SMALL_BEACH, hands=("BFFWFF BBBBBF", ""))
    state.supply, state.pelicans[0] = 0, 7
    do(state, CLOSE_BEACH, "stop", "mark")
    assert (state.step, list(state.pelicans)) == (Step.LAY, [6, 0])
    assert (state.pelicans_placed, state.plain_markers) == (1, 0)


def test_pb17_beyond_seven_areas_plain_markers_are_used_and_worth_nothing() -> None:
    state = table(*FIVE_AND_TWO, hands=("BWWFFF", ""), piles="")
    for _ in range(6):
        mark_by_hand(state, "2,1", 0)
    do(state, CLOSE_BOTH, "mark")
    assert list(state.pelicans) == [7, 0]
    assert state.supply == 0
    beyond = table(*FIVE_AND_TWO, hands=("BWWFFF BBBBBF", ""))
    for _ in range(6):
        mark_by_hand(beyond, "2,1", 0)
    do(beyond, CLOSE_BOTH, "stop", "mark")
    assert (beyond.pelicans_placed, beyond.plain_markers) == (7, 1)
    assert len(GAME.trace(beyond)["marked"][0]) == 8
