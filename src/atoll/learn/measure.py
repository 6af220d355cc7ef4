"""Reads numbers from a view by their path, for the claims and hints of lessons."""

from collections.abc import Iterator
from typing import Any

from atoll.core.game import Data

ME = "me"  # in a path: the pupil's seat; as a value: the same


def values(part: Any, parts: list[str], seat: int) -> Iterator[Any]:
    """All values at a path.

    `*` matches every item, `me` the item of the seat, `bean=8` only items of that bean.
    """
    if not parts or part is None:
        yield part
        return
    head, rest = parts[0], parts[1:]
    key, equals, wanted = head.partition("=")
    if equals:
        yield from values(part if str(part[key]) == wanted else None, rest, seat)
    elif head == "*":
        for item in part.values() if isinstance(part, dict) else part:
            yield from values(item, rest, seat)
    elif isinstance(part, dict):
        yield from values(part.get(head), rest, seat)
    else:
        place = seat if head == ME else int(head)
        yield from values(part[place] if place < len(part) else None, rest, seat)


def measure(view: Data, path: str, seat: int, equal: object = None) -> int:
    """The sum of the numbers at a path; with `equal`, how many have that value.

    A list counts by its length; a path that begins with `most:` gives the highest number.
    """
    wanted = seat if equal == ME else equal
    kind, colon, rest = path.rpartition(":")
    items = list(values(view, rest.split("."), seat))
    if wanted is not None:
        return items.count(wanted)
    numbers = [len(item) if isinstance(item, list) else int(item) for item in items if item]
    return max(numbers, default=0) if colon and kind == "most" else sum(numbers)
