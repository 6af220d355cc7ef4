"""Awarding animals: regions, ties and round 12 (PL-10 to PL-15)."""

import pytest

from atoll.core.bits import BIT, mask_of
from atoll.core.rng import fast_rng
from atoll.games.planet import GAME
from atoll.games.planet.regions import count_regions, qualifying_sizes, spread
from atoll.games.planet.state import PlanetState
from tests.games.planet.table import (
    animal,
    border_of,
    names,
    new,
    paint,
    place,
    show,
    tile,
    winner,
    won,
)

# Face 0 borders face 1 across its edge 0, which is edge 0 of face 1; faces 0 and 11 are opposite.


def area(face: int, edge: int) -> int:
    return face * 5 + edge


# -- regions -----------------------------------------------------------------------------------


def regions_in(*areas: int) -> int:
    land = mask_of(list(areas))
    return count_regions(land, border_of(land))


def test_pl10_areas_connect_on_their_tile_and_across_a_face_edge() -> None:
    land = mask_of([area(0, 0), area(0, 1), area(1, 0)])
    assert spread(land, BIT[area(1, 0)]) == land
    assert regions_in(area(0, 0), area(0, 1), area(1, 0)) == 1


def test_pl10_areas_two_apart_on_a_tile_do_not_connect() -> None:
    assert regions_in(area(0, 0), area(0, 2)) == 2


def test_pl10_corners_do_not_connect() -> None:
    """Areas 0/0 and 2/0 meet in the corner between faces 0, 1 and 2 only."""
    assert regions_in(area(0, 0), area(2, 0)) == 2
    assert regions_in(area(0, 0), area(0, 1), area(2, 0)) == 1


def test_pl10_a_region_can_go_all_round_the_planet() -> None:
    everything = 2**60 - 1
    assert spread(everything, 1) == everything
    assert regions_in(*range(60)) == 1


def test_pl10_uncovered_faces_touch_nothing() -> None:
    state = new()
    paint(state, 0, {0: "FFFFF"})
    assert state.standing(animal("toucan"), 0, 1) == 5
    assert state.standing(animal("fox"), 0, 1) == 0


def test_pl10_borders_are_kept_as_tiles_are_laid() -> None:
    state, rng = new(4), fast_rng(2)
    while not state.is_over():
        state.play(state.to_act(), state.random_action(state.to_act(), rng))
        assert list(state.borders) == [border_of(land) for land in state.lands]


def test_smaller_regions_than_the_least_are_not_looked_for() -> None:
    state = new()
    paint(state, 0, {0: "FFGOO", 11: "FGOOO"})
    fox = animal("fox")
    assert [state.standing(fox, 0, least) for least in (1, 2, 3)] == [2, 2, 0]


# -- the three kinds ---------------------------------------------------------------------------


def test_pl11_the_panda_goes_to_the_most_forests_not_to_the_largest() -> None:
    state = new()
    paint(state, 0, {0: "FOFOO", 11: "FOOOO"})
    paint(state, 1, {0: "FFFFF", 11: "FFFFF"})
    assert winner(state, "panda") == 0


def test_pl11_equal_numbers_of_regions_are_a_tie() -> None:
    state = new()
    paint(state, 0, {0: "FOFOO"})
    paint(state, 1, {0: "FFFFF", 11: "FFFFF"})
    assert winner(state, "panda") is None


def test_pl12_only_forests_that_touch_a_glacier_count_for_the_fox() -> None:
    state = new()
    paint(state, 0, {0: "FFFFF", 11: "FGOOO"})  # a forest of five touches none
    paint(state, 1, {0: "FFGOO"})
    assert winner(state, "fox") == 1


def test_pl12_a_region_touches_across_a_face_edge() -> None:
    state = new()
    paint(state, 0, {0: "FFFFF", 1: "GOOOO"})
    paint(state, 1, {0: "FFFFG"})
    assert winner(state, "fox") == 0


def test_pl12_a_corner_is_no_touch() -> None:
    state = new()
    paint(state, 0, {0: "FOOOO", 2: "GOOOO"})
    paint(state, 1, {0: "FGOOO"})
    assert winner(state, "fox") == 1


def test_pl13_only_glaciers_that_touch_no_desert_count_for_the_reindeer() -> None:
    state = new()
    paint(state, 0, {0: "GGGGD", 11: "GGOOO"})
    paint(state, 1, {0: "GGGOO"})
    assert winner(state, "reindeer") == 1


