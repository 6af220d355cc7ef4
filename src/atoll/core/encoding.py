"""What a seat sees and may do as numbers of a fixed size: the spaces that learning programs use.

An observation is written onto a page of zeros, one part after the other. Each `write_…` function
writes one part from a place on and returns the place after it.
"""

from typing import Final, final

from atoll.core.bits import BIT, lowest
from atoll.core.native import append, i64, mypyc_attr, u8, vec
from atoll.core.state import State

MOST: Final = 255  # what one number of an observation holds; more reads as this


@final
class Field:
    """A named part of a space: its shape, its meaning and the highest value of its numbers."""

    def __init__(self, name: str, shape: tuple[int, ...], what: str, most: int = 1) -> None:
        self.name: str = name
        self.shape: tuple[int, ...] = shape
        self.what: str = what
        self.most: int = most

    def size(self) -> int:
        """How many numbers it has."""
        size = 1
        for length in self.shape:
            size *= length
        return size


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoding:
    """The observation and action spaces of a game set up in one way.

    Both tell what one seat knows and nothing else, seats counted from that seat on. The truth and
    the viewer's own copy of it give the same numbers (law 7), so no copy is needed.
    """

    def __init__(self, fields: list[Field], verbs: list[Field]) -> None:
        self.fields: list[Field] = fields
        self.verbs: list[Field] = verbs
        self.size: i64 = 0  # of an observation
        self.actions: i64 = 0
        self.starts: vec[i64] = vec[i64]()  # of each verb's actions
        for field in fields:
            self.size += field.size()
        for verb in verbs:
            self.starts = append(self.starts, self.actions)
            self.actions += verb.size()

    def write(self, state: State, viewer: i64, page: vec[u8], at: i64) -> i64:
        """Write what the viewer knows, part after part; returns where the observation ends."""
        raise NotImplementedError

    def number(self, state: State, viewer: i64, action: i64) -> i64:
        """The place of the viewer's action in the action space; -1 if it has none.

        A game gives this or `numbers`, and the other follows.
        """
        return self.numbers(state, viewer, vec[i64]([action]))[0]

    def numbers(self, state: State, viewer: i64, actions: vec[i64]) -> vec[i64]:
        """The places of the viewer's actions in the action space, in the same order."""
        out = actions[:]
        for at in range(i64(len(actions))):
            out[at] = self.number(state, viewer, actions[at])
        return out

    def observe(self, state: State, viewer: i64) -> vec[u8]:
        """The whole observation."""
        page = blank_page(self.size)
        self.write(state, viewer, page, 0)
        return page

    def mask(self, state: State, viewer: i64) -> vec[u8]:
        """A one for each action the viewer may take."""
        page = blank_page(self.actions)
        open_numbers(self.numbers(state, viewer, state.legal(viewer)), page, 0)
        return page

    def action(self, state: State, viewer: i64, number: i64) -> i64:
        """The viewer's legal action with this number; -1 if there is none.

        Where several legal actions share a number the first one listed stands for it.
        """
        actions = state.legal(viewer)
        place = place_of(number, self.numbers(state, viewer, actions))
        return actions[place] if place >= 0 else -1


def blank_page(size: i64) -> vec[u8]:
    """A page of zeros."""
    return vec[u8]([u8(0)] * size)


def open_numbers(numbers: vec[i64], page: vec[u8], start: i64) -> None:
    """Write a one for each number from a place on; one that comes again becomes -1 in the list."""
    for at in range(i64(len(numbers))):
        number = numbers[at]
        if number >= 0:
            if page[start + number] != u8(0):
                numbers[at] = -1
            page[start + number] = u8(1)


def place_of(number: i64, numbers: vec[i64]) -> i64:
    """Where a number stands in a list; -1 if it does not, or is below 0."""
    if number >= 0:
        for at in range(i64(len(numbers))):
            if numbers[at] == number:
                return at
    return -1


# -- seats counted from the viewer --------------------------------------------------------------


def place_from(viewer: i64, seat: i64, players: i64) -> i64:
    """How many places a seat sits to the left of the viewer."""
    place = seat - viewer
    return place if place >= 0 else place + players


def seat_from(viewer: i64, place: i64, players: i64) -> i64:
    """The seat that sits so many places to the left of the viewer."""
    seat = viewer + place
    return seat if seat < players else seat - players


def relative(seen: State, seat: i64) -> i64:
    """How many places a seat sits to the left of the one who sees this."""
    return place_from(seen.viewer, seat, seen.players)


def from_viewer(seen: State, place: i64) -> i64:
    """The seat that sits so many places to the left of the one who sees this."""
    return seat_from(seen.viewer, place, seen.players)


# -- parts of an observation --------------------------------------------------------------------


def write_count(page: vec[u8], at: i64, value: i64) -> i64:
    """A number, cut off at 0 and at the most a page holds."""
    if value > 0:
        page[at] = u8(value) if value < MOST else u8(MOST)
    return at + 1


def write_choice(page: vec[u8], at: i64, value: i64, size: i64) -> i64:
    """One of `size` things as so many zeros with a one; all zeros if it is none of them."""
    if 0 <= value < size:
        page[at + value] = u8(1)
    return at + size


def write_members(page: vec[u8], at: i64, mask: i64, size: i64) -> i64:
    """A set of the things 0 … size-1: a one for each member."""
    mask &= BIT[size] - 1
    while mask != 0:
        page[at + lowest(mask)] = u8(1)
        mask &= mask - 1
    return at + size


def write_seat(page: vec[u8], at: i64, seat: i64, viewer: i64, players: i64) -> i64:
    """A seat, or nobody."""
    if seat >= 0:
        page[at + place_from(viewer, seat, players)] = u8(1)
    return at + players


def write_seats(page: vec[u8], at: i64, mask: i64, viewer: i64, players: i64) -> i64:
    """A set of seats."""
    while mask != 0:
        write_seat(page, at, lowest(mask), viewer, players)
        mask &= mask - 1
    return at + players


# Vectors are written from the place `start` on, and then from their beginning up to there: those
# that hold so many values a seat begin with the viewer's.


def write_counts(page: vec[u8], at: i64, values: vec[i64], start: i64) -> i64:
    """The numbers of a vector."""
    size: i64 = len(values)
    for place in range(start, start + size):
        at = write_count(page, at, values[place if place < size else place - size])
    return at


def write_choices(page: vec[u8], at: i64, values: vec[i64], start: i64, each: i64) -> i64:
    """One of `each` things, or none, for every value of a vector."""
    size: i64 = len(values)
    for place in range(start, start + size):
        at = write_choice(page, at, values[place if place < size else place - size], each)
    return at


def write_sets(page: vec[u8], at: i64, values: vec[i64], start: i64, each: i64) -> i64:
    """A set of the things 0 … each-1 for every value of a vector."""
    size: i64 = len(values)
    for place in range(start, start + size):
        at = write_members(page, at, values[place if place < size else place - size], each)
    return at
