"""The leak test: `python -m benchmarks.leaks` compares whole client streams over many truths.

Each table has a double, in which everything that the viewer can't know is different. Every byte
the viewer gets – which messages, how long, what is in them – must be the same. Then a cheater reads
the bytes of a stream and two worlds, the real one and another that the viewer can't tell from it,
and guesses which is real: it learns from its guesses, and must not beat a coin.
"""

import argparse
import copy
import json
import sys
import zlib
from array import array
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import cycle
from typing import Any

from rich.console import Console
from rich.progress import Progress

from atoll import games
from atoll.core.bits import members
from atoll.core.fields import read_out
from atoll.core.game import Game, OptionValue
from atoll.core.rng import Rng, fast_rng
from atoll.core.state import SPECTATOR, State
from atoll.messages import LANGUAGES
from atoll.server import wire
from atoll.server.people.players import Player
from atoll.server.store import entries as log
from atoll.server.tables import sight
from atoll.server.tables.connections import Audience, Connection
from atoll.server.tables.states import States
from atoll.server.tables.table import Table

NOW = 1_790_000_000_000
SEED = "the seed of this game"
MODULI = (2, 3, 5, 7)  # in which the cheater compares sizes and sums
CHANCE = 4.0  # standard deviations by which a coin may be off


class Mirror:
    """A table, and its double in which everything that the viewer can't know is different."""

    def __init__(
        self,
        game: Game,
        players: int,
        viewer: int,
        number: int = 7,
        options: dict[str, OptionValue] | None = None,
    ) -> None:
        self.rng: Rng = fast_rng(number)
        self.viewer = viewer
        self.truth = Table("t")
        clock, absence = wire.LiveClock(600, 5), wire.Absence()
        chosen = game.fitting_options(players, options or {})
        self.add(
            log.Created(
                game.name, players, chosen, "default", True, clock, absence, "p0", game.version
            )
        )
        for seat in range(players):
            self.add(log.Sat(seat, f"p{seat}", f"Player {seat}"))
        self.add(log.Started(f"{SEED} {number}"))
        self.states = [self.sample(0)]
        self.plies: list[int] = []

    def add(self, entry: log.AnyEntry) -> log.Logged:
        """Add an entry to the log."""
        logged = log.Logged(self.truth.version + 1, NOW + self.truth.version, entry)
        self.truth.add(logged)
        return logged

    def sample(self, ply: int) -> State:
        """A world that may be the truth as far as the viewer knows."""
        return self.truth.states[ply].seen_by(self.viewer).sample(self.rng)

    def step(self) -> log.Logged:
        """One random action, with a double that looks the same to the viewer."""
        state = self.truth.state
        seat = int(state.to_act())
        action = int(state.random_action(seat, self.rng))
        logged = self.add(log.Acted(seat, self.truth.game.text(state, seat, action)))
        self.plies.append(self.other_action(seat, action))
        self.states.append(self.sample(self.truth.ply))
        return logged

    def other_action(self, seat: int, action: int) -> int:
        """An action of the double's world that looks the same to the viewer."""
        before, twin = self.truth.states[-2], self.states[-1]
        shown = before.shown(seat, action, self.viewer)
        for other in twin.legal(seat):
            if other != action and twin.shown(seat, other, self.viewer) == shown:
                return int(other)
        if twin.shown(seat, action, self.viewer) != shown:
            self.states[-1] = before  # the action shows that the double was not the truth
        return action

    def double(self) -> Table:
        """The table with the other truth."""
        twin = copy.copy(self.truth)
        twin.positions = States(self.states[0])
        twin.positions.kept = dict(enumerate(self.states))
        twin.positions.actions = array("q", [0] * (len(self.states) - 1))
        twin.seen = {}
        twin.waiting = [int(seat) for seat in members(twin.state.must_act())]
        twin.plies = copy.copy(self.truth.plies)
        twin.plies.actions = array("q", self.plies)
        twin.plies.harmless = [None] * len(self.plies)
        return twin


def stream(table: Table, viewer: int, news: list[log.Logged]) -> list[bytes | None]:
    """Every byte a viewer gets: the broadcast, a resync, and the answers to requests."""
    language = LANGUAGES[table.version % len(LANGUAGES)]
    player = None if viewer == SPECTATOR else Player(f"p{viewer}", "Somebody", language)
    messages: list[bytes | None] = []
    for is_light in (False, True):
        audience, connection = Audience(table), Connection(player, language, light=is_light)
        audience.connections.add(connection)
        audience.broadcast(news, NOW)
        audience.greet(connection, max(0, table.version - 3), NOW)
        messages += [connection.queue.get_nowait() for _ in range(connection.queue.qsize())]
    place = sight.position(table, table.ply, viewer, "nl")
    return [*messages, wire.encode(place), wire.encode(sight.scores(table))]


@dataclass
class Position:
    """What a viewer got at one point of a game, from the truth and from its double."""

    game: Game
    real: State
    other: State
    told: list[bytes | None]
    told_otherwise: list[bytes | None]

    @property
    def is_leak(self) -> bool:
        """Whether the viewer could tell the two apart."""
        return self.told != self.told_otherwise

    @property
    def is_telling(self) -> bool:
        """Whether the two worlds differ at all."""
        return read_out(self.real) != read_out(self.other)