def test_pl13_one_desert_area_across_the_edge_is_enough_to_spoil_it() -> None:
    state = new()
    paint(state, 0, {0: "GGGGG", 1: "DOOOO"})
    paint(state, 1, {0: "GOOOO"})
    assert winner(state, "reindeer") == 1


def test_pl14_who_has_no_qualifying_region_neither_wins_nor_ties() -> None:
    state = new(3)
    paint(state, 0, {0: "FFFFF"})
    paint(state, 1, {0: "OOOOO"})
    paint(state, 2, {0: "FGOOO"})
    assert winner(state, "fox") == 2
    assert winner(state, "polar_bear") == 2


@pytest.mark.parametrize("name", ["panda", "fox", "squirrel"])
def test_pl14_nobody_wins_where_nobody_qualifies(name: str) -> None:
    state = new(3)
    for seat in range(3):
        paint(state, seat, {0: "MMMMM"})
    assert winner(state, name) is None


def test_pl14_a_tie_behind_the_winner_does_not_matter() -> None:
    state = new(4)
    for seat, areas in enumerate(["FGOOO", "FGOOO", "FFGOO", "FGOOO"]):
        paint(state, seat, {0: areas})
    assert winner(state, "fox") == 2


# -- ties --------------------------------------------------------------------------------------


def tie(state_round: int, *column: str) -> list[str]:
    """The animals shown in the next round after all of a column were tied."""
    state = new()
    show(state, state_round, *column)
    for seat in range(2):
        paint(state, seat, {0: "FGOMD"})
    state.award_animals()
    state.round += 1
    shown: list[str] = GAME.trace(state)["animals"][str(state.round)]
    return shown


def test_pl15_a_tied_animal_is_shown_last_in_the_next_column() -> None:
    shown = tie(5, "fox")
    assert len(shown) == 3
    assert shown[-1] == "fox"


def test_pl15_animals_that_move_on_keep_their_order() -> None:
    assert tie(8, "fox", "bear")[-2:] == ["fox", "bear"]


def test_pl15_an_animal_nobody_qualifies_for_moves_on_too() -> None:
    state = new()
    show(state, 4, "fox")
    state.award_animals()
    assert names(state, list(state.moved[:1])) == ["fox"]


def test_pl15_an_animal_moves_on_again_and_can_be_won_later() -> None:
    state = new()
    show(state, 3, "fox")
    for seat in range(2):
        paint(state, seat, {0: "FGOMD"})
    state.award_animals()
    show_next(state, "turtle")
    state.award_animals()
    assert names(state, list(state.moved[: state.moved_size])) == ["turtle", "fox"]
    paint(state, 1, {0: "FFGOO"})
    show_next(state, "iguana")
    state.award_animals()
    assert won(state, 1) == ["fox"]
    assert names(state, list(state.moved[: state.moved_size])) == ["iguana", "turtle"]


def show_next(state: PlanetState, name: str) -> None:
    """The next round with this animal, and with those that moved on to it."""
    moved = state.moved_size
    show(state, state.round + 1, name)
    state.moved_size = moved


def test_pl15_before_round_12_second_regions_do_not_break_a_tie() -> None:
    state = new()
    state.round = 11
    paint(state, 0, {0: "FFGOO"})
    paint(state, 1, {0: "FFGOO", 11: "FGOOO"})
    assert winner(state, "fox") is None
    state.round = 12
    assert winner(state, "fox") == 1


def test_pl15_in_round_12_a_tied_most_card_goes_to_the_box() -> None:
    state = new()
    show(state, 12, "panda", "camel", "ibex")
    for seat in range(2):
        paint(state, seat, {0: "FOFOO"})
    state.award_animals()
    assert list(state.won) == [0, 0]
    assert state.boxed_animals == mask_of([animal(name) for name in ("panda", "camel", "ibex")])
    assert state.moved_size == 0


def test_ple1_the_second_forest_wins_the_fox_in_round_12() -> None:
    state = new()
    show(state, 12, "fox", "panda", "orca")
    forest_of_nine = {0: "FFFFF", 1: "FFFFG"}
    paint(state, 0, forest_of_nine)
    paint(state, 1, forest_of_nine | {11: "FFFFF", 8: "GOOOO"})
    fox = animal("fox")
    assert sorted(qualifying_sizes(state.land(0, 1), state.border(0, 4), True)) == [9]
    assert sorted(qualifying_sizes(state.land(1, 1), state.border(1, 4), True)) == [5, 9]
    state.award_animals()
    assert state.won[1] & BIT[fox]
    assert not state.won[0] & BIT[fox]


