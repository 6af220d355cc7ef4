"""Where the chance of live tables comes from: deals, choices of bots, samples, paces."""

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
    """A number for whatever else is left to chance; the purpose tells draws of a table apart."""
    return Source.number(purpose)
