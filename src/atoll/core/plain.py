"""Stand-ins for the native types, so that the engine runs wherever Python does."""

from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")

i64 = int
u8 = int


class vec(list[T]):  # noqa: N801 - the name of the type it stands for
    """A list under the native vector's name."""


def append(items: vec[T], item: T) -> vec[T]:
    """Append `item`; the caller keeps the returned vector, as the native function demands."""
    items.append(item)
    return items


def mypyc_attr(**_: bool) -> Callable[[T], T]:
    """A class decorator that only the compiler heeds."""
    return lambda cls: cls
