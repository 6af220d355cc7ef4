"""Says the same thing once: sentences already formed are kept, for all tables of a game.

Forming a sentence takes about 40 µs and a position may offer hundreds of labelled choices.
"""

from collections.abc import Hashable, Sequence

from atoll.core.game import Game
from atoll.core.words import Words
from atoll.messages import Speaker

KEPT = 50_000  # sentences of a game in a language
SAID: dict[tuple[str, str], dict[Hashable, str]] = {}


class Voice(Speaker):
    """A speaker that remembers what it said."""

    def __init__(self, game: Game, language: str, names: Sequence[str]) -> None:
        super().__init__(game, language, names)
        self.said = SAID.setdefault((game.name, language), {})

    def __call__(self, what: Words) -> str:
        """The words as a sentence."""
        key = self.key(what)
        found = self.said.get(key)
        if found is None:
            if len(self.said) >= KEPT:
                self.said.clear()
            found = self.said[key] = super().__call__(what)
        return found

    def key(self, what: Words) -> Hashable:
        """Equal for equal sentences: a seat counts by the name it is said by."""
        if what.key == "seat":
            return ("seat", self.seat(what))
        args = what.args.items()
        return (what.key, *((k, self.key(v) if isinstance(v, Words) else v) for k, v in args))

    def seat(self, what: Words) -> str:
        """The name of whoever sits there; it is not kept, for it may change."""
        seat = int(str(what.args["seat"]))
        if seat < len(self.names):
            return self.names[seat]
        return super().__call__(Words("seat-number", {"number": seat + 1}))
