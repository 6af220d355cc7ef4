"""What changed between two views, so that a client is not told again what it already has.

A change of an object or a list has a step for each key or place at which something changed:
further changes within, `[value]` for a new value, `[]` for what is gone. Of a list it can also be
`[place, count, value, …]`: from that place on so many are replaced by these values.
"""

from typing import Any

import msgspec

from atoll.server import wire

Change = dict[str, Any] | list[Any]


def changes(before: wire.Data, after: wire.Data) -> wire.Data:
    """What turns one view into the other."""
    told: wire.Data = {}
    for key, value in after.items():
        if key not in before:
            told[key] = [value]
        elif before[key] != value:
            told[key] = change(before[key], value)
    for key in before:
        if key not in after:
            told[key] = []
    return told


def change(before: object, after: object) -> Change:
    """What turns one value into another that differs from it."""
    if isinstance(after, dict) and isinstance(before, dict):
        return changes(before, after)
    if isinstance(after, list) and isinstance(before, list):
        return change_of_list(before, after)
    return [after]


def change_of_list(before: list[Any], after: list[Any]) -> Change:
    """The shortest of: each place for itself, a stretch, the whole list."""
    both = min(len(before), len(after))
    places = [place for place in range(both) if before[place] != after[place]]
    if len(before) == len(after) and len(places) == 1:
        return {str(places[0]): change(before[places[0]], after[places[0]])}
    start = places[0] if places else both
    stretch = replaced(before, after, start)
    if len(before) != len(after) and not (places and is_nested(after[start])):
        return stretch
    by_place = {str(place): change(before[place], after[place]) for place in places}
    by_place |= {str(place): [after[place]] for place in range(both, len(after))}
    by_place |= {str(place): [] for place in range(both, len(before))}
    return by_place if length(by_place) < length(stretch) else stretch


def replaced(before: list[Any], after: list[Any], start: int) -> list[Any]:
    """The stretch from `start` to the ends that are alike."""
    old, new = len(before), len(after)
    while old > start and new > start and before[old - 1] == after[new - 1]:
        old, new = old - 1, new - 1
    if start == 0 and old == len(before):
        return [after]
    return [start, old - start, *after[start:new]]


def is_nested(value: object) -> bool:
    """Whether something within a value can change."""
    return isinstance(value, (dict, list))


def length(value: object) -> int:
    """How many bytes something takes."""
    return len(msgspec.json.encode(value))
