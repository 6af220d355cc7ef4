"""What a seat knows of the game at its table, as data for a worker process."""

from atoll.review.position import Position, position_of
from atoll.server.chance import draw
from atoll.server.tables.table import Table
from atoll.server.workers.bot_workers import Question


def known(table: Table, seat: int) -> Position:
    """What a seat knows now."""
    assert table.setup is not None  # a seat knows something once the game has begun
    return position_of(table.game, table.setup, table.seen_by(table.ply, seat))


def question(table: Table, seat: int, bot: str) -> Question:
    """The question for a bot of this seat, about the current position."""
    return Question(known(table, seat), bot, bot_seed(table, seat))


def bot_seed(table: Table, seat: int) -> int:
    """The seed of a bot's next choice."""
    return draw(f"{table.ply} {seat}")
