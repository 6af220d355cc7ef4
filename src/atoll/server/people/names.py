"""Names of players: normalized so that none looks like another, like a bot's or like nothing."""

import hashlib
import unicodedata

from atoll import bots
from atoll.messages import LANGUAGES, Speaker, bot_name
from atoll.server.errors import ServerError

ACCENTS = 2  # marks on one letter at most: Vietnamese and Hebrew need two
SEATS = 10
UNSEEN = {"Cc", "Cf", "Co", "Cs", "Cn", "Zl", "Zp"}  # control, direction and zero-width characters
FILLERS = set("\u115f\u1160\u3164\uffa0\u2800")  # letters that are displayed as nothing
LONGEST = 32


def clean_name(name: str) -> str:
    """A name as it is stored; `input/name` if nothing is left or if it is a bot's.

    Compatibility forms become plain letters; invisible characters and accents beyond the second on
    one letter are removed.
    """
    kept: list[str] = []
    accents = 0
    for letter in unicodedata.normalize("NFKC", name):
        kind = unicodedata.category(letter)
        accents = accents + 1 if kind in ("Mn", "Me") else 0
        if kind not in UNSEEN and letter not in FILLERS and accents <= ACCENTS:
            kept.append(letter)
    cleaned = " ".join("".join(kept).split())[:LONGEST].strip()
    if not any(unicodedata.category(letter)[0] in "LNPS" for letter in cleaned):
        raise ServerError("input/name")
    if fold(cleaned) in BOT_NAMES:
        raise ServerError("input/name")
    return cleaned


def fold(name: str) -> str:
    """Equal for names that people read as the same: without case, accents and spaces."""
    letters = unicodedata.normalize("NFKD", name.casefold())
    return "".join(
        letter for letter in letters if unicodedata.category(letter)[0] not in ("M", "Z")
    )


def tag_of(player: str) -> str:
    """Distinguishes players of the same name: four characters of the hash of the player's id."""
    return hashlib.blake2b(player.encode(), digest_size=2, person=b"atoll tag").hexdigest()


def all_bot_names() -> set[str]:
    """All names of bots, in every language."""
    names = {f"{level} {seat}" for level in bots.names() for seat in range(1, SEATS + 1)}
    names.update(bots.names())
    for language in LANGUAGES:
        say = Speaker(None, language)
        names.update(say(bot_name(seat)) for seat in range(SEATS))
    return {fold(name) for name in names}


BOT_NAMES = frozenset(all_bot_names())
