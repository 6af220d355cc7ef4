"""Set-up and opening: PB-1 to PB-5."""

from itertools import permutations, product
from typing import cast

from atoll.core.rng import fast_rng, stream_rng
from atoll.games.pelican_bay import GAME
from atoll.games.pelican_bay.choices import some_arrangement_fits
from atoll.games.pelican_bay.components import EDGES, NOTHING, OPENING, PILES, TILES
from atoll.games.pelican_bay.fields import Step
from atoll.games.pelican_bay.state import PelicanState
from tests.games.pelican_bay.table import do, new, options, refused


def offering(*names: str) -> PelicanState:
    """An opening about to be laid with these tiles."""
    state = new(2)
    for place, name in enumerate(names):
        state.opening[place] = state.printed.names.index(name)
    return state


def arrangements(names: list[str]) -> set[tuple[str, ...]]:
    """Every way to lay three tiles on the cells 0,0 1,0 0,1, found by trying all."""
    found: set[tuple[str, ...]] = set()
    for one, two, three in permutations(names):
        for i, j, k in product(range(EDGES), repeat=3):
            a, b, c = one[i:] + one[:i], two[j:] + two[:j], three[k:] + three[:k]
            if a[0] == b[3] and a[1] == c[4] and b[2] == c[5]:
                found.add((a, b, c))
    return found


def finished_openings(names: list[str]) -> set[tuple[str, ...]]:
    """Every arrangement that the legal actions lead to."""
    found, waiting = set(), [offering(*names)]
    while waiting:
        state = waiting.pop()
        if state.step != Step.OPEN:
            found.add(tuple(tile["edges"] for tile in GAME.trace(state)["bay"]))
            continue
        for action in state.legal(state.actor):
            after = cast(PelicanState, state.copy())
            after.apply(state.actor, action)
            waiting.append(after)
    return found


def test_pb1_the_reserve_has_16_tiles_and_the_piles_17_less_the_opening() -> None:
    for players in (2, 3, 4):
        truth = GAME.trace(new(players))
        assert len(truth["reserve"]) == 16
        assert [len(pile) for pile in truth["piles"]] == [16, 16, 16]
        assert len(truth["opening"]) == PILES
        assert truth["supply"] == 7
        everywhere = {*truth["reserve"], *truth["opening"]}.union(*truth["piles"])
        assert len(everywhere) == TILES


def test_pb1_tiles_are_shuffled_by_the_seed() -> None:
    assert GAME.trace(new(2, "a")) == GAME.trace(new(2, "a"))
    assert GAME.trace(new(2, "a"))["reserve"] != GAME.trace(new(2, "b"))["reserve"]


def test_pb1_a_state_in_use_is_set_up_as_if_it_were_new() -> None:
    for players, solo in ((1, "drawn"), (1, "open"), (3, "drawn")):
        used, rng = new(players, "used", solo), fast_rng(6)
        for plies in (0, 2, 60):
            for _ in range(plies):
                used.apply(used.actor, used.random_action(used.actor, rng))
            fresh = new(players, "fresh", solo)
            used.rng = stream_rng("fresh")
            used.begin()
            assert used == fresh


def test_pb2_the_start_player_is_drawn_and_the_last_player_makes_the_opening() -> None:
    firsts = set()
    for seed in range(40):
        state = new(3, str(seed))
        firsts.add(int(state.first))
        assert state.step == Step.OPEN
        assert state.to_act() == (state.first + 2) % 3
    assert firsts == {0, 1, 2}


def test_pb3_every_arrangement_that_matches_can_be_laid_and_no_other() -> None:
    names = ["BBBFWF", "BWWFFF", "BBWWWF"]
    assert finished_openings(names) == arrangements(names)
    assert len(arrangements(names)) == 36


def test_pb3_three_tiles_that_cannot_fit_are_not_kept() -> None:
    assert not some_arrangement_fits(offering("FFFFFF", "WWWWWW", "BFFFWF"))
    for seed in range(60):
        names = list(GAME.trace(new(2, f"opening {seed}"))["opening"])
        assert arrangements(names), names


def test_pb3_the_opening_says_which_edge_differs_and_what_cannot_be_finished() -> None:
    state = offering("WWWWWW", "FFFFWW", "BBBBWW")
    assert "PB-3: refusal-next-of-opening(cell=0,0)" in refused(state, "lay 1,0 FFFFWW")
    assert "PB-3: refusal-others-would-not-fit" in refused(state, "lay 0,0 FFFFWW")
    assert "PB-3: refusal-not-in-hand(tile=FFFFFF 0)" in refused(state, "lay 0,0 FFFFFF")
    assert "PB-3: refusal-opening-first" in refused(state, "pass")
    do(state, "lay 0,0 WWWWWW")
    assert "PB-3: refusal-edge-differs(side=side-3, terrain=terrain-forest" in refused(
        state, "lay 1,0 FFFFWW"
    )
    do(state, "lay 1,0 FFWWFF", "lay 0,1 BBBBWW")
    assert [int(cell) for cell in state.cells[:3]] == list(OPENING)
    assert list(state.opening) == [NOTHING] * 3


def test_pb4_the_opening_ends_with_a_sun_next_to_one_or_two_tiles() -> None:
    state = new(2)
    rng = fast_rng(4)
    while state.step == Step.OPEN:
        state.play(state.actor, state.random_action(state.actor, rng))
    assert state.step == Step.OPEN_SUN
    assert state.to_act() == 1 - state.first
    around = ["-1,0", "0,-1", "1,-1", "2,-1", "2,0", "1,1", "0,2", "-1,2", "-1,1"]
    assert options(state) == {f"sun {cell}" for cell in around}
    assert "PB-4: refusal-occupied(cell=1,0)" in refused(state, "sun 1,0")
    assert "PB-4: refusal-sun-without-tile(cell=5,0)" in refused(state, "sun 5,0")
    assert "PB-4: refusal-put-a-sun" in refused(state, "sun 0,2 to 1,1")


def test_pb5_then_each_draws_two_tiles_and_the_start_player_begins() -> None:
    for players in (2, 3, 4):
        state = new(players)
        rng = fast_rng(5)
        while state.step in (Step.OPEN, Step.OPEN_SUN):
            assert all(state.hand_size(seat) == 0 for seat in range(players))
            state.play(state.actor, state.random_action(state.actor, rng))
        assert state.step == Step.LAY
        assert state.to_act() == state.first
        truth = GAME.trace(state)
        assert [len(hand) for hand in truth["hands"]] == [2] * players
        assert sum(len(pile) for pile in truth["piles"]) == 48 - 2 * players
        assert list(state.points) == [0] * players
