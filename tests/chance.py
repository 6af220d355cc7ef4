"""All random numbers of the tests' servers come from one seed, so that a failure can be repeated.

`ATOLL_TEST_SEED` sets it; a test that fails prints it.
"""

import os
from zlib import crc32

import pytest

from atoll.server.chance import Source

SEED = os.environ.get("ATOLL_TEST_SEED", "a70110000000000000000000000000a7")


def repeat(seed: str, patch: pytest.MonkeyPatch | None = None) -> None:
    """Start every game with this seed and repeat the choices of bots, for good or for one test."""

    def number(purpose: str) -> int:
        return crc32(f"{seed} {purpose}".encode())

    patch = patch or pytest.MonkeyPatch()
    patch.setattr(Source, "secret", staticmethod(lambda: seed))
    patch.setattr(Source, "number", staticmethod(number))
