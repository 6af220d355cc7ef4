"""Who knows what: what each viewer may keep of a state, and random truths that fit it.

Unknown are the tiles of the piles not yet turned up, animals that lie face down and the others'
Natural Habitat cards. Tiles laid aside on piles 11 and 12 or in the box were seen by everybody,
and so is the last of the dealt piles by what is missing. What was never drawn lies in the box and
is not kept at all: it is whatever is nowhere else.
"""

from atoll.core.bits import BIT, full, popcount
from atoll.core.native import i64
from atoll.core.rng import Rng
from atoll.games.planet.components import (
    ANIMALS,
    DRAWN,
    EDGES,
    FACES,
    HABITATS,
    PILE,
    PILES,
    TILES,
)
from atoll.games.planet.position import NOTHING, PlanetPosition
from atoll.games.planet.verbs import OVER


def hide(state: PlanetPosition, viewer: i64) -> None:
    """Leave of the hidden tiles and cards only those the viewer knows for certain."""
    if state.round < PILES - 1:
        pile = state.round
        while pile < PILES:
            state.piles[pile] = 0
            pile += 1
    place: i64 = 0
    while place < DRAWN:
        if state.is_face_down(place):
            state.animals[place] = NOTHING
        place += 1
    seat: i64 = 0
    while seat < state.players:
        if seat != viewer and state.step != OVER:  # PL-17: revealed at the end
            state.habitats[seat] = NOTHING
        seat += 1


def fill(state: PlanetPosition, rng: Rng) -> None:
    """Deal what is unknown at random where something is missing."""
    fill_piles(state, rng)
    fill_animals(state, rng)
    if not state.beginner:
        fill_habitats(state, rng)


def fill_piles(state: PlanetPosition, rng: Rng) -> None:
    """Every tile nobody has seen lies in one of the closed piles."""
    unknown = unknown_tiles(state)
    pile = state.round
    while pile < PILES:
        while popcount(state.piles[pile]) < PILE:
            tile = rng.pick(unknown)
            unknown &= ~BIT[tile]
            state.piles[pile] |= BIT[tile]
        pile += 1


def unknown_tiles(state: PlanetPosition) -> i64:
    """The tiles whose place is not in this state."""
    known = state.offer | state.box
    for pile in state.piles:
        known |= pile
    face: i64 = 0
    while face < state.players * FACES:
        if state.laid[face] != NOTHING:
            known |= BIT[state.laid[face] // EDGES]
        face += 1
    return full(TILES) & ~known


def fill_animals(state: PlanetPosition, rng: Rng) -> None:
    """A card face down is any that does not lie open."""
    unknown = full(ANIMALS)
    for animal in state.animals:
        if animal != NOTHING:
            unknown &= ~BIT[animal]
    place: i64 = 0
    while place < DRAWN:
        if state.animals[place] == NOTHING:
            animal = rng.pick(unknown)
            unknown &= ~BIT[animal]
            state.animals[place] = animal
        place += 1


def fill_habitats(state: PlanetPosition, rng: Rng) -> None:
    """Another player's card is any but those known."""
    unknown = full(HABITATS)
    for habitat in state.habitats:
        if habitat != NOTHING:
            unknown &= ~BIT[habitat]
    seat: i64 = 0
    while seat < state.players:
        if state.habitats[seat] == NOTHING:
            habitat = rng.pick(unknown)
            unknown &= ~BIT[habitat]
            state.habitats[seat] = habitat
        seat += 1
