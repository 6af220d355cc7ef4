"""What each seat knows, exactly: every possible world can come and no known fact varies."""

from collections import defaultdict
from typing import cast

import pytest

from atoll.core.bits import members
from atoll.core.rng import fast_rng
from atoll.core.state import SPECTATOR
from atoll.games.planet import GAME
from atoll.games.planet.state import PlanetState
from tests.games.planet.table import new, play_to

SAMPLES = 400


def worlds(state: PlanetState, viewer: int) -> list[PlanetState]:
    """Truths the viewer can't tell apart."""
    seen, rng = state.seen_by(viewer), fast_rng(1)
    return [cast(PlanetState, seen.sample(rng)) for _ in range(SAMPLES)]


def test_pl4_anothers_card_may_be_any_but_ones_own() -> None:
    state = new(3)
    found: dict[int, set[int]] = defaultdict(set)
    for world in worlds(state, 0):
        for seat in range(3):
            found[seat].add(world.habitats[seat])
        assert len(set(world.habitats)) == 3
    assert found[0] == {state.habitats[0]}
    assert found[1] == found[2] == set(range(5)) - found[0]


def test_pl4_a_spectator_knows_no_card() -> None:
    state = new(3)
    for seat in range(3):
        assert {world.habitats[seat] for world in worlds(state, SPECTATOR)} == set(range(5))
    assert GAME.view(state.seen_by(SPECTATOR))["habitats"] == [None] * 3


def test_pl2_an_unseen_tile_may_lie_in_any_closed_pile() -> None:
    state = new(4)
    play_to(state, 6)
    unseen = {tile for pile in range(6, 10) for tile in members(state.piles[pile])}
    found: dict[int, set[int]] = defaultdict(set)
    for world in worlds(state, 1):
        for pile in range(6, 10):
            assert len(members(world.piles[pile])) == 5
            found[pile].update(members(world.piles[pile]))
    assert all(found[pile] == unseen for pile in range(6, 10))


def test_pl2_the_piles_still_closed_are_not_in_what_a_seat_sees() -> None:
    state = new(4)
    play_to(state, 6)
    seen = cast(PlanetState, state.seen_by(1))
    assert list(seen.piles[6:10]) == [0, 0, 0, 0]
    assert GAME.view(seen)["piles"][6] == {"size": 5, "tiles": None}


def test_pl2_the_last_dealt_pile_is_known_by_what_is_missing() -> None:
    state = new(3)
    play_to(state, 8)
    assert GAME.view(state.seen_by(0))["piles"][9]["tiles"] is None
    play_to(state, 9)
    assert GAME.view(state.seen_by(0))["piles"][9]["tiles"] is not None
    assert {world.piles[9] for world in worlds(state, 0)} == {state.piles[9]}


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_pl7_tiles_laid_aside_are_remembered_by_all(viewer: int) -> None:
    state = new(2)
    play_to(state, 6)
    assert min(state.piles[10], state.piles[11], state.box) > 0
    for world in worlds(state, viewer)[:50]:
        assert world.piles[10] == state.piles[10]
        assert world.piles[11] == state.piles[11]
        assert world.box == state.box


def test_pl21_a_hidden_animal_may_be_any_that_does_not_lie_open() -> None:
    state = new(2, hidden_animals=True)
    play_to(state, 4)
    hidden = [place for place in range(20) if state.is_face_down(place)]
    assert hidden == [place for place in range(1, 20, 2) if 3 + place // 2 > 5]
    lying_open = {state.animals[place] for place in range(20) if place not in hidden}
    found: dict[int, set[int]] = defaultdict(set)
    for world in worlds(state, 0):
        assert len(set(world.animals)) == 20
        for place in range(20):
            found[place].add(world.animals[place])
    assert set().union(*(found[place] for place in hidden)) == set(range(45)) - lying_open
    assert all(len(found[place]) > 20 for place in hidden)
    assert all(len(found[place]) == 1 for place in range(20) if place not in hidden)


def test_pl3_open_animals_are_known_to_all() -> None:
    state = new(4)
    assert {tuple(world.animals) for world in worlds(state, 2)[:30]} == {tuple(state.animals)}


def test_pl18_points_that_hang_on_an_unknown_card_are_not_shown() -> None:
    state = new(2, seed="points")
    play_to(state, 12)
    points = GAME.view(state.seen_by(0))["points"]
    assert points[0] == state.scores()[0]
    assert points[1] is None
    assert None not in GAME.view(new(2, beginner=True).seen_by(0))["points"]
