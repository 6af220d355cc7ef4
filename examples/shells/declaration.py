"""What Shells declares: the fields of a position and the actions."""

from atoll.core.actions import Actions, Form, Kind
from atoll.core.declaration import Declaration, Field, count, one_of, subset
from atoll.core.state import State

HAND = 3
SHELLS = 12
NUMBERS = SHELLS + 1  # shells count from 1; 0 stands for none
NOBODY = -1

FIELDS = Declaration(
    "Shells",
    printed=("prizes", "list[int]"),
    entries=[
        Field(
            "hands", "shells of the hand", per_seat=1, known_to="owner", observed=subset(NUMBERS)
        ),
        Field("sizes", "of the hands, which everybody sees", per_seat=1),
        Field("bag", known_to="nobody"),
        Field("gone", "shells laid in earlier tides", observed=subset(NUMBERS)),
        Field("tide", "which tide it is", observed=one_of(HAND)),
        Field("laid", "in this tide; 0: nothing yet", per_seat=1, observed=one_of(NUMBERS)),
        Field("taken", "who took each tide", NOBODY, size=HAND),
        Field("points", "of each seat", per_seat=1, observed=count()),
        Field("turn"),
    ],
)

SHELL: Kind[State] = Kind("shell", NUMBERS, hint="1 to 12")
ACTIONS = Actions("Shells", "'lay 7'", [Form("lay", {"shell": SHELL}, "a shell")])
