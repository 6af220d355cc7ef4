"""How the whole game of `test_games.py` is played; a game's own is `PLAN` in its `plan.py`."""

from dataclasses import dataclass, field
from importlib import import_module

from atoll.core.game import Game


@dataclass(frozen=True)
class Plan:
    """How a game is played in the test: short, but with everything in it."""

    seats: list[str] = field(default_factory=lambda: ["me", "open"])
    breaks: tuple[int, int] = (20, 40)  # the plies of the keyboard's reload and the lost connection


def plan_of(game: Game) -> Plan:
    """The game's own plan, or the default one."""
    try:
        plan = import_module(f"tests.games.{game.name}.plan").PLAN
    except ModuleNotFoundError:
        return Plan()
    assert isinstance(plan, Plan)
    return plan
