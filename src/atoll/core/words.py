"""Things to be said to people: a message key with its arguments, put into a language elsewhere."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Union

Arg = Union[str, int, "Words"]


@dataclass(frozen=True)
class Words:
    """A message key and its arguments; an argument may be words in turn."""

    key: str
    args: Mapping[str, Arg] = field(default_factory=dict)

    def __str__(self) -> str:
        if not self.args:
            return self.key
        return f"{self.key}({', '.join(f'{name}={value}' for name, value in self.args.items())})"


def words(key: str, **args: Arg) -> Words:
    """The message `key` with these arguments."""
    return Words(key, args)


def seat_words(seat: int) -> Words:
    """The name of whoever sits at `seat`."""
    return Words("seat", {"seat": seat})


@dataclass(frozen=True)
class Refusal:
    """Why an action is not allowed: the clause that forbids it and the reason in words."""

    clause: str
    reason: Words

    def __str__(self) -> str:
        return f"{self.clause}: {self.reason}"


def refuse(clause: str, key: str, **args: Arg) -> Refusal:
    """A refusal by `clause` for the reason `refusal-key`."""
    return Refusal(clause, Words(f"refusal-{key}", args))


@dataclass(frozen=True)
class Event:
    """Something that happened, as one line of the log, with the clause that made it happen."""

    clause: str
    what: Words

    def __str__(self) -> str:
        return f"{self.clause}: {self.what}"


def event(clause: str, key: str, **args: Arg) -> Event:
    """An event by `clause` under the message `event-key`."""
    return Event(clause, Words(f"event-{key}", args))
