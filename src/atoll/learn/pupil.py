"""A bot that plays only by the hints of a lesson path: as good as what the lessons teach."""

from collections.abc import Callable

from atoll.bots.bot import Bot
from atoll.core.game import Game
from atoll.core.rng import Rng
from atoll.core.state import State
from atoll.learn.measure import measure
from atoll.learn.path import Hint, matches, path_of

MOST = 64  # moves that are compared; a random sample if there are more


class PupilBot(Bot):
    """Keeps the moves that the first hint prefers, of these those of the next, and so on.

    The effect of a move is computed in one world that is possible for the seat.
    """

    def __init__(self, game: Game) -> None:
        self.game = game
        self.hints = path_of(game).hints

    def choose(self, seen: State, rng: Rng) -> int:
        """A move that the hints prefer; any of several that are equal."""
        legal = [int(action) for action in seen.legal(seen.viewer)]
        while len(legal) > MOST:
            del legal[rng.below(len(legal))]
        world = seen.sample(rng)
        for hint in self.hints:
            if len(legal) > 1:
                legal = best(legal, self.measure(seen, world, hint), hint.least)
        return legal[rng.below(len(legal))]

    def measure(self, seen: State, world: State, hint: Hint) -> Callable[[int], int]:
        """The measure of a move by a hint."""
        game, seat = self.game, int(seen.viewer)

        def by_moves(action: int) -> int:
            return int(matches(game.data(seen, seat, action), hint.moves))

        def by_number(action: int) -> int:
            after = world.copy()
            after.play(seat, action)
            return measure(game.view(after.seen_by(seat)), hint.number or "", seat, hint.equal)

        return by_moves if hint.number is None else by_number


def best(actions: list[int], value: Callable[[int], int], is_least: bool) -> list[int]:
    """The actions with the highest value, or with the lowest."""
    values = [value(action) for action in actions]
    wanted = min(values) if is_least else max(values)
    return [action for action, each in zip(actions, values, strict=True) if each == wanted]
