"""Puzzles: positions from games between bots in which one move is clearly the best.

A puzzle shows what the seat saw. Its best move is firmly better than every other, by points and by
winning chances, in worlds it was not chosen by; and the game's own advice seldom finds it.
"""

import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from functools import lru_cache
from pathlib import Path

import msgspec
from msgspec import Struct

from atoll import games
from atoll.bots import make_bot
from atoll.core.errors import AtollError
from atoll.core.game import Game, Setup
from atoll.core.rng import Rng, fast_rng
from atoll.core.state import State
from atoll.review.judge import Budget, Judgement, Option, compare
from atoll.review.position import Position, position_of, revive
from atoll.review.rollouts import Gap

FOLDER = Path(__file__).parent / "collections"
PLAYER = "strong:100"  # who plays the games that are searched, unless another is named
FEWEST_MOVES = 3  # to choose from
ADVICE_DRAWS = 9  # how often advice is asked
OBVIOUS = 3  # times that it finds the best move: then it is no puzzle
GLANCE = Budget(200)
FIRST_LOOK = Budget(240)
SCREEN = Budget(64)  # for every legal move
LAST_LOOK = Budget(1600)
FINALISTS = 8
OF_ONE_GAME = 3  # puzzles at most, for variety
CHANCE = 0.02  # by which the best move wins more often than the second
FIRM = 4.0  # standard errors of its lead over the second


class NoPuzzles(AtollError):
    """A game without puzzles, or a search that can't be made."""


class Puzzle(Struct, frozen=True):
    """A position as one seat sees it, and what its moves give; the best first."""

    id: str
    seat: int
    position: Position
    options: list[Option]  # the best of all legal moves
    worlds: int

    @property
    def best(self) -> Option:
        """The one move to find."""
        return self.options[0]


class Collection(Struct, frozen=True):
    """The puzzles of one game, and how they were found."""

    game: str
    rules: int
    seed: str
    games: int
    puzzles: list[Puzzle]
    bot: str = PLAYER
    every: int = 1


def to_json(collection: Collection) -> bytes:
    """A collection as JSON, a line a fact; `from_json` gives an equal one back."""
    return msgspec.json.format(msgspec.json.encode(collection), indent=1) + b"\n"


def from_json(data: bytes) -> Collection:
    """A collection written by `to_json`."""
    return msgspec.json.decode(data, type=Collection)


@lru_cache(maxsize=16)
def collection(game: str) -> Collection:
    """The puzzles that come with a game."""
    path = FOLDER / f"{game}.json"
    if not path.exists():
        raise NoPuzzles(f"there are no puzzles of {game}")
    return from_json(path.read_bytes())


def daily(game: str, day: int) -> Puzzle:
    """The puzzle of a day, counted from any day: one after the other, then from the start."""
    found = collection(game).puzzles
    if not found:
        raise NoPuzzles(f"there are no puzzles of {game}")
    return found[day % len(found)]


def find(game: str, puzzle: str) -> Puzzle:
    """A puzzle by its id."""
    for one in collection(game).puzzles:
        if one.id == puzzle:
            return one
    raise NoPuzzles(f"{game} has no puzzle '{puzzle}'")


# -- mining -----------------------------------------------------------------------------------


class Shaft(Struct, frozen=True):
    """A game to search, as data for any process."""

    game: str
    players: int
    options: dict[str, bool | str]
    set: str
    seed: str
    bot: str = PLAYER
    every: int = 1  # decisions from one that is looked at to the next


def mine(
    shafts: Sequence[Shaft],
    most: int,
    workers: int | None = None,
    told: Callable[[int], None] = lambda _: None,
) -> list[Puzzle]:
    """The best puzzles of several games; `told` hears how many games are done.

    The same games give the same puzzles; when it is interrupted, those of the games that are done.
    """
    found: dict[int, list[Puzzle]] = {}
    try:
        for number, some in dig_all(shafts, workers or os.cpu_count() or 1):
            found[number] = some
            told(len(found))
    except KeyboardInterrupt:
        if not found:
            raise
    return widest([puzzle for number in sorted(found) for puzzle in found[number]], most)


