"""Players' tries at puzzles, and puzzles made from their own games."""

from itertools import takewhile
from typing import NamedTuple

import msgspec

from atoll.review.puzzles import Puzzle
from atoll.server.store.database import Database, Statement
from atoll.server.wall_clock import now

FAILED, AT_FIRST, LATER = 0, 1, 2  # the result of a puzzle
OWN = "own-"  # prefix of the ids of own puzzles
MOST_OWN = 30  # puzzles of a player that are stored, the newest
MOST_BYTES = 65_536  # of one of them; a position with a large uploaded component set is left out


class Counts(NamedTuple):
    """How many players have tried a puzzle, and solved it at the first try."""

    tries: int = 0
    solved: int = 0


class OwnPuzzle(NamedTuple):
    """A puzzle made from a decision of a player."""

    puzzle: Puzzle
    table: str
    ply: int
    given: float  # points that the player gave away


async def is_first_game(player: str, game: str, database: Database) -> bool:
    """Whether a player has never finished a game."""
    sql = "SELECT 1 FROM results WHERE player = $1 AND game = $2 LIMIT 1"
    return not await database.read(sql, player, game)


async def keep_try(player: str, game: str, puzzle: str, solved: bool, database: Database) -> None:
    """Store a try: the result of the first one, and whether a later one succeeded."""
    at = AT_FIRST if solved else FAILED
    counted = [] if puzzle.startswith(OWN) else count_try(player, game, puzzle, at)
    sql = """INSERT INTO puzzle_tries (player, game, puzzle, solved, at) VALUES ($1, $2, $3, $4, $5)
        ON CONFLICT (player, game, puzzle) DO UPDATE SET solved = CASE
        WHEN puzzle_tries.solved = 0 AND excluded.solved = 1 THEN 2
        ELSE puzzle_tries.solved END"""
    await database.write(*counted, Statement(sql, (player, game, puzzle, at, now())))


def count_try(player: str, game: str, puzzle: str, solved: int) -> list[Statement]:
    """Count a player's first try at a puzzle; the try itself is stored after that.

    The first statement locks the row, so that of two concurrent tries only one is the first.
    """
    row = """INSERT INTO puzzle_counts (game, puzzle, tries, solved) VALUES ($1, $2, 0, 0)
        ON CONFLICT (game, puzzle) DO UPDATE SET tries = puzzle_counts.tries"""
    count = """UPDATE puzzle_counts SET tries = tries + 1, solved = solved + $4
        WHERE game = $1 AND puzzle = $2 AND NOT EXISTS (SELECT 1 FROM puzzle_tries t
        WHERE t.player = $3 AND t.game = $1 AND t.puzzle = $2)"""
    return [Statement(row, (game, puzzle)), Statement(count, (game, puzzle, player, solved))]


async def tries_of(player: str, game: str, database: Database) -> dict[str, int]:
    """The results of a player's tries at the puzzles of a game."""
    sql = "SELECT puzzle, solved FROM puzzle_tries WHERE player = $1 AND game = $2"
    return {str(row[0]): int(row[1]) for row in await database.read(sql, player, game)}


async def counts_of(game: str, database: Database) -> dict[str, Counts]:
    """How the puzzles of a game were solved by all: one row per puzzle, however many tried it.

    Own puzzles are visible to one player only and are not counted.
    """
    sql = "SELECT puzzle, tries, solved FROM puzzle_counts WHERE game = $1"
    rows = await database.read(sql, game)
    return {str(puzzle): Counts(int(tries), int(solved)) for puzzle, tries, solved in rows}


async def streak_of(player: str, database: Database) -> tuple[int, int]:
    """How many puzzles in a row a player solved at the first try: now, and at best."""
    sql = "SELECT solved FROM puzzle_tries WHERE player = $1 ORDER BY at DESC, puzzle"
    hits = [int(row[0]) == AT_FIRST for row in await database.read(sql, player)]
    best = run = 0
    for hit in hits:
        run = run + 1 if hit else 0
        best = max(best, run)
    return len(list(takewhile(bool, hits))), best


# -- own puzzles ----------------------------------------------------------------------------


async def keep_own(player: str, puzzles: list[OwnPuzzle], database: Database) -> None:
    """Store puzzles made from a player's game; the oldest are deleted when there are too many."""
    sql = """INSERT INTO own_puzzles (player, id, game, table_id, ply, given, at, body)
        VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (player, id) DO NOTHING"""
    rows = []
    for made in puzzles:
        body = msgspec.json.encode(made.puzzle).decode()
        game = made.puzzle.position.game
        if len(body) <= MOST_BYTES:
            args = (player, made.puzzle.id, game, made.table, made.ply, made.given, now(), body)
            rows.append(Statement(sql, args))
    oldest = """DELETE FROM own_puzzles WHERE player = $1 AND id NOT IN (SELECT id FROM own_puzzles
        WHERE player = $1 ORDER BY at DESC, given DESC, id LIMIT $2)"""
    tries = """DELETE FROM puzzle_tries WHERE player = $1 AND puzzle LIKE 'own-%'
        AND puzzle NOT IN (SELECT id FROM own_puzzles WHERE player = $1)"""
    await database.write(*rows, Statement(oldest, (player, MOST_OWN)), Statement(tries, (player,)))


async def own_puzzles(player: str, game: str, database: Database) -> list[OwnPuzzle]:
    """The puzzles made from a player's games, the newest first."""
    sql = """SELECT body, table_id, ply, given FROM own_puzzles WHERE player = $1 AND game = $2
        ORDER BY at DESC, given DESC, id"""
    rows = await database.read(sql, player, game)
    return [
        OwnPuzzle(msgspec.json.decode(body, type=Puzzle), table, ply, given)
        for body, table, ply, given in rows
    ]
