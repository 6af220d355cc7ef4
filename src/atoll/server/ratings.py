"""What is kept of a finished game: everybody's history, and ratings by OpenSkill for each game."""

from collections.abc import Sequence

import msgspec
from openskill.models import PlackettLuce

from atoll.core.bits import members
from atoll.server import wire
from atoll.server.database import Database, Statement
from atoll.server.players import now
from atoll.server.table import Table

MODEL = PlackettLuce()
BOT = "bot:"


async def finish(table: Table, database: Database) -> list[Statement]:
    """Writes the results of a game that is over, and the ratings it leads to; not of a what-if."""
    if table.origin is not None:
        return []
    return [*results(table), *await new_ratings(table, database)]


def results(table: Table) -> list[Statement]:
    """A row for each seat that a person holds."""
    scores = [int(score) for score in table.state.scores()]
    winners = set(members(table.state.winners()))
    sql = """INSERT INTO results (table_id, seat, player, game, at, names, scores, won)
        VALUES ($1, $2, $3, $4, $5, $6, $7, $8)"""
    names, points = (msgspec.json.encode(found).decode() for found in (table.names, scores))
    return [
        Statement(
            sql,
            (table.id, n, seat.player, table.created.game, now(), names, points,
             int(n in winners and not seat.resigned)),
        )
        for n, seat in enumerate(table.seats)
        if seat.player is not None
    ]  # fmt: skip


def identities(table: Table) -> list[str]:
    """Who is rated at each seat: the player, or the kind of bot."""
    return [seat.player or f"{BOT}{seat.bot}" for seat in table.seats]


def is_rated(table: Table) -> bool:
    """Different people, or people and bots; not several seats of one person."""
    people = [seat.player for seat in table.seats if seat.player]
    return bool(people) and len(people) == len(set(people))


def ranks(table: Table) -> list[float]:
    """Smaller is better: winners, then by points; who resigned comes last."""
    scores, winners = table.state.scores(), set(members(table.state.winners()))
    places = [
        (seat.resigned, n not in winners, 0 if n in winners else -scores[n])
        for n, seat in enumerate(table.seats)
    ]
    return [float(sorted(places).index(place)) for place in places]


async def new_ratings(table: Table, database: Database) -> list[Statement]:
    """The ratings after this game; a bot on several seats keeps its rating."""
    if not is_rated(table):
        return []
    names, game = identities(table), table.created.game
    before = [await rating(name, game, database) for name in names]
    teams = [[MODEL.rating(mu=mu, sigma=sigma)] for mu, sigma in before]
    after = MODEL.rate(teams, ranks=ranks(table))
    sql = """INSERT INTO ratings (who, game, mu, sigma, games) VALUES ($1, $2, $3, $4, 1)
        ON CONFLICT (who, game) DO UPDATE
        SET mu = excluded.mu, sigma = excluded.sigma, games = ratings.games + 1"""
    return [
        Statement(sql, (name, game, float(team[0].mu), float(team[0].sigma)))
        for name, team in zip(names, after, strict=True)
        if names.count(name) == 1
    ]


async def rating(name: str, game: str, database: Database) -> tuple[float, float]:
    """The rating of a player or bot, the usual one for a newcomer."""
    sql = "SELECT mu, sigma FROM ratings WHERE who = $1 AND game = $2"
    rows = await database.read(sql, name, game)
    return (rows[0][0], rows[0][1]) if rows else (MODEL.mu, MODEL.sigma)


async def leaderboard(game: str, database: Database) -> wire.Leaderboard:
    """The best hundred by what is nearly certain of them."""
    rows = await database.read(
        """SELECT r.who, p.name, r.mu, r.sigma, r.games FROM ratings r
        LEFT JOIN players p ON p.id = r.who WHERE r.game = $1
        ORDER BY r.mu - 3 * r.sigma DESC, r.who LIMIT 100""",
        game,
    )
    return wire.Leaderboard(game, [rank(n, row) for n, row in enumerate(rows, 1)])


def rank(number: int, row: Sequence[object]) -> wire.Rank:
    """One row of the leaderboard."""
    who, name, mu, sigma, games = row
    is_bot = str(who).startswith(BOT)
    shown = str(who)[len(BOT) :].capitalize() if is_bot else str(name)
    player = None if is_bot else str(who)
    mu, sigma = float(str(mu)), float(str(sigma))
    return wire.Rank(number, shown, player, mu - 3 * sigma, mu, sigma, int(str(games)))


async def history(player: str, database: Database) -> wire.History:
    """A player's latest hundred games."""
    rows = await database.read(
        """SELECT table_id, game, at, names, scores, seat, won FROM results
        WHERE player = $1 ORDER BY at DESC LIMIT 100""",
        player,
    )
    decode = msgspec.json.decode
    return wire.History(
        [
            wire.Played(table, game, at, decode(names), decode(scores), seat, bool(won))
            for table, game, at, names, scores, seat, won in rows
        ]
    )
