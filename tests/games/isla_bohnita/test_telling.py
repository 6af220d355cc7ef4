"""A game that random play with all laws on once stopped at."""

from pathlib import Path

from atoll.core import record
from atoll.core.knowledge_laws import Ply, leaks_in_telling
from atoll.core.rng import fast_rng
from atoll.games.isla_bohnita import GAME

FILE = Path(__file__).with_name("two_cards_leave_a_hand.atoll")
VIEWER = 1


def test_two_cards_that_leave_a_hand_together_may_have_stood_the_other_way_round() -> None:
    text = FILE.read_text(encoding="utf-8")
    plies = [
        (seat, action, state.copy())
        for seat, action, state in record.replay(
            record.read(text, GAME, FILE.name), GAME, FILE.name
        )
    ]
    (_, _, before), (seat, action, after) = plies[-2:]
    ply = Ply(before, seat, action, after)
    for number in range(20):
        assert leaks_in_telling(GAME, ply, VIEWER, fast_rng(number)) is None
