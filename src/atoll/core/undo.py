"""Which actions may be taken back: those that taught their seat nothing and none followed."""

from atoll.core.rng import fast_rng
from atoll.core.state import State

WORLDS = 8  # samples in which an action must lead to the same knowledge


def learns_nothing(before: State, seat: int, action: int) -> bool:
    """Whether a seat knows what its action will show it.

    False if chance is drawn on, or if the outcome differs between worlds it can't tell apart.
    """
    after = before.copy()
    after.play(seat, action)
    if after.rng.to_ints() != before.rng.to_ints():
        return False
    known = after.seen_by(seat).to_ints()
    seen = before.seen_by(seat)
    rng = fast_rng(0)
    for _ in range(WORLDS):
        world = seen.sample(rng)
        world.play(seat, action)
        if world.seen_by(seat).to_ints() != known:
            return False
    return True


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
