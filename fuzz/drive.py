"""Runs one target under atheris in this process: `python -m fuzz.drive TARGET [libFuzzer's words]`.

With ATOLL_PURE=1, for atheris sees no branch of a compiled engine. libFuzzer ends the process.
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
    """Let atheris watch every function of Atoll; how many there are."""
    functions = [
        function
        for function in gc.get_objects()
        if isinstance(function, FunctionType) and str(function.__module__).startswith("atoll.")
    ]
    for function in functions:
        atheris.instrument_func(function)
    return len(functions)


def mutate(data: bytes, most: int, seed: int) -> bytes:
    """Half the time words are changed, else bytes."""
    chance = random.Random(seed)
    if chance.random() < 0.5:
        return bytes(atheris.Mutate(data, most))
    for _ in range(chance.randint(1, 3)):
        where, what, way = (chance.randrange(1 << 30) for _ in range(3))
        data = edit(data, where, what, way)
    return data[:most]


def main() -> None:
    """Fuzz until the time is up, or until something is found."""
    target = find(sys.argv[1])
    for data in target.seeds():
        target.run(data)  # whatever is imported late is imported now
    instrument()
    atheris.Setup([sys.argv[0], *sys.argv[2:]], target.run, custom_mutator=mutate)
    try:
        atheris.Fuzz()
    finally:
        stop_server()


if __name__ == "__main__":
    main()
