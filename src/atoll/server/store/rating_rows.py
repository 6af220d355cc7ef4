"""Results of finished games and ratings in the store."""

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from atoll.server.store.database import Database, Row, Statement


class Result(NamedTuple):
    """The result of a finished game for one of its players."""

    table: str
    seat: int
    player: str
    game: str
    at: int
    names: Sequence[str | None]
    scores: Sequence[int]
    won: bool


def adding(result: Result) -> Statement:
    """Stores a result."""
    sql = """INSERT INTO results (table_id, seat, player, game, at, names, scores, won)
        VALUES ($1, $2, $3, $4, $5, $6, $7, $8)"""
    names, scores = (
        msgspec.json.encode(values).decode() for values in (result.names, result.scores)
    )
    return Statement(sql, (*result[:5], names, scores, int(result.won)))


async def scores_of(table: str, database: Database) -> list[int] | None:
    """The final scores at a table, if a person took part."""
    rows = await database.read("SELECT scores FROM results WHERE table_id = $1 LIMIT 1", table)
    return msgspec.json.decode(rows[0][0], type=list[int]) if rows else None


async def results_of(player: str, most: int, database: Database) -> Sequence[Row]:
    """The latest results of a player: table, game, at, names, scores, seat, won."""
    return await database.read(
        """SELECT table_id, game, at, names, scores, seat, won FROM results
        WHERE player = $1 ORDER BY at DESC LIMIT $2""",
        player,
        most,
    )


async def names_beside(
    player: str, database: Database
) -> list[tuple[str, int, list[str | None], int]]:
    """The results of a player's opponents: table, seat, names, the player's seat."""
    rows = await database.read(
        """SELECT o.table_id, o.seat, o.names, r.seat FROM results r
        JOIN results o ON o.table_id = r.table_id AND o.seat <> r.seat WHERE r.player = $1""",
        player,
    )
    return [
        (table, seat, msgspec.json.decode(names, type=list[str | None]), place)
        for table, seat, names, place in rows
    ]


def new_names(table: str, seat: int, names: Sequence[str | None]) -> Statement:
    """Replaces the names in a result."""
    sql = "UPDATE results SET names = $3 WHERE table_id = $1 AND seat = $2"
    return Statement(sql, (table, seat, msgspec.json.encode(names).decode()))


async def rating(who: str, game: str, database: Database) -> tuple[float, float, int] | None:
    """The mean, deviation and games behind a rating, if there is one."""
    sql = "SELECT mu, sigma, games FROM ratings WHERE who = $1 AND game = $2"
    rows = await database.read(sql, who, game)
    return (rows[0][0], rows[0][1], rows[0][2]) if rows else None


def changing(who: str, game: str, mu: float, sigma: float, games: int) -> Statement:
    """Replaces a rating if it is still the one after this many games."""
    sql = """INSERT INTO ratings (who, game, mu, sigma, games) VALUES ($1, $2, $3, $4, 1)
        ON CONFLICT (who, game) DO UPDATE
        SET mu = excluded.mu, sigma = excluded.sigma, games = ratings.games + 1
        WHERE ratings.games = $5 RETURNING who"""
    return Statement(sql, (who, game, mu, sigma, games), must=True)


async def best(game: str, most: int, database: Database) -> Sequence[Row]:
    """The best by the lower bound of their rating: who, name, mean, deviation, games."""
    return await database.read(
        """SELECT r.who, p.name, r.mu, r.sigma, r.games FROM ratings r
        LEFT JOIN players p ON p.id = r.who WHERE r.game = $1
        ORDER BY r.mu - 3 * r.sigma DESC, r.who LIMIT $2""",
        game,
        most,
    )
