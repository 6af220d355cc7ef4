"""What an action would do in Pelican Bay: the points of the turn, and the areas closed."""

from typing import cast

from atoll.core.words import Effect, effect
from atoll.games.pelican_bay import position
from atoll.games.pelican_bay.declaration import terrain_words
from atoll.games.pelican_bay.fields import Do, Step, cell_of, form_of, rotation_of, tile_of
from atoll.games.pelican_bay.state import PelicanState


def preview(before: PelicanState, seat: int, action: int, after: PelicanState) -> list[Effect]:
    """By the kind of action; points that come at once are not told again."""
    form = form_of(action)
    is_scored = position.score_of(after, seat) != position.score_of(before, seat)
    if form == Do.LAY and before.step in (Step.LAY, Step.SECOND):
        return lay_effects(before, action, is_scored)
    if form == Do.STOP and not is_scored:
        return [effect("scores", points=turn_points(before))]
    if form == Do.MARK:
        return [effect("mark", "gain", count=len(position.closed_areas(before)))]
    return []


def lay_effects(before: PelicanState, action: int, is_scored: bool) -> list[Effect]:
    """PB-9, PB-13: the points if the turn ended with this lay, and the areas it would close."""
    laid = cast(PelicanState, before.copy())
    position.lay_tile(laid, tile_of(action), cell_of(action), rotation_of(action))
    closed = position.closed_areas(laid)
    effects = []
    if not before.is_solo():
        points = turn_points(laid)
        if not is_scored:
            effects.append(effect("scores", points=points))
        if before.step == Step.SECOND and points == turn_points(before) and not len(closed):
            effects.append(effect("no-gain", "loss"))
    for area in closed:
        terrain = terrain_words(position.terrain_of(laid, area))
        effects.append(effect("closes", "gain", terrain=terrain, size=int(laid.area_size[area])))
    return effects


def turn_points(state: PelicanState) -> int:
    """PB-9: what the tiles laid this turn would score."""
    return int(state.area_size[position.largest_extended(state)])
