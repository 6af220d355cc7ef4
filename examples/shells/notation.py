"""The actions of Shells as text and data: `lay 7`."""

from atoll.core.errors import InvalidNotation
from atoll.core.game import Data
from examples.shells.state import SHELLS, ShellsState

NUMBERS = {str(shell): shell for shell in range(1, SHELLS + 1)}


def to_text(state: ShellsState, seat: int, action: int) -> str:
    """`lay 7`."""
    return f"lay {action}"


def from_text(state: ShellsState, seat: int, text: str) -> int:
    """The action written so."""
    match text.split():
        case ["lay", number] if number in NUMBERS:
            return NUMBERS[number]
    raise InvalidNotation(f"'{text}' is not an action of Shells (such as 'lay 7')")


def to_data(state: ShellsState, seat: int, action: int) -> Data:
    """The same with named fields."""
    return {"verb": "lay", "shell": int(action)}


def from_data(state: ShellsState, seat: int, data: Data) -> int:
    """The action described so."""
    return from_text(state, seat, f"lay {data.get('shell')}")
