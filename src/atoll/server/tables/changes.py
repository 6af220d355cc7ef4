"""Differences between two views, so that a client is not sent again what it already has.

A change of an object or a list has an item for each key or index at which something changed: a
nested change, `[value]` for a new value, `[]` for a removed one. A change of a list can also be
`[index, count, value, …]`: from that index on, `count` items are replaced by these values.
"""

from typing import Any

import msgspec

from atoll.server import wire

Change = dict[str, Any] | list[Any]
Made = tuple[object, object, object, Change | None]  # before, after, which is kept, the change
SHORT = 6  # items of a list up to which it is replaced rather than changed
DENSE = 3  # values of a range per changed one from which on the indices are sent singly


class Changes:
    """The changes of several viewers' views at one moment.

    Most open information changes in the same way for all viewers: such a change is computed once,
    and the views share equal objects, so that many views take little more memory than one.
    """

    def __init__(self) -> None:
        self.made: dict[str, Made] = {}  # by key

    def between(self, before: wire.Data, after: wire.Data) -> wire.Data:
        """The change that turns one view into the other."""
        steps: wire.Data = {}
        for key, value in after.items():
            if key not in before:
                steps[key] = [value]
            elif (old := before[key]) is not value:
                _, _, after[key], step = self.change(key, old, value)
                if step is not None:
                    steps[key] = step
        for key in before:
            if key not in after:
                steps[key] = []
        return steps

    def change(self, key: str, before: object, after: object) -> Made:
        """The change that turns one value of a view into another, None if they are equal."""
        made = self.made.get(key)
        if made is not None and made[0] is before and made[1] is after:
            return made
        if before == after:
            made = (before, after, before, None)
        elif made is None or made[1] != after or made[0] != before:
            made = (before, after, after, change(before, after))
        self.made[key] = made
        return made


def change(before: object, after: object) -> Change:
    """The change that turns one value into another that differs from it."""
    if isinstance(after, dict) and isinstance(before, dict):
        return Changes().between(before, after)
    if isinstance(after, list) and isinstance(before, list):
        return change_of_list(before, after)
    return [after]


def change_of_list(before: list[Any], after: list[Any]) -> Change:
    """The shortest of: each index separately, a range, the whole list."""
    places = [
        place
        for place, (old, new) in enumerate(zip(before, after, strict=False))
        if old is not new and old != new
    ]
    is_as_long = len(before) == len(after)
    if is_as_long and len(places) == 1:
        return {str(places[0]): change(before[places[0]], after[places[0]])}
    start = places[0] if places else min(len(before), len(after))
    if not (places and is_nested(after[start])):
        if is_as_long and places[-1] - start >= DENSE * len(places):
            return {str(place): [after[place]] for place in places}
        return replaced(before, after, start)
    stretch = replaced(before, after, start)
    by_place = {str(place): change(before[place], after[place]) for place in places}
    both = min(len(before), len(after))
    by_place |= {str(place): [after[place]] for place in range(both, len(after))}
    by_place |= {str(place): [] for place in range(both, len(before))}
    return by_place if length(by_place) < length(stretch) else stretch


def replaced(before: list[Any], after: list[Any], start: int) -> list[Any]:
    """The change from `start` up to the equal ends of both lists."""
    old, new = len(before), len(after)
    while old > start and new > start and before[old - 1] == after[new - 1]:
        old, new = old - 1, new - 1
    if start == 0 and old == len(before):
        return [after]
    return [start, old - start, *after[start:new]]


def is_nested(value: object) -> bool:
    """Whether nested changes of a value are worth computing."""
    return isinstance(value, dict) or (isinstance(value, list) and len(value) > SHORT)


def length(value: object) -> int:
    """The size of a value in bytes."""
    return len(msgspec.json.encode(value))
