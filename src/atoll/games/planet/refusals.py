"""Why an action is refused, clause by clause."""

from atoll.core.bits import BIT
from atoll.core.words import Refusal, refuse
from atoll.games.planet.components import EDGES, FACES, TILES
from atoll.games.planet.names import areas_code
from atoll.games.planet.position import NOTHING, PlanetPosition
from atoll.games.planet.verbs import face_of, rotation_of, tile_of


def explain(state: PlanetPosition, seat: int, action: int) -> Refusal:
    """The refusal of an illegal action by the seat that is asked."""
    tile, face, rotation = tile_of(action), face_of(action), rotation_of(action)
    if not 0 <= tile < TILES:
        return refuse("PL-C1", "no-such-tile")
    if state.offer & BIT[tile] == 0:
        return refuse("PL-6", "not-on-offer", tile=state.printed.tile_codes[tile])
    if face >= FACES:
        return refuse("PL-C1", "no-such-face", face=face)
    if rotation >= EDGES:
        return refuse("PL-6", "no-such-rotation", rotation=rotation)
    laid = state.laid[seat * FACES + face]
    assert laid != NOTHING  # else the action would be legal
    return refuse(
        "PL-6", "face-taken", face=face, tile=areas_code(state.printed, *divmod(laid, EDGES))
    )
