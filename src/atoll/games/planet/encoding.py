"""Planet as numbers: the declared fields, the tiles on offer, the animals to come, actions."""

from typing import Final, final

from atoll.core.bits import BIT, lowest, popcount
from atoll.core.encoding import (
    Field,
    seat_from,
    write_choice,
    write_count,
    write_members,
)
from atoll.core.native import i64, u8, vec
from atoll.core.state import State
from atoll.games.planet.components import (
    DRAWN,
    EDGES,
    FACES,
    HABITATS,
    NOTHING,
    PILE,
    ROUNDS,
    TILES,
)
from atoll.games.planet.declaration import FIELDS
from atoll.games.planet.fields import PlanetSpaces, face_of, rotation_of, tile_of
from atoll.games.planet.state import PlanetState, known_animal, known_habitat, known_score

KINDS: Final = 3  # what an animal asks for
CARD: Final = KINDS + 2 * HABITATS + 1  # the numbers of an animal
ANIMAL: Final = "most, touching or not touching; its habitat; the other one; rounds left + 1"


def parts(players: int) -> list[Field]:
    """What an observation shows besides the declared fields, in order."""
    return [
        Field("offer", (PILE, EDGES, HABITATS), "tiles, the lowest first: habitats clockwise"),
        Field("habitats", (players, HABITATS), "the Natural Habitat cards known"),
        Field("points", (players,), "points as they can be counted now", 255),
        Field("animals", (DRAWN, CARD), f"as laid out: {ANIMAL}", ROUNDS),
        Field("moved", (DRAWN, CARD), "animals moved on to this round, in the same form", ROUNDS),
        Field("last_piles", (2, TILES), "tiles known to be in piles 11 and 12"),
    ]


@final
class PlanetEncoding(PlanetSpaces):
    """The spaces for a number of players."""

    def __init__(self, state: PlanetState) -> None:
        place = Field("place", (PILE, FACES, EDGES), "the slot of a tile, a face, a rotation")
        super().__init__(FIELDS.observation(state) + parts(int(state.players)), [place])

    def write(self, state: State, viewer: i64, page: vec[u8], at: i64) -> i64:
        """The declared fields, then what is not told by a field alone."""
        assert isinstance(state, PlanetState)
        at = super().write(state, viewer, page, at)
        at = write_offer(state, page, at)
        for place in range(state.players):
            seat = seat_from(viewer, place, state.players)
            at = write_choice(page, at, known_habitat(state, seat, viewer), HABITATS)
        for place in range(state.players):
            seat = seat_from(viewer, place, state.players)
            at = write_count(page, at, known_score(state, seat, viewer))
        at = write_animals(state, page, at)
        at = write_members(page, at, state.piles[ROUNDS - 2], TILES)
        return write_members(page, at, state.piles[ROUNDS - 1], TILES)

    def numbers(self, state: State, viewer: i64, actions: vec[i64]) -> vec[i64]:
        """By the slot of the tile on offer."""
        assert isinstance(state, PlanetState)
        out = actions[:]
        tile: i64 = -1
        start: i64 = 0
        for at in range(i64(len(actions))):
            action = actions[at]
            if tile_of(action) != tile:  # a list has all actions of a tile in a row
                tile = tile_of(action)
                start = popcount(state.offer & (BIT[tile] - 1)) * FACES * EDGES
            out[at] = start + face_of(action) * EDGES + rotation_of(action)
        return out


def write_offer(state: PlanetState, page: vec[u8], at: i64) -> i64:
    """The tiles on offer, the lowest first; empty slots are zeros."""
    end = at + PILE * EDGES * HABITATS
    offer = state.offer
    while offer != 0:
        tile = lowest(offer)
        offer &= offer - 1
        for edge in range(EDGES):
            at = write_choice(page, at, state.printed.habitat_at(tile, 0, edge), HABITATS)
    return end


def write_animals(state: PlanetState, page: vec[u8], at: i64) -> i64:
    """The animals still to be awarded, those of past rounds being zeros; then those moved on."""
    column = state.round
    for place in range(state.column_start(column), DRAWN):
        while place >= state.column_start(column + 1):
            column += 1
        rounds = column - state.round + 1
        write_animal(state, known_animal(state, place), rounds, page, at + place * CARD)
    at += DRAWN * CARD
    for place in range(state.moved_size):
        write_animal(state, state.moved[place], 1, page, at + place * CARD)
    return at + DRAWN * CARD


def write_animal(state: PlanetState, animal: i64, rounds: i64, page: vec[u8], at: i64) -> None:
    """What an animal asks for and how soon it is awarded; one face down shows only that."""
    if animal != NOTHING:
        write_choice(page, at, state.printed.kind(animal), KINDS)
        write_choice(page, at + KINDS, state.printed.home(animal), HABITATS)
        write_choice(page, at + KINDS + HABITATS, state.printed.other(animal), HABITATS)
    write_count(page, at + CARD - 1, rounds)
