"""What one viewer knows of a game, as plain data for any process to think about."""

import json
import zlib
from functools import lru_cache

from msgspec import Struct

from atoll import games
from atoll.core.game import Game, OptionValue, Setup
from atoll.core.state import TRUTH, State


class Position(Struct, frozen=True):
    """The set-up without its seed, and what the viewer has seen; never the truth."""

    game: str
    players: int
    options: tuple[tuple[str, OptionValue], ...]
    set: str  # a component set by name, or its file
    seen: bytes  # `State.to_ints`, packed


def position_of(game: Game, setup: Setup, seen: State) -> Position:
    """A viewer's knowledge as data; the truth is nobody's knowledge and is refused."""
    if seen.viewer == TRUTH:
        raise ValueError("a position is made of what a viewer has seen")
    own = setup.set_path == game.folder / "sets" / f"{setup.set_name}.toml"
    return Position(
        game.name,
        setup.players,
        tuple(setup.options.items()),
        setup.set_name if own else str(setup.set_path),
        pack(seen.to_ints()),
    )


def revive(position: Position) -> State:
    """The knowledge as a state again."""
    seen = pattern(position.game, position.players, position.set, position.options).blank()
    seen.from_ints(unpack(position.seen))
    return seen


@lru_cache(maxsize=64)
def pattern(
    game: str, players: int, component_set: str, options: tuple[tuple[str, OptionValue], ...]
) -> State:
    """Some state of this set-up, of which blank ones can be made."""
    return games.find(game).new(players, "0", component_set, **dict(options))


def pack(ints: list[int]) -> bytes:
    """Integers as few bytes: most of a state's are alike."""
    return zlib.compress(json.dumps(ints, separators=(",", ":")).encode(), 6)


def unpack(packed: bytes) -> list[int]:
    """The integers that `pack` was given."""
    found: list[int] = json.loads(zlib.decompress(packed))
    return found
