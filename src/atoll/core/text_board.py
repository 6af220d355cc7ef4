"""The table in words, made from a view: sentences and tables for a browser and for a terminal."""

from collections.abc import Callable, Sequence
from textwrap import wrap
from typing import Required, TypedDict

from atoll.core.words import Words, listed, seat_words, words

Cell = str | int | Words
WIDTH = 120  # of a terminal; a table that is wider without its last column is told row by row


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


# -- for a terminal ----------------------------------------------------------------------------


def draw_sections(sections: Sequence[Section], say: Callable[[Words], str]) -> str:
    """The sections as text; what the notation calls a piece stands in brackets after its name."""
    return "\n\n".join("\n".join(draw_section(section, say)) for section in sections)


def draw_section(part: Section, say: Callable[[Words], str]) -> list[str]:
    """The heading, the sentences and the table of a section."""
    lines = [draw_phrase(line, say) for line in (part["title"], *part["lines"])]
    head = [draw_phrase(column, say) for column in part["columns"]]
    rows = [
        [draw_phrase(cell, say) if isinstance(cell, dict) else str(cell) for cell in row]
        for row in part["rows"]
    ]
    return [lines[0], *(f"  {line}" for line in [*lines[1:], *draw_table(head, rows)])]


def draw_table(head: list[str], rows: list[list[str]]) -> list[str]:
    """A table by columns, or what each row tells where that is too wide."""
    if not rows:
        return []
    widths = [max(map(len, column)) + 2 for column in zip(head, *rows, strict=True)]
    if sum(widths[:-1]) <= WIDTH:
        return ["".join(map(str.ljust, row, widths)).rstrip() for row in [head, *rows]]
    blocks = [[cells[0], " · ".join(map("{}: {}".format, head[1:], cells[1:]))] for cells in rows]
    return [
        line for first, rest in blocks for line in (first, *(f"  {w}" for w in wrap(rest, WIDTH)))
    ]


def draw_phrase(said: Phrase, say: Callable[[Words], str]) -> str:
    """Words with the notation of the pieces and places they name."""
    args = {
        name: draw_phrase(arg, say) if isinstance(arg, dict) else arg
        for name, arg in said.get("args", {}).items()
    }
    text, code = say(Words(said["key"], args)), notation(said)
    is_said = code.replace("_", " ").lower() == text.lower()
    return f"{text} [{code}]" if code and not is_said else text


def notation(said: Phrase) -> str:
    """How records name a piece or a place; what belongs to a seat has no such name."""
    if said.get("thing") == "pin":
        return " ".join(said.get("places", []))
    value = said.get("value", "")
    if isinstance(value, list):
        return value[0] if isinstance(value[0], str) else ""
    return str(value) if value else ""
