"""Sound advice for Planet: win the next animals, and cover the planet with one's own habitat.

Where each tile on offer fits is guessed area by area; the few placings found so are judged in
full, by the chances they leave to win the animals in view.
"""

from typing import Final, final

from atoll.core.bits import full, lowest, popcount
from atoll.core.native import append, i64, vec
from atoll.core.rng import Rng
from atoll.core.vectors import best_first, filled
from atoll.games.planet.components import (
    AREAS,
    EDGE_SETS,
    EDGES,
    HABITATS,
    MOST,
    NEAR_EDGES,
    ROUNDS,
    TOUCHING,
)
from atoll.games.planet.position import NOTHING, PlanetPosition
from atoll.games.planet.regions import NEAR_BIT, REMAINDERS, count_regions, largest, spread
from atoll.games.planet.scoring import animal_points
from atoll.games.planet.verbs import face_of, placing, rotation_of, tile_of

IN_VIEW: Final = 10  # animals looked at, and the rest of the last one's column
CERTAIN: Final = 100  # chances are out of a hundred, so worth is in hundredths of a point
LOST: Final = -1000000
# What each area, or half a region, of lead adds to the chance of an animal: of this round while
# others still place, of one that will move on (PL-15), and of later rounds by their distance.
LEAD_NOW: Final = 40
LEAD_MOVED: Final = 16
LEAD_LATER: Final = 48
GROWTH: Final = 2  # areas a region may hope to gain by a tile
OWN_AREA: Final = 14  # of one's habitat card, times players: the more, the fewer animals for each
WHIM: Final = 5  # worth too small to matter, decided by chance
NO_TASTE: Final = filled(AREAS * HABITATS, 0)


def advise(state: PlanetPosition, seat: i64, rng: Rng) -> i64:
    """The most promising of the placings that fit each tile best, or the same tile elsewhere."""
    view = Contests(state, seat)
    taste = tastes(state, seat, view)
    best: i64 = NOTHING
    best_value: i64 = LOST
    offer = state.offer
    while offer != 0:
        action = best_fit(state, seat, lowest(offer), taste)
        offer &= offer - 1
        value = promise(state, seat, action, view) + rng.below(WHIM)
        if value > best_value:
            best_value = value
            best = action
    tile = tile_of(best)
    free = state.free[seat]
    while free != 0:
        action = placing(tile, lowest(free), rng.below(EDGES))
        free &= free - 1
        value = promise(state, seat, action, view)
        if value > best_value:
            best_value = value
            best = action
    return best


# -- the animals to be won -----------------------------------------------------------------------


@final
class Contests:
    """The next animals that lie open: in how many rounds each is awarded, and who stands how."""

    def __init__(self, state: PlanetPosition, seat: i64) -> None:
        self.animals: vec[i64] = state.moved[: state.moved_size]
        self.distances: vec[i64] = filled(state.moved_size, 0)
        self.add_columns(state)
        self.own: vec[i64] = vec[i64]()
        self.rivals: vec[i64] = vec[i64]()
        for animal in self.animals:
            self.own = append(self.own, standing(state, seat, animal))
            self.rivals = append(self.rivals, best_rival(state, seat, animal))

    def add_columns(self, state: PlanetPosition) -> None:
        """The animals of this round's column and the next ones, as far as one looks."""
        number = state.round
        while number <= ROUNDS and len(self.animals) < IN_VIEW:
            place = state.column_start(number)
            while place < state.column_start(number + 1):
                if not state.is_face_down(place):
                    self.animals = append(self.animals, state.animals[place])
                    self.distances = append(self.distances, number - state.round)
                place += 1
            number += 1

    def hope(self, state: PlanetPosition, seat: i64, at: i64, own: i64) -> i64:
        """What an animal is worth to a seat that would stand so: its points by their chance."""
        animal = self.animals[at]
        lead = own - self.rivals[at]
        if state.printed.kind(animal) == MOST:
            lead *= 2
        return chance(state, self.distances[at], lead) * animal_points(state, seat, animal)


