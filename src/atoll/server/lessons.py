"""Learning over HTTP: reviews of finished games, what-ifs, the puzzle of the day."""

from starlette.requests import Request
from starlette.responses import Response

from atoll import games
from atoll.core.errors import InvalidNotation
from atoll.core.game import Game
from atoll.core.state import State
from atoll.core.words import seat_words
from atoll.messages import Speaker
from atoll.review import puzzles
from atoll.review.puzzles import NoPuzzles, Puzzle
from atoll.server import sight, wire
from atoll.server.errors import ServerError
from atoll.server.moments import now
from atoll.server.requests import (
    house_of,
    player_of,
    read,
    reply,
    room_of,
    speech,
    wanted_language,
    who,
)
from atoll.server.reviews import judged, told_decision
from atoll.server.whatif import open_what_if

DAY = 86_400_000  # milliseconds


async def show_review(request: Request) -> Response:
    """`GET /api/tables/{table}/review`."""
    player, room = await who(request), await room_of(request)
    return reply(await house_of(request).reviews.info(room.table, speech(request, player)))


async def begin_review(request: Request) -> Response:
    """`POST /api/tables/{table}/review`."""
    player, room = await player_of(request), await room_of(request)
    reviews = house_of(request).reviews
    await reviews.begin(room.table)
    return reply(await reviews.info(room.table, speech(request, player)), 202)


async def show_decision(request: Request) -> Response:
    """`GET /api/tables/{table}/review/{ply}`."""
    player, room = await who(request), await room_of(request)
    found = await house_of(request).reviews.stored(room.table)
    ply = request.path_params["ply"]
    return reply(told_decision(found, room.table, ply, speech(request, player)))


async def what_if(request: Request) -> Response:
    """`POST /api/tables/{table}/what-if`."""
    player, order = await player_of(request), await read(request, wire.WhatIf)
    room = await room_of(request)
    async with room.lock:
        found = open_what_if(room.table, player, order)
    opened = await house_of(request).create(found)
    return reply(sight.table_info(opened.table, player.id), 201)


# -- puzzles ----------------------------------------------------------------------------------


async def todays_puzzle(request: Request) -> Response:
    """`GET /api/puzzles/{game}/today`: the same for everybody, by the day in Greenwich."""
    game = games.find(request.path_params["game"])
    try:
        puzzle = puzzles.daily(game.name, now() // DAY)
    except NoPuzzles:
        raise ServerError("puzzle/unknown") from None
    return reply(puzzle_info(game, puzzle, wanted_language(request)))


def puzzle_info(game: Game, puzzle: Puzzle, language: str) -> wire.PuzzleInfo:
    """A puzzle without its solution."""
    say, seen = Speaker(game, language), puzzles.view_of(puzzle)
    return wire.PuzzleInfo(
        game.name,
        puzzle.id,
        puzzle.seat,
        [say(seat_words(seat)) for seat in range(puzzle.position.players)],
        game.view(seen),
        say(game.prompt(seen)),
        sight.offers(game, seen, say),
        [int(score) for score in seen.scores()],
    )


async def solve_puzzle(request: Request) -> Response:
    """`POST /api/puzzles/{game}/{puzzle}`."""
    game = games.find(request.path_params["game"])
    asked = await read(request, wire.SolvePuzzle)
    try:
        puzzle = puzzles.find(game.name, request.path_params["puzzle"])
    except NoPuzzles:
        raise ServerError("puzzle/unknown") from None
    return reply(puzzle_answer(game, puzzle, asked.text, wanted_language(request)))


def puzzle_answer(game: Game, puzzle: Puzzle, text: str, language: str) -> wire.PuzzleAnswer:
    """What becomes of a move; one that is not legal is refused."""
    say, seen = Speaker(game, language), puzzles.view_of(puzzle)
    action = read_move(game, seen, text)
    options = {game.parse(seen, puzzle.seat, one.text): one for one in puzzle.options}
    told = {move: judged(one, sight.offer(game, seen, move, say)) for move, one in options.items()}
    solved = action == next(iter(options))
    return wire.PuzzleAnswer(solved, told.get(action), list(told.values()), puzzle.worlds)


def read_move(game: Game, seen: State, text: str) -> int:
    """A legal action by its notation."""
    try:
        action = game.parse(seen, int(seen.viewer), text)
    except InvalidNotation as error:
        raise ServerError("action/unreadable", str(error)) from None
    if not seen.is_legal(seen.viewer, action):
        raise ServerError("action/unreadable", text)
    return action
