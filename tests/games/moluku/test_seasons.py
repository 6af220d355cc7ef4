"""Scoring, the change of seasons, the end, and who knows which card."""

import itertools
import re
from typing import cast

import pytest

from atoll.core.bits import members, popcount
from atoll.core.errors import BadSetup
from atoll.core.native import i64, vec
from atoll.core.rng import fast_rng
from atoll.core.state import SPECTATOR
from atoll.core.telling import tell
from atoll.games.moluku import GAME
from atoll.games.moluku.components import SUIT, island_score
from atoll.games.moluku.state import MolukuState
from atoll.messages import Speaker
from tests.games.moluku.table import cards, codes, do, finish_season, new, options, refused, table


def score(island: str) -> int:
    return island_score(cards(island), new().printed)


def test_mo14_a_hut_holds_different_foods() -> None:
    assert score("G8 G6 G4") == 6
    assert score("G8 G6 G2") == 8
    assert score("G8 G4 G2") == 10
    assert score("G8 G6 G4 G2") == 15
    assert score("G8 G6 R6") == 2, "two of one food are no group"


def brute_force(huts: int, foods: list[int]) -> int:
    """The best score by trying every way to put each food card into a hut or none."""
    points = {(): 0, (0,): 1, (1,): 2, (2,): 3}
    values = {(0, 1): 6, (0, 2): 8, (1, 2): 10, (0, 1, 2): 15}
    best = 0
    for places in itertools.product(range(huts + 1), repeat=len(foods)):
        total = 0
        for place in range(huts + 1):
            here = sorted(food for food, at in zip(foods, places, strict=True) if at == place)
            if place == 0 or len(here) < 2:
                total += sum(points[(food,)] for food in here)
            else:
                total += values.get(tuple(here), -100)
        best = max(best, total)
    return best


@pytest.mark.parametrize("huts", [0, 1, 2])
@pytest.mark.parametrize("foods", list(itertools.product(range(3), repeat=3)))
def test_mo14_the_best_assignment_counts(huts: int, foods: tuple[int, int, int]) -> None:
    rice, pineapple, fish = foods
    island = [*(["G8", "R8"][:huts]), *(["G6", "R6"][:rice])]
    island += [*(["G4", "R4"][:pineapple]), *(["G2", "R2"][:fish])]
    expected = brute_force(huts, [0] * rice + [1] * pineapple + [2] * fish)
    assert score(" ".join(island)) == expected


def test_mo15_food_without_a_hut_and_huts_without_a_group() -> None:
    assert score("G6 G4 G2") == 1 + 2 + 3
    assert score("G8 R8") == 0


def test_moc3_masks_are_worth_4_and_covered_cards_nothing() -> None:
    assert score("G1 R1 G10 G11 chief") == 8
    state = table("G11", "R2", "R3", islands={0: "G2 R1"})
    do(state, "play G11", "play R2", "play R3")
    while state.season == 1:
        choices = options(state)
        wish = {"harvest G11", "cover G2"} & choices
        do(state, min(wish) if state.to_act() == 0 and wish else max(choices))
    assert state.totals[0] == 4


def test_moe3_worked_assignments() -> None:
    assert score("G8 R8 G2 R2 G4 G6") == 18
    assert score("G8 R8 G2 R2 G4 R4 G6") == 25


def test_mo16_islands_are_taken_up_and_cards_come_from_the_stock() -> None:
    for players, drawn in ((2, 4), (3, 2), (4, 0)):
        state = new(players)
        finish_season(state)
        for seat in range(players):
            assert state.hand_size[seat] == popcount(state.hands[seat])
            assert popcount(state.hands[seat] & ~state.picked[seat]) == drawn
            assert state.islands[seat] == 0


def test_mo16_two_and_three_players_discard_hidden() -> None:
    for players, count in ((2, 4), (3, 2)):
        state = new(players)
        finish_season(state)
        namer = state.to_act()
        do(state, "trump none")
        for turn in range(players):
            seat = (namer + turn) % players
            assert state.to_act() == seat
            for _ in range(count):
                do(state, sorted(options(state))[0])
            assert popcount(state.out[seat]) == count
        assert GAME.trace(state)["step"] == "play"
        assert state.to_act() == namer, "who named the trump leads"


