"""The laws about knowledge: what a viewer is told (7), may take back (9) and is advised (10).

Each compares the truth with samples of what a seat knows. Nothing in them asks the code under test
whether it is right: `shown`, events, undo and advice are judged by what follows from them.
"""

from dataclasses import dataclass

from atoll.core.advice import Advice
from atoll.core.bits import members
from atoll.core.encoding import Encoding
from atoll.core.fields import read_out
from atoll.core.game import Game
from atoll.core.preview import preview
from atoll.core.rng import Rng, fast_rng
from atoll.core.state import State
from atoll.core.telling import Telling, tell
from atoll.core.undo import undo_point

TRIED = 6  # actions tried out of a long list of legal ones
WORLDS = 3  # samples that the truth is compared with
ADVICE_SEED = 7


@dataclass(frozen=True)
class Ply:
    """An action with the truths before and after it."""

    before: State
    seat: int
    action: int
    after: State


# -- law 7: what others are told of an action --------------------------------------------------


def leaks_in_telling(game: Game, ply: Ply, viewer: int, rng: Rng) -> str | None:
    """Whether what a viewer is told of an action tells more than what they know afterwards.

    After the action the viewer holds every world possible that looks like the truth to them. So in
    each world that looks like the truth before, each action of that seat that leads to one that
    looks like the truth after must be able to read like the real one: it, or an action that
    leads to the very same position, be it from a world that looks like this one.
    """
    reported = report(tell(game, ply.before, ply.seat, ply.action, ply.after, viewer))
    knowledge = ply.after.seen_by(viewer)
    seen = ply.before.seen_by(viewer)
    for world in [ply.before, *(seen.sample(rng) for _ in range(WORLDS))]:
        reports: dict[str, set[str]] = {}  # by the position an action leads to
        for action in actions_like(game, ply, world, rng):
            after = world.copy()
            after.play(ply.seat, action)
            if after.seen_by(viewer) == knowledge:
                said = report(tell(game, world, ply.seat, action, after, viewer))
                if said != reported and is_elsewhere(game, ply, world, action, viewer, reported):
                    said = reported
                reports.setdefault(str(read_out(after)), set()).add(said)
        for reports_there in reports.values():
            if reported not in reports_there:
                other = min(reports_there)
                return f"viewer {viewer} is told {reported}, which excludes a world with {other}"
    return None


def is_elsewhere(
    game: Game, ply: Ply, world: State, action: int, viewer: int, reported: str
) -> bool:
    """Whether the real action can lead to where `action` leads in this world, and read as reported.

    It may do so from another world that looks the same to the viewer; the game names some.
    """
    expected = world.copy()
    expected.play(ply.seat, action)
    for other in game.equivalents_before(world, ply.seat, action, ply.action):
        looks_alike = other.seen_by(viewer) == world.seen_by(viewer)
        if looks_alike and other.is_legal(ply.seat, ply.action):
            after = other.copy()
            after.play(ply.seat, ply.action)
            telling = tell(game, other, ply.seat, ply.action, after, viewer)
            if read_out(after) == read_out(expected) and report(telling) == reported:
                return True
    return False


def report(telling: Telling) -> str:
    """All that a viewer is told of an action."""
    events = "; ".join(map(str, telling.events))
    return f"{telling.text} {telling.data} {events}"


def actions_like(game: Game, ply: Ply, world: State, rng: Rng) -> list[int]:
    """Legal actions of the seat in a world: the real one, and some with the same verb."""
    legal = [int(action) for action in world.legal(ply.seat)]
    verb = game.data(ply.before, ply.seat, ply.action)["verb"]
    same = [action for action in legal if game.data(world, ply.seat, action)["verb"] == verb]
    if len(same) > TRIED:
        same = [same[rng.below(len(same))] for _ in range(TRIED)]
    return sorted(action for action in {*same, ply.action} if world.is_legal(ply.seat, action))


def leaks_in_preview(game: Game, state: State, seat: int, action: int, rng: Rng) -> str | None:
    """Whether a seat is told different things beforehand in worlds it can't tell apart."""
    promised = str(preview(game, state, seat, action))
    for _ in range(WORLDS):
        other = str(preview(game, state.seen_by(seat).sample(rng), seat, action))
        if other != promised:
            return f"the preview for seat {seat} says {promised}, and {other} in another world"
    return None


def leaks_in_observation(encoding: Encoding, worlds: list[State], seen: State) -> str | None:
    """Whether a seat's numbers, written from a world that looks so to it, tell more than `seen`.

    Batches write them from the truth, so nothing else keeps its secrets out of them.
    """
    seat = seen.viewer
    observation, mask = list(encoding.observe(seen, seat)), list(encoding.mask(seen, seat))
    for world in worlds:
        if list(encoding.observe(world, seat)) != observation:
            return f"the observation of seat {seat} depends on what it can't know"
        if list(encoding.mask(world, seat)) != mask:
            return f"the mask of seat {seat} depends on what it can't know"
    return None


# -- law 9: undo -------------------------------------------------------------------------------


def crossed_by_undo(plies: list[Ply], seat: int, rng: Rng) -> str | None:
    """What `undo_point` lets a seat take back though others acted or it learnt something."""
    taken = [(ply.seat, ply.action) for ply in plies]
    point = undo_point([ply.before for ply in plies], taken, seat)
    for ply in plies[point:]:
        if ply.seat != seat:
            return f"seat {seat} may take back an action of seat {ply.seat}"
        if ply.before.rng.to_ints() != ply.after.rng.to_ints():
            return "an action that drew on chance can be taken back"
        knowledge = ply.after.seen_by(seat)
        for _ in range(WORLDS):
            world = ply.before.seen_by(seat).sample(rng)
            world.play(seat, ply.action)
            if world.seen_by(seat) != knowledge:
                return f"seat {seat} may take back an action that showed it something"
    return None


# -- law 10: advice ----------------------------------------------------------------------------


def peeks_in_advice(advice: Advice, state: State, rng: Rng) -> str | None:
    """What advice tells a seat apart that it can't tell apart itself."""
    for seat in map(int, members(state.may_act())):
        seen = state.seen_by(seat)
        advised = advice_for(advice, state, seat)
        for _ in range(WORLDS):
            other = advice_for(advice, seen.sample(rng), seat)
            for name, value in advised.items():
                if other[name] != value:
                    return f"{name} for seat {seat} depends on what it can't know"
    return None


def advice_for(advice: Advice, state: State, seat: int) -> dict[str, str]:
    """All advice a seat gets in a position, by the question."""
    is_quiet = advice.is_quiet(state, seat)
    value = int(advice.evaluate(state, seat)[seat]) if is_quiet else None
    return {
        "rollout_action": str(int(advice.rollout_action(state, seat, fast_rng(ADVICE_SEED)))),
        "solved_action": str(int(advice.solved_action(state, seat))),
        "candidates": str([int(action) for action in advice.candidates(state, seat)]),
        "is_quiet": str(is_quiet),
        "evaluate": str(value),
    }
