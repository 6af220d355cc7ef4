"""How a game declares the fields of its position; `release/generate.py` writes their plain code.

Setting up, copying, the default of who knows what and the default observation follow.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

from atoll.core.encoding import Field as Part
from atoll.core.state import State

# Who knows a field; with "rules" the game's own `hide` decides.
Knower = Literal["all", "owner", "nobody", "rules"]
Length = int | Literal["players"]


@dataclass(frozen=True)
class Observed:
    """How a value appears in an observation: by which function and with how many numbers."""

    way: Literal["members", "choice", "count", "seat", "seats"]
    size: int = 1  # of one value; a seat has as many as there are players
    most: Length = 1  # the highest number
    offset: int = 0  # subtracted from the value
    in_order: bool = False  # of a vector with a value for each seat: by place, not by seat

    @property
    def shape(self) -> tuple[Length, ...]:
        """The shape of one value."""
        if self.way in ("seat", "seats"):
            return ("players",)
        return () if self.way == "count" else (self.size,)


def subset(size: int) -> Observed:
    """A set of the things 0 … size-1."""
    return Observed("members", size)


def one_of(size: int, offset: int = 0) -> Observed:
    """One of the things offset … offset+size-1, or none."""
    return Observed("choice", size, offset=offset)


def count(most: Length = 255) -> Observed:
    """A number."""
    return Observed("count", 1, most)


A_SEAT = Observed("seat")
SEATS_IN_ORDER = Observed("seat", in_order=True)
A_SET_OF_SEATS = Observed("seats")
A_FLAG = Observed("count")


@dataclass(frozen=True)
class Field:
    """One field of a position: a number, a truth value, or a vector of numbers.

    `size` is the length of a vector, a number or an expression of the constructor's arguments;
    `per_seat` so many numbers for each seat. A vector of size 0 grows.
    """

    name: str
    what: str = ""
    start: int | bool | str = 0  # a number, or an expression of the constructor's arguments
    size: int | str | None = None
    per_seat: int = 0
    known_to: Knower = "all"
    unknown: int = 0  # the value of a field that is not known
    observed: Observed | None = None
    shared: bool = False  # replaced as a whole, never changed in place: copies share it
    by_hand: bool = False  # copied by the game's own code

    @property
    def is_vector(self) -> bool:
        """Whether it holds many numbers."""
        return self.size is not None or self.per_seat > 0

    @property
    def shape(self) -> tuple[Length, ...]:
        """The shape of its part of an observation."""
        assert self.observed is not None
        assert not isinstance(self.size, str), "a vector of variable length is written by hand"
        values: tuple[Length, ...] = () if self.size is None else (self.size,)
        if self.per_seat and self.known_to == "all":
            values = ("players",) if self.per_seat == 1 else ("players", self.per_seat)
        return (*values, *self.observed.shape) or (1,)


@dataclass(frozen=True)
class Feature:
    """A part of an observation that is computed: an expression of what everybody knows."""

    name: str
    what: str
    observed: Observed
    value: str

    @property
    def shape(self) -> tuple[Length, ...]:
        """Its shape."""
        return self.observed.shape or (1,)


ACTS = Feature("acts", "everybody the game waits for", A_SET_OF_SEATS, "state.must_act()")


@dataclass(frozen=True)
class Declaration:
    """The fields of a game's position, in the order in which they are observed.

    `name` is the prefix of the classes, `printed` the name and the type of the component set in
    the constructor, `options` its truth values, `steps` what the game can wait for, in order.
    `by_hand` says which spaces the game's own encoding adds to or replaces.
    """

    name: str
    printed: tuple[str, type | str]
    entries: Sequence[Field | Feature]
    options: Sequence[str] = ()  # truth values, or `name: type`
    uses: Sequence[Callable[..., object]] = ()  # functions in expressions of fields
    steps: Sequence[str] = ()
    by_hand: Sequence[Literal["observation", "actions"]] = ()

    def observed(self) -> Iterator[Field | Feature]:
        """The entries that appear in an observation, in order."""
        for entry in self.entries:
            if entry.observed is not None:
                yield entry

    def observation(self, state: State) -> list[Part]:
        """The parts of an observation that the fields make, in games set up like this one."""
        parts = []
        for entry in self.observed():
            assert entry.observed is not None
            shape = tuple(int_of(length, state) for length in entry.shape)
            parts.append(Part(entry.name, shape, entry.what, int_of(entry.observed.most, state)))
        return parts


def int_of(length: Length, state: State) -> int:
    """A length in games set up like this one."""
    return int(state.players) if length == "players" else length
