"""The reserve, the last round, the result, and the solo puzzle (PB-18 to PB-20, PB-22)."""

import pytest

from atoll.core.errors import BadSetup
from atoll.core.record import new_record, read, verify, write
from atoll.core.rng import fast_rng
from atoll.games.pelican_bay import GAME
from atoll.games.pelican_bay.components import TILES
from atoll.games.pelican_bay.fields import Step
from atoll.games.pelican_bay.state import PelicanState
from tests.games.pelican_bay.table import (
    OPENING,
    WATERS,
    area,
    do,
    hand,
    mark_by_hand,
    new,
    options,
    table,
)

SMALL_BEACH = ("0,0 BFFFFF", "0,1 FFFFFF")


def lay_any(state: PelicanState) -> None:
    """Lay a tile, stop, decline what is closed and put any sun."""
    do(state, sorted(options(state))[0])
    for text in ("stop", "decline"):
        if text in options(state):
            do(state, text)
    if state.step == Step.SUN:
        do(state, sorted(options(state))[0])


def test_pb18_when_the_piles_run_out_tiles_come_from_the_reserve() -> None:
    state = table(
        *OPENING,
        hands=("BBBBFF BBFFFF", "BBBFFF BBBWWW"),
        piles="FFFFFF",
        reserve="BBBBBF BBBBBW FWWWWW",
    )
    do(state, "lay 1,1 BBBBFF", "lay 2,0 BBFFFF", "sun 0,2")
    assert state.piles_out
    assert "FFFFFF" in hand(state, 0)
    assert len(hand(state, 0)) == 2
    assert len(GAME.trace(state)["reserve"]) == 2


def test_pb18_the_running_round_is_finished_and_the_start_player_opens_the_last() -> None:
    state = table(
        *WATERS,
        hands=("BWWWWW BBBBBF", "BBBWWW BBBBBW", "FFFWWW FFFFFW"),
        piles="FFFFFF",
        reserve="BBBBFF BBBBWW BBFFFF FFFFWW",
    )
    lay_any(state)
    assert state.piles_out
    assert (state.actor, state.last_round) == (1, False)
    lay_any(state)
    assert (state.actor, state.last_round) == (2, False)
    assert len(hand(state, 1)) == 2
    lay_any(state)
    assert (state.actor, state.last_round) == (0, True)


def test_pb18_the_last_round_is_one_turn_each_without_refill() -> None:
    state = table(
        *WATERS, hands=("BWWWWW BBBBBF", "BBBWWW BBBBBW"), reserve="BBBBFF BBBBWW BBFFFF FFFWWW"
    )
    state.last_round = True
    lay_any(state)
    assert (state.actor, len(hand(state, 0))) == (1, 1)
    lay_any(state)
    assert state.step == Step.OVER
    assert len(hand(state, 1)) == 1
    assert len(GAME.trace(state)["reserve"]) == 4


def test_pb18_in_the_last_round_marking_still_refills() -> None:
    state = table(*SMALL_BEACH, hands=("BFFWFF", "FFFFFW"), reserve="FFFFWW FFFWWW BBBBBF")
    state.last_round = True
    do(state, "lay 1,0 WFFBFF", "mark")
    assert (state.actor, state.step) == (0, Step.LAY)
    assert len(hand(state, 0)) == 2
    assert len(GAME.trace(state)["reserve"]) == 1


def test_pb19_if_the_reserve_runs_out_early_the_last_round_begins() -> None:
    """It is the second of three players who draws the last tile."""
    state = table(
        *WATERS,
        hands=("BBBBBF BBBBFF", "BBBWWW BBBBBW", "FFFWWW FFFFFW"),
        reserve="BBBBWW",
        actor=1,
    )
    do(state, sorted(options(state))[0], "stop")
    before, action = state.seen_by(2), state.legal(1)[0]
    state.apply(1, action)
    assert (state.actor, state.last_round) == (0, True)
    last = GAME.events(before, 1, action, state.seen_by(2))[-1]
    assert str(last).startswith("PB-19: event-last-round-early(")


def test_pb19_a_player_without_tiles_does_not_play() -> None:
    state = table(*WATERS, hands=("BWWWWW", "", "FFFWWW"), reserve="")
    state.last_round = True
    lay_any(state)
    assert state.actor == 2
    lay_any(state)
    assert state.step == Step.OVER


def test_pb19_a_start_player_without_tiles_does_not_open_the_last_round() -> None:
    state = table(*WATERS, hands=("BWWWWW", "FFFWWW FFFFFW"), reserve="")
    lay_any(state)
    assert (state.last_round, state.actor) == (True, 1)
    lay_any(state)
    assert state.step == Step.OVER


def test_pb19_without_tiles_for_a_bonus_turn_the_chain_ends() -> None:
    state = table(*SMALL_BEACH, hands=("BFFWFF", "FFFFFW"), reserve="")
    state.last_round = True
    do(state, "lay 1,0 WFFBFF", "mark")
    assert state.step == Step.SUN
    assert list(state.points) == [2, 0]


