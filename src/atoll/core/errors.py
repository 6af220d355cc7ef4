"""The one tree of errors. Each says in one sentence what is wrong and where."""

from atoll.core.words import Refusal


class AtollError(Exception):
    """Anything Atoll refuses."""


class IllegalAction(AtollError):
    """An action the rules forbid; `refusal` names the clause."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal


class NotYourTurn(IllegalAction):
    """An action by a seat that is not asked."""


class InvalidNotation(AtollError):
    """Text or data that names no action of the game."""


class BadSetup(AtollError):
    """A player count, option or seed the game does not have."""


class BadRecord(AtollError):
    """A record that is malformed, truncated, tampered with or not playable."""


class BadComponentSet(AtollError):
    """A component-set file that does not describe a possible set."""


class UnknownGame(AtollError):
    """A name under which no game is found."""
