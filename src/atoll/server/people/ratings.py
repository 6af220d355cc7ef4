"""History and ratings of players, by OpenSkill for each game."""

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

import msgspec
from openskill.models import PlackettLuce, PlackettLuceRating

from atoll.server import wire
from atoll.server.people.names import fold, tag_of
from atoll.server.store import rating_rows
from atoll.server.store.database import Database

MODEL = PlackettLuce()
BOT = "bot:"
LISTED = 100  # games or ratings in a list


class Rating(NamedTuple):
    """A player's rating in a game, and the number of rated games."""

    mu: float = float(MODEL.mu)
    sigma: float = float(MODEL.sigma)
    games: int = 0


def as_openskill(rating: Rating) -> PlackettLuceRating:
    """A rating as OpenSkill takes it."""
    return MODEL.rating(mu=rating.mu, sigma=rating.sigma)


async def rating(name: str, game: str, database: Database) -> Rating:
    """The rating of a player or bot, the default one for a new player."""
    stored = await rating_rows.rating(name, game, database)
    return Rating(*stored) if stored else Rating()


async def leaderboard(game: str, database: Database) -> wire.Leaderboard:
    """The best hundred by the lower bound of their rating."""
    rows = await rating_rows.best(game, LISTED, database)
    names = Counter(fold(str(row[1])) for row in rows)
    return wire.Leaderboard(game, [rank(n, row, names) for n, row in enumerate(rows, 1)])


def rank(number: int, row: Sequence[object], names: Counter[str]) -> wire.Rank:
    """One row of the leaderboard; a name that appears twice gets its tag."""
    who, name, mu, sigma, games = row
    is_bot = str(who).startswith(BOT)
    shown = str(who)[len(BOT) :] if is_bot else str(name)
    player = None if is_bot else str(who)
    mu, sigma = float(str(mu)), float(str(sigma))
    is_marked = player is not None and names[fold(shown)] > 1
    tag = tag_of(player) if player is not None and is_marked else ""
    return wire.Rank(number, shown, player, tag, mu - 3 * sigma, mu, sigma, int(str(games)))


async def history(player: str, database: Database) -> wire.History:
    """A player's latest hundred games."""
    rows = await rating_rows.results_of(player, LISTED, database)
    decode = msgspec.json.decode
    return wire.History(
        [
            wire.Played(table, game, at, decode(names), decode(scores), seat, bool(won))
            for table, game, at, names, scores, seat, won in rows
        ]
    )
