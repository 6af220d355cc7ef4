"""All chance of the tests' servers comes from one seed, so that a failed test can be repeated.

`ATOLL_TEST_SEED` sets it; a test that fails tells which one it had.
"""

import os
from zlib import crc32

import pytest

from atoll.server.chance import Source

SEED = os.environ.get("ATOLL_TEST_SEED", "a70110000000000000000000000000a7")


def repeat(seed: str, patch: pytest.MonkeyPatch | None = None) -> None:
    """Every game begins with this seed, and bots repeat their choices; for good, or for a test."""

    def number(purpose: str) -> int:
        return crc32(f"{seed} {purpose}".encode())

    patch = patch or pytest.MonkeyPatch()
    patch.setattr(Source, "secret", staticmethod(lambda: seed))
    patch.setattr(Source, "number", staticmethod(number))
