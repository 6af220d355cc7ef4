"""The table in words, for who can't see the board: sentences and tables, made from a view."""

from collections.abc import Sequence
from typing import Required, TypedDict

from atoll.core.words import Words, listed, seat_words, words

Cell = str | int | Words


class Phrase(TypedDict, total=False):
    """A message with its arguments; what its pieces and places are drawn from."""

    key: Required[str]
    args: "dict[str, str | int | Phrase]"
    thing: str
    value: str | int | list[str | int]
    places: list[str]


class Section(TypedDict):
    """A heading with sentences, and a table if it has columns."""

    title: Phrase
    lines: list[Phrase]
    columns: list[Phrase]
    rows: list[list[str | int | Phrase]]


def phrase(what: Words) -> Phrase:
    """Words as plain data."""
    said = Phrase(key=what.key)
    if what.args:
        said["args"] = {
            name: phrase(arg) if isinstance(arg, Words) else arg for name, arg in what.args.items()
        }
    if what.thing:
        said["thing"] = what.thing
    if what.value != "":
        said["value"] = list(what.value) if isinstance(what.value, tuple) else what.value
    if what.places:
        said["places"] = list(what.places)
    return said


def section(
    title: str | Words,
    lines: Sequence[Words] = (),
    columns: Sequence[str | Words] = (),
    rows: Sequence[Sequence[Cell]] = (),
) -> Section:
    """A part of the table under a heading; a key stands for the message without arguments."""
    return Section(
        title=phrase(keyed(title)),
        lines=[phrase(line) for line in lines],
        columns=[phrase(keyed(column)) for column in columns],
        rows=[[phrase(cell) if isinstance(cell, Words) else cell for cell in row] for row in rows],
    )


def keyed(what: str | Words) -> Words:
    """A message by its key alone."""
    return words(what) if isinstance(what, str) else what


def some(things: Sequence[Words]) -> Words:
    """Several things in a row, or that there are none."""
    return listed(things) if things else words("told-none")


def seats_words(seats: Sequence[int]) -> Words:
    """The names of several seats, in this order."""
    return some([seat_words(seat) for seat in seats])
