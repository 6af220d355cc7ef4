"""Formats messages in the reader's language, from one tree of Fluent files."""

import json
from collections.abc import Sequence
from functools import cache
from pathlib import Path

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource

from atoll.core.errors import AtollError
from atoll.core.game import Game, Say
from atoll.core.words import Words

TREE = Path(__file__).parent
NAMES: dict[str, str] = json.loads((TREE / "languages.json").read_text(encoding="utf-8"))
LANGUAGES = tuple(NAMES)  # the one list of them; the client reads the same file
SPOKEN = (TREE / "common", TREE / "terminal")  # "shell" is for the client alone
LISTS = {"en": "en_GB"}  # no comma before "and"
LONGEST = 500  # characters of a quotation; Fluent refuses a few thousand


class MissingMessage(AtollError):
    """A message that a language does not have or that can't be formatted."""


class Speaker(Say):
    """Formats all messages of one game in one language, with the players' names."""

    def __init__(self, game: Game | None, language: str, names: Sequence[str | Words] = ()) -> None:
        if language not in LANGUAGES:
            names = ", ".join(LANGUAGES)
            raise MissingMessage(f"there is no language '{language}' (there are: {names})")
        self.bundle = load(game.folder if game else None, language)
        self.language = language
        self.names = names

    def __call__(self, what: Words) -> str:
        """The words as text; a seat becomes its player's name."""
        if what.key == "seat":
            return self.seat(what)
        if not self.bundle.has_message(what.key):
            raise MissingMessage(f"the message '{what.key}' is missing in {self.language}")
        args = {name: self.spoken(value) for name, value in what.args.items()}
        pattern = self.bundle.get_message(what.key).value
        assert pattern is not None  # no file has a message with attributes only
        text, errors = self.bundle.format_pattern(pattern, args)
        if errors:
            raise MissingMessage(f"'{what.key}' in {self.language}: {errors[0]}")
        return str(text)

    def spoken(self, value: Words | str | int) -> str | int:
        """The value of an argument; a long quotation is cut."""
        if isinstance(value, Words):
            return self(value)
        if isinstance(value, str) and len(value) > LONGEST:
            return value[:LONGEST] + "…"
        return value

    def seat(self, what: Words) -> str:
        """The name at a seat."""
        seat = int(str(what.args["seat"]))
        if seat < len(self.names):
            return self.name(self.names[seat])
        return self(Words("seat-number", {"number": seat + 1}))

    def name(self, name: str | Words) -> str:
        """A person's name as it is, a bot's in this language."""
        return name if isinstance(name, str) else self(name)

    def listed(self, items: Sequence[str]) -> str:
        """A list of things, the last joined with "and"."""
        return format_list(items, locale=LISTS.get(self.language, self.language))


def bot_name(seat: int) -> Words:
    """The name of a bot at this seat."""
    return Words("bot-name", {"number": seat + 1})


@cache
def load(folder: Path | None, language: str) -> FluentBundle:
    """The messages common to all games and, in `folder`, those of one game and its lessons."""
    bundle = FluentBundle([language], use_isolating=False)
    folders = [folder / "messages", folder / "messages" / "lessons"] if folder else []
    for place in (*SPOKEN, *(folder for folder in folders if folder.is_dir())):
        path = place / f"{language}.ftl"
        if not path.exists():  # a game outside the package may lack a language
            path = place / "en.ftl"
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle
