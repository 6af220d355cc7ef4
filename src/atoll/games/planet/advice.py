"""Advice for Planet: win the next animals, and cover the planet with the own habitat.

Where each tile on offer fits is guessed area by area; the few placings found so are judged in
full, by the chances they leave to win the animals in view.
"""

from typing import Final, final

from atoll.core.advice import COLLECTOR, RAIDER, Advice, SearchSettings
from atoll.core.bits import lowest, members, popcount
from atoll.core.native import append, i64, vec
from atoll.core.rng import Rng
from atoll.core.state import State
from atoll.core.vectors import best_first, filled
from atoll.games.planet import components as pl
from atoll.games.planet.fields import face_of, place_action, rotation_of, tile_of
from atoll.games.planet.regions import NEAR_BIT, REMAINDERS, measure, spread
from atoll.games.planet.state import PlanetState, animal_points

IN_VIEW: Final = 10  # animals looked at, and the rest of the last one's column
CERTAIN: Final = 100  # chances are out of a hundred, so worth is in hundredths of a point
LOST: Final = -1000000
# What each area, or half a region, of lead adds to the chance of an animal: of this round while
# others still place, of one that will move on (PL-15), and of later rounds by their distance.
LEAD_NOW: Final = 40
LEAD_MOVED: Final = 16
LEAD_LATER: Final = 48
GROWTH: Final = 2  # areas by which a tile may enlarge a region
OWN_AREA: Final = 14  # of one's habitat card, times players: the more, the fewer animals for each
CLOSE: Final = 25  # placings that differ by less are a matter of style
NOISE: Final = 5  # worth too small to matter, decided by chance
NO_GAINS: Final = filled(pl.AREAS * pl.HABITATS, 0)


@final
class PlanetAdvice(Advice):
    """What bots are told of Planet."""

    def settings(self, state: State) -> SearchSettings:
        return SearchSettings(widening=0.5, draws=4)

    def first_settings(self, state: State) -> SearchSettings:
        return SearchSettings(widening=0.5)

    def speeds(self) -> tuple[float, float]:
        return 70e3, 40e3

    def apprentice_percent(self, players: i64) -> i64:
        return 76 - 4 * players

    def skilled_simulations(self, players: i64) -> i64:
        return 200 * (players - 1)

    def rollout_action(self, state: State, seat: i64, rng: Rng) -> i64:
        assert isinstance(state, PlanetState)
        return best_action(state, seat, rng)

    def candidates(self, state: State, seat: i64) -> vec[i64]:
        """All legal actions, the most promising first."""
        assert isinstance(state, PlanetState)
        return ranked(state, seat, state.legal(seat))

    def promising_action(self, state: State, seat: i64, draws: i64, rng: Rng) -> i64:
        assert isinstance(state, PlanetState)
        view = Contests(state, seat)
        best: i64 = pl.NOTHING
        best_value: i64 = LOST
        for _draw in range(draws):
            action = state.random_action(seat, rng)
            value = estimate(state, seat, action, view)
            if value > best_value:
                best_value = value
                best = action
        return best

    def alternatives(self, state: State, seat: i64) -> vec[i64]:
        assert isinstance(state, PlanetState)
        view = Contests(state, seat)
        actions = ranked(state, seat, state.legal(seat))
        least = estimate(state, seat, actions[0], view) - CLOSE
        size: i64 = 1
        while size < len(actions) and estimate(state, seat, actions[size], view) > least:
            size += 1
        return actions[:size]

    def appeal(self, state: State, seat: i64, action: i64, style: i64) -> i64:
        """The own habitat for the collector, the next animals for the raider, or later ones."""
        assert isinstance(state, PlanetState)
        face = face_of(action)
        edges = (tile_of(action) * pl.EDGES + rotation_of(action)) * pl.HABITATS
        if style == COLLECTOR:
            habitat = state.habitats[seat]
            return 0 if habitat == pl.NOTHING else popcount(state.printed.edges[edges + habitat])
        view = Contests(state, seat)
        total: i64 = 0
        for at in range(i64(len(view.animals))):
            if (view.distances[at] == 0) == (style == RAIDER):
                standing = view.standings[at]
                after = standing_after(state, seat, view.animals[at], standing, face, edges)
                total += view.expected(state, seat, at, after) - view.expected(
                    state, seat, at, standing
                )
        return total


