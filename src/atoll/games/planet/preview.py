"""What placing a tile would do in Planet: animals led for and lost, and the Natural Habitat."""

from typing import cast

from atoll.core.bits import popcount
from atoll.core.words import Effect, Tone, effect, seat_words
from atoll.games.planet.components import FIRST_AWARD, NOTHING
from atoll.games.planet.declaration import habitat_words
from atoll.games.planet.fields import face_of, rotation_of, tile_of
from atoll.games.planet.state import PlanetState, habitat_points
from atoll.games.planet.view import columns, named


def preview(before: PlanetState, seat: int, action: int, _: PlanetState) -> list[Effect]:
    """The animals whose leader changes, those of the round first; then the own habitat card."""
    covered = cast(PlanetState, before.copy())
    covered.cover(seat, face_of(action), tile_of(action), rotation_of(action))
    return [*lead_effects(before, seat, covered), *habitat_effects(before, seat, covered)]


def lead_effects(before: PlanetState, seat: int, covered: PlanetState) -> list[Effect]:
    """PL-8, PL-14: who would lead for each animal that lies open, where the tile changes that."""
    ends_round = before.turn == before.players - 1 and before.round >= FIRST_AWARD
    effects = []
    for number, animals in columns(before).items():
        for animal in animals:
            leads, would_lead = before.best_home(animal), covered.best_home(animal)
            name = named(before, animal)
            if ends_round and number == before.round and would_lead == seat:
                effects.append(effect("win", "gain", animal=name))
            elif leads == would_lead:
                continue
            elif would_lead == seat:
                effects.append(effect("lead", "gain", animal=name, round=number))
            elif leads == seat:
                effects.append(effect("lose-lead", "loss", animal=name, round=number))
            elif would_lead == NOTHING:
                effects.append(effect("nobody-leads", "gain", animal=name, round=number))
            else:
                who = seat_words(would_lead)
                effects.append(effect("other-leads", "loss", animal=name, round=number, who=who))
    return effects


def habitat_effects(before: PlanetState, seat: int, covered: PlanetState) -> list[Effect]:
    """PL-17: how the own Natural Habitat card would stand."""
    habitat = before.habitats[seat]
    if habitat == NOTHING:
        return []
    count = popcount(covered.land(seat, habitat))
    if count == popcount(before.land(seat, habitat)):
        return []
    points = habitat_points(covered, seat)
    tone: Tone = "gain" if points > habitat_points(before, seat) else "fact"
    name = habitat_words(habitat)
    return [effect("habitat", tone, habitat=name, count=count, points=points)]
