"""The random numbers of live tables: deals, choices of bots, samples, pauses of forced moves."""

import secrets
from collections.abc import Callable


class Source:
    """The operating system's secure source; tests replace it to repeat their games."""

    secret: Callable[[], str] = staticmethod(lambda: secrets.token_hex(16))
    number: Callable[[str], int] = staticmethod(lambda purpose: secrets.randbits(48))


def new_secret() -> str:
    """The server's part of the seed of a game."""
    return Source.secret()


def draw(purpose: str) -> int:
    """A random number for anything but the deal; `purpose` separates the draws of a table."""
    return Source.number(purpose)
