"""Positions of Planet built by hand."""

from collections.abc import Mapping
from typing import cast

from atoll.core.bits import BIT, full, members
from atoll.core.native import i64, vec
from atoll.games.planet import GAME
from atoll.games.planet.components import DRAWN, EDGES, FACES, HABITATS, INITIALS, NEAR, NOTHING
from atoll.games.planet.fields import place_action
from atoll.games.planet.state import PlanetState


def new(players: int = 2, seed: str = "table", **options: bool) -> PlanetState:
    """A new game."""
    return cast(PlanetState, GAME.new(players, seed, "default", **options))


def animal(name: str, state: PlanetState | None = None) -> int:
    """The number of an animal."""
    return (state or new()).printed.animal_names.index(name)


def tile(code: str, state: PlanetState | None = None) -> int:
    """The number of a tile."""
    return (state or new()).printed.tile_codes.index(code)


def border_of(land: int) -> int:
    """All areas next to one of these."""
    border = 0
    for area in members(land):
        border |= NEAR[area]
    return border


def paint(state: PlanetState, seat: int, faces: Mapping[int, str]) -> None:
    """Give a planet these areas by face, in the order of the edges; the other faces are bare."""
    lands = list(state.lands)
    lands[seat * HABITATS : (seat + 1) * HABITATS] = [0] * HABITATS
    for face, areas in faces.items():
        assert len(areas) == EDGES
        for edge, letter in enumerate(areas):
            lands[seat * HABITATS + INITIALS.index(letter)] |= BIT[face * EDGES + edge]
    state.lands = vec[i64](lands)
    state.borders = vec[i64]([border_of(land) for land in lands])
    free = list(state.free)
    free[seat] = full(FACES) & ~sum(BIT[face] for face in faces)
    state.free = vec[i64](free)


def show(state: PlanetState, round_number: int, *names: str) -> None:
    """Go to a round and make these its animals, all of them last in its column."""
    state.round = round_number
    numbers = [animal(name, state) for name in names]
    column = range(state.column_start(round_number), state.column_start(round_number + 1))
    laid_out = [number for number in state.animals if number not in numbers]
    unused = [a for a in range(45) if a not in numbers and a not in laid_out]
    laid_out = (laid_out + unused)[:DRAWN]
    assert len(names) == len(column)
    for place, number in zip(column, numbers, strict=True):
        laid_out[place] = number
    state.animals = vec[i64](laid_out)
    state.moved_size = 0


def winner(state: PlanetState, name: str) -> int | None:
    """Who is strictly ahead for an animal."""
    best = state.best_home(animal(name, state))
    return None if best == NOTHING else best


def names(state: PlanetState, animals: list[int]) -> list[str]:
    """Animals by name."""
    return [state.printed.animal_names[number] for number in animals]


def won(state: PlanetState, seat: int) -> list[str]:
    """The animals a seat has."""
    found: list[str] = GAME.trace(state)["won"][seat]
    return found


def place(state: PlanetState, code: str, face: int, rotation: int = 0) -> None:
    """The seat whose turn it is lays a tile."""
    state.apply(state.to_act(), place_action(tile(code, state), face, rotation))


def place_any(state: PlanetState) -> None:
    """The seat whose turn it is lays the first tile on its first free face."""
    state.apply(state.to_act(), state.legal(state.to_act())[0])


def play_round(state: PlanetState) -> None:
    """Everybody lays the first tile on their first free face."""
    for _ in range(state.players):
        place_any(state)


def play_to(state: PlanetState, round_number: int) -> None:
    """Play until a round begins."""
    while state.round < round_number:
        place_any(state)


def finish(state: PlanetState) -> None:
    """Play to the end."""
    while not state.is_over():
        place_any(state)
