"""What is kept of a finished game: everybody's history, and ratings by OpenSkill for each game."""

from collections.abc import Sequence
from typing import NamedTuple

import msgspec
from openskill.models import PlackettLuce, PlackettLuceRating

from atoll.core.bits import members
from atoll.server import wire
from atoll.server.database import Conflict, Database, Statement
from atoll.server.moments import now
from atoll.server.table import Table

MODEL = PlackettLuce()
BOT = "bot:"


async def finish(table: Table, database: Database, statements: list[Statement]) -> None:
    """Store the end of a game with its results and the ratings it leads to, in one write.

    A rating is replaced only if it still is what it was computed from: if another game of one of
    the players ended meanwhile, perhaps in another process, the new ratings are computed anew.
    A what-if leaves neither.
    """
    if table.origin is not None:
        await database.write(*statements)
        return
    while True:
        rated = await new_ratings(table, database)
        try:
            await database.write(*statements, *results(table), *rated)
        except Conflict as conflict:
            if conflict.statement not in rated:
                raise
        else:
            return


def results(table: Table) -> list[Statement]:
    """A row for each seat that a person holds."""
    scores = [int(score) for score in table.state.scores()]
    winners = table.winners()
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
    """Different people, or people and bots; not several seats of one person, nor one alone."""
    people = [seat.player for seat in table.seats if seat.player]
    return bool(people) and len(people) == len(set(people)) and len(table.seats) > 1


def side_ranks(table: Table, sides: list[list[int]]) -> list[float]:
    """Smaller is better: winners, then by points; a side all of whose people resigned is last."""
    scores, winners = table.state.scores(), set(members(table.state.winners()))
    places = []
    for side in sides:
        people = [table.seats[seat] for seat in side if table.seats[seat].player]
        has_resigned = bool(people) and all(seat.resigned for seat in people)
        has_won = not winners.isdisjoint(side)
        points = 0 if has_won else -sum(int(scores[seat]) for seat in side)
        places.append((has_resigned, not has_won, points))
    return [float(sorted(places).index(place)) for place in places]


async def new_ratings(table: Table, database: Database) -> list[Statement]:
    """The ratings after this game, in the order of names; a bot on several seats keeps its own.

    Those who play as a team are rated as one.
    """
    if not is_rated(table):
        return []
    assert table.setup is not None  # a game that is over began
    names, sides = identities(table), table.game.sides(table.setup.players, table.setup.options)
    known = {name: await rating(name, table.created.game, database) for name in names}
    teams = [[as_openskill(known[names[seat]]) for seat in side] for side in sides]
    after = MODEL.rate(teams, ranks=side_ranks(table, sides))
    found = [
        changed(names[seat], table.created.game, new, known[names[seat]].games)
        for side, team in zip(sides, after, strict=True)
        for seat, new in zip(side, team, strict=True)
        if names.count(names[seat]) == 1
    ]
    return sorted(found, key=lambda one: str(one.args[0]))  # one order: no two wait for each other


def changed(name: str, game: str, new: PlackettLuceRating, games: int) -> Statement:
    """Replaces a rating, if it still is the one after so many games."""
    sql = """INSERT INTO ratings (who, game, mu, sigma, games) VALUES ($1, $2, $3, $4, 1)
        ON CONFLICT (who, game) DO UPDATE
        SET mu = excluded.mu, sigma = excluded.sigma, games = ratings.games + 1
        WHERE ratings.games = $5 RETURNING who"""
    return Statement(sql, (name, game, float(new.mu), float(new.sigma), games), must=True)


class Rating(NamedTuple):
    """How good somebody is at a game, and after how many games."""

    mu: float = float(MODEL.mu)
    sigma: float = float(MODEL.sigma)
    games: int = 0


def as_openskill(known: Rating) -> PlackettLuceRating:
    """A rating as the model takes it."""
    return MODEL.rating(mu=known.mu, sigma=known.sigma)


async def rating(name: str, game: str, database: Database) -> Rating:
    """The rating of a player or bot, the usual one for a newcomer."""
    sql = "SELECT mu, sigma, games FROM ratings WHERE who = $1 AND game = $2"
    rows = await database.read(sql, name, game)
    return Rating(*rows[0]) if rows else Rating()


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
