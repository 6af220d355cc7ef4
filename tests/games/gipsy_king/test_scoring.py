"""Lakes, groups, the winner and the rulebook's scoring examples (GK-11 to GK-16)."""

import pytest

from atoll.core.bits import BIT
from atoll.core.laws import obey
from atoll.core.native import i64, vec
from atoll.core.rng import fast_rng
from atoll.games.gipsy_king import GAME
from atoll.games.gipsy_king.declaration import numbers_of
from atoll.games.gipsy_king.landscape import pieces
from atoll.games.gipsy_king.state import (
    NO_RANK,
    GipsyKingState,
    count_on,
    counts_at,
    fish_for,
    group_points,
    rank_of,
)
from atoll.messages import Speaker
from tests.games.gipsy_king.table import (
    RULEBOOK,
    fill_number,
    mask,
    new,
    reach,
    scored,
    table,
    with_caravans,
)
from tests.laws.checksums import play_random

YELLOW, ORANGE, RED, VIOLET = range(4)
# The rulebook's example at the end of the first half: lake 2+6+15 has 5 and 3 fish, lake 4+7
# has 1, lake 9 has 4 and lake 11 has 2.
EXAMPLE = [
    "4b 4c 5b 6a 7c 9c 10b 15a 15c",
    "1b 2b 5a 8a 8b 9b 10a 13a 13b 13c 14b",
    "1a 2a 2c 3a 3b 4a 7b 14a 14c 15b",
    "6b 6c 7a 9a 11a 11b 11c 12a 12b",
]


def lake(state: GipsyKingState, number: int) -> int:
    """The lake with this number in it."""
    return next(lake for lake in state.lakes if number in numbers_of(lake))


def fish_at(state: GipsyKingState, number: int) -> list[int]:
    """What each seat scores at the lake with this number."""
    water = lake(state, number)
    counts = counts_at(state, state.half, water)
    return [fish_for(state, water, rank_of(counts, seat)) for seat in range(state.players)]


def group_sizes(state: GipsyKingState, seat: int) -> list[int]:
    """The sizes of a seat's groups, largest first."""
    groups = pieces(state.near, state.caravans[state.at(state.half, seat)])
    return sorted((count_on(state, state.half, seat, group) for group in groups), reverse=True)


# -- worked examples ---------------------------------------------------------------------------


def test_gke1_the_rulebooks_landscape_gives_the_points_of_its_example() -> None:
    state = with_caravans(4, EXAMPLE, half=1)
    assert state.free == 0
    assert group_sizes(state, YELLOW) == [5, 3, 1]
    assert group_sizes(state, ORANGE) == [6, 1, 1, 1, 1, 1]
    assert group_sizes(state, VIOLET) == [5, 2, 1, 1]
    points = scored(state)
    assert points[YELLOW] == 22 + 1 + 5 + 4 == 32
    assert points[ORANGE] == 26 + 3 + 4 == 33
    assert points[VIOLET] == 20 + 3 + 2 + 4 == 29


def test_gke1_the_lakes_of_the_example_give_their_fish() -> None:
    state = with_caravans(4, EXAMPLE, half=1)
    assert fish_at(state, 4) == [1, 0, 0, 0]
    assert fish_at(state, 6) == [5, 3, 5, 3]
    assert fish_at(state, 9) == [4, 4, 0, 4]
    assert fish_at(state, 11) == [0, 0, 0, 2]


@pytest.mark.parametrize(
    ("sizes", "fish", "points"),
    [([5, 3, 1], [1, 5, 4], 32), ([6, 1, 1, 1, 1, 1], [3, 4], 33), ([5, 2, 1, 1], [3, 2, 4], 29)],
)
def test_gke1_the_sums_of_the_example_hold(sizes: list[int], fish: list[int], points: int) -> None:
    assert sum(group_points(size) for size in sizes) + sum(fish) == points


def test_gke1_the_score_sheet_of_the_example_lists_every_lake_and_group() -> None:
    state = with_caravans(4, EXAMPLE, half=1)
    state.points = vec[i64]([*scored(state), 0, 0, 0, 0])
    state.half, state.open = 2, state.around(15)
    lines = GAME.sheet(state)[YELLOW]
    assert [(line.rule, line.points) for line in lines] == [
        ("GK-12", 5),
        ("GK-12", 1),
        ("GK-12", 4),
        ("GK-13", 0),
        ("GK-15", 15),
        ("GK-15", 6),
        ("GK-15", 1),
    ]
    said = Speaker(GAME, "en")(lines[0].what)
    assert said == "half 1: lake 2, 6 and 15 (fish: 5 and 3), 3 caravans, rank 1"


def test_gke3_two_tied_for_most_and_two_for_second_score_5_5_3_3() -> None:
    state = with_caravans(4, EXAMPLE, half=1)
    counts = list(counts_at(state, 1, lake(state, 6)))
    assert counts[YELLOW] == counts[RED] > counts[ORANGE] == counts[VIOLET] > 0
    assert [fish_at(state, 6)[seat] for seat in (YELLOW, RED, ORANGE, VIOLET)] == [5, 5, 3, 3]


# -- lakes -------------------------------------------------------------------------------------


def test_gk12_the_most_caravans_score_the_largest_group_and_the_next_the_second() -> None:
    state = with_caravans(4, ["2a 2b 2c", "6a 6b", "15a", ""])
    assert fish_at(state, 2) == [5, 3, 0, 0]


def test_gk12_a_caravan_counts_once_at_a_lake_that_it_touches_twice() -> None:
    state = with_caravans(4, ["6c", "2a 2b", "", ""])
    touching = [number for number in (2, 6, 15) if state.around(number) & mask("6c")]
    assert touching == [2, 6, 15]
    assert list(counts_at(state, 2, lake(state, 6))) == [1, 2, 0, 0]


