"""What Gipsy King declares: the names of its hexes, the fields of a position and the actions."""

from functools import cache
from typing import TYPE_CHECKING

from atoll.core.actions import Actions, Data, Form, Kind, Named
from atoll.core.bits import BIT, members
from atoll.core.declaration import ACTS, SEATS_IN_ORDER, Declaration, Field, one_of
from atoll.core.state import State
from atoll.core.words import Words, listed, piece, pin, place, words
from atoll.games.gipsy_king import components as gk
from atoll.games.gipsy_king.components import GipsyKingSet

if TYPE_CHECKING:
    from atoll.games.gipsy_king.state import GipsyKingState

# -- names -------------------------------------------------------------------------------------

LETTERS = "abc"  # of the land hexes of a tile
SEAT_LETTERS = "ABCDE"


@cache
def hex_name(hex_: int) -> str:
    """A hex by its tile: its water is `7`, its land `7a`, `7b`, `7c`."""
    place = hex_ % gk.TILE_SIZE
    return f"{gk.tile_of(hex_)}{LETTERS[place - 1] if place else ''}"


def hex_names(hexes: int) -> list[str]:
    """The names of a set of hexes."""
    return [hex_name(hex_) for hex_ in members(hexes)]


def numbers_of(lake: int) -> list[int]:
    """The numbers of a lake's water hexes."""
    return [gk.tile_of(hex_) for hex_ in members(lake & gk.WATER)]


def number_words(number: int) -> Words:
    """A number, or the dry land that comes last."""
    if number == gk.DRY:
        return words("number-dry")
    return place(words("number-water", number=number), str(number))


def numbers_words(numbers: list[int]) -> Words:
    """Several numbers in a row."""
    return listed([place(words("number", number=number), str(number)) for number in numbers])


def where_words(number: int) -> Words:
    """Where caravans go under a number."""
    if number == gk.DRY:
        return words("where-dry")
    return place(words("where-water", number=number), str(number))


def pass_words(number: int) -> Words:
    """What somebody passes on."""
    if number == gk.DRY:
        return words("pass-dry")
    return place(words("pass-water", number=number), str(number))


def hex_words(state: "GipsyKingState", hex_: int) -> Words:
    """A hex as people find it: by the numbers that it touches."""
    name = hex_name(hex_)
    if gk.WATER & BIT[hex_]:
        return pin(words("hex-water", number=gk.tile_of(hex_)), name)
    return land_words(name, numbers_of(state.near[hex_]))


def land_words(name: str, numbers: list[int]) -> Words:
    """A land hex, by its name, that touches these numbers."""
    said = words("hex-around", numbers=numbers_words(numbers)) if numbers else words("hex-dry")
    return pin(said, name)


def caravan_words(seat: int, caravans: int) -> Words:
    """Caravans of a seat, which one sees by their colour."""
    key = "two-caravans" if caravans == 2 else "one-caravan"
    return piece(words(key), "caravan", (seat, caravans))


# -- fields ------------------------------------------------------------------------------------

FIELDS = Declaration(
    "GipsyKing",
    printed=("printed", GipsyKingSet),
    by_hand=("observation", "actions"),
    entries=[
        Field("cells", "by hex: where it lies", gk.NO_HEX, size=gk.HEXES, shared=True),
        Field("near", "by hex: the hexes next to it", size=gk.HEXES, shared=True),
        Field("lakes", "GK-2: the water hexes of each", size=0, shared=True),
        Field("half", "which half is played", 1, observed=one_of(gk.HALVES, 1)),
        Field("number", "being filled; the first is dry land", 1, observed=one_of(gk.TILES + 1)),
        ACTS,
        Field(
            "queue", "by place in the queue: who stands there", per_seat=1, observed=SEATS_IN_ORDER
        ),
        Field("turn", "who acts, by place in the queue; all before them have passed"),
        Field("second_queue", "GK-3: at the start of the second half", per_seat=1),
        Field("free", "land without a caravan"),
        Field("open", "the free land around the number; none when the game is over"),
        Field("caravans", "by `at`: the hexes a seat has taken in a half", per_seat=gk.HALVES),
        Field("doubled", "those of them with two caravans", per_seat=gk.HALVES),
        Field("points", "by `at`: once a half is scored", per_seat=gk.HALVES),
    ],
)

# -- actions -----------------------------------------------------------------------------------


def coordinates(state: "GipsyKingState", _: int, values: list[int]) -> Data:
    """Where the hex of an action lies."""
    cell = state.cells[values[0]]
    return {"q": gk.q_of(cell), "r": gk.r_of(cell)}


HEX: Kind[State] = Named(
    "hex",
    [hex_name(hex_) for hex_ in range(gk.HEXES)],
    "such as 7b: the second land hex of tile 7",
    room=64,
)


def placing(name: str, caravans: int, what: str) -> "Form[GipsyKingState]":
    """An action that puts caravans on a hex."""
    return Form(
        name,
        {"hex": HEX},
        what,
        verb="place",
        fixed={"caravans": caravans},
        extra=coordinates,
        extra_of=("hex",),
        extra_types={"q": int, "r": int},
    )


ACTIONS: "Actions[GipsyKingState]" = Actions(
    "Gipsy King",
    "'place 7b', 'double 7b', 'pass'",
    [
        placing("place", 1, "one caravan"),
        placing("double", 2, "GK-11: two caravans"),
        Form("pass"),
    ],
)
