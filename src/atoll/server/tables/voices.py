"""How clients are spoken to: in sentences, or by message keys that they put into words themselves.

Forming a sentence takes about 40 µs: those already formed are kept, for all tables of a game.
"""

from collections.abc import Callable, Hashable, Sequence

from msgspec import UNSET

from atoll.core.game import Game
from atoll.core.words import Arg, Value, Words
from atoll.messages import Speaker
from atoll.server import wire
from atoll.server.errors import ServerError

Tell = Callable[[Words], wire.Said]
KEPT = 50_000  # sentences of a game in a language
LAST, MORE = "list-and", "list-more"  # how the last thing of a list is joined, and others
SAID: dict[tuple[str, str], dict[Hashable, str]] = {}


class Voice(Speaker):
    """A speaker that remembers what it said."""

    def __init__(self, game: Game, language: str, names: Sequence[str | Words]) -> None:
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
            return self.name(self.names[seat])
        return super().__call__(Words("seat-number", {"number": seat + 1}))


def voice(game: Game, language: str | None, names: Sequence[str | Words]) -> Tell:
    """How somebody is spoken to at a table: in a language, or with None by keys."""
    return phrase if language is None else Voice(game, language, names)


def error_said(error: ServerError, language: str | None) -> wire.Said:
    """Why something could not be done."""
    return phrase(error.words) if language is None else Speaker(None, language)(error.words)


def phrase(what: Words) -> wire.Phrase:
    """Words as a key and arguments; a list is told flat."""
    items = items_of(what)
    keys = keys_of(items)
    return wire.Phrase(
        key=what.key,
        args=UNSET if items else arguments(what) or UNSET,
        items=UNSET if keys else [argument(one) for one in items] or UNSET,
        keys=keys or UNSET,
        thing=what.thing or UNSET,
        value=UNSET if what.value == "" else as_value(what.value),
        places=list(what.places) or UNSET,
    )


def keys_of(items: list[Arg]) -> list[str]:
    """The keys of messages without arguments; nothing if one of them is something else."""
    keys = [one.key for one in items if isinstance(one, Words) and one.is_bare]
    return keys if len(keys) == len(items) else []


def items_of(what: Words) -> list[Arg]:
    """The things of a list in a row; nothing if it is no list."""
    if what.key != LAST or what.args.keys() != {"first", "second"}:
        return []
    found, before = [what.args["second"]], what.args["first"]
    while isinstance(before, Words) and before == Words(MORE, before.args):
        found.append(before.args["second"])
        before = before.args["first"]
    return [before, *reversed(found)]


def argument(value: Arg) -> wire.Argument:
    """An argument, as a phrase if it is words."""
    return phrase(value) if isinstance(value, Words) else value


def arguments(what: Words) -> dict[str, wire.Argument]:
    """The arguments of words, nested ones as phrases."""
    return {name: argument(value) for name, value in what.args.items()}


def as_words(said: wire.Phrase) -> Words:
    """The words of a phrase."""
    value = "" if said.value is UNSET else said.value
    return Words(
        said.key,
        told_arguments(said),
        "" if said.thing is UNSET else said.thing,
        tuple(value) if isinstance(value, list) else value,
        () if said.places is UNSET else tuple(said.places),
    )


def told_arguments(said: wire.Phrase) -> dict[str, Arg]:
    """The arguments of a phrase, nested again where it is a list."""
    items = said.items or [wire.Phrase(key) for key in said.keys or []]
    if items:
        before, *rest = [told_argument(one) for one in items]
        for item in rest[:-1]:
            before = Words(MORE, {"first": before, "second": item})
        return {"first": before, "second": rest[-1]}
    return {} if said.args is UNSET else {k: told_argument(v) for k, v in said.args.items()}


def told_argument(told: wire.Argument) -> Arg:
    """An argument of a phrase."""
    return as_words(told) if isinstance(told, wire.Phrase) else told


def as_value(value: Value) -> str | int | list[str | int]:
    """What tells a piece from others of its kind."""
    return list(value) if isinstance(value, tuple) else value