def test_gk12_a_caravan_may_count_for_several_lakes() -> None:
    state = with_caravans(4, ["6a", "", "", ""])
    assert [fish_at(state, number)[0] for number in (6, 4)] == [5, 1]


def test_gk12_ties_share_a_rank_and_the_next_lower_count_is_the_next_rank() -> None:
    counts = vec[i64]([4, 4, 3, 3, 1])
    assert [rank_of(counts, seat) for seat in range(5)] == [0, 0, 1, 1, 2]


def test_gk11_a_double_counts_two_at_a_lake_and_in_its_group() -> None:
    single = with_caravans(4, ["9a", "9b 9c", "", ""])
    assert fish_at(single, 9) == [0, 4, 0, 0]
    double = with_caravans(4, ["9a", "9b 9c", "", ""], doubled="9a")
    assert fish_at(double, 9) == [4, 4, 0, 0]
    assert group_sizes(double, 0) == [2]
    assert scored(double)[0] == 4 + 3


def test_gk13_without_a_caravan_there_is_no_rank() -> None:
    counts = vec[i64]([0, 2, 0, 1])
    assert [rank_of(counts, seat) for seat in range(4)] == [NO_RANK, 0, NO_RANK, 1]
    state = with_caravans(4, ["", "2a", "", ""])
    assert fish_at(state, 2) == [0, 5, 0, 0]


def test_gk13_more_ranks_than_groups_score_nothing() -> None:
    state = with_caravans(4, ["2a 2b 2c", "6a 6b", "15a", ""])
    assert list(counts_at(state, 2, lake(state, 2))) == [3, 2, 1, 0]
    assert fish_at(state, 2)[2:] == [0, 0]


def test_gk13_a_lake_without_fish_scores_nothing() -> None:
    state = with_caravans(4, ["13a 13b", "14c", "", ""])
    assert fish_at(state, 13) == [0, 0, 0, 0]


def test_gk14_with_three_players_fish_count_double() -> None:
    state = with_caravans(3, ["2a 2b 2c", "6a 6b", "15a"])
    assert fish_at(state, 2) == [10, 6, 0]


def two_players(stands: list[str]) -> GipsyKingState:
    """Two players with caravans so placed; a lake with two groups of fish is known to be there."""
    state = next(
        state
        for state in (new(2, str(seed)) for seed in range(200))
        if numbers_of(lake(state, 2)) == [2, 6]
    )
    state.caravans = vec[i64]([*(mask(names) for names in stands), 0, 0])
    return state


def test_gk14_with_two_players_the_majority_takes_all_the_fish_of_a_lake() -> None:
    assert fish_at(two_players(["2a 2b", "2c"]), 2) == [8, 0]


def test_gk14_two_players_who_tie_both_score_all_the_fish() -> None:
    assert fish_at(two_players(["2a", "2c"]), 2) == [8, 8]
    assert fish_at(two_players(["", ""]), 2) == [0, 0]


# -- groups and the end ------------------------------------------------------------------------


def test_gk15_a_group_of_n_caravans_scores_1_to_n_added_up() -> None:
    assert [group_points(size) for size in range(1, 7)] == [1, 3, 6, 10, 15, 21]


def test_gk15_caravans_of_one_colour_on_adjacent_hexes_form_a_group() -> None:
    state = with_caravans(4, ["13a 13b 8b 14a", "8a", "", ""])
    assert group_sizes(state, 0) == [3, 1]
    assert scored(state) == [7, 1, 0, 0]


def test_gk15_water_and_other_colours_part_groups() -> None:
    state = with_caravans(4, ["13a 8b 8a 13b", "", "", ""])
    assert group_sizes(state, 0) == [4]
    state = with_caravans(4, ["13a 8a 13c 14c", "8b 13b", "", ""])
    assert group_sizes(state, 0) == [2, 1, 1]


def ended_with(points: list[int]) -> GipsyKingState:
    """A finished game of three with these points in both halves."""
    state = reach(table(3), 15, half=2)
    while not state.is_over():
        fill_number(state)
    state.points = vec[i64](points)
    return state


def test_gk16_the_most_points_over_both_halves_win() -> None:
    state = ended_with([30, 50, 20, 40, 10, 45])
    assert list(state.scores()) == [70, 60, 65]
    assert state.winners() == BIT[0]


def test_gk16_a_tie_is_shared() -> None:
    assert ended_with([30, 40, 20, 40, 30, 45]).winners() == BIT[0] | BIT[1]


# -- recounts ----------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_gk9_random_games_score_what_a_recount_finds(players: int) -> None:
    rng = fast_rng(players)
    for seed in range(15):
        state = new(players, f"recount {seed}")
        while not state.is_over():
            half = state.half
            play_random(state, rng)
            if state.half != half:
                assert list(state.scores()) == GAME.recount(state)
        assert list(state.scores()) == GAME.recount(state)
        assert [sum(line.points for line in lines) for lines in GAME.sheet(state)] == list(
            state.scores()
        )


def test_gk9_a_game_on_the_rulebooks_landscape_obeys_all_laws() -> None:
    for players in (3, 4, 5):
        obeyed = obey(GAME, players, {}, "on the table", every=9, component_set=str(RULEBOOK))
        assert obeyed.state.is_over()


def test_gk12_the_view_tells_how_every_lake_stands() -> None:
    state = with_caravans(4, EXAMPLE, half=1)
    lakes = {tuple(lake["numbers"]): lake for lake in GAME.view(state.seen_by(0))["lakes"]}
    assert lakes[2, 6, 15]["fish"] == [5, 3]
    assert lakes[2, 6, 15]["ranks"] == [1, 2, 1, 2]
    assert lakes[9,]["points"] == [4, 4, 0, 4]
