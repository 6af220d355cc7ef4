"""Shells and points counted afresh, for the laws."""

from atoll.core.bits import members
from examples.shells.state import ShellsState


def inventory(state: ShellsState) -> list[str]:
    """Every shell, wherever it lies."""
    laid = [int(shell) for shell in state.laid if shell]
    places = [*state.hands, state.bag, state.gone]
    return [str(shell) for place in places for shell in members(place)] + list(map(str, laid))


def recount(state: ShellsState) -> list[int]:
    """The prizes of the tides each seat took."""
    return [
        sum(prize for prize, taker in zip(state.prizes, state.taken, strict=True) if taker == seat)
        for seat in range(state.players)
    ]
