"""The rules of a game over HTTP: page, clauses, and the positions of its pictures."""

from functools import cache

from atoll.core import record as records
from atoll.core.bits import members
from atoll.core.game import Game
from atoll.core.state import State
from atoll.messages import rules as texts
from atoll.server import wire

VIEWER = 0  # the seat whose view the pictures show


@cache
def rules(game: Game, language: str) -> wire.Rules:
    """Everything about the rules of a game in one language."""
    names, pictures = example(game)
    return wire.Rules(
        game=game.name,
        language=language,
        version=game.version,
        page=texts.page(game, language),
        clauses=texts.clauses(game, language),
        names=names,
        pictures=pictures,
    )


@cache
def example(game: Game) -> tuple[list[str], dict[int, wire.RulesPicture]]:
    """The players of the example game, and the positions of it that the page shows."""
    text, plies = texts.example(game), texts.pictures(game)
    if not text or not plies:
        return [], {}
    record = records.read(text, game, f"{game.name}.atoll")
    states = enumerate(records.replay(record, game, f"{game.name}.atoll"))
    shown = {ply: picture(game, state) for ply, (_, _, state) in states if ply in plies}
    return record.seats, shown


def picture(game: Game, state: State) -> wire.RulesPicture:
    """A position in the form that a board draws."""
    seen = state.seen_by(VIEWER)
    return wire.RulesPicture(
        seat=VIEWER,
        view=game.view(seen),
        scores=[int(score) for score in seen.scores()],
        waits_for=[int(seat) for seat in members(seen.must_act())],
    )
