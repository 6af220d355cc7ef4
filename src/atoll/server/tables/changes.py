"""What changed between two views, so that a client is not told again what it already has."""

from typing import Any

import msgspec
from msgspec import UNSET

from atoll.server import wire

FEW = 2  # so many changes within a list or an object are told without weighing them


def changes(before: wire.Data, after: wire.Data) -> wire.Changes | None:
    """What turns one view into the other; None if the whole is shorter, or something is gone."""
    return compare(before, after) if before != after else wire.Changes()


def compare(before: Any, after: Any) -> wire.Changes | None:
    """What turns one list or object into the other, unless the whole is shorter."""
    steps = differing(before, after)
    if steps is None:
        return None
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
    told = wire.Changes(values or UNSET, inner or UNSET)
    is_short = len(steps) <= FEW or length(told) < length(after)
    return told if is_short else None


def differing(before: Any, after: Any) -> list[Any] | None:
    """The keys or places where the two differ; None if something is gone or of another kind."""
    if isinstance(before, dict) and isinstance(after, dict) and before.keys() <= after.keys():
        return [key for key, value in after.items() if key not in before or before[key] != value]
    if isinstance(before, list) and isinstance(after, list) and len(before) <= len(after):
        pairs = enumerate(zip(before, after, strict=False))
        places = [place for place, (one, other) in pairs if one != other]
        return [*places, *range(len(before), len(after))]
    return None


def has(value: Any, step: Any) -> bool:
    """Whether something stands there."""
    return step in value if isinstance(value, dict) else step < len(value)


def length(value: object) -> int:
    """How many bytes something takes."""
    return len(msgspec.json.encode(value))
