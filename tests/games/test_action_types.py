"""Every action's data is of the type that its form declares; the web client relies on it."""

from typing import Any

import msgspec

from atoll.core.game import Game
from atoll.core.rng import fast_rng
from atoll.core.state import SPECTATOR, State
from atoll.core.telling import tell
from release.client_types import action_type, declared_actions

LOOKED_AT = 12  # legal actions of a position


def check(game: Game, state: State, seat: int, action: int, data: dict[str, Any]) -> None:
    """The data has exactly the declared fields, with values of their types."""
    form, _ = declared_actions(game).form_of(action)
    kind = action_type(form)
    sent = msgspec.json.encode(data)
    typed: Any = msgspec.json.decode(sent, type=kind)
    assert msgspec.json.decode(msgspec.json.encode(typed)) == msgspec.json.decode(sent)
    assert set(data) == set(kind.__annotations__)


def test_actions_are_of_the_declared_type(variant: tuple[Game, int, dict[str, Any]]) -> None:
    game, players, options = variant
    state, rng = game.new(players, "actions", **options), fast_rng(7)
    forms = set()
    while not state.is_over():
        seat = int(state.to_act())
        seen = state.seen_by(seat)
        for action in [*seen.legal(seat)][:LOOKED_AT]:
            check(game, seen, seat, int(action), game.data(seen, seat, int(action)))
        action, before = int(state.random_action(seat, rng)), state.copy()
        forms.add(declared_actions(game).form_of(action)[0].name)
        state.play(seat, action)
        told = tell(game, before, seat, action, state, SPECTATOR)
        check(game, told.before, seat, told.action, told.data)
    assert forms
