"""Texts for a review: moves as people read them instead of their notation."""

from collections.abc import Sequence

from atoll.core.game import Game, Say
from atoll.core.state import SPECTATOR
from atoll.core.telling import tell
from atoll.core.words import Event, Words
from atoll.review.review import Decision, Moment, Ply


def moment_events(game: Game, plies: Sequence[Ply], moment: Moment) -> list[Event]:
    """The events of a moment, as a spectator saw them."""
    truth, seat, action = plies[moment.ply - 1]
    after = plies[moment.ply][0]
    return tell(game, truth, seat, action, after, SPECTATOR).events


class Teller:
    """Formats the moves of one game in one language."""

    def __init__(self, game: Game, plies: Sequence[Ply], say: Say) -> None:
        self.game = game
        self.plies = plies
        self.say = say

    def move(self, decision: Decision, text: str) -> str:
        """One option of a decision, as it was offered to its seat."""
        seen = self.plies[decision.ply][0].seen_by(decision.seat)
        action = self.game.parse(seen, decision.seat, text)
        return self.say(self.game.describe(seen, decision.seat, action))

    def moment(self, moment: Moment) -> str:
        """The events of a moment, as a spectator saw them."""
        events = moment_events(self.game, self.plies, moment)
        return " ".join(self.say(event.what) for event in events)

    def seat(self, seat: int) -> str:
        """The player's name."""
        return self.say(Words("seat", {"seat": seat}))