@pytest.mark.parametrize(("season", "step"), [(2, 1), (3, -1)])
def test_mo16_four_players_pass_left_then_right(season: int, step: int) -> None:
    state = new(4)
    while state.season < season:
        finish_season(state)
    namer = state.to_act()
    do(state, "trump none")
    held = [codes(hand) for hand in state.hands]
    chosen: dict[int, set[str]] = {}
    for _ in range(8):
        seat = state.to_act()
        text = sorted(options(state))[0]
        assert codes(state.hands[seat]) == held[seat], "nothing comes before all have chosen"
        do(state, text)
        if len(chosen.setdefault(seat, set())) == 0:
            assert refused(state, text).startswith("MO-16: refusal-already-passed")
        chosen[seat].add(text.removeprefix("pass "))
    for seat in range(4):
        got = chosen[(seat - step) % 4]
        assert codes(state.hands[seat]) == (held[seat] - chosen[seat]) | got
    assert state.to_act() == namer


def test_mo16_prompt_and_log_name_the_neighbour_who_gets_the_cards() -> None:
    for season, step in ((2, 1), (3, 3)):
        state = new(4)
        while state.season < season:
            finish_season(state)
        do(state, "trump none")
        seat = int(state.to_act())
        to = f"to=seat(seat={(seat + step) % 4})"
        assert str(GAME.prompt(state.seen_by(seat))) == f"prompt-pass(count=2, {to})"
        told = tell(GAME, state.copy(), seat, state.legal(seat)[0], played(state), (seat + 1) % 4)
        assert str(told.events[0]).startswith("MO-16: event-pass(")
        assert f"card=??, {to}" in str(told.events[0])


def played(state: MolukuState) -> MolukuState:
    """The state after the first legal action of whoever is to act."""
    after = cast(MolukuState, state.copy())
    after.apply(after.to_act(), after.legal(after.to_act())[0])
    return after


def test_mo17_the_highest_total_wins_and_a_tie_is_shared() -> None:
    state = new(3)
    state.totals[0], state.totals[1], state.totals[2] = 50, 70, 70
    assert state.winners() == 0b110


def test_mo18_teams_add_their_two_scores() -> None:
    state = new(4, teams=True)
    for seat, points in enumerate((10, 60, 70, 30)):
        state.totals[seat] = points
    assert state.winners() == 0b1010
    with pytest.raises(BadSetup, match="MO-18"):
        GAME.new(3, "1", "default", teams=True)


def test_mo18_the_sum_is_the_score_shown_of_both_partners() -> None:
    for teams, shown in ((True, [40, 60, 40, 60]), (False, [10, 20, 30, 40])):
        assert GAME.shown_scores(4, {"teams": teams}, vec[i64]([10, 20, 30, 40])) == shown
    state = new(4, teams=True)
    for seat, total in enumerate((10, 20, 30, 40)):
        state.totals[seat] = total
    drawn = GAME.draw(GAME.view(state.seen_by(0)), Speaker(GAME, "en", list("ABCD")))
    assert re.search(r"A with C +40 +0 ", drawn)
    assert re.search(r"D with B +60 +0 ", drawn)


def test_the_sheet_names_season_clause_and_count() -> None:
    state = new(3)
    while not state.is_over():
        do(state, sorted(options(state))[0])
    for seat, lines in enumerate(GAME.sheet(state)):
        assert sum(line.points for line in lines) == state.totals[seat]
        assert {line.rule for line in lines} <= {"MO-14", "MO-15", "MO-C3"}


# -- knowledge -----------------------------------------------------------------------------------


def samples(state: MolukuState, viewer: int, count: int = 60) -> list[MolukuState]:
    """Random truths consistent with what a viewer knows."""
    seen = state.seen_by(viewer)
    rng = fast_rng(1)
    found = [seen.sample(rng) for _ in range(count)]
    assert all(isinstance(sample, MolukuState) for sample in found)
    return found  # type: ignore[return-value]


