"""Mining: searches games between bots for positions that make good puzzles.

The best moves of a puzzle are significantly better than all others, by points and by winning
chances, in worlds that were not used to choose it; a longer search with another seed agrees; and a
beginner seldom finds them.
"""

import os
from collections import Counter
from collections.abc import Container, Iterator, Sequence
from typing import NamedTuple

from msgspec import Struct, structs

from atoll import games
from atoll.bots import make_bot, next_seat
from atoll.bots.thinking import Thought
from atoll.core.game import Game, OptionValue
from atoll.core.rng import Rng, fast_rng
from atoll.core.state import State
from atoll.learn.narrowing import Narrowed
from atoll.learn.path import Theme, matches
from atoll.learn.themes import theme_of, themes_of
from atoll.review.judge import DIGITS, Budget, Judgement, compare
from atoll.review.position import Position, position_of, revive
from atoll.review.puzzles import (
    POLICY_PERCENT,
    Collection,
    Confirmation,
    Dig,
    Level,
    Puzzle,
    level,
    level_of,
    view_of,
    world_of,
)
from atoll.review.rollouts import Gap
from atoll.workers import in_processes

PLAYER = "strong:100"  # the bot that plays the games, unless another is named
FEWEST_MOVES = 2  # to choose from
DRAWS = 12  # how often a beginner is asked
OBVIOUS = 5  # times that the beginner finds a solution: then it is no puzzle
LUCK = 1.5  # times as often as a random move, if there are few moves to choose from
GLANCE = Budget(200)
LOOKS = ((Budget(80), 0.2), (Budget(240), 0.4), (Budget(480), 0.5))  # and their strictness
SECOND = Budget(1600)  # a search that must agree, before the expensive tests
SCREEN = Budget(64)  # for every legal move
LAST_LOOK = Budget(1600)
LONG_LOOK = Budget(6400)  # if the last one was undecided
CHECK = Budget(6400)  # the longer search
SHORT = Budget(24)  # the short one, which measures how easy a puzzle is
ATTEMPTS = 10  # of the short search
CANDIDATES = 4  # moves of the search that are compared
FINALISTS = 6
MOST_SOLUTIONS = 3
OF_ONE_GAME = 4  # puzzles at most, for variety; one for each theme with `asks`
LOOKED_AT = 300  # decisions of a game that are examined
CHANCE = 0.02  # by which the best move wins more often than the best move that is no solution
FIRM = 4.0  # standard errors of its lead over that one
LINE = 6  # actions of the line that is shown


class Shaft(Struct, frozen=True):
    """A game to search, as data for any process."""

    game: str
    players: int
    options: dict[str, OptionValue]
    set: str
    seed: str
    bot: str = PLAYER
    every: int = 1  # decisions from one that is examined to the next
    policy: int = POLICY_PERCENT  # of a hundred steps of a rollout that follow the rollout policy
    themes: list[str] = []  # themes of the puzzles; none: any
    levels: list[Level] = []  # levels by a short search; none: any


def shafts_of(game: str, dig: Dig, until: int) -> list[Shaft]:
    """The games of a dig that are not searched yet."""
    return [
        Shaft(
            game, dig.players, dig.options, dig.set, dig.name_of(number),
            dig.bot, dig.every, dig.policy, dig.themes, dig.levels,
        )
        for number in range(dig.games, until)
    ]  # fmt: skip


def mine(
    collection: Collection, dig: Dig, until: int, most: int, workers: int | None = None
) -> Iterator[Collection]:
    """Search more games of a dig; yields the collection after each, in order.

    The same games give the same puzzles, in one run or in several.
    """
    waiting: dict[int, list[Puzzle]] = {}
    others = [other for other in collection.digs if not is_same(other, dig)]
    shafts = shafts_of(collection.game, dig, until)
    for number, puzzles in in_processes(search_game, shafts, workers or os.cpu_count() or 1):
        waiting[number + dig.games] = puzzles
        done = next((other for other in collection.digs if is_same(other, dig)), dig)
        while done.games in waiting:
            ids = {puzzle.id for puzzle in collection.puzzles}
            new = [puzzle for puzzle in waiting.pop(done.games) if puzzle.id not in ids]
            kept = varied([*collection.puzzles, *new], most)
            done = structs.replace(done, games=done.games + 1)
            collection = structs.replace(collection, digs=[*others, done], puzzles=kept)
            yield collection


