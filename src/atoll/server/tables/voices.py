"""Formats messages for clients: as text, or as message keys that the client formats itself.

Formatting a text takes about 40 µs, so the texts are cached for all tables of a game.
"""

from collections.abc import Callable, Hashable, Sequence

from msgspec import UNSET

from atoll.core.game import Game
from atoll.core.words import Arg, Value, Words, seat_words
from atoll.messages import Speaker
from atoll.server import wire
from atoll.server.errors import ServerError

Tell = Callable[[Words], wire.Said]
KEPT = 50_000  # cached texts of a game in a language, pieces of all games
LAST, MORE = "list-and", "list-more"  # messages that join the last item of a list, and the others
SEAT = "seat"  # formatted as a player's name
SAID: dict[tuple[str, str], dict[Hashable, str]] = {}
PIECES: dict[Hashable, tuple[Words, wire.Phrase]] = {}


class Voice(Speaker):
    """A speaker with a cache."""

    def __init__(self, game: Game, language: str, names: Sequence[str | Words]) -> None:
        super().__init__(game, language, names)
        self.said = SAID.setdefault((game.name, language), {})

    def __call__(self, what: Words) -> str:
        """The words as text."""
        key = self.key(what)
        text = self.said.get(key)
        if text is None:
            if len(self.said) >= KEPT:
                self.said.clear()
            text = self.said[key] = super().__call__(what)
        return text

    def key(self, what: Words) -> Hashable:
        """The cache key: equal for equal texts; a seat counts by its name."""
        if what.key == SEAT:
            return (SEAT, self.seat(what))
        args = what.args.items()
        return (what.key, *((k, self.key(v) if isinstance(v, Words) else v) for k, v in args))

    def seat(self, what: Words) -> str:
        """The name at a seat; not cached, because it may change."""
        seat = int(str(what.args["seat"]))
        if seat < len(self.names):
            return self.name(self.names[seat])
        return super().__call__(Words("seat-number", {"number": seat + 1}))


def voice(game: Game, language: str | None, names: Sequence[str | Words]) -> Tell:
    """The formatter for a client at a table: in a language, or with None by keys."""
    return phrase if language is None else Voice(game, language, names)


def error_said(error: ServerError, language: str | None) -> wire.Said:
    """The text or phrase of an error."""
    return phrase(error.words) if language is None else Speaker(None, language)(error.words)


def phrase(what: Words) -> wire.Phrase:
    """Words as a key and arguments; a list is flattened.

    Games cache the words of their pieces; their phrases are cached here.
    """
    if what.value == "":
        return new_phrase(what)
    key = (what.key, what.value, what.places)
    kept = PIECES.get(key)
    if kept is None or kept[0] is not what:
        if len(PIECES) >= KEPT:
            PIECES.clear()
        kept = PIECES[key] = (what, new_phrase(what))
    return kept[1]


def new_phrase(what: Words) -> wire.Phrase:
    """The same without the cache."""
    made = wire.Phrase(what.key)
    if what.key == LAST and (items := items_of(what)):
        made.items = [item(one) for one in items]
    elif what.args:
        made.args = arguments(what)
    if what.value != "":
        made.value = as_value(what.value)
    if what.thing and (what.thing != what.key or what.value == ""):
        made.thing = what.thing
    if what.places:
        made.places = list(what.places)
    return made


def items_of(what: Words) -> list[Words]:
    """The items of a nested list; empty if it is not a list of words."""
    items: list[Words] = []
    key = LAST
    while what.key == key and what.args.keys() == {"first", "second"}:
        first, second = what.args["first"], what.args["second"]
        if not (isinstance(first, Words) and isinstance(second, Words)):
            return []
        items.append(second)
        key, what = MORE, first
        if first.key != MORE or first.thing or first.places or first.value != "":
            return [first, *reversed(items)]
    return []


def item(what: Words) -> str | int | wire.Phrase:
    """An item of a list: a seat as its number, a message without arguments as its key."""
    if what.thing or what.places or what.value != "":
        return phrase(what)
    if not what.args:
        return what.key
    seat = what.args.get("seat") if what.key == SEAT else None
    return seat if isinstance(seat, int) else phrase(what)


def argument(value: Arg) -> wire.Argument:
    """An argument, as a phrase if it is words; a seat or a bare key as a list of one."""
    if not isinstance(value, Words):
        return value
    sent = item(value)
    if not isinstance(sent, wire.Phrase):
        return [sent]
    is_list = sent.items is not UNSET and sent.thing is sent.value is sent.places is UNSET
    return sent.items if is_list and sent.items else sent


def arguments(what: Words) -> dict[str, wire.Argument]:
    """The arguments of words, nested ones as phrases."""
    return {
        name: argument(value) if isinstance(value, Words) else value
        for name, value in what.args.items()
    }


def as_words(said: wire.Phrase) -> Words:
    """The words of a phrase."""
    value = "" if said.value is UNSET else said.value
    return Words(
        said.key,
        joined(said.items) if said.items else told_arguments(said),
        said.thing or ("" if said.value is UNSET else said.key),
        tuple(value) if isinstance(value, list) else value,
        () if said.places is UNSET else tuple(said.places),
    )


def joined(items: list[str | int | wire.Phrase]) -> dict[str, Arg]:
    """The items of a list, nested again."""
    before, *rest = [told_item(one) for one in items]
    for one in rest[:-1]:
        before = Words(MORE, {"first": before, "second": one})
    return {"first": before, "second": rest[-1]}


def told_item(told: str | int | wire.Phrase) -> Words:
    """The words of an item of a list."""
    if isinstance(told, wire.Phrase):
        return as_words(told)
    return Words(told) if isinstance(told, str) else seat_words(told)


def told_arguments(said: wire.Phrase) -> dict[str, Arg]:
    """The arguments of a phrase."""
    return {} if said.args is UNSET else {k: told_argument(v) for k, v in said.args.items()}


def told_argument(told: wire.Argument) -> Arg:
    """An argument of a phrase."""
    if isinstance(told, list):
        return told_item(told[0]) if len(told) == 1 else Words(LAST, joined(told))
    return as_words(told) if isinstance(told, wire.Phrase) else told


def as_value(value: Value) -> str | int | list[str | int]:
    """The value that distinguishes a piece from others of its kind."""
    return list(value) if isinstance(value, tuple) else value
