"""What changed between two views, so that a client is not told again what it already has."""

from typing import Any

import msgspec
from msgspec import UNSET

from atoll.server import wire

FEW = 2  # so many changes within a list or an object are told without weighing them


def changes(before: wire.Data, after: wire.Data) -> wire.Changes | None:
    """What turns one view into the other; None if the whole is shorter."""
    return compare(before, after) if before != after else wire.Changes()


def compare(before: Any, after: Any) -> wire.Changes | None:
    """What turns one list or object into the other, unless the whole is shorter."""
    found = differing(before, after)
    if found is None:
        return None
    steps, gone = found
    values: wire.Data = {}
    inner: dict[str, wire.Changes] = {}
    for step in steps:
        value = after[step]
        is_within = isinstance(value, (dict, list)) and has(before, step)
        within = compare(before[step], value) if is_within else None
        if within is None:
            values[str(step)] = value
        else:
            inner[str(step)] = within
    told = wire.Changes(values or UNSET, inner or UNSET, gone or UNSET)
    is_short = (len(steps) <= FEW and not gone) or length(told) < length(after)
    return told if is_short else None


def differing(before: Any, after: Any) -> tuple[list[Any], list[str]] | None:
    """The keys or places where the two differ, and those that are gone; None if of two kinds."""
    if isinstance(before, dict) and isinstance(after, dict):
        steps = [key for key, value in after.items() if key not in before or before[key] != value]
        return steps, [key for key in before if key not in after]
    if isinstance(before, list) and isinstance(after, list):
        pairs = enumerate(zip(before, after, strict=False))
        places = [place for place, (one, other) in pairs if one != other]
        new, gone = range(len(before), len(after)), range(len(after), len(before))
        return [*places, *new], [str(place) for place in gone]
    return None


def has(value: Any, step: Any) -> bool:
    """Whether something stands there."""
    return step in value if isinstance(value, dict) else step < len(value)


def length(value: object) -> int:
    """How many bytes something takes."""
    return len(msgspec.json.encode(value))