def best_rival(state: PlanetPosition, seat: i64, animal: i64) -> i64:
    """The best standing of another planet."""
    best: i64 = 0
    rival: i64 = 0
    while rival < state.players:
        if rival != seat:
            theirs = standing(state, rival, animal)
            if theirs > best:
                best = theirs
        rival += 1
    return best


def standing(state: PlanetPosition, seat: i64, animal: i64) -> i64:
    """How a planet stands in the contest for an animal."""
    home = state.printed.home(animal)
    other = state.border(seat, state.printed.other(animal))
    return measure(state, animal, state.land(seat, home), state.border(seat, home), other)


def measure(state: PlanetPosition, animal: i64, land: i64, border: i64, other: i64) -> i64:
    """PL-11 to PL-13: the number of regions, or the size of the largest that qualifies."""
    kind = state.printed.kind(animal)
    if kind == MOST:
        return count_regions(land, border)
    return largest(land, border, other, kind == TOUCHING, 1)


def chance(state: PlanetPosition, distance: i64, lead: i64) -> i64:
    """How likely one who leads so far ahead of the others wins an animal."""
    if distance > 0:
        return even_chance(lead * LEAD_LATER // (distance + 1))
    if state.turn < state.players - 1:
        return even_chance(lead * LEAD_NOW)
    if lead > 0:
        return CERTAIN
    if state.round == ROUNDS:
        return 0
    return even_chance((lead - 1) * LEAD_MOVED)


def even_chance(shift: i64) -> i64:
    """One half and a shift, kept within bounds."""
    value = CERTAIN // 2 + shift
    if value < 0:
        return 0
    return value if value < CERTAIN else CERTAIN


# -- where a tile fits ---------------------------------------------------------------------------


def tastes(state: PlanetPosition, seat: i64, view: Contests) -> vec[i64]:
    """By area * 5 + habitat: what that habitat there would do for the animals in view."""
    taste = NO_TASTE[:]
    bare = bare_areas(state, seat)
    at: i64 = 0
    while at < len(view.animals):
        if state.printed.kind(view.animals[at]) == MOST:
            taste_most(state, seat, view, at, bare, taste)
        else:
            taste_largest(state, seat, view, at, bare, taste)
        at += 1
    return taste


def bare_areas(state: PlanetPosition, seat: i64) -> i64:
    """The areas of the faces still free."""
    bare = full(AREAS)
    habitat: i64 = 0
    while habitat < HABITATS:
        bare &= ~state.land(seat, habitat)
        habitat += 1
    return bare


def taste_most(
    state: PlanetPosition, seat: i64, view: Contests, at: i64, bare: i64, taste: vec[i64]
) -> None:
    """PL-11: its habitat away from others of the kind, not next to them."""
    home = state.printed.home(view.animals[at])
    border = state.border(seat, home)
    own = view.own[at]
    gain = view.hope(state, seat, at, own + 1) - view.hope(state, seat, at, own)
    like(taste, home, bare & ~border, gain)
    like(taste, home, bare & border, -gain)


def taste_largest(
    state: PlanetPosition, seat: i64, view: Contests, at: i64, bare: i64, taste: vec[i64]
) -> None:
    """PL-12, PL-13: more land where the best region is, or a first region that qualifies."""
    animal = view.animals[at]
    home, other = state.printed.home(animal), state.printed.other(animal)
    touching = state.printed.kind(animal) == TOUCHING
    land, touched = state.land(seat, home), state.border(seat, other)
    own = view.own[at]
    hope = view.hope(state, seat, at, own)
    gain = (view.hope(state, seat, at, own + GROWTH) - hope) // GROWTH
    if own > 0:
        near = bare & near_areas(region_of_size(land, touched, touching, own))
        like(taste, home, near, gain)
        if not touching:
            like(taste, other, near, -hope)
    elif touching:
        like(taste, home, bare & touched, gain)
        like(taste, other, bare & state.border(seat, home), gain)
    else:
        like(taste, home, bare & ~touched, gain)


def region_of_size(land: i64, other: i64, touching: bool, size: i64) -> i64:
    """A region of this size that is, or is not, in another's border; there must be one."""
    while True:
        region = spread(land, land & -land)
        land &= ~region
        if popcount(region) == size and ((region & other) != 0) == touching:
            return region


def near_areas(region: i64) -> i64:
    """All areas next to an area of a region."""
    near: i64 = 0
    while region != 0:
        near |= NEAR_BIT[(region & -region) % REMAINDERS]
        region &= region - 1
    return near


def like(taste: vec[i64], habitat: i64, areas: i64, gain: i64) -> None:
    """Add to the taste for a habitat on some areas."""
    if gain == 0:
        return
    while areas != 0:
        taste[lowest(areas) * HABITATS + habitat] += gain
        areas &= areas - 1


def best_fit(state: PlanetPosition, seat: i64, tile: i64, taste: vec[i64]) -> i64:
    """The placing of a tile that meets the tastes best."""
    best: i64 = NOTHING
    best_value: i64 = LOST
    free = state.free[seat]
    while free != 0:
        face = lowest(free)
        free &= free - 1
        rotation: i64 = 0
        while rotation < EDGES:
            value = fit(state.printed.tiles, tile, face, rotation, taste)
            if value > best_value:
                best_value = value
                best = placing(tile, face, rotation)
            rotation += 1
    return best


def fit(tiles: vec[i64], tile: i64, face: i64, rotation: i64, taste: vec[i64]) -> i64:
    """How far a placing meets the tastes: its five areas, the first at edge `rotation`."""
    value: i64 = 0
    area = face * EDGES + rotation
    last = face * EDGES + EDGES - 1
    at = tile * EDGES
    end = at + EDGES
    while at < end:
        value += taste[area * HABITATS + tiles[at]]
        area = area + 1 if area < last else face * EDGES
        at += 1
    return value


# -- what a placing is worth ---------------------------------------------------------------------


def promise(state: PlanetPosition, seat: i64, action: i64, view: Contests) -> i64:
    """What a placing adds to one's hopes for the animals in view and the habitat card."""
    face = face_of(action)
    edges = (tile_of(action) * EDGES + rotation_of(action)) * HABITATS
    value: i64 = 0
    habitat = state.habitats[seat]
    if habitat != NOTHING:
        value = OWN_AREA * state.players * popcount(state.printed.edges[edges + habitat])
    at: i64 = 0
    while at < len(view.animals):
        own = view.own[at]
        after = standing_after(state, seat, view.animals[at], own, face, edges)
        if after != own:
            value += view.hope(state, seat, at, after) - view.hope(state, seat, at, own)
        at += 1
    return value


def standing_after(
    state: PlanetPosition, seat: i64, animal: i64, before: i64, face: i64, edges: i64
) -> i64:
    """How a planet stands once a tile, given by where its edges are listed, covers a face."""
    printed = state.printed
    home, other = printed.home(animal), printed.other(animal)
    land = state.land(seat, home)
    more = printed.edges[edges + home]
    touched = NEAR_EDGES[face * EDGE_SETS + printed.edges[edges + other]]
    if more == 0 and (touched & land) == 0:
        return before
    border = state.border(seat, home) | NEAR_EDGES[face * EDGE_SETS + more]
    touched |= state.border(seat, other)
    return measure(state, animal, land | more << (face * EDGES), border, touched)


def ranked(state: PlanetPosition, seat: i64, actions: vec[i64]) -> vec[i64]:
    """The actions, the most promising first."""
    view = Contests(state, seat)
    keys = vec[i64]()
    for action in actions:
        keys = append(keys, promise(state, seat, action, view))
    return best_first(actions, keys)
