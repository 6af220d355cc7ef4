"""A step of a lesson for its pupil: the view, and the result of a move."""

from dataclasses import dataclass

from atoll.core.game import Game
from atoll.core.state import State
from atoll.core.telling import tell
from atoll.core.words import Event, Refusal, Words
from atoll.learn.measure import measure
from atoll.learn.path import Claim, Step, path_of, position
from atoll.messages import load

LANGUAGE = "en"  # every language has the same messages: a test checks it


@dataclass(frozen=True)
class Outcome:
    """The result of a move: accepted, refused by the rules, or legal but not what is asked for."""

    words: Words
    refusal: Refusal | None = None
    seen: State | None = None  # the pupil's state after an accepted move
    events: tuple[Event, ...] = ()  # what the move did


def pupil_of(game: Game, step: Step) -> int:
    """The pupil's seat."""
    return path_of(game).scenes[step.scene].seat


def seen_in(game: Game, number: int) -> State:
    """The pupil's state when a step begins; nothing else is ever shown."""
    return position(game, number).seen_by(pupil_of(game, path_of(game).step(number)))


def try_move(game: Game, number: int, action: int) -> Outcome:
    """Make a move if the step asks for it; it is checked by what the pupil sees."""
    step, before = path_of(game).step(number), position(game, number)
    seat = pupil_of(game, step)
    seen = before.seen_by(seat)
    refusal = seen.check(seat, action)
    if refusal is not None:
        return Outcome(refusal_words(game, step, refusal), refusal)
    after = before.copy()
    after.apply(seat, action)
    telling = tell(game, before, seat, action, after, seat)
    if not step.accepts(telling.data, game.view(telling.after), seat):
        return Outcome(Words("lesson-not-asked"))
    return Outcome(step.words("-done"), None, telling.after, tuple(telling.events))


def refusal_words(game: Game, step: Step, refusal: Refusal) -> Words:
    """The refusal in the lesson's own text if it has one, else in the engine's."""
    reason = step.words(f"-{refusal.clause.lower()}")
    return reason if load(game.folder, LANGUAGE).has_message(reason.key) else refusal.reason


def claimed(game: Game, number: int, claim: Claim) -> int:
    """The engine's value of a number that a step claims."""
    step = path_of(game).step(number)
    seat, seen = pupil_of(game, step), seen_in(game, number)
    before = measure(game.view(seen), claim.of, seat)
    if claim.when == "before":
        return before
    made = try_move(game, number, game.parse(seen, seat, step.example or "")).seen
    assert made is not None  # the example is accepted: a test checks it
    after = measure(game.view(made), claim.of, seat)
    return after if claim.when == "after" else after - before
