"""Who acts, when a number ends and who is first for the next (GK-4 to GK-11b)."""

import pytest

from atoll.core.bits import popcount
from atoll.core.errors import IllegalAction, NotYourTurn
from atoll.games.gipsy_king import GAME
from atoll.games.gipsy_king.components import DRY
from atoll.games.gipsy_king.declaration import hex_names
from atoll.games.gipsy_king.state import GipsyKingState
from atoll.messages import Speaker
from tests.games.gipsy_king.table import (
    fill_number,
    mask,
    new,
    play,
    reach,
    refused,
    set_queue,
    table,
    take_the_first,
)

YELLOW, ORANGE, RED, VIOLET = range(4)


def texts(state: GipsyKingState) -> list[str]:
    """The legal actions of whoever is asked."""
    seat = state.to_act()
    return [GAME.text(state, seat, action) for action in state.legal(seat)]


# -- placing -----------------------------------------------------------------------------------


def test_gk4_the_first_number_is_1_and_the_first_in_the_queue_acts() -> None:
    state = table(4, [2, 0, 3, 1])
    assert (state.half, state.number, state.to_act()) == (1, 1, 2)


def test_gk4_a_caravan_goes_on_a_free_hex_next_to_the_number() -> None:
    assert texts(table(4)) == ["place 1a", "place 1b", "pass"]


def test_gk4_who_places_goes_to_the_end_of_the_queue() -> None:
    state = table(4, [2, 0, 3, 1])
    play(state, "place 1b")
    assert list(state.queue) == [0, 3, 1, 2]
    assert state.to_act() == 0
    assert state.caravans[2] == mask("1b")


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("place 1b", "GK-4 refusal-taken"),
        ("place 2a", "GK-4 refusal-not-around"),
        ("place 9", "GK-2 refusal-on-water"),
        ("place 1c", "GK-1 refusal-no-such-hex"),
        ("double 1a", "GK-11 refusal-double-later"),
    ],
)
def test_gk4_other_hexes_are_refused_with_the_reason(text: str, reason: str) -> None:
    state = table(4)
    play(state, "place 1b")
    assert refused(state, text) == reason


def test_gk4_a_refused_action_changes_nothing_and_nobody_acts_out_of_turn() -> None:
    state = table(4)
    before = state.copy()
    with pytest.raises(IllegalAction, match="GK-4"):
        play(state, "place 2a")
    with pytest.raises(NotYourTurn):
        state.apply(1, GAME.parse(state, 1, "place 1a"))
    assert state == before


@pytest.mark.parametrize("action", [-1, -64, 60, 61, 62, 63, 124, 127, 129, 191, 192, 2**40])
def test_gk4_integers_that_are_no_action_are_refused(action: int) -> None:
    state = table(4)
    refusal = state.check(state.to_act(), action)
    assert refusal is not None
    assert refusal.clause in ("GK-1", "GK-4")


def test_gk4_two_players_have_no_hexes_of_tile_13() -> None:
    assert refused(new(2), "place 13a") == "GK-1 refusal-no-such-hex"


# -- passing -----------------------------------------------------------------------------------


def test_gk5_who_passes_places_nothing_and_keeps_his_place_in_the_queue() -> None:
    state = table(4)
    play(state, "pass")
    assert list(state.queue) == [0, 1, 2, 3]
    assert state.to_act() == 1
    assert state.free == state.land()


def test_gk5_a_pass_holds_for_the_whole_number() -> None:
    state = reach(table(3), 2)
    set_queue(state, [0, 1, 2])
    actors = play(state, "pass", "place 2a", "place 2b", "place 2c", "place 6c")
    assert actors == [0, 1, 2, 1, 2]
    assert list(state.queue) == [0, 1, 2]


def test_gk5_a_pass_ends_when_the_number_changes() -> None:
    state = reach(table(3), 2)
    set_queue(state, [0, 1, 2])
    play(state, "pass", "place 2a", "place 2b", "place 2c", "place 6c")
    assert (state.number, state.to_act()) == (3, 0)
    assert GAME.trace(state)["passed"] == []


def test_gk5_a_player_may_pass_on_number_after_number() -> None:
    state = table(3)
    for number in (1, 2, 3):
        assert (state.number, state.to_act()) == (number, 0)
        play(state, "pass")
        fill_number(state)


def test_gk5_players_who_passed_stand_in_front_in_their_order() -> None:
    state = reach(table(5), 5)
    set_queue(state, [3, 0, 4, 1, 2])
    play(state, "pass", "pass", "place 5a", "pass", "place 10a")
    trace = GAME.trace(state)
    assert trace["passed"] == [3, 0, 1]
    assert trace["queue"] == [3, 0, 1, 4, 2]
    assert state.to_act() == 4


# -- the forced fill ---------------------------------------------------------------------------


def test_gk6_when_all_the_others_have_passed_the_last_fills_every_free_hex() -> None:
    state = reach(table(4), 4)
    set_queue(state, [0, 1, 2, 3])
    free = hex_names(state.open)
    play(state, "pass", "pass", "pass")
    actors = play(state, *(f"place {name}" for name in free))
    assert actors == [3] * len(free)
    assert len(free) > 2
    assert state.number == 5


