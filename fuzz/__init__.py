"""Fuzzing of everything that parses outside input: records, notation, sets, messages, HTTP."""

from fuzz.served import servers
from fuzz.targets import Target, parsers


def all_targets() -> list[Target]:
    """Every target."""
    return [*parsers(), *servers()]


def find(name: str) -> Target:
    """A target by its name; `LookupError` if there is none."""
    for target in all_targets():
        if target.name == name:
            return target
    raise LookupError(f"there is no target '{name}'")
