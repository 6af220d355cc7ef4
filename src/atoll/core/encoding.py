"""What a seat sees and may do as numbers of a fixed size: the spaces that learning programs use."""

from typing import final

from atoll.core.native import append, i64, mypyc_attr, u8, vec
from atoll.core.state import State

MOST = 255  # what one number of an observation holds; more reads as this


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


@final
class Pen:
    """Writes small numbers onto a page, one field after the other."""

    def __init__(self, size: i64) -> None:
        self.page: vec[u8] = blank_page(size)
        self.at: i64 = 0

    def start(self, at: i64, size: i64) -> None:
        """Go to a place; the numbers from there on are 0."""
        self.at = at
        page = self.page
        end = at + size
        while at < end:
            page[at] = u8(0)
            at += 1

    def count(self, value: i64) -> None:
        """A number, cut off at 0 and at the most a page holds."""
        self.mark(0, value)
        self.at += 1

    def choice(self, value: i64, size: i64) -> None:
        """One of `size` things as so many zeros with a one; all zeros if it is none of them."""
        if 0 <= value < size:
            self.mark(value, 1)
        self.at += size

    def members(self, mask: i64, size: i64) -> None:
        """A set of the things 0 … size-1: a one for each member."""
        place: i64 = 0
        while mask != 0 and place < size:
            if (mask & 1) != 0:
                self.mark(place, 1)
            mask >>= 1
            place += 1
        self.at += size

    def mark(self, place: i64, value: i64) -> None:
        """A number at some place after this one; the pen stays."""
        if value < 0:
            value = 0
        elif value > MOST:
            value = MOST
        self.page[self.at + place] = u8(value)

    def skip(self, size: i64) -> None:
        """Go on by so many places."""
        self.at += size


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoding:
    """The observation and action spaces of a game set up in one way.

    Both are made of one seat's knowledge alone, seats counted from that seat on: equal for all
    truths the seat can't tell apart.
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

    def write(self, seen: State, pen: Pen) -> None:
        """Write what `seen` holds, field after field, onto a page of zeros."""
        raise NotImplementedError

    def number(self, seen: State, action: i64) -> i64:
        """The place of the viewer's action in the action space; -1 if it has none.

        Where several legal actions share a number the first one listed stands for it.
        """
        raise NotImplementedError

    def observe(self, seen: State, pen: Pen, at: i64) -> None:
        """Write the whole observation from a place of the page on."""
        pen.start(at, self.size)
        self.write(seen, pen)

    def mask(self, seen: State, pen: Pen, at: i64) -> None:
        """Write a one for each action the viewer may take, from a place of the page on."""
        pen.start(at, self.actions)
        for action in seen.legal(seen.viewer):
            number = self.number(seen, action)
            if number >= 0:
                pen.mark(number, 1)

    def action(self, seen: State, number: i64) -> i64:
        """The viewer's legal action with this number; -1 if there is none."""
        for action in seen.legal(seen.viewer):
            if self.number(seen, action) == number:
                return action
        return -1


def relative(seen: State, seat: i64) -> i64:
    """How many places a seat sits to the left of the viewer."""
    place = seat - seen.viewer
    return place if place >= 0 else place + seen.players


def from_viewer(seen: State, place: i64) -> i64:
    """The seat that sits so many places to the left of the viewer."""
    seat = seen.viewer + place
    return seat if seat < seen.players else seat - seen.players


def blank_page(size: i64) -> vec[u8]:
    """A page of zeros."""
    page = vec[u8]()
    while size > 0:
        page = append(page, u8(0))
        size -= 1
    return page
