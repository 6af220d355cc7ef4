"""The advice: decided by one seat's knowledge, always legal, and with an eye for a good move."""

import pytest

from atoll.core.bits import mask_of
from atoll.core.native import i64, vec
from atoll.core.rng import fast_rng
from atoll.games.planet import GAME
from atoll.games.planet.components import DRAWN, INITIALS
from atoll.games.planet.fields import tile_of
from atoll.games.planet.state import PlanetState
from tests.games.planet.table import animal, new, paint, tile, winner, won

VARIANTS = list(GAME.variants())


def offer(state: PlanetState, *codes: str) -> None:
    """Put these tiles on offer."""
    state.offer = mask_of([tile(code, state) for code in codes])


def hold(state: PlanetState, letters: str) -> None:
    """Give each seat a Natural Habitat card."""
    state.habitats = vec[i64]([INITIALS.index(letter) for letter in letters])


def follow(state: PlanetState, seed: int = 1) -> int:
    """The seat whose turn it is does as advised; returns the tile it took."""
    seat = state.to_act()
    action = GAME.advice.rollout_action(state, seat, fast_rng(seed))
    state.apply(seat, action)
    return int(tile_of(action))


def last_to_place(name: str) -> PlanetState:
    """Two players, seat 1 about to place the last tile of round 3; this animal is all they see."""
    state = new()
    state.round = 3
    state.animals = vec[i64]([animal(name, state)] * DRAWN)
    hold(state, "GM")
    state.first, state.actor, state.turn = 0, 1, 1
    return state


# -- what it may know ----------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "options"), VARIANTS)
def test_advice_is_legal_and_the_same_for_all_truths_a_seat_cannot_tell_apart(
    players: int, options: dict[str, bool | str]
) -> None:
    state, rng = GAME.new(players, "advice", "default", **options), fast_rng(7)
    ply = 0
    while not state.is_over():
        seat = state.to_act()
        seen = state.seen_by(seat)
        worlds = [state, seen, *(seen.sample(rng) for _ in range(3))]
        advice = {GAME.advice.rollout_action(world, seat, fast_rng(ply)) for world in worlds}
        assert len(advice) == 1
        assert advice <= set(state.legal(seat))
        state.play(seat, state.random_action(seat, rng) if rng.below(2) else advice.pop())
        ply += 1


def test_advice_leaves_the_position_as_it_is() -> None:
    state = new(4)
    before = state.to_ints()
    GAME.advice.rollout_action(state, state.to_act(), fast_rng(1))
    assert state.to_ints() == before


# -- what it sees --------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(5))
def test_pl12_it_grows_the_region_that_wins_the_animal_of_the_round(seed: int) -> None:
    """Each has a forest of 4 that touches a glacier."""
    state = last_to_place("fox")
    paint(state, 0, {0: "FFFFG"})
    paint(state, 1, {0: "FFFFG"})
    offer(state, "OOOOD", "FFFFD", "OODOD")
    assert winner(state, "fox") is None
    follow(state, seed)
    assert won(state, 1) == ["fox"]


@pytest.mark.parametrize("seed", range(5))
def test_pl13_it_grows_a_region_without_touching_what_the_animal_shuns(seed: int) -> None:
    """The tile that has more forest than the rival needs shows a desert as well."""
    state = last_to_place("gorilla")
    paint(state, 0, {0: "FFFFG"})
    paint(state, 1, {0: "FFFFG"})
    offer(state, "FFFDD", "FFFMM", "OODOD")
    assert follow(state, seed) == tile("FFFMM")
    assert won(state, 1) == ["gorilla"]


@pytest.mark.parametrize("seed", range(5))
def test_pl11_it_parts_its_regions_for_an_animal_that_wants_most(seed: int) -> None:
    state = last_to_place("panda")
    paint(state, 0, {0: "FGFGG"})
    paint(state, 1, {0: "FGFGG"})
    offer(state, "FFFDD", "OOOMM", "FFFFG")
    follow(state, seed)
    assert won(state, 1) == ["panda"]


@pytest.mark.parametrize("seed", range(5))
def test_pl17_with_nothing_else_to_win_it_takes_the_tile_of_its_own_habitat(seed: int) -> None:
    state = last_to_place("fox")
    paint(state, 0, {0: "FFFFG", 1: "FFFFG", 2: "FFFFG", 3: "FFFFG", 4: "FFFFG"})
    paint(state, 1, {0: "OOOOG"})
    offer(state, "OOOOD", "MMMDD", "OODOD", "OOOMM")
    assert follow(state, seed) == tile("MMMDD")