def test_pb20_tiles_in_hand_do_not_count_and_each_pelican_is_3_points() -> None:
    state = table(*WATERS, hands=("FFFFFF BBBBBF", "BBBBFF BBFFFF"), reserve="")
    state.last_round = True
    state.supply, state.pelicans[0], state.pelicans[1] = 4, 1, 2
    do(state, "pass", "pass")
    assert state.step == Step.OVER
    assert list(state.scores()) == [3, 6]
    assert [line.points for line in GAME.sheet(state)[1]] == [6]
    assert state.winners() == 0b10


def test_pb20_a_tie_is_shared() -> None:
    state = table(*WATERS, hands=("", "", ""), reserve="")
    for seat, points in enumerate((4, 7, 7)):
        state.points[seat] = points
    assert state.winners() == 0b110
    state.pelicans[0] = 1
    assert state.winners() == 0b111


def test_pb20_a_chain_that_ends_in_the_last_round_brings_its_pelicans_home() -> None:
    state = table(*WATERS, hands=("FFFFFF BBBBBF", "BBBBFF BBFFFF"), reserve="BBBFFF")
    state.last_round = True
    mark_by_hand(state, "0,0", 0)
    do(state, "pass", "sun 1,1", "pass")
    assert state.step == Step.OVER
    assert list(state.scores()) == [3 + 3, 0]


# -- solo --------------------------------------------------------------------------------------


def play_out(state: PelicanState, seed: int = 1) -> list[str]:
    """Play at random to the end; returns the actions."""
    rng = fast_rng(seed)
    texts = []
    while not state.is_over():
        action = state.random_action(0, rng)
        texts.append(GAME.text(state, 0, action))
        state.apply(0, action)
    return texts


def test_pb22_open_solo_offers_all_tiles_for_a_matching_opening() -> None:
    state = new(1, solo="open")
    assert (state.step, len(hand(state, 0))) == (Step.OPEN, TILES)
    do(state, "lay 0,0 WWWWWW")
    assert not any("FFFFFF" in text for text in options(state))
    do(state, "lay 1,0 FFWWFF")
    assert all(" 0,1 " in text for text in options(state))
    do(state, "lay 0,1 BBWWWW")
    assert (state.step, len(hand(state, 0))) == (Step.LAY, TILES - 3)
    assert GAME.trace(state)["piles"] == [[], [], []]


def test_pb22_drawn_solo_plays_with_a_hand_of_two() -> None:
    state = new(1, solo="drawn")
    rng = fast_rng(2)
    for _ in range(3):
        state.apply(0, state.random_action(0, rng))
    assert (state.step, len(hand(state, 0))) == (Step.LAY, 2)
    do(state, sorted(options(state))[0])
    assert (state.step, len(hand(state, 0))) == (Step.LAY, 2)
    assert GAME.trace(state)["suns"] == []


def test_pb22_the_result_is_the_largest_closed_area_of_each_terrain() -> None:
    state = table(*SMALL_BEACH, hands=("BFFWFF BBBBBF",))
    do(state, "lay 1,0 WFFBFF")
    assert GAME.trace(state)["result"] == {"water": 0, "beach": 2, "forest": 0}
    assert list(state.scores()) == [2]
    assert GAME.recount(state) == [2]
    assert area(state, "0,0", 0) == (2, 0)


def test_pb22_the_running_best_never_shrinks_and_the_sheet_shows_it() -> None:
    state = new(1, "a running best", "open")
    rng = fast_rng(3)
    best = [0, 0, 0]
    while not state.is_over():
        state.apply(0, state.random_action(0, rng))
        now = list(GAME.trace(state)["result"].values())
        assert all(old <= new_one for old, new_one in zip(best, now, strict=True))
        best = now
    lines = GAME.sheet(state)[0]
    assert [line.what.args["count"] for line in lines] == best
    assert [line.rule for line in lines] == ["PB-22"] * 3
    assert sum(line.points for line in lines) == max(best) > 0


def test_pb22_solo_ends_when_nothing_can_be_laid() -> None:
    state = table(*WATERS, hands=("BWWWWW BBBBBF",), reserve="")
    do(state, "lay 1,1 WBWWWW")
    assert state.step == Step.OVER
    for solo in ("drawn", "open"):
        played = new(1, "to the end", solo)
        play_out(played)
        assert played.step == Step.OVER
        assert played.bay_size + len(hand(played, 0)) + played.stock_size() == TILES


def test_pb22_who_can_lay_neither_tile_alone_swaps_both() -> None:
    state = table(*WATERS, hands=("FFFFFF BBBBBF",), piles="BBBBFF BBBWWW")
    do(state, "pass")
    assert hand(state, 0) == ["BBBBFF", "BBBWWW"]
    assert (state.step, state.actor) == (Step.LAY, 0)


def test_pb22_a_solo_record_can_be_shared_and_verified() -> None:
    setup = GAME.setup(1, "shared", "default", solo="open")
    state = GAME.start(setup)
    assert isinstance(state, PelicanState)
    record = new_record(GAME, setup, ["Ann"])
    record.actions = [(0, text) for text in play_out(state)]
    record.scores = list(state.scores())
    again = verify(read(write(record), GAME, "shared"), GAME, "shared")
    assert GAME.trace(again)["result"] == GAME.trace(state)["result"]


def test_pb22_open_tiles_are_for_one_player_only() -> None:
    with pytest.raises(BadSetup, match="PB-22"):
        GAME.new(2, "x", "default", solo="open")
