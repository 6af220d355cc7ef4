"""Things to be said to people: a message key with its arguments, put into a language elsewhere."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Literal, Union

Arg = Union[str, int, "Words"]
NO_CLAUSE = ""
SEATS = 16  # whose words are kept
Tone = Literal["gain", "loss", "fact"]


Value = str | int | tuple[str | int, ...]


@dataclass(slots=True)  # not frozen: dozens are made for a move, and that takes thrice as long
class Words:
    """A message key and its arguments; an argument may be words in turn.

    Words that name a piece say which: a browser draws `thing` with its `value`, whoever can't see
    it gets the words. `places` are where it lies on the board, as the game's drawing names them.
    """

    key: str
    args: Mapping[str, Arg] = field(default_factory=dict)
    thing: str = ""
    value: Value = ""
    places: tuple[str, ...] = ()

    def __str__(self) -> str:
        """For programs: a piece by its value, a place by its name, else the key and arguments."""
        if self.value != "":
            return (
                " ".join(map(str, self.value)) if isinstance(self.value, tuple) else str(self.value)
            )
        if self.places:
            return " ".join(self.places)
        if not self.args:
            return self.key
        return f"{self.key}({', '.join(f'{name}={value}' for name, value in self.args.items())})"


def words(key: str, **args: Arg) -> Words:
    """The message `key` with these arguments."""
    return Words(key, args)


@lru_cache(SEATS)
def seat_words(seat: int) -> Words:
    """The name of whoever sits at `seat`."""
    return Words("seat", {"seat": seat})


def piece(what: Words, thing: str, value: Value, *places: str) -> Words:
    """The same words for a piece that can be drawn."""
    return Words(what.key, what.args, thing, value, places)


def place(what: Words, *places: str) -> Words:
    """The same words for a place on the board, which lights up."""
    return Words(what.key, what.args, what.thing, what.value, places)


def pin(what: Words, *places: str) -> Words:
    """The same words for a place that is shown by a pin: they are for who can't see the board."""
    return piece(what, "pin", "", *places)


def listed(things: Sequence[Words]) -> Words:
    """Several things in a row, the last joined with "and"."""
    said = things[0]
    for number, thing in enumerate(things[1:], 2):
        key = "list-and" if number == len(things) else "list-more"
        said = words(key, first=said, second=thing)
    return said


@dataclass(frozen=True)
class Refusal:
    """Why an action is not allowed: the clause that forbids it and the reason in words."""

    clause: str  # NO_CLAUSE where no rule of the game forbids it but a limit of the table
    reason: Words

    def __str__(self) -> str:
        return self.said(str(self.reason))

    def said(self, reason: str) -> str:
        """The clause, if there is one, and the reason put into a language."""
        return f"{self.clause}: {reason}" if self.clause else reason


def refuse(clause: str, key: str, **args: Arg) -> Refusal:
    """A refusal by `clause` for the reason `refusal-key`."""
    return Refusal(clause, Words(f"refusal-{key}", args))


@dataclass(slots=True)
class Event:
    """Something that happened, as one line of the log, with the clause that made it happen."""

    clause: str
    what: Words

    def __str__(self) -> str:
        return f"{self.clause}: {self.what}"


def event(clause: str, key: str, **args: Arg) -> Event:
    """An event by `clause` under the message `event-key`."""
    return Event(clause, Words(f"event-{key}", args))


def score_log(
    clause: str, key: str, points: Sequence[int], totals: Sequence[int], **args: Arg
) -> list[Event]:
    """What a scoring gave each seat, and what that makes in all."""
    return [
        event(clause, key, who=seat_words(seat), **args, points=gained, total=total)
        for seat, (gained, total) in enumerate(zip(points, totals, strict=True))
    ]


@dataclass(frozen=True)
class Effect:
    """One thing an action would do, and whether that is good for the seat that would take it."""

    what: Words
    tone: Tone = "fact"

    def __str__(self) -> str:
        return f"{self.tone}: {self.what}"


def effect(key: str, tone: Tone = "fact", **args: Arg) -> Effect:
    """An effect under the message `preview-key`."""
    return Effect(Words(f"preview-{key}", args), tone)
