"""Sets of at most 62 things as one integer: bit n stands for thing n."""

from typing import Final

from atoll.core.native import append, i64, vec

# mypyc shifts a constant as a 32-bit number, so bits come from this table, never from `1 << n`.
BIT: Final = vec[i64]([2**n for n in range(62)])


def full(size: i64) -> i64:
    """The set of the things 0 … size-1 (size ≤ 61)."""
    return BIT[size] - 1


def popcount(mask: i64) -> i64:
    """How many things are in the set."""
    mask -= (mask >> 1) & 0x1555555555555555
    mask = (mask & 0x3333333333333333) + ((mask >> 2) & 0x3333333333333333)
    mask = (mask + (mask >> 4)) & 0x0F0F0F0F0F0F0F0F
    mask += mask >> 8
    mask += mask >> 16
    mask += mask >> 32
    return mask & 127


def lowest(mask: i64) -> i64:
    """The first thing of a set that is not empty."""
    return popcount((mask & -mask) - 1)


def nth(mask: i64, n: i64) -> i64:
    """The thing at place n, counted from 0, of a set with more than n things."""
    while n > 0:
        mask &= mask - 1
        n -= 1
    return lowest(mask)


def members(mask: i64) -> vec[i64]:
    """The things of the set, lowest first."""
    out = vec[i64]()
    while mask != 0:
        out = append(out, lowest(mask))
        mask &= mask - 1
    return out


def mask_of(things: list[int]) -> i64:
    """The set of these things."""
    mask: i64 = 0
    for thing in things:
        mask |= BIT[thing]
    return mask
