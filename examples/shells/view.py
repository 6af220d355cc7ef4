"""What a viewer of Shells sees, and what is said to people."""

from atoll.core.bits import members
from atoll.core.game import Data, ScoreLine
from atoll.core.words import Event, Words, event, seat_words, words
from examples.shells.state import NOBODY, ShellsState


def view(seen: ShellsState) -> Data:
    """The table as the viewer of `seen` knows it."""
    return {
        "tide": int(seen.tide),
        "laid": [int(shell) or None for shell in seen.laid],
        "gone": [int(shell) for shell in members(seen.gone)],
        "hand": [int(s) for s in members(seen.hands[seen.viewer])] if seen.viewer >= 0 else [],
        "sizes": [int(size) for size in seen.sizes],
        "points": [int(points) for points in seen.points],
    }


def trace(state: ShellsState) -> Data:
    """The whole truth."""
    hands = [[int(shell) for shell in members(hand)] for hand in state.hands]
    return {**view(state), "hands": hands, "bag": [int(shell) for shell in members(state.bag)]}


def sheet(state: ShellsState) -> list[list[ScoreLine]]:
    """A line for each tide a seat took."""
    lines: list[list[ScoreLine]] = [[] for _ in range(state.players)]
    for tide, seat in enumerate(state.taken):
        if seat != NOBODY:
            what = words("sheet-tide", tide=tide + 1)
            lines[seat].append(ScoreLine("SH-3", what, state.prizes[tide]))
    return lines


def events(before: ShellsState, seat: int, action: int, after: ShellsState) -> list[Event]:
    """What laying a shell did."""
    told = [event("SH-2", "laid", who=seat_words(seat), shell=int(action))]
    if after.tide > before.tide:
        taker, prize = int(after.taken[before.tide]), before.prizes[before.tide]
        told.append(event("SH-3", "taken", who=seat_words(taker), prize=prize))
    return told


def prompt(seen: ShellsState) -> Words:
    """What to do now."""
    if seen.is_over():
        return words("prompt-over")
    if seen.turn == seen.viewer:
        return words("prompt-lay", prize=seen.prizes[seen.tide])
    return words("prompt-wait", who=seat_words(int(seen.turn)))


def describe(state: ShellsState, seat: int, action: int) -> Words:
    """A shell as a choice."""
    return words("choice-lay", shell=int(action))
