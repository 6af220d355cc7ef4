"""What an action would do, told before it is taken: the one place where previews are made.

A preview is made from what the seat knows (`seen_by`), so it can't tell more (law 7); the points it
promises are those that the action gives (law 5).
"""

from dataclasses import dataclass

from atoll.core.game import Game
from atoll.core.rng import fast_rng
from atoll.core.state import State
from atoll.core.words import Effect, effect

WORLD = "preview"  # the seed of the world in which the action is tried


@dataclass(frozen=True)
class Preview:
    """What an action would do for the seat that takes it."""

    points: int  # by which its score changes at once
    effects: list[Effect]  # the points among them


def preview(game: Game, state: State, seat: int, action: int) -> Preview:
    """What a legal action of a seat would do, as far as the seat can know."""
    seen = state.seen_by(seat)
    world = seen.sample(fast_rng(WORLD))
    earlier = int(world.scores()[seat])
    world.play(seat, action)
    points = int(world.scores()[seat]) - earlier
    effects = game.preview(seen, seat, action, world.seen_by(seat))
    return Preview(points, [*points_effects(points), *effects])


def points_effects(points: int) -> list[Effect]:
    """The points that come at once."""
    if points > 0:
        return [effect("gain", "gain", points=points)]
    return [effect("cost", "loss", points=-points)] if points < 0 else []
