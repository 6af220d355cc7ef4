"""The small words every message is made of."""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from atoll.core.component_set import LARGEST
from atoll.messages import LANGUAGES

Data = dict[str, Any]
ActionId = Annotated[str, Meta(min_length=1, max_length=64)]
Name = Annotated[
    str,  # no control characters, and no space at either end
    Meta(max_length=32, pattern=r"^[^\s\x00-\x1f\x7f]([^\x00-\x1f\x7f]*[^\s\x00-\x1f\x7f])?$"),
]
LANGUAGE = {"enum": list(LANGUAGES)}  # the pattern checks, the schema tells
Language = Annotated[str, Meta(pattern=f"^({'|'.join(LANGUAGES)})$", extra_json_schema=LANGUAGE)]
SetText = Annotated[str, Meta(min_length=1, max_length=LARGEST)]
Login = Annotated[str, Meta(pattern=r"^[a-z0-9][a-z0-9._-]{2,31}$")]
Code = Annotated[str, Meta(pattern="^[0-9]{6}$")]  # of an authenticator app
PlayerId = Annotated[str, Meta(min_length=1, max_length=40)]
ReportText = Annotated[
    str, Meta(min_length=1, max_length=1000, pattern=r"^[^\x00-\x08\x0b-\x1f\x7f]+$")
]
Share = Annotated[str, Meta(pattern="^[0-9a-f]{32}$")]  # what a player adds to the seed
Commitment = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
Password = Annotated[str, Meta(min_length=10, max_length=200)]
Decision = Annotated[int, Meta(ge=0)]  # what a sight asks for, by its number
SeatNumber = Annotated[int, Meta(ge=0, le=9)]
Status = Literal["open", "playing", "over"]
Reaction = Literal["👍", "👏", "😂", "😮", "😢", "🤔", "🎉", "❤️"]


class Sent(Struct, forbid_unknown_fields=True):
    """Something a client sends over HTTP."""


class Told(Struct):
    """Something the server answers."""


class Phrase(Told):
    """Something said to people: a message of the game's files with its arguments.

    A piece has a `value` and names the `thing` to draw, if that is not its key; `places` are where
    it lies on the board. The
    things of a list are its `items`, a message without arguments as its key alone, whoever sits at
    a seat as its number: the last is joined to those before by `key`, others by `list-more`, each
    with what comes before as `first` and itself as `second`. An argument that is a list has the
    items alone; a single one is what it says.
    """

    key: str
    args: "dict[str, Argument] | UnsetType" = UNSET
    items: "list[str | int | Phrase] | UnsetType" = UNSET
    thing: str | UnsetType = UNSET
    value: str | int | list[str | int] | UnsetType = UNSET
    places: list[str] | UnsetType = UNSET


Argument = str | int | Phrase | list[str | int | Phrase]
Said = str | Phrase  # text, or for who asked for keys a phrase


class Problem(Told):
    """The body of every HTTP answer that is not a success."""

    code: str
    text: str
