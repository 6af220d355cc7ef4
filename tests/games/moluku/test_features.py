"""What a value network is told of the hands, and at which positions it is asked."""

from typing import cast

from atoll.core.bits import popcount
from atoll.core.network import Active
from atoll.core.rng import fast_rng
from atoll.games.moluku import GAME
from atoll.games.moluku.advice import UNSETTLED
from atoll.games.moluku.components import SUIT
from atoll.games.moluku.encoding import ABOVE, GAINS, may_hold
from atoll.games.moluku.fields import Do, Step
from atoll.games.moluku.state import MolukuState
from tests.games.moluku.table import CODES, cards, finish_season, new, table

PASSED = 2
DRAWN = 4


def listed(state: MolukuState, viewer: int, name: str) -> list[int]:
    """The active features of one name, counted from its first."""
    features, active = GAME.features(state), Active()
    features.write(state.seen_by(viewer), active)
    start = 0
    for field in features.layout:
        if field.name == name:
            places = (int(active.places[at]) for at in range(int(active.size)))
            return sorted(place - start for place in places if 0 <= place - start < field.size())
        start += int(field.size())
    raise AssertionError(name)


def held(state: MolukuState, viewer: int, seat: int) -> int:
    """The cards that a viewer takes to be in a hand."""
    return int(may_hold(cast(MolukuState, state.seen_by(viewer)), seat))


def test_a_card_ranks_by_the_higher_ones_elsewhere() -> None:
    state = table("G9 G2", "B1 B2", islands={0: "G11"})
    assert listed(state, 0, "ranks") == [ABOVE + 1, ABOVE + ABOVE - 1]  # under G10; under seven
    state = table("G9 G2", "B1 B2", trump="green")
    assert listed(state, 0, "ranks") == [2, ABOVE - 1]


def test_panku_cards_of_the_own_hand_are_listed_singly() -> None:
    state = table("chief lizard", "B1 B2")
    assert listed(state, 0, "panku") == [0, 2]
    assert listed(state, 1, "panku") == []


def test_an_island_wants_what_adds_points() -> None:
    state = table("G2 R2", "G1 B3", islands={0: "B8 B4 B7"})  # a fish completes the hut
    fish, seat = 1, 0
    before = 6  # rice + pineapple; all three are 15 (MO-14)
    assert seat * 7 * GAINS + fish * GAINS + (15 - before) // 2 in listed(state, 0, "wants")


def test_a_colour_shown_to_be_lacking_is_known_to_the_others() -> None:
    state = table("G9 G2", "B1 B2")
    state.play(0, Do.PLAY + CODES["G9"])
    state.play(1, Do.PLAY + CODES["B1"])
    assert int(state.voids[1]) & int(SUIT[0]) == int(SUIT[0])
    assert listed(state, 0, "void") == [4]  # the rival's, one colour that is not trump
    assert listed(state, 1, "void") == []


def test_the_cards_another_took_up_are_taken_to_be_in_hand() -> None:
    """All of a hand but what was passed or drawn; nothing in the first season."""
    for players, unknown in ((4, PASSED), (2, DRAWN)):
        state, rng = new(players, "held"), fast_rng(1)
        assert held(state, 0, 1) == 0
        finish_season(state)
        while state.step != Step.PLAY:
            state.play(state.to_act(), state.random_action(state.to_act(), rng))
        for _ in range(60):
            for viewer in range(players):
                assert held(state, viewer, viewer) == state.hands[viewer]
                for seat in range(players):
                    missed = state.hands[seat] & ~held(state, viewer, seat)
                    assert popcount(missed) <= unknown
            seat = state.to_act()
            state.play(seat, state.random_action(seat, rng))


def test_the_last_tricks_of_a_season_are_played_out() -> None:
    state, rng = new(4, "settled"), fast_rng(2)
    while not state.is_over():
        seat = state.to_act()
        between = state.step == Step.PLAY and state.turn == 0
        expected = between and state.hand_size[seat] >= UNSETTLED
        is_season = state.step == Step.NAME_BY_TOTAL
        assert GAME.advice.is_settled(state, seat) == (expected or is_season)
        state.play(seat, state.random_action(seat, rng))


def test_cards_on_the_table_are_in_no_hand() -> None:
    state = table("G9 G2", "G10 B2")
    assert listed(state, 0, "ranks")[0] == ABOVE + 2
    state.play(0, Do.PLAY + CODES["G2"])
    state.play(1, Do.PLAY + CODES["G10"])
    assert state.table == cards("G2 G10")
    assert listed(state, 0, "ranks") == [ABOVE + 1]
