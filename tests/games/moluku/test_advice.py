"""What cards are worth, and the rollout policy of the search with two players."""

import pytest

from atoll.core.bits import BIT, lowest, members
from atoll.core.native import i64, vec
from atoll.core.rng import fast_rng
from atoll.games.moluku import GAME
from atoll.games.moluku.advice import best_answer, chooses_first, most_contested, nth_best
from atoll.games.moluku.components import (
    CHILL,
    COLOURED,
    WEDDING,
    island_score,
    larder_of,
    points_added,
)
from atoll.games.moluku.declaration import card_code
from atoll.games.moluku.fields import Do, Step
from tests.games.moluku.table import CODES, cards, new, table


@pytest.mark.parametrize("seed", range(8))
def test_who_chooses_first_is_told_before_the_card_is_played(seed: int) -> None:
    state, rng, compared = new(2, str(seed)), fast_rng(seed), 0
    while not state.is_over():
        seat = state.to_act()
        is_answer = state.step == Step.PLAY and state.turn == 1
        if is_answer and not state.table & cards("wedding chill"):
            for card in members(state.playable(state.hands[seat])):
                if card not in {WEDDING, CHILL}:
                    after = state.copy()
                    after.play(seat, Do.PLAY + card)
                    first = chooses_first(state, card, state.cards[1 - seat])
                    assert first == (after.to_act() == seat)
                    compared += 1
        state.play(seat, state.random_action(seat, rng))
    assert compared > 50


def test_of_two_cards_the_one_worth_most_to_both_is_taken() -> None:
    state = table("G3", "G10", islands={1: "R8 B4"})  # a fish fills the rival's hut
    assert card_code(int(most_contested(state, cards("G3 R10")))) == "G3"


def test_a_trick_is_won_to_keep_a_card_from_the_rival() -> None:
    state = table("G2 R2", "G9 G1 B3", islands={0: "B8 B4 B7"})  # a fish fills the rival's hut
    state.play(0, Do.PLAY + CODES["G2"])
    answer = best_answer(state, 1, state.playable(state.hands[1]), fast_rng(1))
    assert card_code(int(answer)) == "G9"
    assert GAME.advice.for_search().rollout_action(state, 1, fast_rng(1)) == Do.PLAY + answer
    assert GAME.advice.rollout_action(state, 1, fast_rng(1)) == Do.PLAY + CODES["G1"]


def test_a_wedding_is_left_to_the_usual_policy() -> None:
    state, rng = table("wedding G1 G2", "G9 G4 B3"), fast_rng(1)
    state.play(0, Do.PLAY + lowest(cards("wedding")))
    advice = GAME.advice.for_search()
    chosen = {int(advice.rollout_action(state, 1, rng)) for _ in range(20)}
    assert chosen <= {int(action) for action in state.legal(1)}
    assert chosen == {int(GAME.advice.rollout_action(state, 1, rng)) for _ in range(20)}


@pytest.mark.parametrize("seed", range(4))
def test_what_a_card_adds_is_the_difference_of_two_islands(seed: int) -> None:
    printed, rng = new().printed, fast_rng(seed)
    island = 0
    for _ in range(14):
        for card in range(COLOURED):
            if not island & BIT[card]:
                added = points_added(larder_of(island, printed), printed.picture(card), printed)
                gained = island_score(island | BIT[card], printed) - island_score(island, printed)
                assert added == gained
        island |= BIT[rng.below(COLOURED)]


def test_one_more_worth_is_counted_at_its_place() -> None:
    for others in ([], [5], [5, 5], [9, 5, 2]):
        for own in (1, 2, 5, 7, 9, 10):
            ranked = sorted([*others, own], reverse=True)
            worths = vec[i64](others)
            assert [nth_best(worths, own, place) for place in range(len(ranked))] == ranked
