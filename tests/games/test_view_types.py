"""Every view is of the type that its game declares; the web client relies on it."""

from importlib import import_module
from typing import Any

import msgspec

from atoll.core.game import Game
from atoll.core.rng import fast_rng
from atoll.core.state import SPECTATOR

DECODE = msgspec.json.decode
STRIDE = 5  # plies between two positions that are looked at


def check(game: Game, view: object) -> None:
    """The view has exactly the declared fields, with values of their types."""
    kind = import_module(f"atoll.games.{game.name}.view").View
    sent = msgspec.json.encode(view)
    typed = DECODE(sent, type=kind)
    assert DECODE(msgspec.json.encode(typed)) == DECODE(sent)
    assert set(DECODE(sent)) == set(kind.__annotations__)


def test_views_are_of_the_declared_type(variant: tuple[Game, int, dict[str, Any]]) -> None:
    game, players, options = variant
    state, rng, ply = game.new(players, "views", **options), fast_rng(7), 0
    check(game, game.view(state.seen_by(0)))
    while not state.is_over():
        seat = state.to_act()
        state.play(seat, state.random_action(seat, rng))
        ply += 1
        if ply % STRIDE == 0:
            check(game, game.view(state.seen_by(seat)))
    check(game, game.view(state.seen_by(SPECTATOR)))
