"""A state's numbers by name: how any state is compared, stored and sent to another process."""

from atoll.core.native import COMPILED, i64, vec

APART = {"players", "rng", "viewer"}  # kept by the kernel itself
VECTOR: type = type(vec[i64]([0])) if COMPILED else list
NAMES: dict[type, list[str]] = {}


def names_of(state: object) -> list[str]:
    """The names of a state's numbers, truth values and vectors of numbers, in one fixed order."""
    names = NAMES.get(type(state))
    if names is None:
        names = NAMES[type(state)] = look_up_names(state)
    return names


def look_up_names(state: object) -> list[str]:
    """The attributes that hold numbers: a compiled class lists them, a plain one has them."""
    names = {*getattr(type(state), "__mypyc_attrs__", ()), *getattr(state, "__dict__", ())}
    return sorted(name for name in names - APART if isinstance(getattr(state, name), (int, VECTOR)))


def read_out(state: object) -> list[int]:
    """The numbers of a state in one list, each vector after its length."""
    ints: list[int] = []
    for name in names_of(state):
        value = getattr(state, name)
        if isinstance(value, int):
            ints.append(int(value))
        else:
            ints.append(len(value))
            ints.extend(value)
    return ints


def write_back(state: object, ints: list[int]) -> None:
    """Give a state of the same game, set and options the numbers that `read_out` listed."""
    at = 0
    for name in names_of(state):
        value = getattr(state, name)
        if isinstance(value, bool):
            setattr(state, name, ints[at] != 0)
        elif isinstance(value, int):
            setattr(state, name, ints[at])
        else:
            size = ints[at]
            setattr(state, name, vec[i64](ints[at + 1 : at + 1 + size]))
            at += size
        at += 1
