"""Environments by the names that libraries look for, copied, written to files, and refusing."""

import copy
import pickle
from typing import Any

import gymnasium
import numpy as np
import pytest

import atoll.research
import atoll.research.gymnasium as adapter
from atoll import games
from atoll.research.pettingzoo import AtollEnv


def make(name: str, **options: Any) -> adapter.AgainstBots:
    """A game by its id, without wrappers."""
    found = gymnasium.make(adapter.environment_id(name), bot="random", **options).unwrapped
    assert isinstance(found, adapter.AgainstBots)
    return found


def test_the_ids_are_those_of_the_page() -> None:
    ids = [adapter.environment_id(name) for name in games.names()]
    assert ids == [
        "atoll/GipsyKing-v1", "atoll/IslaBohnita-v1", "atoll/Moluku-v1", "atoll/PelicanBay-v1",
        "atoll/Planet-v1",
    ]  # fmt: skip
    assert set(ids) <= set(gymnasium.registry)


def test_gymnasium_imports_the_module_that_stands_before_the_id() -> None:
    table = gymnasium.make("atoll.research.gymnasium:atoll/Moluku-v1", players=3)
    assert table.reset(seed=1)[1]["seat"] in range(3)


@pytest.mark.parametrize("name", games.names())
def test_a_game_made_by_its_id_masks_its_actions(name: str) -> None:
    table = make(name)
    observation, _ = table.reset(seed=1)
    assert table.action_masks().dtype == bool
    assert (table.action_masks() == observation["action_mask"]).all()


def go_on(table: adapter.AgainstBots) -> list[float]:
    """What the next decisions show, the lowest legal action being taken each time."""
    out = []
    for _ in range(8):
        observation, reward, is_over, *_ = table.step(np.flatnonzero(table.action_masks())[0])
        out += [*observation["observation"].tolist(), float(reward)]
        if is_over:
            table.reset()
    return out


@pytest.mark.parametrize("name", games.names())
def test_copies_of_a_game_against_bots_go_on_alike(name: str) -> None:
    table = make(name)
    table.reset(seed=2)
    twins = [copy.deepcopy(table), pickle.loads(pickle.dumps(table))]
    shown = go_on(table)
    assert [go_on(twin) for twin in twins] == [shown, shown]


@pytest.mark.parametrize("name", games.names())
def test_copies_of_a_pettingzoo_environment_go_on_alike(name: str) -> None:
    module = getattr(atoll.research, f"{name}_v1")
    table = module.env(players=3)
    table.reset(seed=3)
    twins = [copy.deepcopy(table), pickle.loads(pickle.dumps(table))]
    shown = []
    for each in (table, *twins):
        for _ in range(12):
            each.step(int(each.last()[0]["action_mask"].argmax()))
        shown.append(each.state().tolist())
    assert shown[0] == shown[1] == shown[2]


def test_a_game_that_has_not_begun_can_be_copied() -> None:
    assert isinstance(copy.deepcopy(make("moluku")), adapter.AgainstBots)
    assert pickle.loads(pickle.dumps(atoll.research.moluku_v1.raw_env())).spaces.players == 2


def test_modules_are_those_of_the_games() -> None:
    from atoll.research import planet_v1

    assert isinstance(planet_v1.raw_env(), AtollEnv)
    assert planet_v1 is atoll.research.planet_v1
    with pytest.raises(ImportError):
        from atoll.research import checkers_v1  # noqa: F401


WRONG = [
    (None, "player_. is still playing"),
    (-1, "action -1 is out of range: they go from 0 to"),
    (10**6, "action 1000000 is out of range"),
    (np.array([1]), r"one whole number, not a ndarray of shape \(1,\)"),
    (1.0, "one whole number, not a float"),
    (True, "one whole number, not a bool"),
]


@pytest.mark.parametrize(("action", "why"), WRONG)
def test_what_is_no_action_is_refused_with_a_sentence(action: Any, why: str) -> None:
    table = atoll.research.moluku_v1.raw_env()
    table.reset(seed=1)
    before = table.state()
    with pytest.raises(ValueError, match=why):
        table.step(action)
    assert (table.state() == before).all()
    if action is not None:
        alone = make("moluku")
        alone.reset(seed=1)
        with pytest.raises(ValueError, match=why):
            alone.step(action)