def best_action(state: PlanetState, seat: i64, rng: Rng) -> i64:
    """The most promising of the placings that fit each tile best, or the same tile elsewhere."""
    view = Contests(state, seat)
    gains = area_gains(state, seat, view)
    best: i64 = pl.NOTHING
    best_value: i64 = LOST
    for tile in members(state.offer):
        action = best_fit(state, seat, tile, gains)
        value = estimate(state, seat, action, view) + rng.below(NOISE)
        if value > best_value:
            best_value = value
            best = action
    tile = tile_of(best)
    for face in members(state.free[seat]):
        action = place_action(tile, face, rng.below(pl.EDGES))
        value = estimate(state, seat, action, view)
        if value > best_value:
            best_value = value
            best = action
    return best


# -- the animals to be won -----------------------------------------------------------------------


@final
class Contests:
    """The next animals that lie open: in how many rounds each is awarded, and who stands how."""

    def __init__(self, state: PlanetState, seat: i64) -> None:
        self.animals: vec[i64] = state.moved[: state.moved_size]
        self.distances: vec[i64] = filled(state.moved_size, 0)
        self.add_columns(state)
        self.standings: vec[i64] = vec[i64]()
        self.rivals: vec[i64] = vec[i64]()
        for animal in self.animals:
            self.standings = append(self.standings, state.standing(animal, seat, 1))
            self.rivals = append(self.rivals, best_rival(state, seat, animal))

    def add_columns(self, state: PlanetState) -> None:
        """The animals of this round's column and the next ones, as far as one looks."""
        number = state.round
        while number <= pl.ROUNDS and len(self.animals) < IN_VIEW:
            for place in range(state.column_start(number), state.column_start(number + 1)):
                if not state.is_face_down(place):
                    self.animals = append(self.animals, state.animals[place])
                    self.distances = append(self.distances, number - state.round)
            number += 1

    def expected(self, state: PlanetState, seat: i64, at: i64, standing: i64) -> i64:
        """What an animal is worth to a seat that would stand so: its points by their chance."""
        animal = self.animals[at]
        lead = standing - self.rivals[at]
        if state.printed.kind(animal) == pl.MOST:
            lead *= 2
        return chance(state, self.distances[at], lead) * animal_points(state, seat, animal)


def best_rival(state: PlanetState, seat: i64, animal: i64) -> i64:
    """The best standing of another planet."""
    best: i64 = 0
    for rival in range(state.players):
        if rival != seat:
            theirs = state.standing(animal, rival, 1)
            if theirs > best:
                best = theirs
    return best