def test_gk6_who_fills_stays_last_in_the_queue() -> None:
    state = reach(table(4), 4)
    set_queue(state, [2, 1, 0, 3])
    play(state, "pass", "pass", "pass")
    fill_number(state)
    assert list(state.queue) == [2, 1, 0, 3]
    assert state.to_act() == 2


def test_gk6_the_last_may_not_pass_and_is_told_why() -> None:
    state = table(3)
    play(state, "pass", "pass")
    assert refused(state, "pass") == "GK-6 refusal-must-fill"
    assert texts(state) == ["place 1a", "place 1b"]
    take_the_first(state)
    assert texts(state) == ["place 1b"]
    assert refused(state, "pass") == "GK-6 refusal-must-fill"


def test_gk6_with_two_players_one_pass_makes_the_other_fill() -> None:
    state = new(2)
    first, second = state.queue
    size = popcount(state.open)
    play(state, "pass")
    actors = [take_the_first(state) for _ in range(size)]
    assert actors == [second] * size
    assert (state.number, state.to_act()) == (2, first)


def test_gk6_the_last_is_always_the_one_at_the_end_of_the_queue() -> None:
    for seed in range(40):
        state = new(2 + seed % 4, str(seed))
        while not state.is_over():
            seat = state.to_act()
            if state.is_last():
                assert state.queue[state.players - 1] == seat
                assert GAME.parse(state, seat, "pass") not in list(state.legal(seat))
            actions = state.legal(seat)
            state.play(seat, actions[(seed * 7 + state.free) % len(actions)])


def test_gk6_one_who_placed_before_the_others_passed_fills_the_rest() -> None:
    state = reach(table(3), 3)
    set_queue(state, [0, 1, 2])
    names = hex_names(state.open)
    actors = play(state, f"place {names[0]}", "pass", "pass", f"place {names[1]}")
    assert actors == [0, 1, 2, 0]
    assert list(state.queue) == [1, 2, 0]


# -- numbers -----------------------------------------------------------------------------------


def test_gk7_a_number_ends_when_no_free_land_is_left_around_it() -> None:
    state = table(4)
    play(state, "place 1a")
    assert state.number == 1
    play(state, "place 1b")
    assert state.number == 2
    assert hex_names(state.open) == ["2a", "2b", "2c", "6c"]


def test_gk7_hexes_taken_under_an_earlier_number_are_not_free_any_more() -> None:
    state = reach(table(4), 3)
    assert hex_names(state.around(3)) == ["3a", "3b", "6b", "6c", "15b"]
    assert hex_names(state.open) == ["3a", "3b", "6b", "15b"]


def test_gk7_numbers_without_free_land_are_skipped() -> None:
    state = reach(table(4), 9)
    play(state, "place 9a", "place 9b")
    before = state.copy()
    seat = play(state, "place 9c")[0]
    assert state.number == 11, "3b, 6b, 10a and 10b were taken under 3 and 5"
    told = GAME.events(before, seat, GAME.parse(before, seat, "place 9c"), state)
    assert [event.clause for event in told] == ["GK-4", "GK-7", "GK-7"]
    assert Speaker(GAME, "en")(told[1].what) == "No free hexes left at 10: skipped."


def test_gk8_after_the_last_number_the_dry_land_is_filled_as_one_number() -> None:
    state = reach(table(4), DRY)
    assert hex_names(state.open) == ["7c", "15c"]
    assert GAME.trace(state)["number"] == "dry"
    assert "pass" in texts(state)


def test_gk8_passes_and_the_forced_fill_hold_for_the_dry_land() -> None:
    state = reach(table(3), DRY)
    set_queue(state, [0, 1, 2])
    actors = play(state, "pass", "pass", "place 15c")
    assert actors == [0, 1, 2]
    assert refused(state, "pass") == "GK-6 refusal-must-fill"
    assert play(state, "place 7c") == [2]
    assert state.half == 2


def test_gk8_without_dry_land_the_half_ends_after_the_numbers() -> None:
    games = (new(3, str(seed)) for seed in range(500))
    state = next(state for state in games if state.around(DRY) == 0)
    seen = set()
    while state.half == 1:
        seen.add(state.number)
        take_the_first(state)
    assert DRY not in seen


def test_gk9_the_half_ends_and_is_scored_when_every_land_hex_is_taken() -> None:
    state = reach(table(4), DRY)
    take_the_first(state)
    assert (state.half, list(state.scores())) == (1, [0, 0, 0, 0])
    take_the_first(state)
    assert state.half == 2
    assert sum(popcount(state.caravans[seat]) for seat in range(4)) == 39
    assert min(state.scores()) > 0


# -- the second half ---------------------------------------------------------------------------


def test_gk10_the_second_half_begins_on_an_empty_landscape_at_the_highest_number() -> None:
    state = reach(table(4), 15, half=2)
    assert state.free == state.land()
    assert hex_names(state.open) == ["2a", "6c", "9b", "15a", "15b"]
    assert list(state.queue) == [3, 2, 1, 0]
    cells = GAME.trace(state)["cells"]
    assert all(cell["caravans"] == 0 for cell in cells if cell["kind"] == "land")


