"""One game between bots, as plain data that any process can play and any file can store."""

import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import Any

from atoll import games
from atoll.bots import Bot, make_bot, next_seat
from atoll.core.bits import members
from atoll.core.game import Game
from atoll.core.record import new_record, write
from atoll.core.rng import fast_rng
from atoll.core.state import State


@dataclass(frozen=True)
class Pairing:
    """The bots by seat and the deal of one game."""

    game: str
    players: int
    options: dict[str, Any]
    component_set: str
    seed: str
    bots: tuple[str, ...]  # by seat

    @property
    def key(self) -> str:
        """The id of this game within its tournament."""
        return f"{self.seed}/{','.join(self.bots)}"


@dataclass(frozen=True)
class Result:
    """The result of a game between bots."""

    key: str
    seed: str
    bots: tuple[str, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    plies: int
    seconds: tuple[float, ...]  # of thinking, by seat
    decisions: tuple[int, ...]  # by seat
    sheet: tuple[tuple[tuple[str, int], ...], ...]  # by seat: what scored, and its points
    record: str

    def to_data(self) -> dict[str, Any]:
        """As JSON."""
        return asdict(self)


def from_data(data: dict[str, Any]) -> Result:
    """A result read back from JSON."""
    return Result(
        data["key"],
        data["seed"],
        tuple(data["bots"]),
        tuple(data["scores"]),
        tuple(data["winners"]),
        data["plies"],
        tuple(data["seconds"]),
        tuple(data["decisions"]),
        tuple(tuple((what, points) for what, points in lines) for lines in data["sheet"]),
        data["record"],
    )


def play(pairing: Pairing, make: Callable[[str, Game], Bot] = make_bot) -> Result:
    """Play one game; the same pairing gives the same game unless its bots think by the clock."""
    game = games.find(pairing.game)
    setup = game.setup(pairing.players, pairing.seed, pairing.component_set, **pairing.options)
    bots = {seat: make(name, game) for seat, name in enumerate(pairing.bots)}
    chances = [fast_rng(f"{pairing.seed}/{seat}") for seat in range(pairing.players)]
    record = new_record(game, setup, list(pairing.bots))
    state = game.start(setup)
    seconds, decisions = [0.0] * pairing.players, [0] * pairing.players
    while not state.is_over():
        seat = next_seat(state, bots)
        seen = state.seen_by(seat)
        start = time.perf_counter()
        action = bots[seat].choose(seen, chances[seat])
        seconds[seat] += time.perf_counter() - start
        decisions[seat] += 1
        record.actions.append((seat, game.text(state, seat, action)))
        state.apply(seat, action)
    record.scores = [int(score) for score in state.scores()]
    return Result(
        pairing.key,
        pairing.seed,
        pairing.bots,
        tuple(record.scores),
        tuple(int(seat) for seat in members(state.winners())),
        len(record.actions),
        tuple(seconds),
        tuple(decisions),
        score_lines(game, state),
        write(record),
    )


def score_lines(game: Game, state: State) -> tuple[tuple[tuple[str, int], ...], ...]:
    """The score lines of each seat: the message and its words, without its numbers."""
    return tuple(
        tuple((line_name(line.what.key, line.what.args), line.points) for line in lines)
        for lines in game.sheet(state)
    )


def line_name(key: str, args: Any) -> str:
    """A kind of score line: `animal fox`, `rice-fish`."""
    parts = [str(value).split("(")[0] for value in args.values() if not isinstance(value, int)]
    return " ".join([key.removeprefix("sheet-"), *parts])