def is_same(dig: Dig, other: Dig) -> bool:
    """Whether two digs search the same games, however many."""
    return structs.replace(dig, games=0) == structs.replace(other, games=0)


def search_game(shaft: Shaft) -> list[Puzzle]:
    """The puzzles of a game between bots; its decisions are examined in any order."""
    positions, rng = positions_of(shaft), fast_rng(f"{shaft.seed} order")
    puzzles: list[Puzzle] = []
    for _ in range(min(LOOKED_AT, len(positions))):
        ply, position = positions.pop(int(rng.below(len(positions))))
        themes = {puzzle.theme for puzzle in puzzles}
        puzzle = examine(position, f"{shaft.seed}-{ply}", shaft, themes)
        puzzles += [] if puzzle is None else [puzzle]
        if len(puzzles) == OF_ONE_GAME:
            break
    return puzzles


def positions_of(shaft: Shaft) -> list[tuple[int, Position]]:
    """The knowledge of each seat that had to act, by ply; bots may also act off-turn."""
    game = games.find(shaft.game)
    setup = game.setup(shaft.players, shaft.seed, shaft.set, **shaft.options)
    bot, rng = make_bot(shaft.bot, game), fast_rng(shaft.seed)
    bots = dict.fromkeys(range(shaft.players), bot)
    state, ply = game.start(setup), 0
    positions = []
    while not state.is_over():
        seat = next_seat(state, bots)
        seen = state.seen_by(seat)
        if ply % shaft.every == 0 and seat == state.to_act():
            positions.append((ply, position_of(game, setup, seen)))
        state.apply(seat, bot.choose(seen, rng))
        ply += 1
    return positions


def varied(puzzles: Sequence[Puzzle], most: int) -> list[Puzzle]:
    """The clearest of every theme and level, in turn, so that no theme is left out."""
    ranks: Counter[tuple[str | None, str]] = Counter()
    ranked = []
    for puzzle in sorted(puzzles, key=lambda puzzle: (-puzzle.width, puzzle.id)):
        group = (puzzle.theme, level(puzzle))
        ranked.append((ranks[group], puzzle))
        ranks[group] += 1
    return [puzzle for _, puzzle in sorted(ranked, key=lambda pair: pair[0])[:most]]


# -- one position -----------------------------------------------------------------------------


class Question(NamedTuple):
    """A question that a puzzle of a position may ask: the moves to compare, and their theme."""

    actions: list[int]
    theme: Theme | None = None
    is_narrow: bool = False  # other moves are legal too


def questions_of(game: Game, seen: State) -> list[Question]:
    """The questions of a position: those of its themes, or one about all legal moves."""
    seat = int(seen.viewer)
    legal = [int(action) for action in seen.legal(seat)]
    asking = [theme for theme in themes_of(game) if theme.asks]
    if not asking:
        return [Question(legal)] if len(legal) >= FEWEST_MOVES else []
    moves = {action: game.data(seen, seat, action) for action in legal}
    questions = []
    for theme in asking:
        actions = [action for action, move in moves.items() if matches(move, theme.asks)]
        if len(actions) > 1 and any(matches(moves[action], theme.moves) for action in actions):
            questions.append(Question(actions, theme, is_narrow=True))
    return questions


