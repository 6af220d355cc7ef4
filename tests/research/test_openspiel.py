"""OpenSpiel's own tests and algorithms on every game."""

import random

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts, outcome_sampling_mccfr

import atoll.research.openspiel as adapter
from atoll import games

SHORT = [name for name in games.names() if name != "isla_bohnita"]


def play(state: adapter.AtollState, actions: int, seed: int) -> adapter.AtollState:
    """So many random actions on, and to the next decision."""
    chance = random.Random(seed)
    while not state.is_terminal() and (actions > 0 or state.is_chance_node()):
        if state.is_chance_node():
            state.apply_action(chance.randrange(adapter.OUTCOMES))
        else:
            state.apply_action(chance.choice(state.legal_actions()))
            actions -= 1
    return state


@pytest.mark.parametrize("name", SHORT)
def test_openspiels_random_simulation_test_passes(name: str) -> None:
    pyspiel.random_sim_test(
        pyspiel.load_game(f"python_atoll_{name}"), num_sims=1, serialize=False, verbose=False
    )


def test_openspiels_random_simulation_test_passes_with_serialisation() -> None:
    game = pyspiel.load_game("python_atoll_planet(players=3,hidden_animals=True)")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_openspiels_random_simulation_test_passes_for_la_isla_bohnita_without_island() -> None:
    game = pyspiel.load_game("python_atoll_isla_bohnita(players=2,island=False,extension=True)")
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("name", games.names())
def test_the_same_history_gives_the_same_state(name: str) -> None:
    state = play(pyspiel.load_game(f"python_atoll_{name}").new_initial_state(), 30, 1)
    twin = state.get_game().new_initial_state()
    for action in state.history():
        twin.apply_action(action)
    assert str(twin) == str(state)
    for player in range(state.num_players()):
        assert twin.information_state_string(player) == state.information_state_string(player)


@pytest.mark.parametrize("name", games.names())
def test_a_resampled_state_is_the_same_to_the_player_and_can_be_played(name: str) -> None:
    state = play(pyspiel.load_game(f"python_atoll_{name}").new_initial_state(), 20, 2)
    player = state.current_player()
    for number in range(3):
        other = state.resample_from_infostate(player, lambda number=number: number / 3)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.observation_string(player) == state.observation_string(player)
        assert other.legal_actions() == state.legal_actions()
        play(other, 5, number)


def test_players_who_saw_different_things_have_different_information_states() -> None:
    first = play(pyspiel.load_game("python_atoll_moluku").new_initial_state(), 0, 1)
    second = play(pyspiel.load_game("python_atoll_moluku").new_initial_state(), 0, 2)
    assert first.information_state_string(0) != second.information_state_string(0)


def test_what_a_clone_draws_is_decided_by_its_own_chance_nodes() -> None:
    """No state holds its future: after the same action two outcomes give different draws."""
    state = pyspiel.load_game("python_atoll_pelican_bay").new_initial_state()
    seen: set[str] = set()
    while not state.is_terminal() and len(seen) < 2:
        play(state, 0, 3)
        state.apply_action(state.legal_actions()[0])
        if state.is_chance_node():
            for outcome in range(8):
                clone = state.clone()
                for _ in range(adapter.NODES):
                    clone.apply_action(outcome)
                seen.add(str(clone))
    assert len(seen) > 1


def test_mcts_plays_a_game_that_hides_nothing() -> None:
    game = pyspiel.load_game("python_atoll_gipsy_king")
    chance = np.random.RandomState(1)
    bot = mcts.MCTSBot(game, 1.4, 6, mcts.RandomRolloutEvaluator(1, chance), random_state=chance)
    state = play(game.new_initial_state(), 60, 1)
    assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize("name", ["moluku", "planet", "pelican_bay"])
def test_ismcts_plays_games_that_hide_something(name: str) -> None:
    loaded = pyspiel.load_game(f"python_atoll_{name}")
    chance = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, chance)
    bot = ismcts.ISMCTSBot(loaded, evaluator, 1.4, 6, random_state=chance)
    state = play(loaded.new_initial_state(), 20, 1)
    assert bot.step(state) in state.legal_actions()


def test_outcome_sampling_goes_to_the_end_of_the_longest_game() -> None:
    """A history of La Isla Bohnita has more nodes than Python allows calls by default."""
    game = pyspiel.load_game("python_atoll_isla_bohnita")
    np.random.seed(1)
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
    with np.errstate(all="ignore"):  # the probability of a history this long is 0
        solver.iteration()
    assert len(solver._infostates) > 500


@pytest.mark.parametrize("name", games.names())
def test_the_information_state_tensor_is_the_observation_and_the_memory(name: str) -> None:
    state = play(pyspiel.load_game(f"python_atoll_{name}").new_initial_state(), 20, 2)
    for player in range(2):
        seen = state.observation_tensor(player)
        known = state.information_state_tensor(player)
        assert known[: len(seen)] == seen
        bits = np.array(known[len(seen) :], np.uint8)
        text = state.information_state_string(player)
        assert np.packbits(bits).tobytes().hex() == text.removeprefix(f"{player}:")


def test_an_option_is_a_parameter() -> None:
    game = pyspiel.load_game("python_atoll_moluku", {"players": 4, "teams": True})
    assert game.num_players() == 4
    assert "teams=True" in str(game)
