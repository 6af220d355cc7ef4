"""The parsers of outside input, each as a target: any bytes in, nothing out but a refusal.

A target returns if its parser accepted the input and kept its contract, or refused it in the
documented way. Any other exception is a fault.
"""

import itertools
import re
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path

import msgspec

from atoll import games
from atoll.core import record as records
from atoll.core.errors import AtollError, BadComponentSet, IllegalAction, InvalidNotation
from atoll.core.game import Game
from atoll.core.rng import fast_rng
from atoll.core.state import State

PLIES = (0, 1, 7, 30, 90)  # plies at which positions are taken from a random game
STEPS = 12  # actions played with a set that was accepted
NATIVE = 1 << 63  # actions are native integers
FOLDER = tempfile.TemporaryDirectory(prefix="atoll-fuzz-")
NUMBERS = itertools.count()


@dataclass(frozen=True)
class Target:
    """Something that parses bytes, and its first inputs."""

    name: str
    run: Callable[[bytes], None]
    seeds: Callable[[], Iterator[bytes]]


def text_of(data: bytes) -> str:
    """Any bytes as a text, without what is not UTF-8, because no such text reaches a parser."""
    return data.decode("utf-8", "ignore")


# -- records --------------------------------------------------------------------------------


def read_record(data: bytes) -> None:
    """A record is refused, or is the same when it is written again; its digest is corrected."""
    text = re.sub(r"digest: \S*\s*$", "", text_of(data))
    lines = text.splitlines()
    for given in (text, "\n".join([*lines, f"digest: {records.digest(lines)}", ""])):
        try:
            game = games.find(records.read_game_name(given, "record"))
            record = records.read(given, game, "record")
            again = records.read(records.write(record), game, "record")
            assert records.write(again) == records.write(record)
            records.verify(record, game, "record")
        except AtollError:
            continue


def record_seeds() -> Iterator[bytes]:
    """A game of each kind, cut off after some actions, and one complete game."""
    for game in games.all_games():
        for plies in (0, 5, game.bound):
            setup = game.setup(game.players[0], "fuzz")
            record, state = records.new_record(game, setup), game.start(setup)
            rng = fast_rng(1)
            while not state.is_over() and len(record.actions) < plies:
                seat = int(state.to_act())
                action = int(state.random_action(seat, rng))
                record.actions.append((seat, game.text(state, seat, action)))
                state.apply(seat, action)
            record.scores = [int(s) for s in state.scores()] if state.is_over() else None
            yield records.write(record).encode()


# -- notation -------------------------------------------------------------------------------


@cache
def positions(game: Game) -> list[State]:
    """Some states of random games, early and late, of the first and the last variant."""
    states: list[State] = []
    variants = list(game.variants())
    for players, options in (variants[0], variants[-1]):
        state, rng = game.new(players, "fuzz", "default", **options), fast_rng(7)
        for ply in range(max(PLIES) + 1):
            if ply in PLIES and not state.is_over():
                states.append(state.copy())
            if not state.is_over():
                seat = int(state.to_act())
                state.play(seat, state.random_action(seat, rng))
    return states


def position(game: Game, number: int) -> tuple[State, int]:
    """One of them by any number, with a seat: mostly one that may act."""
    states = positions(game)
    state = states[number % len(states)]
    other = number // len(states) % (state.players + 2)
    return state, int(state.to_act()) if other >= state.players else other


def read_text(game: Game, data: bytes) -> None:
    """Notation is refused as such, or names an action."""
    state, seat = position(game, data[0] if data else 0)
    try:
        action = game.parse(state, seat, text_of(data[1:]))
    except InvalidNotation:
        return
    check_action(game, state, seat, action)


def read_data(game: Game, data: bytes) -> None:
    """Named data is refused as such, or names an action."""
    state, seat = position(game, data[0] if data else 0)
    try:
        named = msgspec.json.decode(data[1:], type=dict[str, object])
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return
    try:
        action = game.from_data(state, seat, named)
    except InvalidNotation:
        return
    check_action(game, state, seat, action)


def check_action(game: Game, state: State, seat: int, action: int) -> None:
    """The parsed action is legal and can be written, or is refused and changes nothing."""
    assert type(action) is int, action
    assert -NATIVE <= action < NATIVE, action
    before = state.to_ints()
    if state.check(seat, action) is None:
        assert game.parse(state, seat, game.text(state, seat, action)) == action
        assert game.from_data(state, seat, game.data(state, seat, action)) == action
        assert action in state.legal(seat) or state.is_legal(seat, action)
        state.copy().apply(seat, action)
    else:
        try:
            state.apply(seat, action)
        except IllegalAction:
            pass
        else:
            raise AssertionError(f"{action} is refused and yet applied")
    assert state.to_ints() == before


def action_seeds(game: Game, as_text: bool) -> Iterator[bytes]:
    """Actions that are legal in the positions."""
    for number in range(len(positions(game))):
        state, _ = position(game, number)
        seat, rng = int(state.to_act()), fast_rng(number)
        first = bytes([number + len(positions(game)) * seat])
        for _ in range(4):
            action = int(state.random_action(seat, rng))
            if as_text:
                yield first + game.text(state, seat, action).encode()
            else:
                yield first + msgspec.json.encode(game.data(state, seat, action))


# -- component sets -------------------------------------------------------------------------


def read_set(game: Game, data: bytes) -> None:
    """A component set is refused, or a game can be played with it."""
    path = Path(FOLDER.name) / f"{next(NUMBERS)}.toml"  # sets are cached by their path
    path.write_bytes(data)
    try:
        try:
            game.check_set(path)
        except BadComponentSet:
            return
        state, rng = game.new(game.players[-1], "fuzz", str(path)), fast_rng(3)
        for _ in range(STEPS):
            if state.is_over():
                break
            seat = int(state.to_act())
            state.apply(seat, int(state.random_action(seat, rng)))
    finally:
        path.unlink()


def set_seeds(game: Game) -> Iterator[bytes]:
    """The sets of the package for a game."""
    for path in sorted((game.folder / "sets").glob("*.toml")):
        yield path.read_bytes()


def parsers() -> list[Target]:
    """The targets of the engine."""
    targets = [Target("record", read_record, record_seeds)]
    for game in games.all_games():
        name = game.name
        targets += [
            Target(f"text-{name}", partial(read_text, game), partial(action_seeds, game, True)),
            Target(f"data-{name}", partial(read_data, game), partial(action_seeds, game, False)),
            Target(f"set-{name}", partial(read_set, game), partial(set_seeds, game)),
        ]
    return targets
