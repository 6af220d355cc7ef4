"""Law 9: undo never crosses new information or another seat's decision."""

from atoll import games
from atoll.core.state import State
from atoll.core.undo import learns_nothing, undo_point

GAME = games.find("moluku")


def play(state: State, count: int) -> tuple[list[State], list[tuple[int, int]]]:
    """Play the first legal action `count` times; the states before and the plies."""
    states, plies = [], []
    for _ in range(count):
        seat = int(state.to_act())
        action = int(state.legal(seat)[0])
        states.append(state.copy())
        plies.append((seat, action))
        state.apply(seat, action)
    return states, plies


def test_ones_own_last_action_can_be_taken_back_and_no_others() -> None:
    state = GAME.new(3, "undo")
    states, plies = play(state, 1)
    seat = plies[0][0]
    assert undo_point(states, plies, seat) == 0
    assert undo_point(states, plies, (seat + 1) % 3) == 1


def test_another_seats_decision_ends_undo() -> None:
    state = GAME.new(3, "undo")
    states, plies = play(state, 2)
    assert undo_point(states, plies, plies[0][0]) == 2


def test_several_own_actions_go_back_together() -> None:
    state = GAME.new(2, "undo")
    states, plies = play(state, 100)
    runs = [
        k for k in range(2, 100) if plies[k - 1][0] == plies[k - 2][0]
        and learns_nothing(states[k - 1], *plies[k - 1])
        and learns_nothing(states[k - 2], *plies[k - 2])
    ]  # fmt: skip
    assert runs
    for k in runs:
        assert undo_point(states[:k], plies[:k], plies[k - 1][0]) <= k - 2


def test_what_draws_on_chance_or_shows_hidden_cards_stays() -> None:
    state = GAME.new(4, "undo")
    while GAME.trace(state)["step"] != "pass":
        play(state, 1)
    states, plies = play(state, 8)
    assert not learns_nothing(states[-1], *plies[-1]), "the last to pass sees what comes to them"
    assert learns_nothing(states[0], *plies[0])
    two = GAME.new(2, "undo")
    while GAME.trace(two)["season"] == 1:
        states, plies = play(two, 1)
    assert not learns_nothing(states[-1], *plies[-1]), "cards came from the stock"
