"""Making, copying and searching the vectors a state is made of."""

from atoll.core.bits import lowest
from atoll.core.native import append, i64, vec


def filled(size: i64, value: i64) -> vec[i64]:
    """A vector of `size` items, all `value`."""
    return vec[i64]([value] * size)


def put(target: vec[i64], source: vec[i64]) -> None:
    """Copy `source` into `target`, which is as long."""
    i: i64 = 0
    size: i64 = len(source)
    while i < size:
        target[i] = source[i]
        i += 1


def clear(target: vec[i64], value: i64) -> None:
    """Set every item to `value`."""
    i: i64 = 0
    size: i64 = len(target)
    while i < size:
        target[i] = value
        i += 1


def contains(items: vec[i64], item: i64) -> bool:
    """Whether an item is among these."""
    for other in items:
        if other == item:
            return True
    return False


def append_each(items: vec[i64], first: i64, members: i64) -> vec[i64]:
    """The items, and after them `first` plus each member of a set: the actions of a form."""
    while members != 0:
        items = append(items, first + lowest(members))
        members &= members - 1
    return items


def best_first(items: vec[i64], worths: vec[i64]) -> vec[i64]:
    """The items by falling worth; equals keep their order."""
    out = items[:]
    keys = worths[:]
    for i in range(1, i64(len(out))):
        item, key = out[i], keys[i]
        at = i
        while at > 0 and keys[at - 1] < key:
            out[at] = out[at - 1]
            keys[at] = keys[at - 1]
            at -= 1
        out[at] = item
        keys[at] = key
    return out
