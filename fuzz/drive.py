"""Runs one target under atheris: `python -m fuzz.drive TARGET [libFuzzer's arguments]`.

With ATOLL_PURE=1, because atheris sees no branch of a compiled engine. libFuzzer ends the process.
"""

import gc
import random
import sys
from types import FunctionType

import atheris

from fuzz import find
from fuzz.edits import edit
from fuzz.served import stop_server


def instrument() -> int:
    """Let atheris instrument every function of Atoll; returns their number."""
    functions = [
        function
        for function in gc.get_objects()
        if isinstance(function, FunctionType) and str(function.__module__).startswith("atoll.")
    ]
    for function in functions:
        atheris.instrument_func(function)
    return len(functions)


def mutate(data: bytes, most: int, seed: int) -> bytes:
    """Change tokens half of the time, else bytes."""
    chance = random.Random(seed)
    if chance.random() < 0.5:
        return bytes(atheris.Mutate(data, most))
    for _ in range(chance.randint(1, 3)):
        where, what, way = (chance.randrange(1 << 30) for _ in range(3))
        data = edit(data, where, what, way)
    return data[:most]


def main() -> None:
    """Fuzz until the time is up or a fault is found."""
    target = find(sys.argv[1])
    for data in target.seeds():
        target.run(data)  # imports everything that is imported late
    instrument()
    atheris.Setup([sys.argv[0], *sys.argv[2:]], target.run, custom_mutator=mutate)
    try:
        atheris.Fuzz()
    finally:
        stop_server()


if __name__ == "__main__":
    main()
