"""The seed of a live game: a secret of the server and a share of each seat, as one text.

The server shows the commitment to its secret before it knows any share, and every seat adds its
share before the secret is known to anybody else. So neither side alone chooses the deal.
"""

import re
from collections.abc import Sequence

from atoll.core.errors import BadRecord
from atoll.core.rng import commitment

SHARE = re.compile(r"[0-9a-f]{32}")
NO_SHARE = "-"  # of a bot, or of a client that added none


def join_seed(secret: str, shares: Sequence[str | None]) -> str:
    """The seed that follows from all parts; without any share it is the secret alone."""
    if not any(shares):
        return secret
    return " ".join([secret, *(share or NO_SHARE for share in shares)])


def split_seed(seed: str) -> tuple[str, list[str | None]]:
    """The secret and the shares of a seed; a seed of any other form is all secret."""
    secret, *shares = seed.split(" ")
    is_joined = SHARE.fullmatch(secret) and all(map(is_share, shares))
    if not shares or not is_joined:
        return seed, []
    return secret, [None if share == NO_SHARE else share for share in shares]


def is_share(text: str) -> bool:
    """Whether this can stand in a seed after the secret."""
    return text == NO_SHARE or SHARE.fullmatch(text) is not None


def check_seed(seed: str, committed: str | None, shares: Sequence[str], where: str) -> None:
    """Raise `BadRecord` unless the seed keeps a commitment and holds these shares."""
    secret, held = split_seed(seed)
    if committed is not None and commitment(secret) != committed:
        raise BadRecord(f"{where}:8: the seed is not the one the server committed to")
    for share in shares:
        if share not in held:
            raise BadRecord(f"{where}:8: the share {share} is not part of the seed")
