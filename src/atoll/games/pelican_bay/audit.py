"""Pelican Bay's pieces and points counted afresh, for the laws."""

from atoll.games.pelican_bay.areas import terrain_of
from atoll.games.pelican_bay.components import EDGES, PELICAN_POINTS, TERRAINS
from atoll.games.pelican_bay.scoring import area_of, bay_of, flood, seat_of
from atoll.games.pelican_bay.state import PelicanState
from atoll.games.pelican_bay.view import trace


def inventory(state: PelicanState) -> list[str]:
    """Every tile and pelican by name."""
    truth = trace(state)
    bay = [tile["tile"] for tile in truth["bay"]]
    hidden = [name for stack in truth["hands"] + truth["piles"] for name in stack]
    pelicans = truth["supply"] + sum(truth["pelicans"]) + state.pelicans_placed
    return [*bay, *hidden, *truth["reserve"], *["pelican"] * pelicans]


def recount(state: PelicanState) -> list[int]:
    """Points and pelicans, area by area; solo the largest closed area."""
    if state.players == 1:
        return [max(recount_best(state))]
    points = [PELICAN_POINTS * state.pelicans[seat] for seat in range(state.players)]
    for note in state.scored:
        points[seat_of(note)] += flood(state, area_of(note), bay_of(note))[0]
    return points


def recount_best(state: PelicanState) -> list[int]:
    """The largest closed area of each terrain, by looking at every area."""
    best = [0] * (TERRAINS + 1)
    for place in range(state.bay_size):
        for own in range(state.printed.areas[state.tiles[place]]):
            area = place * EDGES + own
            size, open_edges = flood(state, area, state.bay_size)
            if open_edges == 0:
                terrain = terrain_of(state, area)
                best[terrain] = max(best[terrain], size)
    return best