class Scales:
    """Compares the moves of a question."""

    def __init__(
        self, position: Position, seen: State, question: Question, policy: int, rng: Rng
    ) -> None:
        self.position = position
        self.seen = seen
        self.question = question
        self.policy = policy
        self.rng = rng
        self.game = games.find(position.game)

    def weigh(self, actions: Sequence[int], budget: Budget) -> Judgement:
        """The values of moves in common worlds, without a search."""
        shares = dict.fromkeys(actions, 0.0)
        return compare(
            self.position, self.seen, actions, shares, budget, self.rng, self.policy, False
        )

    def sorted(self, judgement: Judgement) -> list[int]:
        """The moves of a judgement, the best first."""
        seat = int(self.seen.viewer)
        return [self.game.parse(self.seen, seat, option.text) for option in judgement.options]

    def with_best_others(self, first: Sequence[int]) -> list[int]:
        """These moves and those others of the question that seem best."""
        others = [action for action in self.question.actions if action not in first]
        if len(others) > FINALISTS - len(first):
            others = self.sorted(self.weigh(others, SCREEN))[: FINALISTS - len(first)]
        return [*first, *others]

    def think(self, budget: Budget) -> list[Thought]:
        """The judgement of the question's moves by a search, the preferred one first."""
        compared, advice = self.question.actions, self.game.advice
        if self.question.is_narrow:
            advice = Narrowed(advice, compared)
        thoughts = budget.bot(advice).think(self.seen, self.rng)
        return [thought for thought in thoughts if thought.action in compared]

    def search(self, budget: Budget) -> list[int]:
        """The question's moves that a search tries, the preferred one first."""
        return [thought.action for thought in self.think(budget)]

    def ease(self, solutions: Sequence[int]) -> float:
        """How often a short search finds a solution."""
        short = Scales(self.position, self.seen, self.question, self.policy, fast_rng("ease"))
        tries = [short.search(SHORT)[:1] for _ in range(ATTEMPTS)]
        return sum(action in solutions for made in tries for action in made) / ATTEMPTS

    def is_obvious(self, actions: Sequence[int]) -> bool:
        """Whether a beginner is likely to choose one of these moves."""
        if self.question.is_narrow:
            return False
        beginner = make_bot("beginner", self.game)
        draws = [beginner.choose(self.seen, self.rng) for _ in range(DRAWS)]
        drawn = DRAWS * len(actions) / len(self.question.actions)
        return sum(draw in actions for draw in draws) >= max(OBVIOUS, LUCK * drawn)


def examine(
    position: Position, name: str, shaft: Shaft, themes: Container[str | None] = ()
) -> Puzzle | None:
    """A position as a puzzle, by the first question with a clear answer.

    Questions of `themes` are left out.
    """
    seen, rng = revive(position), fast_rng(name)
    for question in questions_of(games.find(position.game), seen):
        if question.theme is not None and question.theme.name in themes:
            continue
        if question.theme is not None and not is_about(shaft, question.theme):
            continue
        puzzle = answered(name, Scales(position, seen, question, shaft.policy, rng), shaft)
        if puzzle is not None:
            return puzzle
    return None


def is_about(shaft: Shaft, theme: Theme | None) -> bool:
    """Whether puzzles of a theme are wanted."""
    return not shaft.themes or (theme is not None and theme.name in shaft.themes)


def answered(name: str, scales: Scales, shaft: Shaft) -> Puzzle | None:
    """A question as a puzzle, after searches of growing length; None if one of them is unclear."""
    compared, theme, _ = scales.question
    first = scales.with_best_others([]) if theme else scales.search(GLANCE)[:CANDIDATES]
    if len(first) < FEWEST_MOVES or scales.is_obvious(first[:1]):
        return None
    best: list[int] = []
    for look, strict in LOOKS:
        judged = scales.weigh(first, look)
        best = scales.sorted(judged)[: solutions_in(judged, strict)]
        if not best:
            return None
    if scales.is_obvious(best) or not is_wanted(shaft, scales, best):
        return None
    if not set(scales.search(SECOND)[:1]) & set(best):
        return None
    finalists = scales.with_best_others(first)
    last = scales.weigh(finalists, LAST_LOOK)
    if not solutions_in(last, 1.0) and solutions_in(last, 0.6):
        last = scales.weigh(finalists, LONG_LOOK)
    count, actions = solutions_in(last, 1.0), scales.sorted(last)
    if not count or 2 * count > len(compared) or scales.is_obvious(actions[:count]):
        return None
    if not is_wanted(shaft, scales, actions[:count]):
        return None
    confirmed = confirm(name, scales, actions[: count + 2], count)
    if confirmed is None:
        return None
    seat = int(scales.seen.viewer)
    puzzle = Puzzle(
        name, seat, scales.position, last.options, last.worlds, count, confirmed=confirmed
    )
    if theme is not None:
        texts = [scales.game.text(scales.seen, seat, action) for action in compared]
        puzzle = structs.replace(puzzle, theme=theme.name, asked=texts)
    return complete(puzzle)


