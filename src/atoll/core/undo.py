"""Which actions may be taken back: those that taught their seat nothing and none followed."""

from collections.abc import Callable
from operator import attrgetter

from atoll.core.fields import names_of
from atoll.core.rng import fast_rng
from atoll.core.state import State

WORLDS = 8  # samples in which an action must lead to the same knowledge
NUMBERS: dict[type, Callable[[State], object]] = {}  # reads the fields of a class of positions


def learns_nothing(
    before: State, seat: int, action: int, seen: tuple[State, State] | None = None
) -> bool:
    """Whether a seat knows what its action will show it."""
    return not before.reveals(seat, action) and shows_nothing(before, seat, action, seat, seen)


def shows_nothing(
    before: State, actor: int, action: int, viewer: int, seen: tuple[State, State] | None = None
) -> bool:
    """Whether a viewer learns no more from an action than that it was taken.

    False if chance is drawn on, or if the action is not possible or shows something else in a
    world that the viewer can't tell apart. `seen` is what the viewer knew before and after, where
    the caller has it already.
    """
    after = before.copy()
    after.play(actor, action)
    if after.rng.to_ints() != before.rng.to_ints():
        return False
    seen_before, seen_after = seen or (before.seen_by(viewer), after.seen_by(viewer))
    if has_same_numbers(seen_before, before):  # nothing is unknown: there is one world
        return True
    rng = fast_rng(0)
    for _ in range(WORLDS):
        world = seen_before.sample(rng)
        if not world.is_legal(actor, action):
            return False
        world.play(actor, action)
        world.hide(viewer)
        if not has_same_numbers(world, seen_after):
            return False
    return True


def has_same_numbers(state: State, other: State) -> bool:
    """Whether two positions are equal but for their viewer and their chance.

    Compared by field this takes a small part of the time that `to_ints` of both would take.
    """
    read = NUMBERS.get(type(state))
    if read is None:
        read = NUMBERS[type(state)] = attrgetter(*names_of(state))
    return bool(read(state) == read(other))


def undo_point(states: list[State], plies: list[tuple[int, int]], seat: int) -> int:
    """The earliest ply `seat` may go back to now; `len(plies)` if it may take nothing back.

    `states[k]` is the position before `plies[k]`, a pair of seat and action.
    """
    point = len(plies)
    while point > 0:
        actor, action = plies[point - 1]
        if actor != seat or not learns_nothing(states[point - 1], actor, action):
            break
        point -= 1
    return point
