"""Observations and actions: what a seat knows and may do, and nothing else."""

from pathlib import Path

import numpy as np
import pytest

from atoll import games
from atoll.core.encoding import MOST
from atoll.core.rng import fast_rng
from atoll.core.state import State
from atoll.research.spaces import Spaces, spans
from atoll.research.tables import page

ROOT = Path(__file__).parents[2]
ACTIONS = 150  # of a game watched
VARIANTS = [
    pytest.param(game.name, players, options, id=f"{game.name}-{players}-{number}")
    for game in games.all_games()
    for number, (players, options) in enumerate(game.variants())
]


def positions(spaces: Spaces, seed: int) -> list[State]:
    """Positions of a random game; the last one is over if it ends soon enough."""
    state, rng = spaces.start(seed), fast_rng(seed)
    found = [state.copy()]
    while not state.is_over() and len(found) < ACTIONS:
        seat = state.to_act()
        state.play(seat, state.random_action(seat, rng))
        found.append(state.copy())
    return found


@pytest.mark.parametrize(("name", "players", "options"), VARIANTS)
def test_a_seat_observes_the_same_in_all_truths_it_cant_tell_apart(
    name: str, players: int, options: dict[str, bool | str]
) -> None:
    spaces, rng = Spaces(name, players, "default", **options), fast_rng(1)
    most = spaces.most()
    for state in positions(spaces, 5)[::3]:
        for seat in range(players):
            seen = state.seen_by(seat)
            observation = spaces.observe(seen)
            page = spaces.encoding.observe(seen, seat)
            end = spaces.encoding.write(seen, seat, page, 0)
            assert end == spaces.observation_size, "every number is written"
            assert (observation <= most).all()
            other = seen.sample(rng).seen_by(seat)
            assert (spaces.observe(other) == observation).all()
            assert (spaces.mask(other) == spaces.mask(seen)).all()
            written = spaces.encoding.observe(state, seat)
            assert list(written) == list(observation), "the truth gives the same numbers"


@pytest.mark.parametrize(("name", "players", "options"), VARIANTS)
def test_every_legal_action_has_a_number_and_every_number_of_the_mask_an_action(
    name: str, players: int, options: dict[str, bool | str]
) -> None:
    spaces = Spaces(name, players, "default", **options)
    for state in positions(spaces, 6)[:-1:3]:
        seat = int(state.to_act())
        seen = state.seen_by(seat)
        actions = [int(action) for action in seen.legal(seat)]
        numbers = [spaces.number(seen, action) for action in actions]
        assert set(numbers) == set(np.flatnonzero(spaces.mask(seen)))
        if name != "isla_bohnita":  # where copies of a bean make several ways to accept one
            assert len(set(numbers)) == len(numbers)
        for number in numbers:
            found = spaces.action(seen, number)
            assert found in actions
            assert spaces.number(seen, found) == number


@pytest.mark.parametrize("name", games.names())
def test_a_number_without_an_action_is_refused(name: str) -> None:
    spaces = Spaces(name)
    state = positions(spaces, 1)[10]
    seen = state.seen_by(state.to_act())
    closed = np.flatnonzero(spaces.mask(seen) == 0)
    for number in (-1, spaces.actions, int(closed[0]), int(closed[-1])):
        assert spaces.action(seen, number) == -1


@pytest.mark.parametrize("name", games.names())
def test_seats_are_counted_from_the_viewer(name: str) -> None:
    """A seat that acts is at place 0 for itself, at place 1 for its right neighbour."""
    spaces = Spaces(name, 3)
    for state in positions(spaces, 7)[:20]:
        if not state.is_over():
            seat = int(state.to_act())
            before = (seat - 1) % 3
            assert spaces.split(spaces.observe(state.seen_by(seat)))["acts"][0] == 1
            assert spaces.split(spaces.observe(state.seen_by(before)))["acts"][1] == 1


def test_fields_follow_each_other_and_fit_a_byte() -> None:
    for name in games.names():
        spaces = Spaces(name)
        end = 0
        for field, start, stop in spans(spaces.encoding.fields):
            assert start == end
            assert 1 <= field.most <= MOST
            end = stop
        assert end == spaces.observation_size


def test_gipsy_king_shows_open_land_and_takes_it_by_cell() -> None:
    spaces = Spaces("gipsy_king", 2)
    state = spaces.start(1)
    seat = int(state.to_act())
    before = spaces.split(spaces.observe(state.seen_by(seat)))
    cell = int(np.flatnonzero(before["open"])[0])
    state.play(seat, spaces.action(state.seen_by(seat), cell))
    after = spaces.split(spaces.observe(state.seen_by(seat)))
    assert after["caravans"][0].reshape(-1)[cell] == 1
    assert after["open"].reshape(-1)[cell] == 0
    assert before["wait"].reshape(-1)[cell] == 1
    assert after["wait"].reshape(-1)[cell] == 0


def test_the_page_of_spaces_is_what_the_games_say() -> None:
    told = (ROOT / "docs" / "research" / "spaces.md").read_text(encoding="utf-8")
    assert told == page(), (
        "write it anew: python -m atoll.research.tables > docs/research/spaces.md"
    )