def test_another_hand_is_unknown_and_every_unseen_card_can_be_there() -> None:
    state = new(3)
    seen = state.seen_by(0)
    assert isinstance(seen, MolukuState)
    assert list(seen.hands)[1:] == [0, 0]
    assert seen.stock == 0
    could_be = 0
    for sample in samples(state, 0, 200):
        assert sample.hands[0] == state.hands[0]
        could_be |= sample.hands[1]
    assert could_be == state.deck() & ~state.hands[0]


def test_a_void_shown_is_remembered() -> None:
    state = new(3, "voids")
    while not any(state.voids):
        do(state, sorted(options(state))[-1])
    seat = next(seat for seat in range(3) if state.voids[seat])
    viewer = (seat + 1) % 3
    for sample in samples(state, viewer):
        assert sample.hands[seat] & state.voids[seat] == 0


def test_playing_panku_shows_no_void_and_ruffing_shows_one() -> None:
    state = table("G6 G7", "R1 B5 lizard", "B2 B3", trump="red")
    do(state, "play G6", "play lizard", "play B2")
    assert state.voids[1] == 0
    assert state.voids[2] == SUIT[0] | SUIT[1]


def test_cards_picked_up_are_known_until_discarded() -> None:
    state = new(2)
    finish_season(state)
    other = 1 - state.to_act()
    seen = state.seen_by(1 - other)
    assert isinstance(seen, MolukuState)
    assert seen.hands[other] == state.picked[other]
    do(state, "trump none")
    while GAME.trace(state)["step"] == "discard":
        do(state, sorted(options(state))[0])
    seen = state.seen_by(1 - other)
    assert isinstance(seen, MolukuState)
    assert seen.hands[other] == 0, "any of them may have been discarded"
    for sample in samples(state, 1 - other):
        held_or_out = sample.hands[other] | sample.out[other]
        assert held_or_out & state.picked[other] == state.picked[other]


def test_four_players_know_all_but_what_was_passed() -> None:
    state = new(4)
    finish_season(state)
    assert all(state.seen_by(SPECTATOR).hands[seat] == state.hands[seat] for seat in range(4))  # type: ignore[attr-defined]
    do(state, "trump none")
    held = list(state.hands)
    while GAME.trace(state)["step"] == "pass":
        do(state, sorted(options(state))[0])
    viewer = 0
    possible: set[int] = set()
    for sample in samples(state, viewer, 300):
        assert sample.passed[viewer] == state.passed[viewer]
        assert sample.passed[3] == state.passed[3], "what came to me I know"
        assert popcount(sample.passed[1]) == 2
        assert sample.passed[1] & ~held[1] == 0
        possible |= set(members(sample.passed[1]))
    assert possible == set(members(held[1])), "any card may have been passed on"


def test_a_passed_card_that_is_played_is_known_to_have_been_passed() -> None:
    state = new(4)
    finish_season(state)
    do(state, "trump none")
    while GAME.trace(state)["step"] == "pass":
        do(state, sorted(options(state))[0])
    leader, giver = state.to_act(), state.giver_to(state.to_act())
    card = sorted(codes(state.passed[giver]))[0]
    do(state, f"play {card}")
    assert state.passed_size[giver] == 1
    assert card not in codes(state.picked[giver])
    bystander = next(seat for seat in range(4) if seat not in (leader, giver))
    for sample in samples(state, bystander):
        assert popcount(sample.passed[giver]) == 1
        assert sample.hands[leader] & sample.passed[giver] == sample.passed[giver]


def test_a_discard_is_shown_to_others_without_its_card() -> None:
    state = new(2)
    finish_season(state)
    do(state, "trump none")
    seat = state.to_act()
    action = state.legal(seat)[0]
    shown = state.shown(seat, action, 1 - seat)
    assert GAME.text(state, 1 - seat, shown) == "discard ??"
    assert state.shown(seat, action, seat) == action