def positions(game: Game, first: int = 0) -> Iterator[Position]:
    """Endless random games: every variant, every viewer in turn, every step."""
    cases = [
        (players, options, viewer)
        for players, options in game.variants()
        for viewer in [*range(players), SPECTATOR]
    ]
    for number, (players, options, viewer) in enumerate(cycle(cases), first):
        mirror = Mirror(game, players, viewer, number, options)
        while True:
            news = [mirror.step()]
            if mirror.truth.state.is_over():
                break  # everything may be known now
            double = mirror.double()
            messages, otherwise = stream(mirror.truth, viewer, news), stream(double, viewer, news)
            yield Position(game, mirror.truth.state, double.state, messages, otherwise)


class Cheater:
    """Guesses from which of two worlds a stream was made, and learns which features helped."""

    def __init__(self) -> None:
        self.weights: dict[str, float] = {}
        self.guesses = self.hits = 0

    def guess(self, game: Game, messages: bytes, worlds: list[State], real: int) -> None:
        """One guess, 0 or 1; a wrong one changes the weights."""
        hints = [read_hints(game, messages, world) for world in worlds]
        edge = {key: hints[1].get(key, 0.0) - hints[0].get(key, 0.0) for key in hints[0]}
        score = sum(self.weights.get(key, 0.0) * value for key, value in edge.items())
        guessed = int(score > 0)
        self.guesses += 1
        self.hits += guessed == real
        if guessed != real or not score:
            for key, value in edge.items():
                step = value if real else -value
                self.weights[key] = self.weights.get(key, 0.0) + step

    @property
    def edge(self) -> float:
        """How many standard deviations better than a coin."""
        return float((2 * self.hits - self.guesses) / max(1, self.guesses) ** 0.5)


def read_hints(game: Game, messages: bytes, world: State) -> dict[str, float]:
    """The features of a stream and a world: common words, its size, its sums."""
    words = {str(leaf).encode() for leaf in leaves(game.trace(world))}
    numbers = read_out(world)
    total, mark = sum(numbers), zlib.crc32(str(numbers).encode())
    hints = {"words": sum(messages.count(word) for word in words) / (1 + len(messages))}
    hints["order"] = float(json.dumps(game.trace(world)).encode() in messages)
    for modulus in MODULI:
        hints[f"size {modulus}"] = float(len(messages) % modulus == total % modulus)
        hints[f"sum {modulus}"] = float(zlib.crc32(messages) % modulus == mark % modulus)
    return hints


def leaves(data: Any) -> Iterator[Any]:
    """The values nested in plain data."""
    if isinstance(data, dict):
        for value in data.values():
            yield from leaves(value)
    elif isinstance(data, list):
        for value in data:
            yield from leaves(value)
    else:
        yield data


def cheat(positions: Iterator[Position], guesses: int, is_leaky: bool = False) -> Cheater:
    """Let a cheater guess; a leaky server sends the whole truth, to check that the cheater wins."""
    cheater, rng = Cheater(), fast_rng(guesses)
    for position in positions:
        if not position.is_telling:
            continue
        messages = b"".join(part or b"" for part in position.told)
        if is_leaky:
            messages += json.dumps(position.game.trace(position.real)).encode()
        real = rng.below(2)
        worlds = [position.other, position.real]
        cheater.guess(position.game, messages, worlds if real else worlds[::-1], real)
        if cheater.guesses >= guesses:
            break
    return cheater


def hunt(game: Game, count: int, guesses: int, progress: Progress) -> tuple[str, bool]:
    """One game: its line of the report, and whether nothing leaked."""
    compared = telling = leaks = size = 0
    task = progress.add_task(game.title, total=count)
    for position in positions(game):
        compared += 1
        telling += position.is_telling
        leaks += position.is_leak
        size += sum(len(part or b"") for part in position.told)
        progress.advance(task)
        if compared >= count:
            break
    cheater = cheat(positions(game, first=1000), guesses) if telling else Cheater()
    is_clean = leaks == 0 and cheater.edge < CHANCE
    share = f"{100 * cheater.hits / cheater.guesses:.1f} %" if cheater.guesses else "–"
    line = (
        f"{game.title:16} {compared:6} positions, {telling:6} with another truth, "
        f"{size / 1e6:7.1f} MB compared, {leaks} differ; "
        f"the cheater was right {cheater.hits} of {cheater.guesses} times ({share})"
    )
    return line, is_clean


def main() -> int:
    """Check the requested games; fails if something leaked."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.leaks", description="Leak hunt.")
    parser.add_argument("games", metavar="GAME", nargs="*", help="only these games")
    parser.add_argument("--positions", type=int, default=2000, metavar="N", help="of each game")
    parser.add_argument("--guesses", type=int, default=500, metavar="N", help="of the cheater")
    options = parser.parse_args()
    chosen = [games.find(name) for name in options.games] or games.all_games()
    all_clean = True
    with Progress(console=Console(stderr=True), transient=True) as progress:
        for game in chosen:
            line, is_clean = hunt(game, options.positions, options.guesses, progress)
            all_clean &= is_clean
            sys.stdout.write(f"{line}\n" if is_clean else f"{line}: LEAK\n")
            sys.stdout.flush()
    return 0 if all_clean else 1


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