def is_wanted(shaft: Shaft, scales: Scales, best: Sequence[int]) -> bool:
    """Whether a puzzle with these solutions has a wanted theme and level."""
    if shaft.levels and level_of(scales.ease(best)) not in shaft.levels:
        return False
    theme = scales.question.theme
    if theme is None and shaft.themes:
        world = scales.seen.sample(fast_rng("theme"))
        theme = theme_of(scales.game, scales.seen, world, best[0])
    return is_about(shaft, theme)


def complete(puzzle: Puzzle) -> Puzzle:
    """A puzzle with its theme, its ease and its line."""
    game, seen = games.find(puzzle.position.game), view_of(puzzle)
    best = [
        game.parse(seen, puzzle.seat, option.text) for option in puzzle.options[: puzzle.solutions]
    ]
    theme = puzzle.theme
    if (
        theme is None
        and (best_theme := theme_of(game, seen, world_of(puzzle), best[0])) is not None
    ):
        theme = best_theme.name
    scales = Scales(puzzle.position, seen, question_of(puzzle), POLICY_PERCENT, fast_rng(puzzle.id))
    line = best_line(game, puzzle)
    return structs.replace(puzzle, theme=theme, ease=scales.ease(best), line=line)


def solutions_in(judgement: Judgement, strictness: float) -> int:
    """How many options are equally good and significantly better than the rest; 0 if unclear."""
    options = judgement.options
    for count in range(1, min(MOST_SOLUTIONS + 1, len(options))):
        rest = options[count]
        is_firm = Gap(rest.behind, rest.noise).is_firm(FIRM * strictness)
        if is_firm and options[0].chance - rest.chance >= CHANCE * strictness:
            return count
        if rest.given:
            return 0
    return 0


def confirm(name: str, scales: Scales, actions: Sequence[int], count: int) -> Confirmation | None:
    """The result of a longer search and longer rollouts with another seed; None if they disagree.

    The search must prefer a solution, and the rollouts must prefer all of them significantly.
    """
    checked = Scales(
        scales.position, scales.seen, scales.question, scales.policy, fast_rng(f"{name} confirm")
    )
    best, thoughts = set(actions[:count]), checked.think(CHECK)
    if not thoughts or thoughts[0].action not in best:
        return None
    again = checked.weigh(actions, CHECK)
    rest = again.options[count:]
    if set(checked.sorted(again)[:count]) != best or not all(option.given for option in rest):
        return None
    share = sum(thought.share for thought in thoughts if thought.action in best)
    share /= sum(thought.share for thought in thoughts)
    return Confirmation(
        CHECK.simulations, round(share, DIGITS), again.worlds, rest[0].behind, rest[0].noise
    )


def question_of(puzzle: Puzzle) -> Question:
    """The moves that a puzzle compares."""
    game, seen = games.find(puzzle.position.game), view_of(puzzle)
    actions = [game.parse(seen, puzzle.seat, text) for text in puzzle.asked]
    legal = [int(action) for action in seen.legal(puzzle.seat)]
    return Question(actions or legal, is_narrow=bool(actions))


def best_line(game: Game, puzzle: Puzzle) -> list[str]:
    """The line after the best move, every seat playing what a search prefers."""
    world, rng = world_of(puzzle), fast_rng("line")
    action = game.parse(world, puzzle.seat, puzzle.best.text)
    line: list[str] = []
    while True:
        seat = int(world.to_act()) if line else puzzle.seat
        if line:
            action = GLANCE.bot(game.advice).choose(world.seen_by(seat), rng)
        line.append(f"{seat} {game.text(world, seat, action)}")
        world.apply(seat, action)
        if world.is_over() or len(line) == LINE:
            return line
