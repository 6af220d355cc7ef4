"""What one viewer knows of a game, as plain data for worker processes."""

import json
import zlib
from functools import lru_cache

from msgspec import Struct

from atoll import games
from atoll.core.component_set import hold, read_text
from atoll.core.game import Game, OptionValue, Setup
from atoll.core.state import TRUTH, State


class Position(Struct, frozen=True):
    """The set-up without its seed, and what the viewer has seen; never the full state."""

    game: str
    players: int
    options: tuple[tuple[str, OptionValue], ...]
    set: str
    own_set: str | None  # its text, if it was uploaded
    seen: bytes  # `State.to_ints`, packed


def position_of(game: Game, setup: Setup, seen: State) -> Position:
    """A viewer's knowledge as data; refuses a full state."""
    if seen.viewer == TRUTH:
        raise ValueError("a position is made of what a viewer has seen")
    is_own = setup.set_path.parent != game.folder / "sets"
    return Position(
        game.name,
        setup.players,
        tuple(setup.options.items()),
        setup.set_name,
        read_text(setup.set_path) if is_own else None,
        pack(seen.to_ints()),
    )


def revive(position: Position) -> State:
    """The knowledge as a state again."""
    seen = pattern(
        position.game, position.players, position.set, position.own_set, position.options
    ).blank()
    seen.from_ints(unpack(position.seen))
    return seen


@lru_cache(maxsize=64)
def pattern(
    game: str,
    players: int,
    component_set: str,
    own_set: str | None,
    options: tuple[tuple[str, OptionValue], ...],
) -> State:
    """A state of this set-up, used only to make blank ones."""
    held = None if own_set is None else hold(own_set)
    named = component_set if held is None else str(held.path)
    return games.find(game).new(players, "0", named, **dict(options))


def pack(ints: list[int]) -> bytes:
    """Compress integers; most of a state's are equal."""
    return zlib.compress(json.dumps(ints, separators=(",", ":")).encode())


def unpack(packed: bytes) -> list[int]:
    """The integers that `pack` was given."""
    ints: list[int] = json.loads(zlib.decompress(packed))
    return ints
