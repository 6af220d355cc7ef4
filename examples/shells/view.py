"""What a viewer of Shells sees, what is said to people, and the recount for the laws."""

from atoll.core.bits import members
from atoll.core.game import Data, ScoreLine
from atoll.core.text_board import Section, section
from atoll.core.words import Event, Words, event, seat_words, words
from examples.shells.state import ShellsState


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


def text_board(view: Data) -> list[Section]:
    """The players, and the hand."""
    rows = [
        [seat_words(seat), points, shell or "…"]
        for seat, (points, shell) in enumerate(zip(view["points"], view["laid"], strict=True))
    ]
    hand = words("told-hand", shells=", ".join(map(str, view["hand"])))
    return [section("told-players", [hand], ["told-player", "told-points", "told-laid"], rows)]


def trace(state: ShellsState) -> Data:
    """The whole truth."""
    hands = [[int(shell) for shell in members(hand)] for hand in state.hands]
    return {**view(state), "hands": hands, "bag": [int(shell) for shell in members(state.bag)]}


def sheet(state: ShellsState, seat: int) -> list[ScoreLine]:
    """A line for each tide the seat took."""
    return [
        ScoreLine("SH-3", words("sheet-tide", tide=tide + 1), state.prizes[tide])
        for tide, taker in enumerate(state.taken)
        if taker == seat
    ]


def events(before: ShellsState, seat: int, action: int, after: ShellsState) -> list[Event]:
    """What laying a shell did."""
    events = [event("SH-2", "laid", who=seat_words(seat), shell=int(action))]
    if after.tide > before.tide:
        taker, prize = int(after.taken[before.tide]), before.prizes[before.tide]
        events.append(event("SH-3", "taken", who=seat_words(taker), prize=prize))
    return events


def prompt(seen: ShellsState) -> Words:
    """What to do now."""
    return words("prompt-lay", prize=seen.prizes[seen.tide])


def describe(state: ShellsState, seat: int, action: int) -> Words:
    """A shell as a choice."""
    return words("choice-lay", shell=int(action))


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
