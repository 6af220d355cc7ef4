"""The contract of a store: reads, and writes that are durable when they return.

Both stores run the same SQL, with `$1`, `$2`, … for its arguments.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, NamedTuple

Row = Sequence[Any]


class Statement(NamedTuple):
    """SQL with its arguments; if one that `must` return a row returns none, the write fails."""

    sql: str
    args: tuple[Any, ...]
    must: bool = False


class Conflict(Exception):
    """Another writer was first; nothing was written.

    `statement` is the one that had to return a row and did not, None if a key was taken.
    """

    def __init__(self, what: str, statement: Statement | None = None) -> None:
        super().__init__(what)
        self.statement = statement


# Each step migrates one version of the schema to the next; steps are added, never changed.
MIGRATIONS: tuple[tuple[str, ...], ...] = (
    (
        """CREATE TABLE players (
            id TEXT PRIMARY KEY, name TEXT NOT NULL, language TEXT NOT NULL, webhook TEXT,
            login TEXT UNIQUE, password TEXT, created BIGINT NOT NULL)""",
        """CREATE TABLE keys (
            hash TEXT PRIMARY KEY, player TEXT NOT NULL REFERENCES players(id),
            created BIGINT NOT NULL)""",
        """CREATE TABLE tables (
            id TEXT PRIMARY KEY, game TEXT NOT NULL, status TEXT NOT NULL,
            public BIGINT NOT NULL, changed BIGINT NOT NULL, wake BIGINT, info TEXT NOT NULL,
            owner TEXT, fence BIGINT NOT NULL)""",
        "CREATE INDEX tables_status ON tables(status, public, changed)",
        "CREATE INDEX tables_wake ON tables(wake)",
        """CREATE TABLE entries (
            table_id TEXT NOT NULL, version BIGINT NOT NULL, at BIGINT NOT NULL,
            body TEXT NOT NULL, PRIMARY KEY (table_id, version))""",
        """CREATE TABLE seats (
            table_id TEXT NOT NULL, seat BIGINT NOT NULL, player TEXT NOT NULL,
            PRIMARY KEY (table_id, seat))""",
        "CREATE INDEX seats_player ON seats(player)",
        """CREATE TABLE results (
            table_id TEXT NOT NULL, seat BIGINT NOT NULL, player TEXT NOT NULL,
            game TEXT NOT NULL, at BIGINT NOT NULL, names TEXT NOT NULL, scores TEXT NOT NULL,
            won BIGINT NOT NULL, PRIMARY KEY (table_id, seat))""",
        "CREATE INDEX results_player ON results(player, at)",
        """CREATE TABLE ratings (
            who TEXT NOT NULL, game TEXT NOT NULL, mu DOUBLE PRECISION NOT NULL,
            sigma DOUBLE PRECISION NOT NULL, games BIGINT NOT NULL, PRIMARY KEY (who, game))""",
        """CREATE TABLE notices (
            table_id TEXT NOT NULL, version BIGINT NOT NULL, player TEXT NOT NULL,
            PRIMARY KEY (table_id, version, player))""",
        "CREATE TABLE processes (id TEXT PRIMARY KEY, expires BIGINT NOT NULL)",
    ),
    (
        """CREATE TABLE reviews (
            table_id TEXT PRIMARY KEY, at BIGINT NOT NULL, done BIGINT NOT NULL,
            total BIGINT NOT NULL, body TEXT)""",
    ),
    (
        "ALTER TABLE tables ADD COLUMN host TEXT",
        "CREATE INDEX tables_host ON tables(status, host)",
        "CREATE INDEX ratings_best ON ratings(game, (mu - 3 * sigma) DESC, who)",
    ),
    (
        """CREATE TABLE lessons (
            player TEXT NOT NULL, game TEXT NOT NULL, done BIGINT NOT NULL, at BIGINT NOT NULL,
            PRIMARY KEY (player, game))""",
        """CREATE TABLE puzzle_tries (
            player TEXT NOT NULL, game TEXT NOT NULL, puzzle TEXT NOT NULL,
            solved BIGINT NOT NULL, at BIGINT NOT NULL, PRIMARY KEY (player, game, puzzle))""",
        "CREATE INDEX puzzle_tries_of ON puzzle_tries(game, puzzle)",
    ),
    (
        """CREATE TABLE commitments (
            player TEXT PRIMARY KEY, hash TEXT NOT NULL, secret TEXT NOT NULL,
            at BIGINT NOT NULL)""",
        "ALTER TABLE players ADD COLUMN folded TEXT",  # equal for names that look the same
        "UPDATE players SET folded = lower(name)",
        "CREATE INDEX players_folded ON players(folded)",
        "ALTER TABLE players ADD COLUMN totp TEXT",  # the secret of the second factor
        "ALTER TABLE players ADD COLUMN totp_new TEXT",  # one that no code has confirmed yet
        "ALTER TABLE players ADD COLUMN totp_step BIGINT",  # the latest step whose code was used
        "ALTER TABLE players ADD COLUMN muted BIGINT",  # until when
        "ALTER TABLE players ADD COLUMN banned BIGINT",  # until when
        "ALTER TABLE keys ADD COLUMN used BIGINT",
        "ALTER TABLE keys ADD COLUMN proved BIGINT",  # when the password was last given with it
        "ALTER TABLE keys ADD COLUMN device TEXT",
        "UPDATE keys SET used = created",
        "CREATE INDEX keys_player ON keys(player)",
        """CREATE TABLE blocks (
            player TEXT NOT NULL, other TEXT NOT NULL, at BIGINT NOT NULL,
            PRIMARY KEY (player, other))""",
        "CREATE INDEX blocks_other ON blocks(other)",
        """CREATE TABLE reports (
            id TEXT PRIMARY KEY, at BIGINT NOT NULL, reporter TEXT NOT NULL, player TEXT NOT NULL,
            table_id TEXT NOT NULL, text TEXT NOT NULL, log TEXT NOT NULL, closed BIGINT)""",
        """CREATE TABLE audit (
            id TEXT PRIMARY KEY, at BIGINT NOT NULL, who TEXT NOT NULL, action TEXT NOT NULL,
            target TEXT NOT NULL, detail TEXT NOT NULL)""",
        "CREATE TABLE tasks (id TEXT PRIMARY KEY, at BIGINT NOT NULL, body TEXT NOT NULL)",
    ),
    (
        """CREATE TABLE own_puzzles (
            player TEXT NOT NULL, id TEXT NOT NULL, game TEXT NOT NULL, table_id TEXT NOT NULL,
            ply BIGINT NOT NULL, given DOUBLE PRECISION NOT NULL, at BIGINT NOT NULL,
            body TEXT NOT NULL, PRIMARY KEY (player, id))""",
        "CREATE INDEX puzzle_tries_at ON puzzle_tries(player, at)",
    ),
    (
        """CREATE TABLE puzzle_counts (
            game TEXT NOT NULL, puzzle TEXT NOT NULL, tries BIGINT NOT NULL,
            solved BIGINT NOT NULL, PRIMARY KEY (game, puzzle))""",
        """INSERT INTO puzzle_counts (game, puzzle, tries, solved)
            SELECT game, puzzle, COUNT(*), SUM(CASE WHEN solved = 1 THEN 1 ELSE 0 END)
            FROM puzzle_tries WHERE puzzle NOT LIKE 'own-%' GROUP BY game, puzzle""",
        "DROP INDEX puzzle_tries_of",  # it served counting
    ),
)


class Database(ABC):
    """A store."""

    @abstractmethod
    async def open(self) -> None:
        """Connect and migrate the schema."""

    @abstractmethod
    async def close(self) -> None:
        """Finish pending writes and disconnect."""

    @abstractmethod
    async def read(self, sql: str, *args: Any) -> Sequence[Row]:
        """The rows of a query; `Unavailable` if the store does not answer."""

    @abstractmethod
    async def write(self, *statements: Statement) -> list[Sequence[Row]]:
        """All of these or none, durable on return; the rows that each statement returned.

        Raises `Conflict` if a key is taken or a statement that must return a row returns none,
        `Unavailable` if the store does not answer or is full.
        """
