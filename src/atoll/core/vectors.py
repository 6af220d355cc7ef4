"""Copying and clearing the vectors a state is made of."""

from atoll.core.native import append, i64, vec


def filled(size: i64, value: i64) -> vec[i64]:
    """A vector of `size` items, all `value`."""
    out = vec[i64]()
    while size > 0:
        out = append(out, value)
        size -= 1
    return out


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


def best_first(items: vec[i64], worths: vec[i64]) -> vec[i64]:
    """The items by falling worth; equals keep their order."""
    out = items[:]
    keys = worths[:]
    i: i64 = 1
    while i < len(out):
        item, key = out[i], keys[i]
        at = i
        while at > 0 and keys[at - 1] < key:
            out[at] = out[at - 1]
            keys[at] = keys[at - 1]
            at -= 1
        out[at] = item
        keys[at] = key
        i += 1
    return out
