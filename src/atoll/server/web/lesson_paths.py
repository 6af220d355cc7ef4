"""Lessons over HTTP: the steps of a game's path, tries at them, and a player's progress."""

from starlette.requests import Request
from starlette.responses import Response

from atoll import games
from atoll.core.errors import InvalidNotation
from atoll.core.game import Game
from atoll.core.state import State
from atoll.core.words import Words
from atoll.learn.lesson import Outcome, pupil_of, seen_in, try_move
from atoll.learn.path import NoLessons, Path, path_of
from atoll.messages import bot_name
from atoll.server import wire
from atoll.server.errors import ServerError
from atoll.server.people.players import Player
from atoll.server.store import lesson_rows, practice_rows
from atoll.server.tables import sight
from atoll.server.tables.coach import coach_line
from atoll.server.tables.voices import Tell, Voice, voice
from atoll.server.web.history import number_in
from atoll.server.web.requests import (
    house_of,
    live_table_of,
    player_of,
    read,
    reply,
    speech,
    spoken,
    who,
)


async def list_lessons(request: Request) -> Response:
    """`GET /api/lessons`."""
    player = await who(request)
    return reply(wire.LessonList(await infos(request, player)))


async def infos(request: Request, player: Player | None) -> list[wire.LessonInfo]:
    """The paths of all games, with the progress of a player."""
    database = house_of(request).database
    done = {} if player is None else await lesson_rows.steps_done(player.id, database)
    taught = [game for game in games.all_games() if has_lessons(game)]
    return [
        wire.LessonInfo(game.name, game.title, len(path_of(game).steps), done.get(game.name, 0))
        for game in taught
    ]


def has_lessons(game: Game) -> bool:
    """Whether a game has lessons."""
    try:
        path_of(game)
    except NoLessons:
        return False
    return True


def asked_step(request: Request) -> tuple[Game, Path, int]:
    """The game, its path and the step that a request names."""
    game, number = games.find(request.path_params["game"]), request.path_params["step"]
    try:
        path = path_of(game)
        path.step(number)
    except NoLessons:
        raise ServerError("lesson/unknown") from None
    return game, path, number


def names_in(game: Game, number: int, player: Player | None) -> list[str | Words]:
    """The pupil by name, and the others as bots."""
    path = path_of(game)
    step = path.step(number)
    names: list[str | Words] = [bot_name(seat) for seat in range(path.scenes[step.scene].players)]
    seat = pupil_of(game, step)
    names[seat] = Words("seat-number", {"number": seat + 1}) if player is None else player.name
    return names


async def show_step(request: Request) -> Response:
    """`GET /api/lessons/{game}/{step}`."""
    player = await who(request)
    game, path, number = asked_step(request)
    names = names_in(game, number, player)
    plain = Voice(game, speech(request, player), names)
    say = voice(game, spoken(request, player), names)
    return reply(step_info(game, path, number, say, [plain.name(name) for name in names]))


def step_info(game: Game, path: Path, number: int, say: Tell, names: list[str]) -> wire.LessonStep:
    """A step on the wire, made from what the pupil's seat has seen."""
    step, seen = path.step(number), seen_in(game, number)
    is_last = number == len(path.steps) - 1
    seat = int(seen.viewer)
    example = None
    if step.example is not None:
        example = sight.offer(game, seen, game.parse(seen, seat, step.example), say)
    return wire.LessonStep(
        game.name,
        number,
        len(path.steps),
        "play" if is_last else "do" if step.asks else "read",
        say(step.words()),
        seat,
        names,
        sight.told_view(game, seen),
        sight.offers(game, seen, say) if step.asks else {},
        shown_scores(game, path, number, seen),
        example,
        first_game(path) if is_last else None,
    )


def first_game(path: Path) -> wire.FirstGame:
    """The table that the last step opens."""
    first = path.first_game
    return wire.FirstGame(first.players, first.bot, dict(first.options))


def shown_scores(game: Game, path: Path, number: int, seen: State) -> list[int]:
    """The score shown at each seat."""
    setup = path.scenes[path.step(number).scene].setup(game)
    return game.shown_scores(setup.players, setup.options, seen.scores())


async def try_step(request: Request) -> Response:
    """`POST /api/lessons/{game}/{step}`."""
    player = await who(request)
    game, path, number = asked_step(request)
    body = await read(request, wire.TryStep)
    say = voice(game, spoken(request, player), names_in(game, number, player))
    outcome = try_move(game, number, read_try(game, seen_in(game, number), body))
    return reply(answer(game, path, number, outcome, say))


def read_try(game: Game, seen: State, body: wire.TryStep) -> int:
    """The action of a try, legal or not."""
    seat = int(seen.viewer)
    try:
        if body.data is not None:
            return game.from_data(seen, seat, body.data)
        return game.parse(seen, seat, body.text or "")
    except InvalidNotation as error:
        raise ServerError("action/unreadable", str(error)) from None


def answer(game: Game, path: Path, number: int, outcome: Outcome, say: Tell) -> wire.StepAnswer:
    """The result of a try, for the pupil."""
    text = say(outcome.words)
    if outcome.refusal is not None:
        refusal = wire.Forbidden(outcome.refusal.clause, say(outcome.refusal.reason))
        return wire.StepAnswer(False, text, refusal)
    if outcome.seen is None:
        return wire.StepAnswer(False, text)
    seat = int(outcome.seen.viewer)
    lines = [sight.event_line(event, 0, 0, seat, say) for event in outcome.events]
    scores = shown_scores(game, path, number, outcome.seen)
    return wire.StepAnswer(True, text, None, sight.told_view(game, outcome.seen), scores, lines)


async def keep_progress(request: Request) -> Response:
    """`PUT /api/lessons/{game}`."""
    player = await player_of(request)
    game = games.find(request.path_params["game"])
    body = await read(request, wire.StepsDone)
    if not has_lessons(game):
        raise ServerError("lesson/unknown")
    done = min(body.done, len(path_of(game).steps))
    await lesson_rows.keep_steps(player.id, game.name, done, house_of(request).database)
    return reply(wire.LessonInfo(game.name, game.title, len(path_of(game).steps), done))


async def coach(request: Request) -> Response:
    """`GET /api/tables/{table}/coach`: in a player's first game, or with `always` in any."""
    player, live = await player_of(request), await live_table_of(request)
    seat, database = number_in(request, "seat") or 0, house_of(request).database
    is_wanted = bool(number_in(request, "always"))
    if not (
        is_wanted or await practice_rows.is_first_game(player.id, live.table.game.name, database)
    ):
        return reply(wire.Coaching(None))
    language, keys = speech(request, player), "keys" in request.query_params
    return reply(wire.Coaching(await coach_line(live, player, seat, language, keys)))