def chance(state: PlanetState, distance: i64, lead: i64) -> i64:
    """How likely one who leads so far ahead of the others wins an animal."""
    if distance > 0:
        return even_chance(lead * LEAD_LATER // (distance + 1))
    if state.turn < state.players - 1:
        return even_chance(lead * LEAD_NOW)
    if lead > 0:
        return CERTAIN
    if state.round == pl.ROUNDS:
        return 0
    return even_chance((lead - 1) * LEAD_MOVED)


def even_chance(shift: i64) -> i64:
    """One half and a shift, kept within bounds."""
    value = CERTAIN // 2 + shift
    if value < 0:
        return 0
    return value if value < CERTAIN else CERTAIN


# -- where a tile fits ---------------------------------------------------------------------------


def area_gains(state: PlanetState, seat: i64, view: Contests) -> vec[i64]:
    """By area * 5 + habitat: what that habitat there would do for the animals in view."""
    gains = NO_GAINS[:]
    bare = state.bare(seat)
    for at in range(i64(len(view.animals))):
        if state.printed.kind(view.animals[at]) == pl.MOST:
            gains_for_most(state, seat, view, at, bare, gains)
        else:
            gains_for_largest(state, seat, view, at, bare, gains)
    return gains


def gains_for_most(
    state: PlanetState, seat: i64, view: Contests, at: i64, bare: i64, gains: vec[i64]
) -> None:
    """PL-11: its habitat away from others of the kind, not next to them."""
    home = state.printed.home(view.animals[at])
    border = state.border(seat, home)
    standing = view.standings[at]
    gain = view.expected(state, seat, at, standing + 1) - view.expected(state, seat, at, standing)
    add_gain(gains, home, bare & ~border, gain)
    add_gain(gains, home, bare & border, -gain)


def gains_for_largest(
    state: PlanetState, seat: i64, view: Contests, at: i64, bare: i64, gains: vec[i64]
) -> None:
    """PL-12, PL-13: more land where the best region is, or a first region that qualifies."""
    animal = view.animals[at]
    home, other = state.printed.home(animal), state.printed.other(animal)
    touching = state.printed.kind(animal) == pl.TOUCHING
    land, touched = state.land(seat, home), state.border(seat, other)
    standing = view.standings[at]
    expected = view.expected(state, seat, at, standing)
    gain = (view.expected(state, seat, at, standing + GROWTH) - expected) // GROWTH
    if standing > 0:
        near = bare & near_areas(region_of_size(land, touched, touching, standing))
        add_gain(gains, home, near, gain)
        if not touching:
            add_gain(gains, other, near, -expected)
    elif touching:
        add_gain(gains, home, bare & touched, gain)
        add_gain(gains, other, bare & state.border(seat, home), gain)
    else:
        add_gain(gains, home, bare & ~touched, gain)


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


def add_gain(gains: vec[i64], habitat: i64, areas: i64, gain: i64) -> None:
    """Add to the gains of a habitat on some areas."""
    if gain == 0:
        return
    while areas != 0:
        gains[lowest(areas) * pl.HABITATS + habitat] += gain
        areas &= areas - 1


def best_fit(state: PlanetState, seat: i64, tile: i64, gains: vec[i64]) -> i64:
    """The placing of a tile that gains most by its areas."""
    best: i64 = pl.NOTHING
    best_value: i64 = LOST
    for face in members(state.free[seat]):
        for rotation in range(pl.EDGES):
            value = fit(state.printed.tiles, tile, face, rotation, gains)
            if value > best_value:
                best_value = value
                best = place_action(tile, face, rotation)
    return best


def fit(tiles: vec[i64], tile: i64, face: i64, rotation: i64, gains: vec[i64]) -> i64:
    """The gains of a placing: its five areas, the first at edge `rotation`."""
    value: i64 = 0
    area = face * pl.EDGES + rotation
    last = face * pl.EDGES + pl.EDGES - 1
    at = tile * pl.EDGES
    end = at + pl.EDGES
    while at < end:
        value += gains[area * pl.HABITATS + tiles[at]]
        area = area + 1 if area < last else face * pl.EDGES
        at += 1
    return value


# -- what a placing is worth ---------------------------------------------------------------------


def estimate(state: PlanetState, seat: i64, action: i64, view: Contests) -> i64:
    """What a placing adds to the expected points of the animals in view and the habitat card."""
    face = face_of(action)
    edges = (tile_of(action) * pl.EDGES + rotation_of(action)) * pl.HABITATS
    value: i64 = 0
    habitat = state.habitats[seat]
    if habitat != pl.NOTHING:
        value = OWN_AREA * state.players * popcount(state.printed.edges[edges + habitat])
    for at in range(i64(len(view.animals))):
        standing = view.standings[at]
        after = standing_after(state, seat, view.animals[at], standing, face, edges)
        if after != standing:
            value += view.expected(state, seat, at, after) - view.expected(
                state, seat, at, standing
            )
    return value


def standing_after(
    state: PlanetState, seat: i64, animal: i64, before: i64, face: i64, edges: i64
) -> i64:
    """How a planet stands once a tile, given by where its edges are listed, covers a face."""
    printed = state.printed
    home, other = printed.home(animal), printed.other(animal)
    land = state.land(seat, home)
    more = printed.edges[edges + home]
    touched = pl.NEAR_EDGES[face * pl.EDGE_SETS + printed.edges[edges + other]]
    if more == 0 and (touched & land) == 0:
        return before
    border = state.border(seat, home) | pl.NEAR_EDGES[face * pl.EDGE_SETS + more]
    touched |= state.border(seat, other)
    land |= more << (face * pl.EDGES)
    return measure(printed.kind(animal), land, border, touched, 1)


def ranked(state: PlanetState, seat: i64, actions: vec[i64]) -> vec[i64]:
    """The actions, the most promising first."""
    view = Contests(state, seat)
    keys = vec[i64]()
    for action in actions:
        keys = append(keys, estimate(state, seat, action, view))
    return best_first(actions, keys)