def test_gk10_numbers_go_down_to_1_and_dry_land_is_last() -> None:
    state = reach(table(4), 15, half=2)
    numbers = []
    while not state.is_over():
        numbers.append(state.number)
        fill_number(state)
    assert numbers == [15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 3, 1, DRY]
    assert state.to_act() == -1


def test_gk10_two_players_begin_the_second_half_at_12() -> None:
    state = new(2)
    while state.half == 1:
        take_the_first(state)
    assert state.number == 12


def test_gk11_in_the_second_half_two_caravans_may_go_on_a_hex_twice_in_all() -> None:
    state = reach(table(3), 15, half=2)
    set_queue(state, [0, 1, 2])
    play(state, "double 2a", "place 6c", "place 9b", "double 15a")
    assert [state.doubles_used(seat) for seat in range(3)] == [2, 0, 0]
    assert "double 15b" in texts(state)
    play(state, "place 15b", "pass")
    assert state.to_act() == 0
    assert refused(state, f"double {hex_names(state.open)[0]}") == "GK-11 refusal-doubles-used"


def test_gk11_a_double_takes_one_hex_and_one_turn() -> None:
    state = reach(table(3), 15, half=2)
    set_queue(state, [0, 1, 2])
    play(state, "double 2a")
    assert list(state.queue) == [1, 2, 0]
    assert state.free == state.land() & ~mask("2a")
    cell = next(cell for cell in GAME.trace(state)["cells"] if cell["hex"] == "2a")
    assert (cell["seat"], cell["caravans"]) == (0, 2)


def test_gk11_doubles_are_allowed_in_a_forced_fill_each_use_counting() -> None:
    state = reach(table(3), 15, half=2)
    set_queue(state, [0, 1, 2])
    play(state, "pass", "pass", "double 2a", "place 6c", "double 9b")
    assert state.doubles_used(2) == 2
    assert texts(state) == ["place 15a", "place 15b"]


def test_gk11_there_are_no_doubles_in_the_first_half() -> None:
    state = table(3)
    while state.half == 1:
        assert not any(text.startswith("double") for text in texts(state))
        take_the_first(state)
    assert any(text.startswith("double") for text in texts(state))


def test_gk11b_a_player_without_caravans_goes_on_with_spare_ones() -> None:
    state = table(3, [0, 1, 2])
    while popcount(state.caravans[0]) <= 20:
        play(state, "pass" if state.to_act() != 0 else f"place {hex_names(state.open)[0]}")
        if state.queue[2] != 0:
            set_queue(state, [1, 2, 0])
    view = GAME.view(state.seen_by(0))
    assert (view["caravans_left"][0], view["spares"][0]) == (0, 5)
    assert state.to_act() >= 0


def test_gk11b_two_caravans_mark_the_queues_first_and_one_later() -> None:
    state = table(4)
    assert [state.caravans_left(seat) for seat in range(4)] == [16] * 4
    reach(state, 15, half=2)
    assert [state.caravans_left(seat) for seat in range(4)] == [17] * 4
    seat = state.to_act()
    play(state, "double 2a")
    assert state.caravans_left(seat) == 15


# -- the rulebook's example --------------------------------------------------------------------


def example() -> GipsyKingState:
    """Four players, number 1 with 5 free hexes."""
    state = next(s for s in (new(4, str(seed)) for seed in range(99)) if popcount(s.open) == 5)
    set_queue(state, [YELLOW, ORANGE, RED, VIOLET])
    return state


def after_orange() -> GipsyKingState:
    """The example up to the choice of Red."""
    state = example()
    one, two, three, four, _ = hex_names(state.open)
    actors = play(
        state, f"place {one}", f"place {two}", f"place {three}", "pass", "pass", f"place {four}"
    )
    assert actors == [YELLOW, ORANGE, RED, VIOLET, YELLOW, ORANGE]
    return state


def test_gke2_red_may_take_the_last_hex_or_pass() -> None:
    state = after_orange()
    assert state.to_act() == RED
    assert texts(state) == [f"place {hex_names(state.open)[0]}", "pass"]
    assert GAME.trace(state)["passed"] == [VIOLET, YELLOW]


def test_gke2_violet_is_first_at_number_2_if_red_takes_the_last_hex() -> None:
    state = after_orange()
    take_the_first(state)
    assert (state.number, state.to_act()) == (2, VIOLET)
    assert list(state.queue) == [VIOLET, YELLOW, ORANGE, RED]


def test_gke2_violet_is_first_at_number_2_if_red_passes_and_orange_must_fill() -> None:
    state = after_orange()
    play(state, "pass")
    assert state.to_act() == ORANGE
    assert refused(state, "pass") == "GK-6 refusal-must-fill"
    take_the_first(state)
    assert (state.number, state.to_act()) == (2, VIOLET)
    assert list(state.queue) == [VIOLET, YELLOW, RED, ORANGE]
