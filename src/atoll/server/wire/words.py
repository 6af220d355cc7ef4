"""The basic types of all messages."""

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
LANGUAGE = {"enum": list(LANGUAGES)}  # the pattern checks, the schema documents
Language = Annotated[str, Meta(pattern=f"^({'|'.join(LANGUAGES)})$", extra_json_schema=LANGUAGE)]
SetText = Annotated[str, Meta(min_length=1, max_length=LARGEST)]
Login = Annotated[str, Meta(pattern=r"^[a-z0-9][a-z0-9._-]{2,31}$")]
Code = Annotated[str, Meta(pattern="^[0-9]{6}$")]  # of an authenticator app
PlayerId = Annotated[str, Meta(min_length=1, max_length=40)]
ReportText = Annotated[
    str, Meta(min_length=1, max_length=1000, pattern=r"^[^\x00-\x08\x0b-\x1f\x7f]+$")
]
Share = Annotated[str, Meta(pattern="^[0-9a-f]{32}$")]  # a player's part of the seed
Commitment = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
Password = Annotated[str, Meta(min_length=10, max_length=200)]
Decision = Annotated[int, Meta(ge=0)]  # the number of a sight's decision
SeatNumber = Annotated[int, Meta(ge=0, le=9)]
Status = Literal["open", "playing", "over"]
Reaction = Literal["👍", "👏", "😂", "😮", "😢", "🤔", "🎉", "❤️"]


class Sent(Struct, forbid_unknown_fields=True):
    """The body of a request."""


class Told(Struct):
    """The body of a response."""


class Phrase(Told):
    """A text for people: a message of the game's files with its arguments.

    A piece has a `value` and names the `thing` to draw, if that is not its key; `places` says where
    it is on the board. The `items` of a list are phrases, the bare keys of messages without
    arguments, and the numbers of seats. The last item is joined to the items before it by `key`,
    the others by `list-more`, each with the items before as `first` and itself as `second`. An
    argument that is a list has the items alone; a list with one item is that item.
    """

    key: str
    args: "dict[str, Argument] | UnsetType" = UNSET
    items: "list[str | int | Phrase] | UnsetType" = UNSET
    thing: str | UnsetType = UNSET
    value: str | int | list[str | int] | UnsetType = UNSET
    places: list[str] | UnsetType = UNSET


Argument = str | int | Phrase | list[str | int | Phrase]
Said = str | Phrase  # text, or a phrase for clients that asked for keys


class Problem(Told):
    """The body of every HTTP response that is not a success."""

    code: str
    text: str
