"""Puzzles: positions in which few moves are clearly the best, with the values of the moves.

A puzzle shows what its seat saw. The puzzles of the package were mined from games between bots
(`atoll.learn.mining`).
"""

from functools import lru_cache
from pathlib import Path
from typing import Literal

import msgspec
from msgspec import Struct

from atoll import games
from atoll.core.errors import AtollError
from atoll.core.game import OptionValue
from atoll.core.record import carry_out
from atoll.core.rng import fast_rng
from atoll.core.state import State
from atoll.review.judge import Option
from atoll.review.position import Position, revive

FOLDER = Path(__file__).parent / "collections"
EASY, HARD = 0.7, 0.3  # shares of successful tries: from, and below
POLICY_PERCENT = 50  # of a hundred steps of a rollout, how many follow the rollout policy
ENOUGH_TRIES = 10  # of players, before their rate is used

Level = Literal["easy", "medium", "hard"]


class NoPuzzles(AtollError):
    """A game without puzzles, or an impossible search."""


class Confirmation(Struct, frozen=True):
    """The result of a longer search and longer rollouts for a puzzle, with another seed.

    The search preferred a solution; the rollouts preferred all of them.
    """

    simulations: int  # of the search
    share: float  # of its visits to the compared moves, those to solutions
    worlds: int  # of the rollouts
    margin: float  # points by which the best solution led the best other move there
    noise: float  # a standard error of the margin


class Puzzle(Struct, frozen=True):
    """A position as one seat sees it, and the values of its moves; the best first."""

    id: str
    seat: int
    position: Position
    options: list[Option]  # the best of all legal moves
    worlds: int
    solutions: int = 1  # of the options: the others are clearly worse
    theme: str | None = None  # by its name in the lesson path
    ease: float = 0.5  # how often a short search finds a solution
    asked: list[str] = []  # the moves to choose from, in notation; none: all legal ones
    line: list[str] = []  # one continuation, from the best move: `1 pass` is seat 1's
    confirmed: Confirmation | None = None  # for every puzzle of the package

    @property
    def best(self) -> Option:
        """The best move."""
        return self.options[0]

    @property
    def width(self) -> float:
        """How much more often the best move wins than the best move that is no solution."""
        return self.best.chance - self.options[self.solutions].chance


class Dig(Struct, frozen=True):
    """Games of one kind that were searched: how they were played, and how many."""

    players: int
    options: dict[str, OptionValue]
    set: str
    seed: str
    bot: str
    every: int  # decisions from one that was examined to the next
    policy: int = POLICY_PERCENT  # of a hundred steps of a rollout that follow the rollout policy
    themes: list[str] = []  # themes of the puzzles; none: any
    levels: list[Level] = []  # levels by a short search; none: any
    games: int = 0

    def name_of(self, number: int) -> str:
        """The seed of one of the games; the ids of its puzzles begin with it."""
        return f"{self.seed}-{self.players}p-{number}"


class Collection(Struct, frozen=True):
    """The puzzles of one game, and how they were found."""

    game: str
    rules: int
    digs: list[Dig]
    puzzles: list[Puzzle]


def to_json(collection: Collection) -> bytes:
    """A collection as JSON, one fact per line; `from_json` gives an equal one back."""
    return msgspec.json.format(msgspec.json.encode(collection), indent=1) + b"\n"


def from_json(data: bytes) -> Collection:
    """A collection written by `to_json`."""
    return msgspec.json.decode(data, type=Collection)


@lru_cache(maxsize=16)
def collection(game: str) -> Collection:
    """The puzzles of the package for a game."""
    path = FOLDER / f"{game}.json"
    if not path.exists():
        raise NoPuzzles(f"there are no puzzles of {game}")
    collection = from_json(path.read_bytes())
    if collection.rules != games.find(game).version or not collection.puzzles:
        raise NoPuzzles(f"there are no puzzles of {game} by its present rules")
    return collection


def daily(game: str, day: int) -> Puzzle:
    """The puzzle of a day: the puzzles in order, then from the start again."""
    puzzles = collection(game).puzzles
    return puzzles[day % len(puzzles)]


def find(game: str, puzzle: str) -> Puzzle:
    """A puzzle by its id."""
    for candidate in collection(game).puzzles:
        if candidate.id == puzzle:
            return candidate
    raise NoPuzzles(f"{game} has no puzzle '{puzzle}'")


def level(puzzle: Puzzle, solved: int = 0, tries: int = 0) -> Level:
    """Its level: by the players' rate once enough have tried, before that by the search's."""
    return level_of(solved / tries if tries >= ENOUGH_TRIES else puzzle.ease)


def level_of(rate: float) -> Level:
    """The level for a share of successful tries."""
    return "easy" if rate >= EASY else "hard" if rate < HARD else "medium"


def view_of(puzzle: Puzzle) -> State:
    """What the seat sees."""
    return revive(puzzle.position)


def world_of(puzzle: Puzzle) -> State:
    """A world that is possible for the seat: the one in which its line is played."""
    rng = fast_rng(puzzle.id)
    world = view_of(puzzle).sample(rng)
    world.rng = rng.fork()
    return world


def course_of(puzzle: Puzzle) -> list[State]:
    """The states of its line: before each action and at the end."""
    game, worlds = games.find(puzzle.position.game), [world_of(puzzle)]
    for action in puzzle.line:
        world = worlds[-1].copy()
        carry_out(game, world, action)
        worlds.append(world)
    return worlds
