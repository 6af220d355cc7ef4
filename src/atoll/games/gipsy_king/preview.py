"""What an action would do in Gipsy King: the group, the lakes, and what the half is worth then."""

from typing import cast

from atoll.core.bits import BIT
from atoll.core.words import Effect, Tone, effect
from atoll.games.gipsy_king.declaration import numbers_of
from atoll.games.gipsy_king.fields import Do, hex_of
from atoll.games.gipsy_king.landscape import connected
from atoll.games.gipsy_king.state import (
    GipsyKingState,
    all_fish,
    count_on,
    counts_at,
    fish_for,
    group_points,
    rank_of,
    shore,
)
from atoll.games.gipsy_king.view import standing


def preview(before: GipsyKingState, seat: int, action: int, _: GipsyKingState) -> list[Effect]:
    """A pass keeps one's place in the turn order; a caravan joins a group and counts at lakes."""
    if action == Do.PASS:
        return [effect("pass", place=int(before.turn) + 1)]
    taken = cast(GipsyKingState, before.copy())
    own = taken.at(taken.half, seat)
    taken.caravans[own] |= BIT[hex_of(action)]
    if action >= Do.DOUBLE:
        taken.doubled[own] |= BIT[hex_of(action)]
    points = standing(taken)[seat]
    gained = points - standing(before)[seat]
    tone: Tone = "gain" if gained > 0 else "fact"
    return [
        effect("half", tone, points=points, gained=gained),
        group_effect(taken, seat, BIT[hex_of(action)]),
        *lake_effects(before, seat, taken, BIT[hex_of(action)]),
    ]


def group_effect(taken: GipsyKingState, seat: int, hex_: int) -> Effect:
    """GK-15: the group that the caravan would belong to."""
    own = taken.caravans[taken.at(taken.half, seat)]
    caravans = count_on(taken, taken.half, seat, connected(taken.near, own, hex_))
    return effect("group", caravans=caravans, points=group_points(caravans))


def lake_effects(
    before: GipsyKingState, seat: int, taken: GipsyKingState, hex_: int
) -> list[Effect]:
    """GK-12 to GK-14: the rank and the fish at each lake with fish beside the hex."""
    effects = []
    for lake in taken.lakes:
        if not all_fish(taken, lake) or not shore(taken, lake) & hex_:
            continue
        rank = rank_of(counts_at(taken, taken.half, lake), seat)
        points = fish_for(taken, lake, rank)
        earlier = fish_for(before, lake, rank_of(counts_at(before, before.half, lake), seat))
        numbers = "+".join(map(str, numbers_of(lake)))
        tone: Tone = "gain" if points > earlier else "fact"
        effects.append(effect("lake", tone, lake=numbers, rank=rank + 1, points=points))
    return effects
