"""Planet as numbers: observation, actions and the features of a network."""

from typing import Final, final

from atoll.core import encoding
from atoll.core.bits import BIT, members, popcount
from atoll.core.encoding import Field
from atoll.core.features import Features, lead_of
from atoll.core.native import i64, u8, vec
from atoll.core.network import Active
from atoll.core.state import State
from atoll.core.vectors import filled
from atoll.games.planet import components as pl
from atoll.games.planet.declaration import FIELDS
from atoll.games.planet.fields import PlanetSpaces, face_of, rotation_of, tile_of
from atoll.games.planet.state import (
    PlanetState,
    animal_points,
    known_animal,
    known_habitat,
    known_score,
)

KINDS: Final = 3  # what an animal asks for
CARD: Final = KINDS + 2 * pl.HABITATS + 1  # the numbers of an animal
ANIMAL: Final = "most, touching or not touching; its habitat; the other one; rounds left + 1"


def parts(players: int) -> list[Field]:
    """What an observation shows besides the declared fields, in order."""
    return [
        Field(
            "offer", (pl.PILE, pl.EDGES, pl.HABITATS), "tiles, the lowest first: habitats clockwise"
        ),
        Field("habitats", (players, pl.HABITATS), "the Natural Habitat cards known"),
        Field("points", (players,), "points as they can be counted now", 255),
        Field("animals", (pl.DRAWN, CARD), f"as laid out: {ANIMAL}", pl.ROUNDS),
        Field(
            "moved", (pl.DRAWN, CARD), "animals moved on to this round, in the same form", pl.ROUNDS
        ),
        Field("last_piles", (2, pl.TILES), "tiles known to be in piles 11 and 12"),
    ]


@final
class PlanetEncoding(PlanetSpaces):
    """The spaces for a number of players."""

    def __init__(self, state: PlanetState) -> None:
        place = Field(
            "place", (pl.PILE, pl.FACES, pl.EDGES), "the slot of a tile, a face, a rotation"
        )
        super().__init__(FIELDS.observation(state) + parts(int(state.players)), [place])

    def write(self, state: State, viewer: i64, page: vec[u8], at: i64) -> i64:
        """The declared fields, then what is not told by a field alone."""
        assert isinstance(state, PlanetState)
        at = super().write(state, viewer, page, at)
        at = write_offer(state, page, at)
        for place in range(state.players):
            seat = encoding.seat_from(viewer, place, state.players)
            at = encoding.write_choice(page, at, known_habitat(state, seat, viewer), pl.HABITATS)
        for place in range(state.players):
            seat = encoding.seat_from(viewer, place, state.players)
            at = encoding.write_count(page, at, known_score(state, seat, viewer))
        at = write_animals(state, page, at)
        at = encoding.write_members(page, at, state.piles[pl.ROUNDS - 2], pl.TILES)
        return encoding.write_members(page, at, state.piles[pl.ROUNDS - 1], pl.TILES)

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
                start = popcount(state.offer & (BIT[tile] - 1)) * pl.FACES * pl.EDGES
            out[at] = start + face_of(action) * pl.EDGES + rotation_of(action)
        return out


def write_offer(state: PlanetState, page: vec[u8], at: i64) -> i64:
    """The tiles on offer, the lowest first; empty slots are zeros."""
    end = at + pl.PILE * pl.EDGES * pl.HABITATS
    for tile in members(state.offer):
        for edge in range(pl.EDGES):
            at = encoding.write_choice(
                page, at, state.printed.habitat_at(tile, 0, edge), pl.HABITATS
            )
    return end


def write_animals(state: PlanetState, page: vec[u8], at: i64) -> i64:
    """The animals still to be awarded, those of past rounds being zeros; then those moved on."""
    column = state.round
    for place in range(state.column_start(column), pl.DRAWN):
        while place >= state.column_start(column + 1):
            column += 1
        rounds = column - state.round + 1
        write_animal(state, known_animal(state, place), rounds, page, at + place * CARD)
    at += pl.DRAWN * CARD
    for place in range(state.moved_size):
        write_animal(state, state.moved[place], 1, page, at + place * CARD)
    return at + pl.DRAWN * CARD


def write_animal(state: PlanetState, animal: i64, rounds: i64, page: vec[u8], at: i64) -> None:
    """What an animal asks for and how soon it is awarded; one face down shows only that."""
    if animal != pl.NOTHING:
        encoding.write_choice(page, at, state.printed.kind(animal), KINDS)
        encoding.write_choice(page, at + KINDS, state.printed.home(animal), pl.HABITATS)
        encoding.write_choice(
            page, at + KINDS + pl.HABITATS, state.printed.other(animal), pl.HABITATS
        )
    encoding.write_count(page, at + CARD - 1, rounds)


# -- what a value network is told: who leads for which animal, and points ----------------------


WORTHS: Final = 2
LEADS: Final = 13
DISTANCES: Final = 8
CONTEST: Final = KINDS * DISTANCES * LEADS
POINTS: Final = 45
OWN_AREAS: Final = 26  # of the own habitat, and more
# The class of the rounds until an animal is awarded, from the next round on.
DISTANCE_CLASS: Final = vec[i64]([0, 3, 4, 5, 6, 6, 7])


