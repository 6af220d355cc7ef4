"""Planet's pieces and points counted afresh, for the laws."""

from atoll.games.planet.components import EDGES
from atoll.games.planet.names import INITIALS
from atoll.games.planet.position import NOTHING
from atoll.games.planet.state import PlanetState
from atoll.games.planet.view import thresholds, trace


def inventory(state: PlanetState) -> list[str]:
    """Every tile, animal card and habitat card by name."""
    truth = trace(state)
    on_planets = [laid // EDGES for laid in state.laid if laid != NOTHING]
    tiles = [state.printed.tile_codes[tile] for tile in on_planets]
    lists = [*truth["piles"], *truth["won"], *truth["animals"].values()]
    lists += [truth["offer"], truth["box"], truth["habitats"] or []]
    lists += (truth["hidden_animals"] or {}).values()
    return [*tiles, *(piece for pieces in lists for piece in pieces)]


def recount(state: PlanetState) -> list[int]:
    """The cards won, and at the end the areas of the Natural Habitat."""
    printed, truth = state.printed, trace(state)
    scores = []
    for seat in range(state.players):
        card = truth["habitats"][seat] if truth["habitats"] else None
        won = [printed.animal_names.index(name) for name in truth["won"][seat]]
        homes = [INITIALS[printed.home(animal)] for animal in won]
        points = sum(1 if card in (None, home) else 2 for home in homes)
        if card is not None and state.is_over():
            areas = "".join(truth["planets"][seat]).count(card)
            levels = thresholds(state, INITIALS.index(card))
            reached = [least for least in levels if areas >= least]
            points += printed.points[len(reached) - 1] if reached else 0
        scores.append(points)
    return scores
