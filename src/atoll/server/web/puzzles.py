"""Puzzles over HTTP: the puzzle of the day, all of a game, and those from the player's games."""

from dataclasses import dataclass

from starlette.requests import Request
from starlette.responses import Response

from atoll import games
from atoll.core.errors import InvalidNotation
from atoll.core.game import Game
from atoll.core.state import State
from atoll.core.telling import tell
from atoll.core.words import Words, seat_words
from atoll.messages import Speaker
from atoll.review import puzzles
from atoll.review.puzzles import ENOUGH_TRIES, NoPuzzles, Puzzle
from atoll.server import wire
from atoll.server.errors import ServerError
from atoll.server.people.players import Player
from atoll.server.store import practice_rows
from atoll.server.store.practice_rows import Counts, OwnPuzzle
from atoll.server.tables import sight
from atoll.server.tables.reviews import judged
from atoll.server.tables.voices import Tell, voice
from atoll.server.wall_clock import now
from atoll.server.web.requests import house_of, read, reply, speech, spoken, who

DAY = 86_400_000  # milliseconds
DONE: dict[int, wire.Solved] = {
    practice_rows.AT_FIRST: "first",
    practice_rows.LATER: "later",
    practice_rows.FAILED: "not",
}


@dataclass(frozen=True)
class Shelf:
    """The puzzles of a game as one player sees them."""

    game: Game
    language: str
    shipped: list[Puzzle]
    counts: dict[str, Counts]
    own: list[OwnPuzzle]
    tries: dict[str, int]
    streak: wire.Streak

    def find(self, puzzle: str) -> Puzzle:
        """A puzzle by its id."""
        for candidate in (*self.shipped, *(own.puzzle for own in self.own)):
            if candidate.id == puzzle:
                return candidate
        raise ServerError("puzzle/unknown")

    def today(self) -> Puzzle:
        """The puzzle of the day, the same for everybody, by UTC."""
        return puzzles.daily(self.game.name, now() // DAY)

    def note(self, puzzle: Puzzle) -> wire.PuzzleNote:
        """The facts about a puzzle in a list."""
        counts, tried = self.counts.get(puzzle.id, Counts()), self.tries.get(puzzle.id)
        is_known = counts.tries >= ENOUGH_TRIES
        note = wire.PuzzleNote(
            puzzle.id,
            self.theme(puzzle),
            puzzles.level(puzzle, counts.solved, counts.tries),
            counts.tries,
            counts.solved / counts.tries if is_known else None,
            None if tried is None else DONE[tried],
        )
        for own in self.own:
            if own.puzzle is puzzle:
                note.table, note.ply, note.given = own.table, own.ply, own.given
        return note

    def theme(self, puzzle: Puzzle, ending: str = "") -> str:
        """The title of a puzzle's theme, or its advice; empty if there is none."""
        if puzzle.theme is None:
            return ""
        return Speaker(self.game, self.language)(Words(f"theme-{puzzle.theme}{ending}"))

    def after(self, puzzle: Puzzle) -> str | None:
        """The next puzzle in the same list that the player has not solved."""
        own = [candidate.puzzle for candidate in self.own]
        shelf = own if puzzle in own else self.shipped
        at = shelf.index(puzzle)
        for candidate in (*shelf[at + 1 :], *shelf[:at]):
            if not self.tries.get(candidate.id):
                return candidate.id
        return None


async def shelf_of(request: Request, player: Player | None) -> Shelf:
    """The puzzles of the game that a request names."""
    game, database = games.find(request.path_params["game"]), house_of(request).database
    try:
        shipped = puzzles.collection(game.name).puzzles
    except NoPuzzles:
        raise ServerError("puzzle/unknown") from None
    counts = await practice_rows.counts_of(game.name, database)
    language = speech(request, player)
    if player is None:
        return Shelf(game, language, shipped, counts, [], {}, wire.Streak())
    return Shelf(
        game,
        language,
        shipped,
        counts,
        await practice_rows.own_puzzles(player.id, game.name, database),
        await practice_rows.tries_of(player.id, game.name, database),
        wire.Streak(*await practice_rows.streak_of(player.id, database)),
    )


async def list_puzzles(request: Request) -> Response:
    """`GET /api/puzzles/{game}`."""
    shelf = await shelf_of(request, await who(request))
    return reply(
        wire.PuzzleList(
            shelf.game.name,
            shelf.today().id,
            [shelf.note(puzzle) for puzzle in shelf.shipped],
            [shelf.note(own.puzzle) for own in shelf.own],
            shelf.streak,
        )
    )


async def todays_puzzle(request: Request) -> Response:
    """`GET /api/puzzles/{game}/today`."""
    player = await who(request)
    shelf = await shelf_of(request, player)
    return reply(puzzle_info(shelf, shelf.today(), spoken(request, player)))


async def show_puzzle(request: Request) -> Response:
    """`GET /api/puzzles/{game}/{puzzle}`."""
    player = await who(request)
    shelf = await shelf_of(request, player)
    puzzle = shelf.find(request.path_params["puzzle"])
    return reply(puzzle_info(shelf, puzzle, spoken(request, player)))


def names_of(shelf: Shelf, puzzle: Puzzle) -> list[str]:
    """The players by their numbers."""
    named = Speaker(shelf.game, shelf.language)
    return [named(seat_words(seat)) for seat in range(puzzle.position.players)]


def puzzle_info(shelf: Shelf, puzzle: Puzzle, language: str | None) -> wire.PuzzleInfo:
    """A puzzle without its solution."""
    game, seen = shelf.game, puzzles.view_of(puzzle)
    say = voice(game, language, ())
    return wire.PuzzleInfo(
        game.name,
        puzzle.id,
        puzzle.seat,
        names_of(shelf, puzzle),
        game.view(seen),
        say(game.prompt(seen)),
        offers(game, puzzle, seen, say),
        [int(score) for score in seen.scores()],
        shelf.note(puzzle),
        shelf.streak,
        shelf.after(puzzle),
        bool(puzzle.asked),
    )


def offers(game: Game, puzzle: Puzzle, seen: State, say: Tell) -> dict[str, list[wire.Choice]]:
    """The moves that a puzzle compares, by verb."""
    legal = sight.offers(game, seen, say)
    if not puzzle.asked:
        return legal
    compared = {verb: [c for c in some if c.text in puzzle.asked] for verb, some in legal.items()}
    return {verb: some for verb, some in compared.items() if some}


async def solve_puzzle(request: Request) -> Response:
    """`POST /api/puzzles/{game}/{puzzle}`."""
    player = await who(request)
    body, shelf = await read(request, wire.SolvePuzzle), await shelf_of(request, player)
    puzzle = shelf.find(request.path_params["puzzle"])
    action = read_move(shelf.game, puzzle, body.text)
    if player is not None:
        solved, database = is_solution(shelf.game, puzzle, action), house_of(request).database
        await practice_rows.keep_try(player.id, shelf.game.name, puzzle.id, solved, database)
        shelf = await shelf_of(request, player)
        puzzle = shelf.find(puzzle.id)
    return reply(puzzle_answer(shelf, puzzle, action, spoken(request, player)))


def is_solution(game: Game, puzzle: Puzzle, action: int) -> bool:
    """Whether a move is one of the best."""
    seen = puzzles.view_of(puzzle)
    best = puzzle.options[: puzzle.solutions]
    return action in [game.parse(seen, puzzle.seat, option.text) for option in best]


def puzzle_answer(
    shelf: Shelf, puzzle: Puzzle, action: int, language: str | None
) -> wire.PuzzleAnswer:
    """The result of a try, with the line of best play."""
    game, seen = shelf.game, puzzles.view_of(puzzle)
    say = voice(game, language, ())
    options = {game.parse(seen, puzzle.seat, option.text): option for option in puzzle.options}
    answers = {
        move: judged(option, sight.offer(game, seen, move, say)) for move, option in options.items()
    }
    return wire.PuzzleAnswer(
        is_solution(game, puzzle, action),
        answers.get(action),
        list(answers.values()),
        puzzle.solutions,
        puzzle.worlds,
        shelf.theme(puzzle, "-why"),
        line_of(game, puzzle, voice(game, language, names_of(shelf, puzzle))),
        shelf.note(puzzle),
        shelf.streak,
    )


def line_of(game: Game, puzzle: Puzzle, say: Tell) -> list[wire.PuzzleStep]:
    """The line of best play, as the puzzle's seat would see it."""
    worlds, steps = puzzles.course_of(puzzle), []
    for number, line in enumerate(puzzle.line):
        before, after = worlds[number], worlds[number + 1]
        actor, _, text = line.partition(" ")
        seat = int(actor)
        telling = tell(game, before, seat, game.parse(before, seat, text), after, puzzle.seat)
        scores = [int(score) for score in telling.after.scores()]
        lines = [say(event.what) for event in telling.events]
        steps.append(wire.PuzzleStep(seat, lines, game.view(telling.after), scores))
    return steps


def read_move(game: Game, puzzle: Puzzle, text: str) -> int:
    """A move that the puzzle compares, by its notation."""
    seen = puzzles.view_of(puzzle)
    try:
        action = game.parse(seen, puzzle.seat, text)
    except InvalidNotation as error:
        raise ServerError("action/unreadable", str(error)) from None
    is_asked = not puzzle.asked or game.text(seen, puzzle.seat, action) in puzzle.asked
    if not is_asked or not seen.is_legal(puzzle.seat, action):
        raise ServerError("action/unreadable", text)
    return action