# Regions of forest that touch a glacier, far from each other: faces 0, 6, 8 and 10 or 3.
SPREAD = (0, 6, 8, 10)


def forests(*sizes: int) -> dict[int, str]:
    """A planet with separate forests of these sizes (at most 4), each touching a glacier."""
    return {
        face: ("G" + "F" * size).ljust(5, "M") for face, size in zip(SPREAD, sizes, strict=False)
    }


@pytest.mark.parametrize(
    ("one", "other", "wins"),
    [
        ((3, 2), (3, 1), 0),
        ((3, 2, 1), (3, 2, 2), 1),
        ((3, 2, 1), (3, 2), 0),
        ((3, 2, 1), (3, 2, 1), None),
        ((3, 2, 1, 1), (3, 2, 1), None),
        ((2, 2, 2), (3,), 1),
    ],
)
def test_pl15_in_round_12_second_then_third_regions_decide_and_no_fourth(
    one: tuple[int, ...], other: tuple[int, ...], wins: int | None
) -> None:
    state = new()
    state.round = 12
    for seat, sizes in enumerate((one, other)):
        paint(state, seat, forests(*sizes))
        found = qualifying_sizes(state.land(seat, 1), state.border(seat, 4), True)
        assert sorted(found, reverse=True) == list(sizes)
    assert winner(state, "fox") == wins


def test_pl15_of_three_tied_who_falls_behind_is_out() -> None:
    state = new(3)
    state.round = 12
    for seat, sizes in enumerate([(3, 2, 1), (3, 1, 1), (3, 2)]):
        paint(state, seat, forests(*sizes))
    assert winner(state, "fox") == 0


def test_pl15_in_round_12_an_animal_nobody_qualifies_for_goes_to_the_box() -> None:
    state = new()
    show(state, 12, "fox", "seal", "panda")
    state.award_animals()
    assert state.boxed_animals == mask_of([animal(name) for name in ("fox", "seal", "panda")])


# -- each award is explained -------------------------------------------------------------------


def told(state_round: int, zero: dict[int, str], one: dict[int, str]) -> list[tuple[str, str]]:
    """Clause and key of what is told of the first animal, the fox, after the last placement."""
    before = new()
    column = {3: ["fox"], 12: ["fox", "panda", "orca"]}[state_round]
    show(before, state_round, *column)
    paint(before, 0, zero)
    paint(before, 1, one)
    before.turn, before.actor = 1, 1
    before.offer = BIT[tile("OODOD")]
    after = new()
    after.assign(before)
    place(after, "OODOD", 5)
    action = GAME.parse(before, 1, "place OODOD 5 0")
    events = GAME.events(before.seen_by(0), 1, action, after.seen_by(0))
    return [(e.clause, str(e.what)) for e in events if "animal=fox" in str(e.what)]


def test_pl12_an_award_tells_who_had_which_regions() -> None:
    ((clause, said),) = told(3, {0: "FFGOO"}, {0: "FGOOO", 11: "FGOOO"})
    assert clause == "PL-12"
    assert said.startswith("event-award(who=seat(seat=0)")
    assert "standing(who=seat(seat=0), sizes=2)" in said
    assert "standing(who=seat(seat=1), sizes=1, 1)" in said


def test_pl15_a_tie_tells_the_round_the_animal_moves_to() -> None:
    ((clause, said),) = told(3, {0: "FGOOO"}, {0: "FGOOO"})
    assert clause == "PL-15"
    assert said.startswith("event-tie(round=4")


def test_pl15_a_tie_broken_in_round_12_is_told_by_its_clause() -> None:
    ((clause, said),) = told(12, {0: "FGOOO"}, {0: "FGOOO", 11: "FGOOO"})
    assert clause == "PL-15"
    assert said.startswith("event-award(who=seat(seat=1)")


@pytest.mark.parametrize(
    ("state_round", "areas", "key"),
    [
        (3, "MMMMM", "event-nobody("),
        (12, "MMMMM", "event-nobody-box("),
        (12, "FGOOO", "event-tie-box("),
    ],
)
def test_pl15_it_is_told_why_nobody_wins(state_round: int, areas: str, key: str) -> None:
    ((clause, said),) = told(state_round, {0: areas}, {0: areas})
    assert clause == "PL-15"
    assert said.startswith(key)
