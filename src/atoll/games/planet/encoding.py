"""Planet as numbers: the areas of every planet, the tiles on offer, the animals to come."""

from typing import Final, final

from atoll.core.bits import BIT, lowest, popcount
from atoll.core.encoding import Encoding, Field, Pen, from_viewer, relative
from atoll.core.native import i64
from atoll.core.state import State
from atoll.games.planet.components import (
    AREAS,
    DRAWN,
    EDGES,
    FACES,
    HABITATS,
    PILE,
    ROUNDS,
    TILES,
)
from atoll.games.planet.position import NOTHING, PlanetPosition
from atoll.games.planet.verbs import face_of, rotation_of, tile_of

KINDS: Final = 3  # what an animal asks for
CARD: Final = KINDS + 2 * HABITATS + 1  # the numbers of an animal
ANIMAL: Final = "most, touching or not touching; its habitat; the other one; rounds left + 1"


def fields(players: int) -> list[Field]:
    """What an observation shows, in order."""
    seats = (players,)
    return [
        Field("round", (ROUNDS,), "which round is played"),
        Field("first", seats, "who holds the first-player token"),
        Field("acts", seats, "who acts"),
        Field("turn", (1,), "tiles placed in this round", players),
        Field("offer", (PILE, EDGES, HABITATS), "tiles, the lowest first: habitats clockwise"),
        Field("habitats", (players, HABITATS), "the Natural Habitat cards known"),
        Field("free", (players, FACES), "faces still free"),
        Field("areas", (players, HABITATS, AREAS), "areas of each habitat; area face * 5 + edge"),
        Field("won", (players, HABITATS), "animals won, by habitat", DRAWN),
        Field("points", seats, "points as they can be counted now", 255),
        Field("animals", (DRAWN, CARD), f"as laid out: {ANIMAL}", ROUNDS),
        Field("moved", (DRAWN, CARD), "animals moved on to this round, in the same form", ROUNDS),
        Field("last_piles", (2, TILES), "tiles known to be in piles 11 and 12"),
    ]


def verbs() -> list[Field]:
    """The action space."""
    return [Field("place", (PILE, FACES, EDGES), "the slot of a tile, a face, a rotation")]


@final
class PlanetEncoding(Encoding):
    """The spaces for a number of players."""

    def __init__(self, state: PlanetPosition) -> None:
        super().__init__(fields(state.players), verbs())

    def write(self, seen: State, pen: Pen) -> None:
        """The round, the planets, then the animals."""
        assert isinstance(seen, PlanetPosition)
        pen.choice(seen.round - 1, ROUNDS)
        pen.choice(relative(seen, seen.first), seen.players)
        actor = seen.to_act()
        pen.choice(relative(seen, actor) if actor >= 0 else -1, seen.players)
        pen.count(seen.turn)
        write_offer(seen, pen)
        write_planets(seen, pen)
        write_animals(seen, pen)
        pen.members(seen.piles[ROUNDS - 2], TILES)
        pen.members(seen.piles[ROUNDS - 1], TILES)

    def number(self, seen: State, action: i64) -> i64:
        """By the slot of the tile on offer."""
        assert isinstance(seen, PlanetPosition)
        slot = popcount(seen.offer & (BIT[tile_of(action)] - 1))
        return (slot * FACES + face_of(action)) * EDGES + rotation_of(action)


def write_offer(seen: PlanetPosition, pen: Pen) -> None:
    """The tiles on offer, the lowest first; empty slots are zeros."""
    offer = seen.offer
    slot: i64 = 0
    while slot < PILE:
        edge: i64 = 0
        while edge < EDGES:
            habitat: i64 = -1
            if offer != 0:
                habitat = seen.printed.habitat_at(lowest(offer), 0, edge)
            pen.choice(habitat, HABITATS)
            edge += 1
        offer &= offer - 1
        slot += 1


def write_planets(seen: PlanetPosition, pen: Pen) -> None:
    """What each seat has, kind after kind."""
    place: i64 = 0
    while place < seen.players:
        pen.choice(seen.habitats[from_viewer(seen, place)], HABITATS)
        place += 1
    place = 0
    while place < seen.players:
        pen.members(seen.free[from_viewer(seen, place)], FACES)
        place += 1
    place = 0
    while place < seen.players:
        seat = from_viewer(seen, place)
        habitat: i64 = 0
        while habitat < HABITATS:
            pen.members(seen.land(seat, habitat), AREAS)
            habitat += 1
        place += 1
    place = 0
    while place < seen.players:
        write_won(seen, from_viewer(seen, place), pen)
        place += 1
    scores = seen.scores()
    place = 0
    while place < seen.players:
        pen.count(scores[from_viewer(seen, place)])
        place += 1


def write_won(seen: PlanetPosition, seat: i64, pen: Pen) -> None:
    """How many animals of each habitat a seat has."""
    habitat: i64 = 0
    while habitat < HABITATS:
        count: i64 = 0
        animals = seen.won[seat]
        while animals != 0:
            if seen.printed.home(lowest(animals)) == habitat:
                count += 1
            animals &= animals - 1
        pen.count(count)
        habitat += 1


def write_animals(seen: PlanetPosition, pen: Pen) -> None:
    """The animals still to be awarded, those of past rounds being zeros."""
    column = seen.round
    place = seen.column_start(column)
    pen.skip(place * CARD)
    while place < DRAWN:
        while place >= seen.column_start(column + 1):
            column += 1
        write_animal(seen, seen.animals[place], column - seen.round + 1, pen)
        place += 1
    place = 0
    while place < DRAWN:
        if place < seen.moved_size:
            write_animal(seen, seen.moved[place], 1, pen)
        else:
            pen.skip(CARD)
        place += 1


def write_animal(seen: PlanetPosition, animal: i64, rounds: i64, pen: Pen) -> None:
    """What an animal asks for and how soon it is awarded; one face down shows only that."""
    if animal == NOTHING:
        pen.skip(CARD - 1)
    else:
        pen.choice(seen.printed.kind(animal), KINDS)
        pen.choice(seen.printed.home(animal), HABITATS)
        pen.choice(seen.printed.other(animal), HABITATS)
    pen.count(rounds)