def dig_all(shafts: Sequence[Shaft], workers: int) -> Iterator[tuple[int, list[Puzzle]]]:
    """The puzzles of each game as they are found."""
    if workers == 1:
        yield from ((number, dig(shaft)) for number, shaft in enumerate(shafts))
        return
    with ProcessPoolExecutor(workers) as pool:
        futures = {pool.submit(dig, shaft): number for number, shaft in enumerate(shafts)}
        try:
            for future in as_completed(futures):
                yield futures[future], future.result()
        finally:
            for future in futures:
                future.cancel()


def dig(shaft: Shaft) -> list[Puzzle]:
    """Play a game between bots; its few best puzzles."""
    game = games.find(shaft.game)
    setup = game.setup(shaft.players, shaft.seed, shaft.set, **shaft.options)
    bot, rng = make_bot(shaft.bot), fast_rng(shaft.seed)
    state, ply = game.start(setup), 0
    found: list[Puzzle] = []
    while not state.is_over():
        seat = int(state.to_act())
        seen = state.seen_by(seat)
        if ply % shaft.every == 0:
            puzzle = examine(game, setup, seen, f"{shaft.seed}-{ply}")
            found += [] if puzzle is None else [puzzle]
        state.apply(seat, bot.choose(seen, rng))
        ply += 1
    return widest(found, OF_ONE_GAME)


def widest(found: Sequence[Puzzle], most: int) -> list[Puzzle]:
    """Those whose best move stands out most."""
    return sorted(found, key=lambda one: -width(one.options))[:most]


def width(options: Sequence[Option]) -> float:
    """How much more often the best wins than the second."""
    return options[0].chance - options[1].chance


def examine(game: Game, setup: Setup, seen: State, name: str) -> Puzzle | None:
    """A position as a puzzle, if it is one: looked at ever more closely, given up at any doubt."""
    seat, rng = int(seen.viewer), fast_rng(name)
    legal = [int(action) for action in seen.legal(seat)]
    if len(legal) < FEWEST_MOVES:
        return None
    thoughts = GLANCE.bot().think(seen, rng)[:FINALISTS]
    if len(thoughts) < FEWEST_MOVES or is_obvious(seen, thoughts[0].action, rng):
        return None
    position = position_of(game, setup, seen)
    first = [thought.action for thought in thoughts[:4]]
    if not is_clear(weigh(position, seen, first, FIRST_LOOK, rng), 0.25):
        return None
    screened = weigh(position, seen, legal, SCREEN, rng).options[:FINALISTS]
    actions = [game.parse(seen, seat, option.text) for option in screened]
    last = weigh(position, seen, actions, LAST_LOOK, rng)
    best = game.parse(seen, seat, last.options[0].text)
    if not is_clear(last, 1.0) or is_obvious(seen, best, rng):
        return None
    return Puzzle(name, seat, position, last.options, last.worlds)


def is_obvious(seen: State, action: int, rng: Rng) -> bool:
    """Whether somebody who follows the game's advice may well play so."""
    draws = [int(seen.good_action(seen.viewer, rng)) for _ in range(ADVICE_DRAWS)]
    return draws.count(action) >= OBVIOUS


def weigh(
    position: Position, seen: State, actions: Sequence[int], budget: Budget, rng: Rng
) -> Judgement:
    """Compare moves without a search."""
    return compare(position, seen, actions, dict.fromkeys(actions, 0.0), budget, rng)


def is_clear(found: Judgement, strictness: float) -> bool:
    """Whether the first option is better than the second by far and beyond chance."""
    second = found.options[1]
    is_firm = Gap(second.behind, second.noise).is_firm(FIRM * strictness)
    return is_firm and width(found.options) >= CHANCE * strictness


def view_of(puzzle: Puzzle) -> State:
    """What the seat sees."""
    return revive(puzzle.position)
