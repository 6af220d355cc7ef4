"""PettingZoo's and Gymnasium's own test kits on every game."""

import warnings

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, render_test, seed_test

from atoll import games
from atoll.core.errors import BadSetup
from atoll.research.gymnasium import AgainstBots
from atoll.research.pettingzoo import env, raw_env

EXPECTED = (  # PettingZoo says these of every environment with a mask but its own
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be",
)


@pytest.mark.parametrize("name", games.names())
def test_pettingzoos_api_test_passes(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    with warnings.catch_warnings(record=True) as said:
        warnings.simplefilter("always")
        api_test(env(name, players=3), num_cycles=60)
    assert "Passed API test" in capsys.readouterr().out
    assert [str(w.message) for w in said if not str(w.message).startswith(EXPECTED)] == []


@pytest.mark.parametrize("name", games.names())
def test_pettingzoos_seed_test_passes(name: str) -> None:
    seed_test(lambda: env(name), num_cycles=40)


@pytest.mark.parametrize("name", games.names())
def test_pettingzoos_render_test_passes(name: str) -> None:
    render_test(lambda render_mode: env(name, render_mode=render_mode))


@pytest.mark.parametrize("name", games.names())
def test_gymnasiums_check_passes(name: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(AgainstBots(name, render_mode="ansi"), skip_render_check=True)


def test_the_mask_stands_in_observation_and_info_and_only_for_who_is_asked() -> None:
    table = env("moluku", players=4)
    table.reset(seed=1)
    observation, _, _, _, info = table.last()
    assert (observation["action_mask"] == info["action_mask"]).all()
    assert observation["action_mask"].any()
    for agent in table.agents:
        if agent != table.agent_selection:
            assert not table.observe(agent)["action_mask"].any()


def test_rewards_come_at_the_end_and_add_up_to_nothing() -> None:
    table = env("planet", players=3)
    table.reset(seed=2)
    total = dict.fromkeys(table.agents, 0.0)
    for agent in table.agent_iter():
        observation, reward, termination, truncation, _ = table.last()
        total[agent] += reward
        if termination or truncation:
            table.step(None)
        else:
            table.step(int(np.flatnonzero(observation["action_mask"])[0]))
    assert sum(total.values()) == pytest.approx(0)
    assert max(total.values()) > 0


def test_an_illegal_action_ends_the_game_for_its_agent() -> None:
    table = env("moluku")
    table.reset(seed=1)
    agent = table.agent_selection
    table.step(int(np.flatnonzero(table.observe(agent)["action_mask"] == 0)[0]))
    assert table.rewards[agent] == -1
    assert all(table.terminations.values())


def test_without_wrappers_an_illegal_action_is_refused_and_changes_nothing() -> None:
    table = raw_env("moluku")
    table.reset(seed=1)
    before = table.state()
    with pytest.raises(ValueError, match="not legal"):
        table.step(table.spaces.actions - 1)
    assert (table.state() == before).all()


def test_a_game_is_truncated_after_max_cycles() -> None:
    table = env("isla_bohnita", players=3, max_cycles=5)
    table.reset(seed=1)
    for _ in range(5):
        mask = table.observe(table.agent_selection)["action_mask"]
        table.step(int(np.flatnonzero(mask)[0]))
    assert all(table.truncations.values())
    assert not any(table.terminations.values())


def test_the_state_is_all_observations_together() -> None:
    table = raw_env("gipsy_king", players=3)
    table.reset(seed=1)
    assert table.state_space.contains(table.state())


def test_a_bad_set_up_is_refused_with_a_sentence() -> None:
    with pytest.raises(BadSetup, match="2 to 4 players"):
        env("planet", players=9)


def test_the_seat_against_bots_is_drawn_and_the_reward_is_the_games() -> None:
    table = AgainstBots("gipsy_king", bot="random")
    seats, results = set(), []
    for seed in range(8):
        observation, info = table.reset(seed=seed)
        seats.add(info["seat"])
        is_over = False
        while not is_over:
            action = np.int64(np.flatnonzero(observation["action_mask"])[0])
            observation, reward, is_over, _, _ = table.step(action)
        results.append(reward)
    assert seats == {0, 1}
    assert set(results) <= {-1.0, 0.0, 1.0}
    assert any(results)