def layout(players: int) -> list[Field]:
    """All features, in order."""
    return [
        Field(
            "own", (WORTHS, KINDS, DISTANCES, LEADS), "an animal: its points, how soon, the lead"
        ),
        Field("others", (players - 1, KINDS, DISTANCES, LEADS), "the same for the other seats"),
        Field("points", (players, POINTS), "points as they can be counted now"),
        Field("areas", (pl.ROUNDS, OWN_AREAS), "the round, and the areas of the own habitat card"),
        Field("habitat", (pl.HABITATS, OWN_AREAS), "the own habitat card, and its areas"),
        Field("turn", (pl.ROUNDS, players), "the round, and who acts"),
        Field("land", (KINDS, DISTANCES, LEADS), "an animal: how soon, the lead in its habitat"),
        Field("room", (KINDS, DISTANCES, LEADS), "an animal: how soon, the lead in room for it"),
    ]


@final
class PlanetFeatures(Features):
    """The features for a number of players."""

    def __init__(self, state: PlanetState) -> None:
        super().__init__(layout(state.players))

    def write(self, seen: State, active: Active) -> None:
        """List them all."""
        assert isinstance(seen, PlanetState)
        bare = filled(seen.players, 0)
        for seat in range(seen.players):
            bare[seat] = seen.bare(seat)
        for place in range(seen.moved_size):
            list_animal(seen, active, seen.moved[place], 0)
            list_growth(seen, active, seen.moved[place], 0, bare)
        for column in range(seen.round, pl.ROUNDS + 1):
            for place in range(seen.column_start(column), seen.column_start(column + 1)):
                if seen.animals[place] != pl.NOTHING:
                    list_animal(seen, active, seen.animals[place], column - seen.round)
                    list_growth(seen, active, seen.animals[place], column - seen.round, bare)
        at = (WORTHS + seen.players - 1) * CONTEST
        scores = seen.scores()
        for place in range(seen.players):
            at = active.one_of(at, scores[encoding.from_viewer(seen, place)], POINTS)
        list_habitat(seen, active, at)
        at += (pl.ROUNDS + pl.HABITATS) * OWN_AREAS
        actor = seen.to_act()
        if actor >= 0:
            active.add(at + (seen.round - 1) * seen.players + encoding.relative(seen, actor))


def list_habitat(seen: PlanetState, active: Active, at: i64) -> None:
    """PL-17: how far the own Natural Habitat card has come."""
    habitat = seen.habitats[seen.viewer]
    if habitat == pl.NOTHING:
        return
    areas = popcount(seen.land(seen.viewer, habitat))
    active.one_of(at + (seen.round - 1) * OWN_AREAS, areas, OWN_AREAS)
    active.one_of(at + (pl.ROUNDS + habitat) * OWN_AREAS, areas, OWN_AREAS)


def list_animal(seen: PlanetState, active: Active, animal: i64, distance: i64) -> None:
    """How far each seat leads in the contest for an animal."""
    standings = filled(seen.players, 0)
    for seat in range(seen.players):
        standings[seat] = seen.standing(animal, seat, 1)
    kind = seen.printed.kind(animal)
    place: i64 = 0
    while place < seen.players:
        seat = encoding.from_viewer(seen, place)
        start: i64 = (WORTHS - 1 + place) * CONTEST
        if place == 0:
            start = (animal_points(seen, seat, animal) - 1) * CONTEST
        how_soon = distance_class(seen, seat, distance)
        lead = lead_of(standings, seat)
        active.one_of(start + (kind * DISTANCES + how_soon) * LEADS, lead + LEADS // 2, LEADS)
        place += 1
        if seen.players == 2:
            return  # the other's lead is the same, with the other sign


def list_growth(
    seen: PlanetState, active: Active, animal: i64, distance: i64, bare: vec[i64]
) -> None:
    """How far the viewer leads in land of an animal's habitat, and in free areas it may grow to.

    PL-11: regions that are counted need areas away from their kind, others areas next to it.
    """
    home = seen.printed.home(animal)
    kind = seen.printed.kind(animal)
    land, room = filled(seen.players, 0), filled(seen.players, 0)
    for seat in range(seen.players):
        border = seen.border(seat, home)
        land[seat] = popcount(seen.land(seat, home))
        room[seat] = popcount(bare[seat] & (~border if kind == pl.MOST else border))
    how_soon = distance_class(seen, seen.viewer, distance)
    at = growth_start(seen.players) + (kind * DISTANCES + how_soon) * LEADS
    active.one_of(at, LEADS // 2 + lead_of(land, seen.viewer) // 2, LEADS)
    active.one_of(at + CONTEST, LEADS // 2 + lead_of(room, seen.viewer) // 2, LEADS)


def growth_start(players: i64) -> i64:
    """Where the features of growth begin."""
    contests = (WORTHS + players - 1) * CONTEST
    return contests + players * POINTS + (pl.ROUNDS + pl.HABITATS) * OWN_AREAS + pl.ROUNDS * players


def distance_class(seen: PlanetState, seat: i64, distance: i64) -> i64:
    """In this round: whether the seat or only others still place a tile; else how many rounds."""
    if distance > 0:
        return DISTANCE_CLASS[distance] if distance < len(DISTANCE_CLASS) else DISTANCES - 1
    done = seen.turn
    since_first = seat - seen.first
    if since_first < 0:
        since_first += seen.players
    if since_first < done:
        return 0
    return 1 if done < seen.players - 1 else 2
