"""What a planet and its animals are worth: Natural Habitat cards and animal cards."""

from atoll.core.bits import lowest, popcount
from atoll.core.native import i64
from atoll.games.planet.components import LEVELS
from atoll.games.planet.position import NOTHING, PlanetPosition
from atoll.games.planet.verbs import OVER


def seat_score(state: PlanetPosition, seat: i64) -> i64:
    """A seat's points so far: its animals and, when the game is over, its habitat card.

    An animal won by somebody whose habitat card is not known counts 2.
    """
    points: i64 = 0
    won = state.won[seat]
    while won != 0:
        points += animal_points(state, seat, lowest(won))
        won &= won - 1
    if state.step == OVER:
        points += habitat_points(state, seat)
    return points


def animal_points(state: PlanetPosition, seat: i64, animal: i64) -> i64:
    """PL-18: 1 if the animal lives in the habitat of one's own card, else 2; PL-20: 1."""
    if state.beginner or state.printed.home(animal) == state.habitats[seat]:
        return 1
    return 2


def habitat_points(state: PlanetPosition, seat: i64) -> i64:
    """PL-17: the Natural Habitat card by its areas; PL-20: there is none."""
    habitat = state.habitats[seat]
    if habitat == NOTHING:
        return 0
    areas = popcount(state.land(seat, habitat))
    level: i64 = LEVELS - 1
    while level >= 0:
        if areas >= state.printed.thresholds[habitat * LEVELS + level]:
            return state.printed.points[level]
        level -= 1
    return 0
