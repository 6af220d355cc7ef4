"""The small words every message is made of."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

Data = dict[str, Any]
ActionId = Annotated[str, Meta(min_length=1, max_length=64)]
Name = Annotated[
    str,  # no control characters, and no space at either end
    Meta(max_length=32, pattern=r"^[^\s\x00-\x1f\x7f]([^\x00-\x1f\x7f]*[^\s\x00-\x1f\x7f])?$"),
]
Language = Literal["en", "fr", "nl"]
SetText = Annotated[str, Meta(min_length=1, max_length=20_000)]
Login = Annotated[str, Meta(pattern=r"^[a-z0-9][a-z0-9._-]{2,31}$")]
Password = Annotated[str, Meta(min_length=10, max_length=200)]
SeatNumber = Annotated[int, Meta(ge=0, le=9)]
Status = Literal["open", "playing", "over"]
Reaction = Literal["👍", "👏", "😂", "😮", "😢", "🤔", "🎉", "❤️"]


class Sent(Struct, forbid_unknown_fields=True):
    """Something a client sends over HTTP."""


class Told(Struct):
    """Something the server answers."""


class Problem(Told):
    """The body of every HTTP answer that is not a success."""

    code: str
    text: str
