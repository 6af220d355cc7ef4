"""The coach at a table: a line of advice for a player's own seat, in games that are not rated.

It comments on a poor move only if no other person plays, and a few times a game at most.
"""

from atoll.core.rng import fast_rng
from atoll.learn import coach
from atoll.learn.coach import Lesson, Move
from atoll.learn.path import Theme
from atoll.learn.themes import theme_of, title, why
from atoll.review.judge import Judgement, judge
from atoll.review.position import position_of
from atoll.server import wire
from atoll.server.people.players import Player
from atoll.server.tables import orders
from atoll.server.tables.live_table import LiveTable
from atoll.server.tables.sight import offer
from atoll.server.tables.table import Table
from atoll.server.tables.voices import Voice, voice
from atoll.server.tables.what_if import is_against_bots
from atoll.server.workers.bot_workers import Lane


async def coach_line(
    live: LiveTable, player: Player, seat: int, language: str, keys: bool
) -> wire.CoachLine | None:
    """What the coach says to a player at their seat; nothing in a rated game."""
    async with live.lock:
        table = live.table
        if table.status != "playing" or orders.find_seat(table, seat).resigned:
            return None  # it ended while the request was on its way
        orders.own_seat(table, player, seat)
        if table.is_rated or not coach.has_choice(table.seen_by(table.ply, seat)):
            return None
        move = latest_move(table, seat)
        lesson = live.coached.setdefault(seat, Lesson())
    if is_against_bots(table, seat) and move and needs_judging(table, seat, move, lesson):
        lesson.judged = move
        judgement = await judged(live, player, seat, move[0])
        if coach.is_poor(judgement, move[1]):
            lesson.poor[move] = judgement
    async with live.lock:
        plain = Voice(table.game, language, table.spoken_names)
        if move is not None and move in lesson.poor and move == latest_move(table, seat):
            poor = lesson.poor[move]
            return better_line(table, seat, move[0], poor, plain, None if keys else language)
        theme = coach.theme_now(table.game, table.seen_by(table.ply, seat))
        return None if theme is None else spoken_line(table.ply, "now", theme, plain)


def latest_move(table: Table, seat: int) -> Move | None:
    """The seat's own latest move; None before its first."""
    ply = table.plies.last_of(seat)
    return (ply, played(table, ply)) if ply else None


def needs_judging(table: Table, seat: int, move: Move, lesson: Lesson) -> bool:
    """Whether a move is new, was a choice, and may be commented on."""
    is_new = move != lesson.judged and move not in lesson.poor and len(lesson.poor) < coach.MOST
    return is_new and coach.has_choice(table.seen_by(move[0] - 1, seat))


def played(table: Table, ply: int) -> str:
    """The action that led to a ply, in notation."""
    seat, action = table.plies.seats[ply - 1], table.plies.actions[ply - 1]
    return table.game.text(table.seen_by(ply - 1, seat), seat, action)


async def judged(live: LiveTable, player: Player, seat: int, ply: int) -> Judgement:
    """A move as a review would judge it, from what its seat knew."""
    table = live.table
    assert table.setup is not None  # the game has begun
    position = position_of(table.game, table.setup, table.seen_by(ply - 1, seat))
    lane = Lane(live.services.payers.of(player.id), table.id, is_lesson=True)
    action = table.plies.actions[ply - 1]
    return await live.services.bot_workers.work(
        lane, judge, position, action, coach.BUDGET, f"coach-{ply}"
    )


def better_line(
    table: Table, seat: int, ply: int, judgement: Judgement, plain: Voice, language: str | None
) -> wire.CoachLine:
    """Why another move was better."""
    game, seen = table.game, table.seen_by(ply - 1, seat)
    best = game.parse(seen, seat, judgement.options[0].text)
    theme = theme_of(game, seen, seen.sample(fast_rng("coach")), best)
    line = spoken_line(ply, "better", theme, plain)
    line.better = offer(game, seen, best, voice(game, language, table.spoken_names))
    line.points = judgement.option(played(table, ply)).given
    return line


def spoken_line(
    ply: int, kind: wire.CoachKind, theme: Theme | None, plain: Voice
) -> wire.CoachLine:
    """The advice on a theme."""
    if theme is None:
        return wire.CoachLine(ply, kind, "", "")
    return wire.CoachLine(ply, kind, plain(title(theme)), plain(why(theme)))
